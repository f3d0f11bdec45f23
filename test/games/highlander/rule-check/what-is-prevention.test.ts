import { describe, expect, test } from 'vitest';
import type { PlayerModifier } from '../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import type { Prevention } from '../../../../src/games/highlander/vocabulary/words.ts';
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
  saying,
  says,
  table,
} from './table.ts';

type Phase = 'defense' | 'attack' | 'draw-discard';

/** A card that may be played by who is kept from such a thing, whatever keeps him from playing it. */
const discipline = (from: Prevention) =>
  saying(aCard('Edge', { title: 'Discipline' }), {
    ...{ ability: 'playing', kind: 'only', despite: ['prevention'] },
    if: { prevented: from, player: 'you' },
  });

const play = (card: string, more: object = {}) => ({ do: 'play', player: 'ann', card, ...more });
const next = { do: 'next-phase', player: 'ann' };
const high = anAttack('upper left');
const FORBIDDEN = ['handbook-addendum/prevention/forbidden-is-prevented'];
const NOT_PREVENTED = ['first-edition/card-anatomy/card-text'];

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
  test('[handbook-addendum/prevention/forbidden-is-prevented] if a card forbids what one could normally do', () => {
    expect(disciplined('attack', {}, by({ cannot: 'attack' }))).toEqual([]);
    expect(disciplined('attack', {}, {})).toEqual(NOT_PREVENTED);
    const state = (bob: object) => table({ ann: { hand: { cut: high } }, bob });
    expect(broken(state(by({ cannot: 'attack' })), play('cut'), 'first')).toEqual(FORBIDDEN);
    expect(broken(state({}), play('cut'), 'first')).toEqual([]);
    const exert = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    expect(broken(state(by({ cannot: 'exert' })), exert, 'first')).toEqual(FORBIDDEN);
  });

  test('[handbook-addendum/prevention/only-some-cards-is-prevention] if some cards may be played, and others not', () => {
    const edgesOnly: PlayerModifier = { cannot: 'play', such: { not: { kind: ['edge'] } } };
    expect(disciplined('play', {}, by(edgesOnly))).toEqual([]);
    const hand = { cut: high, wink: aCard('Edge') };
    const state = table({ ann: { hand }, bob: by(edgesOnly) });
    expect(broken(state, play('cut'), 'first')).toEqual(FORBIDDEN);
    expect(broken(state, play('wink'), 'first')).toEqual([]);
  });
});

describe('it is no prevention', () => {
  test('[handbook-addendum/prevention/own-defense-does-not-prevent] that a defense of one’s own leaves no attack there', () => {
    const state = attacked(
      {
        ann: { hand: { parry: aBlock('upper left'), cut: high, discipline: discipline('attack') } },
        bob: {},
      },
      { stab: high },
    );
    const blocked = afterwards(state, [play('parry', { against: ['stab'] }), next], 'first');
    expect(broken(blocked, play('cut'), 'first')).toEqual([
      'first-edition/attack-phase/no-attack-to-blocked-area',
    ]);
    expect(broken(blocked, play('discipline'), 'first')).toEqual(NOT_PREVENTED);
  });

  test('[handbook-addendum/prevention/losing-attacks-is-not-prevention, handbook-addendum/losing-attacks/lose-first-available] to lose attacks: the first that is available is lost', () => {
    const lost = { turn: { attacksLost: 1 } };
    const one = table({ ann: { hand: { cut: high } }, bob: {} }, lost);
    expect(broken(one, play('cut'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
    expect(disciplined('attack', {}, {}, 'attack', lost)).toEqual(NOT_PREVENTED);
    const fury = aText(
      'Fury',
      says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1, such: { kind: ['special-attack'] } }] }),
    );
    const hand = { cut: high, trick: aSpecialAttack('lower left') };
    const two = table({ ann: { hand, inPlay: { fury } }, bob: {} }, lost);
    expect(broken(two, play('cut'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
    expect(broken(two, play('trick'), 'first')).toEqual([]);
  });

  test('[handbook-addendum/prevention/no-attack-phase-is-not-prevention] to have no Attack Phase', () => {
    expect(disciplined('attack', { skips: ['attack'] }, {}, 'defense')).toEqual(NOT_PREVENTED);
    const skips = table({ ann: { skips: ['attack'] }, bob: {} }, { turn: { phase: 'defense' } });
    expect(afterwards(skips, [next], 'first').turn.phase).toBe('draw-discard');
  });

  test('[handbook-addendum/prevention/prone-or-disarmed-is-not-prevention, handbook-addendum/disarming-breaking-weapons/disarmed-is-not-prevention] to be Prone or Disarmed', () => {
    for (const ann of [{ prone: true }, { genericWeapon: 'disarmed' }, { genericWeapon: 'broken' }])
      expect(disciplined('attack', ann, {})).toEqual(NOT_PREVENTED);
    const glass = aText(
      'Glass',
      says({
        players: 'you',
        modifyPlayers: [{ ignoresPrevention: 'attack' }, { ignoresPrevention: 'play' }],
      }),
    );
    const state = table({
      ann: { hand: { cut: high }, inPlay: { glass }, genericWeapon: 'disarmed' },
      bob: {},
    });
    expect(broken(state, play('cut'), 'first')).toEqual([
      'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
    ]);
  });

  test('[handbook-addendum/one-in-play/not-prevention, handbook-addendum/one-in-play/second-copy-may-not-be-played] to have one in play, where one is allowed', () => {
    const blade = saying(
      aCard('Object', { title: 'Blade' }),
      says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 1, such: { title: 'Blade' } }] }),
    );
    const glass = aText('Glass', says({ players: 'you', modifyPlayers: [{ ignoresPrevention: 'play' }] }));
    const state = table({ ann: { hand: { second: blade }, inPlay: { blade, glass } }, bob: {} });
    expect(broken(state, play('second'), 'first')).toEqual([
      'handbook-addendum/one-in-play/second-copy-may-not-be-played',
    ]);
    expect(disciplined('play', { inPlay: { blade } }, {})).toEqual(NOT_PREVENTED);
  });
});
