import type { OwnCertificate } from '@academy/contract/rewards/certificates';
import { TRY_LIMITS } from '@academy/domain/accounts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { useUp } from '../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { completeCourse, issue, PUBLIC_URL } from './test/completed-course.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  await addTestCourse(academy.database.db, { id: 'dr' });
});
afterAll(() => academy.close());

async function graduate() {
  const learner = await addLearner(academy);
  await completeCourse(academy, learner.id, 'dr');
  await issue(academy, learner.id, 'dr');
  const [own] = (await learner.get('/api/certificates')).json<OwnCertificate[]>();
  const id = own?.id ?? '';
  return {
    learner,
    id,
    paper: () => learner.get(`/api/certificates/${id}/certificate.pdf`),
    card: () => academy.call('GET', `/credentials/${id}/card.png`),
  };
}

const drawings = async (id: string): Promise<{ form: string; xmin: string }[]> =>
  (
    await academy.database.pool.query(
      'select form, xmin::text from drawn_certificates where certificate_id = $1 order by form',
      [id.replace('-', '')],
    )
  ).rows;

const lose = (id: string) =>
  academy.database.pool.query('delete from drawn_certificates where certificate_id = $1', [
    id.replace('-', ''),
  ]);

describe('a certificate that is opened', () => {
  it('is drawn once, as a paper and as a card, however many ask at once and after', async () => {
    const { id, paper, card } = await graduate();
    const papers = await Promise.all(Array.from({ length: 30 }, paper));
    const cards = await Promise.all(Array.from({ length: 30 }, card));
    for (const answers of [papers, cards])
      expect(
        new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('latin1')}`))
          .size,
      ).toBe(1);
    expect([papers[0]?.statusCode, cards[0]?.statusCode]).toEqual([200, 200]);
    const drawn = await drawings(id);
    expect(drawn.map(({ form }) => form)).toEqual(['card', 'paper']);
    await paper();
    await card();
    expect(await drawings(id)).toEqual(drawn);
  });

  it('is drawn again once its facts change', async () => {
    const { id, paper, card } = await graduate();
    const before = [await paper(), await card()];
    await academy.database.pool.query(
      "update certificates set signed_text = replace(signed_text, 'Course dr', 'Course corrected') where id = $1",
      [id.replace('-', '')],
    );
    const after = [await paper(), await card()];
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const [index, { rawPayload }] of after.entries())
      expect(before[index]?.rawPayload.equals(rawPayload)).toBe(false);
    expect(await drawings(id)).toHaveLength(2);
  });

  it('shows no card and no paper once it is revoked, though both were drawn', async () => {
    const { id, paper, card } = await graduate();
    const admin = await addLearner(academy, 'administrator');
    expect([(await card()).statusCode, (await paper()).statusCode]).toEqual([200, 200]);
    await admin.post(`/api/admin/certificates/${id}/revocation`, { reason: 'The answers were copied.' });
    expect([(await card()).statusCode, (await paper()).statusCode]).toEqual([410, 410]);
  });

  it('is drawn for its learner ten times a minute', async () => {
    const { learner, id, paper } = await graduate();
    expect(TRY_LIMITS['paper-drawings']).toMatchObject({ tries: 10, windowMs: 60_000 });
    await useUp(academy, 'paper-drawings', learner.id, 1);
    expect((await paper()).statusCode).toBe(200);
    await lose(id);
    const refused = await paper();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    academy.moveClock(60_000);
    expect((await paper()).statusCode).toBe(200);
  });
});

describe('the file of a certificate', () => {
  it('goes after 90 days, and with the account', async () => {
    const { learner, id, paper, card } = await graduate();
    await Promise.all([paper(), card()]);
    const later = new Date(academy.services.clock().getTime() + 91 * 24 * 60 * 60 * 1000);
    await runJob({ ...academy.services, clock: () => later }, 'forget-old-rows', {});
    expect(await drawings(id)).toEqual([]);
    await card();
    expect(await drawings(id)).toHaveLength(1);
    await academy.database.pool.query('delete from users where id = $1', [learner.id]);
    expect(await drawings(id)).toEqual([]);
  });
});
