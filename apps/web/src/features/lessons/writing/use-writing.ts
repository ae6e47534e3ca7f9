import { useState } from 'react';
import { useAnswers } from '../../../lib/answers.ts';
import { call } from '../../../lib/api-client.ts';
import { useAutosave } from '../../../lib/use-autosave.ts';
import { newerWriting, type Writing, withWriting, writingPlace } from './writing.ts';

interface WritingInput {
  readonly lessonId: string;
  readonly slot: string;
  readonly userId: string;
  readonly onServer: Writing | null;
  /** The server's text, once it is saved: another device may have written later. */
  readonly onSaved: (kept: Writing) => void;
}

/** A text of a lesson that saves itself: on the device with every letter, on the server after a moment of quiet. */
export function useWriting({ lessonId, slot, userId, onServer, onSaved }: WritingInput) {
  const answers = useAnswers();
  const place = writingPlace(userId);
  const id = `${lessonId}/${slot}`;
  const [{ first, isUnsent }] = useState(() => {
    const onDevice = place.read(id);
    const newer = newerWriting(onServer, onDevice);
    const isNewest = newer !== null && newer === onDevice;
    if (!isNewest) place.drop(id);
    return { first: newer, isUnsent: isNewest };
  });
  const { saved, write } = useAutosave<Writing>({
    unsent: isUnsent ? first : null,
    keep: (writing) => place.keep(writing, id),
    drop: () => place.drop(id),
    send: (writing) => call('PUT /api/lessons/:lessonId/writings/:slot', { lessonId, slot, ...writing }),
    onSaved(kept) {
      answers.change('GET /api/lessons/:lessonId', { lessonId }, (old) => withWriting(old, slot, kept));
      onSaved(kept);
    },
  });
  return {
    first,
    saved,
    write: (text: string) => write({ text, writtenAt: new Date().toISOString() }),
  };
}
