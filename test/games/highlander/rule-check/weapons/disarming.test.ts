import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDirtyTrick,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  judged,
  says,
  table,
} from '../table.ts';

const anEvent = (...effects: readonly Effect[]) =>
  aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
type Status = 'held' | 'disarmed' | 'broken';
const weapon = (title: string, status: Status = 'held') => ({
  card: aCard('Weapon of Choice', { title }),
  ...{ preGame: true, weapon: status, faceDown: status !== 'held' },
});
const high = anAttack('upper left');
const disarming = anEvent({ do: 'disarm', players: 'opponent' });
const breaking = anEvent({ do: 'break-a-weapon', players: 'opponent' });

describe('a card that disarms', () => {
  const against = (bob: object, card = disarming) => table({ ann: { hand: { card } }, bob });
  const both = { sword: weapon('Sword'), knife: weapon('Knife') };
  const lost = (state: ReturnType<typeof table>, choose?: string, edition?: EditionName) => {
    const chosen = choose === undefined ? {} : { choose: { weapon: { cards: [choose] } } };
    const { inPlay } = afterwards(state, [play('card', chosen)], edition);
    return inPlay.flatMap(({ id, weapon: status }) => (status === 'held' ? [] : [`${id} ${status}`]));
  };

  test('takes one weapon, of several the one that the disarmed player names', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/one-weapon',
        'highlander.type-two/primary-weapons-of-choice/two-weapons-choice',
        'highlander.reference/disarmed/choose-weapon',
      ],
    },
  }, () => {
    expect(lost(against({ inPlay: both }), 'knife')).toEqual(['knife disarmed']);
    expect(lost(against({ inPlay: both }), 'sword', 'reference')).toEqual(['sword disarmed']);
    expect(lost(against({ inPlay: { sword: weapon('Sword') } }))).toEqual(['sword disarmed']);
    expect(judged(against({ inPlay: both }), [play('card')]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ player: 'bob', from: ['sword', 'knife'] }] },
    ]);
    const another = { choose: { weapon: { cards: ['card'] } } };
    expect(judged(against({ inPlay: both }), [play('card', another)]).verdicts).toMatchObject([
      { outcome: 'illegal' },
    ]);
  });

  test.each(['disarmed', 'broken'] as const)(
    'is not turned on a weapon that is %s',
    { meta: { rules: ['highlander.type-two/disarming-breaking-weapons/not-already-lost'] } },
    (status) => {
      const already = ['type-two/disarming-breaking-weapons/not-already-lost'];
      for (const card of [disarming, breaking]) {
        expect(broken(against({ genericWeapon: status }, card), play('card'))).toEqual(already);
        expect(broken(against({ genericWeapon: status }, card), play('card'), 'first')).toEqual([]);
        expect(broken(against({}, card), play('card'))).toEqual([]);
      }
      const one = { ...both, sword: weapon('Sword', status) };
      expect(lost(against({ inPlay: one }, breaking))).toEqual([`sword ${status}`, 'knife broken']);
    },
  );

  test('may be played all the same if it does something else, too', {
    meta: { rules: ['highlander.type-two/disarming-breaking-weapons/not-already-lost'] },
  }, () => {
    const also = anEvent(
      { do: 'break-a-weapon', players: 'opponent' },
      { do: 'damage', players: 'opponent', amount: 1 },
    );
    const later = afterwards(against({ genericWeapon: 'disarmed' }, also), [play('card')]);
    expect([later.players[1].genericWeapon, later.pending.length]).toEqual(['disarmed', 1]);
    const first = afterwards(against({ genericWeapon: 'disarmed' }, also), [play('card')], 'first');
    expect(first.players[1].genericWeapon).toBe('broken');
  });

  test('does nothing to who cannot be disarmed, or to what cannot', {
    meta: { rules: ['highlander.type-two/prevention/what-it-is'] },
  }, () => {
    const grip = aText('Grip', says({ players: 'you', modifyPlayers: [{ cannot: 'be-disarmed' }] }));
    const chain = aText(
      'Chain',
      says({ cards: { each: { title: 'Sword' }, in: 'play' }, modify: [{ cannot: 'be-disarmed' }] }),
    );
    expect(lost(against({ inPlay: { ...both, grip } }))).toEqual([]);
    expect(lost(against({ inPlay: { ...both, chain } }))).toEqual(['knife disarmed']);
    expect(lost(against({ inPlay: { sword: weapon('Sword'), grip } }, breaking))).toEqual(['sword broken']);
  });
});

