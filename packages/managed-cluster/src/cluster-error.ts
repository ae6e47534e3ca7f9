/** What keeps the cluster from starting, in a sentence for the person who starts it. */
export class ClusterError extends Error {
  override readonly name: string = 'ClusterError';
}
