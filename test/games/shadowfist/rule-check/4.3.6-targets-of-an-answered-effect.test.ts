import { expect, test } from 'vitest';
import { playing, strong } from './acting.ts';
import { afterPlaying, anEvent, broken, card, pass, table } from './table.ts';

/** In response to an Event: unturns one of its targets, which the Event does not affect. */
const shelter = anEvent({
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
    },
    {
      ability: 'event',
      choose: [
        {
          choose: 'cards',
          which: { controller: 'you', targetOfEffect: { chosen: 'answered' } },
          in: 'play',
          as: 'spared',
        },
      ],
      do: [
        { do: 'unturn', cards: { chosen: 'spared' } },
        {
          do: 'modify',
          cards: { chosen: 'spared' },
          by: [{ notAffectedBy: { is: { chosen: 'answered' } } }],
          until: 'end-of-turn',
        },
      ],
    },
  ],
});
const bolt = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'victim' }],
      do: [{ do: 'damage', amount: 2, to: { chosen: 'victim' } }],
    },
  ],
});
const state = table({
  ann: { hand: { bolt } },
  bob: {
    characters: {
      hero: { card: strong(4), turned: true },
      other: { card: strong(4), turned: true },
    },
    hand: { shelter },
  },
});
const shot = afterPlaying(state, playing('ann', 'bolt', { choose: { victim: { cards: ['hero'] } } }));
const sparing = (id: string) =>
  playing('bob', 'shelter', { choose: { answered: { effect: 'e:1' }, spared: { cards: [id] } } });
const notSuch = ['5.2/choices-and-payments-at-generation'];

test('A text that answers an Event chooses among the cards that the Event targets', () => {
  expect(broken(shot, sparing('other'))).toEqual(notSuch);
  const spared = afterPlaying(shot, sparing('hero'), pass);
  expect(card(spared, 'hero')).toMatchObject({ turned: false, damage: 0 });
});
