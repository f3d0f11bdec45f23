import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { all, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  judged,
  says,
  table,
} from '../table.ts';

const laterEditions = ['typeTwo', 'reference'] as const;
type Phase = 'may-do' | 'defense' | 'attack' | 'draw-discard';
const holding = (hand: Record<string, Definition>, phase: Phase = 'attack', inPlay = {}, bob = {}) =>
  table({ ann: { hand, inPlay }, bob: { inPlay: bob } }, { turn: { phase } });

const news = aCard('Event', { title: 'News' });
const wink = aCard('Edge', { title: 'Wink' });
const specialCards = {
  ...{ news, law: aCard('Situation'), sword: aCard('Object') },
  ...{ inn: aCard('Location'), tale: aCard('Plot') },
};

describe.each(all)('%s', (edition) => {
  const rules = <Rule>(first: Rule, typeTwo: Rule, reference: Rule = typeTwo): Rule =>
    ({ first, typeTwo, reference })[edition];

  test.each(Object.keys(specialCards))(
    '%s is the one Special card of a turn',
    {
      meta: {
        rules: [
          'highlander.first-edition/special-cards/one-special-a-turn',
          'highlander.first-edition/special-cards/kinds-of-special-cards',
          'highlander.type-two/special-cards/which-types',
          'highlander.type-two/attack-phase/one-special-card',
          'highlander.reference/special-cards/one-per-turn',
          'highlander.reference/special-cards/which-types',
        ],
      },
    },
    (card) => {
      const state = holding({ ...specialCards, second: news }, 'defense');
      const later = afterwards(state, [play(card), { do: 'next-phase', player: 'ann' }], edition);
      expect(broken(later, play('second'), edition)).toEqual([
        rules(
          'first-edition/special-cards/one-special-a-turn',
          'type-two/special-cards/one-per-turn',
          'reference/special-cards/one-per-turn',
        ),
      ]);
    },
  );

  test('Special cards are played in the Defense and the Attack Phase', {
    meta: {
      rules: [
        'highlander.first-edition/special-cards/special-in-defense-or-attack-phase',
        'highlander.type-two/special-cards/defense-or-attack-phase',
        'highlander.type-two/defense-phase/special-card-now-or-later',
        'highlander.type-two/attack-phase/last-chance-for-special-card',
        'highlander.reference/defense-phase/special-cards-from-here',
        'highlander.reference/attack-phase/special-cards',
        'highlander.reference/attack-phase/last-for-special-cards',
      ],
    },
  }, () => {
    for (const card of Object.keys(specialCards)) {
      expect(broken(holding(specialCards, 'defense'), play(card), edition)).toEqual([]);
      expect(broken(holding(specialCards, 'attack'), play(card), edition)).toEqual([]);
      expect(broken(holding(specialCards, 'draw-discard'), play(card), edition)).toContain(
        rules(
          'first-edition/special-cards/special-in-defense-or-attack-phase',
          'type-two/special-cards/defense-or-attack-phase',
          'reference/attack-phase/last-for-special-cards',
        ),
      );
    }
  });

  test('Edges are no Special cards, and any number is played', {
    meta: {
      rules: [
        'highlander.first-edition/edge-cards/edge-is-not-special',
        'highlander.first-edition/edge-cards/edge-without-limit',
        'highlander.type-two/edge-cards/not-special',
        'highlander.type-two/edge-cards/any-number',
        'highlander.reference/edges/not-special',
        'highlander.reference/edges/as-many-as-text-allows',
      ],
    },
  }, () => {
    const state = holding({ news, wink, nod: wink, smile: wink });
    const later = afterwards(state, [play('wink'), play('news'), play('nod')], edition);
    expect(broken(later, play('smile'), edition)).toEqual([]);
  });

  test('once Ability is adjusted no card is played', {
    meta: {
      rules: [
        'highlander.first-edition/ability-adjustment/no-cards-after-start',
        'highlander.type-two/ability-adjustment-phase/no-cards',
        'highlander.type-two/draw-discard-phase/no-cards',
      ],
    },
  }, () => {
    expect(broken(holding({ wink }), play('wink'), edition)).toEqual([]);
    expect(broken(holding({ wink }, 'draw-discard'), play('wink'), edition)).toEqual([
      rules('first-edition/ability-adjustment/no-cards-after-start', 'type-two/draw-discard-phase/no-cards'),
    ]);
  });

  test('a Location replaces the one in play, whosever it is', {
    meta: {
      rules: [
        'highlander.first-edition/locations/location-stays-in-play',
        'highlander.first-edition/locations/one-location-in-play',
        'highlander.first-edition/locations/new-location-replaces-old',
        'highlander.type-two/locations/one-in-play',
        'highlander.type-two/locations/replaces-previous',
        'highlander.reference/locations/one-on-the-board',
        'highlander.reference/locations/replaces-previous',
      ],
    },
  }, () => {
    const inn = aCard('Location', { title: 'Inn' });
    const theirs = holding({ inn }, 'attack', {}, { port: aCard('Location', { title: 'Port' }) });
    const later = afterwards(theirs, [play('inn')], edition);
    expect(later.inPlay.map(({ id }) => id)).toEqual(['inn']);
    expect(later.players.map(({ discard }) => discard.cards.map(({ id }) => id))).toEqual([[], ['port']]);
  });

  test('other cards stay beside one another, copies too', {
    meta: {
      rules: [
        'highlander.first-edition/objects/several-objects',
        'highlander.first-edition/situations/several-situations',
        'highlander.first-edition/situations/several-of-the-same-situation',
        'highlander.type-two/situations-objects/several-copies',
        'highlander.type-two/faq/bumping-only-locations',
        'highlander.reference/plots/no-bump',
      ],
    },
  }, () => {
    for (const type of ['Situation', 'Object'] as const) {
      const state = holding({ second: aCard(type) }, 'attack', { card: aCard(type) });
      const later = afterwards(state, [play('second')], edition);
      expect(later.inPlay.map(({ id }) => id)).toEqual(['card', 'second']);
    }
    const plots = holding({ second: aCard('Plot', { title: 'Second' }) }, 'attack', { card: aCard('Plot') });
    expect(afterwards(plots, [play('second')], edition).inPlay).toHaveLength(2);
  });

  test('of a Plot one copy for each player, but in the first edition', {
    meta: {
      rules: [
        'highlander.first-edition/situations/several-of-the-same-situation',
        'highlander.type-two/stand-alone-plots/one-of-each',
        'highlander.type-two/sequence-plots/one-of-each',
        'highlander.type-two/faq/plots-one-of-each',
        'highlander.reference/plots/one-copy-per-player',
      ],
      rulings: ['highlander.type-two/faq/plots-one-of-each-ruling'],
    },
  }, () => {
    const tale = aCard('Plot', { title: 'Tale' });
    const sequel = aCard('Plot', { title: 'Tale', subtitle: 'Second Part' });
    expect(broken(holding({ tale }, 'attack', { one: tale }), play('tale'), edition)).toEqual(
      rules<string[]>(
        [],
        ['type-two/stand-alone-plots/one-of-each'],
        ['reference/plots/one-copy-per-player'],
      ),
    );
    expect(broken(holding({ sequel }, 'attack', { one: tale }), play('sequel'), edition)).toEqual([]);
    expect(broken(holding({ tale }, 'attack', {}, { one: tale }), play('tale'), edition)).toEqual([]);
  });

  test('of an Ally one copy for each player, but in the first edition', {
    meta: {
      rules: [
        'highlander.first-edition/situations/several-of-the-same-situation',
        'highlander.type-two/allies/one-of-each',
        'highlander.reference/allies/one-copy',
      ],
    },
  }, () => {
    const ally = (title: string) => aCard('Situation', { title, subtype: 'Mortal: Ally' });
    const beside = (hand: Definition) => holding({ hand }, 'attack', { ally: ally('Smith') });
    expect(broken(beside(ally('Smith')), play('hand'), edition)).toEqual(
      rules<string[]>([], ['type-two/allies/one-of-each'], ['reference/allies/one-copy']),
    );
    expect(broken(beside(ally('Miller')), play('hand'), edition)).toEqual([]);
  });

  test('a Diamond Icon allows one copy, in the Rules Reference Guide', {
    meta: { rules: ['highlander.reference/diamond-icon/one-copy'] },
  }, () => {
    const jewel = aCard('Object', { title: 'Jewel', diamond: true });
    const beside = (inPlay: Definition) => holding({ jewel }, 'attack', { inPlay });
    expect(broken(beside(jewel), play('jewel'), edition)).toEqual(
      rules<string[]>([], [], ['reference/diamond-icon/one-copy']),
    );
    expect(broken(beside(aCard('Object')), play('jewel'), edition)).toEqual([]);
  });
});

