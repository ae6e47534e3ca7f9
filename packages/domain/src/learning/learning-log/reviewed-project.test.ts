import { describe, expect, it } from 'vitest';
import type { LearningEvent } from './event-log/learning-event.ts';
import { event, everything, recordOf, without } from './test/sample-record.ts';

describe('a project', () => {
  const reviewed = (submissionId: string, isPassed: boolean) =>
    event({ kind: 'project-reviewed', submissionId, projectId: 'p', isPassed });
  const passes = (...events: LearningEvent[]) =>
    recordOf(...events).outcomes.filter(({ kind }) => kind === 'project-passed').length;

  it('is passed by the first judgement that says so, and by no other', () => {
    expect(passes(reviewed('s1', false))).toBe(0);
    expect(passes(reviewed('s1', false), reviewed('s2', true))).toBe(1);
    expect(passes(reviewed('s1', true), reviewed('s2', true))).toBe(1);
    expect(passes(event({ kind: 'project-passed', projectId: 'p' }), reviewed('s1', true))).toBe(0);
  });

  it('completes the course when its judgement was all that was missing', () => {
    const rest = without(everything, 'p');
    expect(recordOf(...rest, reviewed('s1', false)).completed).not.toContain('c');
    expect(recordOf(...rest, reviewed('s1', true)).completed).toContain('c');
  });
});
