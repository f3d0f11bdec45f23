import type { Finding, SettledCard, WrittenCard } from '../card-columns.ts';
import { unknownValue } from '../cells.ts';
import { subtitleBeyondType } from '../subtitle.ts';
import { factions, restrictions, shadowfistTypes, symbols } from './card.ts';
import { restrictionsIn } from './restrictions-in-text.ts';

/** The types that have each figure (2.1). */
const TYPES_WITH: Readonly<Record<string, readonly string[]>> = {
  fighting: ['Character'],
  power: ['Site', 'Feng Shui Site'],
  body: ['Site', 'Feng Shui Site'],
};

/** What was written of a Shadowfist card, as the game has it. */
export function settle(card: WrittenCard): SettledCard {
  const type = typeof card.figures.type === 'string' ? card.figures.type : null;
  const placed = inPlace(type, card.figures);
  const figures = inOrder(withRestrictions(placed.figures, card.text));
  return {
    ...card,
    ...(card.subtitle === undefined ? {} : { subtitle: subtitleBeyondType(card.subtitle, type) }),
    figures,
    attributes: placed.attributes,
    findings: [...placed.findings, ...strangersIn(figures)],
  };
}

interface Placed {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/** A figure that the type has not is none: 0 means the same, and any other value is kept beside the figures. */
function inPlace(type: string | null, figures: Readonly<Record<string, unknown>>): Placed {
  const known = shadowfistTypes.find((one) => one === type);
  const misplaced = Object.entries(TYPES_WITH).flatMap(([field, types]) => {
    const value = figures[field] ?? null;
    return known === undefined || value === null || types.includes(known) ? [] : [{ field, value }];
  });
  return {
    figures: { ...figures, ...Object.fromEntries(misplaced.map(({ field }) => [field, null])) },
    attributes: Object.fromEntries(
      misplaced.filter(({ value }) => value !== 0).map(({ field, value }) => [field, String(value)]),
    ),
    findings: misplaced.map(({ field, value }) => misplacedFinding(field, value, type)),
  };
}

function misplacedFinding(field: string, value: unknown, type: string | null): Finding {
  return value === 0
    ? {
        level: 'note',
        code: 'figure/zero-where-none',
        field,
        message: '0 stands where a card of its type has no such figure; it is read as none',
      }
    : {
        level: 'note',
        code: 'figure/of-another-type',
        field,
        message: `${field} ${String(value)} is no figure of the type ${type}; it is kept as an attribute`,
      };
}

function withRestrictions(
  figures: Readonly<Record<string, unknown>>,
  text: string | undefined,
): Readonly<Record<string, unknown>> {
  if (text === undefined) return figures;
  return { ...figures, restrictions: [...wordsOf(figures.restrictions), ...restrictionsIn(text)] };
}

/**
 * Factions and restrictions are in the order of the game, each once; unknown ones come last. Resource symbols stay in
 * the order in which they are printed.
 */
function inOrder(figures: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const lists = { factions, restrictions };
  return {
    ...figures,
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([field, order]) => {
        const value = figures[field];
        return Array.isArray(value) ? [[field, sorted(wordsOf(value), order)]] : [];
      }),
    ),
  };
}

function sorted(words: readonly string[], order: readonly string[]): string[] {
  const rank = (word: string) => (order.includes(word) ? order.indexOf(word) : order.length);
  return [...new Set(words)].sort((a, b) => rank(a) - rank(b));
}

function strangersIn(figures: Readonly<Record<string, unknown>>): Finding[] {
  const among = (field: string, what: string, known: readonly string[]) =>
    [...new Set(wordsOf(figures[field]))]
      .filter((word) => !known.includes(word))
      .map((word) => unknownValue(field, what, word, known));
  return [
    ...among('type', 'type', shadowfistTypes),
    ...among('factions', 'faction', factions),
    ...among('requires', 'resource symbol', symbols),
    ...among('provides', 'resource symbol', symbols),
    ...among('restrictions', 'restriction', restrictions),
  ];
}

function wordsOf(value: unknown): string[] {
  return [value].flat().filter((word) => typeof word === 'string');
}
