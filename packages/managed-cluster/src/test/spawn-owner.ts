import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../index.ts';
import { asAccount } from '../run-program.ts';
import type { ServerAccount } from '../server-account.ts';

export type OwnerReport =
  | { hasStarted: true; host: string; wasAdopted: boolean }
  | { hasStarted: false; name: string; message: string };

export interface OwnerProcess {
  pid: number;
  report: Promise<OwnerReport>;
  ended: Promise<number | null>;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
}

export interface OwnerSetup {
  dataDir: string;
  engines: readonly Engine[];
  account?: ServerAccount | undefined;
}

const SCRIPT = fileURLToPath(new URL('./owner-process.ts', import.meta.url));

export function spawnOwner({ dataDir, engines, account }: OwnerSetup): OwnerProcess {
  const child = spawn(process.execPath, [SCRIPT, dataDir, JSON.stringify(engines)], {
    ...asAccount(account),
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    pid: child.pid ?? 0,
    report: readReport(child),
    ended,
    stop: () => {
      child.stdin?.end();
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function readReport(child: ChildProcess): Promise<OwnerReport> {
  if (!child.stdout) throw new Error('the owner process has no output');
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as OwnerReport;
  throw new Error('the owner process ended without a report');
}
