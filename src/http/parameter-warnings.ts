// A query parameter that a route does not know is told, as an unknown member of a body is: a misspelt filter would otherwise
// silently list everything.
import type { Answer, Route } from './route.ts';

const MOST = 20;

export function unknownParameters(route: Pick<Route, 'query'>, query: unknown): string[] {
  const known = new Set(Object.keys(route.query?.shape ?? {}));
  const asked = query !== null && typeof query === 'object' ? Object.keys(query) : [];
  return asked.filter((name) => !known.has(name)).slice(0, MOST);
}

export function withParameterWarnings(route: Pick<Route, 'query'>, query: unknown, answer: Answer): Answer {
  const unknown = unknownParameters(route, query);
  const { body } = answer;
  if (unknown.length === 0 || body === null || typeof body !== 'object' || Array.isArray(body)) return answer;
  const own = (body as { warnings?: unknown }).warnings;
  const warnings = [...(Array.isArray(own) ? own : []), ...unknown.map((name) => `unknown_parameter:${name}`)];
  const { json: _written, ...rest } = answer;
  return { ...rest, body: { ...body, warnings } };
}
