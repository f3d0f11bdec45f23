#!/usr/bin/env node
// The command line, after building what is out of date: npm run arbiter -- import <path>...
import module from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';

process.env.NODE_ENV ??= 'production';

await buildIfStale();
// Node 22.1 and later keep the compiled program.
module.enableCompileCache?.(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
await import('../dist/cli.js');
