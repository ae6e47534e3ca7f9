import type { SavedLesson } from '@academy/domain/learning/offline-packs';
import { type DeviceStorage, privateEntry } from '../device/device-store.ts';

interface StoredLesson extends SavedLesson {
  readonly title: string;
  /** The list of contents that it refers to, an earlier one if only other lessons were saved again. */
  readonly outline?: string;
}

/** A course with saved lessons: what the list of them shows, also offline. */
export interface SavedCourse {
  readonly courseId: string;
  readonly title: string;
  /** The list of contents that its most recently saved lesson refers to. */
  readonly outline: string;
  /** Its key terms, if any. */
  readonly glossary?: string;
  /** The lessons that were requested; the course is complete when all of them are saved. */
  readonly wanted: readonly string[];
  readonly lessons: readonly StoredLesson[];
  /** When the last lesson was saved, in milliseconds. */
  readonly savedAt: number;
}

function parse(stored: unknown): SavedCourse | null {
  const { courseId, lessons, wanted } = (stored ?? {}) as Partial<SavedCourse>;
  return typeof courseId === 'string' && Array.isArray(lessons) && Array.isArray(wanted)
    ? (stored as SavedCourse)
    : null;
}

export const savedCoursesOf = (userId: string, storage?: DeviceStorage | null) =>
  privateEntry(userId, 'saved-course', parse, storage);

export const savedBytes = ({ lessons }: SavedCourse): number =>
  lessons.reduce((sum, { bytes }) => sum + bytes, 0);

/** Stopped half-way, or cut off. */
export const isUnfinished = ({ wanted, lessons }: SavedCourse): boolean =>
  wanted.some((id) => lessons.every((lesson) => lesson.id !== id));
