import type { careerEndpoints } from '@academy/contract/catalogue/careers';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { academyContent } from '../academy-content/index.ts';
import { AnswerCache, type CatalogueCache } from '../courses/index.ts';
import { careerAnswer, careerCard } from './career-answers.ts';
import { completedCourses, findResult, type StoredCareerResult } from './career-results.store.ts';
import { resultAnswer } from './result-answer.ts';
import { takeAssessment } from './take-assessment.ts';

type CareerContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

export function careerHandlers({ clock, catalogue }: CareerContext): Handlers<typeof careerEndpoints> {
  const cache = new AnswerCache(clock);
  const answerOf = async (db: Queryable, result: StoredCareerResult) => {
    const known = await catalogue.read();
    const completed = await completedCourses(db, result.userId);
    return resultAnswer(result, { careers: known.careers, catalogue: known, completed, now: clock() });
  };
  return {
    async 'GET /api/careers'() {
      const known = await catalogue.read();
      return cache.of('all', { catalogue: known, quoted: [] }, () =>
        known.careers.map((career) => careerCard(career, known)),
      );
    },
    async 'GET /api/careers/:careerId'({ input }) {
      const known = await catalogue.read();
      const career = known.careers.find(({ id }) => id === input.careerId);
      if (!career) return refuse('unknown-career');
      return cache.of(`career ${career.id}`, { catalogue: known, quoted: [] }, () =>
        careerAnswer(career, known),
      );
    },
    async 'GET /api/career-assessment'({ actor, db }) {
      const { intro, questions } = (await academyContent()).careerAssessment;
      const result = await findResult(db, actor.userId);
      return accept({
        intro,
        // The points of an answer are not revealed: people could then answer for a career.
        questions: questions.map(({ id, ask, help, kind, options }) => ({
          id,
          ask,
          help: help ?? null,
          kind,
          options: options.map((option) => ({ id: option.id, text: option.text })),
        })),
        result: result && (await answerOf(db, result)),
      });
    },
    async 'POST /api/career-assessment/results'({ input, actor, transaction }) {
      const { careerAssessment } = await academyContent();
      const { careers } = await catalogue.read();
      const context = { content: { careerAssessment, careers }, now: clock() };
      return transaction(async (tx) => {
        const taken = await takeAssessment(context, tx, actor.userId, input.answers);
        return taken.ok ? accept(await answerOf(tx, taken.value)) : taken;
      });
    },
  };
}
