import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, broken, says, table } from '../table.ts';

/** A card that puts another of the hand into play, or takes control of one. */
const event = (from: 'play' | { hand: 'you' }, effect: Effect): Definition =>
  aCard('Event', {
    title: 'Bring',
    abilities: [
      {
        ability: 'played',
        choose: [{ as: 'it', choose: 'cards', which: {}, in: [from] }],
        do: [effect],
      },
    ],
  });
const it = { chosen: 'it' };
const bring = event({ hand: 'you' }, { do: 'put-into-play', cards: it, by: 'you' });
const grab = event('play', { do: 'take-control', cards: it, by: 'you', until: 'while-in-play' });
const choosing = (card: string) => ({
  ...{ do: 'play', player: 'ann', card: 'bring' },
  choose: { it: { cards: [card] } },
});

const joe = aCard('Situation', { title: 'Joe', subtype: 'Mortal: Ally' });
const plan = aCard('Plot', { title: 'Plan' });
const duncan = aCard('Situation', { title: 'Duncan', subtype: 'Immortal Ally' });
const persona = { card: aCard('Persona', { title: 'Duncan' }), preGame: true };
const theirs = aCard('Situation', { title: 'Theirs', mark: 'Signature', immortals: ['Kronos'] });
const bike = (title: string) => aCard('Object', { title, subtype: 'Vehicle' });
const jewel = aCard('Situation', { title: 'Jewel', diamond: true });

type InPlay = NonNullable<Parameters<typeof table>[0]['ann']['inPlay']>;
const bringing = (card: Definition, ann: InPlay = {}, bob: InPlay = {}) =>
  table({ ann: { hand: { bring, card }, inPlay: ann }, bob: { inPlay: bob } });

describe('a card that an effect puts into play', () => {
  test('Is no Immortal Ally whom the opponent plays', {
    meta: { rules: ['highlander.type-two/faq/immortal-ally-not-opponents-persona'] },
  }, () => {
    expect(broken(bringing(duncan, {}, { persona }), choosing('card'))).toEqual([
      'type-two/faq/immortal-ally-not-opponents-persona',
    ]);
    expect(broken(bringing(duncan), choosing('card'))).toEqual([]);
  });

  test.each([
    { what: 'Stand Alone Plot', rule: 'type-two/stand-alone-plots/one-of-each', card: plan, other: plan },
    { what: 'Ally', rule: 'type-two/allies/one-of-each', card: joe, other: joe },
    {
      what: 'Vehicle',
      rule: 'type-two/faq/vehicle-one-in-play',
      card: bike('Horse'),
      other: bike('Helicopter'),
    },
  ])(
    'The second $what of a kind of which a player may have one does not come into play',
    {
      meta: {
        rules: [
          'highlander.type-two/stand-alone-plots/one-of-each',
          'highlander.type-two/allies/one-of-each',
          'highlander.type-two/faq/vehicle-one-in-play',
        ],
      },
    },
    ({ rule, card, other }) => {
      expect(broken(bringing(card, { other }), choosing('card'))).toEqual([rule]);
      expect(broken(bringing(card, {}, { other }), choosing('card'))).toEqual([]);
    },
  );

  test('Is no second copy with a Diamond Icon', {
    meta: { rules: ['highlander.reference/diamond-icon/one-copy'] },
  }, () => {
    expect(broken(bringing(jewel, { jewel }), choosing('card'), 'reference')).toEqual([
      'reference/diamond-icon/one-copy',
    ]);
  });

  test('Is no Signature card of another Persona', {
    meta: { rules: ['highlander.handbook-addendum/signature-cards/no-other-persona-by-any-means'] },
  }, () => {
    expect(broken(bringing(theirs), choosing('card'), 'first')).toEqual([
      'handbook-addendum/signature-cards/no-other-persona-by-any-means',
    ]);
    expect(broken(bringing(theirs), choosing('card'))).toEqual([
      'type-two/reserved-or-signature-symbol/signature-in-game',
    ]);
  });

  test('Is of no weapon that its player does not use', {
    meta: { rules: ['highlander.type-two/sub-title/weapon-specific-in-game'] },
  }, () => {
    const hilt = aCard('Object', { title: 'Hilt', weapon: 'Katana' });
    const katana = { card: aCard('Weapon of Choice', { title: 'Katana' }), preGame: true };
    expect(broken(bringing(hilt), choosing('card'))).toEqual(['type-two/sub-title/weapon-specific-in-game']);
    expect(broken(bringing(hilt, { katana }), choosing('card'))).toEqual([]);
    expect(broken(bringing(hilt), choosing('card'), 'first')).toEqual([]);
  });

  test('Is no Reserved card of another Immortal', {
    meta: { rules: ['highlander.first-edition/card-anatomy/reserved-only-for-named-immortal'] },
  }, () => {
    const reserved = aCard('Situation', { mark: 'Reserved', immortals: ['Duncan'] });
    expect(broken(bringing(reserved), choosing('card'), 'first')).toEqual([
      'first-edition/card-anatomy/reserved-only-for-named-immortal',
    ]);
    expect(broken(bringing(reserved, { persona }), choosing('card'), 'first')).toEqual([]);
    expect(broken(bringing(reserved), choosing('card'))).toEqual([]);
  });

  test('Stays where it is if nobody chose it', {
    meta: { rules: ['highlander.type-two/allies/one-of-each'] },
  }, () => {
    const all: Effect = {
      ...{ do: 'put-into-play', by: 'you' },
      cards: { each: { kind: ['ally'] }, in: { discardPile: 'you' } },
    };
    const every = aCard('Event', { title: 'Every', abilities: [{ ability: 'played', do: [all] }] });
    const state = table({ ann: { hand: { every }, discard: { one: joe, other: joe } }, bob: {} });
    const later = afterwards(state, [{ do: 'play', player: 'ann', card: 'every' }]);
    expect(later.inPlay.map(({ id }) => id)).toEqual(['every', 'one']);
    expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['other']);
  });

  test.each(['typeTwo', 'first'] as const)(
    'Replaces the Location in play, if it is one (%s)',
    {
      meta: {
        rules: [
          'highlander.type-two/locations/one-in-play',
          'highlander.first-edition/locations/one-location-in-play',
        ],
      },
    },
    (edition) => {
      const state = bringing(
        aCard('Location', { title: 'Here' }),
        {},
        { there: aCard('Location', { title: 'There' }) },
      );
      const later = afterwards(state, [choosing('card')], edition);
      expect(later.inPlay.map(({ id }) => id)).toEqual(['bring', 'card']);
      expect(later.players[1].discard.cards.map(({ id }) => id)).toEqual(['there']);
    },
  );
});

