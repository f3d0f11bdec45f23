// A worker thread that answers with the address it was asked for, or `/thread` with its number. `/forever` makes steps
// until it is stopped, `/stuck` makes none, `/hungry` takes memory without end, and `/then-hungry` after its answer.
import { parentPort, threadId, workerData } from 'node:worker_threads';

const cells = new Int32Array(workerData.signals);
/** As Signals does it. */
const step = (task) => Atomics.add(cells, 0, 1) >= 0 && Atomics.load(cells, 1) !== task;

parentPort.on('message', ({ number: task, request: { url } }) => {
  if (url === '/forever') while (step(task));
  if (url === '/stuck') while (true);
  if (url === '/hungry') takeMemory();
  if (url === '/then-hungry') setTimeout(takeMemory, 100);
  if (url === '/failing')
    return parentPort.postMessage({ kind: 'failed', task, error: new Error('no content') });
  const body = new TextEncoder().encode(url === '/thread' ? String(threadId) : url);
  parentPort.postMessage({
    kind: 'answered',
    task,
    reply: { status: 200, headers: {}, body, dataVersion: 1 },
  });
});
parentPort.postMessage({ kind: 'ready' });

function takeMemory() {
  for (const held = []; ; ) held.push({ values: [held.length] });
}
