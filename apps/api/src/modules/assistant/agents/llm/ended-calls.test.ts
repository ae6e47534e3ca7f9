import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { estimatedTokens } from '@academy/domain/assistant/agents';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isSilent, says, stallsAfter } from '../test/fake-language-model.ts';
import { startModelAcademy } from '../test/model-academy.ts';

let academy: Awaited<ReturnType<typeof startModelAcademy>>;
let url: string;
beforeAll(async () => {
  academy = await startModelAcademy();
  await academy.test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = academy.test.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/agents/message`;
});
afterAll(() => academy.close());

/** A limit that no machine is too slow for. */
const eventually = (look: () => unknown) => vi.waitFor(look, 300_000);

/** Over a real connection, which can be cut. */
async function asker() {
  const { id, username } = await academy.test.addAccount('learner');
  const cookie = await academy.test.signIn(username);
  await academy.test.app.inject({
    method: 'PUT',
    url: '/api/agents/consent',
    headers: { cookie },
    payload: { isAgreed: true },
  });
  const question = { agentType: 'helpdeskai', message: 'What is vetkoek?', sessionId: randomUUID() };
  return {
    id,
    ask: (signal: AbortSignal, repeatKey: string) =>
      fetch(url, {
        method: 'POST',
        signal,
        headers: {
          cookie,
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'idempotency-key': repeatKey,
        },
        body: JSON.stringify(question),
      }),
    async experience(): Promise<number> {
      const answer = await academy.test.call('GET', '/api/user/progress', { cookie });
      return answer.json().experience;
    },
  };
}

/** Settled calls, and how many of them are counted as failures. */
async function counted(): Promise<{ readonly calls: number; readonly failures: number }> {
  const { rows } = await academy.test.database.pool.query(
    `select coalesce(sum(requests), 0)::int as calls, coalesce(sum(failures), 0)::int as failures from llm_days`,
  );
  return rows[0];
}

it.each([
  ['before its first word', isSilent, ''],
  ['within it', stallsAfter('It is fried dough [p1]. It is so'), 'It is fried dough [p1]. It is so'],
])(
  'an answer that nobody waits for any more %s ends the call, is settled by what was heard and counts for nothing',
  async (_when, behaviour, heard) => {
    const learner = await asker();
    const before = { ...(await academy.usage(learner)), ...(await counted()) };
    academy.fake.will(behaviour, says('It is fried dough [p1].'));
    const panel = new AbortController();
    const repeatKey = randomUUID();
    const answer = learner.ask(panel.signal, repeatKey).catch(() => null);
    await eventually(() => expect(academy.fake.requests).toHaveLength(1));
    // What was received so far is counted, so it has to have been received.
    if (heard !== '') await (await answer)?.body?.getReader().read();
    const sent = estimatedTokens(JSON.stringify(academy.fake.requests[0]?.messages).length);
    const reserved = await academy.usage(learner);
    expect(reserved.tokens).toBeGreaterThan(sent + 400);
    panel.abort();
    await answer;
    // The service sees its reader disconnect, and the reservation becomes the actual usage.
    await eventually(() => expect(academy.fake.leftBy).toHaveLength(1));
    await eventually(async () =>
      expect(await counted()).toEqual({ calls: before.calls + 1, failures: before.failures }),
    );
    const after = await academy.usage(learner);
    expect(reserved.tokens - after.tokens).toBe(500 - estimatedTokens(heard.length));
    expect(after.month - (before.month ?? 0)).toBe(after.days - (before.days ?? 0));
    expect(await learner.experience()).toBe(0);

    // A returning learner asks the same again, and is answered.
    const again = await learner.ask(new AbortController().signal, repeatKey);
    expect(await again.text()).toContain('event: done');
    expect(await learner.experience()).toBe(10);
  },
);

it('readers who go are no failures of the service', async () => {
  for (let n = 0; n < 3; n += 1) {
    const learner = await asker();
    academy.fake.will(isSilent);
    const panel = new AbortController();
    const answer = learner.ask(panel.signal, randomUUID()).catch(() => null);
    await eventually(() => expect(academy.fake.requests).toHaveLength(1));
    panel.abort();
    await answer;
    await eventually(() => expect(academy.fake.leftBy).toHaveLength(1));
  }
  academy.fake.will(says('It is fried dough [p1].'));
  const learner = await asker();
  const answer = await learner.ask(new AbortController().signal, randomUUID());
  expect(await answer.text()).toContain('"engine":"llm"');
});
