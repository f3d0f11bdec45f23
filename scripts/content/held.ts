import type { GameContent } from '../../src/database/seeding/parse-seeds.ts';
import type { CommonCardEntry } from '../../src/games/content/card.ts';
import { type Headings, headedPlaces, headingsOf } from '../../src/games/content/headings.ts';
import type { GlossaryEntry, RuleEntry } from '../../src/games/content/rule.ts';
import type { GroupEntry, RulingEntry } from '../../src/games/content/ruling.ts';
import type { TextVersionEntry } from '../../src/games/content/text-version.ts';
import type { GameSlug } from '../../src/games/registry.ts';

/** What the content holds from one source. */
export interface Held {
  readonly game: GameSlug;
  readonly source: string;
  readonly cards: readonly CommonCardEntry[];
  readonly texts: readonly TextVersionEntry[];
  readonly rulings: readonly RulingEntry[];
  readonly rules: readonly RuleEntry[];
  readonly terms: readonly GlossaryEntry[];
  readonly groups: readonly GroupEntry[];
  /** The headings of all sources of the game: a card may be named in several. */
  readonly headings: Headings;
}

/** The content parted by source; last, the wordings as printed, which no source gives. */
export function heldBySource(content: GameContent): Held[] {
  const values = <T>(entries: readonly { value: T }[]) => entries.map(({ value }) => value);
  const headings = headingsOf(headedPlaces(values(content.rules), values(content.texts)));
  const from = (source: string | null) => {
    const of = <T extends { source: string | null }>(entries: readonly { value: T }[]) =>
      entries.map(({ value }) => value).filter((value) => value.source === source);
    return {
      game: content.game.slug,
      source: source ?? 'as printed',
      cards: content.cards
        .map(({ value }) => value)
        .filter((card) => card.named.some((place) => place.source === source)),
      texts: of(content.texts),
      rulings: of(content.rulings),
      rules: of(content.rules),
      terms: of(content.glossary),
      groups: of(content.groups),
      headings,
    };
  };
  return [...content.sources.map(({ value }) => value.id), null].map(from);
}