describe('cards of a weapon', () => {
  const inPlay = {
    ...{ sword: weapon('Sword'), knife: weapon('Knife') },
    stance: { ...aCard('Situation', { title: 'Stance' }), weapon: 'Sword' },
    cut: { ...aCard('Situation', { title: 'Cut' }), weapon: 'Knife' },
    quality: aCard('Object', { title: 'Quality Blade' }),
    copter: aCard('Object', { title: 'Twin Blade Helicopter', subtype: 'Vehicle' }),
    cup: aCard('Object', { title: 'Cup' }),
  };
  const discarded = (loss: string, bob: object, edition?: EditionName) => {
    const state = table({ ann: { hand: { card: loss === 'broken' ? breaking : disarming } }, bob });
    const chosen = Object.keys(bob).length > 1 ? {} : { choose: { weapon: { cards: ['sword'] } } };
    const later = afterwards(state, [play('card', chosen)], edition);
    return later.players[1].discard.cards.map(({ id }) => id);
  };

  test('that was lost are discarded, but those of the other stay', {
    meta: { rules: ['highlander.type-two/disarming-breaking-weapons/weapon-cards-discarded'] },
  }, () => {
    expect(discarded('disarmed', { inPlay })).toEqual(['stance']);
    expect(discarded('broken', { inPlay })).toEqual(['stance']);
    expect(discarded('disarmed', { inPlay }, 'first')).toEqual([]);
  });

  test('with Blade in the title go with the last weapon', {
    meta: { rules: ['highlander.type-two/disarming-breaking-weapons/weapon-cards-discarded'] },
  }, () => {
    const { knife: _, ...one } = inPlay;
    expect(discarded('disarmed', { inPlay: one, genericWeapon: 'held' })).toEqual(['quality', 'stance']);
    const { quality, cup } = inPlay;
    expect(discarded('disarmed', { inPlay: { quality, cup }, genericWeapon: 'held' })).toEqual(['quality']);
  });

  test('are not played while it is lost', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/no-weapon-cards',
        'highlander.type-two/primary-weapons-of-choice/no-weapon-specific-while-disarmed',
      ],
    },
  }, () => {
    const lost = ['type-two/disarming-breaking-weapons/no-weapon-cards'];
    const holding = (card: ReturnType<typeof aCard>, status: Status, more: object = {}) =>
      table({ ann: { hand: { card }, inPlay: { sword: weapon('Sword', status), ...more } }, bob: {} });
    const feint = aCard('Event', { weapon: 'Sword' });
    expect(broken(holding(feint, 'disarmed'), play('card'))).toEqual(lost);
    expect(broken(holding(feint, 'held'), play('card'))).toEqual([]);
    expect(broken(holding(inPlay.quality, 'disarmed'), play('card'))).toEqual(lost);
    expect(broken(holding(inPlay.quality, 'disarmed'), play('card'), 'first')).toEqual([]);
    expect(broken(holding(inPlay.quality, 'disarmed', { knife: weapon('Knife') }), play('card'))).toEqual([]);
    expect(broken(holding(inPlay.copter, 'disarmed'), play('card'))).toEqual([]);
  });
});

