import type { OwnCertificate, PublicCertificate } from '@academy/contract/rewards/certificates';
import { CERTIFICATE_PDF_BYTES, readSignedCertificate } from '@academy/domain/rewards/certificates';
import jsQr from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../database/driver/test/queued-jobs.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { appendToLog } from '../../learning/learning-log/index.ts';
import { certificateOf, completeCourse, issue, PUBLIC_URL, repairAll } from './test/completed-course.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  await addTestCourse(academy.database.db, { id: 'ce' });
});
afterAll(() => academy.close());

// Signed in again: the clock of these tests moves on.
const administrator = () => addLearner(academy, 'administrator');

/** A learner who has completed the course and has the certificate. */
async function graduate() {
  const learner = await addLearner(academy);
  await completeCourse(academy, learner.id, 'ce');
  await issue(academy, learner.id, 'ce');
  const own = (await learner.get('/api/certificates')).json<OwnCertificate[]>();
  const [certificate] = own;
  if (!certificate) throw new Error('There is no certificate.');
  return { learner, certificate, own };
}

const anyone = (url: string) => academy.call('GET', url);
const shown = async (id: string) => (await anyone(`/api/certificates/${id}`)).json<PublicCertificate>();
const mails = async (recipient: string) =>
  (
    await academy.database.pool.query(
      "select * from outbox_mails where recipient = $1 and subject like 'Your c%'",
      [recipient],
    )
  ).rows;

describe('a certificate', () => {
  it('states what was proven, dated by the event that completed the course', async () => {
    const learner = await addLearner(academy);
    await completeCourse(academy, learner.id, 'ce');
    const completedAt = academy.services.clock().toISOString();
    academy.moveClock(60_000);
    await issue(academy, learner.id, 'ce');
    const [own] = (await learner.get('/api/certificates')).json<OwnCertificate[]>();
    expect(own).toMatchObject({ courseId: 'ce', courseTitle: 'Course ce', completedAt, state: 'valid' });
    const { facts } = await certificateOf(academy, learner.id);
    expect(facts).toEqual({
      version: 1,
      personName: expect.stringMatching(/^Full learner-/),
      courseId: 'ce',
      courseTitle: 'Course ce',
      completedAt,
      assessments: [
        { title: 'Assessment of ce-one', isFinal: false, percent: 73 },
        { title: 'Assessment of ce-two', isFinal: false, percent: 80 },
        { title: 'Final', isFinal: true, percent: 86 },
      ],
      project: { title: 'Project', reviewedBy: null },
    });
  });

  it('is queued with the event that completes the course, or not at all', async () => {
    const queued = ({ id: userId }: TestLearner) =>
      queuedJobs(academy.database.pool, { userId, courseId: 'ce' });
    const learner = await addLearner(academy);
    const failed = academy.database.db.transaction(async (tx) => {
      const now = academy.services.clock();
      const catalogue = await new CatalogueCache(academy.services).read();
      await appendToLog(tx, { userId: learner.id, catalogue, now }, [
        { kind: 'course-completed', courseId: 'ce', occurredAt: now },
      ]);
      throw new Error('Something else went wrong.');
    });
    await expect(failed).rejects.toThrow('Something else');
    expect(await queued(learner)).toEqual([]);
    await completeCourse(academy, learner.id, 'ce');
    expect(await queued(learner)).toHaveLength(1);
  });

  it('comes by itself once the course is completed', async () => {
    const learner = await addLearner(academy);
    const worker = startWorker({ ...academy.services, postOffice: null, publicUrl: PUBLIC_URL });
    await completeCourse(academy, learner.id, 'ce');
    await expect
      .poll(async () => (await learner.get('/api/certificates')).json(), { timeout: 30_000 })
      .toMatchObject([{ courseId: 'ce', state: 'valid' }]);
    await worker.stop();
  });

  it('is issued once, also by two processes at the same time', async () => {
    const other = await createTestApp({ PUBLIC_URL }, { database: academy.database });
    const learner = await addLearner(academy);
    await completeCourse(academy, learner.id, 'ce');
    await Promise.all([academy, other, academy, other].map((process) => issue(process, learner.id, 'ce')));
    await issue(other, learner.id, 'ce');
    expect((await learner.get('/api/certificates')).json()).toHaveLength(1);
    expect(await mails(learner.email)).toHaveLength(1);
    await other.app.close();
  });

  it('is not issued for a course that is not completed, or that nobody knows', async () => {
    const learner = await addLearner(academy);
    await issue(academy, learner.id, 'ce');
    await issue(academy, learner.id, 'no-such-course');
    await issue(academy, '00000000-0000-4000-8000-000000000000', 'ce');
    expect((await learner.get('/api/certificates')).json()).toEqual([]);
  });

  it('comes with a letter that has the link, unless the course was completed long ago', async () => {
    const { learner, certificate } = await graduate();
    const [letter] = await mails(learner.email);
    expect(letter.body).toContain(`${PUBLIC_URL}/verify/${certificate.id}`);
    expect(letter.body).toContain('not registered on the NQF');

    const early = await addLearner(academy);
    await completeCourse(academy, early.id, 'ce');
    academy.moveClock(25 * 60 * 60 * 1000);
    await repairAll(academy);
    expect((await early.get('/api/certificates')).json()).toHaveLength(1);
    expect(await mails(early.email)).toEqual([]);
  });

  it('keeps the name and the results that it was issued with', async () => {
    const { learner, certificate } = await graduate();
    const before = await shown(certificate.id);
    await academy.database.pool.query("update users set full_name = 'Another Name' where id = $1", [
      learner.id,
    ]);
    await academy.database.pool.query("update courses set title = 'Renamed' where id = 'ce'");
    await issue(academy, learner.id, 'ce');
    await repairAll(academy);
    expect(await shown(certificate.id)).toEqual(before);
    await academy.database.pool.query("update courses set title = 'Course ce' where id = 'ce'");
  });

  it('of the pilot says that nothing is on record', async () => {
    await academy.database.pool.query(
      "insert into pilot_courses (id, title, hours) values ('pilot-x', 'AI for Beginners', 2)",
    );
    const learner = await addLearner(academy);
    await academy.database.pool.query(
      "insert into course_progress (user_id, course_id, completed_at) values ($1, 'pilot-x', '2026-05-01')",
      [learner.id],
    );
    await repairAll(academy);
    const { signed_text: text } = await certificateOf(academy, learner.id);
    expect(readSignedCertificate(text)).toMatchObject({
      courseTitle: 'AI for Beginners',
      provenLines: ['No assessment is on record', 'Without project'],
    });
  });
});

