import { execFile } from 'node:child_process';
import { glob, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { type Engine, OLDEST_MAJOR_VERSION, readSystemEngine } from './engine.ts';
import { findNpmEngine } from './npm-engine.ts';

const SYSTEM_PLACES = [
  '/usr/lib/postgresql/*/bin', // Debian, Ubuntu
  '/usr/pgsql-*/bin', // Red Hat, from postgresql.org
  '/usr/libexec/postgresql*', // Alpine
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/home/linuxbrew/.linuxbrew/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

export async function findEngines(): Promise<Engine[]> {
  if (process.platform === 'win32') return [];
  const [system, npm] = await Promise.all([findSystemEngines(), findNpmEngine()]);
  return npm ? [...system, npm] : system;
}

async function findSystemEngines(): Promise<Engine[]> {
  const binDirs = new Set<string>();
  for await (const place of glob(SYSTEM_PLACES)) binDirs.add(await realpath(place));
  const fromPath = await binDirOnPath();
  if (fromPath !== undefined) binDirs.add(fromPath);
  const engines = await Promise.all([...binDirs].map(readSystemEngine));
  return engines
    .filter((engine) => engine !== undefined)
    .filter((engine) => engine.majorVersion >= OLDEST_MAJOR_VERSION)
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}

// The shell searches the PATH for us: environment variables are read in config.ts only.
async function binDirOnPath(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'command -v postgres']);
    return dirname(await realpath(stdout.trim()));
  } catch {
    return undefined;
  }
}
