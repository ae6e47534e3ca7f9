import { expect, it } from 'vitest';
import { applyWithOutcomes } from '../consequences.ts';
import { emptyRecord } from '../learner-record.ts';
import { courseware, opened, read } from '../test/sample-record.ts';
import type { LearningEvent } from './learning-event.ts';
import { isRepeatedOpening } from './repeated-opening.ts';

const at = (time: string) => `2026-11-15T${time}Z`;

function isRepeatedAfter(events: readonly LearningEvent[], event: LearningEvent): boolean {
  const record = emptyRecord();
  for (const each of events) applyWithOutcomes(record, each, courseware);
  return isRepeatedOpening(record, event);
}

it.each([
  ['the same lesson in the same hour', [opened('l1', at('08:10:00'))], opened('l1', at('08:59:59')), true],
  ['at the same moment', [opened('l1', at('08:10:00'))], opened('l1', at('08:10:00')), true],
  ['in the next hour', [opened('l1', at('08:59:59'))], opened('l1', at('09:00:00')), false],
  ['earlier than known', [opened('l1', at('08:10:00'))], opened('l1', at('08:09:59')), false],
  ['for the first time', [], opened('l1', at('08:10:00')), false],
  [
    'after another lesson, to which nobody wants to be led back',
    [opened('l1', at('08:10:00')), opened('l3', at('08:20:00'))],
    opened('l1', at('08:30:00')),
    false,
  ],
  [
    'while it is read',
    [opened('l1', at('08:10:00')), read('l1', at('09:20:00'))],
    opened('l1', at('09:30:00')),
    true,
  ],
] as const)('a lesson opened %s', (_, before, event, isRepeated) => {
  expect(isRepeatedAfter(before, event)).toBe(isRepeated);
});

it('no other event is ever taken for one', () => {
  expect(isRepeatedAfter([read('l1', at('08:10:00'))], read('l1', at('08:20:00')))).toBe(false);
});