describe('anyone', () => {
  it('sees a certificate by its number, however it is typed', async () => {
    const { certificate } = await graduate();
    const answer = await shown(certificate.id);
    expect(answer).toMatchObject({ id: certificate.id, state: 'valid', revokedAt: null });
    expect(await shown(certificate.id.toLowerCase().replace('-', ''))).toEqual(answer);
    expect(readSignedCertificate(answer.signedText)).toMatchObject({
      credentialUrl: `${PUBLIC_URL}/credentials/${certificate.id.replace('-', '')}`,
      issuerDid: 'did:web:academy.example',
      issuerName: 'NexusAI Academy',
      courseTitle: 'Course ce',
    });
  });

  it('finds no certificate where there is none', async () => {
    for (const id of ['00000-00000', 'nonsense', '%E2%82%AC'])
      for (const url of [
        `/api/certificates/${id}`,
        `/credentials/${id}`,
        `/credentials/${id}/badge.png`,
        `/credentials/${id}/card.png`,
        `/api/certificates/${id}/certificate.pdf`,
      ])
        expect((await anyone(url)).statusCode, url).toBe(404);
    expect((await anyone('/credentials/status/7')).statusCode).toBe(404);
  });

  it('does not read the email address anywhere in it', async () => {
    const { learner, certificate } = await graduate();
    for (const url of [`/api/certificates/${certificate.id}`, `/credentials/${certificate.id}`])
      expect((await anyone(url)).body).not.toContain(learner.email);
  });
});