describe('a lost weapon', () => {
  const found = (prefix: string) =>
    five(prefix).map((one, at) => ({ ...one, card: aCard('Event', at > 0 ? {} : { gems: { Agility: 3 } }) }));
  const exert = (kind: string, purpose: object, prefix: string) => ({
    ...{ do: 'exert', player: 'ann', kind, for: { ...purpose, gem: 'Agility' }, shown: found(prefix) },
  });
  const regain = (which: string, kind = 'soft') => exert(kind, { weapon: which }, which);
  const feet = (kind: string) => exert(kind, { feet: true }, 'feet');
  const both = { sword: weapon('Sword', 'disarmed'), knife: weapon('Knife', 'disarmed') };
  const beginning = { turn: { phase: 'may-do' } } as const;

  test('is regained by an attempt for that one, and the other by another', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/choose-recovered',
        'highlander.reference/becoming-armed-getting-unprone/each-weapon',
        'highlander.reference/soft-exertions/several-per-turn',
        'highlander.reference/soft-exertions/one-per-effect',
      ],
    },
  }, () => {
    const state = table({ ann: { inPlay: both }, bob: {} }, beginning);
    for (const edition of ['typeTwo', 'reference'] as const) {
      const one = afterwards(state, [regain('knife')], edition);
      expect(one.inPlay.map((card) => card.weapon)).toEqual(['disarmed', 'held']);
      const other = afterwards(one, [regain('sword')], edition);
      expect(other.inPlay.map((card) => card.weapon)).toEqual(['held', 'held']);
      const again = { ...regain('knife'), shown: found('again') };
      expect(broken(one, again, edition)).toHaveLength(2);
    }
  });

  test('is regained alone by a card that lets one be', {
    meta: { rules: ['highlander.type-two/disarming-breaking-weapons/choose-recovered'] },
  }, () => {
    const card = anEvent({ do: 'rearm', players: 'you' });
    const state = table({ ann: { hand: { card }, inPlay: both }, bob: {} });
    const later = afterwards(state, [play('card', { choose: { weapon: { cards: ['sword'] } } })]);
    expect(later.inPlay.map((one) => one.weapon)).toEqual(['held', 'disarmed', 'held']);
    expect(judged(state, [play('card')]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ player: 'ann', from: ['sword', 'knife'] }] },
    ]);
    const hindered = aText(
      'Hex',
      says({ players: 'opponent', modifyPlayers: [{ cannot: 'regain-weapon' }] }),
    );
    const none = table({ ann: { hand: { card }, inPlay: both }, bob: { inPlay: { hindered } } });
    expect(afterwards(none, [play('card')]).inPlay.map((one) => one.weapon)).toEqual([
      ...['disarmed', 'disarmed', 'held', 'held'],
    ]);
  });

  test('is sought by a Soft Exertion, or by the one Hard Exertion of the turn', {
    meta: {
      rules: [
        'highlander.reference/soft-exertions/reason-disarmed',
        'highlander.reference/hard-exertions/reason-disarmed',
        'highlander.reference/becoming-armed-getting-unprone/only-one-hard',
      ],
    },
  }, () => {
    const state = table({ ann: { inPlay: both, prone: true }, bob: {} }, beginning);
    const hard = afterwards(state, [regain('sword', 'hard')], 'reference');
    expect(hard.inPlay.map((card) => card.weapon)).toEqual(['held', 'disarmed']);
    expect(broken(hard, feet('hard'), 'reference')).toEqual(['reference/hard-exertions/one-per-turn']);
    expect(broken(hard, regain('knife', 'hard'), 'reference')).toEqual([
      'reference/hard-exertions/one-per-turn',
    ]);
    expect(afterwards(hard, [regain('knife'), feet('soft')], 'reference').players[0].prone).toBe(false);
  });

  test('is sought, and then one’s feet, one after the other', {
    meta: {
      rules: [
        'highlander.reference/becoming-armed-getting-unprone/both-one-at-a-time',
        'highlander.reference/soft-exertions/reason-prone',
        'highlander.reference/hard-exertions/reason-prone',
        'highlander.type-two/prone/attempt-each-turn',
      ],
    },
  }, () => {
    const ann = { genericWeapon: 'disarmed' as const, prone: true };
    for (const edition of ['typeTwo', 'reference'] as const) {
      const state = table({ ann, bob: {} }, beginning);
      const [later] = afterwards(state, [regain('generic'), feet('hard')], edition).players;
      expect([later.genericWeapon, later.prone]).toEqual(['held', false]);
      expect(broken(table({ ann: {}, bob: {} }, beginning), feet('soft'), edition)).toEqual([
        edition === 'typeTwo'
          ? 'type-two/prone/attempt-each-turn'
          : 'reference/becoming-armed-getting-unprone/say-which',
      ]);
    }
  });

  test('is sought, and so are one’s feet, as the turn begins and at no other time', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/rearm-soft-three',
        'highlander.type-two/prone/attempt-each-turn',
        'highlander.reference/becoming-armed-getting-unprone/say-which',
      ],
    },
  }, () => {
    const late = table({ ann: { genericWeapon: 'disarmed', prone: true }, bob: {} });
    const sayWhich = ['reference/becoming-armed-getting-unprone/say-which'];
    expect(broken(late, feet('soft'))).toEqual(['type-two/prone/attempt-each-turn']);
    expect(broken(late, regain('generic'))).toEqual(['type-two/disarming-breaking-weapons/rearm-soft-three']);
    for (const deed of [feet('soft'), regain('generic')])
      expect(broken(late, deed, 'reference')).toEqual(sayWhich);
  });
});

