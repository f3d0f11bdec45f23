import { expect } from 'vitest';
import {
  type EffectPattern,
  effectPattern,
} from '../../../../../src/games/shadowfist/vocabulary/effect-patterns.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { cards, play, players, use } from '../../rule-check/cards/cast.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, table } from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

const it = { chosen: 'it' } as const;
const onCard = { choose: 'cards', which: {}, in: 'play', as: 'it' } as const;
const doing = (effect: Effect, more: object = {}) =>
  anEvent({
    title: 'Spell',
    abilities: [{ ability: 'event', choose: [{ ...onCard, ...more }], do: [effect] }],
  });

/** Whether an effect of Ann's, on a card of hers or of others, is one that Bob's answer can cancel. */
function answers(
  which: EffectPattern,
  spell: ReturnType<typeof anEvent>,
  on = 'rogue',
  used = false,
): boolean {
  const no = anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to: which, as: 'answered' } },
      { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
    ],
  });
  const state = table({
    ann: {
      power: 2,
      characters: {
        hero: aCharacter({
          title: 'Hero',
          fighting: 9,
          abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
        }),
      },
      hand: { spell },
    },
    bob: {
      power: 2,
      characters: { rogue: aCharacter({ fighting: 9 }) },
      front: { tower: aSite() },
      hand: { no },
    },
    cyd: { characters: { monk: aCharacter({ fighting: 9 }) } },
  });
  const acted = used ? use('ann', 'hero', 0) : play('ann', 'spell', { choose: { it: cards(on) } });
  return broken(afterPlaying(state, acted), play('bob', 'no')).length === 0;
}
const strike = doing({ do: 'damage', amount: 1, to: it });

