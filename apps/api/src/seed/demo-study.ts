import { type SastDay, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { LearningEvent } from '@academy/domain/learning';
import type { CatalogueCourse, CatalogueLesson } from '../modules/catalogue/index.ts';
import { planStudyDays, shownDays } from './demo-study-plan.ts';

const MINUTE_MS = 60_000;
const MORNING_MINUTES = 8 * 60;
// As devices report it: at most a quarter of an hour at a time.
const STUDY_SECONDS = 900;
// R3: so far the demo learner has come in AI Fundamentals.
const MODULES_COMPLETED = 4;
const LESSONS_OF_NEXT_MODULE = 2;
const PASSED_PERCENT = 87;

interface PassedAssessment {
  readonly assessmentId: string;
  readonly at: Date;
}

export interface DemoStudy {
  /** Oldest first. */
  readonly events: readonly LearningEvent[];
  readonly passedAssessments: readonly PassedAssessment[];
}

type InstantOf = (day: SastDay, minutes: number) => Date;

/** What the demo learner did: whole lessons of the main course, and hours of study in all. */
export function demoStudy(main: CatalogueCourse, others: readonly CatalogueCourse[], now: Date): DemoStudy {
  const today = sastDay(now);
  const plan = planStudyDays(today);
  const at: InstantOf = (day, minutes) =>
    new Date(Math.min(startOfSastDay(day).getTime() + minutes * MINUTE_MS, now.getTime()));
  const { lessonEvents, passedAssessments } = completedPart(main, shownDays(plan, today), at);
  const passes = passedAssessments.map(
    ({ assessmentId, at: occurredAt }): LearningEvent => ({
      kind: 'assessment-passed',
      assessmentId,
      courseId: main.id,
      percent: PASSED_PERCENT,
      occurredAt,
    }),
  );
  const books = [...others, main].flatMap((course) => lessonsOf(course).find((l) => l.isWritten) ?? []);
  const studied = plan.flatMap(({ day, seconds }, index) => {
    const book = books[index % books.length];
    return book ? hoursOfStudy(book, seconds, (minutes) => at(day, minutes)) : [];
  });
  const inOrder = [...studied, ...lessonEvents, ...passes].sort(
    (a, b) => a.occurredAt.getTime() - b.occurredAt.getTime(),
  );
  const opened = main.modules[MODULES_COMPLETED]?.lessons[LESSONS_OF_NEXT_MODULE];
  return {
    events: opened ? [...inOrder, { kind: 'lesson-opened', ...inLesson(opened, now) }] : inOrder,
    passedAssessments,
  };
}

/** The lessons and assessments behind the learner, spread evenly over the days. */
function completedPart(main: CatalogueCourse, days: readonly SastDay[], at: InstantOf) {
  const modules = main.modules.slice(0, MODULES_COMPLETED);
  const next = main.modules[MODULES_COMPLETED]?.lessons.slice(0, LESSONS_OF_NEXT_MODULE) ?? [];
  const lessons = [...modules.flatMap((module) => module.lessons), ...next];
  const dayOf = (index: number) => days[Math.round((index / (lessons.length - 1)) * (days.length - 1))] ?? '';
  const lessonEvents = lessons.flatMap((lesson, index) =>
    wholeLesson(lesson, at(dayOf(index), MORNING_MINUTES)),
  );
  const passedAssessments = modules.flatMap((module): PassedAssessment[] => {
    const last = lessons.findIndex(({ id }) => id === module.lessons.at(-1)?.id);
    return module.assessment
      ? [{ assessmentId: module.assessment.id, at: at(dayOf(last), MORNING_MINUTES + 60) }]
      : [];
  });
  return { lessonEvents, passedAssessments };
}

const lessonsOf = ({ modules }: CatalogueCourse) => modules.flatMap(({ lessons }) => lessons);

const inLesson = ({ id, courseId }: CatalogueLesson, occurredAt: Date) => ({
  lessonId: id,
  courseId,
  occurredAt,
});

/** Everything that completes a lesson. */
function wholeLesson(lesson: CatalogueLesson, instant: Date): LearningEvent[] {
  const told = inLesson(lesson, instant);
  return [
    { kind: 'lesson-opened', ...told },
    ...lesson.checkIds.map(
      (checkId): LearningEvent => ({ kind: 'check-answered', ...told, checkId, isRight: true }),
    ),
    ...(lesson.hasExercise ? [{ kind: 'exercise-tried', ...told, isPassed: true } as const] : []),
    { kind: 'lesson-read', ...told },
  ];
}

/** A day's study in quarters of an hour. */
function hoursOfStudy(
  lesson: CatalogueLesson,
  seconds: number,
  at: (minutes: number) => Date,
): LearningEvent[] {
  return Array.from({ length: Math.ceil(seconds / STUDY_SECONDS) }, (_, quarter) => ({
    kind: 'lesson-studied',
    ...inLesson(lesson, at(MORNING_MINUTES + 15 * quarter)),
    seconds: Math.min(STUDY_SECONDS, seconds - quarter * STUDY_SECONDS),
    place: null,
  }));
}
