import { WRITING_MAX_CHARACTERS } from '@academy/domain/learning/learning-log';
import type { ReactNode } from 'react';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Lesson } from '../lesson.ts';
import { SavedNote } from './saved-note.tsx';
import { useNote } from './use-note.ts';

interface NoteBoxProps {
  lesson: Lesson;
  noteId: string;
  userId: string;
  /** The content below it, given the current text. */
  children?: (text: string) => ReactNode;
}

/** A field within the text for a task on paper. */
export function NoteBox({ lesson, noteId, userId, children }: NoteBoxProps) {
  const { text, saved, write } = useNote({ lesson, slot: `note-${noteId}`, userId });
  return (
    <div className="lesson-card note-box">
      <TextArea
        label="Your notes for this task"
        hint="Only you can read them."
        rows={5}
        maxLength={WRITING_MAX_CHARACTERS}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <SavedNote saved={saved} />
      {children?.(text)}
    </div>
  );
}
