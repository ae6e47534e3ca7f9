import type { LessonDocument } from '@academy/contract/learning/documents';
import { AuthoringPage as LessonAuthoring } from '../../features/authoring/drafts/authoring-page.tsx';
import { lazyPart } from '../../lib/pages/lazy-part.tsx';

// The player's own script: an author sees exactly what learners get, and learners load nothing for it.
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

/** A page as learners see it, which records nothing. */
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

/** The editor for lessons, with the lesson player beside the text. */
export function AuthoringPage() {
  return <LessonAuthoring Preview={Preview} />;
}
