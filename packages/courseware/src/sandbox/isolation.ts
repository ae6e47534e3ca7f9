import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { IsolationKind } from '@academy/domain/overview/operations';

const run = promisify(execFile);

/** Nobody, on every Unix that has such an account; the number alone is what counts. */
const NOBODY = 65_534;

/** How the process of a stranger's program is kept from this machine, beside the interpreter's own boundary. */
export interface Isolation {
  readonly kind: IsolationKind;
  /** What the command of the process is put behind. */
  readonly prefix: readonly string[];
  readonly account: { readonly uid?: number; readonly gid?: number };
}

const NO_NETWORK = ['unshare', '--net', '--ipc'];
const AS_NOBODY = [
  ...['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'],
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'],
];

/** The strongest first. Root can be somebody else; anybody else needs a namespace of users for one without network. */
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

/** What the process needs of this machine: nothing, as everything is handed to it, or to read the files of this package. */
type Needs = 'nothing' | 'own-files';

const TRIES: Readonly<Record<Needs, readonly string[]>> = {
  nothing: ['--version'],
  'own-files': ['--eval', 'fs.readFileSync(process.argv[1])', '--', import.meta.filename],
};

/** Where a namespace, a tool or the right to enter a folder is missing, the attempt fails at once. */
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

/** The strongest isolation that this machine allows; looked for once. */
export function findIsolation(needs: Needs = 'nothing'): Promise<Isolation> {
  const known = found.get(needs) ?? find(needs);
  found.set(needs, known);
  return known;
}

// The system keeps the limit of processor time, also when we are gone.
const LIMITED = 'ulimit -t "$1" && shift && exec "$@"';

/** What to spawn for a command that runs isolated and within so many seconds of processor time. */
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
