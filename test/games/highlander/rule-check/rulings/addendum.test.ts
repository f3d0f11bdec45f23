import { describe, expect, test } from 'vitest';
import {
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';
import { end, next, play, preGame, seeded, use } from './cast.ts';

const high = anAttack('upper left');
const inDefense = { turn: { phase: 'defense' as const } };

describe('duplicating', () => {
  const event = { type: 'Event' as const };
  const nakano = { persona: preGame(seeded('nakano-persona')) };
  const special = aCard('Situation', { title: 'Spare' });
  /** Bob played these in his last turn. */
  const played = (cards: Record<string, { card: ReturnType<typeof aCard>; with?: string }>) => ({
    inPlay: Object.fromEntries(Object.entries(cards).map(([id, one]) => [id, { ...one, enteredIn: 2 }])),
    turnsBefore: [
      {
        player: 'bob',
        events: Object.entries(cards).map(([card, { card: of }]) => ({
          event: 'played' as const,
          player: 'bob',
          card,
          of,
        })),
      },
      { player: 'ann' },
    ],
  });
  const copying = (price: string, model: string, more: object = {}) =>
    use('persona', { choose: { price: { cards: [price] }, model: { cards: [model] }, ...more } });

  test('Nakano duplicates Police with the Excessive Force that modified it', {
    meta: { rulings: ['highlander.handbook-addendum/duplicating-a-cards-effects/example-1-excessive-force'] },
  }, () => {
    const force = aCard('Edge', {
      title: 'Excessive Force',
      abilities: [
        { ability: 'playing', kind: 'only', inConjunctionWith: { title: 'Police' } },
        {
          ...{ ability: 'continuous', cards: 'conjoined' },
          modify: [
            { ability: { ability: 'played', do: [{ do: 'damage', players: 'opponent', amount: 1 }] } },
          ],
        },
      ],
    });
    const { inPlay, turnsBefore } = played({
      police: { card: seeded('police-remove-situation', event) },
      f1: { card: force, with: 'police' },
      f2: { card: force, with: 'police' },
      f3: { card: force, with: 'police' },
    });
    const target = aCard('Situation', { title: 'Target' });
    const state = table(
      { ann: { hand: { special }, inPlay: nakano }, bob: { inPlay: { ...inPlay, target } } },
      { ...inDefense, turnsBefore },
    );
    const later = afterwards(
      state,
      [
        copying('special', 'police', {
          'police.removed': { cards: ['target'] },
        }),
      ],
      'first',
    );
    expect(later.inPlay.map(({ id }) => id)).not.toContain('target');
    expect(later.pending.map(({ player, amount }) => [player, amount])).toEqual([
      ['bob', 1],
      ['bob', 1],
      ['bob', 1],
    ]);
  });

  test('Nakano gains 2 for the Treatment, without the Princes played beside it', {
    meta: {
      rulings: [
        'highlander.handbook-addendum/duplicating-a-cards-effects/example-3-treatment-without-princes',
      ],
    },
  }, () => {
    const { inPlay, turnsBefore } = played({
      treatment: { card: seeded('watcher-treatment', event) },
      princes: { card: seeded('princes-of-the-universe', { type: 'Edge' }) },
    });
    const state = table(
      { ann: { hand: { special }, inPlay: nakano }, bob: { inPlay } },
      { ...inDefense, turnsBefore },
    );
    expect(afterwards(state, [copying('special', 'treatment')], 'first').pending).toMatchObject([
      { player: 'ann', kind: 'gain', amount: 2 },
    ]);
    expect(broken(state, copying('special', 'princes'), 'first')).not.toEqual([]);
  });

  test('Ceirdwyn duplicates the Princes by Flashback', {
    meta: { rulings: ['highlander.handbook-addendum/duplicating-a-cards-effects/example-2-flashback'] },
  }, () => {
    const { inPlay, turnsBefore } = played({
      treatment: { card: seeded('watcher-treatment', event) },
      princes: { card: seeded('princes-of-the-universe', { type: 'Edge' }) },
    });
    const state = table(
      { ann: { inPlay: { persona: seeded('flashback-ceirdwyn', { type: 'Situation' }) } }, bob: { inPlay } },
      { ...inDefense, turnsBefore },
    );
    expect(
      afterwards(state, [use('persona', { choose: { model: { cards: ['princes'] } } })], 'first').pending,
    ).toMatchObject([{ player: 'ann', kind: 'gain', amount: 1 }]);
  });

  test('an Ambush has no effect for Nakano unless he discards an Alliance and a Discovery', {
    meta: { rulings: ['highlander.handbook-addendum/duplicating-a-cards-effects/example-4-unholy-alliance'] },
  }, () => {
    const ambush = seeded('unholy-alliance-ambush', { type: 'Plot' });
    const hurting = {
      ...ambush,
      abilities: ambush.abilities.map((one) =>
        one.ability === 'played'
          ? { ...one, do: [{ do: 'damage' as const, players: 'opponent' as const, amount: 3 }] }
          : one,
      ),
    };
    const part = (slug: string) => ({ ...seeded(slug, { type: 'Plot' }) });
    const { inPlay, turnsBefore } = played({ ambush: { card: hurting } });
    const state = (own: object) =>
      table(
        { ann: { hand: { special }, inPlay: { ...nakano, ...own } }, bob: { inPlay } },
        { ...inDefense, turnsBefore },
      );
    expect(afterwards(state({}), [copying('special', 'ambush')], 'first').pending).toEqual([]);
    const own = { al: part('unholy-alliance-alliance'), di: part('unholy-alliance-discovery') };
    const choose = {
      'ambush.alliance': { cards: ['al'] },
      'ambush.discovery': { cards: ['di'] },
    };
    const a = judged(state(own), [copying('special', 'ambush', choose)], 'first');
    expect(a.verdicts[0]).toMatchObject({ outcome: 'legal' });
    expect((a.state as { pending?: unknown[] } | null)?.pending).toMatchObject([
      { player: 'bob', amount: 3 },
    ]);
  });
});

test('Thrust and Lower Right Attack are adjacent, Upper Left and Lower Right are not', {
  meta: { rulings: ['highlander.type-two/adjacent/thrust-lower-right'] },
}, () => {
  const chain = saying(aCard('Edge', { title: 'Flow' }), {
    ability: 'played',
    choose: [{ choose: 'cards', as: 'first', which: { kind: ['attack'], controller: 'you' }, in: ['play'] }],
    do: [
      {
        do: 'modify-players',
        players: 'you',
        by: [{ additionalAttacks: 1, such: { kind: ['attack'], grid: { adjacentTo: { chosen: 'first' } } } }],
        until: 'end-of-turn',
      },
    ],
  });
  const hand = {
    chain,
    thrust: anAttack('middle center'),
    right: anAttack('lower right'),
    left: anAttack('upper left'),
  };
  const state = table({ ann: { hand }, bob: {} });
  const flow = (first: string) =>
    afterwards(state, [play(first), play('chain', { choose: { first: { cards: [first] } } })]);
  expect(broken(flow('thrust'), play('right'))).toEqual([]);
  expect(broken(flow('thrust'), play('left'))).toEqual([]);
  expect(broken(flow('left'), play('right'))).toEqual(['type-two/multiple-attacks/one-opportunity']);
  expect(broken(flow('left'), play('thrust'))).toEqual([]);
});

test('Darius takes with him one of the cards that were let into the deck, as their owner chooses', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/removing-cards-from-the-game-and-darius-event/example-1-amnesia',
      'highlander.handbook-addendum/removing-cards-from-the-game-and-darius-event/brought-card-is-removed-too',
      'highlander.handbook-addendum/removing-cards-from-the-game-and-darius-event/owner-chooses-the-card',
    ],
  },
}, () => {
  const brought = (title: string, immortal: string) => aCard('Event', { title, immortals: [immortal] });
  const state = table({
    ann: { hand: { amnesia: seeded('amnesia', { type: 'Event' }) } },
    bob: {
      inPlay: { persona: preGame(seeded('nakano-persona')) },
      hand: { disguise: brought('Disguise', 'Kurgan'), own: brought('Own', 'Nakano') },
      discard: { darius: seeded('darius-event'), rage: brought('Battle Rage', 'Annie Devlin') },
      endurance: { attack: brought("Master's Attack", 'Duncan MacLeod'), plain: high },
    },
  });
  const forgotten = play('amnesia', { choose: { forgotten: { cards: ['darius'] } } });
  const bobs = afterwards(state, [forgotten, next(), end()], 'first');
  expect(bobs.players[1].removed.cards.map(({ id }) => id)).toEqual(['darius']);
  const obligation = bobs.obligations[0]?.id;
  const taking = (card: string) => ({
    ...{ do: 'resolve', player: 'bob', obligation, choose: { brought: { cards: [card] } } },
  });
  for (const one of ['disguise', 'rage', 'attack']) {
    const removed = afterwards(bobs, [taking(one)], 'first').players[1].removed.cards;
    expect(removed.map(({ id }) => id).toSorted()).toEqual([one, 'darius'].toSorted());
  }
  expect(broken(bobs, taking('own'), 'first')).toEqual(['first-edition/card-anatomy/card-text']);
  expect(broken(bobs, next('bob'), 'first')).not.toEqual([]);
});

