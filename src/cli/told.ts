import { getSystemErrorMap } from 'node:util';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import { Problem } from '../problem.ts';

/** What is printed of an error: a sentence, where whoever gave the command can mend it; else the error with its stack. */
export function toldOf(error: unknown): unknown {
  if (error instanceof OperatorError || error instanceof Problem) return error.message;
  const refused = refusal.safeParse(error);
  return refused.success ? sentence(refused.data) : error;
}

/** What the operating system says when it does not do something. */
const refusal = z.object({
  errno: z.int(),
  syscall: z.string(),
  path: z.string().optional(),
  address: z.string().optional(),
  port: z.int().optional(),
});
type Refusal = z.infer<typeof refusal>;

const ACTS: Readonly<Record<string, string>> = {
  open: 'open',
  read: 'read',
  write: 'write',
  scandir: 'list the folder',
  mkdir: 'create the folder',
  mkdtemp: 'create a folder at',
  connect: 'connect to',
};

function sentence({ errno, syscall, path, address, port }: Refusal): string {
  const [code, reason = 'unknown error'] = getSystemErrorMap().get(errno) ?? [];
  const what = path === undefined ? [address, port].filter(Boolean).join(':') : `"${path}"`;
  return `Cannot ${[ACTS[syscall] ?? syscall, what].filter(Boolean).join(' ')}: ${reason} (${code}).`;
}
