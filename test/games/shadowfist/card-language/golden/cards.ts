import { type CompilableCard, compile } from '../../../../../src/games/shadowfist/card-language/compile.ts';
import { exampleCards } from '../../../../../src/games/shadowfist/example-cards.ts';

/** Invented cards over all kinds of sentences. */
export const goldenCards: readonly CompilableCard[] = exampleCards;

export const compiledGoldenCards = goldenCards.map((card) => ({ card, ...compile(card) }));
