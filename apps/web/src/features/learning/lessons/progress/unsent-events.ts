import { learningLogOf } from '../../../../lib/work/browser-learning-log.ts';
import type { UnsentWork } from '../../../../lib/work/define-unsent-work.ts';
import { eventWords } from '../../../../lib/work/event-words.ts';

export const unsentWork: UnsentWork = {
  send: (userId) => learningLogOf(userId).flush(),
  waiting: (userId) =>
    learningLogOf(userId)
      .pending()
      .map((event) => ({ id: event.id, words: eventWords(event), at: event.occurredAt })),
};