describe('what must be chosen among cards of which something is unknown', () => {
  const brought = (title: string, given: object = {}) =>
    aCard(null, { title, immortals: ['Kurgan'], ...given });
  const asked = (hand: Readonly<Record<string, ReturnType<typeof aCard>>>) =>
    afterwards(
      table({
        ann: { hand: { amnesia: seeded('amnesia', { type: 'Event' }) } },
        bob: {
          inPlay: { persona: preGame(seeded('nakano-persona')) },
          discard: { darius: seeded('darius-event') },
          endurance: { plain: high },
          hand,
        },
      }),
      [play('amnesia', { choose: { forgotten: { cards: ['darius'] } } }), next(), end()],
      'first',
    );

  test('A card of unknown type is offered where its type does not matter', () => {
    const bobs = asked({ disguise: brought('Disguise') });
    expect(broken(bobs, next('bob'), 'first')).toEqual(['first-edition/card-anatomy/card-text']);
  });

  test('It is unsupported, and does not lapse, where no card is known to be one of them', () => {
    const bobs = asked({ disguise: brought('Disguise', { immortals: null }) });
    expect(judged(bobs, [next('bob')], 'first').outcome).toBe('unsupported');
  });
});

test('Impulse takes neither a Pre-Game card nor what lies in a discard pile', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/example-2-thunder-castle-games',
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/example-3-garfield-in-discard-pile',
    ],
  },
}, () => {
  const state = table({
    ann: { hand: { impulse: seeded('impulse', { type: 'Event' }) } },
    bob: {
      inPlay: { castle: preGame(aCard('Pre-Game')), ring: aCard('Object') },
      discard: { garfield: aCard('Situation', { title: 'Garfield' }) },
    },
  });
  const taking = (card: string) => play('impulse', { choose: { taken: { cards: [card] } } });
  const section = 'handbook-addendum/controlling-an-opponents-cards-in-play';
  expect(broken(state, taking('castle'), 'first')).toEqual([`${section}/pre-game-may-not-be-controlled`]);
  expect(broken(state, taking('garfield'), 'first')).toEqual([`${section}/only-cards-in-play`]);
  expect(
    afterwards(state, [taking('ring')], 'first').inPlay.find(({ id }) => id === 'ring')?.controller,
  ).toBe('ann');
});

