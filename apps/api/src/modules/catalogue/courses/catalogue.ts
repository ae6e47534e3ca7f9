import type {
  CareerGuide,
  Collection,
  HelpQuestion,
  LearningPath,
} from '@academy/courseware/academy-content';
import type { Achievement } from '@academy/domain/catalogue/badge-rules';
import type { EntryFields } from '@academy/domain/catalogue/content';
import type {
  CareerId,
  CourseArea,
  CourseCover,
  CourseGradient,
  CourseLevel,
  Skill,
  TrackId,
} from '@academy/domain/catalogue/courses';
import type { FreeReason } from '@academy/domain/catalogue/pricing';
import type { DefaultPrices } from '@academy/domain/product';

/** The catalogue as modules see it: everything but the texts of lessons and the banks of assessments. */
export interface CatalogueLesson {
  readonly id: string;
  readonly courseId: string;
  readonly moduleId: string;
  readonly title: string;
  readonly idea: string | null;
  readonly minutes: number | null;
  readonly isWritten: boolean;
  readonly isPreview: boolean;
  readonly checkIds: readonly string[];
  readonly cardIds: readonly string[];
  readonly skills: readonly string[];
  readonly hasExercise: boolean;
  readonly usesSql: boolean;
  readonly sizeBytes: number;
  /** Its text, as a document; null while it is being written. */
  readonly document: string | null;
}

export interface CatalogueAssessment {
  readonly id: string;
  readonly courseId: string;
  /** Null: the final assessment of the course. */
  readonly moduleId: string | null;
  readonly title: string;
  readonly minutes: number;
  readonly pick: number;
}

export interface CatalogueModule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly hours: number;
  readonly price: number | null;
  readonly lessons: readonly CatalogueLesson[];
  readonly assessment: CatalogueAssessment | null;
}

interface CatalogueInstructor {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly avatarUrl: string | null;
}

export interface CatalogueCourse {
  readonly id: string;
  readonly position: number;
  readonly title: string;
  readonly summary: string;
  readonly promise: string;
  readonly level: CourseLevel;
  readonly area: CourseArea;
  readonly hours: number;
  readonly price: number | null;
  /** The reason why it is free now; null when its price applies. */
  readonly freeBecause: FreeReason | null;
  /** The default price, by the place that shows it. */
  readonly defaultPrices: DefaultPrices;
  readonly isFeatured: boolean;
  readonly categoryId: number | null;
  readonly categoryPlace: number | null;
  readonly trackId: TrackId | null;
  readonly trackPlace: number | null;
  readonly intakeMonday: number | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly imageUrl: string | null;
  readonly gradient: CourseGradient;
  readonly cover: CourseCover;
  readonly outcomes: readonly string[];
  readonly requirements: readonly string[];
  readonly prerequisites: readonly string[];
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly careers: Readonly<Partial<Record<CareerId, 'core' | 'useful'>>>;
  readonly instructors: readonly CatalogueInstructor[];
  /** Its table of contents, as a document. */
  readonly outline: string | null;
  /** Its key terms, as a document; null while no lesson explains one. */
  readonly glossary: string | null;
  readonly modules: readonly CatalogueModule[];
  readonly final: CatalogueAssessment | null;
  readonly project: { readonly id: string; readonly title: string; readonly minutes: number } | null;
  /** The announced number of modules, if it differs from the real one. */
  readonly plannedModules: number | null;
  /** Archived courses are no longer offered; existing places stay. */
  readonly archivedAt: Date | null;
}

export interface CatalogueCollection extends Collection {
  readonly itemCount: number;
}

/** A curriculum or a learning path, as its form says. */
interface CatalogueEntry {
  readonly id: string;
  readonly fields: EntryFields;
}

export interface Catalogue {
  /** In the order of the catalogue, including archived ones. */
  readonly courses: readonly CatalogueCourse[];
  readonly courseOf: (courseId: string) => CatalogueCourse | undefined;
  readonly lessonOf: (lessonId: string) => CatalogueLesson | undefined;
  readonly assessmentOf: (assessmentId: string) => CatalogueAssessment | undefined;
  /** What can be earned by learning, in display order. */
  readonly achievements: readonly Achievement[];
  readonly instructors: readonly CatalogueInstructor[];
  readonly collections: readonly CatalogueCollection[];
  readonly curricula: readonly CatalogueEntry[];
  readonly learningPaths: readonly CatalogueEntry[];
  readonly careers: readonly CareerGuide[];
  readonly help: readonly HelpQuestion[];
  /** Of the training hub. */
  readonly tracks: readonly LearningPath[];
}

/** Not archived. */
export const offeredCourses = ({ courses }: Pick<Catalogue, 'courses'>): CatalogueCourse[] =>
  courses.filter(({ archivedAt }) => archivedAt === null);
