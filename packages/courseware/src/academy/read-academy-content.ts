import type { Fault } from '../fault.ts';
import { readYaml, startReading } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import type { AcademyContent, DemoEvent } from './academy.ts';
import { demoEventsShape } from './academy-shapes.ts';
import type { KnownCourses } from './known-courses.ts';
import { readAchievements } from './read-achievements.ts';
import { readCareerAssessment, readCareers } from './read-careers.ts';
import { readCollections } from './read-collections.ts';
import { readHelp } from './read-help.ts';
import { readLearningPaths } from './read-learning-paths.ts';
import { readProgrammes } from './read-programmes.ts';
import { readRecommendedModules } from './read-recommended-modules.ts';

export interface ReadAcademyContent {
  /** Whatever could be read; complete only without faults. */
  readonly content: AcademyContent;
  readonly faults: readonly Fault[];
}

/**
 * Reads and checks careers, career assessment, help, collections, learning paths, recommended modules and achievements.
 * If the courses are given, references to them are checked too.
 */
export async function readAcademyContent(
  contentFolder: string,
  known: KnownCourses | null = null,
): Promise<ReadAcademyContent> {
  const reading = { ...startReading(contentFolder), known };
  const careerAssessment = await readCareerAssessment(reading);
  const content: AcademyContent = {
    careerAssessment,
    careers: await readCareers(reading, careerAssessment),
    help: await readHelp(reading),
    collections: await readCollections(reading),
    learningPaths: await readLearningPaths(reading),
    recommendedModules: await readRecommendedModules(reading),
    achievements: await readAchievements(reading),
    programmes: await readProgrammes(reading),
  };
  return { content, faults: reading.faults };
}

/** Sample events of the demonstration, with days relative to the day of seeding. */
export async function readDemoEvents(
  contentFolder: string,
): Promise<{ readonly events: readonly DemoEvent[]; readonly faults: readonly Fault[] }> {
  const reading = startReading(contentFolder);
  const source = await readYaml(reading, 'demo/events.yaml');
  const events = (source && readShape(demoEventsShape, source, reading.report)?.events) ?? [];
  return { events, faults: reading.faults };
}
