// Imported pages: an archive of the operator's own that jobs search.
import { z } from 'zod';
import { timestamp } from './members.ts';

export const Collection = z
  .object({ name: z.string(), pages: z.int().min(0), imported_at: timestamp })
  .meta({ id: 'Collection' });

const MAX_PAGES = 100;
const MAX_CHARACTERS = 900_000;

export const ImportPages = z
  .object({
    collection: z
      .string()
      .regex(
        /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u,
        'must be 1 to 100 letters, digits, spaces, dots, dashes or underscores',
      ),
    pages: z
      .array(
        z.object({
          url: z.httpUrl().max(2000).describe('Where the page was; its site counts as one source.'),
          title: z.string().max(1000).optional(),
          html: z.string().max(MAX_CHARACTERS).optional().describe('Either this or `text`.'),
          text: z.string().max(MAX_CHARACTERS).optional(),
          published_date: z.string().max(40).optional(),
        }),
      )
      .min(1)
      .max(MAX_PAGES),
  })
  .meta({ id: 'ImportPages' });

export const ImportResult = z
  .object({
    collection: z.string(),
    imported: z.int().min(0),
    passed_over: z.array(z.object({ url: z.string(), reason: z.string() })),
  })
  .meta({ id: 'ImportResult' });
