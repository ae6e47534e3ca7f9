import type { Answer } from '@academy/contract';
import type { ExportFormat } from '@academy/domain/privacy/own-data';
import { afterAll, beforeAll, expect } from 'vitest';
import { findInDatabase } from '../../../../test/databases/find-in-database.ts';
import { runJob } from '../../../../test/run-job.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import type { TestLearner } from '../../../../test/test-learner.ts';
import { COURSE } from './person-with-traces.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const PASSWORD = 'correct horse battery';
type ExportFile = Answer<'POST /api/privacy/export/:format'>;

const PUBLIC_URL = 'http://academy.example';

/** An academy for all tests of a file, and its privacy jobs. */
export function usePrivacyAcademy() {
  const academy = {} as { test: TestApp };
  beforeAll(async () => {
    academy.test = await createTestApp({ PUBLIC_URL });
    await addTestCourse(academy.test.services.db, { id: COURSE });
  });
  afterAll(() => academy.test.close());

  async function requestErasure(learner: TestLearner) {
    const answer = await learner.post('/api/privacy/erasure', { password: PASSWORD });
    expect(answer.statusCode).toBe(200);
  }
  /** A file of the copy, complete. */
  async function fileOf(learner: TestLearner, format: ExportFormat): Promise<ExportFile> {
    const answer = await learner.post(`/api/privacy/export/${format}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }
  return {
    academy,
    query: (sql: string, values: unknown[] = []) => academy.test.database.pool.query(sql, values),
    findInDatabase: (words: readonly string[]) => findInDatabase(academy.test, words),
    privacyOf: async (learner: TestLearner) => (await learner.get('/api/privacy')).json(),
    prepareExportOf: ({ id }: TestLearner) => runJob(academy.test.services, 'prepare-export', { userId: id }),
    fileOf,
    confirmReceipt: (learner: TestLearner, format: ExportFormat, hash: string) =>
      learner.put(`/api/privacy/export/${format}/receipt`, { hash }),
    requestErasure,
    eraseDue: (isReversed = false) => runJob(academy.test.services, 'erase-accounts', {}, isReversed),
  };
}