describe.each(laterEditions)('%s', (edition) => {
  test('neither Special cards nor attacks nor defenses are played as the turn begins', {
    meta: {
      rules: [
        'highlander.reference/may-do-must-do-phase/only-edges-and-illusions',
        'highlander.type-two/may-do-must-do-phase/beginning-of-turn',
        'highlander.type-two/defense-phase/only-phase-for-defenses',
      ],
    },
  }, () => {
    const hand = { news, cut: anAttack('upper left'), edge: aBlock('upper left') };
    expect(broken(holding(hand, 'may-do'), play('news'), edition)).toEqual([
      edition === 'reference'
        ? 'reference/may-do-must-do-phase/only-edges-and-illusions'
        : 'type-two/special-cards/defense-or-attack-phase',
    ]);
    for (const card of Object.keys(hand)) {
      expect(broken(holding(hand, 'may-do'), play(card), edition)).not.toEqual([]);
    }
  });

  test('but Edges are', {
    meta: {
      rules: [
        'highlander.reference/may-do-must-do-phase/only-edges-and-illusions',
        'highlander.type-two/edge-cards/always-playable',
      ],
    },
  }, () => {
    expect(broken(holding({ wink }, 'may-do'), play('wink'), edition)).toEqual([]);
  });

  test('no more than two Hand Icons are in play', {
    meta: {
      rules: [
        'highlander.type-two/hand-icon/needs-a-hand',
        'highlander.type-two/hand-icon/two-in-play',
        'highlander.type-two/hand-icon/no-third-hand',
      ],
    },
  }, () => {
    const needs = (handIcons: number) => aCard('Object', { title: `Of ${handIcons}`, handIcons });
    const two = (inPlay: Record<string, Definition>, next: Definition) =>
      broken(holding({ next }, 'attack', inPlay), play('next'), edition);
    const full = ['type-two/hand-icon/no-third-hand'];
    expect(two({}, needs(1))).toEqual([]);
    expect(two({}, needs(2))).toEqual(full);
    expect(two({ one: needs(1) }, needs(1))).toEqual(full);
    expect(two({ one: needs(1) }, news)).toEqual([]);
  });

  test('those of Weapons of Choice count, unless they are turned over', {
    meta: { rules: ['highlander.type-two/hand-icon/pre-game-hand-icons'] },
  }, () => {
    const torch = aCard('Object', { handIcons: 1 });
    const sword = { card: aCard('Weapon of Choice', { handIcons: 2 }), preGame: true };
    const held = holding({ torch }, 'attack', { sword });
    const lost = holding({ torch }, 'attack', { sword: { ...sword, weapon: 'disarmed', faceDown: true } });
    expect(broken(held, play('torch'), edition)).toEqual(['type-two/hand-icon/no-third-hand']);
    expect(broken(lost, play('torch'), edition)).toEqual([]);
  });

  test('who is Prone discards a like card for each that he plays', {
    meta: {
      rules: [
        'highlander.type-two/prone/discard-same-icon',
        'highlander.reference/prone/discard-same-type',
        'highlander.reference/prone/is-a-cost',
      ],
    },
  }, () => {
    const hand = { news, tip: aCard('Event'), wink, cut: anAttack('upper left') };
    const lying = table({ ann: { hand, prone: true }, bob: {} });
    const rule =
      edition === 'typeTwo' ? 'type-two/prone/discard-same-icon' : 'reference/prone/discard-same-type';
    expect(broken(lying, play('news'), edition)).toEqual([rule]);
    expect(broken(lying, play('news', { discard: ['wink'] }), edition)).toEqual([rule]);
    const paid = afterwards(lying, [play('news', { discard: ['tip'] })], edition);
    expect(paid.players[0].discard.cards.map(({ id }) => id)).toEqual(['tip']);
    const up = table({ ann: { hand }, bob: {} });
    expect(broken(up, play('news'), edition)).toEqual([]);
  });

  test('one Illusion is played out of a Hard Exertion, and none from the hand', {
    meta: {
      rules: [
        'highlander.type-two/illusions/only-by-hard-exertion',
        'highlander.type-two/illusions/never-from-hand',
        'highlander.type-two/illusions/one-per-exertion',
        'highlander.type-two/illusions/not-the-special-card',
        'highlander.type-two/illusions/exertion-for-illusion',
        'highlander.type-two/exerting-for-an-illusion/allowed',
        'highlander.type-two/exerting-for-an-illusion/play-one',
        'highlander.reference/illusions/only-from-hard-exertion',
        'highlander.reference/illusions/one-per-exertion',
        'highlander.reference/illusions/player-chooses',
        'highlander.reference/illusions/not-special',
      ],
    },
  }, () => {
    const ghost = aCard('Illusion', { title: 'Ghost' });
    const fromHand = broken(holding({ ghost }), play('ghost'), edition);
    expect(fromHand).toEqual([
      edition === 'typeTwo'
        ? 'type-two/illusions/never-from-hand'
        : 'reference/illusions/only-from-hard-exertion',
    ]);
    const [, , ...others] = five();
    const found = [{ id: 'ghost', card: ghost }, { id: 'shade', card: ghost }, ...others];
    const search = { do: 'exert', player: 'ann', for: { illusion: true }, shown: found };
    const open = afterwards(holding({ news }), [play('news'), search], edition);
    expect(broken(open, play('ghost'), edition)).toEqual([]);
    expect(broken(open, play('shade'), edition)).toEqual([]);
    const played = afterwards(open, [play('shade')], edition);
    expect(played.exertion).toBe(null);
    expect(played.players[0].discard.cards.map(({ id }) => id)).toContain('ghost');
  });
});