proveEvery(effectPattern, {
  maintained: () => {
    const answered = (kind: 'turn' | 'turn-and-maintain') => {
      const no = anEvent({
        abilities: [
          { ability: 'playing', kind: 'only', inResponseTo: { to: { maintained: true }, as: 'answered' } },
          { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
        ],
      });
      const well = aSite({
        abilities: [
          {
            ability: 'voluntary',
            pay: [{ pay: kind, card: 'this' }],
            do: [{ do: 'modify', cards: 'this', by: [{ body: 1 }], until: 'end-of-turn' }],
          },
        ],
      });
      const state = table({ ann: { front: { well } }, bob: { hand: { no } } });
      return broken(afterPlaying(state, use('ann', 'well', 0)), play('bob', 'no')).length === 0;
    };
    expect([answered('turn-and-maintain'), answered('turn')]).toEqual([true, false]);
  },
  byTurning: () => {
    const answered = (turning: boolean) => {
      const no = anEvent({
        abilities: [
          {
            ability: 'playing',
            kind: 'only',
            inResponseTo: { to: { byTurning: { type: ['Site'] } }, as: 'answered' },
          },
          { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
        ],
      });
      const well = aSite({
        abilities: [
          {
            ability: 'voluntary',
            pay: turning ? [{ pay: 'turn', card: 'this' }] : [{ pay: 'power', amount: 1 }],
            do: [{ do: 'gain-power', players: 'you', amount: 2 }],
          },
        ],
      });
      const state = table({ ann: { power: 1, front: { well } }, bob: { hand: { no } } });
      return broken(afterPlaying(state, use('ann', 'well', 0)), play('bob', 'no')).length === 0;
    };
    expect([answered(true), answered(false)]).toEqual([true, false]);
  },
  targetsPlayer: () => {
    const aimed = (target: boolean) =>
      anEvent({
        abilities: [
          {
            ability: 'event',
            choose: [{ choose: 'players', of: 'every-player', target, as: 'it' }],
            do: [{ do: 'gain-power', players: it, amount: 1 }],
          },
        ],
      });
    const at = (who: string, target = true) => {
      const answered = anEvent({
        abilities: [
          {
            ability: 'playing',
            kind: 'only',
            inResponseTo: { to: { targetsPlayer: 'you' }, as: 'answered' },
          },
          { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
        ],
      });
      const state = table({
        ann: { hand: { spell: aimed(target) } },
        bob: { hand: { no: answered } },
        cyd: {},
      });
      const played = play('ann', 'spell', { choose: { it: players(who) } });
      return broken(afterPlaying(state, played), play('bob', 'no')).length === 0;
    };
    expect([at('bob'), at('cyd'), at('bob', false)]).toEqual([true, false, false]);
  },
  to: () => {
    expect(answers({ would: ['damage'], to: { type: ['Character'] } }, strike)).toBe(true);
    expect(answers({ would: ['damage'], to: { type: ['Site'] } }, strike)).toBe(false);
  },
  any: () => {
    const smoke = { would: ['smoke'] } as const;
    expect(answers({ any: [smoke, { would: ['damage'] }] }, strike)).toBe(true);
    expect(answers({ any: [smoke] }, strike)).toBe(false);
  },
  source: () => {
    expect(answers({ source: { type: ['Event'] } }, strike)).toBe(true);
    expect(answers({ source: { type: ['Character'] } }, strike)).toBe(false);
    expect(answers({ source: { designator: 'Hero' } }, strike, 'rogue', true)).toBe(true);
  },
  kind: () => {
    expect([
      answers({ kind: 'played-card' }, strike),
      answers({ kind: 'played-card' }, strike, 'rogue', true),
    ]).toEqual([true, false]);
    expect([
      answers({ kind: 'ability' }, strike),
      answers({ kind: 'ability' }, strike, 'rogue', true),
    ]).toEqual([false, true]);
    expect([answers({ kind: 'any' }, strike), answers({ kind: 'any' }, strike, 'rogue', true)]).toEqual([
      true,
      true,
    ]);
  },
  by: () => {
    expect(answers({ by: 'every-opponent' }, strike)).toBe(true);
    expect(answers({ by: 'you' }, strike)).toBe(false);
  },
  targets: () => {
    const aimed = doing({ do: 'damage', amount: 1, to: it }, { target: true });
    expect(answers({ targets: { controller: 'you' } }, aimed)).toBe(true);
    expect(answers({ targets: { controller: 'you' } }, aimed, 'hero')).toBe(false);
    expect(answers({ targets: { controller: 'you' } }, strike)).toBe(false);
  },
  would: () => {
    type Would = NonNullable<EffectPattern['would']>[number];
    const effects: { readonly [Each in Exclude<Would, 'remove-from-play'>]: Effect } = {
      'steal-power': { do: 'steal-power', from: { controllerOf: it }, to: 'you', amount: 1 },
      toast: { do: 'toast', cards: it },
      smoke: { do: 'smoke', cards: it },
      'gain-power': { do: 'gain-power', players: 'you', amount: { figure: 'fighting', of: it } },
      'return-to-hand': { do: 'move', cards: it, to: 'hand', of: 'owner' },
      damage: { do: 'damage', amount: 1, to: it },
      cancel: { do: 'cancel-effects', of: it },
      unturn: { do: 'unturn', cards: it },
      'look-at-hand': { do: 'look-at-hand', of: { controllerOf: it }, by: 'you' },
      discard: { do: 'discard-hand', players: { controllerOf: it } },
      'take-control': { do: 'take-control', cards: it, by: 'you', until: 'end-of-game' },
      'return-to-play': { do: 'return-to-play', cards: it, by: 'you' },
      'play-from-smoked-pile': {
        ...{ do: 'play', by: 'you', which: {}, in: { smoked: 'you' }, cost: 'none' },
        ...{ ignoringResources: true, optional: true },
      },
      redirect: { do: 'redirect', source: 'it', from: { each: { type: ['Site'] }, in: 'play' }, to: it },
      'change-target': {
        ...{ do: 'change-attack-target', attackers: { each: { attacking: true }, in: 'play' }, to: it },
      },
    };
    const names = Object.keys(effects) as (keyof typeof effects)[];
    for (const name of names) {
      const others = names.filter((other) => other !== name);
      const answered = [[name], others].map((would) => answers({ would }, doing(effects[name])));
      expect([name, ...answered]).toEqual([name, true, false]);
    }
    const removing = names.filter((name) => answers({ would: ['remove-from-play'] }, doing(effects[name])));
    expect(removing).toEqual(['toast', 'smoke', 'return-to-hand']);
    const hidden: Effect = {
      do: 'if',
      condition: { turnOf: 'you' },
      effects: [{ do: 'each-card', cards: it, effects: [{ do: 'smoke', cards: 'each' }] }],
    };
    expect(answers({ would: ['smoke'] }, doing(hidden))).toBe(true);
    const canceling: Effect = { do: 'modify', cards: it, by: [{ canceled: true }], until: 'end-of-turn' };
    expect(answers({ would: ['cancel'] }, doing(canceling))).toBe(true);
  },
  against: () => {
    const against = (effect: Effect, on = 'rogue') =>
      answers({ against: 'you', would: ['smoke', 'steal-power', 'damage', 'discard'] }, doing(effect), on);
    expect(against({ do: 'smoke', cards: it })).toBe(true);
    expect(against({ do: 'smoke', cards: it }, 'monk')).toBe(false);
    expect(
      against(
        { do: 'damage', amount: 1, to: { each: { controller: 'every-opponent', isNot: it }, in: 'play' } },
        'hero',
      ),
    ).toBe(true);
    expect(against({ do: 'steal-power', from: { controllerOf: it }, to: 'you', amount: 1 })).toBe(true);
    expect(against({ do: 'steal-power', from: { controllerOf: it }, to: 'you', amount: 1 }, 'monk')).toBe(
      false,
    );
    expect(
      against({
        do: 'each-player',
        players: 'every-opponent',
        effects: [{ do: 'discard-hand', players: 'that-player' }],
      }),
    ).toBe(true);
    expect(against({ do: 'each-card', cards: it, effects: [{ do: 'smoke', cards: 'each' }] }, 'monk')).toBe(
      false,
    );
    expect(answers({ against: 'you' }, doing({ do: 'turn', cards: it }))).toBe(true);
    expect(answers({ against: 'you' }, doing({ do: 'turn', cards: it }), 'monk')).toBe(false);
  },
  againstItsPlayer: () => {
    const gains = (players: 'you' | 'every-opponent') =>
      answers(
        { would: ['gain-power'], againstItsPlayer: true },
        doing({ do: 'gain-power', players, amount: 1 }),
      );
    expect([gains('you'), gains('every-opponent')]).toEqual([true, false]);
  },
});
