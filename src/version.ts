import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { paths } from './paths.ts';

/** The version of this program, as package.json has it. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(paths.package, 'utf8'))).version;
