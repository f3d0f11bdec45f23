import type { Deck, DeckCard, DeckLine } from '../../../../src/games/decks/deck.ts';
import type { CardPool } from '../../../../src/games/decks/format.ts';
import type { Remark, Violation } from '../../../../src/games/decks/violation.ts';
import {
  type HighlanderRule,
  highlanderFormatRule,
} from '../../../../src/games/highlander/decks/format-rule.ts';
import { highlanderDeckLaw } from '../../../../src/games/highlander/decks/law.ts';

type Told = Omit<Partial<DeckCard>, 'figures'> & Readonly<Record<string, unknown>>;

/** A card of which all is known that is not left out: one anyone may use, and no more than its title. */
export function card(title: string, told: Told = {}): DeckCard {
  const { slug, subtitle = null, type = 'Event', text = 'Its wording.', printings = [], ...figures } = told;
  const name = subtitle === null ? title : `${title}: ${subtitle}`;
  return {
    slug: slug ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    title,
    subtitle,
    type,
    figures: {
      ...{ qualifier: null, subtype: null, immortals: [], weapon: null, mark: null, restriction: null },
      ...{ handIcons: null, grid: null, gems: null, deckBuilding: null },
      ...figures,
    },
    text,
    groups: [],
    printings,
  };
}

export function persona(name: string, told: Told = {}): DeckCard {
  return card(name, { type: 'Persona', immortals: [name], slug: `${slugOf(name)}-persona`, ...told });
}

export function weapon(title: string, told: Told = {}): DeckCard {
  return card(title, { type: 'Weapon of Choice', handIcons: 1, ...told });
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export function inDeck(quantity: number, of: DeckCard, printing: DeckLine['printing'] = null): DeckLine {
  return { card: of, quantity, zone: 'deck', printing };
}

export function preGame(of: DeckCard, quantity = 1): DeckLine {
  return { card: of, quantity, zone: 'pre-game', printing: null };
}

export function poolOf(...cards: readonly DeckCard[]): CardPool {
  return { bySlug: (slug) => cards.find((one) => one.slug === slug), all: () => cards };
}

/** A rule as a format has it; what is left out is as if it were not there. */
type Written = { readonly check: string } & Readonly<Record<string, unknown>>;

export function violations(rule: Written, lines: readonly DeckLine[], pool = poolOf()): Violation[] {
  const deck: Deck = { lines };
  return highlanderDeckLaw.check(ruleOf(rule), deck, pool).map(({ violation }) => violation);
}

export function warnings(rule: Written, lines: readonly DeckLine[]): Remark[] {
  const format = { slug: 'own', name: 'Own', ruleset: null, about: 'One rule.', rules: [ruleOf(rule)] };
  return [...highlanderDeckLaw.remarks({ lines }, format)];
}

/** What stands in a violation besides its sentence: code, counted, allowed. */
export function figures(found: readonly Violation[]): (string | number | null)[][] {
  return found.map(({ code, counted, allowed }) => [code, counted, allowed]);
}

function ruleOf(rule: Written): HighlanderRule {
  return highlanderFormatRule.parse(rule);
}
