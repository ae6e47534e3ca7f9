import type { Question } from '@academy/domain/learning/questions';
import type { SourcePath, YamlSource } from '../source/yaml-source.ts';
import type { Reading } from './reading.ts';

/** Collects what a question claims about a program, to be proven by running it. */
export function collectProgram(
  reading: Reading,
  source: YamlSource,
  path: SourcePath,
  question: Question,
): void {
  const place = { file: source.file, line: source.lineOf(path) };
  if (question.kind === 'code') reading.programs.push({ ...place, kind: 'code', question });
  if (question.kind === 'output') {
    const raw = path.reduce<unknown>(
      (parent, step) => (parent as Record<string, unknown>)[step],
      source.value,
    );
    const { code } = raw as { code: string };
    reading.programs.push({ ...place, kind: 'output', id: question.id, code, answer: question.answer });
  }
}
