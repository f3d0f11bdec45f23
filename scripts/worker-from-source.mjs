// Starts the worker thread from its source: a thread does not inherit tsx from the thread that starts it.
import { register } from 'tsx/esm/api';

register();
const { default: answer } = await import('../src/worker.ts');
export default answer;
