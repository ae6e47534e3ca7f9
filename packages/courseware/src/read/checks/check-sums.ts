import { parseFormula } from '@academy/domain/learning/questions';
import type { LessonSource } from '../lessons/lesson-source.ts';
import type { Reading } from '../reading.ts';

/** Checks the sums in a lesson's story, which its front matter repeats in computable form. */
export function checkSums({ report }: Reading, { file, front, frontSource }: LessonSource): void {
  front.sums?.forEach((sum, index) => {
    const fault = faultOf(sum);
    if (fault !== null) report(file, frontSource.lineOf(['sums', index]), fault);
  });
}

function faultOf(sum: string): string | null {
  try {
    const { names, of } = parseFormula(sum);
    if (names.length > 0) return `A sum has numbers only, but this one has "${names[0]}".`;
    if (!/[=<>]/.test(sum)) return 'A sum says what it comes to, such as 3 * 4 == 12.';
    return of({}) === 1 ? null : `This sum is wrong: ${sum}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
