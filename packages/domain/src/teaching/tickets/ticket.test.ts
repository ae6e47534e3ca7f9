import { describe, expect, it } from 'vitest';
import type { Role } from '../../access/index.ts';
import { mayAnswer, openTicket, ticketState, writeInTicket } from './ticket.ts';

describe('a question to a person', () => {
  it.each([
    ['learner', null, 'waiting'],
    ['staff', null, 'answered'],
    ['learner', new Date('2026-11-15'), 'closed'],
    ['staff', new Date('2026-11-15'), 'closed'],
  ] as const)('whose last word is of %s, closed at %s, is %s', (lastFrom, closedAt, state) => {
    expect(ticketState({ lastFrom, closedAt })).toBe(state);
  });

  it.each<[Role, string[], string[] | null, boolean]>([
    ['learner', [], null, false],
    ['learner', ['johan'], ['johan'], false],
    ['trainer', ['johan'], ['johan'], true],
    ['trainer', ['johan'], ['priya'], false],
    ['trainer', [], null, true],
    ['administrator', [], ['priya'], true],
    ['administrator', [], null, true],
  ])(
    'may be answered by a %s who is %j when its course is given by %j: %s',
    (role, own, course, expected) => {
      expect(mayAnswer({ role, instructorIds: new Set(own) }, course)).toBe(expected);
    },
  );

  it.each([
    [0, true],
    [9, true],
    [10, false],
  ])('can be asked with %i open ones: %s', (open, isOk) => {
    expect(openTicket(open).ok).toBe(isOk);
  });

  it.each([
    [199, true],
    [200, false],
  ])('takes one more message after %i: %s', (messages, isOk) => {
    expect(writeInTicket(messages).ok).toBe(isOk);
  });
});
