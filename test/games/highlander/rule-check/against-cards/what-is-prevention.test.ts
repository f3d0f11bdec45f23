import { describe, expect, test } from 'vitest';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import type { Kind, Prevention } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  saying,
  says,
  table,
} from '../table.ts';

type Phase = 'defense' | 'attack' | 'draw-discard';

/** A card that may be played by who is kept from such a thing, whatever keeps him from playing it. */
const discipline = (from: Prevention) =>
  saying(aCard('Edge', { title: 'Discipline' }), {
    ...{ ability: 'playing', kind: 'only', despite: ['prevention'] },
    if: { prevented: from, player: 'you' },
  });

const high = anAttack('upper left');
const FORBIDDEN = ['handbook-addendum/prevention/forbidden-is-prevented'];
const NOT_PREVENTED = ['first-edition/card-anatomy/card-text'];

/** "You ignore what prevents you from that." */
const ignoring = (...prevented: Prevention[]) =>
  aText(
    'Glass',
    says({ players: 'you', modifyPlayers: prevented.map((one) => ({ ignoresPrevention: one })) }),
  );

/** "Your opponent …" */
const gag = (...modifyPlayers: PlayerModifier[]) =>
  aText('Gag', says({ players: 'opponent', modifyPlayers }));

/** Whether ann is prevented from that: what becomes of a Discipline against it. */
function disciplined(from: Prevention, ann: object, bob: object, phase: Phase = 'attack', more: object = {}) {
  const hand = { discipline: discipline(from), ...('hand' in ann ? (ann.hand as object) : {}) };
  const state = table({ ann: { ...ann, hand }, bob }, { turn: { phase }, ...more });
  return broken(state, play('discipline'), 'first');
}
const by = (...said: PlayerModifier[]) => ({ inPlay: { gag: gag(...said) } });

