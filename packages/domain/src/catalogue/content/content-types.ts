import {
  ACTIVE,
  count,
  DESCRIPTION,
  FEATURED,
  type Field,
  image,
  instant,
  LEVEL,
  line,
  list,
  price,
  THEME,
  TITLE,
} from './field.ts';

export const CONTENT_TYPES = [
  'course',
  'event',
  'collection',
  'instructor',
  'curriculum',
  'learning-path',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Stored and tracked like the types with a form, but without one. */
export type GuideType = 'career' | 'help' | 'track';
export type EntryType = ContentType | GuideType;

/** 2§7: how a type is written in an address; `curriculums` is the specification's own plural. */
export const CONTENT_PATHS = {
  course: 'courses',
  event: 'events',
  collection: 'collections',
  instructor: 'instructors',
  curriculum: 'curriculums',
  'learning-path': 'learning-paths',
} as const satisfies Record<ContentType, string>;
export type ContentPath = (typeof CONTENT_PATHS)[ContentType];

export function contentTypeAt(path: ContentPath): ContentType {
  const type = CONTENT_TYPES.find((each) => CONTENT_PATHS[each] === path);
  if (type === undefined) throw new Error(`No content type at ${path}.`);
  return type;
}

export interface ContentTypeWords {
  /** On buttons and in titles: `Add Learning Path`. */
  readonly name: string;
  /** On the tab. */
  readonly plural: string;
  /** Within a sentence: `delete this learning path`. */
  readonly inSentence: string;
  readonly nothing: string;
}

export const CONTENT_WORDS: Readonly<Record<ContentType, ContentTypeWords>> = {
  course: {
    name: 'Course',
    plural: 'Courses',
    inSentence: 'course',
    nothing: 'No courses available at the moment.', // 2§2
  },
  event: {
    name: 'Event',
    plural: 'Events',
    inSentence: 'event',
    nothing: 'No events available at the moment.',
  },
  collection: {
    name: 'Collection',
    plural: 'Collections',
    inSentence: 'collection',
    nothing: 'No collections available at the moment.',
  },
  instructor: {
    name: 'Instructor',
    plural: 'Instructors',
    inSentence: 'instructor',
    nothing: 'No instructors available at the moment.',
  },
  curriculum: {
    name: 'Curriculum',
    plural: 'Curricula',
    inSentence: 'curriculum',
    nothing: 'No curricula available at the moment.',
  },
  'learning-path': {
    name: 'Learning Path',
    plural: 'Learning Paths',
    inSentence: 'learning path',
    nothing: 'No learning paths available at the moment.',
  },
};

const EVENT_TYPES = ['Live Session', 'Webinar', 'Workshop', 'Meetup', 'Hackathon'];

/** 2§3, 2§5, 2§9: the fields of each form, in its order, with their bounds and what a new entry starts with. */
export const CONTENT_FIELDS: Readonly<Record<ContentType, readonly Field[]>> = {
  course: [
    TITLE,
    DESCRIPTION,
    instant('startDate', 'Start date', { isColumn: true }),
    instant('endDate', 'End date'),
    image('imageUrl', 'Image'),
    THEME,
    LEVEL,
    count('modules', 'Modules', { least: 1, most: 200, isColumn: true }),
    FEATURED,
    count('categoryId', 'Category', {
      least: 1,
      initial: null,
      hint: 'A number. Category 1 is shown on Home.',
    }),
    price(2500),
  ],
  event: [
    TITLE,
    line('eventType', 'Event type', {
      initial: 'Live Session',
      suggestions: EVENT_TYPES,
      isColumn: true,
    }),
    DESCRIPTION,
    instant('date', 'Date', { isColumn: true }),
    THEME,
  ],
  collection: [TITLE, count('itemCount', 'Items', { least: 0, isRequired: true, isColumn: true }), THEME],
  instructor: [{ ...TITLE, name: 'name', label: 'Name' }, image('avatarUrl', 'Picture')],
  curriculum: [
    TITLE,
    DESCRIPTION,
    LEVEL,
    line('duration', 'Duration', { initial: '4 weeks', isRequired: true, isColumn: true }),
    count('totalModules', 'Modules', { least: 0 }),
    count('totalLessons', 'Lessons', { least: 0 }),
    count('estimatedHours', 'Estimated hours', { least: 0, isColumn: true }),
    THEME,
    FEATURED,
    ACTIVE,
    list('prerequisites', 'Prerequisites'),
    list('learningOutcomes', 'Learning outcomes'),
    price(5000),
  ],
  'learning-path': [
    TITLE,
    DESCRIPTION,
    LEVEL,
    count('totalCurricula', 'Curricula', { least: 0, isColumn: true }),
    count('estimatedMonths', 'Estimated months', { least: 1, initial: 3, isColumn: true }),
    THEME,
    FEATURED,
    ACTIVE,
    list('skillsAcquired', 'Skills acquired'),
    list('careerOutcomes', 'Career outcomes'),
    price(15000),
  ],
};

/** The noun for an entry in lists. */
export function entryName(fields: Readonly<Record<string, unknown>>): string {
  return String(fields.title ?? fields.name ?? '');
}
