// Templates through HTTP on the whole service with the sample web: what is checked when one is made, what a job takes
// from it, and what its schemas and rubric do to the result.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { userProgram } from '../../src/cli/program.ts';
import { runProgram } from '../../src/cli/run-program.ts';
import { BonafideError, type CreateJob, type CreateTemplate, type Template } from '../../src/client/bonafide-client.ts';
import { TEMPLATE_LIBRARY } from '../../src/client/template-library.ts';
import { SAMPLE_JOB } from '../../src/main/first-screen.ts';
import { recordingTerminal } from '../support/recording-terminal.ts';
import { type Service, startService, temporaryFolder } from '../support/service.ts';

const folder = temporaryFolder();
let service: Service;
let names = 0;

before(async () => {
  service = await startService({ dataDir: folder.path, environment: { BONAFIDE_PROVIDERS: 'profile,corpus' } });
});
after(async () => {
  assert.equal(await service.stop(), 0);
  folder.remove();
});

function body(change: Partial<CreateTemplate> = {}): CreateTemplate {
  names += 1;
  return {
    name: `template-${names}`,
    version: 1,
    input_schema: {},
    extraction_schema: {},
    search_plan: {},
    scoring_rubric: {},
    ...change,
  };
}

async function problemOf(act: Promise<unknown>): Promise<BonafideError> {
  return act.then(
    () => assert.fail('was accepted'),
    (error: unknown) => {
      assert.ok(error instanceof BonafideError, String(error));
      return error;
    },
  );
}

async function refusedAt(template: CreateTemplate): Promise<Map<string, string>> {
  const error = await problemOf(service.client.templates.create(template));
  assert.equal(error.status, 400);
  return new Map((error.problem?.errors ?? []).map((fault) => [fault.pointer, fault.code ?? '']));
}

async function finished(job: CreateJob) {
  const { id } = await service.client.jobs.create(job);
  const ended = await service.client.jobs.waitFor(id);
  assert.equal(ended.status, 'completed', ended.error ?? '');
  return { job: ended, report: await service.client.jobs.report(id) };
}

describe('making a template', () => {
  it('fills what may be left out, and keeps the rest as it was given', async () => {
    const given = body({ metadata: { team: 'hiring' }, search_plan: { queries: ['"{{person.full_name}}"'] } });
    const made = await service.client.templates.create(given);
    assert.match(made.id, /^tpl_[0-9A-Z]{26}$/);
    assert.equal(made.description, null);
    assert.equal(made.deprecated_at, null);
    assert.deepEqual(made.metadata, { team: 'hiring' });
    assert.deepEqual(made.search_plan, given.search_plan);
    assert.deepEqual(await service.client.templates.get(made.id), made);
    assert.deepEqual((await service.client.templates.create(body())).metadata, {});
  });

  it('takes a name and version once', async () => {
    const first = body();
    await service.client.templates.create(first);
    assert.equal((await problemOf(service.client.templates.create(first))).status, 409);
    assert.equal((await service.client.templates.create({ ...first, version: 2 })).version, 2);
  });

  it('names every placeholder that nothing can fill, with its place', async () => {
    const faults = await refusedAt(
      body({
        search_plan: {
          queries: ['"{{person.full_name}}"', '{{person.shoe_size}} and {{nonsense}}', '{{person.full_name'],
          per_claim_type: { education: ['{{expected.school}}', '{{expected.employer}}'] },
        },
      }),
    );
    assert.equal(faults.get('/search_plan/queries/1'), 'unknown_placeholder');
    assert.equal(faults.get('/search_plan/queries/2'), 'invalid_placeholder');
    assert.equal(faults.get('/search_plan/per_claim_type/education/1'), 'unknown_placeholder');
    assert.equal(faults.size, 3);
  });

  const schemas: [string, Record<string, unknown>, string, string][] = [
    ['a remote reference', { $ref: 'https://schemas.example/person' }, '/$ref', 'remote_reference'],
    [
      'a cyclic reference',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
      '',
      'cyclic_reference',
    ],
    [
      'a pattern with look-around',
      { properties: { person: { pattern: '(?=a)a' } } },
      '/properties/person/pattern',
      'invalid_pattern',
    ],
    ['no schema at all', { type: 'thing' }, '', 'invalid_schema'],
    ['a schema that answers later', { $async: true, required: ['x'] }, '/$async', 'unsupported_keyword'],
    [
      'a loop through a property called like a keyword',
      { $ref: '#/$defs/a', $defs: { a: { dependentSchemas: { enum: { $ref: '#/$defs/a' } } } } },
      '',
      'cyclic_reference',
    ],
  ];
  for (const member of ['input_schema', 'extraction_schema'] as const) {
    for (const [name, schema, place, code] of schemas) {
      it(`refuses ${name} in ${member}`, async () => {
        assert.equal((await refusedAt(body({ [member]: schema }))).get(`/${member}${place}`), code);
      });
    }
  }

  it('is not in the way of the next one, whatever it calls itself', async () => {
    const $id = 'https://json-schema.org/draft/2020-12/schema';
    await service.client.templates.create(body({ input_schema: { $id }, extraction_schema: { $id } }));
    const template = await service.client.templates.create(body({ input_schema: { required: ['absent'] } }));
    const error = await problemOf(service.client.jobs.create({ ...SAMPLE_JOB, template_id: template.id }));
    assert.equal(error.problem?.errors?.[0]?.code, 'template_required');
  });

  it('refuses a megabyte of nesting', async () => {
    const depth = 100_000;
    const text = `${'{"not":'.repeat(depth)}{}${'}'.repeat(depth)}`;
    const response = await fetch(`${service.address}/v1/templates`, {
      method: 'POST',
      headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
      body: JSON.stringify(body()).replace('"input_schema":{}', `"input_schema":${text}`),
    });
    assert.equal(response.status, 400);
    await response.arrayBuffer();
  });

  it('tells all faults at once', async () => {
    const faults = await refusedAt(
      body({
        input_schema: { $ref: 'http://elsewhere.example/' },
        extraction_schema: { pattern: '\\1(a)' },
        search_plan: { queries: ['{{x}}'] },
        scoring_rubric: { weights: { identity: -1 } },
      }),
    );
    assert.ok(faults.has('/scoring_rubric/weights/identity'), [...faults.keys()].join(' '));
  });
});

