import { describe, expect, it } from 'vitest';
import { HEALTH_WORDS } from './health-words.ts';

describe('the text of one check on the health page', () => {
  it.each([
    ['jobs', 'bad', '1 job is late or has failed.'],
    ['jobs', 'attention', '1 job failed after many tries.'],
    ['retention', 'attention', 'from 1 table.'],
    ['mail', 'bad', '1 is waiting.'],
    ['mail', 'attention', '1 email is waiting'],
    ['mail', 'good', '1 email is on its way.'],
    ['migrations', 'bad', '1 migration is missing'],
  ] as const)('is in the singular: %s, %s', (id, state, words) => {
    expect(HEALTH_WORDS[id].sentence(state, 1)).toContain(words);
    expect(HEALTH_WORDS[id].sentence(state, 2)).not.toContain(words);
  });
});
