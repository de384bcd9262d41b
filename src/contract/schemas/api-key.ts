// API keys, as the administrator sees them. The whole key is shown once.
import { z } from 'zod';
import { text, timestamp } from './members.ts';

export const API_KEY_PREFIX = 'bonafide_key_';

export const ApiKey = z
  .object({
    id: z.string(),
    project_id: z.string(),
    name: z.string(),
    hint: z.string().describe('First characters of the key.'),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });

export const ApiKeyWithSecret = ApiKey.extend({ key: z.string().describe('Shown once.') }).meta({
  id: 'ApiKeyWithSecret',
});

export const CreateApiKey = z.object({ name: text(100).optional() }).meta({ id: 'CreateApiKey' });
