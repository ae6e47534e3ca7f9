import type { ModelPrices } from '@academy/domain/assistant/agents';

/** The settings of a language model, each parsed separately. */
interface LlmTexts {
  readonly LLM_BASE_URL: string | null;
  readonly LLM_API_KEY: string;
  readonly LLM_MODEL: string;
  readonly LLM_PRICE_IN: number;
  readonly LLM_PRICE_OUT: number;
  readonly LLM_PRICE_CURRENCY: 'ZAR' | 'USD';
  readonly LLM_RAND_PER_DOLLAR: number;
  readonly LLM_LEARNER_REQUESTS: number;
  readonly LLM_LEARNER_TOKENS: number;
  readonly LLM_MONTHLY_CAP_RAND: number;
  readonly LLM_FIRST_TOKEN_MS: number;
  readonly LLM_NEXT_TOKEN_MS: number;
}

export interface LlmSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly prices: ModelPrices;
  /** Per learner and day. */
  readonly requestsPerDay: number;
  readonly tokensPerDay: number;
  readonly monthlyCapInRand: number;
  readonly firstTokenMs: number;
  readonly nextTokenMs: number;
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

function faultsOf(texts: LlmTexts): string[] {
  const { LLM_BASE_URL: base, LLM_MODEL: model, LLM_API_KEY: key } = texts;
  if (base === null)
    return [
      ...(model === '' ? [] : ['LLM_MODEL needs LLM_BASE_URL beside it']),
      ...(key === '' ? [] : ['LLM_API_KEY needs LLM_BASE_URL beside it']),
    ];
  const { protocol, hostname } = new URL(base);
  return [
    ...(model === '' ? ['LLM_BASE_URL needs LLM_MODEL beside it'] : []),
    ...(key !== '' && protocol !== 'https:' && !LOOPBACK.includes(hostname)
      ? ['LLM_BASE_URL must be https where a key is sent, or an address of this machine']
      : []),
  ];
}

/** Null without an address: then only the embedded engine answers. */
export function readLlmSettings(texts: LlmTexts): {
  readonly llm: LlmSettings | null;
  readonly faults: readonly string[];
} {
  const faults = faultsOf(texts);
  const { LLM_BASE_URL: base, LLM_PRICE_CURRENCY: currency } = texts;
  if (base === null || faults.length > 0) return { llm: null, faults };
  const rate = currency === 'USD' ? texts.LLM_RAND_PER_DOLLAR : 1;
  return {
    llm: {
      baseUrl: base.replace(/\/+$/, ''),
      apiKey: texts.LLM_API_KEY,
      model: texts.LLM_MODEL,
      prices: { inPerMillion: texts.LLM_PRICE_IN * rate, outPerMillion: texts.LLM_PRICE_OUT * rate },
      requestsPerDay: texts.LLM_LEARNER_REQUESTS,
      tokensPerDay: texts.LLM_LEARNER_TOKENS,
      monthlyCapInRand: texts.LLM_MONTHLY_CAP_RAND,
      firstTokenMs: texts.LLM_FIRST_TOKEN_MS,
      nextTokenMs: texts.LLM_NEXT_TOKEN_MS,
    },
    faults,
  };
}
