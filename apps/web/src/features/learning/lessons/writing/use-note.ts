import { useState } from 'react';
import type { Lesson } from '../lesson.ts';
import { useWriting } from './use-writing.ts';

interface NoteInput {
  readonly lesson: Lesson;
  readonly slot: string;
  readonly userId: string;
}

/** The state of a learner's note for a text field. */
export function useNote({ lesson, slot, userId }: NoteInput) {
  const writing = useWriting({
    lessonId: lesson.id,
    slot,
    userId,
    onServer: lesson.writings.find((kept) => kept.slot === slot) ?? null,
    onSaved: (saved) => setText(saved.text),
  });
  const [text, setText] = useState(writing.first?.text ?? '');
  function write(next: string) {
    setText(next);
    writing.write(next);
  }
  return { text, saved: writing.saved, write };
}
