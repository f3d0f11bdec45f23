import * as z from 'zod';
import { dottedId, lawId, line, prose, slug } from '../content/scalars.ts';
import type { Deck, DeckCard, DeckLine } from './deck.ts';
import type { CardPool, DeckFormat, DeckLaw, FormatAdvice, FormatRule, NamedInRule } from './format.ts';
import { MOST_RULES, ownFormatForm } from './own-format.ts';
import type { DeckReport } from './report.ts';
import { settled } from './settled-deck.ts';
import { type ValidateOptions, validate } from './validate.ts';
import { withSets } from './with-sets.ts';

/** A game's law of decks, as the rest of the house knows it: what a rule of it is like stays inside. */
export interface GameDecks extends Pick<DeckLaw, 'zones' | 'zoneNames' | 'zoneOf'> {
  /** A format as the content and users write it, strictly. */
  readonly formatEntry: z.ZodType<DeckFormat>;
  /** A format of a user's own as it is written, for those who describe it. */
  readonly ownFormat: z.ZodType;
  /** The format made ready to judge decks. Throws where its rules are none of the game; `formatEntry` says why. */
  readonly ready: (format: DeckFormat) => ReadyFormat;
}

/** Judges decks by one format. */
export interface ReadyFormat {
  readonly format: DeckFormat;
  /** What its rules name, which must exist. */
  readonly named: NamedInRule & { readonly rules: readonly string[] };
  readonly validate: (deck: Deck, pool: CardPool, options?: ValidateOptions) => DeckReport;
  /** The slugs of the cards of which not even one copy is allowed, whatever else a deck has. */
  readonly forbidden: (pool: CardPool) => ReadonlySet<string>;
}

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
    ...(law.zoneOf === undefined ? {} : { zoneOf: law.zoneOf }),
    formatEntry,
    ownFormat: ownFormatForm(ofGame),
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
        forbidden: (pool) => forbiddenBy(law, format.rules, pool),
      };
    },
  };
}

function forbiddenBy<Rule extends FormatRule, Advice extends FormatAdvice>(
  law: DeckLaw<Rule, Advice>,
  rules: readonly Rule[],
  pool: CardPool,
): ReadonlySet<string> {
  const refused = (cards: readonly DeckCard[]): Set<string> => {
    const lines = cards.map((card): DeckLine => {
      return { card, quantity: 1, zone: law.zoneOf?.(card) ?? law.zones[0] ?? '', printing: null };
    });
    const findings = rules.flatMap((rule) => law.check(rule, settled({ lines }, law.zones), pool));
    const final = findings.filter(
      ({ violation, undoneBy }) => violation.allowed === 0 && undoneBy === undefined,
    );
    return new Set(final.flatMap(({ violation }) => violation.cards.map(({ slug }) => slug)));
  };
  // A deck of every card has the faults of each, and others; those that a card has alone are its own.
  const all = refused([...pool.all()]);
  return new Set(
    [...all].filter((slug) => {
      const card = pool.bySlug(slug);
      return card !== undefined && refused([card]).has(slug);
    }),
  );
}

/** The values of a rule that are words, however deep, among them the ids of Rules. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** The Rule that a check or an advice cites. */
export const citedRule = lawId.nullable();