test('Who is Prone pays what another card asks besides with another card', {
  meta: {
    rules: ['highlander.type-two/prone/discard-same-icon', 'highlander.type-two/paying-a-cost/what-it-is'],
  },
}, () => {
  const price = aText(
    'Price',
    says({
      players: 'opponent',
      modifyPlayers: [
        {
          ...{ toPlay: { kind: ['event'] }, from: ['hand'] },
          choose: [
            { as: 'price', choose: 'cards', which: { kind: ['event'] }, in: [{ hand: 'that-player' }] },
          ],
          pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
        },
      ],
    }),
  );
  const lying = (hand: Record<string, Definition>) =>
    table({ ann: { hand, prone: true }, bob: { inPlay: { price } } });
  const one = { news, tip: aCard('Event') };
  expect(broken(lying(one), play('news', { discard: ['tip'] }))).toEqual([
    'type-two/paying-a-cost/what-it-is',
  ]);
  const paid = { discard: ['tip'], choose: { 'price.price': { cards: ['word'] } } };
  const later = afterwards(lying({ ...one, word: aCard('Event') }), [play('news', paid)]);
  expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['word', 'tip']);
});

test('Special Attacks have another icon than plain ones, and Basic ones the same', {
  meta: { rules: ['highlander.type-two/prone/discard-same-icon'] },
}, () => {
  const hand = {
    cut: anAttack('upper left'),
    kick: aSpecialAttack('lower left'),
    basic: aCard('Basic Attack', { grid: 'XOO/OOO/OOO' }),
  };
  const lying = table({ ann: { hand, prone: true }, bob: {} });
  expect(broken(lying, play('cut', { discard: ['kick'] }))).toEqual(['type-two/prone/discard-same-icon']);
  expect(broken(lying, play('cut', { discard: ['basic'] }))).toEqual([]);
});

