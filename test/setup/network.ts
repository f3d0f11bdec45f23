import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A network in front of a server that a test can stop. */
export interface Network {
  /** The server's URL by way of this network. */
  readonly url: string;
  /** From now on nothing passes, in either direction; connections stay open, and new ones are not answered. */
  stall(): void;
  /** What was held back passes, and all that comes after it. */
  resume(): void;
  /** Breaks every open connection. New ones pass. */
  cut(): void;
  /** Breaks every open connection, and refuses new ones. */
  end(): void;
}

/** Opens a network to a server (a database if the URL has no port), on any free port or the given one; it is closed when the test ends. */
export async function networkTo(serverUrl: string, port = 0): Promise<Network> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let stalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (stalled) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = createConnection({ host: target.hostname, port: Number(target.port || 5432) });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      keep(from);
      from.on('data', (data) => to.write(data));
      from.on('close', () => to.destroy());
    }
    if (stalled) for (const socket of [client, upstream]) socket.pause();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port.');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const end = () => {
    server.close();
    cut();
  };
  onTestFinished(end);
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.toString(),
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    end,
  };
}
