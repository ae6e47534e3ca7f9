import type { LessonAnswer, LessonBlock } from '@academy/contract/lessons';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import type { RecordAction } from '../use-lesson.ts';
import { NoteBox } from '../writing/note-box.tsx';
import { CheckCard } from './check-card.tsx';
import { ExerciseBlock } from './exercise-block.tsx';

interface LessonBlocksProps {
  lesson: LessonAnswer;
  userId: string;
  record: RecordAction;
}

export function LessonBlocks({ lesson, userId, record }: LessonBlocksProps) {
  return lesson.blocks.map((block, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a lesson never change their places
      key={index}
      block={block}
      lesson={lesson}
      userId={userId}
      record={record}
    />
  ));
}

function Block({ block, lesson, userId, record }: LessonBlocksProps & { block: LessonBlock }) {
  switch (block.kind) {
    case 'html':
      return <SanitisedHtml html={block.html} className="prose" />;
    case 'check':
      return <CheckCard lesson={lesson} checkId={block.id} record={record} />;
    case 'exercise':
      return <ExerciseBlock lesson={lesson} record={record} />;
    case 'note':
      return <NoteBox lesson={lesson} noteId={block.id} userId={userId} />;
  }
}
