import { useEffect, useRef, useState } from 'react';
import { useAnswers } from '../../../../lib/answers/answers.ts';
import { call } from '../../../../lib/answers/api-client.ts';
import { serverNowMs } from '../../../../lib/device/reach.ts';
import { useAutosave } from '../../../../lib/work/use-autosave.ts';
import { type LessonWriting, newerWriting, withWriting, writingEntry } from './writing.ts';

interface WritingInput {
  readonly lessonId: string;
  readonly slot: string;
  readonly userId: string;
  readonly onServer: LessonWriting | null;
  /** The server's text, once it is saved or has arrived: another device may have written later. */
  readonly onSaved: (writing: LessonWriting) => void;
}

/** An autosaved text of a lesson: on the device with every change, on the server after a pause. */
export function useWriting({ lessonId, slot, userId, onServer, onSaved }: WritingInput) {
  const answers = useAnswers();
  const place = writingEntry(userId);
  const id = `${lessonId}/${slot}`;
  const [{ first, isUnsent }] = useState(() => {
    const onDevice = place.read(id);
    const newer = newerWriting(onServer, onDevice);
    const isNewest = newer !== null && newer === onDevice;
    if (!isNewest) place.drop(id);
    return { first: newer, isUnsent: isNewest };
  });
  const latest = useRef(onSaved);
  latest.current = onSaved;
  // The newest saved text; what is being typed is newer than anything that arrives.
  const shown = useRef({ writing: first, isTyped: isUnsent });
  const { saved, write } = useAutosave<LessonWriting>({
    unsent: isUnsent ? first : null,
    store: (writing) => place.store(writing, id),
    drop: () => place.drop(id),
    // An author's preview of an unpublished lesson: nothing is stored.
    send: async (writing) =>
      lessonId.startsWith('draft:')
        ? writing
        : call('PUT /api/lessons/:lessonId/writings/:slot', { lessonId, slot, ...writing }),
    onSaved(newest) {
      shown.current = { writing: newest, isTyped: false };
      answers.change('GET /api/lessons/:lessonId', { lessonId }, (old) => withWriting(old, slot, newest));
      onSaved(newest);
    },
  });
  useEffect(() => {
    // The visit may have started with a stored answer.
    const { writing, isTyped } = shown.current;
    if (isTyped || onServer === null || newerWriting(writing, onServer) !== onServer) return;
    shown.current = { writing: onServer, isTyped };
    latest.current(onServer);
  }, [onServer]);
  return {
    first,
    saved,
    write(text: string) {
      // Compared by one clock for all devices: the later text wins.
      const writing = { text, writtenAt: new Date(serverNowMs()).toISOString() };
      shown.current = { writing, isTyped: true };
      write(writing);
    },
  };
}
