import { counted, namesOf } from '../../decks/counting.ts';
import type { Deck, DeckLine } from '../../decks/deck.ts';
import type { DeckFormat } from '../../decks/format.ts';
import type { Remark } from '../../decks/violation.ts';
import { shadowfistTypes } from '../card.ts';
import { adviceOn } from './advice.ts';
import { symbolsOf } from './facts.ts';
import type { ShadowfistAdvice, ShadowfistRule } from './format-rule.ts';
import { unmetResources } from './resources.ts';

/** What is lawful and worth knowing of a deck. */
export function remarks(deck: Deck, { advice = [] }: DeckFormat<ShadowfistRule, ShadowfistAdvice>): Remark[] {
  return [
    ...playedAsPrinted(deck),
    ...unmetResources(deck),
    ...ofNoType(deck),
    ...unknownFigures(deck),
    ...advice.flatMap((one) => adviceOn(one, deck)),
  ];
}

function warning(code: string, rule: string | null, message: string, lines: readonly DeckLine[]): Remark {
  return { kind: 'warning', code, rule, message, cards: counted(lines), figure: null };
}

/** Chapter 9.2: where printings differ, each copy is what is printed on it, and the list should say which are meant. */
function playedAsPrinted({ lines }: Deck): Remark[] {
  return lines
    .filter(({ card, printing }) => printing === null && card.wording?.differs === true)
    .map((line) => {
      const message = `Printings of ${line.card.name} differ, and each copy is played by its own wording; the list does not say which printing is meant.`;
      return warning('which-printing', line.card.wording?.rule ?? null, message, [line]);
    });
}

const known: ReadonlySet<string> = new Set(shadowfistTypes);

/** Chapter 2.1: tokens and the like are no cards of a deck. */
function ofNoType({ lines }: Deck): Remark[] {
  const others = lines.filter(({ card: { type } }) => type !== null && !known.has(type));
  if (others.length === 0) return [];
  const types = [...new Set(others.map(({ card }) => card.type))].join(', ');
  const message = `${namesOf(others)}: of the type ${types}, which no card that is played from a deck has.`;
  return [warning('unknown-type', 'shadowfist.yotd/2.1/five-types', message, others)];
}

/** Nothing is guessed: where a figure is unknown, what depends on it is not told. */
function unknownFigures({ lines }: Deck): Remark[] {
  const unknown = lines.filter(
    ({ card }) =>
      card.type === null || symbolsOf(card, 'requires') === null || symbolsOf(card, 'provides') === null,
  );
  if (unknown.length === 0) return [];
  const message = `No source gives all of type, resource conditions and provisions of ${namesOf(unknown)}; what depends on them is not checked.`;
  return [warning('figure-unknown', null, message, unknown)];
}
