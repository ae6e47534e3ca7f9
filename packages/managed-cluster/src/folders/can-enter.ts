import { runProgram } from '../run-program.ts';
import type { ServerAccount } from '../server-account.ts';

/** Really tries it, because modes alone know nothing of access lists and of the folders above. */
export async function canEnter(folder: string, account: ServerAccount | undefined): Promise<boolean> {
  const { isSuccess } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account });
  return isSuccess;
}
