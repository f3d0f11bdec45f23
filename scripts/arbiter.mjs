#!/usr/bin/env node
// The command line, after building what is out of date: npm run arbiter -- import <path>...
import { buildIfStale } from './build.mjs';

process.env.NODE_ENV ??= 'production';

await buildIfStale();
await import('../dist/cli.js');
