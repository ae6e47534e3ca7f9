import { describe, expect, it } from 'vitest';
import { applyEvent, emptyRecord } from '../learner-record.ts';
import { opened } from '../test/sample-record.ts';
import { effectiveLog } from './corrected-log.ts';
import type { LearningEvent } from './learning-event.ts';

const attended = (sessionId: string, at = '2026-11-16T08:00:00Z'): LearningEvent => ({
  kind: 'session-attended',
  sessionId,
  occurredAt: new Date(at),
});
const corrected = (sessionId: string, wasThere: boolean): LearningEvent => ({
  kind: 'attendance-corrected',
  correctionId: `${sessionId} ${wasThere}`,
  sessionId,
  wasThere,
  occurredAt: new Date('2026-11-17T08:00:00Z'),
});

function recordOf(log: readonly LearningEvent[]) {
  const record = emptyRecord();
  for (const event of log) applyEvent(record, event);
  return record;
}

describe('the effective log', () => {
  it('leaves out attendance that was taken back, and nothing else', () => {
    const [first, second, lesson] = [attended('s1'), attended('s2'), opened('l1')];
    const takenBack = corrected('s1', false);
    expect(effectiveLog([first, second, lesson, takenBack])).toEqual([second, lesson, takenBack]);
  });

  it('goes by the last word about a session', () => {
    const first = attended('s1');
    const words = [corrected('s1', false), corrected('s1', true)];
    expect(effectiveLog([first, ...words])).toEqual([first, ...words]);
    expect(effectiveLog([first, ...words, corrected('s1', false)])).not.toContain(first);
  });

  it('makes a record as if the tick had never been: no day, no streak, no points, no count', () => {
    const lesson = opened('l1', '2026-11-15T08:00:00Z');
    const log = [lesson, attended('s1')];
    expect(recordOf(log).streak.streak.current).toBe(2);
    expect(recordOf(effectiveLog([...log, corrected('s1', false)]))).toEqual(recordOf([lesson]));
  });
});
