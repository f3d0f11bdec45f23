import type { Operator } from './ast.ts';
import type { CardIndex } from './card-index.ts';
import { comparisons } from './compare.ts';
import type { HeldDesignators, KnownTerm } from './condition.ts';
import { ABSENT, numbersOfCards, type Wordings } from './wordings.ts';

/** The numbers of the wordings that meet a term. */
export function meetingKnown(term: KnownTerm, wordings: Wordings, index: CardIndex): readonly number[] {
  switch (term.kind) {
    case 'cards':
      return numbersOfCards(term.ids, wordings);
    case 'figure':
      return comparing(wordings.figures[term.figure], term.operator, term.number);
    case 'value': {
      const cards = term.values.flatMap((value) => index.withValue(term.of, value));
      return numbersOfCards(term.values.length > 1 ? [...new Set(cards)] : cards, wordings);
    }
    case 'designators':
      return numbersOfCards(
        term.held.flatMap((held) => holding(held, index)),
        wordings,
      );
    case 'has':
      return term.what === 'ruling'
        ? numbersOfCards(index.withRuling, wordings)
        : numbersWhere(wordings.has[term.what]);
  }
}

/** A wording without the figure compares with no number. */
function comparing(figures: Int32Array, operator: Operator, number: number): number[] {
  const compare = comparisons[operator];
  const numbers: number[] = [];
  for (let at = 0; at < figures.length; at++) {
    const figure = figures[at] ?? ABSENT;
    if (figure !== ABSENT && compare(figure, number)) numbers.push(at);
  }
  return numbers;
}

/** The cards that have every designator at the time; none of no designators. */
function holding({ game, rank, keys }: HeldDesignators, index: CardIndex): readonly string[] {
  const [first, ...others] = keys.map((key) => {
    const held = index.withDesignator(game, key);
    const holds = held.filter(({ from, until }) =>
      rank === null ? until === null : from <= rank && (until === null || rank < until),
    );
    return new Set(holds.map(({ card }) => card));
  });
  return first === undefined ? [] : [...first].filter((card) => others.every((other) => other.has(card)));
}

function numbersWhere(flags: Uint8Array): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < flags.length; at++) if (flags[at] === 1) numbers.push(at);
  return numbers;
}
