// The reference as one readable page, rendered from the OpenAPI document, below the list of documents.
import { ERROR_CODES } from '../../contract/error-codes.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { escapeHtml, pageFrame } from './page-frame.ts';

type Json = Record<string, unknown>;

const SAMPLE = `curl -s -X POST "$BASE/v1/jobs" \\
  -H "x-api-key: $API_KEY" -H "content-type: application/json" \\
  -d '{"person": {"full_name": "Ada Example"},
       "claims": [{"claim_key": "degree", "claim_type": "education",
                   "expected": {"school": "Example University", "degree": "BSc"}}]}'`;

/** The list of documents, and below it the reference. */
export function docsPage(document: OpenApiDocument, guides: { home: string; menu: string }): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map((tag) => ({
    tag,
    operations: operations.filter(({ operation }) => (operation.tags as string[])[0] === tag.name),
  }));
  const schemas = Object.entries(document.components.schemas);
  const listed = groups.map(
    ({ tag, operations: list }) =>
      `<p>${escapeHtml(tag.name)}</p><ul>${list.map(({ operation }) => `<li><a href="#${escapeHtml(String(operation.operationId))}">${escapeHtml(String(operation.summary))}</a></li>`).join('')}</ul>`,
  );
  const objects = schemas.map(([name]) => `<li><a href="#object-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  const menu = `${guides.menu}<p><a href="#reference">API reference</a></p>${listed.join('')}
<p><a href="#problems">Problems</a></p><p><a href="#objects">Objects</a></p><ul>${objects.join('')}</ul>`;
  const heading =
    guides.home === '' ? '<h1 id="reference">API reference</h1>' : '<h2 id="reference">API reference</h2>';
  const main = `${guides.home}
${heading}
<p>Version ${escapeHtml(String(document.info.version))}. ${escapeHtml(String(document.info.summary))} The machine-readable form is <a href="/openapi.json">/openapi.json</a>.</p>
<p>Every request under <code>/v1</code> carries an API key in the <code>x-api-key</code> header. Every answer carries <code>X-Request-Id</code>; errors are <code>application/problem+json</code>.</p>
<pre tabindex="0"><code>${escapeHtml(SAMPLE)}</code></pre>
${groups.map(({ tag, operations: list }) => `<h2>${escapeHtml(tag.name)}</h2><p>${escapeHtml(tag.description)}</p>${list.map(({ path, method, operation }) => operationSection(path, method, operation)).join('')}`).join('')}
${problemSection()}
<h2 id="objects">Objects</h2>${schemas.map(([name, schema]) => `<h3 id="object-${escapeHtml(name)}">${escapeHtml(name)}</h3>${schemaTable(schema)}`).join('')}`;
  return pageFrame({ title: 'Documents and reference · Bonafide', menu, main });
}

function operationSection(path: string, method: string, operation: Json): string {
  const parameters = (operation.parameters ?? []) as Json[];
  const body = operation.requestBody as
    | { content: Record<string, { schema: Json; example?: unknown }>; required: boolean }
    | undefined;
  const responses = Object.entries(operation.responses as Record<string, Json>);
  return `<section><h3 id="${escapeHtml(String(operation.operationId))}">${escapeHtml(String(operation.summary))}</h3>
<p><code><span class="method">${method}</span> ${escapeHtml(path)}</code></p>
${operation.description ? `<p>${prose(String(operation.description))}</p>` : ''}
${parameters.length > 0 ? `<h4>Parameters</h4><div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead><tbody>${parameters.map((parameter) => `<tr><td><code>${escapeHtml(String(parameter.name))}</code></td><td>${escapeHtml(String(parameter.in))}</td><td>${typeOf(parameter.schema as Json)}</td><td>${prose(String(parameter.description ?? ''))}</td></tr>`).join('')}</tbody></table></div>` : ''}
${body ? `<h4>Body</h4><p>${typeOf(body.content['application/json']!.schema)}${body.required ? '' : ' (optional)'}</p>` : ''}
<h4>Answers</h4><p>${responses.map(([status, response]) => answerOf(status, response)).join(' · ')}</p>
${exampleBlock('Example of a request', body?.content)}${responses.map(([, response]) => exampleBlock('Example of an answer', response.content as Content | undefined)).join('')}</section>`;
}

type Content = Record<string, { example?: unknown }>;

/** Folded, so that the page stays a page; keyboards reach what scrolls. */
function exampleBlock(title: string, content: Content | undefined): string {
  const example = Object.values(content ?? {})[0]?.example;
  if (example === undefined) return '';
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`;
}

function answerOf(status: string, response: Json): string {
  if (typeof response.$ref === 'string') return `<a href="#problem-${status}">${status}</a>`;
  const content = Object.entries((response.content ?? {}) as Record<string, { schema: Json }>)[0];
  const shown = content
    ? content[0] === 'application/json'
      ? ` ${typeOf(content[1].schema)}`
      : ` <code>${escapeHtml(content[0])}</code>`
    : '';
  return `<strong>${status}</strong>${shown}`;
}

function problemSection(): string {
  const seen = new Set<number>();
  const rows = Object.entries(ERROR_CODES).map(([code, { status, title, remedy }]) => {
    const first = !seen.has(status);
    seen.add(status);
    return `<tr id="problem-${code}"><td${first ? ` id="problem-${status}"` : ''}>${status}</td><td><code>${code}</code></td><td>${escapeHtml(title)}</td><td>${prose(remedy)}</td></tr>`;
  });
  return `<h2 id="problems">Problems</h2><div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Title</th><th scope="col">What to do</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function schemaTable(schema: Json): string {
  const alternatives = (schema.oneOf ?? schema.anyOf) as Json[] | undefined;
  if (alternatives) return `<p>One of:</p>${alternatives.map((alternative) => schemaTable(alternative)).join('')}`;
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  if (properties.length === 0) return `<p>${typeOf(schema)}</p>`;
  const required = new Set((schema.required ?? []) as string[]);
  const rows = properties.map(
    ([name, member]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${typeOf(member)}</td><td>${required.has(name) ? 'yes' : ''}</td><td>${prose(notes(member))}</td></tr>`,
  );
  return `<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">Member</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Notes</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const LIMITS: [string, string][] = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'above'],
  ['maximum', 'at most'],
  ['minLength', 'characters at least'],
  ['maxLength', 'characters at most'],
  ['minItems', 'items at least'],
  ['maxItems', 'items at most'],
];

function notes(schema: Json): string {
  const limits = LIMITS.filter(
    ([key]) => typeof schema[key] === 'number' && Math.abs(schema[key] as number) < 2 ** 53 - 1,
  ).map(([key, words]) => `${words} ${schema[key]}`);
  return [schema.description, limits.join(', ')].filter(Boolean).join(' ');
}

function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!;
    return `<a href="#object-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (alternatives) return alternatives.map(typeOf).join(' or ');
  if (schema.type === 'array') return `array of ${typeOf((schema.items ?? {}) as Json)}`;
  const properties = schema.properties as Record<string, Json> | undefined;
  if (properties)
    return `object {${Object.entries(properties)
      .map(([name, member]) => `<code>${escapeHtml(name)}</code>: ${typeOf(member)}`)
      .join(', ')}}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  return escapeHtml(schema.format ? `${type} (${schema.format})` : String(type));
}

/** Sentences with `code` in them. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]{1,200})`/g, '<code>$1</code>');
}
