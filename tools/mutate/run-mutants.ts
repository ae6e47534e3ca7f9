import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { type Mutant, mutatedText } from './find-mutants.ts';
import type { TestAnswer, TestRequest } from './test-process.ts';

/** Late: the tests did not end, for example because of an endless loop. */
export type Outcome = 'killed' | 'survived' | 'late' | 'untested';
export type MutantResult = { mutant: Mutant; outcome: Outcome };

/** A run takes about a second; a busy machine may take long. */
const MOST_MS = 120_000;

type Sources = {
  textOf: (file: string) => string;
  testsOf: (file: string) => string[][];
};

export async function runMutants(
  mutants: readonly Mutant[],
  { textOf, testsOf }: Sources,
  { processes, onResult }: { processes: number; onResult: (result: MutantResult) => void },
): Promise<MutantResult[]> {
  const waiting = [...mutants];
  const results: MutantResult[] = [];
  const takeMutants = async () => {
    let child: ChildProcess | undefined;
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const rounds = testsOf(mutant.file);
      let outcome: Outcome = 'untested';
      if (rounds.length > 0) {
        child ??= await startProcess();
        const text = mutatedText(textOf(mutant.file), mutant);
        outcome = await ask(child, { file: mutant.file, text, rounds });
        if (child.killed || child.exitCode !== null) child = undefined;
      }
      const result = { mutant, outcome };
      results.push(result);
      onResult(result);
    }
    child?.kill();
  };
  await Promise.all(Array.from({ length: processes }, takeMutants));
  return results;
}

/** Throws if the tests fail without any change, or pass with a broken file: then the results would mean nothing. */
export async function assertTestsTell(files: readonly string[], { textOf, testsOf }: Sources): Promise<void> {
  const file = files.find((candidate) => testsOf(candidate).length > 0);
  if (file === undefined) return;
  const tests = [...new Set(files.flatMap((candidate) => testsOf(candidate).flat()))];
  const child = await startProcess();
  const unchanged = await ask(child, { file, text: textOf(file), rounds: [tests] });
  const broken = await ask(child, { file, text: 'throw new Error();', rounds: testsOf(file) });
  child.kill();
  if (unchanged !== 'survived')
    throw new Error('The tests fail without a mutant: make "npm run check" pass first.');
  if (broken !== 'killed')
    throw new Error(`The tests do not notice that ${file} is broken: mutants do not reach them.`);
}

async function startProcess(): Promise<ChildProcess> {
  // The output of a dying mutant is of no interest.
  const child = fork(join(projectRoot, 'tools/mutate/test-process.ts'), { stdio: 'ignore' });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof message !== 'object') {
    throw new Error('Vitest does not start: "node tools/mutate/test-process.ts" shows why.');
  }
  return child;
}

function ask(child: ChildProcess, request: TestRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(limit);
      child.removeAllListeners();
      resolve(outcome);
    };
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      end('late');
    }, MOST_MS);
    child.once('message', (answer: TestAnswer) =>
      end('failed' in answer && answer.failed ? 'killed' : 'survived'),
    );
    // Out of memory: a loop that fills a list ends like this.
    child.once('exit', () => end('late'));
    child.send(request);
  });
}
