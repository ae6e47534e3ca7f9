import '../../../../styles/lessons/activities.css';
import type { LessonBlock } from '@academy/contract/learning/documents';
import type { Lesson } from '../lesson.ts';
import type { NoteBox } from '../writing/note-box.tsx';
import { ExploreActivity } from './explore-activity.tsx';
import { KeyTerm } from './key-term.tsx';
import { PredictActivity } from './predict-activity.tsx';
import { RevealActivity } from './reveal-activity.tsx';
import { ReviewCard } from './review-card.tsx';
import { WorkedSteps } from './worked-steps.tsx';

export interface ActivityProps {
  block: LessonBlock;
  lesson: Lesson;
  userId: string;
  /** Passed in by the page, which has it already. */
  Box: typeof NoteBox;
}

/** An interactive activity between the paragraphs of a lesson. Loaded with the first lesson that has one. */
export function Activity({ block, lesson, userId, Box }: ActivityProps) {
  switch (block.kind) {
    case 'predict':
      return <PredictActivity block={block} lessonId={lesson.id} userId={userId} />;
    case 'explore':
      return <ExploreActivity block={block} />;
    case 'reveal':
      return <RevealActivity block={block} lesson={lesson} userId={userId} Box={Box} />;
    case 'steps':
      return <WorkedSteps block={block} />;
    case 'card':
      return <ReviewCard block={block} />;
    case 'term':
      return <KeyTerm block={block} />;
    default:
      return null;
  }
}
