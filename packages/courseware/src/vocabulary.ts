// The words that courses may use for what the product counts, filters and draws.
export {
  CAREER_IDS as CAREERS,
  type CareerId as Career,
  COURSE_AREAS as AREAS,
  COURSE_COVERS as COVERS,
  COURSE_GRADIENTS as GRADIENTS,
  COURSE_LEVELS as LEVELS,
  type CourseArea as Area,
  type CourseCover as Cover,
  type CourseGradient as Gradient,
  type CourseLevel as Level,
  SKILLS,
  type Skill,
  TRACK_IDS as TRACKS,
  type TrackId as Track,
} from '@academy/domain/catalogue/courses';

/** Python modules of `content/python` that programs may import. */
export const HELPERS = ['stats', 'table', 'plot', 'nn'] as const;
export type Helper = (typeof HELPERS)[number];

/** Languages of the glossary besides English: isiZulu, isiXhosa, Sesotho and Afrikaans. */
export const GLOSSARY_LANGUAGES = ['zu', 'xh', 'st', 'af'] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];
