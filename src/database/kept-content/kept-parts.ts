import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { codeHash } from '../generated/program-hash.ts';

/** A value that is made of a content and can be kept: plain data, maps, sets, dates and typed arrays. */
export interface Part<Value> {
  readonly name: string;
  /** Only ties the name to the type; never set. */
  readonly value?: Value;
}

/** Values that were made of one content, kept in files. A part that is missing is made again. */
export interface KeptParts {
  /** Undefined if the part is not kept. */
  read<Value>(part: Part<Value>): Value | undefined;
  keep<Value>(part: Part<Value>, value: Value): void;
}

/** For content of which nothing is kept. */
export const nothingKept: KeptParts = { read: () => undefined, keep: () => undefined };

/** The folder of the parts of one content. Another program, or another V8, has another folder. */
export function folderOfParts(parent: string, content: readonly (string | number)[]): string {
  const key = JSON.stringify([codeHash, process.versions.v8, ...content]);
  return join(parent, createHash('sha256').update(key).digest('hex').slice(0, 32));
}

/** The parts in a folder, which is created with the first of them. */
export function keptParts(folder: string): KeptParts {
  const pathOf = ({ name }: Part<unknown>) => join(folder, `${name}.bin`);
  return {
    // The folder belongs to this program, which is the only one to write this part.
    read: (part) => (existsSync(pathOf(part)) ? deserialize(readFileSync(pathOf(part))) : undefined),
    keep(part, value) {
      mkdirSync(folder, { recursive: true });
      // A process that is killed while it writes leaves no half part under the name.
      const unfinished = `${pathOf(part)}.${process.pid}`;
      writeFileSync(unfinished, serialize(value));
      renameSync(unfinished, pathOf(part));
    },
  };
}

/** The same parts for those who add none: an installed program may be on a read-only disk. */
export function readOnly({ read }: KeptParts): KeptParts {
  return { read, keep: nothingKept.keep };
}
