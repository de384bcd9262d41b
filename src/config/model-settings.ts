// The variables of the model that reads pages. Naming one switches it on; everything else has a default.
import ipaddr from 'ipaddr.js';

export const MODEL_DUTIES = ['read', 'locate', 'questions', 'parts'] as const;
export type ModelDutySetting = (typeof MODEL_DUTIES)[number];

export interface ModelPlace {
  /** The name that the server knows it by. */
  model: string;
  api: 'openai' | 'anthropic';
  url: string;
}

/** `openai/…`, `anthropic/…` and `ollama/…` say where the model is; any other name needs an address. */
const VENDORS: Readonly<Record<string, Omit<ModelPlace, 'model'>>> = {
  openai: { api: 'openai', url: 'https://api.openai.com/v1' },
  anthropic: { api: 'anthropic', url: 'https://api.anthropic.com/v1' },
  ollama: { api: 'openai', url: 'http://127.0.0.1:11434/v1' },
};

/** Throws a sentence for the operator. */
export function modelPlace(name: string, url: string | null): ModelPlace {
  const [vendor = '', ...rest] = name.split('/');
  const known = rest.length > 0 ? VENDORS[vendor] : undefined;
  const model = known === undefined ? name : rest.join('/');
  if (model === '' || /\s/.test(model)) throw new Error('must be the name of a model, as in `ollama/gemma3:4b`');
  if (known === undefined && url === null) {
    throw new Error(
      `says nothing of where "${name}" is: put openai/, anthropic/ or ollama/ before it, or set BONAFIDE_MODEL_URL`,
    );
  }
  return { model, api: known?.api ?? 'openai', url: url ?? known!.url };
}

/** What a hosted model costs when nobody says: rather too much, so that a cap holds. */
const UNKNOWN_PRICES = { input: 5, output: 25 };

/** `input=0.25,output=2`: US dollars for a million tokens. */
export function parseModelPrices(value: string): { input: number; output: number } {
  const prices: Record<string, number> = {};
  for (const pair of value.split(',')) {
    const [side = '', text = ''] = pair.split('=', 2).map((part) => part.trim());
    const price = Number(text);
    if (!['input', 'output'].includes(side) || text === '' || !Number.isFinite(price) || price < 0 || price > 10_000)
      throw new Error('must be `input=PRICE,output=PRICE`, in US dollars for a million tokens');
    prices[side] = price;
  }
  if (prices.input === undefined || prices.output === undefined) throw new Error('must name both input and output');
  return { input: prices.input, output: prices.output };
}

export function defaultModelPrices(url: string): { input: number; output: number } {
  return isNear(new URL(url).hostname) ? { input: 0, output: 0 } : UNKNOWN_PRICES;
}

/** This machine, a private network, or a name that only a local network knows. */
function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return !host.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)$/.test(host);
}

export function parseModelDuties(value: string): ModelDutySetting[] {
  const duties = value.split(',').map((duty) => duty.trim());
  const unknown = duties.find((duty) => !(MODEL_DUTIES as readonly string[]).includes(duty));
  if (unknown !== undefined) throw new Error(`knows ${MODEL_DUTIES.join(', ')}; not "${unknown}"`);
  return MODEL_DUTIES.filter((duty) => duties.includes(duty));
}