test('A player takes no control of an Ally beside whom he has a copy', {
  meta: { rules: ['highlander.type-two/allies/one-of-each'] },
}, () => {
  const taking = (ann: InPlay) =>
    table({ ann: { hand: { bring: grab }, inPlay: ann }, bob: { inPlay: { joe } } });
  expect(broken(taking({ mine: joe }), choosing('joe'))).toEqual(['type-two/allies/one-of-each']);
  expect(broken(taking({}), choosing('joe'))).toEqual([]);
});

test('Nor of a Pre-Game card', {
  meta: {
    rules: [
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/pre-game-may-not-be-controlled',
    ],
  },
}, () => {
  const state = table({ ann: { hand: { bring: grab } }, bob: { inPlay: { persona } } });
  const refused = ['handbook-addendum/controlling-an-opponents-cards-in-play/pre-game-may-not-be-controlled'];
  expect(broken(state, choosing('persona'), 'first')).toEqual(refused);
  expect(broken(state, choosing('persona'))).toEqual(refused);
});

describe('Of an Ally beside whom its new player has a copy', {
  meta: { rules: ['highlander.type-two/allies/one-of-each'] },
}, () => {
  const holders = (state: ReturnType<typeof table>) =>
    state.inPlay.map(({ id, controller }) => `${id}: ${controller}`);

  test('control is not traded, unless the copy is what is traded for it', () => {
    const swap = aCard('Event', {
      title: 'Swap',
      abilities: [
        {
          ability: 'played',
          choose: (['own', 'other'] as const).map((as) => ({
            ...{ choose: 'cards', as, which: {}, in: ['play'] },
          })),
          do: [
            { do: 'trade-control', cards: [{ chosen: 'own' }, { chosen: 'other' }], until: 'while-in-play' },
          ],
        },
      ],
    });
    const state = table({
      ann: { hand: { swap }, inPlay: { mine: joe, ring: aCard('Object') } },
      bob: { inPlay: { joe } },
    });
    const swapping = (own: string) => ({
      ...{ do: 'play', player: 'ann', card: 'swap' },
      choose: { own: { cards: [own] }, other: { cards: ['joe'] } },
    });
    expect(broken(state, swapping('ring'))).toEqual(['type-two/allies/one-of-each']);
    expect(holders(afterwards(state, [swapping('mine')]))).toEqual([
      ...['mine: bob', 'ring: ann', 'joe: ann', 'swap: ann'],
    ]);
  });

  test('no text that goes on gives control', () => {
    const lure = aCard('Situation', {
      title: 'Lure',
      abilities: [
        says({
          cards: { each: { kind: ['ally'], owner: 'opponent' }, in: 'play' },
          modify: [{ control: 'you' }],
        }),
      ],
    });
    const held = (ann: InPlay) =>
      holders(
        afterwards(table({ ann: { hand: { lure }, inPlay: ann }, bob: { inPlay: { joe } } }), [
          { do: 'play', player: 'ann', card: 'lure' },
        ]),
      ).filter((one) => one.startsWith('joe'));
    expect([held({}), held({ mine: joe })]).toEqual([['joe: ann'], ['joe: bob']]);
  });
});
