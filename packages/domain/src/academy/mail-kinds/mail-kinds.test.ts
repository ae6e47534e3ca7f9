import { expect, it } from 'vitest';
import { isMailKind, isMailWanted } from './index.ts';

it('SET-21 sends updates and badges to all who did not object, and promotions to those who asked only', () => {
  const atFirst = (['course-updates', 'achievements', 'promotions'] as const).map((kind) =>
    isMailWanted(kind, null),
  );
  expect(atFirst).toEqual([true, true, false]);
  expect([isMailWanted('achievements', false), isMailWanted('promotions', true)]).toEqual([false, true]);
});

it('knows no kind for mails that an account needs', () => {
  expect(['password', 'toString', 'achievements'].map(isMailKind)).toEqual([false, false, true]);
});
