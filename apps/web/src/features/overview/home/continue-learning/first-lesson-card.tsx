import { isComingSoon } from '@academy/domain/catalogue/courses';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { countOf, StartButton } from '../../../catalogue/courses/index.ts';
import { STUDENTS_CATEGORY } from '../course-lists/students-category.ts';
import { ContinuePanel, ContinueSkeleton } from './continue-panel.tsx';

/** Takes new learners to the first lesson of the first complete course with one press. */
export function FirstLessonCard() {
  const { data: courses = [], isPending } = useAnswer(
    'GET /api/courses/category/:categoryId',
    STUDENTS_CATEGORY,
  );
  if (isPending) return <ContinueSkeleton />;
  const course = courses.find((one) => !isComingSoon(one));
  const findStart = (
    <Button variant="on-panel" href="/career-assessment">
      Find your start
    </Button>
  );
  if (!course)
    return (
      <ContinuePanel
        lead="Your first step"
        title="Not sure where to begin?"
        context="A few questions show which career fits you, and which course to start with."
      >
        {findStart}
      </ContinuePanel>
    );
  return (
    <ContinuePanel
      lead="Your first lesson"
      title={`Begin with ${course.title}`}
      context={`${course.description} ${countOf(course.lessons, 'lesson')}, free in early access.`}
    >
      <div className="flex flex-wrap gap-3">
        <StartButton courseId={course.id} variant="sun" size="lg">
          Start lesson 1
        </StartButton>
        {findStart}
      </div>
    </ContinuePanel>
  );
}
