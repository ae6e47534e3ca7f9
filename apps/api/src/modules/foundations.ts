import { RETENTION_DAYS } from '@academy/domain/product';
import { forgetJobsAbout } from '../database/driver/job-tables.store.ts';
import { forgetAnswersBefore, forgetAnswersOf } from '../http/endpoints/repeatable-answers.store.ts';
import { personalData } from '../http/personal-data.ts';
import * as tables from '../http/tables.ts';
import { personalData as personalDataOfCalls } from '../worker-calls/personal-data.ts';
import { drawingAnswerer } from '../worker-calls/remote-drawing-pool.ts';
import { embeddingAnswerer } from '../worker-calls/remote-embedder.ts';
import * as callTables from '../worker-calls/tables.ts';
import { forgetOldCalls } from '../worker-calls/worker-calls.store.ts';
import { defineModule } from './define-module.ts';

/** What all modules are built on, with tables too: stored responses to repeated requests, jobs and calls of workers. */
export const foundations = defineModule({
  tables: { ...tables, ...callTables },
  personalData: { ...personalData, ...personalDataOfCalls },
  calls: {
    embed: ({ embedder }) => embeddingAnswerer(embedder),
    draw: ({ drawingPool, modules }) =>
      drawingAnswerer(
        drawingPool,
        modules.flatMap(({ drawings = [] }) => drawings),
      ),
  },
  retention: {
    repeatable_answers: ({ db, daysAgo }) => forgetAnswersBefore(db, daysAgo(RETENTION_DAYS.answers)),
    // For those of a time when no worker ran.
    worker_calls: ({ db }) => forgetOldCalls(db),
  },
  erase: {
    async forget(_context, tx, { id }) {
      await forgetAnswersOf(tx, id);
      await forgetJobsAbout(tx, id);
    },
  },
});
