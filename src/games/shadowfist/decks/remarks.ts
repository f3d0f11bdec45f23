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

/** Chapter 9.2: if printings differ, each copy is played as printed, so the list should name the printing. */
function playedAsPrinted({ lines }: Deck): Remark[] {
  return lines
    .filter(({ card, printing }) => printing === null && card.wording?.differs === true)
    .map((line) => {
      const message = `The printings of ${line.card.name} have different wordings, and each copy is played by its own. The list does not say which printing it means.`;
      return warning('which-printing', line.card.wording?.rule ?? null, message, [line]);
    });
}

const known: ReadonlySet<string> = new Set(shadowfistTypes);

/** Chapter 2.1: tokens and similar cards are not part of a deck. */
function ofNoType({ lines }: Deck): Remark[] {
  const others = lines.filter(({ card: { type } }) => type !== null && !known.has(type));
  if (others.length === 0) return [];
  const types = [...new Set(others.map(({ card }) => card.type))].join(', ');
  const message = `Cards of the type ${types} are not played from a deck: ${namesOf(others)}.`;
  return [warning('unknown-type', 'shadowfist.yotd/2.1/five-types', message, others)];
}

/** Arbiter does not guess unknown figures. */
function unknownFigures({ lines }: Deck): Remark[] {
  const unknown = lines.filter(
    ({ card }) =>
      card.type === null || symbolsOf(card, 'requires') === null || symbolsOf(card, 'provides') === null,
  );
  if (unknown.length === 0) return [];
  const message = `Could not fully check the deck: no source gives the type, resource conditions and provided resources of ${namesOf(unknown)}.`;
  return [warning('figure-unknown', null, message, unknown)];
}