describe('it is prevention', () => {
  test('if a card forbids what one could normally do', {
    meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] },
  }, () => {
    expect(disciplined('attack', {}, by({ cannot: 'attack' }))).toEqual([]);
    expect(disciplined('attack', {}, {})).toEqual(NOT_PREVENTED);
    const state = (bob: object) => table({ ann: { hand: { cut: high } }, bob });
    expect(broken(state(by({ cannot: 'attack' })), play('cut'), 'first')).toEqual(FORBIDDEN);
    expect(broken(state({}), play('cut'), 'first')).toEqual([]);
    const exert = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    expect(broken(state(by({ cannot: 'exert' })), exert, 'first')).toEqual(FORBIDDEN);
  });

  test('if some cards may be played, and others not', {
    meta: { rules: ['highlander.handbook-addendum/prevention/only-some-cards-is-prevention'] },
  }, () => {
    const edgesOnly: PlayerModifier = { cannot: 'play', such: { not: { kind: ['edge'] } } };
    expect(disciplined('play', {}, by(edgesOnly))).toEqual([]);
    const hand = { cut: high, wink: aCard('Edge') };
    const state = table({ ann: { hand }, bob: by(edgesOnly) });
    expect(broken(state, play('cut'), 'first')).toEqual(FORBIDDEN);
    expect(broken(state, play('wink'), 'first')).toEqual([]);
  });

  test('if a card cannot be played unless something else is done', {
    meta: { rules: ['highlander.handbook-addendum/prevention/cannot-unless-is-prevention'] },
  }, () => {
    const price: PlayerModifier = {
      toPlay: { kind: ['dodge'] },
      choose: [{ choose: 'cards', as: 'price', which: { kind: ['dodge'] }, in: [{ hand: 'that-player' }] }],
      pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
    };
    expect(disciplined('play', {}, by(price))).toEqual([]);
    const hand = { duck: aDodge('upper left') };
    const dodging = (edition: EditionName, ann: object = {}) =>
      broken(
        attacked({ ann: { hand, ...ann }, bob: by(price) }, { cut: high }),
        play('duck', { against: ['cut'] }),
        edition,
      );
    expect(dodging('first')).toEqual(['handbook-addendum/prevention/cannot-unless-is-prevention']);
    expect(dodging('first', { inPlay: { glass: ignoring('play') } })).toEqual([]);
    expect(dodging('typeTwo', { inPlay: { glass: ignoring('play') } })).toEqual([
      'type-two/paying-a-cost/what-it-is',
    ]);
  });

  test('of such cards, if no card may be played, or none that is such; not if only some others may not', {
    meta: {
      rules: [
        'highlander.handbook-addendum/prevention/forbidden-is-prevented',
        'highlander.handbook-addendum/prevention/only-some-cards-is-prevention',
      ],
    },
  }, () => {
    const special = saying(aCard('Edge'), {
      ...{ ability: 'playing', kind: 'only', despite: ['prevention'] },
      if: { prevented: 'play', player: 'you', kind: 'special-card' },
    });
    const playing = (...said: PlayerModifier[]) =>
      broken(table({ ann: { hand: { special } }, bob: by(...said) }), play('special'), 'first');
    const such = (...kind: Kind[]): PlayerModifier => ({ cannot: 'play', such: { kind } });
    expect(playing({ cannot: 'play' })).toEqual([]);
    expect(playing({ cannot: 'play', from: ['hand'] })).toEqual([]);
    expect(playing(such('special-card'))).toEqual([]);
    expect(playing({ cannot: 'play', such: { not: { kind: ['edge'] } } })).toEqual([]);
    expect(playing({ cannot: 'play', such: { not: { kind: ['object'] } } })).toEqual([
      ...NOT_PREVENTED,
      ...FORBIDDEN,
    ]);
    for (const others of [such('guard'), { cannot: 'attack' } as const, such('event')])
      expect(playing(others)).toEqual(NOT_PREVENTED);
    expect(disciplined('play', {}, by(such('guard')))).toEqual([]);
  });

  test('from attacks, if only cards may be played that none of them is', {
    meta: { rules: ['highlander.handbook-addendum/prevention/only-some-cards-is-prevention'] },
  }, () => {
    const only = (...kind: Kind[]): PlayerModifier => ({ cannot: 'play', such: { not: { kind } } });
    expect(disciplined('attack', {}, by(only('edge')))).toEqual([]);
    expect(disciplined('attack', {}, by(only('attack')))).toEqual([...NOT_PREVENTED, ...FORBIDDEN]);
    for (const inPart of [
      only('basic-attack'),
      { cannot: 'attack', such: { kind: ['basic-attack'] } } as const,
    ])
      expect(disciplined('attack', {}, by(inPart))).toEqual([]);
  });

  test('if an attack cannot be blocked or dodged', {
    meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] },
  }, () => {
    const state = (cut: typeof high) =>
      attacked({ ann: { hand: { discipline: discipline('defend') } }, bob: {} }, { cut });
    const swift = saying(
      high,
      says({ cards: 'this', modify: [{ cannot: 'be-blocked' }, { cannot: 'be-dodged' }] }),
    );
    expect(broken(state(swift), play('discipline'), 'first')).toEqual([]);
    expect(broken(state(high), play('discipline'), 'first')).toEqual(NOT_PREVENTED);
  });

  test('in Type Two only if a defense may not be played from there: who ignores what prevents him dodges a Lunge, and nothing that is undodgeable', {
    meta: {
      rules: ['highlander.type-two/prevention/what-it-is', 'highlander.type-two/prevention/not-unblockable'],
      rulings: [
        'highlander.type-two/prevention/lunge',
        'highlander.type-two/faq/arms-and-tactics-break-glass',
      ],
    },
  }, () => {
    const lunge = saying(high, says({ cards: 'this', modify: [{ cannot: 'be-dodged', from: ['hand'] }] }));
    const swift = saying(high, says({ cards: 'this', modify: [{ cannot: 'be-dodged' }] }));
    const dodging = (cut: typeof high, inPlay: object, edition: EditionName) =>
      broken(
        attacked({ ann: { hand: { duck: aDodge('upper left') }, inPlay: { ...inPlay } }, bob: {} }, { cut }),
        play('duck', { against: ['cut'] }),
        edition,
      );
    const barred = ['type-two/defense-phase/no-knowingly-inappropriate'];
    for (const edition of ['typeTwo', 'reference'] as const) {
      for (const glass of [ignoring('play'), ignoring('defend')]) {
        expect(dodging(lunge, { glass }, edition)).toEqual([]);
        expect(dodging(swift, { glass }, edition)).toEqual(barred);
      }
      expect(dodging(lunge, {}, edition)).toEqual(barred);
      expect(dodging(lunge, { glass: ignoring('attack') }, edition)).toEqual(barred);
    }
  });

  test('of attacks, if no card may be played, or none that is an attack', {
    meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] },
  }, () => {
    expect(disciplined('attack', {}, by({ cannot: 'play' }))).toEqual([]);
    expect(disciplined('attack', {}, by({ cannot: 'play', such: { kind: ['guard'] } }))).toEqual(
      NOT_PREVENTED,
    );
  });

  test('who ignores what prevents the playing of cards attacks and defends', {
    meta: {
      rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'],
      rulings: ['highlander.handbook-addendum/arms-and-tactics-break-glass/break-glass-ignores-all-at-once'],
    },
  }, () => {
    const glass = ignoring('play');
    for (const said of [
      { cannot: 'attack' },
      { attacksAtMost: { count: { each: { kind: ['guard'] }, in: 'play' } } },
    ] as const) {
      const state = (ann: object) => table({ ann: { hand: { cut: high }, ...ann }, bob: by(said) });
      expect(broken(state({}), play('cut'), 'first')).toEqual(FORBIDDEN);
      expect(broken(state({ inPlay: { glass } }), play('cut'), 'first')).toEqual([]);
    }
    const swift = saying(high, says({ cards: 'this', modify: [{ cannot: 'be-dodged' }] }));
    const hand = { duck: aDodge('upper left') };
    for (const [attack, bob] of [
      [swift, {}],
      [high, by({ cannot: 'defend' })],
    ] as const) {
      const dodging = (ann: object) =>
        broken(
          attacked({ ann: { hand, ...ann }, bob }, { cut: attack }),
          play('duck', { against: ['cut'] }),
          'first',
        );
      expect(dodging({})).toEqual(FORBIDDEN);
      expect(dodging({ inPlay: { glass } })).toEqual([]);
    }
    const state = table({ ann: { hand: {}, inPlay: { glass } }, bob: by({ cannot: 'exert' }) });
    const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    expect(broken(state, search, 'first')).toEqual(FORBIDDEN);
  });

  test('if no more than so many attacks may be played', {
    meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] },
  }, () => {
    const one: PlayerModifier = { attacksAtMost: 1 };
    expect(disciplined('attack', {}, by(one))).toEqual([]);
    const fury = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
    const second = (more: object) => {
      const ann = { hand: { cut: high, stab: anAttack('lower left') }, inPlay: { fury, ...more } };
      const cut = afterwards(table({ ann, bob: by(one) }), [play('cut')], 'first');
      return broken(cut, play('stab'), 'first');
    };
    expect(second({})).toContain('handbook-addendum/prevention/forbidden-is-prevented');
    expect(second({ glass: ignoring('attack') })).toEqual([]);
  });

  test('if it is said of the card that it cannot be played', {
    meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] },
  }, () => {
    const lock = aText(
      'Lock',
      says({
        cards: { each: { kind: ['event'] }, in: 'anywhere' },
        modify: [{ cannot: 'be-played', unlessWith: { title: 'Key' } }],
      }),
    );
    const news = aCard('Event', { title: 'News' });
    expect(disciplined('play', { hand: { news } }, { inPlay: { lock } })).toEqual([]);
    const state = (inPlay: object) =>
      table({ ann: { hand: { news }, inPlay: { ...inPlay } }, bob: { inPlay: { lock } } });
    expect(broken(state({}), play('news'), 'first')).toEqual(FORBIDDEN);
    expect(broken(state({ glass: ignoring('play') }), play('news'), 'first')).toEqual([]);
  });
});

