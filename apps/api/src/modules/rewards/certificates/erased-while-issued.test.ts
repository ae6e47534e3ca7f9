import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DrawingCache } from '../../../gateways/paper/drawing-cache.ts';
import type { DrawingPool } from '../../../gateways/paper/drawing-pool.ts';
import { findInDatabase } from '../../../test/databases/find-in-database.ts';
import { makeDue, workDuringErasure } from '../../../test/during-erasure.ts';
import { runJob } from '../../../test/run-job.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { drawingStoreOfCertificate } from './drawn-certificates.store.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certificateOf, completeCourse, issue, PUBLIC_URL } from './test/completed-course.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  await addTestCourse(academy.database.db, { id: 'er' });
});
afterAll(() => academy.close());

const expectNothingLeft = async ({ id, email }: TestLearner) =>
  expect(await findInDatabase(academy, [id, email])).toEqual([]);

describe('somebody who is erased while a certificate', () => {
  it('is issued gets none', async () => {
    const learner = await addLearner(academy);
    await completeCourse(academy, learner.id, 'er');
    const { services } = academy;
    const issuing = { ...services, catalogue: new CatalogueCache(services), publicUrl: () => PUBLIC_URL };
    await workDuringErasure(academy, learner, () =>
      issueCertificate(issuing, { userId: learner.id, courseId: 'er' }),
    );
    await expectNothingLeft(learner);
  });

  it('is drawn leaves no file of it', async () => {
    const learner = await addLearner(academy);
    await completeCourse(academy, learner.id, 'er');
    await issue(academy, learner.id, 'er');
    const { id } = await certificateOf(academy, learner.id);
    const drawn = Promise.withResolvers<Buffer>();
    const begun = Promise.withResolvers<void>();
    const drawingPool: DrawingPool = {
      draw() {
        begun.resolve();
        return drawn.promise;
      },
      stop: async () => undefined,
    };
    const { services, logLines } = academy;
    const paper = new DrawingCache({ drawingPool, log: services.log }).read({
      drawing: { name: 'paper', url: 'file:///paper', version: 1 },
      facts: { id },
      store: drawingStoreOfCertificate(services.db, { certificateId: id, form: 'paper' }, services.clock),
      reader: { name: learner.id, take: async () => null },
    });
    await begun.promise;
    await makeDue(academy, learner);
    await runJob(academy.services, 'erase-accounts', {});
    drawn.resolve(Buffer.from('a paper'));
    // The running request gets it; it is not stored.
    expect(await paper).toMatchObject({ ok: true });
    await expectNothingLeft(learner);
    const { pool } = academy.database;
    expect(
      (await pool.query('select from drawn_certificates where certificate_id = $1', [id])).rowCount,
    ).toBe(0);
    expect(logLines.join('')).not.toContain(learner.id);
    expect((await academy.call('GET', `/credentials/${id}/card.png`)).statusCode).toBe(404);
  });
});
