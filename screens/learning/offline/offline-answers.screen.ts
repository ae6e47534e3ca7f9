import { OFFLINE_ANSWERS_BYTES } from '@academy/domain/learning/offline-packs';
import { academy, demoPerson } from '../../room/academy.ts';
import { offlineAnswerPaths } from '../../room/records/offline-answers.ts';
import { expect, test } from '../../room/test.ts';

// As `packages/domain/src/academy/data-usage/transfers.ts` counts those of a request and its response over HTTP/2.
const HEADER_BYTES = 600;

/** What a phone receives of these answers. */
async function weigh(paths: readonly string[]): Promise<number> {
  const { call } = await academy();
  const { cookie } = await demoPerson('learner');
  let bytes = 0;
  for (const path of paths) {
    const answer = await call('GET', path, { cookie, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode, path).toBe(200);
    bytes += answer.rawPayload.length + HEADER_BYTES;
  }
  return bytes;
}

/** The price that is shown before a course is saved, compared with the actual transfer. */
const expectCloseTo = (bytes: number, announced: number) =>
  expect(
    Math.abs(bytes / announced - 1),
    `OFFLINE_ANSWERS_BYTES announces ${announced}, transferred were ${bytes}`,
  ).toBeLessThan(0.25);

test('the learner’s data of a saved course has the announced size', async () => {
  expectCloseTo(await weigh(offlineAnswerPaths('daily')), OFFLINE_ANSWERS_BYTES.daily);
});

test('careers and help that come with a saved course have the announced size', async () => {
  const { call } = await academy();
  const careers: { id: string }[] = (await call('GET', '/api/careers')).json();
  const paths = [...offlineAnswerPaths('monthly'), ...careers.map(({ id }) => `/api/careers/${id}`)];
  expectCloseTo(await weigh(paths), OFFLINE_ANSWERS_BYTES.monthly);
});
