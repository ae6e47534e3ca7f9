import { ClusterError } from './cluster-error.ts';

export class DataFolderInUseError extends ClusterError {
  override readonly name = 'DataFolderInUseError';

  /** The holder begins the sentence, e.g. 'Another academy (process 4711)'. */
  constructor(holder: string, dataDir: string) {
    super(`${holder} already uses the data folder ${dataDir}. Stop it first, or choose another folder.`);
  }
}