describe('a job with a template', () => {
  it('shows in its echo what it took: own values win, claims may be left out', async () => {
    const claims = SAMPLE_JOB.claims!;
    const template = await service.client.templates.create(
      body({
        search_plan: {
          options: { depth: 'light', max_sources: 12, deny_domains: ['nobody.example'] },
          claims: claims as never,
        },
      }),
    );
    const taken = await service.client.jobs.create({ person: SAMPLE_JOB.person, template_id: template.id });
    assert.deepEqual(taken.claims, claims);
    assert.deepEqual(taken.options, { depth: 'light', max_sources: 12, deny_domains: ['nobody.example'] });
    assert.equal(taken.template_id, template.id);
    const own = await service.client.jobs.create({
      person: SAMPLE_JOB.person,
      template_id: template.id,
      options: { depth: 'standard' },
      claims: [
        { claim_key: 'phd', claim_type: 'education', expected: { degree: 'MSc' } },
        { claim_key: 'more', claim_type: 'custom', expected: { statement: 'Climbs mountains' } },
      ],
    });
    assert.equal(own.options?.depth, 'standard');
    assert.equal(own.options?.max_sources, 12);
    assert.deepEqual(
      own.claims.map((claim) => claim.claim_key),
      ['phd', 'more'],
    );
    assert.deepEqual(own.claims[0]!.expected, { ...claims[0]!.expected, degree: 'MSc' });
    assert.deepEqual((await service.client.jobs.get(own.id)).claims, own.claims);
  });

  it('needs claims from one of the two', async () => {
    const template = await service.client.templates.create(body());
    const error = await problemOf(service.client.jobs.create({ person: SAMPLE_JOB.person, template_id: template.id }));
    assert.equal(error.status, 400);
    assert.equal(error.problem?.errors?.[0]?.pointer, '/claims');
  });

  it('is held to the input_schema, with pointers into the request', async () => {
    const template = await service.client.templates.create(
      body({
        input_schema: {
          type: 'object',
          properties: {
            person: { required: ['email'] },
            claims: { items: { properties: { claim_type: { enum: ['education'] } } } },
            metadata: {
              type: 'object',
              required: ['requisition'],
              properties: { requisition: { pattern: '^R-\\d+$' } },
            },
          },
        },
      }),
    );
    const job = { ...SAMPLE_JOB, template_id: template.id };
    const error = await problemOf(service.client.jobs.create(job));
    assert.equal(error.status, 400);
    const pointers = (error.problem?.errors ?? []).map((fault) => fault.pointer);
    assert.deepEqual(pointers.toSorted(), ['/claims/1/claim_type', '/metadata/requisition', '/person/email']);
    const wrong = await problemOf(
      service.client.jobs.create({
        ...job,
        person: { ...SAMPLE_JOB.person, email: 'maren@halden-robotics.example' },
        claims: SAMPLE_JOB.claims!.slice(0, 1),
        metadata: { requisition: 'X' },
      }),
    );
    assert.deepEqual(
      wrong.problem?.errors?.map((fault) => [fault.pointer, fault.code]),
      [['/metadata/requisition', 'template_pattern']],
    );
  });

  it('is not held up by a regular expression that explodes elsewhere', async () => {
    const template = await service.client.templates.create(
      body({ input_schema: { properties: { person: { properties: { full_name: { pattern: '^(a+)+$' } } } } } }),
    );
    const started = performance.now();
    const error = await problemOf(
      service.client.jobs.create({
        ...SAMPLE_JOB,
        person: { full_name: `${'a'.repeat(150)}!` },
        template_id: template.id,
      }),
    );
    assert.equal(error.status, 400);
    assert.equal(error.problem?.errors?.[0]?.code, 'template_pattern');
    assert.ok(performance.now() - started < 2000);
  });

  it('may not name one that does not exist, and is warned of a deprecated one', async () => {
    const unknown = await problemOf(
      service.client.jobs.create({ ...SAMPLE_JOB, template_id: 'tpl_00000000000000000000000000' }),
    );
    assert.equal(unknown.status, 400);
    assert.equal(unknown.problem?.errors?.[0]?.pointer, '/template_id');
    const template = await service.client.templates.create(body());
    const first = await service.client.templates.deprecate(template.id);
    assert.notEqual(first.deprecated_at, null);
    assert.deepEqual(await service.client.templates.deprecate(template.id), first);
    const { report } = await finished({ ...SAMPLE_JOB, template_id: template.id });
    assert.ok(report.warnings?.includes(`template_deprecated:${template.id}`));
    const listed = async (include_deprecated: boolean): Promise<string[]> => {
      const found: string[] = [];
      const all = service.client.all((query) => service.client.templates.list(query), { include_deprecated, limit: 7 });
      for await (const item of all) found.push(item.id);
      return found;
    };
    assert.equal((await listed(false)).includes(template.id), false);
    assert.equal((await listed(true)).includes(template.id), true);
  });

  it('gets the extraction_schema filled from each page that speaks of the person', async () => {
    const template = await service.client.templates.create(
      body({
        extraction_schema: {
          type: 'object',
          properties: {
            schools: { type: 'array', items: { type: 'string' } },
            employer: { type: 'string' },
            education: {
              type: 'array',
              items: {
                type: 'object',
                required: ['school'],
                properties: { school: { type: 'string' }, degree: { type: 'string' }, end_year: { type: 'integer' } },
              },
            },
            favourite_colour: { type: 'string' },
          },
        },
      }),
    );
    const { job, report } = await finished({ ...SAMPLE_JOB, template_id: template.id });
    const custom = report.sources.flatMap((source) => {
      const extracted = source.extracted as { custom?: Record<string, unknown> };
      return extracted.custom ? [extracted.custom] : [];
    });
    assert.ok(custom.length > 0, 'no source has custom values');
    assert.ok(custom.some((values) => (values.schools as string[] | undefined)?.includes('Norvane University')));
    const records = custom.flatMap((values) => (values.education as Record<string, unknown>[] | undefined) ?? []);
    assert.ok(records.some((record) => record.school === 'Norvane University' && record.end_year === 2014));
    for (const values of custom) assert.equal('favourite_colour' in values, false);
    // The list of sources shows the same values as the report.
    const listed = await service.client.jobs.sources(job.id, { limit: 100 });
    const byId = new Map(report.sources.map((source) => [source.source_id, source]));
    assert.equal(listed.data.length, byId.size);
    for (const source of listed.data) assert.deepEqual(source, byId.get(source.source_id));
  });

  it('is scored by the rubric', async () => {
    const claims: CreateJob['claims'] = [
      SAMPLE_JOB.claims![0]!,
      {
        claim_key: 'nowhere',
        claim_type: 'business',
        expected: { business_name: 'Gannet & Plover Shipping', role: 'Founder' },
      },
    ];
    const score = async (weights: Record<string, number>): Promise<number> => {
      const template = await service.client.templates.create(body({ scoring_rubric: { weights } }));
      const { report } = await finished({ person: SAMPLE_JOB.person, claims, template_id: template.id });
      return report.score;
    };
    const good = await score({ identity: 0, employment: 0, education: 1, business: 0 });
    const bad = await score({ identity: 0, employment: 0, education: 0, business: 1 });
    assert.ok(good > bad, `${good} against ${bad}`);
  });

  it('wants as many independent sources as the rubric says', async () => {
    const template = await service.client.templates.create(body({ scoring_rubric: { min_independent_sources: 20 } }));
    const strict = await finished({ ...SAMPLE_JOB, template_id: template.id });
    const plain = await finished(SAMPLE_JOB);
    assert.ok(plain.report.claims.some((claim) => claim.status === 'verified'));
    assert.deepEqual(
      strict.report.claims.filter((claim) => claim.status === 'verified'),
      [],
    );
  });
});

