import type { LessonDocument } from '@academy/contract/learning/documents';
import { AuthoringPage as LessonAuthoring } from '../../features/authoring/drafts/authoring-page.tsx';
import { lazyPart } from '../../lib/pages/lazy-part.tsx';

// The script of the player itself: an author sees what learners get, and learners load nothing for it.
const LessonBlocks = lazyPart(
  () => import('../../features/learning/lessons/lesson-page.tsx'),
  (player) => player.LessonBlocks,
);

const STATE = {
  isCompleted: false,
  isRead: false,
  place: 0,
  answeredChecks: [],
  exerciseTries: 0,
  isExercisePassed: false,
  studiedSeconds: 0,
};

/** A page as learners see it, tried without leaving a trace. */
function Preview({ page }: { page: LessonDocument }) {
  const lesson = {
    ...page,
    id: `draft:${page.id}`,
    isEnrolled: false,
    state: STATE,
    writings: [],
    outline: [],
    hasGlossary: false,
  };
  return (
    <div className="lesson-blocks" key={JSON.stringify(page.exercise)}>
      <LessonBlocks lesson={lesson} userId="draft" record={() => undefined} />
    </div>
  );
}

/** Writes lessons with the player of the lessons beside the text. */
export function AuthoringPage() {
  return <LessonAuthoring Preview={Preview} />;
}
