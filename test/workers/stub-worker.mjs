// A worker thread that answers with the address it was asked for, or `/thread` with its number. `/forever` keeps it busy
// until it is replaced, `/then-busy` for a second after its answer, and `/hungry` takes memory without end, `/then-hungry`
// after its answer.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.postMessage({ kind: 'ready' });

export default function answer({ number, request }) {
  let { url } = request;
  parentPort.postMessage({ kind: 'began', task: number });
  if (url === '/forever') while (true);
  if (url === '/hungry') takeMemory();
  if (url === '/then-hungry') setTimeout(takeMemory, 100);
  if (url === '/then-busy') spinSoon();
  if (url === '/thread') url = String(threadId);
  return { status: 200, headers: { 'x-thread': String(threadId) }, body: new TextEncoder().encode(url) };
}

function takeMemory() {
  for (const held = []; ; ) held.push({ values: [held.length] });
}

/** Before the thread takes its next message, but after it has sent its answer. */
async function spinSoon() {
  for (let turn = 0; turn < 100; turn += 1) await undefined;
  const end = Date.now() + 1000;
  while (Date.now() < end);
}
