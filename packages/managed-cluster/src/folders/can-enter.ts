import { runProgram } from '../run-program.ts';
import type { ServerAccount } from '../server-account.ts';

/** Tries it, because file modes alone say nothing about access lists and parent folders. */
export async function canEnter(folder: string, account: ServerAccount | undefined): Promise<boolean> {
  const { isSuccess } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account });
  return isSuccess;
}
