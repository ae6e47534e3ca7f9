import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerQuery } from '../../../lib/answers/answers.ts';
import { createQueryClient } from '../../../lib/answers/query-client.ts';
import { restoreAnswers } from '../../../lib/answers/stored-answers/stored-answers.ts';
import { REFETCH_DAILY } from './refetch-daily.ts';

const HOUR_MS = 60 * 60 * 1000;
const AGENTS = answerQuery('GET /api/agents/config');

afterEach(() => vi.unstubAllGlobals());

it.each([
  [1, 0],
  [23, 0],
  [25, 1],
  [null, 1],
])('the agents that the device kept %s hours ago are asked for %i times', async (hours, times) => {
  const fetched = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  const client = createQueryClient();
  if (hours !== null) {
    const keptAt = Date.now() - hours * HOUR_MS;
    restoreAnswers(client, [{ shape: '', keptAt, key: AGENTS.queryKey, data: [] }]);
  }
  const observer = new QueryObserver(client, { ...AGENTS, ...REFETCH_DAILY });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult()).toMatchObject({ data: [], isFetching: false });
  leave();
  expect(fetched).toHaveBeenCalledTimes(times);
});
