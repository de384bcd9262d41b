// POST /v1/webhooks/endpoints/{endpoint_id}/replay-failed

import { fieldFault, parseBody, throwFaults } from '../../../contract/reading/validate.ts';
import { ReplayResult } from '../../../contract/schemas/delivery.ts';
import { readMoment } from '../../../contract/schemas/members.ts';
import { ReplayFailed } from '../../../contract/schemas/webhook-endpoint.ts';
import { replayFailed } from '../../../operations/deliveries.ts';
import { ok } from '../../answers.ts';
import type { Route } from '../../route.ts';

export default {
  id: 'replayFailedDeliveries',
  method: 'POST',
  path: '/v1/webhooks/endpoints/:endpoint_id/replay-failed',
  tag: 'Webhooks',
  summary: 'Send failed deliveries again',
  access: 'key',
  body: { schema: ReplayFailed, required: true },
  answers: { 200: { description: 'The new deliveries.', schema: ReplayResult } },
  problems: [400, 404, 409, 413, 415],
  async handle(tools, { projectId, params, body }) {
    const since = readMoment(parseBody(ReplayFailed, body).since);
    if (since === null) throwFaults([fieldFault(['since'], 'must be an ISO 8601 date-time', 'invalid_format')]);
    return ok(await replayFailed(tools, { projectId, endpointId: params.endpoint_id!, since: since! }));
  },
} satisfies Route;
