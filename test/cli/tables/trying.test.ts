import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { TriedCard } from '../../../src/cli/playing/dealing.ts';
import { tables } from '../../../src/cli/playing/shadowfist/tables/tables.ts';
import { explanations } from '../../../src/cli/playing/tables/explanations.ts';
import { triedOn } from '../../../src/cli/playing/tables/trying.ts';
import { ruleCheck } from '../../../src/games/rule-check.ts';
import { shadowfistRuleCheck } from '../../../src/games/shadowfist/rule-check/rule-check.ts';
import { slugOf } from '../../../src/games/slug.ts';
import { seededCards } from '../../games/shadowfist/vocabulary/seeds.ts';

const law = ruleCheck(shadowfistRuleCheck);
const game = { law, ruleset: 'shadowfist.year-of-the-dragon', tables };
const explained = explanations.parse(
  parse(readFileSync(join(import.meta.dirname, 'explained.yaml'), 'utf8')),
);

function tried(type: string, abilities: readonly unknown[], figures: object = {}): TriedCard {
  const printed = {
    cost: 1,
    fighting: null,
    power: null,
    body: null,
    requires: [],
    provides: [],
    restrictions: [],
  };
  const title = `A ${type}`;
  return {
    slug: slugOf([title]),
    title,
    subtitle: null,
    type,
    figures: { type, ...printed, ...figures },
    abilities,
  };
}

/** What of a card is never seen. */
function unseen(card: TriedCard, mostTables = 12): readonly string[] {
  const options = { tables: mostTables, rounds: 12, seed: 1, explained };
  const { unexplained, failures } = triedOn(card, [], game, options);
  expect(failures).toEqual([]);
  return unexplained;
}

const character = (...abilities: readonly object[]) => tried('Character', abilities, { fighting: 3 });
const event = (...effects: readonly object[]) => tried('Event', [{ ability: 'event', do: effects }]);
const gain = (amount: number) => ({ do: 'gain-power', players: 'you', amount });

test('An effect is seen when the state is another one without it', () => {
  expect(unseen(event(gain(2)))).toEqual([]);
});

test('Of several effects, the one that changes nothing is reported', () => {
  const [report, ...others] = unseen(event(gain(2), gain(0)), 3);
  expect(report).toMatch(/^ability 1, event > gain-power: used \d+ times, and nothing was different$/);
  expect(others).toEqual([]);
});

test('A trigger whose event never comes is reported as never used', () => {
  const on = { event: 'smoked', card: { figure: { fighting: { atLeast: 99 } } } };
  expect(unseen(character({ ability: 'triggered', on, do: [gain(1)] }), 2)).toEqual([
    'ability 1, triggered > gain-power: never used',
  ]);
});

test.each([
  [
    'the start of a turn',
    character({ ability: 'triggered', on: { event: 'turn-started', player: 'you' }, do: [gain(1)] }),
  ],
  ['a trigger', character({ ability: 'triggered', on: { event: 'damage-inflicted' }, do: [gain(1)] })],
  [
    'a figure',
    tried('Edge', [{ ability: 'continuous', cards: { each: {}, in: 'play' }, modify: [{ fighting: 2 }] }]),
  ],
  ['a special ability', character({ ability: 'special', special: 'Toughness', amount: 2 })],
  ['a prohibition', character({ ability: 'continuous', cards: 'this', modify: [{ cannot: 'attack' }] })],
  [
    'a choice',
    character({
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'one' }],
      pay: [{ pay: 'turn', card: 'this' }],
      do: [{ do: 'smoke', cards: { chosen: 'one' } }],
    }),
  ],
  [
    'a replacement',
    character({ ability: 'replacement', on: { event: 'smoked', card: { is: 'this' } }, instead: [gain(1)] }),
  ],
  [
    'another cost',
    tried('Event', [
      { ability: 'own-cost', by: 2 },
      { ability: 'event', do: [gain(5)] },
    ]),
  ],
])('%s is seen to work', (_what, card) => {
  expect(unseen(card)).toEqual([]);
});

/** Cards of each type, with abilities of all kinds. The command tries all. */
const SAMPLE = [
  ...['Abysmal Absorber', 'CHAR', 'Darkness Priestess', 'Evil Twin', 'Flying Kick', 'Gorilla Fighter'],
  ...['Iala Mané', 'Infernal Temple', 'Pump-Action Shotgun', 'Righteous One', 'Water Sword'],
];

const seeded = seededCards().flatMap(
  ({ name, definition: { title, subtitle, type, abilities, ...rest } }) => {
    const isWhole = abilities.length > 0 && abilities.every(({ ability }) => ability !== 'unsupported');
    return isWhole
      ? [{ slug: slugOf([name]), title, subtitle, type, figures: { type, ...rest }, abilities }]
      : [];
  },
);

test.each(seeded.filter(({ title }) => SAMPLE.includes(title)))(
  'Everything that $title does is seen or explained',
  (card) => {
    expect(unseen(card, 40)).toEqual([]);
  },
);
