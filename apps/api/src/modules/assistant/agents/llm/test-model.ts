import type { ModelFaultKind } from '@academy/domain/assistant/agents';
import { accept, refuse } from '@academy/domain/kernel';
import { ModelFault } from '../../../../gateways/language-model.ts';
import type { AgentsContext } from '../agents-context.ts';
import { ModelSkipped } from './guarded-model.ts';

const MOST_MS = 10_000;
const MOST_TOKENS = 20;

function faultOf(error: unknown): ModelFaultKind {
  if (error instanceof ModelFault) return error.kind;
  if (error instanceof ModelSkipped) return 'over-budget';
  throw error;
}

/** One call without personal data. Success closes the circuit. */
export async function testModel({ model, clock }: Pick<AgentsContext, 'model' | 'clock'>) {
  if (!model) return refuse('no-model');
  const began = clock().getTime();
  const answer = (fault: ModelFaultKind | null) =>
    accept({ isAnswered: fault === null, ms: clock().getTime() - began, fault });
  try {
    await model.ask(
      {
        purpose: 'test',
        userId: null,
        messages: [{ role: 'user', content: 'Answer with the word: ready' }],
        tools: [],
        mostTokens: MOST_TOKENS,
        signal: AbortSignal.timeout(MOST_MS),
      },
      () => undefined,
    );
    return answer(null);
  } catch (error) {
    return answer(faultOf(error));
  }
}
