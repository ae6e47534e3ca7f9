import { fingerprintOf } from '@academy/domain/learning/questions';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';
import { draftFor, readStoredCheckAnswer } from './stored-check-answer.ts';

const draft = { chosen: ['1'], repair: 'a', steps: ['b'], pairs: { c: 'd' }, text: '7' };

describe('an answer that a lesson remembers', () => {
  it('is what was put in', () => {
    for (const given of [draft, EMPTY_DRAFT])
      expect(readStoredCheckAnswer({ asked: 5, draft: given })).toEqual({ asked: 5, draft: given });
  });

  it.each([
    null,
    'text',
    7,
    draft,
    { asked: 5 },
    { asked: 5, draft: null },
    { asked: 5, draft: { ...draft, chosen: 'a' } },
    { asked: 5, draft: { ...draft, chosen: [1] } },
    { asked: 5, draft: { ...draft, repair: 1 } },
    { asked: 5, draft: { ...draft, repair: undefined } },
    { asked: 5, draft: { ...draft, steps: 'b' } },
    { asked: 5, draft: { ...draft, steps: undefined } },
    { asked: 5, draft: { ...draft, pairs: null } },
    { asked: 5, draft: { ...draft, pairs: { c: 1 } } },
    { asked: 5, draft: { ...draft, text: null } },
  ])('is nothing where it cannot be read: %j', (stored) => {
    expect(readStoredCheckAnswer(stored)).toBeNull();
  });

  it('is not put into a question that has changed since, so that new steps are there to be moved', () => {
    const asked = (...steps: readonly string[]) => fingerprintOf(JSON.stringify({ kind: 'order', steps }));
    const answer = { asked: asked('a', 'b'), draft: { ...EMPTY_DRAFT, steps: ['b', 'a'] } };
    expect(draftFor(asked('a', 'b'), answer)).toEqual(answer.draft);
    expect(draftFor(asked('a', 'b', 'c'), answer)).toEqual(EMPTY_DRAFT);
    expect(draftFor(asked('a', 'b'), null)).toEqual(EMPTY_DRAFT);
    expect(draftFor(5, readStoredCheckAnswer({ draft }))).toEqual(EMPTY_DRAFT);
  });
});
