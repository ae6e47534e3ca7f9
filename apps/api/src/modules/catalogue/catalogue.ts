import type {
  CareerId,
  CourseArea,
  CourseCover,
  CourseGradient,
  CourseLevel,
  Skill,
  TrackId,
} from '@academy/domain/catalogue';

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
  readonly hasExercise: boolean;
  readonly sizeBytes: number;
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
  readonly modules: readonly CatalogueModule[];
  readonly final: CatalogueAssessment | null;
  readonly project: { readonly id: string; readonly title: string; readonly minutes: number } | null;
}

export interface Catalogue {
  /** In the order of the catalogue. */
  readonly courses: readonly CatalogueCourse[];
  readonly courseOf: (courseId: string) => CatalogueCourse | undefined;
  readonly lessonOf: (lessonId: string) => CatalogueLesson | undefined;
  readonly assessmentOf: (assessmentId: string) => CatalogueAssessment | undefined;
}
