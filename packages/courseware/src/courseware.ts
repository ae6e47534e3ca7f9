import type { ExplorableName } from '@academy/domain/learning/learning-log';
import type { ClosedQuestion, Generated, ProgramTest, Question } from '@academy/domain/learning/questions';
import type { QueryTest } from './sql/query-report.ts';
import type {
  Area,
  Career,
  Cover,
  GlossaryLanguage,
  Gradient,
  Helper,
  Level,
  Skill,
  Track,
} from './vocabulary.ts';

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

/** A short course of the pilot: stored in learners' records, no longer offered. */
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
  /** Chosen by its title (2§9). */
  readonly cover: Cover;
  readonly gradient: Gradient;
  readonly modules: readonly Module[];
  /** Null while it is being written; the same for the assessments and projects below. */
  readonly final: Assessment | null;
  readonly project: Project | null;
}

export interface Module {
  readonly id: string;
  readonly order: number;
  readonly title: string;
  readonly hours: number;
  readonly summary: string;
  /** Null: not sold separately. */
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
  /** Its task is cut from the text above it and shown in its card. */
  | { readonly kind: 'exercise'; readonly id: string; readonly taskHtml: string }
  | { readonly kind: 'note'; readonly id: string }
  | ActivityBlock;

/** A task for the reader between the paragraphs; it is part of the document and works without a network. */
export type ActivityBlock = PredictBlock | ExploreBlock | RevealBlock | StepsBlock | CardBlock | TermBlock;

/** A guess before the answer is shown. */
interface PredictBlock {
  readonly kind: 'predict';
  readonly id: string;
  readonly askHtml: string;
  readonly options: readonly string[];
  /** The index of the option that comes true, from 0; null if no guess is wrong. */
  readonly answer: number | null;
  readonly thenHtml: string;
}

/** A figure that the reader moves. */
interface ExploreBlock {
  readonly kind: 'explore';
  readonly id: string;
  readonly figure: ExplorableName;
  readonly taskHtml: string;
  /** What it shows, for people who cannot see or move it. */
  readonly textHtml: string;
  readonly values: readonly number[] | null;
}

/** A box to write in, and a model answer to compare with afterwards. */
interface RevealBlock {
  readonly kind: 'reveal';
  readonly id: string;
  readonly answerHtml: string;
  readonly rubric: readonly string[];
}

/** The same kind of task three times: worked out, half worked out, alone. */
interface StepsBlock {
  readonly kind: 'steps';
  readonly id: string;
  readonly workedHtml: string;
  readonly half: { readonly html: string; readonly answerHtml: string };
  readonly alone: { readonly html: string; readonly answerHtml: string };
}

/** Both sides of a review card. */
interface CardBlock {
  readonly kind: 'card';
  readonly id: string;
  readonly frontHtml: string;
  readonly backHtml: string;
}

/** A key term; those of a course are its glossary. */
interface TermBlock {
  readonly kind: 'term';
  readonly id: string;
  readonly word: string;
  readonly meansHtml: string;
  /** Established words only, with their sources. */
  readonly words: Readonly<Partial<Record<GlossaryLanguage, string>>>;
  readonly source: string | null;
}

/** What the browser needs to show a lesson. */
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
  /** The size of the page as JSON, compressed with Brotli; at most a tenth more than what is sent. */
  readonly sizeBytes: number;
  /** The first written lesson of a module is free to read. */
  readonly isPreview: boolean;
}

export type Exercise = PythonExercise | SqlExercise;

interface AnyExercise {
  readonly id: string;
  readonly starter: string;
  readonly solution: string;
  readonly hints: readonly string[];
  readonly mistakes: readonly Mistake[];
}

export interface PythonExercise extends AnyExercise {
  readonly uses: readonly Helper[];
  readonly tests: readonly ProgramTest[];
  readonly hidden: readonly ProgramTest[];
}

export interface SqlExercise extends AnyExercise {
  readonly language: 'sql';
  /** SQL that creates and fills the tables; `others` creates the same ones with other rows, for the hidden tests. */
  readonly tables: string;
  readonly others: string;
  readonly tests: readonly QueryTest[];
  readonly hidden: readonly QueryTest[];
}

export interface Mistake {
  /** What to replace in the solution to get this wrong answer, and the replacement. */
  readonly make: readonly [find: string, put: string];
  /** An expression in the language of the exercise that is true for this wrong answer. */
  readonly when: string;
  readonly say: string;
}

export interface AssessmentItem {
  /** The lesson to revisit after a wrong answer. */
  readonly lesson: string;
  /** Items of one group are never drawn together: they give away each other's answer. */
  readonly enemies: string | null;
  /** With the first of its numbers if every attempt draws new ones. */
  readonly question: Question;
  readonly generated: Generated | null;
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
  /** The minimum number of words. */
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
