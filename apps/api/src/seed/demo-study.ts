import { type SastDay, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { LearningEvent } from '@academy/domain/learning/learning-log';
import type { CatalogueCourse, CatalogueLesson } from '../modules/catalogue/courses/index.ts';
import { planStudyDays, type StudyDay, shownDays } from './demo-study-plan.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MORNING_MS = 8 * HOUR_MS;
// Today's study cannot have begun before the learner was up; what does not fit until now was confirmed by the pilot.
const UP_MS = 6 * HOUR_MS;
// As devices report it: at most a quarter of an hour at a time.
const STUDY_SECONDS = 900;
// R3: the demo learner's progress in AI Fundamentals.
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

const lessonsOf = ({ modules }: CatalogueCourse) => modules.flatMap(({ lessons }) => lessons);

/** What the demo learner did: whole lessons of the main course, and hours of study in all. */
export function demoStudy(main: CatalogueCourse, others: readonly CatalogueCourse[], now: Date): DemoStudy {
  const today = sastDay(now);
  const plan = planStudyDays(today);
  const lessonsByDay = spreadLessons(
    completedLessons(main),
    shownDays(plan, today).filter((day) => day !== today),
  );
  const books = [...others, main].flatMap((course) => lessonsOf(course).find((l) => l.isWritten) ?? []);
  const studied = plan.flatMap(({ day, seconds }, index) => {
    const book = books[index % books.length];
    if (!book) return [];
    return day === today
      ? studyOfToday({ day, seconds }, book, now)
      : studyOfDay({ day, seconds }, MORNING_MS, lessonsByDay.get(day) ?? [], book);
  });
  const passedAssessments = assessmentsPassed(main, studied);
  const passes = passedAssessments.map(
    ({ assessmentId, at: occurredAt }): LearningEvent => ({
      kind: 'assessment-passed',
      assessmentId,
      courseId: main.id,
      percent: PASSED_PERCENT,
      occurredAt,
    }),
  );
  const opened = main.modules[MODULES_COMPLETED]?.lessons[LESSONS_OF_NEXT_MODULE];
  const inOrder = [...studied, ...passes].sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  return {
    events: opened ? [...inOrder, { kind: 'lesson-opened', ...inLesson(opened, now) }] : inOrder,
    passedAssessments,
  };
}

/** The completed lessons. */
function completedLessons(main: CatalogueCourse): CatalogueLesson[] {
  const next = main.modules[MODULES_COMPLETED]?.lessons.slice(0, LESSONS_OF_NEXT_MODULE) ?? [];
  return [...main.modules.slice(0, MODULES_COMPLETED).flatMap(({ lessons }) => lessons), ...next];
}

/** Evenly over the days, at most a few on one. */
function spreadLessons(lessons: readonly CatalogueLesson[], days: readonly SastDay[]) {
  const byDay = new Map<SastDay, CatalogueLesson[]>();
  lessons.forEach((lesson, index) => {
    const day = days[Math.round((index / (lessons.length - 1)) * (days.length - 1))] ?? '';
    byDay.set(day, [...(byDay.get(day) ?? []), lesson]);
  });
  return byDay;
}

/** An hour after the module's last lesson. */
function assessmentsPassed(main: CatalogueCourse, studied: readonly LearningEvent[]): PassedAssessment[] {
  return main.modules.slice(0, MODULES_COMPLETED).flatMap(({ lessons, assessment }): PassedAssessment[] => {
    const last = lessons.at(-1)?.id;
    const read = studied.find((event) => event.kind === 'lesson-read' && event.lessonId === last);
    return assessment && read
      ? [{ assessmentId: assessment.id, at: new Date(read.occurredAt.getTime() + HOUR_MS) }]
      : [];
  });
}

const inLesson = ({ id, courseId }: CatalogueLesson, occurredAt: Date) => ({
  lessonId: id,
  courseId,
  occurredAt,
});

/** A day's study: first its lessons, each for its duration, then reading in a course in progress. */
function studyOfDay(
  { day, seconds }: StudyDay,
  beginsMs: number,
  lessons: readonly CatalogueLesson[],
  book: CatalogueLesson,
): LearningEvent[] {
  const begins = startOfSastDay(day).getTime() + beginsMs;
  let spent = 0;
  const study = (lesson: CatalogueLesson, studySeconds: number): LearningEvent[] => {
    const events: LearningEvent[] = [];
    for (const ends = Math.min(seconds, spent + studySeconds); spent < ends; ) {
      const block = Math.min(STUDY_SECONDS, ends - spent);
      spent += block;
      const studied = inLesson(lesson, new Date(begins + spent * 1000));
      events.push({ kind: 'lesson-studied', ...studied, seconds: block, place: null });
    }
    return events;
  };
  const whole = lessons.flatMap((lesson) => [
    ...study(lesson, (lesson.minutes ?? 0) * 60),
    ...restOfLesson(lesson, new Date(begins + spent * 1000)),
  ]);
  return [...whole, ...study(book, seconds - spent)];
}

function studyOfToday({ day, seconds }: StudyDay, book: CatalogueLesson, now: Date): LearningEvent[] {
  const sinceMidnight = now.getTime() - startOfSastDay(day).getTime();
  const beginsMs = Math.max(UP_MS, Math.min(MORNING_MS, sinceMidnight - seconds * 1000));
  const measured = Math.min(seconds, Math.max(0, Math.floor((sinceMidnight - beginsMs) / 1000)));
  const recognised: LearningEvent = {
    kind: 'study-recognised',
    day,
    seconds: seconds - measured,
    occurredAt: now,
  };
  return [
    ...studyOfDay({ day, seconds: measured }, beginsMs, [], book),
    ...(recognised.seconds > 0 ? [recognised] : []),
  ];
}

/** What completes a lesson besides its duration. */
function restOfLesson(lesson: CatalogueLesson, instant: Date): LearningEvent[] {
  const base = inLesson(lesson, instant);
  return [
    { kind: 'lesson-opened', ...base },
    ...lesson.checkIds.map(
      (checkId): LearningEvent => ({ kind: 'check-answered', ...base, checkId, isRight: true }),
    ),
    ...(lesson.hasExercise ? [{ kind: 'exercise-tried', ...base, isPassed: true } as const] : []),
    { kind: 'lesson-read', ...base },
  ];
}
