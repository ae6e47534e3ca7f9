import type { Answer } from '@academy/contract';
import type { AgentUsage } from '@academy/contract/assistant/agents';
import { AGENTS, type CircuitState, type ModelFaultKind } from '@academy/domain/assistant/agents';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';

export const CIRCUIT_WORDS: Readonly<Record<CircuitState, string>> = {
  closed: 'Working',
  open: 'Resting after failures',
  trying: 'About to try again',
};

const FAULT_WORDS: Readonly<Record<ModelFaultKind, string>> = {
  away: 'The service cannot be reached or has a fault.',
  busy: 'The service says we are asking too often.',
  refused: 'The service refused the call. Check the key, the model and the address.',
  silent: 'The service did not answer in time.',
  'cut-off': 'The service broke off halfway through.',
  unreadable: 'We could not understand the service’s answer.',
  'over-budget': 'Nothing was sent: this month’s budget is used up.',
};

export function testWords({ fault, ms }: Answer<'POST /api/admin/agents/test'>): string {
  return fault === null ? `It answered in ${ms} ms.` : FAULT_WORDS[fault];
}

export function testFailed(failure: Failure<'POST /api/admin/agents/test'>): string {
  switch (failure.code) {
    case 'no-model':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export const purposeName = (purpose: AgentUsage['purpose']) =>
  AGENTS.find(({ type }) => type === purpose)?.name ?? 'Test call';

/** Fractions of a cent add up, so it shows three decimals. */
export const rand = (amount: number) => `R${amount.toFixed(amount < 10 ? 3 : 2)}`;