test('An attack that cannot be Power Blocked is blocked, and becomes Power Blocked neither by an Exertion nor by a card', () => {
  const cut = saying(high, says({ cards: 'this', modify: [{ cannot: 'be-power-blocked' }] }));
  const iron = saying(
    aCard('Edge'),
    { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['block'] } },
    {
      ability: 'played',
      do: [{ do: 'modify', cards: 'conjoined', by: [{ powerBlock: 'is' }], until: 'while-in-play' }],
    },
  );
  const hand = { parry: aBlock('upper left'), iron };
  const state = attacked({ ann: { hand }, bob: {} }, { cut: { card: cut, powerBlow: true } });
  const met = afterwards(state, [play('parry', { against: ['cut'] })], 'first');
  const exertion = { do: 'exert', player: 'ann', for: { powerBlock: 'parry' }, shown: five() };
  expect(broken(met, exertion, 'first')).toEqual(['handbook-addendum/prevention/forbidden-is-prevented']);
  const helped = afterwards(state, [play('parry', { against: ['cut'], with: [{ card: 'iron' }] })], 'first');
  expect(helped.defenses).toMatchObject([{ id: 'parry', powerBlock: false }]);
  const nerves = aText(
    'Steel Nerves',
    says({ cards: { each: { kind: ['block'] }, in: 'play' }, modify: [{ powerBlock: 'is' }] }),
  );
  const steeled = (card: typeof high) =>
    afterwards(
      attacked({ ann: { hand, inPlay: { nerves } }, bob: {} }, { cut: { card, powerBlow: true } }),
      [play('parry', { against: ['cut'] }), { do: 'next-phase', player: 'ann' }],
      'first',
    ).pending.map(({ source, amount }) => [source, amount]);
  expect([steeled(cut), steeled(high)]).toEqual([[['cut', 2]], []]);
});

