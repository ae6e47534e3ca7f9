import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, openWalk, rowsOf, WALK } from './test/staff-walk.ts';

/** Also open to learners, for their own questions. */
const FOR_STAFF_TOO = ['POST /api/tickets/:ticketId/messages', 'POST /api/tickets/:ticketId/closing'];
const STAFF_WRITES = Object.entries<Endpoint>(endpoints)
  .filter(
    ([key, { access }]) =>
      !key.startsWith('GET ') && (/trainer|administrator/.test(access) || FOR_STAFF_TOO.includes(key)),
  )
  .map(([key]) => key);

/** These write nothing that anybody sees later. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  'POST /api/authoring/:courseId/check': 'shows what a text would be, and keeps nothing',
  'POST /api/authoring/:courseId/proof': 'runs the programs of a text, and keeps nothing',
  'POST /api/admin/reconciliation': 'compares our books with those of the provider, and changes neither',
  'POST /api/admin/agents/test': 'asks the model one question, and keeps nothing',
};

let walk: Awaited<ReturnType<typeof openWalk>>;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.close());

async function newestEntry(): Promise<number> {
  const [newest] = await rowsOf('select coalesce(max(id), 0) as id from audit_log');
  return Number(newest?.id);
}

describe('every act of staff', () => {
  it('is walked here, or listed with the reason why nothing is noted of it', () => {
    expect([...WALK.map(([key]) => key), ...Object.keys(NOT_NOTED)].sort()).toEqual(STAFF_WRITES.toSorted());
  });

  it.each(WALK)('is in the audit log: %s', async (key, actions, act) => {
    const { values = {}, body, isSecond = false } = await act();
    const actor = isSecond ? walk.second : walk.first;
    const before = await newestEntry();
    const [method, path = ''] = key.split(' ');
    const url = path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
    const answer = await walk.academy.call(method as 'POST', url, { cookie: actor.cookie, body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    if (answer.body !== '') answers.set(key, answer.json());
    const noted = await rowsOf(
      `select action, actor_id as "actorId" from audit_log where id > $1 group by 1, 2 order by min(id)`,
      before,
    );
    expect(noted).toEqual(actions.map((action) => ({ action, actorId: actor.id })));
  });
});
