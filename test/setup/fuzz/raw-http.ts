import { once } from 'node:events';
import { connect } from 'node:net';
import type { Answer } from './answers.ts';

/** Sends bytes as they are, which no HTTP client would, and reads until the other side hangs up. */
export async function sendBytes(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const read: Buffer[] = [];
  socket.on('data', (chunk) => read.push(chunk));
  // A server may hang up on bad bytes before it has read them all.
  socket.on('error', () => undefined);
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(read);
}

/** The first reply in what came back. */
export function readAnswer(read: Buffer): Answer {
  const end = read.indexOf('\r\n\r\n');
  const [status = '', ...lines] = read.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const rest = read.subarray(end + 4);
  const rawPayload = 'content-length' in headers ? rest.subarray(0, Number(headers['content-length'])) : rest;
  return { statusCode: Number(status.split(' ')[1]), headers, rawPayload };
}