test('The Armory keeps both from being disarmed, and gives no weapon back', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/armory-and-rearming/armory-bars-disarming-cards',
      'highlander.handbook-addendum/armory-and-rearming/example-2-masters-disarm',
      'highlander.handbook-addendum/armory-and-rearming/armory-does-not-rearm',
    ],
  },
}, () => {
  const armory = seeded('the-armory');
  const disarm = seeded('masters-disarm-fasil', { type: 'Event' });
  const hand = { armory, disarm };
  const prevented = ['handbook-addendum/prevention/forbidden-is-prevented'];
  const beside = (inPlay: object, bobs: object) =>
    table({ ann: { hand, inPlay: { ...inPlay } }, bob: { inPlay: { ...bobs } } });
  expect(broken(beside({ old: armory }, {}), play('disarm'), 'first')).toEqual(prevented);
  expect(broken(beside({}, { old: armory }), play('disarm'), 'first')).toEqual(prevented);
  // What it does alone, and with which chance, no source says.
  expect(judged(beside({}, {}), [play('disarm')], 'first').outcome).toBe('unsupported');
  const bare = table({ ann: { hand, genericWeapon: 'disarmed' }, bob: {} });
  expect(afterwards(bare, [play('armory')], 'first').players[0].genericWeapon).toBe('disarmed');
});

test('An Improvised Weapon Object keeps its player from every Head Shot', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/improvised-weapon-objects-and-head-shots/no-head-shot-event',
      'highlander.handbook-addendum/improvised-weapon-objects-and-head-shots/no-attack-made-a-head-shot',
    ],
  },
}, () => {
  const masters = saying(high, says({ cards: 'this', modify: [{ headShot: 'is' }] }));
  const hand = { shot: seeded('head-shot'), high, masters };
  const state = table({ ann: { hand, inPlay: { rock: seeded('improvised-weapon-object') } }, bob: {} });
  const prevented = 'handbook-addendum/prevention/forbidden-is-prevented';
  expect(broken(state, play('high', { with: [{ card: 'shot' }] }), 'first')).toContain(prevented);
  expect(broken(state, play('masters'), 'first')).toEqual([prevented]);
  expect(broken(state, play('high'), 'first')).toEqual([]);
});

test('Richie’s Master’s Attack becomes a Special Attack, and comes out of an Exertion all the same', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/masters-attack-richie-and-duplicating-attacks/takes-on-all-characteristics',
      'highlander.handbook-addendum/masters-attack-richie-and-duplicating-attacks/from-exertion-to-duplicate-special-attack',
    ],
  },
}, () => {
  const ma = { ...seeded('masters-attack-richie-ryan', { type: 'Attack' }) };
  const special = aSpecialAttack('lower right');
  const seats = {
    ann: { hand: { ma } },
    bob: { inPlay: { cut: { card: special, as: 'attack' as const, enteredIn: 2 } } },
  };
  const turnsBefore = [
    {
      player: 'bob',
      events: [
        { event: 'attack-played' as const, player: 'bob', card: 'cut', of: special },
        { event: 'played' as const, player: 'bob', card: 'cut', of: special },
      ],
    },
    { player: 'ann' },
  ];
  const later = afterwards(
    table(seats, { turnsBefore }),
    [play('ma', { choose: { model: { cards: ['cut'] } } })],
    'first',
  );
  expect(
    broken(later, { do: 'exert', player: 'ann', for: { powerBlow: 'ma' }, shown: five() }, 'first'),
  ).toEqual(['first-edition/special-attacks/no-power-blow']);
  const found = five().map((one, at) => (at === 0 ? { ...one, card: ma } : one));
  const out = afterwards(
    table({ ann: {}, bob: seats.bob }, { turnsBefore }),
    [
      { do: 'exert', player: 'ann', for: { attack: true }, shown: found },
      play('x1', { choose: { model: { cards: ['cut'] } } }),
    ],
    'first',
  );
  expect(out.attacks.map(({ id }) => id)).toEqual(['x1']);
});
