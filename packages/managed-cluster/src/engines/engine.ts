import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';
import type { ServerAccount } from '../server-account.ts';

export interface Engine {
  source: 'system' | 'npm';
  majorVersion: number;
  /** As printed by the binary or stated by the package, e.g. '15.18' or '18.4.0-beta.17'. */
  version: string;
  binDir: string;
}

export const OLDEST_MAJOR_VERSION = 15;

export async function readSystemEngine(binDir: string): Promise<Engine | undefined> {
  try {
    await access(join(binDir, 'initdb'));
  } catch {
    return undefined;
  }
  const { output } = await runProgram(join(binDir, 'postgres'), ['--version']);
  const version = /\(PostgreSQL\) (\d+[^\s]*)/.exec(output)?.[1];
  if (version === undefined) return undefined;
  return { source: 'system', majorVersion: Number.parseInt(version, 10), version, binDir };
}

/** Runs both programs, because file modes alone say nothing about access lists, mounts and libraries. */
export async function canRunEngine(engine: Engine, account: ServerAccount | undefined): Promise<boolean> {
  const runs = await Promise.all(
    ['initdb', 'postgres'].map((program) =>
      runProgram(join(engine.binDir, program), ['--version'], { account }),
    ),
  );
  return runs.every((run) => run.isSuccess);
}
