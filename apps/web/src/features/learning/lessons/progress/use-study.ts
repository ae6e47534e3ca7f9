import { isReadToEnd } from '@academy/domain/learning/learning-log';
import { type RefObject, useEffect, useRef } from 'react';
import type { LearningLog } from '../../../../lib/work/learning-log.ts';
import { placeOf } from '../reading/reading-place.ts';
import type { RecordAction } from '../use-lesson.ts';
import { startStudyClock, studyReport, ticked, touched } from './study-clock.ts';

const TICK_MS = 1000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const;

interface Study {
  textRef: RefObject<HTMLElement | null>;
  endRef: RefObject<HTMLElement | null>;
  minutes: number;
  isRead: boolean;
  /** What is missing of the lesson's minimum time; null when nothing is. */
  secondsLeft: number | null;
  record: RecordAction;
  log: LearningLog;
}

/** Measures how long a lesson is actually being read, and detects that it was read to its end. */
export function useStudy({ textRef, endRef, minutes, isRead, secondsLeft, record, log }: Study): void {
  const latest = useRef({ isRead, secondsLeft, record });
  latest.current = { isRead, secondsLeft, record };

  useEffect(() => {
    let clock = startStudyClock(Date.now());
    let hasSeenEnd = false;
    // Recorded while the text is rendered: after a navigation it is gone or scrolled to the top.
    let place = 0;

    function report(isLeaving: boolean) {
      const due = studyReport(clock, isLeaving);
      if (due === null) return;
      clock = due.clock;
      latest.current.record({ kind: 'lesson-studied', seconds: due.seconds, place });
    }
    function tick() {
      place = placeIn(textRef.current);
      clock = ticked(clock, Date.now(), document.visibilityState === 'visible');
      if (!latest.current.isRead && isReadToEnd(hasSeenEnd, clock.totalSeconds, minutes))
        latest.current.record({ kind: 'lesson-read' });
      // Reported at once when it completes the lesson: nobody should wait for a whole minute.
      const { secondsLeft: secondsNeeded } = latest.current;
      report(secondsNeeded !== null && clock.seconds >= secondsNeeded);
    }
    const onTouch = () => {
      clock = touched(clock, Date.now());
    };

    const observer = new IntersectionObserver((entries) => {
      hasSeenEnd ||= entries.some(({ isIntersecting }) => isIntersecting);
    });
    if (endRef.current) observer.observe(endRef.current);
    const timer = setInterval(tick, TICK_MS);
    for (const kind of TOUCHES) addEventListener(kind, onTouch, { passive: true });
    const stopReporting = log.beforeLeaving(() => report(true));
    return () => {
      report(true);
      observer.disconnect();
      clearInterval(timer);
      for (const kind of TOUCHES) removeEventListener(kind, onTouch);
      stopReporting();
    };
  }, [textRef, endRef, minutes, log]);
}

function placeIn(text: HTMLElement | null): number {
  if (text === null) return 0;
  const { top, height } = text.getBoundingClientRect();
  return placeOf(top, height);
}
