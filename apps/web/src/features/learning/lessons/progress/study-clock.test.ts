import { describe, expect, it } from 'vitest';
import { startStudyClock, studyReport, ticked, touched } from './study-clock.ts';

/** Ticks once a second, like the page. */
function study(seconds: number, { isVisible = true, touchAt = [] as number[] } = {}) {
  let clock = startStudyClock(0);
  for (let second = 1; second <= seconds; second++) {
    if (touchAt.includes(second)) clock = touched(clock, second * 1000);
    clock = ticked(clock, second * 1000, isVisible);
  }
  return clock;
}

describe('study time', () => {
  it('is reported after a minute', () => {
    expect(studyReport(study(59), false)).toBeNull();
    expect(studyReport(study(60), false)).toMatchObject({ seconds: 60, clock: { seconds: 0 } });
  });

  it('is reported when the learner leaves, unless it was a glance', () => {
    expect(studyReport(study(2), true)).toBeNull();
    expect(studyReport(study(3), true)).toMatchObject({ seconds: 3 });
  });

  it('does not count while the page is out of sight', () => {
    expect(study(60, { isVisible: false }).totalSeconds).toBe(0);
  });

  it('stops two minutes after the last touch and continues with the next', () => {
    expect(study(300).totalSeconds).toBe(120);
    expect(study(300, { touchAt: [290] }).totalSeconds).toBe(131);
  });

  it('does not count the hours that a phone slept', () => {
    expect(ticked(startStudyClock(0), 3_600_000, true).totalSeconds).toBe(0);
    expect(ticked(touched(startStudyClock(0), 3_600_000), 3_600_000, true).totalSeconds).toBe(5);
  });
});
