import { describe, expect, it } from 'vitest';
import {
  criterionOf,
  EMPTY_REVIEW,
  isEmptyReview,
  judgedCriteria,
  readDraft,
  withCriterion,
} from './review-draft.ts';

const checklist = [
  { id: 'goal', text: 'A goal.' },
  { id: 'risk', text: 'A risk.' },
];

describe('a review that is being written', () => {
  it('sends what is judged, in the order of the list, with the words that came first or last', () => {
    const said = withCriterion(EMPTY_REVIEW, 'risk', { comment: 'Which?' });
    expect(judgedCriteria({ checklist }, said)).toEqual([]);
    const judged = withCriterion(withCriterion(said, 'risk', { isMet: false }), 'goal', { isMet: true });
    expect(judgedCriteria({ checklist }, judged)).toEqual([
      { id: 'goal', isMet: true, comment: '' },
      { id: 'risk', isMet: false, comment: 'Which?' },
    ]);
    expect(criterionOf(judged, 'other')).toEqual({ isMet: null, comment: '' });
  });

  it('is empty until a point is judged or a word is written, and again when both are removed', () => {
    const said = withCriterion(EMPTY_REVIEW, 'risk', { comment: 'Which?' });
    const judged = withCriterion(EMPTY_REVIEW, 'goal', { isMet: false });
    for (const written of [said, judged, { ...EMPTY_REVIEW, comment: 'Good.' }])
      expect(isEmptyReview(written)).toBe(false);
    for (const empty of [EMPTY_REVIEW, withCriterion(said, 'risk', { comment: '' })])
      expect(isEmptyReview(empty)).toBe(true);
  });

  it.each([null, 'text', {}, { comment: 1, criteria: {} }, { comment: '', criteria: null }])(
    'is none when the device kept %j',
    (stored) => {
      expect(readDraft(stored)).toBeNull();
    },
  );

  it('comes back as it was kept', () => {
    const draft = withCriterion({ ...EMPTY_REVIEW, comment: 'Good.' }, 'goal', { isMet: true });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});
