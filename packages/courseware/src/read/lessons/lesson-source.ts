import type { Static } from 'typebox';
import { frontMatterShape } from '../../shapes/lesson-shapes.ts';
import { readShape } from '../../source/check-shape.ts';
import { splitFrontMatter } from '../../source/front-matter.ts';
import { parseYaml, type YamlSource } from '../../source/yaml-source.ts';
import { type Reading, readText } from '../reading.ts';

/** A lesson's file before its text is rendered, which requires that all lessons are known. */
export interface LessonSource {
  readonly file: string;
  readonly front: Static<typeof frontMatterShape>;
  readonly frontSource: YamlSource;
  readonly body: string;
  readonly bodyLine: number;
}

export async function readLessonSource(reading: Reading, file: string): Promise<LessonSource | null> {
  const text = await readText(reading, file);
  if (text === null) return null;
  const parts = splitFrontMatter(text);
  if (parts === null) {
    reading.report(file, 1, 'A lesson starts with front matter between two lines of three hyphens.');
    return null;
  }
  const frontSource = parseYaml(file, parts.yaml, reading.report, 2);
  const front = frontSource === null ? null : readShape(frontMatterShape, frontSource, reading.report);
  if (frontSource === null || front === null) return null;
  return { file, front, frontSource, body: parts.body, bodyLine: parts.bodyLine };
}
