import { Socket } from 'node:net';
import { Client } from 'pg';
import { CLUSTER_USER, SOCKET_PORT } from '../server-settings.ts';

const ANSWER_LIMIT_MS = 5_000;

export interface OwnerConnection {
  client: Client;
  /** Resolves when the server is gone, or ended the connection. */
  ended: Promise<void>;
  /** From now on the connection alone does not keep the process alive. */
  release: () => void;
  close: () => void;
}

/** The connection that holds the owner's lock; in the database `postgres`, as locks are kept per database. */
export async function openOwnerConnection(socketFolder: string): Promise<OwnerConnection> {
  const socket = new Socket();
  const client = new Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: CLUSTER_USER,
    database: 'postgres',
    application_name: `academy-owner ${process.pid}`,
    ssl: false,
    // The connection is idle for the life of its owner; no setting of the cluster may end it.
    options: '-c idle_session_timeout=0',
    stream: () => socket,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
  });
  // The server may die at any time; `ended` reports that, and an error without a listener would end the process.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  try {
    await client.connect();
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { client, ended, release: () => socket.unref(), close: () => socket.destroy() };
}
