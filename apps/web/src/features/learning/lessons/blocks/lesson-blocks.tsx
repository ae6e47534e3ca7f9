import type { LessonBlock } from '@academy/contract/learning/documents';
import { useDeferredValue } from 'react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import type { Lesson } from '../lesson.ts';
import { isWorthReturning } from '../reading/reading-place.ts';
import type { RecordAction } from '../use-lesson.ts';
import { NoteBox } from '../writing/note-box.tsx';
import { ActivityBlock } from './activity-block.tsx';
import { CheckCard } from './check-card.tsx';
import { ExerciseBlock } from './exercise-block.tsx';

interface LessonBlocksProps {
  lesson: Lesson;
  userId: string;
  record: RecordAction;
}

/**
 * Renders the beginning at once and the rest in an interruptible render; everything at once if a place further down
 * is needed.
 */
export function LessonBlocks({ lesson, userId, record }: LessonBlocksProps) {
  const isWhole = useDeferredValue(true, isWorthReturning(lesson.state.place) || location.hash !== '');
  const firstText = lesson.blocks.findIndex(({ kind }) => kind === 'html');
  const shown = isWhole ? lesson.blocks : lesson.blocks.slice(0, firstText + 1);
  return (
    <>
      {shown.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson never change their places
          key={index}
          block={block}
          lesson={lesson}
          userId={userId}
          record={record}
        />
      ))}
      {/* Without the rest of the text the reader cannot have seen its end. */}
      {!isWhole && <div className="min-h-svh" />}
    </>
  );
}

function Block({ block, lesson, userId, record }: LessonBlocksProps & { block: LessonBlock }) {
  switch (block.kind) {
    case 'html':
      return <SanitisedHtml html={block.html} className="prose" />;
    case 'check':
      return <CheckCard lesson={lesson} checkId={block.id} userId={userId} record={record} />;
    case 'exercise':
      return <ExerciseBlock taskHtml={block.taskHtml} lesson={lesson} record={record} />;
    case 'note':
      return <NoteBox lesson={lesson} noteId={block.id} userId={userId} />;
    default:
      return <ActivityBlock block={block} lesson={lesson} userId={userId} Box={NoteBox} />;
  }
}
