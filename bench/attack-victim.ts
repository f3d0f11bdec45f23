// Somebody who looks cards up while others attack the service: a process of its own, so that only the service delays it.
import { client, lookUps } from './attack-clients.ts';

const [url = '', address = ''] = process.argv.slice(2);
const own = client(url, address, 64);
let stopping = new AbortController();
let times = Promise.resolve<number[]>([]);

process.on('message', async (told: 'start' | 'stop') => {
  if (told === 'start') {
    stopping = new AbortController();
    times = lookUps(own, stopping.signal);
  } else {
    stopping.abort();
    process.send?.(await times);
  }
});
process.send?.([]);
