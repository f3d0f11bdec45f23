// Starts the service in this process, after building what is out of date.
import module from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';

// Under npm the parent is a shell, which passes no signal on. When it ends, end the service too,
// or it would keep the port and the data folder with nobody to answer for it.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    // Once: a second signal ends a process that is still closing.
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

// graphql-js and Fastify leave out their checks for developers.
process.env.NODE_ENV ??= 'production';

await buildIfStale();
// Node 22.1 and later keep the compiled program.
module.enableCompileCache?.(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
await import('../dist/main.js');
