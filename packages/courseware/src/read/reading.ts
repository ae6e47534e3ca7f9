import type { Fault, ReportFault } from '../fault.ts';
import type { Rendering } from '../html/render-markdown.ts';
import type { Program } from '../program.ts';
import { checkRuns } from '../source/check-runs.ts';
import { type ContentFiles, filesInFolder } from '../source/content-files.ts';
import { parseYaml, type YamlSource } from '../source/yaml-source.ts';

/** What the readers of one run share: the source, what is known, and the faults found. */
export interface Reading {
  readonly files: ContentFiles;
  readonly faults: Fault[];
  readonly report: ReportFault;
  /** Every lesson, written or planned, by its id. */
  readonly lessons: Map<string, KnownLesson>;
  readonly programs: Program[];
  /** The questions of the checks, with the file of each. */
  readonly checksAsked: Map<string, string>;
}

export interface KnownLesson {
  readonly course: string;
  readonly isWritten: boolean;
}

export function startReading(content: string | ContentFiles): Reading {
  const faults: Fault[] = [];
  return {
    files: typeof content === 'string' ? filesInFolder(content) : content,
    faults,
    report: (file, line, message) => faults.push({ file, line, message }),
    lessons: new Map(),
    programs: [],
    checksAsked: new Map(),
  };
}

/** Null, with a fault, when the file is missing or must not be read. */
export async function readText(reading: Reading, file: string): Promise<string | null> {
  const text = await reading.files.read(file);
  if (text === null) reading.report(file, 1, 'This file is missing.');
  return text !== null && checkRuns(file, text, reading.report) ? text : null;
}

export async function readYaml(reading: Reading, file: string): Promise<YamlSource | null> {
  const text = await readText(reading, file);
  return text === null ? null : parseYaml(file, text, reading.report);
}

/** As `readYaml`, for a file that may be missing while it is being written. */
export async function readOptionalYaml(reading: Reading, file: string): Promise<YamlSource | null> {
  const text = await reading.files.read(file);
  if (text === null || !checkRuns(file, text, reading.report)) return null;
  return parseYaml(file, text, reading.report);
}

/** How the texts of a file are rendered; `lineOf` finds the line of a link to a lesson and of any other fault. */
export function renderingFor(
  { lessons, report }: Reading,
  file: string,
  lineOf: (lessonId: string | null) => number,
): Rendering {
  return {
    headingIds: new Set(),
    lessonHref(lessonId) {
      const lesson = lessons.get(lessonId);
      return lesson === undefined ? null : `/course/${lesson.course}/lesson/${lessonId}`;
    },
    onMarkupFault(message) {
      report(file, lineOf(null), message);
    },
    onDanglingLink(lessonId) {
      report(file, lineOf(lessonId), `The link lesson:${lessonId} leads to no lesson.`);
    },
  };
}

/** The line of the first mention of a text, from 1. */
export function lineOfMention(text: string, mention: string): number {
  const index = text.indexOf(mention);
  return index === -1 ? 1 : text.slice(0, index).split('\n').length;
}