describe('revoking', () => {
  const revoke = (who: TestLearner, id: string, reason: unknown) =>
    who.post(`/api/admin/certificates/${id}/revocation`, { reason });

  it('shows that and when to anyone, and why to nobody; it is in the audit log', async () => {
    const admin = await administrator();
    const { learner, certificate } = await graduate();
    expect((await revoke(admin, certificate.id, ' The answers were copied. ')).statusCode).toBe(204);
    const revokedAt = academy.services.clock().toISOString();
    const answer = await anyone(`/api/certificates/${certificate.id}`);
    expect(answer.json()).toMatchObject({ state: 'revoked', revokedAt });
    expect(answer.body).not.toContain('copied');
    expect((await learner.get('/api/certificates')).json()).toMatchObject([{ state: 'revoked' }]);
    const { rows } = await academy.database.pool.query(
      "select actor_id, subject from audit_log where action = 'revoke-certificate'",
    );
    expect(rows).toContainEqual({ actor_id: admin.id, subject: certificate.id.replace('-', '') });
  });

  it('ends the paper, the badge and the card, and leaves the credential, which leads to its status', async () => {
    const admin = await administrator();
    const { learner, certificate } = await graduate();
    const papers = () =>
      Promise.all([
        learner.get(`/api/certificates/${certificate.id}/certificate.pdf`),
        anyone(`/credentials/${certificate.id}/badge.png`),
        anyone(`/credentials/${certificate.id}/card.png`),
      ]);
    expect((await papers()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await revoke(admin, certificate.id, 'The answers were copied.');
    for (const { statusCode, body } of await papers()) {
      expect(statusCode).toBe(410);
      expect(body).toBe('This certificate was revoked, so there is no paper, badge or card of it any more.');
    }
    const stranger = await addLearner(academy);
    const paper = `/api/certificates/${certificate.id}/certificate.pdf`;
    expect((await stranger.get(paper)).statusCode).toBe(403);
    expect((await anyone(`/credentials/${certificate.id}`)).statusCode).toBe(200);
  });

  it('happens once, with a reason, for a certificate that exists', async () => {
    const admin = await administrator();
    const { certificate } = await graduate();
    expect((await revoke(admin, certificate.id, '  ')).statusCode).toBe(400);
    expect((await revoke(admin, '00000-00000', 'A reason')).statusCode).toBe(404);
    expect((await revoke(admin, certificate.id, 'A reason')).statusCode).toBe(204);
    expect((await revoke(admin, certificate.id, 'Another')).statusCode).toBe(409);
  });

  it('is for administrators', async () => {
    const { learner, certificate } = await graduate();
    expect((await revoke(learner, certificate.id, 'A reason')).statusCode).toBe(403);
    expect((await shown(certificate.id)).state).toBe('valid');
  });
});

describe('a certificate with an end', () => {
  it('is expired from then on', async () => {
    const { learner, certificate } = await graduate();
    await academy.database.pool.query(
      "update certificates set valid_until = completed_at + interval '1 hour' where user_id = $1",
      [learner.id],
    );
    academy.moveClock(60 * 60 * 1000 - 1);
    expect((await shown(certificate.id)).state).toBe('valid');
    academy.moveClock(1);
    expect((await shown(certificate.id)).state).toBe('expired');
  });
});

describe('the paper', () => {
  const paper = (who: TestLearner, id: string) => who.get(`/api/certificates/${id}/certificate.pdf`);

  it('is one page of A4 with its fonts in it, for the learner alone', async () => {
    const { learner, certificate } = await graduate();
    const answer = await paper(learner, certificate.id);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`certificate-${certificate.id}.pdf`);
    // The size is shown before the download.
    expect(Math.abs(answer.rawPayload.length / CERTIFICATE_PDF_BYTES - 1)).toBeLessThan(0.1);
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf).toContain('/FontFile2');
    expect(pdf).not.toContain('/Helvetica');

    expect((await anyone(`/api/certificates/${certificate.id}/certificate.pdf`)).statusCode).toBe(401);
    const { learner: other } = await graduate();
    expect((await paper(other, certificate.id)).statusCode).toBe(403);
    expect((await paper(await administrator(), certificate.id)).statusCode).toBe(403);
  });
});

describe('the code on the paper', () => {
  it('leads to the page of the certificate', async () => {
    const { encode } = await import('uqr');
    const url = `${PUBLIC_URL}/verify/7K3M9-QX2TD`;
    const { data } = encode(url, { ecc: 'M', border: 4 });
    const scale = 4;
    const size = data.length * scale;
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
          pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    expect(jsQr.default(pixels, size, size)?.data).toBe(url);
  });
});
