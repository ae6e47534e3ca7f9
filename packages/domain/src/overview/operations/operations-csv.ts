import { csvCell } from '../../kernel/index.ts';
import type { Cohort, CourseFigures, WeekOfAcademy } from './figures.ts';
import type { FunnelStep } from './funnel.ts';
import type { ItemJudgement, LessonCounts, LessonShares } from './insights.ts';
import type { Stat } from './stat.ts';

type Cell = string | number;

/** A number is no formula, even below zero. */
const written = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : csvCell(cell));

const file = (lines: readonly (readonly Cell[])[]): string =>
  [...lines.map((cells) => cells.map(written).join(',')), ''].join('\r\n');

type WordOf<T> = (row: T) => string;

/** Money in rand, as a number that a spreadsheet can add up. */
const statCells = (stat: Stat, word: string): Cell[] =>
  stat.stat === 'revenue' ? [`${word} (ZAR)`, stat.value / 100] : [word, stat.value];

export function statsCsv(stats: readonly Stat[], wordOf: WordOf<Stat>): string {
  return file([
    ['Figure', 'Value', 'Change (%)'],
    ...stats.map((stat) => [...statCells(stat, wordOf(stat)), stat.changePercent ?? '']),
  ]);
}

export function funnelCsv(steps: readonly FunnelStep[], wordOf: WordOf<FunnelStep>): string {
  return file([
    ['Step', 'Count', 'Of the step before (%)'],
    ...steps.map((step) => [wordOf(step), step.count, step.percent ?? '']),
  ]);
}

export function weeksCsv(weeks: readonly WeekOfAcademy[]): string {
  return file([
    ['Week from', 'New learners', 'Enrolments', 'Active learners', 'Courses completed', 'Revenue (ZAR)'],
    ...weeks.map(({ week, joined, enrolments, active, completions, revenueInCents }) => [
      week,
      joined,
      enrolments,
      active,
      completions,
      (revenueInCents / 100).toFixed(2),
    ]),
  ]);
}

export function retentionCsv(cohorts: readonly Cohort[]): string {
  const weeks = Math.max(0, ...cohorts.map(({ percents }) => percents.length));
  return file([
    [
      'Joined in the week from',
      'Learners',
      ...Array.from({ length: weeks }, (_, index) => `Week ${index} (%)`),
    ],
    ...cohorts.map(({ week, joined, percents }) => [week, joined, ...percents]),
  ]);
}

export function coursesCsv(courses: readonly CourseFigures[]): string {
  return file([
    ['Course', 'Learners', 'Average progress (%)', 'Completed'],
    ...courses.map(({ title, learners, averagePercent, completed }) => [
      title,
      learners,
      averagePercent,
      completed,
    ]),
  ]);
}

interface NamedLesson extends LessonCounts, LessonShares {
  readonly moduleTitle: string;
  readonly title: string;
}

export function lessonsCsv(lessons: readonly NamedLesson[]): string {
  return file([
    ['Module', 'Lesson', 'Opened', 'Completed', 'Completed (%)', 'Stopped here', 'Drop-off (%)'],
    ...lessons.map((lesson) => [
      lesson.moduleTitle,
      lesson.title,
      lesson.opened,
      lesson.completed,
      lesson.completedPercent,
      lesson.stopped,
      lesson.dropOffPercent,
    ]),
  ]);
}

interface NamedItem extends ItemJudgement {
  readonly assessmentTitle: string;
  readonly ask: string;
  readonly lessonTitle: string;
  readonly asked: number;
}

export function itemsCsv(items: readonly NamedItem[]): string {
  return file([
    ['Assessment', 'Item', 'Lesson', 'Answers', 'Right (%)', 'Discrimination', 'Flag'],
    ...items.map((item) => [
      item.assessmentTitle,
      item.ask,
      item.lessonTitle,
      item.asked,
      item.rightPercent,
      item.discrimination ?? '',
      item.flag ?? '',
    ]),
  ]);
}

interface DayOfFigures {
  readonly day: string;
  readonly values: readonly number[];
}

export function daysCsv(headers: readonly string[], days: readonly DayOfFigures[]): string {
  return file([['Day', ...headers], ...days.map(({ day, values }) => [day, ...values])]);
}
