import type { CardFacts } from './card-facts.ts';
import type { Condition } from './condition.ts';
import { wordOf } from './key-value.ts';
import { called } from './meanings.ts';
import type { CompileKey } from './scope.ts';

/** The condition that a card is one of these. */
export const oneOf = (ids: Iterable<string>): Condition => ({ kind: 'cards', ids: [...new Set(ids)] });

/** Values of `is:` beside the traits that cards have. */
export const askedOfAll: Readonly<Record<string, (facts: CardFacts) => readonly string[]>> = {
  playable: (facts) => facts.playable(),
  reprint: (facts) => facts.reprints(),
};

/** The condition for `is:`: what is asked of every card, or else a trait. */
export const compileIs =
  (trait: CompileKey): CompileKey =>
  (term, scope) => {
    const [name] = called(
      wordOf(term),
      Object.keys(askedOfAll).map((value) => ({ game: 'shadowfist' as const, value })),
    );
    const cards = name === undefined ? undefined : askedOfAll[name.value];
    return cards === undefined ? trait(term, scope) : oneOf(cards(scope.context.facts));
  };
