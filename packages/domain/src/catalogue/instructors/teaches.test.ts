import { describe, expect, it } from 'vitest';
import type { Role } from '../../access/index.ts';
import { teaches } from './teaches.ts';

describe('a course or session is looked after', () => {
  it.each<[Role, string[], string[], boolean]>([
    ['trainer', ['johan'], ['johan'], true],
    ['trainer', ['johan'], ['priya', 'johan'], true],
    ['trainer', ['johan'], ['priya'], false],
    ['trainer', [], ['priya'], false],
    ['trainer', ['johan'], [], false],
    ['learner', ['johan'], ['johan'], false],
    ['administrator', [], ['johan'], true],
    ['administrator', [], [], true],
  ])('by a %s who is %j when it is given by %j: %s', (role, own, instructors, expected) => {
    expect(teaches({ role, instructorIds: new Set(own) }, instructors)).toBe(expected);
  });
});
