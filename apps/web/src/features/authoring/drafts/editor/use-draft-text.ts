import type { Answer } from '@academy/contract';
import { useRef, useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { privatePlace } from '../../../../lib/device/device-store.ts';

export type CourseFileAnswer = Answer<'GET /api/authoring/:courseId/file'>;

/** What was typed and not saved yet, with the versions that it was written on. */
export interface Typed {
  /** Null: the file goes. */
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

/** A file that is being written: each letter is kept on the device until it is saved on the server. */
export function useDraftText(userId: string, courseId: string, path: string) {
  const { data: file, error, refetch } = useAnswer('GET /api/authoring/:courseId/file', { courseId, path });
  const place = privatePlace(userId, 'course-text', typedIn);
  const id = `${courseId}/${path}`;
  const [typed, setTyped] = useState<Typed | null>(() => place.read(id));
  // While a save is under way, typing goes on.
  const latest = useRef(typed);
  const saved = savedText(file);
  const current = typed ? typed.text : saved;

  function keep(next: Typed | null): void {
    latest.current = next;
    setTyped(next);
    if (next === null) place.drop(id);
    else place.keep(next, id);
  }
  return {
    path,
    file,
    error,
    refetch,
    typed,
    /** What the file says with what was typed; null where it is not there, or goes with the next save. */
    current,
    /** What stands in the editor. */
    text: current ?? '',
    isUnsaved: typed !== null && typed.text !== saved,
    type(text: string | null): void {
      if (!file) return;
      // The versions are those of the moment at which typing began: a newer one is not overwritten in silence.
      const seen = typed ?? { version: file.draft?.version ?? 0, baseVersion: file.version };
      keep({ text, version: seen.version, baseVersion: seen.baseVersion });
    },
    /** What is on the server has been seen: the next save is written on it. */
    rebase(now: CourseFileAnswer): void {
      if (typed) keep({ text: typed.text, version: now.draft?.version ?? 0, baseVersion: now.version });
    },
    /** The draft has this text now, in this version: what was typed since is written on it. */
    settle(sent: Typed, version: number): void {
      const now = latest.current;
      keep(now === null || now.text === sent.text ? null : { ...sent, text: now.text, version });
    },
    forget: () => keep(null),
  };
}
export type DraftText = ReturnType<typeof useDraftText>;