describe('to be Disarmed', () => {
  /** “Ignore all cards and effects that prevent you from playing any types of cards.” */
  const freedom = aText('Freedom', says({ players: 'you', modifyPlayers: [{ ignoresPrevention: 'play' }] }));
  const armed = (ann: object, bob: object = {}) => table({ ann: { hand: { high }, ...ann }, bob });
  const noWeapon = ['type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block'];
  const considered = (what: 'disarmed' | 'weapon-broken') => ({
    inPlay: { gag: aText('Gag', says({ players: 'opponent', modifyPlayers: [{ considered: what }] })) },
  });

  test('is no prevention: who ignores prevention is Disarmed all the same', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/not-prevention',
        'highlander.handbook-addendum/disarming-breaking-weapons/disarmed-is-not-prevention',
      ],
    },
  }, () => {
    expect(broken(armed({ genericWeapon: 'disarmed', inPlay: { freedom } }), play('high'))).toEqual(noWeapon);
    expect(broken(armed({ inPlay: { freedom } }), play('high'))).toEqual([]);
  });

  test.each(['disarmed', 'weapon-broken'] as const)(
    'but to be considered so (%s) is: it can be ignored, and asked for',
    { meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/is-prevention'] } },
    (what) => {
      expect(broken(armed({}, considered(what)), play('high'))).toEqual(noWeapon);
      expect(broken(armed({ inPlay: { freedom } }, considered(what)), play('high'))).toEqual([]);
      const parry = aBlock('upper left');
      const defending = (inPlay: object) =>
        attacked(
          { ann: { hand: { parry }, inPlay: inPlay as Record<string, typeof parry> }, bob: considered(what) },
          { cut: high },
        );
      const against = play('parry', { against: ['cut'] });
      expect(broken(defending({}), against)).toEqual(noWeapon);
      expect(broken(defending({ freedom }), against)).toEqual([]);
      const plea = aCard('Event', {
        abilities: [{ ability: 'playing', kind: 'only', if: { prevented: 'attack', player: 'you' } }],
      });
      const pleading = (ann: object, bob: object) => table({ ann: { hand: { plea }, ...ann }, bob });
      expect(broken(pleading({}, considered(what)), play('plea'))).toEqual([]);
      expect(broken(pleading({ genericWeapon: 'disarmed' }, {}), play('plea'))).toEqual([
        'type-two/text/game-text',
      ]);
    },
  );

  test('is to have no weapon; a Dirty Trick needs none', {
    meta: {
      rules: ['highlander.reference/disarmed/no-weapon', 'highlander.reference/dirty-tricks/while-disarmed'],
    },
  }, () => {
    const trick = aDirtyTrick('upper left');
    const state = table({ ann: { hand: { high, trick }, genericWeapon: 'disarmed' }, bob: {} });
    expect(broken(state, play('high'), 'reference')).toEqual(['reference/disarmed/no-attacks-or-blocks']);
    expect(broken(state, play('trick'), 'reference')).toEqual([]);
  });
});
