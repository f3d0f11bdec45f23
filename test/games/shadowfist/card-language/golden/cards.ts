import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { shadowfistTypes } from '../../../../../src/games/shadowfist/card.ts';
import { type CompilableCard, compile } from '../../../../../src/games/shadowfist/card-language/compile.ts';

const figure = z.union([z.int(), z.literal('X')]).nullable();
const cards = z.array(
  z.strictObject({
    title: z.string(),
    type: z.enum(shadowfistTypes),
    fighting: figure,
    cost: figure,
    text: z.string(),
  }),
);

const file = new URL('cards.yaml', import.meta.url);

/** Invented cards over all kinds of sentences. */
export const goldenCards: readonly CompilableCard[] = cards.parse(parse(readFileSync(file, 'utf8')));

export const compiledGoldenCards = goldenCards.map((card) => ({ card, ...compile(card) }));
