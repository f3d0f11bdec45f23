import { z } from 'zod';

/**
 * A schema that may speak of itself, made when it is first asked for, and once: zod's JSON Schema asks a lazy schema
 * again at every mention, and would have all that lies within made anew.
 */
export function lazily<Schema extends z.ZodType>(make: () => Schema): z.ZodLazy<Schema> {
  let made: Schema | undefined;
  return z.lazy(() => {
    made ??= make();
    return made;
  });
}
