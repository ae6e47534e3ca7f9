import { useAnswer, useAnswers } from '../../../../lib/answers/answers.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { consentFailed } from '../agent-messages.ts';

/** Whether an external language model may write answers: its name, and the learner's decision. */
export function useModelConsent() {
  const { data } = useAnswer('GET /api/agents/consent');
  const { write, isPending } = useWrite('PUT /api/agents/consent');
  const answers = useAnswers();

  async function decide(isAgreed: boolean): Promise<void> {
    const result = await write({ isAgreed });
    if (!result) return;
    if (result.ok) answers.change('GET /api/agents/consent', {}, (before) => ({ ...before, isAgreed }));
    else toast(consentFailed(result.failure));
  }

  return { model: data?.model ?? null, isAgreed: data?.isAgreed ?? null, isPending, decide };
}
