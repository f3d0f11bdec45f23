import { bare } from '../../../games/spellings.ts';

export type TextFormat = 'plain' | 'lackey-txt' | 'arena' | 'mtgo' | 'untap';

/** Where the texts of programs differ from what people write. */
export interface Dialect {
  readonly format: TextFormat;
  /** `(ABC)` after a title is a set, whether or not one is known by that code. */
  readonly setsBySight: boolean;
}

export const dialects: Readonly<Record<TextFormat, Dialect>> = {
  plain: { format: 'plain', setsBySight: false },
  'lackey-txt': { format: 'lackey-txt', setsBySight: false },
  arena: { format: 'arena', setsBySight: true },
  mtgo: { format: 'mtgo', setsBySight: false },
  untap: { format: 'untap', setsBySight: true },
};

/** What MTG Arena and Magic Online write alone on a line. */
export const arenaSections = ['About', 'Deck', 'Sideboard', 'Commander', 'Companion'] as const;

export function arenaSection(line: string): (typeof arenaSections)[number] | undefined {
  return arenaSections.find((section) => bare(section) === bare(line));
}
