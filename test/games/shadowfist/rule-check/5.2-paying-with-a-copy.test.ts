import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Payment } from '../../../../src/games/shadowfist/vocabulary/payments.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, card, pass, pile, table } from './table.ts';

const hero = aCharacter({ title: 'Hero', restrictions: ['Unique'] });
const soldier = aCharacter({ title: 'Soldier', restrictions: ['Limited'] });
const own = {
  choose: 'cards',
  which: { type: ['Character'], controller: 'you' },
  in: 'play',
  as: 'paid',
} as const;
const fallen = {
  choose: 'cards',
  which: { type: ['Character'] },
  in: { smoked: 'you' },
  as: 'back',
} as const;
const sacrifice: Payment = { pay: 'sacrifice', cards: { chosen: 'paid' } };
const becoming = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [own],
      pay: [sacrifice],
      do: [{ do: 'return-to-play', by: 'you', cards: { chosen: 'paid' }, turned: true }],
    },
  ],
});
const exchange: Ability = {
  ability: 'voluntary',
  choose: [own, fallen],
  pay: [sacrifice],
  do: [{ do: 'return-to-play', by: 'you', cards: { chosen: 'back' } }],
};
const play = (paid: string) => ({
  do: 'play',
  player: 'ann',
  card: 'event',
  choose: { paid: { cards: [paid] } },
});
const use = (paid: string, back: string) => ({
  ...{ do: 'use', player: 'ann', card: 'shrine', ability: 0 },
  choose: { paid: { cards: [paid] }, back: { cards: [back] } },
});

test('A Unique Character that is sacrificed returns to play', {
  meta: { rules: ['shadowfist.yotd/5.2/preconditions-met-at-generation'] },
}, () => {
  const state = table({ ann: { characters: { hero }, hand: { event: becoming } }, bob: {} });
  const returned = afterPlaying(state, play('hero'), pass);
  expect(card(returned, 'hero').turned).toBe(true);
});

test('A copy of the Unique Character that is sacrificed returns to play in its place', {
  meta: { rules: ['shadowfist.yotd/10.1.1/unique-no-second-own-copy'] },
}, () => {
  const state = table({
    ann: {
      front: { shrine: aSite({ abilities: [exchange] }) },
      characters: { hero, other: aCharacter() },
      smoked: { copy: hero },
    },
    bob: {},
  });
  const returned = afterPlaying(state, use('hero', 'copy'), pass);
  expect(returned.inPlay.map(({ id }) => id)).toContain('copy');
  expect(pile(returned, 'ann', 'smoked')).toEqual(['hero']);
  expect(broken(state, use('other', 'copy'))).toEqual(['10.1.1/unique-no-second-own-copy']);
});

test('A further copy that is not sacrificed keeps a Limited Character out of play', {
  meta: { rules: ['shadowfist.yotd/10.1.1/limited-one-controlled'] },
}, () => {
  const state = table({
    ann: { characters: { one: soldier, two: soldier }, hand: { event: becoming } },
    bob: {},
  });
  expect(broken(state, play('one'))).toEqual(['10.1.1/limited-one-controlled']);
});

test('A card that is played by sacrificing its only copy in play is played', {
  meta: { rules: ['shadowfist.yotd/5.2/legal-entering-card-at-generation'] },
}, () => {
  const trade: Ability = {
    ability: 'voluntary',
    choose: [own],
    pay: [sacrifice],
    do: [
      {
        ...{ do: 'play', by: 'you', which: { title: 'Hero' }, in: { hand: 'you' }, cost: 'none' },
        ...{ ignoringResources: true, optional: false },
      },
    ],
  };
  const state = table({
    ann: {
      front: { shrine: aSite({ abilities: [trade] }) },
      characters: { hero, other: aCharacter() },
      hand: { copy: hero },
    },
    bob: {},
  });
  const by = (paid: string) => ({ ...use(paid, ''), choose: { paid: { cards: [paid] } } });
  expect(broken(state, by('hero'))).toEqual([]);
  expect(broken(state, by('other'))).toEqual(['5.2/legal-entering-card-at-generation']);
});
