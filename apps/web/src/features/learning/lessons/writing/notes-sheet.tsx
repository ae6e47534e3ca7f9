import { WRITING_MAX_CHARACTERS } from '@academy/domain/learning/learning-log';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { Lesson } from '../lesson.ts';
import { SavedNote } from './saved-note.tsx';
import { useNote } from './use-note.ts';

interface NotesSheetProps {
  lesson: Lesson;
  userId: string;
  isOpen: boolean;
  onClose: () => void;
}

export function NotesSheet({ lesson, userId, isOpen, onClose }: NotesSheetProps) {
  const { text, saved, write } = useNote({ lesson, slot: 'notes', userId });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="My notes">
      <div className="grid gap-2">
        <TextArea
          label={`Notes on “${lesson.title}”`}
          hint="Saved as you type. Only you can read them."
          rows={14}
          maxLength={WRITING_MAX_CHARACTERS}
          value={text}
          data-autofocus
          onChange={(event) => write(event.target.value)}
        />
        <SavedNote saved={saved} />
      </div>
    </Sheet>
  );
}
