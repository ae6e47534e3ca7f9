import type { Achievement } from '@academy/domain/catalogue/badge-rules';
import type { Static } from 'typebox';
import type {
  careerAssessmentShape,
  careerShape,
  collectionsShape,
  demoEventsShape,
  learningPathsShape,
  programmesShape,
  recommendedModulesShape,
} from './academy-shapes.ts';

export type CareerGuide = Static<typeof careerShape>;
export type CareerAssessment = Static<typeof careerAssessmentShape>;
export type Collection = Static<typeof collectionsShape>['collections'][number];
export type LearningPath = Static<typeof learningPathsShape>['paths'][number];
export type RecommendedModule = Static<typeof recommendedModulesShape>['modules'][number];
/** Curricula and learning paths, with the fields of their forms. */
export type Programmes = Static<typeof programmesShape>;
export type DemoEvent = Static<typeof demoEventsShape>['events'][number];

export interface HelpQuestion {
  readonly id: string;
  readonly question: string;
  readonly answerHtml: string;
  /** The answer without markup; for search. */
  readonly answerText: string;
}

/** All content besides the courses, as it is in the files. */
export interface AcademyContent {
  /** In the order of the specification. */
  readonly careers: readonly CareerGuide[];
  readonly careerAssessment: CareerAssessment;
  readonly help: readonly HelpQuestion[];
  readonly collections: readonly Collection[];
  readonly learningPaths: readonly LearningPath[];
  readonly recommendedModules: readonly RecommendedModule[];
  readonly achievements: readonly Achievement[];
  readonly programmes: Programmes;
}
