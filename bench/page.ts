// Measures how fast pages are on a slow phone, as Lighthouse simulates it. A busy machine makes a page look slower, never
// faster, so the best of several loads is printed.
import { parseArgs } from 'node:util';
import { lighthousePages, qualityOf } from '../test/setup/lighthouse.ts';
import { scratchDatabase } from './scratch-database.ts';
import { startServer } from './server-process.ts';

const { values: options } = parseArgs({ options: { loads: { type: 'string', default: '5' } } });
const loads = Number(options.loads);

const database = await scratchDatabase(undefined);
const service = await startServer(
  ['dist/main.js'],
  { ...database.environment, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
  '/readyz',
  'not pinned',
);
try {
  console.log('| page | performance | first paint | largest paint | blocked | bytes |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const path of lighthousePages) console.log(await measured(path));
} finally {
  await service.stop();
  await database.remove();
}

async function measured(path: string): Promise<string> {
  const all = [];
  for (let load = 0; load < loads; load += 1) all.push(await qualityOf(service.url + path));
  const best = all.toSorted((a, b) => a.speed.largestContentfulPaint - b.speed.largestContentfulPaint)[0];
  if (best === undefined) throw new RangeError('A page must be loaded at least once.');
  const { performance, firstContentfulPaint, largestContentfulPaint, totalBlockingTime } = best.speed;
  const times = [firstContentfulPaint, largestContentfulPaint, totalBlockingTime].map(
    (time) => `${Math.round(time)} ms`,
  );
  return `| \`${path}\` | ${performance} | ${times.join(' | ')} | ${best.bytes} |`;
}
