// The body of every answer that is not a success (RFC 9457), and the fault it is made from.
import { z } from 'zod';
import { ERROR_CODES } from '../error-codes.ts';

export { Fault, type FieldFault, isFault } from '../../domain/model/fault.ts';

export const FieldProblem = z
  .object({
    path: z.string().describe('claims[3].claim_key'),
    pointer: z.string().describe('/claims/3/claim_key'),
    message: z.string(),
    code: z.string(),
  })
  .meta({ id: 'FieldProblem' });

export const Problem = z
  .looseObject({
    type: z.string().describe('Address of the code in the reference.'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().describe('Path of the request.'),
    code: z.enum(Object.keys(ERROR_CODES) as [string, ...string[]]),
    request_id: z.string().describe('Also in the X-Request-Id header.'),
    errors: z.array(FieldProblem).optional(),
  })
  .meta({ id: 'Problem' });
