import type { Answer } from '@academy/contract';
import { useRef, useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { draftEntry } from '../../../../lib/device/device-store.ts';

export type CourseFileAnswer = Answer<'GET /api/authoring/:courseId/file'>;

/** Unsaved text, with the versions that it is based on. */
export interface Typed {
  /** Null: the file is to be deleted. */
  readonly text: string | null;
  readonly version: number;
  readonly baseVersion: number;
}

function typedIn(stored: unknown): Typed | null {
  const typed = stored as Typed | null;
  const isTyped =
    (typeof typed?.text === 'string' || typed?.text === null) &&
    typeof typed.version === 'number' &&
    typeof typed.baseVersion === 'number';
  return isTyped ? typed : null;
}

const savedText = (file: CourseFileAnswer | undefined) =>
  (file?.draft ? file.draft.text : file?.text) ?? null;

/** A file that is being edited: each change is stored on the device until it is saved on the server. */
export function useDraftText(userId: string, courseId: string, path: string) {
  const { data: file, error, refetch } = useAnswer('GET /api/authoring/:courseId/file', { courseId, path });
  const place = draftEntry(userId, 'course-text', typedIn);
  const id = `${courseId}/${path}`;
  const [typed, setTyped] = useState<Typed | null>(() => place.read(id));
  // Typing continues while a save is pending.
  const latest = useRef(typed);
  const saved = savedText(file);
  const current = typed ? typed.text : saved;

  function storeTyped(next: Typed | null): void {
    latest.current = next;
    setTyped(next);
    if (next === null) place.drop(id);
    else place.store(next, id);
  }
  return {
    path,
    file,
    error,
    refetch,
    typed,
    /** The text of the file including unsaved changes; null where it does not exist, or is deleted with the next save. */
    current,
    /** The text in the editor. */
    text: current ?? '',
    isUnsaved: typed !== null && typed.text !== saved,
    type(text: string | null): void {
      if (!file) return;
      // The versions are from when typing began, so that a newer one is not overwritten silently.
      const seen = typed ?? { version: file.draft?.version ?? 0, baseVersion: file.version };
      storeTyped({ text, version: seen.version, baseVersion: seen.baseVersion });
    },
    /** The server's version has been seen: the next save is based on it. */
    rebase(now: CourseFileAnswer): void {
      if (typed) storeTyped({ text: typed.text, version: now.draft?.version ?? 0, baseVersion: now.version });
    },
    /** The draft has this text now, in this version: newer changes are based on it. */
    settle(sent: Typed, version: number): void {
      const now = latest.current;
      storeTyped(now === null || now.text === sent.text ? null : { ...sent, text: now.text, version });
    },
    forget: () => storeTyped(null),
  };
}
export type DraftText = ReturnType<typeof useDraftText>;
