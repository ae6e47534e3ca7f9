// 2§5: the levels and the four themes of a course.
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const COURSE_GRADIENTS = ['blue-teal', 'purple-pink', 'orange-yellow', 'green-blue'] as const;
export type CourseGradient = (typeof COURSE_GRADIENTS)[number];

export const COURSE_COVERS = ['chevron', 'diamond', 'gable', 'steps', 'sun', 'waves'] as const;
export type CourseCover = (typeof COURSE_COVERS)[number];

export const COURSE_AREAS = [
  'Foundations',
  'Machine learning',
  'Specialisation',
  'Business',
  'Data',
] as const;
export type CourseArea = (typeof COURSE_AREAS)[number];

export const TRACK_IDS = ['foundations', 'machine-learning', 'specialization'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

export const SKILLS = [
  'Python',
  'Mathematics',
  'Machine Learning',
  'Deep Learning',
  'Data Analysis',
  'Problem Solving',
] as const;
export type Skill = (typeof SKILLS)[number];

export const CAREER_IDS = [
  'ai-engineer',
  'data-scientist',
  'ml-engineer',
  'ai-product-manager',
  'ai-researcher',
  'ai-startup-founder',
  'data-engineer',
  'ai-developer',
] as const;
export type CareerId = (typeof CAREER_IDS)[number];
