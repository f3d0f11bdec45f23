import { z } from 'zod';
import { dottedId, lawId, line, prose, slug } from '../content/scalars.ts';
import type { Deck } from './deck.ts';
import type { CardPool, DeckFormat, DeckLaw, FormatAdvice, FormatRule, NamedInRule } from './format.ts';
import type { DeckReport } from './report.ts';
import { type ValidateOptions, validate } from './validate.ts';
import { withSets } from './with-sets.ts';

/** A game's law of decks, as the rest of the house knows it: what a rule of it is like stays inside. */
export interface GameDecks extends Pick<DeckLaw, 'zones' | 'zoneNames'> {
  /** A format as the content and users write it, strictly. */
  readonly formatEntry: z.ZodType<DeckFormat>;
  /** The format made ready to judge decks. Throws where its rules are none of the game; `formatEntry` says why. */
  readonly ready: (format: DeckFormat) => ReadyFormat;
}

/** Judges decks by one format. */
export interface ReadyFormat {
  readonly format: DeckFormat;
  /** What its rules name, which must exist. */
  readonly named: NamedInRule & { readonly rules: readonly string[] };
  readonly validate: (deck: Deck, pool: CardPool, options?: ValidateOptions) => DeckReport;
}

/** No format that is played has so many rules. */
const MOST_RULES = 100;

export function gameDecks<Rule extends FormatRule, Advice extends FormatAdvice>(
  ofGame: DeckLaw<Rule, Advice>,
): GameDecks {
  const law = withSets(ofGame);
  const advice: z.ZodType<readonly Advice[] | undefined> =
    law.formatAdvice === undefined
      ? z.array(z.never('this game has no advice on decks')).max(0).optional()
      : z.array(law.formatAdvice).max(MOST_RULES).optional();
  const formatEntry = z.strictObject({
    slug,
    name: line,
    ruleset: dottedId.nullable(),
    about: prose,
    rules: z.array(law.formatRule).max(MOST_RULES),
    advice,
  });
  return {
    zones: law.zones,
    zoneNames: law.zoneNames,
    formatEntry,
    ready: (given) => {
      const format = formatEntry.parse(given);
      const named = format.rules.map((rule) => law.namedIn?.(rule) ?? { cards: [], sets: [] });
      const words = [...format.rules, ...(format.advice ?? [])].flatMap(wordsIn);
      return {
        format,
        named: {
          cards: named.flatMap(({ cards }) => cards),
          sets: named.flatMap(({ sets }) => sets),
          rules: words.filter((word) => lawId.safeParse(word).success),
        },
        validate: (deck, pool, options) => validate(law, format, deck, pool, options),
      };
    },
  };
}

/** The values of a rule that are words, among them the ids of Rules. */
function wordsIn(entry: object): string[] {
  return Object.values(entry).filter((value): value is string => typeof value === 'string');
}

/** The Rule that a check or an advice cites. */
export const citedRule = lawId.nullable();
