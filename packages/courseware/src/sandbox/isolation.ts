import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { IsolationKind } from '@academy/domain/overview/operations';

const run = promisify(execFile);

/** The user "nobody" on every Unix that has such an account; only the number counts. */
const NOBODY = 65_534;

/** How the process of a stranger's program is isolated from this machine, besides the interpreter's own boundary. */
export interface Isolation {
  readonly kind: IsolationKind;
  /** The command that wraps the process. */
  readonly prefix: readonly string[];
  readonly account: { readonly uid?: number; readonly gid?: number };
}

const NO_NETWORK = ['unshare', '--net', '--ipc'];
const AS_NOBODY = [
  ...['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'],
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'],
];

/** The strongest first. Root can switch to another user; others need a user namespace for a process without network. */
const FOR_ROOT: readonly Isolation[] = [
  { kind: 'account-and-network', prefix: [...NO_NETWORK, '--', ...AS_NOBODY], account: {} },
  { kind: 'account', prefix: [], account: { uid: NOBODY, gid: NOBODY } },
];
/** For our own code in a folder that only root may enter: the process keeps root's account, and Node grants it nothing. */
const FOR_FILES_OF_ROOT: readonly Isolation[] = [
  { kind: 'network', prefix: [...NO_NETWORK, '--'], account: {} },
];
const FOR_OTHERS: readonly Isolation[] = [
  {
    kind: 'network',
    prefix: [...NO_NETWORK, '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
    account: {},
  },
];
const NONE: Isolation = { kind: 'none', prefix: [], account: {} };

const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

/** What the process needs from this machine: nothing, as everything is passed in, or reading the files of this package. */
type Needs = 'nothing' | 'own-files';

const TRIES: Readonly<Record<Needs, readonly string[]>> = {
  nothing: ['--version'],
  'own-files': ['--eval', 'fs.readFileSync(process.argv[1])', '--', import.meta.filename],
};

/** If a namespace, a tool or the right to enter a folder is missing, the attempt fails at once. */
async function works({ prefix, account }: Isolation, needs: Needs): Promise<boolean> {
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, ...TRIES[needs]];
  return run(command, rest, { ...account, cwd: '/', env: { PATH } }).then(
    () => true,
    () => false,
  );
}

async function find(needs: Needs): Promise<Isolation> {
  const forRoot = needs === 'own-files' ? [...FOR_ROOT, ...FOR_FILES_OF_ROOT] : FOR_ROOT;
  for (const isolation of process.getuid?.() === 0 ? forRoot : FOR_OTHERS)
    if (await works(isolation, needs)) return isolation;
  return NONE;
}

const found = new Map<Needs, Promise<Isolation>>();

/** The strongest isolation that this machine allows; determined once. */
export function findIsolation(needs: Needs = 'nothing'): Promise<Isolation> {
  const known = found.get(needs) ?? find(needs);
  found.set(needs, known);
  return known;
}

// The system enforces the limit of processor time, even when our process is gone.
const LIMITED = 'ulimit -t "$1" && shift && exec "$@"';

/** The command line for a process that runs isolated and within a limit of processor time in seconds. */
export async function isolated(
  command: readonly string[],
  processorSeconds: number,
  needs: Needs,
): Promise<{
  readonly file: string;
  readonly parameters: readonly string[];
  readonly options: Isolation['account'] & { readonly cwd: string; readonly env: { readonly PATH: string } };
}> {
  const { prefix, account } = await findIsolation(needs);
  return {
    file: '/bin/sh',
    parameters: ['-c', LIMITED, 'program', String(processorSeconds), ...prefix, ...command],
    options: { ...account, cwd: '/', env: { PATH } },
  };
}
