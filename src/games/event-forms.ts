import { z } from 'zod';

/** How something that happened is told: in one sentence, with the keys that always stand there and those that may. */
export interface EventForm<Key extends string> {
  readonly about: string;
  readonly always: readonly Key[];
  readonly sometimes: readonly Key[];
}

/** What a key that may stand there holds. */
type Told = z.ZodExactOptional<z.ZodType>;

/** The form of whatever a game tells to have happened: each kind of event, by its name, with the keys that it has. */
export function eventSchemaOf<Key extends string>(
  keys: Readonly<Record<Key, Told>>,
  forms: Readonly<Record<string, EventForm<Key>>>,
) {
  return z.union(
    Object.entries(forms).map(([event, { about, always, sometimes }]) => {
      const there = always.map((key) => [key, surely(keys[key])] as const);
      const maybe = sometimes.map((key) => [key, keys[key]] as const);
      const shape = { event: z.literal(event), ...Object.fromEntries([...there, ...maybe]) };
      return z.strictObject(shape).meta({ description: about });
    }),
  );
}

/** The same as a key that always stands there. */
function surely(told: Told): z.ZodType {
  return told.unwrap().meta({ ...told.meta() });
}
