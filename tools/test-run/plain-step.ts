import { addUp, type Counts } from './counts.ts';
import type { PartResult } from './rerun-failures.ts';
import { runCommand, secondsSince } from './run-command.ts';

/** A step that passes or fails as a whole. */
export type PlainStep = {
  name: string;
  command: readonly string[];
  /** Its output is worth reading even when it passes. */
  isTold?: boolean;
};

const stepsAtOnce = 2;

export async function runPlainSteps(steps: readonly PlainStep[]): Promise<PartResult> {
  const waiting = [...steps];
  const results: Counts[] = [];
  const takeSteps = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runPlainStep(step));
  };
  await Promise.all(Array.from({ length: stepsAtOnce }, takeSteps));
  return { counts: addUp(results), failures: [], unsteady: [] };
}

async function runPlainStep({ name, command, isTold = false }: PlainStep): Promise<Counts> {
  const startedAtMs = performance.now();
  console.log(`… ${name}`);
  const { exitCode, output } = await runCommand(command, { isLive: false });
  if (exitCode === 0) {
    console.log(`✓ ${name} (${secondsSince(startedAtMs)})${isTold ? `\n${output.trimEnd()}` : ''}`);
    return { passed: 1, failed: 0, skipped: 0 };
  }
  console.log(`✗ ${name} (${secondsSince(startedAtMs)}): ${command.join(' ')}\n${output.trimEnd()}\n`);
  return { passed: 0, failed: 1, skipped: 0 };
}
