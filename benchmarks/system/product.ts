import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { guardFolder } from '../../tools/guard/guard-client.ts';
import { type RunningProgram, startProgram } from './child-process.ts';
import { readStartCommand } from './start-command.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Product extends RunningProgram {
  /** The first process of its private PostgreSQL. */
  readonly postmasterPid: number;
  readonly openDatabase: () => Promise<pg.Client>;
  /** The log file that it writes. */
  readonly databaseLog: string;
}

/** What is measured is what `npm start` starts. */
function startSettings() {
  const { scripts } = JSON.parse(readFileSync(file('../../package.json'), 'utf8'));
  return readStartCommand(scripts.start);
}

/** The lines of `postmaster.pid`: process, folder, start, port, socket folder. */
async function readPostmaster(dataDir: string) {
  const record = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const [pid = '', , , port = '5432', host = ''] = record.split('\n');
  return { pid: Number(pid), port: Number(port), host };
}

/** The built product on a separate database, which is removed when it is stopped. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  if (!existsSync(file('../../apps/web/dist/app.html')))
    throw new Error('The web app is not built yet: node apps/web/build.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-bench-'));
  guardFolder(dataDir);
  const forget = () => rm(dataDir, { recursive: true, force: true });
  // The database's user must be able to enter it.
  await chmod(dataDir, 0o711);
  const { environment, flags } = startSettings();
  const ownSettings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    LOG_LEVEL: 'warn',
    DEMO: 'on',
    // The background work of embedding all lessons is not part of the measurement.
    AGENT_MODEL: 'off',
    ...environment,
    ...settings,
  };
  const script = file('../../apps/api/src/main.ts');
  const program = await startProgram(script, [], ownSettings, flags).catch(async (error) => {
    await forget();
    throw error;
  });
  const { pid, port, host } = await readPostmaster(dataDir);
  return {
    ...program,
    postmasterPid: pid,
    databaseLog: join(dataDir, 'postgres/server.log'),
    async openDatabase() {
      // The superuser: some measurements change settings of the cluster.
      const client = new pg.Client({ host, port, user: 'academy', database: 'academy' });
      await client.connect();
      return client;
    },
    async stop() {
      await program.stop();
      await forget();
    },
  };
}

/** The baseline: a Fastify route that only responds. */
export const startBareServer = () => startProgram(file('../bare-server.ts'), [], {});
