import type { ClosedQuestion, ProgramTest, Question } from '@academy/domain/questions';
import type { Area, Career, Cover, Gradient, Helper, Level, Skill, Track } from './vocabulary.ts';

/** Everything that is taught, checked and immutable. `order` counts from 1 within the parent. */
export interface Courseware {
  readonly courses: readonly Course[];
  readonly instructors: readonly Instructor[];
  readonly pilotCourses: readonly PilotCourse[];
  /** Sources of the Python helper modules, by name. */
  readonly helpers: Readonly<Record<Helper, string>>;
}

export interface Instructor {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** A short course of the pilot: kept in learners' records, no longer offered. */
export interface PilotCourse {
  readonly id: string;
  readonly title: string;
  readonly hours: number;
}

export interface Course {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly level: Level;
  readonly hours: number;
  readonly priceInRand: number;
  /** On which Monday of a month its groups begin, from 1. */
  readonly intakeMonday: number;
  readonly track: { readonly id: Track; readonly place: number } | null;
  readonly category: { readonly id: number; readonly place: number } | null;
  readonly isFeatured: boolean;
  readonly area: Area;
  readonly summary: string;
  readonly promise: string;
  readonly outcomes: readonly string[];
  readonly requirements: readonly string[];
  readonly prerequisites: readonly string[];
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly careers: { readonly core: readonly Career[]; readonly useful: readonly Career[] };
  readonly instructors: readonly string[];
  readonly cover: Cover;
  readonly gradient: Gradient;
  readonly modules: readonly Module[];
  /** Null while it is in writing; so are the assessments and projects below. */
  readonly final: Assessment | null;
  readonly project: Project | null;
}

export interface Module {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly hours: number;
  readonly summary: string;
  /** Null: not sold alone. */
  readonly priceInRand: number | null;
  readonly lessons: readonly Lesson[];
  readonly assessment: Assessment | null;
}

export type Lesson = WrittenLesson | PlannedLesson;

export interface PlannedLesson {
  readonly kind: 'planned';
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly idea: string;
}

export type LessonBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'check'; readonly id: string }
  | { readonly kind: 'exercise'; readonly id: string }
  | { readonly kind: 'note'; readonly id: string };

/** What the browser gets to show a lesson. */
export interface LessonPage {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly minutes: number;
  readonly skills: readonly Skill[];
  readonly objectives: readonly string[];
  readonly blocks: readonly LessonBlock[];
  readonly checks: readonly ClosedQuestion[];
  readonly exercise: Exercise | null;
}

export interface WrittenLesson extends LessonPage {
  readonly kind: 'written';
  readonly order: number;
  /** In learners' own words; for search and the assistant. */
  readonly questions: readonly string[];
  /** The text without markup; for search. */
  readonly plainText: string;
  /** Of the page as JSON, compressed with Brotli; at most a tenth more than what is sent. */
  readonly sizeBytes: number;
  /** The first written lesson of a module is free to read. */
  readonly isPreview: boolean;
}

export interface Exercise {
  readonly id: string;
  readonly uses: readonly Helper[];
  readonly starter: string;
  readonly solution: string;
  readonly tests: readonly ProgramTest[];
  readonly hidden: readonly ProgramTest[];
  readonly hints: readonly string[];
  readonly mistakes: readonly Mistake[];
}

export interface Mistake {
  /** What to replace in the solution to get this wrong answer, and by what. */
  readonly make: readonly [find: string, put: string];
  /** A Python expression that is true for this wrong answer. */
  readonly when: string;
  readonly say: string;
}

export interface AssessmentItem {
  /** The lesson to revisit after a wrong answer. */
  readonly lesson: string;
  readonly question: Question;
}

export interface Assessment {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** How many items are drawn for an attempt. */
  readonly pick: number;
  readonly items: readonly AssessmentItem[];
}

export interface ProjectPart {
  readonly id: string;
  readonly ask: string;
  readonly help: string;
  /** The least number of words. */
  readonly words: number;
}

export interface Project {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly briefHtml: string;
  readonly parts: readonly ProjectPart[];
  readonly checklist: readonly { readonly id: string; readonly text: string }[];
}
