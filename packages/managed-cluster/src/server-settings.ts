export const CLUSTER_USER = 'academy';
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
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_destination: 'stderr',
    logging_collector: 'off',
    ...extraSettings,
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
