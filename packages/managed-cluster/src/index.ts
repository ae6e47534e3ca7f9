export { ClusterError } from './cluster-error.ts';
export { DataFolderInUseError } from './data-folder-in-use-error.ts';
export type { Engine } from './engines/engine.ts';
export { findEngines } from './engines/find-engines.ts';
export {
  type ClusterConnection,
  type ClusterOptions,
  type ManagedCluster,
  startManagedCluster,
} from './start-managed-cluster.ts';
