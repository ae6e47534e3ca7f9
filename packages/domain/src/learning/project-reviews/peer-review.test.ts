import { describe, expect, it } from 'vitest';
import { readPeerJudgement, takePeerReview } from './index.ts';

const point = (id: string, isMet: boolean, comment = '') => ({ id, isMet, comment });
const rubric = [{ id: 'goal' }, { id: 'risk' }];

describe('a peer review', () => {
  it.each([
    [{ hasHandedIn: false, had: 0 }, 'nothing-handed-in'],
    [{ hasHandedIn: true, had: 0 }, null],
    [{ hasHandedIn: true, had: 1 }, null],
    [{ hasHandedIn: true, had: 2 }, 'given-enough'],
  ])('may be given by who %j: %s', (counts, code) => {
    const taken = takePeerReview(counts);
    expect(taken.ok ? null : taken.refusal.code).toBe(code);
  });

  it.each([
    [[point('goal', true)], 'Good.', 'not-all-judged'],
    [[point('goal', true), point('risk', false)], '', 'nothing-said'],
    [[point('goal', true), point('risk', false, 'Which risk?')], '', null],
    [[point('goal', true), point('risk', false)], 'Name the risk.', null],
    [[point('goal', true), point('risk', true)], '', null],
    [[point('goal', true), point('risk', false)], 'thx 4 ur gr8 work m8', null],
    [[point('goal', true), point('risk', false, 'jfjf kdkd')], 'asdf jklsdf asdf', 'not-language'],
  ])('that says %j and %j is refused with %s', (criteria, comment, code) => {
    const read = readPeerJudgement(rubric, { comment, criteria });
    expect(read.ok ? null : read.refusal.code).toBe(code);
  });

  it('has the points of the list in its order, and no others', () => {
    const criteria = [point('other', true), point('risk', true, ' Clear. '), point('goal', true)];
    expect(readPeerJudgement(rubric, { comment: ' Fine. ', criteria })).toEqual({
      ok: true,
      value: { comment: 'Fine.', criteria: [point('goal', true), point('risk', true, 'Clear.')] },
    });
  });
});
