import { assessmentEndpoints } from '@academy/contract/learning/assessments';
import { defineModule } from '../../define-module.ts';
import { assessmentHandlers } from './assessments.routes.ts';
import { type AttemptOfLearner, markAttempt } from './marking/mark-attempt.ts';
import { ProgramMarker } from './marking/program-marker.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    /** For an attempt with programs whose learner, and whose process, may be gone. */
    'mark-attempt': AttemptOfLearner;
  }
}
declare module '../../../worker-calls/call-inputs.ts' {
  interface CallInputs {
    /** For a learner who waits. No output. */
    readonly 'mark-attempt': AttemptOfLearner;
  }
}

const MOST_MARKED_AT_ONCE = 4;

export const assessments = defineModule({
  tables,
  personalData,
  endpoints: assessmentEndpoints,
  handlers: assessmentHandlers,
  jobs: {
    'mark-attempt': {
      handler(context) {
        // One at a time: learners who wait for their result come first.
        const marking = { ...context, programs: new ProgramMarker(1) };
        return (attempt) => markAttempt(marking, attempt);
      },
    },
  },
  calls: {
    'mark-attempt'(context) {
      const marking = { ...context, programs: new ProgramMarker() };
      // Two web servers may ask for the same one.
      const underWay = new Map<string, Promise<void>>();
      return {
        // Their programs take turns.
        mostAtOnce: MOST_MARKED_AT_ONCE,
        async answer(attempt) {
          const { attemptId } = attempt;
          const marked =
            underWay.get(attemptId) ??
            markAttempt(marking, attempt).finally(() => underWay.delete(attemptId));
          underWay.set(attemptId, marked);
          await marked;
          return Buffer.alloc(0);
        },
      };
    },
  },
});
