import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import { ability } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import { seededCards } from '../../vocabulary/seeds.ts';
import { anEdge, anEvent, pass } from '../table.ts';

/** The cards whose wordings the rulebook issues (9.2), with the figures that are known of them. */
const seeded = new Map(
  seededCards().flatMap(({ name, file, definition }) =>
    file === 'year-of-the-dragon-9.2' ? [[name, definition]] : [],
  ),
);

export function the(title: string): Definition {
  const card = seeded.get(title);
  if (card === undefined) throw new Error(`No card ${title} is seeded.`);
  return card;
}

const byText = z.array(z.looseObject({ title: z.string(), abilities: z.array(z.unknown()) }));
const folder = join(import.meta.dirname, '../../../../../seeds/shadowfist/abilities/by-text');

/** What the seeds say that the text of a card does, where they name the text by its hash. */
export function abilitiesOf(title: string) {
  const file = join(folder, `${title.charAt(0).toLowerCase()}.yaml`);
  const entry = byText.parse(parse(readFileSync(file, 'utf8'))).find((one) => one.title === title);
  return z.array(ability).parse(entry?.abilities);
}

/** Provides the resources that cards require. */
export const pool = (...provides: Definition['provides']): Definition => anEdge({ title: 'Pool', provides });

/** Inflicts so much damage on a card. */
export const bolt = (amount: number): Definition =>
  anEvent({
    title: 'Bolt',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'struck' }],
        do: [{ do: 'damage', amount, to: { chosen: 'struck' } }],
      },
    ],
  });

/** Smokes a card. */
export const smoke: Definition = anEvent({
  title: 'Smoke',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});

export const cards = (...ids: string[]) => ({ cards: ids });
export const symbol = (of: string) => ({ symbol: of });
export const players = (...ids: string[]) => ({ players: ids });

export const play = (player: string, card: string, more: object = {}) => ({
  do: 'play',
  player,
  card,
  ...more,
});
export const use = (player: string, card: string, ability: number, choose?: object) => ({
  ...{ do: 'use', player, card, ability },
  ...(choose === undefined ? {} : { choose }),
});
export const choose = (player: string, value: object) => ({ do: 'choose', player, value });
export const attack = (player: string, target: string, ...attackers: string[]) => ({
  ...{ do: 'attack', player, attackers, target },
});
export const passes = (player: string) => ({ do: 'pass', player });
export const decline = (player: string) => ({ do: 'decline', player });
export const intercept = (player: string, interceptions: Record<string, string[]>) => ({
  ...{ do: 'intercept', player, interceptions },
});
export const pay = (player: string, card: string, struck: string) =>
  play(player, card, { choose: { struck: cards(struck) } });

/** Of two players: the attack is declared, and the other may intercept. */
export const attacked = (player: string, target: string, ...attackers: string[]) => [
  ...[attack(player, target, ...attackers), pass, decline(player)],
];

/** One's turn ends, and another's has come to the Main Shot. */
export const turnOf = (next: string, before: string) => [
  ...[{ do: 'end-turn', player: before }, pass],
  ...[
    { do: 'generate-power', player: next },
    { do: 'unturn', player: next },
  ],
  ...[
    { do: 'discard', player: next, cards: [] },
    { do: 'draw', player: next },
  ],
];
