import { type Fault, inOrder } from '../fault.ts';
import { proveMutants } from '../prove/prove-mutants.ts';
import type { ReadCourseware } from '../read/read-courseware.ts';
import { startReading } from '../read/reading.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { type RuledFault, readExceptions, withoutExceptions } from './exceptions.ts';
import { type Lint, lintedCourses } from './linted-course.ts';
import { checkAnswerGivenAway } from './rules/answer-given-away.ts';
import { checkArrowheads } from './rules/arrowheads.ts';
import { checkCharacterLedger } from './rules/character-ledger.ts';
import { checkDistractorStems } from './rules/distractor-stems.ts';
import { checkFeelingMachine } from './rules/feeling-machine.ts';
import { checkFigureInLesson } from './rules/figure-in-lesson.ts';
import { checkHours } from './rules/hours.ts';
import { checkMeanSentence } from './rules/mean-sentence.ts';
import { checkSizeClaims } from './rules/size-claims.ts';
import { checkSkillPoints } from './rules/skill-points.ts';
import { checkTableHeaders } from './rules/table-headers.ts';
import { checkTermLedger } from './rules/term-ledger.ts';

/** By the names in the list of exceptions. */
export const LINTS = {
  'answer-given-away': checkAnswerGivenAway,
  arrowheads: checkArrowheads,
  'character-ledger': checkCharacterLedger,
  'distractor-stems': checkDistractorStems,
  'feeling-machine': checkFeelingMachine,
  'figure-in-lesson': checkFigureInLesson,
  hours: checkHours,
  'mean-sentence': checkMeanSentence,
  'size-claims': checkSizeClaims,
  'skill-points': checkSkillPoints,
  'table-headers': checkTableHeaders,
  'term-ledger': checkTermLedger,
} as const satisfies Record<string, Lint>;

/** Not a rule about texts: it runs programs. */
const MUTANTS = 'surviving-mutants';

export interface Linted {
  readonly faults: readonly Fault[];
  /** Exceptions that are no longer needed, as `rule: file`. */
  readonly stale: readonly string[];
}

/** The rules of good teaching, which courses must keep to be published, but not to be previewed. */
export async function lintCourseware(
  files: ContentFiles,
  { courseware, programs }: Pick<ReadCourseware, 'courseware' | 'programs'>,
): Promise<Linted> {
  const reading = startReading(files);
  const found: RuledFault[] = [];
  const exceptions = await readExceptions(reading, [...Object.keys(LINTS), MUTANTS]);
  for (const linted of await lintedCourses(files, courseware))
    for (const [rule, lint] of Object.entries(LINTS))
      lint(linted, (file, line, message) => found.push({ rule, file, line, message }));
  for (const fault of await proveMutants(programs, courseware.helpers))
    found.push({ ...fault, rule: MUTANTS });
  const { faults, stale } = withoutExceptions(found, exceptions);
  return { faults: inOrder([...reading.faults, ...faults]), stale };
}
