import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ClusterError } from '../cluster-error.ts';
import { errorCode } from '../error-code.ts';
import type { DatabaseHome } from '../folders/database-home.ts';
import type { ServerAccount } from '../server-account.ts';
import { copyEngine } from './copy-engine.ts';
import { canRunEngine, type Engine, OLDEST_MAJOR_VERSION } from './engine.ts';
import { linkLibraries } from './link-libraries.ts';

const WAY_OUT = `Install PostgreSQL ${OLDEST_MAJOR_VERSION} or newer, or set DATABASE_URL to a database of your own.`;

export function expectEngines(engines: readonly Engine[]): void {
  if (engines.length === 0) throw new ClusterError(`No PostgreSQL was found on this machine. ${WAY_OUT}`);
}

export async function chooseEngine(
  engines: readonly Engine[],
  home: DatabaseHome,
  copyPlace: string,
): Promise<Engine> {
  const madeBy = await majorVersionOf(home.cluster);
  const candidates = engines.filter((engine) => madeBy === undefined || engine.majorVersion === madeBy);
  if (candidates.length === 0) {
    const maker = Number.isNaN(madeBy) ? 'an unknown version of PostgreSQL' : `PostgreSQL ${madeBy}`;
    const found = [...new Set(engines.map((engine) => engine.majorVersion))].join(' and ');
    throw new ClusterError(
      `This data folder was made by ${maker}, but only PostgreSQL ${found} was found here. ` +
        `Install that version, set DATABASE_URL to a database of your own, or move ${home.path} away to start afresh.`,
    );
  }
  for (const candidate of candidates) {
    const engine = await makeRunnable(candidate, home.account, copyPlace);
    if (engine) return engine;
  }
  const places = candidates.map((engine) => engine.binDir).join(' and ');
  const runner = home.account ? `the user ${home.account.name}` : 'this user';
  throw new ClusterError(`PostgreSQL in ${places} cannot be run by ${runner}. ${WAY_OUT}`);
}

async function majorVersionOf(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeRunnable(
  engine: Engine,
  account: ServerAccount | undefined,
  copyPlace: string,
): Promise<Engine | undefined> {
  if (engine.source === 'system') return (await canRunEngine(engine, account)) ? engine : undefined;
  const isComplete = await linkLibraries(dirname(engine.binDir));
  if (isComplete && (await canRunEngine(engine, account))) return engine;
  // A program that we cannot run ourselves is not made for this system (musl, for example): a copy would not help.
  if (isComplete && !(await canRunEngine(engine, undefined))) return undefined;
  const copy = await copyEngine(engine, copyPlace);
  return (await canRunEngine(copy, account)) ? copy : undefined;
}
