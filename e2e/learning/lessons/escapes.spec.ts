import type { Page } from '@playwright/test';
import { ESCAPES } from '../../escape-programs.ts';
import { expect, test } from '../../fixtures.ts';
import { openExercise, writeProgram } from './exercise.ts';

const FIRST_PROGRAM = '/course/python-for-ai/lesson/py-your-first-program';
const STOPPED = 'Your program tried to reach outside Python, so it was stopped.';
/** What a program would need to call the academy as its reader. */
const DOORS = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'indexedDB', 'caches'],
  ...['navigator', 'Worker', 'BroadcastChannel', 'setTimeout', 'postMessage'],
];

test('a program that fakes its result is stopped with one sentence, and Python continues', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Forger Nkosi');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const exercise = await openExercise(page, FIRST_PROGRAM);
  const output = exercise.getByRole('region', { name: 'Output' });
  for (const program of Object.values(ESCAPES)) {
    await writeProgram(exercise, program);
    await exercise.getByRole('button', { name: 'Run' }).click();
    await expect(output).toContainText(STOPPED);
  }
  expect(requests.filter((request) => request.includes('/api/admin'))).toEqual([]);

  await writeProgram(exercise, 'print("Sawubona again")');
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(output).toContainText('Sawubona again');
});

test('the worker that runs programs has no network, no storage and no way to its page', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const evaluate = await watchWorkers(page);
  const exercise = await openExercise(page, FIRST_PROGRAM);
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(exercise.getByRole('region', { name: 'Output' })).toContainText('Welcome');
  const found = await evaluate(
    `${JSON.stringify(DOORS)}.filter((name) => globalThis[name] !== undefined).join()`,
  );
  expect(found).toBe('');
});

/** Playwright evaluates in a worker with globals that this one no longer has. */
async function watchWorkers(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    });
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return async (expression) => {
    const answered = new Promise<unknown>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, result } = JSON.parse(message);
        if (id === 1) resolve(result.result.value ?? result);
      });
    });
    const message = JSON.stringify({
      id: 1,
      method: 'Runtime.evaluate',
      params: { expression, returnByValue: true },
    });
    await session.send('Target.sendMessageToTarget', { sessionId: await attached, message });
    return answered;
  };
}
