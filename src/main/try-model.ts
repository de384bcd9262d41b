// Asks the model of the settings once, about an invented page, and says what of its answer passes the quote check: for
// `bonafide doctor`.
import type { ModelSettings } from '../config/settings.ts';
import { isFault } from '../domain/model/fault.ts';
import type { Person } from '../domain/model/person.ts';
import type { ReadSource } from '../domain/model/source.ts';
import type { OutboundClientOptions } from '../net/outbound-client.ts';
import { priceOf } from '../pipeline/model/ask-model.ts';
import { readFacts } from '../pipeline/model/read-page.ts';
import type { ModelAnswer } from '../ports/model.ts';
import { openReadingModel } from './reading-model.ts';

export interface ModelTrial {
  state: 'ok' | 'notice' | 'broken';
  says: string;
}

const PERSON: Person = { full_name: 'Orla Vantreight' };
const LINES = [
  'Orla Vantreight',
  'Orla Vantreight works at Halden Robotics.',
  'MBA, Tallow College, 2012',
  'Senior Engineer, Brightwater Ltd, 2013 – 2016',
];
/** Of the three facts that stand there. */
const FACTS = 3;

const ADVICE: Record<string, string> = {
  model_key_refused: 'set BONAFIDE_MODEL_API_KEY',
  model_unknown: 'look at the name in BONAFIDE_MODEL; with Ollama, `ollama pull` it first',
  model_unavailable: 'look whether it runs at BONAFIDE_MODEL_URL',
  model_answered_badly: 'this model does not keep to the form; take another one',
};

export async function tryModel(
  settings: Readonly<ModelSettings>,
  outbound: Omit<OutboundClientOptions, 'allowNetworks' | 'allowPorts'>,
): Promise<ModelTrial> {
  const opened = (await openReadingModel(settings, outbound))!;
  const { model, check } = opened.active;
  const started = outbound.clock.now().getTime();
  const answers: ModelAnswer[] = [];
  try {
    const { findings, dropped } = await readFacts({
      source: inventedPage(),
      person: PERSON,
      check,
      pageCharacters: model.limits.pageCharacters,
      ask: async (task) => {
        const answer = await model.ask(task, new AbortController().signal);
        answers.push(answer);
        return answer;
      },
    });
    const seconds = ((outbound.clock.now().getTime() - started) / 1000).toFixed(1);
    const [used] = answers;
    const tokens = { inputTokens: used?.inputTokens ?? 0, outputTokens: used?.outputTokens ?? 0 };
    const says = `${model.name} at ${new URL(settings.url).host} read ${findings.length} of ${FACTS} facts of an invented page in ${seconds} s, ${dropped.length} dropped; ${tokens.inputTokens} tokens in, ${tokens.outputTokens} out, $${priceOf(model, tokens).toFixed(5)}`;
    return { state: findings.length === FACTS && dropped.length === 0 ? 'ok' : 'notice', says };
  } catch (error) {
    const [code, why] = isFault(error) ? [error.code, error.publicMessage] : ['', (error as Error).message];
    const advice = ADVICE[code];
    const detail = isFault(error) && error.detail ? ` (${error.detail})` : '';
    return {
      state: 'broken',
      says: `${model.name} at ${new URL(settings.url).host}: ${why}${detail}${advice ? ` ${capital(advice)}.` : ''}`,
    };
  } finally {
    await opened.close();
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function inventedPage(): ReadSource {
  const text = LINES.join('\n');
  let from = 0;
  const blocks = LINES.map((line) => {
    const block = { from, to: from + line.length, heading: null, kind: 'own' as const, telling: true };
    from += line.length + 1;
    return block;
  });
  return {
    sourceId: 'src_trial',
    url: 'https://orla.example/',
    domain: 'orla.example',
    provider: 'corpus',
    retrievedAt: '2026-01-01T00:00:00.000Z',
    title: LINES[0]!,
    publishedDate: null,
    siteName: null,
    language: 'en',
    text,
    links: [],
    people: [{ name: PERSON.full_name, subject: true }],
    findings: [],
    notEvidence: null,
    asserter: null,
    parts: { name: PERSON.full_name, blocks },
  };
}
