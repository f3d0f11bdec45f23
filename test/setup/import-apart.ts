import { pathToFileURL } from 'node:url';

/** Under this name all copies of zod in a process share the ids of their schemas. */
const SHARED = '__zod_globalRegistry';

/** Loads a built package, which brings the same schemas again, without taking their ids away from those of this process. */
export async function importApart(file: string): Promise<unknown> {
  const own: unknown = Reflect.get(globalThis, SHARED);
  Reflect.deleteProperty(globalThis, SHARED);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    Reflect.set(globalThis, SHARED, own);
  }
}
