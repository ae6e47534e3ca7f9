/** The superuser that initdb creates: for the code that starts the server, and for its operator's tools. */
export const CLUSTER_USER = 'academy';
/** Owns the database and has no rights beyond it. */
export const APPLICATION_USER = 'academy_app';
export const CLUSTER_DATABASE = 'academy';

/** No port is opened; PostgreSQL only names its socket file by this number. */
export const SOCKET_PORT = 5432;

export function serverArguments(
  cluster: string,
  socketFolder: string,
  extraSettings: Readonly<Record<string, string>>,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    // A comma-separated list: the quotes keep a folder name with a comma whole.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    // The cache of frequently read pages; the system's own cache holds the rest. Eventually all of it is in use, so it
    // is part of the academy's minimum memory (decision 67).
    shared_buffers: '16MB',
    // Statements are short: neither JIT compilation nor parallel workers would pay, and both take memory.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // SSDs: an index pays off sooner than by default.
    random_page_cost: '1.1',
    autovacuum_max_workers: '2',
    max_logical_replication_workers: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_destination: 'stderr',
    logging_collector: 'off',
    ...extraSettings,
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
