import type { LessonAnswer } from '@academy/contract/learning/lessons';
import { type UnsentEntry, unsentEntry } from '../../../../lib/device/device-store.ts';

/** A text of the learner and the time of its last change. */
export interface LessonWriting {
  readonly text: string;
  readonly writtenAt: string;
}

/** Between two devices the later one wins; at the same instant the server's. */
export function newerWriting(
  onServer: LessonWriting | null,
  onDevice: LessonWriting | null,
): LessonWriting | null {
  if (onServer === null || onDevice === null) return onServer ?? onDevice;
  return Date.parse(onDevice.writtenAt) > Date.parse(onServer.writtenAt) ? onDevice : onServer;
}

/** An unreadable value counts as nothing. */
export function readWriting(stored: unknown): LessonWriting | null {
  const { text, writtenAt } = (stored ?? {}) as Partial<LessonWriting>;
  return typeof text === 'string' && typeof writtenAt === 'string' && !Number.isNaN(Date.parse(writtenAt))
    ? { text, writtenAt }
    : null;
}

/** What a learner wrote in lessons and the server has not confirmed, by `lesson/slot`. */
export function writingEntry(userId: string): UnsentEntry<LessonWriting> {
  return unsentEntry(userId, 'writing', readWriting);
}

export function withWriting(
  lesson: LessonAnswer,
  slot: string,
  { text, writtenAt }: LessonWriting,
): LessonAnswer {
  const others = lesson.writings.filter((writing) => writing.slot !== slot);
  return { ...lesson, writings: [...others, { slot, text, writtenAt }] };
}
