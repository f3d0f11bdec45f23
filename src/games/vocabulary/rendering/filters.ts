/** What a key of a filter says: before the noun, or after it. */
export interface Said {
  readonly before?: string;
  readonly after?: string;
}

/** Whether one card is spoken of, or many. */
export type Are = 'is' | 'are';

/** What each key of a filter says, in the order in which it is said. */
export type FilterSayings<Filter, Speech> = {
  readonly [Key in keyof Filter]-?: Say<Filter[Key], Speech>;
};

type Say<Wanted, Speech> = (wanted: NonNullable<Wanted>, speech: Speech, are: Are) => Said;

export const whether =
  (yes: string, no: string) =>
  (wanted: boolean): Said => ({ before: wanted ? yes : no });

export const when =
  (yes: string, no: string) =>
  (wanted: boolean): Said => ({ after: wanted ? yes : no });

/** What a filter says of a card, or of cards. */
export function filterSaid<Filter extends object, Speech>(
  sayings: FilterSayings<Filter, Speech>,
  filter: Filter,
  are: Are,
  speech: Speech,
): Said[] {
  return keysAsked(sayings, filter).map((key) => saidOf(sayings[key], filter[key], are, speech));
}

function saidOf<Wanted, Speech>(say: Say<Wanted, Speech>, wanted: Wanted, are: Are, speech: Speech): Said {
  return wanted === undefined || wanted === null ? {} : say(wanted, speech, are);
}

export function keysAsked<Filter extends object>(
  sayings: { readonly [Key in keyof Filter]-?: unknown },
  filter: Filter,
): (keyof Filter)[] {
  return (Object.keys(sayings) as (keyof Filter)[]).filter((key) => filter[key] !== undefined);
}

/** “face-up Site you control”. */
export function phrase(said: readonly Said[], noun: string): string {
  return [
    ...said.flatMap(({ before }) => before ?? []),
    noun,
    ...said.flatMap(({ after }) => after ?? []),
  ].join(' ');
}
