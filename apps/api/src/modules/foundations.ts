import { RETENTION_DAYS } from '@academy/domain/product';
import { forgetJobsAbout } from '../database/driver/job-tables.store.ts';
import { forgetAnswersBefore, forgetAnswersOf } from '../http/endpoints/repeatable-answers.store.ts';
import { personalData } from '../http/personal-data.ts';
import * as tables from '../http/tables.ts';
import { defineModule } from './define-module.ts';

/** What all modules are built on, with tables too: stored responses to repeated requests, and the job queue. */
export const foundations = defineModule({
  tables,
  personalData,
  retention: {
    repeatable_answers: ({ db, daysAgo }) => forgetAnswersBefore(db, daysAgo(RETENTION_DAYS.answers)),
  },
  erase: {
    async forget(_context, tx, { id }) {
      await forgetAnswersOf(tx, id);
      await forgetJobsAbout(tx, id);
    },
  },
});
