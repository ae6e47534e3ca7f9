/**
 * A host that vanishes does not close its connections, and the database would keep them, and their locks, for two hours. With
 * these probes it ends such a connection after fifty seconds.
 */
export const TCP_KEEPALIVE = `
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3;
  set tcp_user_timeout = '50s'`;
