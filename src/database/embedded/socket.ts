import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where an embedded PostgreSQL listens: on a Unix socket in its folder, or on the loopback address. */
export type SocketPlace =
  | { readonly kind: 'path'; readonly host: string; readonly port: number; readonly path: string }
  | { readonly kind: 'loopback'; readonly host: string; readonly port: number };

const SOCKET_PORT = 5432;
/** The longest path a Unix socket may have on every system we run on. */
const LONGEST_SOCKET_PATH = 100;
const LOOPBACK = '127.0.0.1';

/** The Unix socket of a folder, however long its path. */
export function socketPathIn(folder: string) {
  return { host: folder, port: SOCKET_PORT, path: join(folder, `.s.PGSQL.${SOCKET_PORT}`) };
}

/** The Unix socket of a folder; the loopback address where the path is too long or the system has none. */
export async function socketIn(folder: string): Promise<SocketPlace> {
  const socket = socketPathIn(folder);
  const byPath = socket.path.length <= LONGEST_SOCKET_PATH && process.platform !== 'win32';
  return byPath ? { kind: 'path', ...socket } : { kind: 'loopback', host: LOOPBACK, port: await freePort() };
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string')
    throw new Error('No free port on the loopback address.');
  return address.port;
}
