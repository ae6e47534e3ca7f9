import { type CodeQuestion, failedChecks } from '@academy/domain/learning/questions';
import type { PythonExercise } from '../courseware.ts';
import type { Fault } from '../fault.ts';
import type { Program } from '../program.ts';
import { isSolved } from '../python/index.ts';
import { type Mutant, mutantsOf, type SortedParameter } from './mutants.ts';
import { Prover } from './prover.ts';

/** The programs in Python that have tests. */
type TestedProgram =
  | { readonly kind: 'exercise'; readonly source: PythonExercise }
  | { readonly kind: 'code'; readonly source: CodeQuestion };

function testedIn(program: Program): TestedProgram | null {
  if (program.kind === 'code') return { kind: 'code', source: program.question };
  if (program.kind === 'output' || program.kind === 'shown' || 'language' in program.exercise) return null;
  return { kind: 'exercise', source: program.exercise };
}

/** Wrong versions of each solution that pass all of its tests: a learner could submit them, too. */
export async function proveMutants(
  programs: readonly Program[],
  helpers: Readonly<Record<string, string>>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const program of programs) {
    const tested = testedIn(program);
    const mutants = tested === null ? [] : mutantsOf(tested.source.solution);
    if (tested === null || mutants.length === 0) continue;
    const prover = await Prover.start(tested.source.uses, helpers, () => undefined);
    for (const mutant of mutants)
      if (survives(prover, tested, mutant))
        faults.push({
          file: program.file,
          line: program.line,
          message: `A program that ${mutant.what} passes every test: add one that it fails.`,
        });
  }
  return faults;
}

function survives(prover: Prover, tested: TestedProgram, { code, sorts }: Mutant): boolean {
  if (!passes(prover, tested, code)) return false;
  return sorts === null || doesOrderMatter(prover, tested, sorts);
}

function passes(prover: Prover, { kind, source }: TestedProgram, code: string): boolean {
  if (kind === 'exercise') {
    const { tests, hidden } = source;
    return isSolved(prover.run('A mutant', { code, tests, hidden, mistakes: [] }));
  }
  const { hidden } = source;
  const values = prover.call('A mutant', { code, calls: hidden.map(({ call }) => call) });
  return values !== null && failedChecks(hidden, values).length === 0;
}

/** Calls the solution as its tests do, but with the lists reversed and sorted besides as they are. */
function doesOrderMatter(
  prover: Prover,
  { kind, source }: TestedProgram,
  { called, place }: SortedParameter,
): boolean {
  const code = `${source.solution}
seen_calls = []
plain_call = ${called}
def ${called}(*given, **named):
    if not named:
        seen_calls.append(given)
    return plain_call(*given, **named)
`;
  const tests =
    kind === 'exercise'
      ? [...source.tests, ...source.hidden]
      : source.hidden.map(({ name, call }) => ({ name, code: call }));
  const { error, tests: outcomes } = prover.run('The solution', {
    code,
    tests,
    hidden: [{ name: 'Order', code: compared(place) }],
    mistakes: [],
  });
  return error === null && outcomes.at(-1)?.isPassed === false;
}

const compared = (place: number) => `
def outcome(given, value):
    try:
        return repr(plain_call(*given[:${place}], list(value), *given[${place + 1}:]))
    except Exception as error:
        return type(error)
for given in list(seen_calls):
    value = given[${place}] if len(given) > ${place} else None
    if isinstance(value, list) and len(value) > 1:
        for turned in (value[::-1], value[1:] + value[:1]):
            try:
                ordered = sorted(turned)
            except TypeError:
                continue
            assert outcome(given, turned) == outcome(given, ordered)
`;
