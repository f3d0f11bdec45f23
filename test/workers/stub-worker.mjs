// A worker thread that answers with the address it was asked for; `/forever` keeps it busy until it is replaced.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.postMessage({ kind: 'ready' });

export default function answer({ number, request: { url } }) {
  parentPort.postMessage({ kind: 'began', task: number });
  if (url === '/forever') while (true);
  return { status: 200, headers: { 'x-thread': String(threadId) }, body: new TextEncoder().encode(url) };
}