describe('a preview', () => {
  it('shows the questions with their placeholders filled, and runs nothing', async () => {
    const template = await service.client.templates.create(
      body({
        search_plan: {
          queries: ['"{{person.full_name}}" {{metadata.topic}} keynote'],
          per_claim_type: { education: ['"{{person.full_name}}" {{expected.school}} convocation'] },
        },
      }),
    );
    const before = (await service.client.jobs.list({ limit: 1 })).data[0]?.id;
    const preview = await service.client.templates.preview(template.id, {
      person: SAMPLE_JOB.person,
      claims: SAMPLE_JOB.claims!,
      metadata: { topic: 'robot grippers' },
    });
    assert.equal(preview.template_id, template.id);
    const texts = preview.queries.map((query) => query.text);
    assert.ok(texts.includes('"Maren Tollefsen" robot grippers keynote'), texts.join('\n'));
    assert.ok(texts.includes('"Maren Tollefsen" Norvane University convocation'), texts.join('\n'));
    assert.ok(preview.queries.some((query) => query.claim_keys.includes('cto')));
    for (const text of texts) assert.equal(text.includes('{{'), false);
    assert.equal((await service.client.jobs.list({ limit: 1 })).data[0]?.id, before);
  });

  it('is refused like the job would be', async () => {
    const template = await service.client.templates.create(
      body({ input_schema: { properties: { person: { required: ['email'] } } } }),
    );
    const error = await problemOf(service.client.templates.preview(template.id, SAMPLE_JOB));
    assert.equal(error.problem?.errors?.[0]?.pointer, '/person/email');
    const unknown = await problemOf(service.client.templates.preview('tpl_00000000000000000000000000', SAMPLE_JOB));
    assert.equal(unknown.status, 404);
  });
});

