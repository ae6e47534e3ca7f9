import { kindOfFile } from './course-path.ts';

const WORDS = /[a-z0-9]+/g;
const wordsOf = (title: string): string[] => title.toLowerCase().match(WORDS) ?? [];

/** A title as the name of a file or folder; null if nothing of it, or too much, would remain. */
export function nameOfTitle(title: string): string | null {
  const name = wordsOf(title).join('-');
  // These two names have a special meaning in every folder.
  const isTaken = name === 'module' || name === 'assessment';
  return !isTaken && kindOfFile(`${name}/${name}.md`) === 'lesson' ? name : null;
}

/** The prefix of a course's ids: that of its lessons, or two letters of its title. */
export function lettersOf(title: string, knownId: string | undefined): string {
  const known = knownId?.match(/^([a-z0-9]+)-/)?.[1];
  if (known !== undefined) return known;
  const [first = 'x', second] = wordsOf(title);
  return second === undefined ? first.slice(0, 2) : `${first[0]}${second[0]}`;
}

// JSON is valid YAML, whatever characters the text contains.
const quoted = (text: string) => JSON.stringify(text);

export interface NewCourse {
  readonly title: string;
  readonly level: string;
  readonly hours: number;
  readonly price: number;
  readonly isFeatured: boolean;
  readonly area: string;
  readonly summary: string;
  readonly gradient: string;
  readonly instructorId: string;
}

const SUMMARY_CHARACTERS = 160;

/** The file of a course that has only a form so far: the form's values, and the rest that every course needs. */
export function newCourseText(course: NewCourse, folder: string): string {
  const summary = course.summary.trim().slice(0, SUMMARY_CHARACTERS);
  return `title: ${quoted(course.title)}
level: ${course.level}
hours: ${course.hours}
price: ${course.price}
intake: 1
featured: ${course.isFeatured}
area: ${course.area}
summary: ${quoted(summary)}
promise: ${quoted(course.summary.trim())}
outcomes:
  - ${quoted(`Say what ${course.title} is about`)}
requirements:
  - A phone or computer with a browser; nothing is installed.
prerequisites: []
skills: {Problem Solving: 5}
careers: {core: [], useful: []}
instructors: [${course.instructorId}]
gradient: ${course.gradient}
modules: [${folder}]
`;
}

interface NewPart {
  readonly id: string;
  readonly title: string;
}

/** A module to start from, with one lesson that is still to come. */
export function newModuleText({ id, title }: NewPart, lesson: NewPart): string {
  return `id: ${id}
title: ${quoted(title)}
hours: 1
summary: ${quoted(`${title}: one sentence that says what a learner can do after it.`)}
lessons:
  - {id: ${lesson.id}, title: ${quoted(lesson.title)}, idea: ${quoted('The idea of the lesson in one sentence.')}}
`;
}

/** A lesson to start from: everything that the check requires, with plain words where text must be replaced. */
export function newLessonText({ id, title }: NewPart): string {
  return `---
id: ${id}
version: 1
title: ${quoted(title)}
minutes: 15
skills: [Problem Solving]
objectives: [Say what this lesson is about]
questions: [first question in a learner's words, second question, third question]
---

Begin with two to four sentences from daily life that need the idea.

## The idea

Name it, define it in one sentence, and say what it is not.

## Where next

One sentence that opens the next lesson.
`;
}
