import { describe, expect, test } from 'vitest';
import type { CompiledText } from '../../src/games/compiled-text.ts';
import { compile as compileHighlander } from '../../src/games/highlander/card-language/compile.ts';
import { exampleCards as highlanderCards } from '../../src/games/highlander/example-cards.ts';
import { compile as compileShadowfist } from '../../src/games/shadowfist/card-language/compile.ts';
import { exampleCards as shadowfistCards } from '../../src/games/shadowfist/example-cards.ts';
import { seededCards as highlanderSeeds } from './highlander/vocabulary/seeds.ts';
import { seededCards as shadowfistSeeds } from './shadowfist/vocabulary/seeds.ts';

type Compiled = CompiledText<unknown>;

/** A text, and how it is compiled with any other text in its place. */
interface Sample {
  readonly text: string;
  readonly compile: (text: string) => Compiled;
}

const games: Readonly<Record<string, readonly Sample[]>> = {
  shadowfist: [...shadowfistCards, ...shadowfistSeeds().map(({ definition }) => definition)].flatMap(
    ({ title, type, fighting, cost, text }) =>
      text === null
        ? []
        : {
            text: text.replaceAll('**', ''),
            compile: (other) => compileShadowfist({ title, type, fighting, cost, text: other }),
          },
  ),
  highlander: [
    ...highlanderCards.map((card) => ({ ...card, subtitle: null })),
    ...highlanderSeeds().map(({ definition }) => definition),
  ].flatMap(({ title, subtitle, type, text }) =>
    text === null || type === null
      ? []
      : { text, compile: (other) => compileHighlander({ title, subtitle, type, text: other }) },
  ),
};

/** Words that change what a text means, or make it mean nothing. */
const ADDED = ['not', 'twice', 'other', 'X', 'may', 'unless'];

/** A text that nearly is the given one: without a word, with one more, with two that changed places, or cut off. */
function nearMiss(text: string, seed: number): string {
  const words = text.split(' ');
  const place = (seed * 7) % words.length;
  const [word = '', after = ''] = words.slice(place);
  const misses = [
    words.toSpliced(place, 1),
    words.toSpliced(place, 0, ADDED[seed % ADDED.length] ?? ''),
    words.toSpliced(place, 2, after, word),
    [...words.slice(0, place), `${word}.`],
  ];
  return (misses[seed % misses.length] ?? words).join(' ');
}

/** The sentences of which nothing says why they are not understood. */
const unexplained = ({ sentences }: Compiled): string[] =>
  sentences.flatMap((one) => (one.outcome === 'not-understood' && one.expected.length === 0 ? one.text : []));

describe.each(Object.entries(games))('a sentence of %s that is not understood', (_, samples) => {
  test('Says what could follow, or what is wrong with what was read to its end', () => {
    expect(samples.flatMap(({ text, compile }) => unexplained(compile(text)))).toEqual([]);
  });

  test('Says so also if it nearly is one that is understood', () => {
    const silent = samples.flatMap(({ text, compile }, at) => unexplained(compile(nearMiss(text, at))));
    expect(silent).toEqual([]);
  });
});
