import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { attack, choosing, decline, doing, fire, playing, strong } from './acting.ts';
import { aCharacter, afterPlaying, anEdge, aState, card, pass, pile, table } from './table.ts';

const atGeneration = {
  meta: { rules: ['shadowfist.yotd/5.2.2/trigger-decisions-at-generation'] },
} as const;
const answer = (value: object) => ({ do: 'choose', player: 'ann', value });

const patch = aState({
  abilities: [
    { ability: 'subject', which: { type: ['Character'] } },
    {
      ability: 'triggered',
      on: { event: 'played', card: { is: 'this' } },
      do: [{ do: 'heal', cards: 'subject', amount: 3, upTo: true }],
    },
  ],
});
const patching = (damage: number) =>
  afterPlaying(
    table({
      ann: { hand: { patch }, characters: { host: { card: strong(9), damage } } },
      bob: { hand: { bolt: fire(2) } },
    }),
    playing('ann', 'patch', { on: 'host' }),
  );

test('How much of “up to 3” is removed is decided before anybody responds', atGeneration, () => {
  const asked = patching(4);
  expect(asked.question).toMatchObject({ player: 'ann', kind: 'number', least: 0, most: 3 });
  const decided = afterPlaying(asked, answer({ number: 2 }));
  expect(decided.question).toBe(null);
  expect(decided.scene?.items.map(({ kind }) => kind)).toEqual(['card', 'triggered']);
  expect(card(afterPlaying(decided, pass), 'host').damage).toBe(2);
});

test('Damage inflicted in response is removed as far as it was decided', atGeneration, () => {
  const decided = afterPlaying(patching(1), answer({ number: 3 }), choosing('bob', 'bolt', 'host'), pass);
  expect(card(decided, 'host').damage).toBe(0);
  const less = afterPlaying(patching(1), answer({ number: 1 }), choosing('bob', 'bolt', 'host'), pass);
  expect(card(less, 'host').damage).toBe(2);
});

test('A triggered effect of which no healing is left is not generated', atGeneration, () => {
  const none = afterPlaying(patching(4), answer({ number: 0 }));
  expect(none.scene?.items.map(({ kind }) => kind)).toEqual(['card']);
  expect(patching(0).scene?.items.map(({ kind }) => kind)).toEqual(['card']);
});

/** Whenever a card is smoked, these effects. */
const mourning = (...effects: Effect[]) => {
  const abilities: Ability[] = [{ ability: 'triggered', on: { event: 'smoked' }, do: effects }];
  const start = table({
    ann: {
      edges: { mourner: anEdge({ abilities }) },
      hand: { doom: doing('smoke') },
      characters: {
        hero: { card: strong(5), damage: 2 },
        sage: { card: strong(5), damage: 2 },
        monk: strong(5),
      },
    },
    bob: { characters: { lamb: aCharacter() }, hand: { spell: doing('toast') } },
  });
  return afterPlaying(start, choosing('ann', 'doom', 'lamb'), pass);
};
const mine = { each: { type: ['Character'], controller: 'you' }, in: 'play' } as const;

test('How healing is divided among damaged cards is decided on generation', atGeneration, () => {
  const asked = afterPlaying(
    mourning({ do: 'heal', cards: mine, amount: 3, upTo: true, divided: true }),
    answer({ number: 3 }),
  );
  expect(asked.question).toMatchObject({ kind: 'division', from: ['hero', 'sage'], amount: 3 });
  const decided = afterPlaying(asked, answer({ division: { hero: 1, sage: 2 } }));
  const resolved = afterPlaying(decided, pass);
  expect([card(resolved, 'hero').damage, card(resolved, 'sage').damage]).toEqual([1, 0]);
  const toasted = afterPlaying(decided, choosing('bob', 'spell', 'sage'), pass);
  expect(pile(toasted, 'ann', 'toasted')).toEqual(['sage']);
  expect(card(toasted, 'hero').damage).toBe(1);
});

test('How much is removed from each of several cards is decided on generation', atGeneration, () => {
  const effect: Effect = {
    do: 'each-card',
    cards: mine,
    effects: [{ do: 'heal', cards: 'each', amount: 1, upTo: true }],
  };
  const decided = afterPlaying(mourning(effect), answer({ number: 0 }), answer({ number: 1 }));
  expect(decided.scene?.items).toHaveLength(1);
  const resolved = afterPlaying(decided, pass);
  expect([card(resolved, 'hero').damage, card(resolved, 'sage').damage]).toEqual([2, 1]);
});

test('A healing that waits for the end of combat is decided when it is generated', atGeneration, () => {
  const medic: Ability = {
    ability: 'triggered',
    immediately: true,
    on: { event: 'damage-inflicted', combat: true, source: { is: 'this' } },
    do: [
      {
        do: 'at',
        end: 'end-of-combat',
        effects: [
          {
            do: 'if',
            condition: { exists: { each: { is: 'this' }, in: 'play' } },
            effects: [{ do: 'heal', cards: mine, amount: { eventAmount: true }, upTo: true, divided: true }],
          },
        ],
      },
    ],
  };
  const fought = afterPlaying(
    table({
      ann: { characters: { medic: strong(5, { abilities: [medic] }), hero: { card: strong(5), damage: 3 } } },
      bob: { characters: { guard: strong(2) } },
    }),
    attack('guard', 'medic'),
    pass,
    decline('bob'),
    pass,
  );
  expect(fought.question).toMatchObject({ player: 'ann', kind: 'number', most: 5 });
  const decided = afterPlaying(fought, answer({ number: 3 }), answer({ division: { hero: 3 } }));
  expect(decided.question).toBe(null);
  expect(decided.scene?.items).toHaveLength(1);
  expect(card(afterPlaying(decided, pass), 'hero').damage).toBe(0);
});
