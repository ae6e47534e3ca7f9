/** The superuser that initdb makes: for the code that starts the server, and for tools of its operator. */
export const CLUSTER_USER = 'academy';
/** Owns the database and has no right beyond it. */
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
    // A list with commas: the quotes keep a folder with a comma in its name whole.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    // The pages of what is read often; the system's own cache holds the rest. In the end all of it is in use, so it is
    // part of what the academy takes at the least (decision 67).
    shared_buffers: '16MB',
    // Statements are short: neither compiling them nor sharing them among processes would pay, and both take memory.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // Disks without moving parts: an index is worth its pages sooner than by default.
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