describe('the library', () => {
  async function cli(...words: string[]): Promise<{ code: number; lines: string[] }> {
    const lines: string[] = [];
    const terminal = recordingTerminal(lines);
    const program = userProgram({ terminal, client: () => service.client, setExitCode: () => undefined }, '0');
    const options = { terminal, baseUrl: () => service.address, exitCode: () => 0, explainUnknown: String };
    const code = await runProgram(program, ['templates', ...words], options);
    return { code, lines };
  }

  it('has at least six templates, and each one installs and runs a job', async () => {
    assert.ok(TEMPLATE_LIBRARY.length >= 6);
    assert.equal((await cli('library')).lines.length, TEMPLATE_LIBRARY.length);
    const one = await cli('install', 'speaker-bio');
    assert.equal(one.code, 0);
    assert.match(one.lines.join('\n'), /^tpl_[0-9A-Z]{26} {2}speaker-bio v1 installed$/);
    const all = await cli('install', '--all');
    assert.equal(all.code, 0);
    assert.equal(all.lines.filter((line) => / installed$/.test(line)).length, TEMPLATE_LIBRARY.length - 1);
    assert.ok(all.lines.includes('speaker-bio v1 is installed already'));
    const byName = new Map<string, Template>();
    for (const template of (await service.client.templates.list({ limit: 100 })).data)
      byName.set(template.name, template);
    for (const { name } of TEMPLATE_LIBRARY) {
      const { report } = await finished({ ...SAMPLE_JOB, template_id: byName.get(name)!.id });
      assert.equal(report.claims.length, SAMPLE_JOB.claims!.length, name);
    }
  });

  it('says what it has when asked for something else', async () => {
    const { code, lines } = await cli('install', 'no-such-template');
    assert.equal(code, 2);
    assert.match(lines.join('\n'), /speaker-bio/);
  });
});