describe('it is no prevention', () => {
  test('that a defense of one’s own leaves no attack there', {
    meta: { rules: ['highlander.handbook-addendum/prevention/own-defense-does-not-prevent'] },
  }, () => {
    const state = attacked(
      {
        ann: { hand: { parry: aBlock('upper left'), cut: high, discipline: discipline('attack') } },
        bob: {},
      },
      { stab: high },
    );
    const blocked = afterwards(state, [play('parry', { against: ['stab'] }), nextPhase], 'first');
    expect(broken(blocked, play('cut'), 'first')).toEqual([
      'first-edition/attack-phase/no-attack-to-blocked-area',
    ]);
    expect(broken(blocked, play('discipline'), 'first')).toEqual(NOT_PREVENTED);
  });

  test('to lose attacks: the first that is available is lost', {
    meta: {
      rules: [
        'highlander.handbook-addendum/prevention/losing-attacks-is-not-prevention',
        'highlander.handbook-addendum/losing-attacks/lose-first-available',
      ],
    },
  }, () => {
    const lost = { turn: { attacksLost: 1 } };
    const one = table({ ann: { hand: { cut: high } }, bob: {} }, lost);
    const firstIsLost = ['handbook-addendum/losing-attacks/lose-first-available'];
    expect(broken(one, play('cut'), 'first')).toEqual(firstIsLost);
    expect(broken(one, play('cut'))).toEqual(['type-two/attack-phase/no-opportunity-no-attack']);
    expect(broken(one, play('cut'), 'reference')).toEqual(['reference/attacking/one-opportunity']);
    expect(disciplined('attack', {}, {}, 'attack', lost)).toEqual(NOT_PREVENTED);
    const fury = aText(
      'Fury',
      says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1, such: { kind: ['special-attack'] } }] }),
    );
    const hand = { cut: high, trick: aSpecialAttack('lower left') };
    const two = table({ ann: { hand, inPlay: { fury } }, bob: {} }, lost);
    expect(broken(two, play('cut'), 'first')).toEqual(firstIsLost);
    const tricked = afterwards(two, [play('trick')], 'first');
    expect(broken(tricked, play('cut'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
  });

  test('to have no Attack Phase', {
    meta: { rules: ['highlander.handbook-addendum/prevention/no-attack-phase-is-not-prevention'] },
  }, () => {
    expect(disciplined('attack', { skips: ['attack'] }, {}, 'defense')).toEqual(NOT_PREVENTED);
    const skips = table({ ann: { skips: ['attack'] }, bob: {} }, { turn: { phase: 'defense' } });
    expect(afterwards(skips, [nextPhase], 'first').turn.phase).toBe('draw-discard');
  });

  test('to be Prone or Disarmed', {
    meta: {
      rules: [
        'highlander.handbook-addendum/prevention/prone-or-disarmed-is-not-prevention',
        'highlander.handbook-addendum/disarming-breaking-weapons/disarmed-is-not-prevention',
      ],
    },
  }, () => {
    for (const ann of [{ prone: true }, { genericWeapon: 'disarmed' }, { genericWeapon: 'broken' }])
      expect(disciplined('attack', ann, {})).toEqual(NOT_PREVENTED);
    const glass = ignoring('attack', 'play');
    const state = table({
      ann: { hand: { cut: high }, inPlay: { glass }, genericWeapon: 'disarmed' },
      bob: {},
    });
    expect(broken(state, play('cut'), 'first')).toEqual([
      'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
    ]);
  });

  test('to have one in play, where one is allowed', {
    meta: {
      rules: [
        'highlander.handbook-addendum/one-in-play/not-prevention',
        'highlander.handbook-addendum/one-in-play/second-copy-may-not-be-played',
      ],
    },
  }, () => {
    const blade = saying(
      aCard('Object', { title: 'Blade' }),
      says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 1, such: { title: 'Blade' } }] }),
    );
    const glass = ignoring('play');
    const state = table({ ann: { hand: { second: blade }, inPlay: { blade, glass } }, bob: {} });
    expect(broken(state, play('second'), 'first')).toEqual([
      'handbook-addendum/one-in-play/second-copy-may-not-be-played',
    ]);
    expect(disciplined('play', { inPlay: { blade } }, {})).toEqual(NOT_PREVENTED);
  });
});
