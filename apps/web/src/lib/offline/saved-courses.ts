import type { SavedLesson } from '@academy/domain/learning/offline-packs';
import { type DeviceStorage, privatePlace } from '../device/device-store.ts';

interface KeptLesson extends SavedLesson {
  readonly title: string;
  /** The list of contents that it names, which is an earlier one where only others were saved again. */
  readonly outline?: string;
}

/** A course of which lessons are saved: what the list of them shows, also where nothing can be asked. */
export interface SavedCourse {
  readonly courseId: string;
  readonly title: string;
  /** The list of contents that the newest of its lessons names. */
  readonly outline: string;
  /** Its key terms, where it has some. */
  readonly glossary?: string;
  /** Those that were asked for; all of them are here when it is whole. */
  readonly wanted: readonly string[];
  readonly lessons: readonly KeptLesson[];
  /** When the last lesson came, in milliseconds. */
  readonly savedAt: number;
}

function parse(stored: unknown): SavedCourse | null {
  const { courseId, lessons, wanted } = (stored ?? {}) as Partial<SavedCourse>;
  return typeof courseId === 'string' && Array.isArray(lessons) && Array.isArray(wanted)
    ? (stored as SavedCourse)
    : null;
}

export const savedCoursesOf = (userId: string, storage?: DeviceStorage | null) =>
  privatePlace(userId, 'saved-course', parse, storage);

export const savedBytes = ({ lessons }: SavedCourse): number =>
  lessons.reduce((sum, { bytes }) => sum + bytes, 0);

/** Stopped half-way, or cut off. */
export const isUnfinished = ({ wanted, lessons }: SavedCourse): boolean =>
  wanted.some((id) => lessons.every((lesson) => lesson.id !== id));
