import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  administrator = await addLearner(academy, 'administrator');
});
afterAll(() => academy.close());

const REASON = 'They moved to another team.';

async function find(query: string): Promise<Answer<'GET /api/admin/people'>> {
  const answer = await administrator.get(`/api/admin/people?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function auditOf(subject: string): Promise<Answer<'GET /api/admin/audit'>['entries']> {
  const answer = await administrator.get(`/api/admin/audit?words=${subject}`);
  return answer.json<Answer<'GET /api/admin/audit'>>().entries;
}

const change = (person: TestLearner, role: string, isSuspended: boolean) =>
  administrator.put(`/api/admin/people/${person.id}`, { role, isSuspended, reason: REASON });

describe('the list of people', () => {
  it('is found by words, role and state, with province and when they were last here', async () => {
    const person = await addLearner(academy);
    const word = encodeURIComponent(person.email);
    const { people, found, pages } = await find(`words=${word}`);
    expect({ found, pages }).toEqual({ found: 1, pages: 1 });
    expect(people[0]).toMatchObject({ id: person.id, role: 'learner', state: 'active', province: null });
    expect(people[0]?.lastSeenAt).not.toBeNull();
    expect((await find(`words=${word}&role=trainer`)).found).toBe(0);
    expect((await find(`words=${word}&state=suspended`)).found).toBe(0);
    expect((await find('words=%25')).found).toBe(0);
  });

  it('never holds a secret', async () => {
    expect((await administrator.get('/api/admin/people')).body).not.toMatch(/argon2|password|token/i);
  });
});

describe('a change to a person', () => {
  it('counts at once, and is in the audit log with who, what and why', async () => {
    const person = await addLearner(academy);
    expect((await change(person, 'trainer', false)).statusCode).toBe(204);
    expect((await person.get('/api/auth/user')).json()).toMatchObject({ role: 'trainer' });
    expect((await change(person, 'trainer', true)).statusCode).toBe(204);
    expect((await person.get('/api/training')).statusCode).toBe(401);
    expect((await change(person, 'trainer', false)).statusCode).toBe(204);
    const acts = await auditOf(person.id);
    expect(acts.map(({ action }) => action)).toEqual(['unlock-account', 'lock-account', 'make-trainer']);
    for (const act of acts) {
      expect(act).toMatchObject({ subject: person.id, reason: REASON });
      expect(act.actor).not.toBeNull();
      expect(act.subjectName).not.toBeNull();
    }
  });

  it('that changes nothing is no act', async () => {
    const person = await addLearner(academy);
    expect((await change(person, 'learner', false)).statusCode).toBe(204);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('needs a reason', async () => {
    const person = await addLearner(academy);
    const body = { role: 'trainer', isSuspended: false, reason: '   ' };
    expect((await administrator.put(`/api/admin/people/${person.id}`, body)).statusCode).toBe(400);
  });

  it('is refused for the own account and for somebody unknown', async () => {
    expect((await change(administrator, 'learner', false)).statusCode).toBe(409);
    const body = { role: 'learner', isSuspended: false, reason: REASON };
    const nobody = '/api/admin/people/00000000-0000-4000-8000-000000000000';
    expect((await administrator.put(nobody, body)).statusCode).toBe(404);
  });

  it('leaves one administrator when two take the place from each other', async () => {
    const other = await addLearner(academy, 'administrator');
    const demote = (by: TestLearner, whom: TestLearner) =>
      by.put(`/api/admin/people/${whom.id}`, { role: 'learner', isSuspended: false, reason: REASON });
    const answers = await Promise.all([demote(administrator, other), demote(other, administrator)]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect([
      [204, 403],
      [204, 409],
    ]).toContainEqual(codes);
    // The remaining administrator restores the other one.
    await academy.database.pool.query("update users set role = 'administrator' where id = any($1)", [
      [administrator.id, other.id],
    ]);
  });
});

describe('signing a person out and mailing a link', () => {
  it('ends every sign-in, and is written down', async () => {
    const person = await addLearner(academy);
    const answer = await administrator.post(`/api/admin/people/${person.id}/sign-out`, { reason: REASON });
    expect(answer.statusCode).toBe(204);
    expect((await person.get('/api/training')).statusCode).toBe(401);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual(['end-sign-ins']);
  });

  it('queues the mail that the person could have asked for, unless the account is locked', async () => {
    const person = await addLearner(academy);
    const link = () => administrator.post(`/api/admin/people/${person.id}/password-link`, { reason: REASON });
    expect((await link()).statusCode).toBe(204);
    const { rows } = await academy.database.pool.query(
      "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'mail-password-link'",
    );
    expect(rows[0].n).toBe(1);
    await change(person, 'learner', true);
    expect((await link()).statusCode).toBe(409);
  });
});

describe('the audit log', () => {
  it('is only added to', async () => {
    const person = await addLearner(academy);
    await change(person, 'trainer', false);
    const { pool } = academy.database;
    await expect(pool.query('delete from audit_log')).rejects.toThrow('only added to');
    await expect(pool.query("update audit_log set reason = 'another'")).rejects.toThrow('only added to');
  });

  it('keeps the act when the account of who did it goes', async () => {
    const leaver = await addLearner(academy, 'administrator');
    const person = await addLearner(academy);
    const body = { role: 'trainer', isSuspended: false, reason: REASON };
    expect((await leaver.put(`/api/admin/people/${person.id}`, body)).statusCode).toBe(204);
    await academy.database.pool.query('delete from users where id = $1', [leaver.id]);
    expect((await auditOf(person.id))[0]).toMatchObject({ actor: null, action: 'make-trainer' });
  });

  it('is read by days of South Africa', async () => {
    const none = await administrator.get('/api/admin/audit?from=2020-01-01&to=2020-01-02');
    expect(none.json()).toEqual({ entries: [], next: null });
    const today = await administrator.get('/api/admin/audit?from=2026-11-15&to=2026-11-15');
    expect(today.json<Answer<'GET /api/admin/audit'>>().entries.length).toBeGreaterThan(0);
  });

  it.each(['learner', 'trainer'] as const)('is not for a %s, nor is the list of people', async (role) => {
    const person = await addLearner(academy, role);
    expect((await person.get('/api/admin/audit')).statusCode).toBe(403);
    expect((await person.get('/api/admin/people')).statusCode).toBe(403);
  });
});

describe('a second factor whose phone is lost', () => {
  it('is removed by another administrator, with a reason, and the person is notified and signed out', async () => {
    const person = await addLearner(academy);
    await academy.database.pool.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at)
       values ($1, decode(repeat('00', 20), 'hex'), now(), now())`,
      [person.id],
    );
    await academy.database.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
       values ($1, $2, $2, 0, 'Lost phone', now())`,
      [person.id, Buffer.from(person.id)],
    );
    const path = (id: string) => `/api/admin/people/${id}/second-factor-removal`;
    expect((await administrator.post(path(administrator.id), { reason: REASON })).statusCode).toBe(409);
    expect((await administrator.post(path(person.id), { reason: REASON })).statusCode).toBe(204);
    const { rows } = await academy.database.pool.query(
      'select from second_factors where user_id = $1 union all select from passkeys where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([]);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual(['remove-second-factor']);
    const { rows: mails } = await academy.database.pool.query(
      'select subject, body from outbox_mails where recipient = $1',
      [person.email],
    );
    expect(mails).toContainEqual({
      subject: 'Your second factor is off',
      body: expect.stringContaining('Lost phone'),
    });
  });
});