test('By the Guide the type of the card is asked for, of which Dirty Tricks, Basic, Special and Ranged Attacks each are one, and all blocks', {
  meta: {
    rules: ['highlander.reference/prone/discard-same-type', 'highlander.type-two/prone/discard-same-icon'],
  },
}, () => {
  const grid = 'XOO/OOO/OOO';
  const pays = (type: Definition['type'], other: Definition['type'], edition: EditionName) => {
    const hand = { cut: aCard(type, { grid }), other: aCard(other, { title: 'Other', grid }) };
    const deed = play('cut', { discard: ['other'] });
    return broken(table({ ann: { hand, prone: true }, bob: {} }), deed, edition);
  };
  const alike = [
    ['Attack', 'Basic Attack'],
    ['Attack', 'Dirty Trick'],
    ['Special Attack', 'Ranged Attack'],
  ] as const;
  for (const [type, other] of alike) {
    expect(pays(type, other, 'typeTwo')).toEqual([]);
    expect(pays(type, other, 'reference')).toEqual(['reference/prone/discard-same-type']);
    expect(pays(type, type, 'reference')).toEqual([]);
  }
  const hand = { parry: aCard('Block', { grid }), wall: aCard('Guard', { grid }) };
  const cornered = attacked({ ann: { hand, prone: true }, bob: {} }, { cut: anAttack('upper left') });
  const parry = play('parry', { against: ['cut'], discard: ['wall'] });
  expect(broken(cornered, parry, 'reference')).toEqual([]);
});

test('What costs no card, or one, says so', {
  meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] },
}, () => {
  const hand = { news, tip: aCard('Event'), word: aCard('Event') };
  const told = (prone: boolean, discard: readonly string[]) =>
    judged(table({ ann: { hand, prone }, bob: {} }), [play('news', { discard })]).verdicts;
  expect(told(false, ['tip'])).toMatchObject([
    {
      violations: [
        { rule: 'highlander.type-two/paying-a-cost/what-it-is', message: 'Playing it costs no card.' },
      ],
    },
  ]);
  expect(told(true, ['tip', 'word'])).toMatchObject([
    { violations: [{ message: 'Playing it costs one card from the hand.' }] },
  ]);
});
