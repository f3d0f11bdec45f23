// Starts the service in this process, so that signals reach it, after building what is out of date.
import { buildIfStale } from './build.mjs';

await buildIfStale();
await import('../dist/main.js');
