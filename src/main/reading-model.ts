// The model that reads pages, as the settings name it: an outbound client to its address and nothing else, the adapter, the quote check.
// The libraries behind it are loaded only where a model is set up.
import type { ModelSettings } from '../config/settings.ts';
import { quoteCheck } from '../extract/model-facts/quote-check.ts';
import { type OutboundClientOptions, openOutboundClientTo } from '../net/outbound-client.ts';
import type { ActiveModel } from '../pipeline/model/model-record.ts';
import { ProviderGate } from '../pipeline/provider-gate.ts';

export interface OpenedModel {
  active: ActiveModel;
  close(): Promise<void>;
}

export async function openReadingModel(
  settings: Readonly<ModelSettings> | null,
  outbound: Omit<OutboundClientOptions, 'allowNetworks' | 'allowPorts'>,
): Promise<OpenedModel | null> {
  if (settings === null) return null;
  const { openModel } = await import('../model/open-model.ts');
  const opened = openOutboundClientTo(settings.url, outbound);
  const { model: name, api, url, apiKey, prices, duties, pageCharacters, callsPerJob, concurrency } = settings;
  const limits = { pageCharacters, callsPerJob, concurrency, timeoutMs: settings.timeoutSeconds * 1000 };
  const model = openModel({
    model: name,
    api,
    url,
    apiKey: apiKey?.reveal() ?? null,
    prices,
    limits,
    duties,
    fetch: opened.fetch,
  });
  const gate = new ProviderGate({ concurrency, perSecond: 0 }, outbound.clock);
  return { active: { model, gate, check: quoteCheck }, close: opened.close };
}
