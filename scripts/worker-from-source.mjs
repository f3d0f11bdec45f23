// Starts the worker thread from its source: a thread does not inherit tsx from the thread that starts it.
import { register } from 'tsx/esm/api';

register();
await import('../src/worker.ts');
