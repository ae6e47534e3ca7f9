import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCourses, readAcademyContent, readDemoEvents } from '../academy-content.ts';
import { CONTENT, realContent } from '../test/real-content.ts';

const known = knownCourses(realContent.courseware);
const FILES = [
  'careers',
  'career-assessment.yaml',
  'help.yaml',
  'programmes.yaml',
  'collections.yaml',
  'learning-path-modules.yaml',
  'recommended-modules.yaml',
  'achievements.yaml',
  'demo/events.yaml',
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-content-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The faults of the real content after one text in one file was replaced. */
async function faultsAfter(file: string, find: string, put: string): Promise<string[]> {
  for (const name of FILES) await cp(join(CONTENT, name), join(folder, name), { recursive: true });
  const text = await readFile(join(folder, file), 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not contain ${find}`);
  await writeFile(join(folder, file), text.replace(find, put));
  const { faults } = await readAcademyContent(folder, known);
  return faults.map((fault) => `${fault.file}: ${fault.message}`);
}

describe('the real content outside the courses', () => {
  it('has no faults, and refers only to what exists', async () => {
    const { content, faults } = await readAcademyContent(CONTENT, known);
    expect(faults).toEqual([]);
    expect(content.careers).toHaveLength(8);
    expect(content.help).toHaveLength(5);
    expect(content.learningPaths).toHaveLength(3);
  });

  it('has sample events without faults', async () => {
    const { events, faults } = await readDemoEvents(CONTENT);
    expect(faults).toEqual([]);
    expect(events).toHaveLength(10);
  });
});

describe('reading the content', () => {
  it.each([
    [
      'careers/ai-engineer.yaml',
      'id: ai-engineer',
      'id: ai-developer',
      '"id" must be ai-engineer, as the file is named.',
    ],
    [
      'careers/ai-engineer.yaml',
      'demandLevel: Very High',
      'demandLevel: Huge',
      '"demandLevel" must be one of: Very High, High, Growing.',
    ],
    ['careers/ai-engineer.yaml', 'fit: {', 'fit: {magic: 1, ', 'There is no trait magic.'],
    ['careers/ai-engineer.yaml', ', date: October 2024}', '}', 'The field "date" of published 1 is missing.'],
    [
      'careers/ai-engineer.yaml',
      '  building: like',
      '  maths: like',
      '"reasonsFor" says nothing about building, which weighs 3.',
    ],
    [
      'careers/ai-engineer.yaml',
      'relatedCourses: [python-for-ai',
      'relatedCourses: [cooking',
      'There is no course cooking.',
    ],
    [
      'careers/ai-engineer.yaml',
      'courses: [AI Fundamentals',
      'courses: [AI Basics',
      'There is no course called "AI Basics".',
    ],
    ['careers/ml-engineer.yaml', 'needs: [maths]', 'needs: [magic]', 'There is no trait magic.'],
    ['career-assessment.yaml', 'gives: {building: 3}', 'gives: {magic: 3}', 'There is no trait magic.'],
    ['career-assessment.yaml', 'without: [maths]', 'without: [magic]', 'There is no trait magic.'],
    ['career-assessment.yaml', '{id: visit,', '{id: make,', 'The id make is used twice.'],
    ['help.yaml', '(/training)', '(lesson:nowhere)', 'The link lesson:nowhere leads to no lesson.'],
    [
      'programmes.yaml',
      'id: machine-learning\n',
      'id: ai-foundations\n',
      'The id ai-foundations is used twice.',
    ],
    ['help.yaml', 'id: certificates', 'id: course-materials', 'The id course-materials is used twice.'],
    ['collections.yaml', 'isFeatured: true', 'isFeatured: false', 'Exactly one collection must be featured.'],
    ['collections.yaml', 'id: af-plan-card', 'id: af-nowhere', 'There is no lesson af-nowhere to be read.'],
    [
      'collections.yaml',
      'kind: course, id: ai-for',
      'kind: course, id: x-for',
      'There is no course x-for-small-business to be read.',
    ],
    [
      'learning-path-modules.yaml',
      'moduleId: dv-data-viz',
      'moduleId: py-first-steps',
      'The course data-visualisation has no module py-first-steps.',
    ],
    [
      'recommended-modules.yaml',
      'moduleId: af-introduction',
      'moduleId: py-first-steps',
      'The course ai-fundamentals has no module py-first-steps.',
    ],
    [
      'recommended-modules.yaml',
      'id: machine-learning-basics',
      'id: introduction-to-ai-concepts',
      'The id introduction-to-ai-concepts is used twice.',
    ],
    [
      'achievements.yaml',
      'figure: distinctions',
      'figure: likes',
      '"figure" of achievements 15 rule must be one of',
    ],
    ['achievements.yaml', 'id: 17', 'id: 16', 'The id 16 is used twice.'],
    ['achievements.yaml', 'name: Nothing Wrong', 'name: Well Tested', 'The name Well Tested is used twice.'],
    ['achievements.yaml', 'atLeast: 20}', 'atLeast: 5}', 'Another achievement has the same rule.'],
    [
      'achievements.yaml',
      'atLeast: 100}',
      'atLeast: 2}',
      'What asks for more of a figure is not less rare than what asks for less.',
    ],
    ['learning-path-modules.yaml', 'lessons: 4', 'lessons: 5', 'The module af-introduction has 4 lessons.'],
  ])('finds in %s what is wrong with %j as %j', async (file, find, put, message) => {
    const faults = await faultsAfter(file, find, put);
    expect(faults.map((fault) => fault.slice(0, file.length + 2 + message.length))).toContain(
      `${file}: ${message}`,
    );
  });

  it('names the file that is missing and the one too many', async () => {
    await faultsAfter('help.yaml', 'questions:', 'questions:');
    await rm(join(folder, 'careers/ai-engineer.yaml'));
    await writeFile(join(folder, 'careers/astronaut.yaml'), 'id: astronaut\n');
    const { faults } = await readAcademyContent(folder);
    expect(faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'careers/astronaut.yaml: This is not a file of one of the eight careers.',
      'careers/ai-engineer.yaml: This file is missing.',
    ]);
  });
});
