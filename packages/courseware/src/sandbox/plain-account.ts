import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Nobody, on every Unix that has such an account; the number alone is what counts. */
const NOBODY = { uid: 65_534, gid: 65_534 } as const;

type Account = typeof NOBODY | Record<string, never>;

async function findPlainAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  // Node itself may lie in a folder that only root may enter.
  const mayStart = await promisify(execFile)(process.execPath, ['--version'], {
    ...NOBODY,
    cwd: '/',
    env: {},
  }).then(
    () => true,
    () => false,
  );
  return mayStart ? NOBODY : {};
}

let account: Promise<Account> | undefined;

/** Whom a stranger's program runs as: nobody when we are root and that is possible, otherwise ourselves. */
export function plainAccount(): Promise<Account> {
  account ??= findPlainAccount();
  return account;
}
