import type { ListRemark, UnreadLine } from './lists/answers.ts';
import type { DeckFormat as ListFormat } from './lists/formats.ts';
import type { KnownNames } from './lists/known-names.ts';
import { limits } from './lists/limits.ts';
import type { CardNames, GivenDeck } from './resolve.ts';

export interface ReadAs extends GivenDeck {
  readonly format: ListFormat;
  readonly remarks: readonly ListRemark[];
}

/** How a list was read. */
export interface ReadList {
  readonly format: ListFormat;
  readonly name: string | null;
  readonly remarks: readonly ListRemark[];
  readonly unread: readonly UnreadLine[];
}

/** The names of cards and sets as the readers of lists ask for them; `onTitle` counts the look-ups. */
export function knownNames({ called, setCalled }: CardNames, onTitle = () => {}): KnownNames {
  return {
    title: (written) => {
      onTitle();
      return called(written).length > 0;
    },
    set: (written) => setCalled(written) !== undefined,
  };
}

/** The answer about how a list was read, with the lines whose own cards have mistakes. */
export function readingOf(
  { list, format, remarks, unread }: ReadAs,
  own: Iterable<UnreadLine> = [],
): ReadList {
  // A card with a mistake has it under every ruleset.
  const ownOnce = new Map([...own].map((line) => [JSON.stringify([line.place, line.message]), line]));
  const all = [...unread, ...ownOnce.values()];
  const more = all.length - limits.problems;
  const cut: ListRemark[] =
    more > 0
      ? [
          {
            code: 'list/more-unread',
            message: `${more} more lines could not be read; only the first ${limits.problems} are shown.`,
            place: { line: null, column: null, pointer: null },
          },
        ]
      : [];
  return {
    format,
    name: list.name,
    remarks: [...remarks, ...cut],
    unread: all.slice(0, limits.problems),
  };
}
