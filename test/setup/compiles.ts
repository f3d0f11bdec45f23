import { execFileSync } from 'node:child_process';
import { fromRoot } from '../house/project.ts';

const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];

/** Compiles files as a user of the library would; throws where its types do not fit. */
export function compile(folder: string, ...files: readonly string[]): void {
  execFileSync(process.execPath, [fromRoot('node_modules/typescript/bin/tsc'), ...options, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
}
