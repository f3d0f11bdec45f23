import { expect } from 'vitest';
import { z } from 'zod';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Choice } from '../../../../../src/games/shadowfist/vocabulary/choices.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { type EventName, eventNames } from '../../../../../src/games/shadowfist/vocabulary/event-names.ts';
import { choosing, onVictim, strong, victim } from '../../rule-check/acting.ts';
import { attack, choose, decline, intercept, play, use } from '../../rule-check/cards/cast.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  card,
  pass,
  table,
} from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

type Play = ReturnType<typeof table>;

/** Counts, for itself, how often something happens. */
const watch = (event: EventName) => ({
  ...{ id: 'watch', owner: 'ann', controller: 'ann' },
  card: anEdge({
    title: 'Watch',
    abilities: [
      {
        ...{ ability: 'triggered', on: { event }, immediately: true },
        do: [{ do: 'counters', name: 'seen', number: 1, on: 'this' }],
      },
    ],
  }),
});

/** Which of these events trigger a card by such actions. */
function told(names: readonly EventName[], before: Play, ...actions: readonly unknown[]): EventName[] {
  return names.filter((name) => {
    const watched = { ...before, inPlay: [...before.inPlay, watch(name)] };
    return (card(afterPlaying(watched, ...actions), 'watch').counters.seen ?? 0) > 0;
  });
}

type OfCards = Partial<Extract<Choice, { choose: 'cards' }>>;
const spelled = (effect: Effect, more: OfCards = {}) =>
  anEvent({
    title: 'Spell',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim', ...more }],
        do: [effect],
      },
    ],
  });
const seats = (spell: ReturnType<typeof anEvent> = anEvent()) =>
  table({
    ann: {
      power: 3,
      front: { gate: aSite() },
      characters: { hero: { card: strong(4), damage: 1 }, monk: strong(1) },
      edges: {
        drum: anEdge({
          abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
        }),
      },
      hand: { spell, squire: aCharacter({ cost: 2 }) },
      smoked: { ash: aCharacter() },
    },
    bob: {
      power: 3,
      front: { garden: aFengShuiSite({ body: 3 }), hill: { card: aFengShuiSite(), faceDown: true } },
      characters: { guard: strong(1), idle: { card: strong(2), turned: true } },
      hand: { trifle: aCharacter() },
    },
    cyd: { characters: { ally: strong(1) } },
  });
const after = (...actions: readonly unknown[]) => afterPlaying(seats(), ...actions);
/** Which of these happen as an Event of Ann's resolves that does this. */
const brings = (names: readonly EventName[], effect: Effect, on: string, more: OfCards = {}) =>
  told(names, afterPlaying(seats(spelled(effect, more)), choosing('ann', 'spell', on)), pass);

const passing = (player: string) => ({ do: 'pass', player });
const declared = [attack('ann', 'garden', 'hero'), pass];
const joined = [...declared, decline('cyd'), pass, decline('cyd'), decline('ann')];
const intercepted = [...joined, intercept('bob', { hero: ['guard'] }), pass];
const unopposed = [...joined, decline('bob')];

proveEvery(z.enum(eventNames), {
  'played, generated, enters-play, power-spent': () => {
    const names = ['played', 'generated', 'enters-play', 'power-spent'] as const;
    const squire = play('ann', 'squire', { at: { column: 0 } });
    expect(told(names, seats(), squire)).toEqual(['played', 'enters-play', 'power-spent']);
    expect(told(names, after(squire), pass)).toEqual([]);
    expect(told(names, seats(), use('ann', 'drum', 0))).toEqual(['generated']);
    expect(told(names, seats(), play('ann', 'spell'))).toEqual(['played']);
  },
  'leaves-play, smoked, toasted, sacrificed, returned-to-hand': () => {
    const names = ['leaves-play', 'smoked', 'toasted', 'sacrificed', 'returned-to-hand'] as const;
    const left = (effect: Effect, on = 'guard') => brings(names, effect, on);
    expect(left({ do: 'smoke', cards: victim })).toEqual(['leaves-play', 'smoked']);
    expect(left({ do: 'toast', cards: victim })).toEqual(['leaves-play', 'toasted']);
    expect(left({ do: 'sacrifice', cards: victim }, 'monk')).toEqual(['leaves-play', 'sacrificed']);
    const moved = (to: 'hand' | 'deck-top') => left({ do: 'move', cards: victim, to, of: 'owner' });
    expect(moved('hand')).toEqual(['leaves-play', 'returned-to-hand']);
    expect(moved('deck-top')).toEqual(['leaves-play']);
    expect(left({ do: 'turn', cards: victim })).toEqual([]);
  },
  'returned-to-play': () => {
    const names = ['returned-to-play', 'enters-play', 'played'] as const;
    const back: Effect = { do: 'return-to-play', cards: victim, by: 'you' };
    expect(brings(names, back, 'ash', { in: { smoked: 'you' } })).toEqual([
      'returned-to-play',
      'enters-play',
    ]);
  },
  'discarded, drawn': () => {
    const names = ['discarded', 'drawn'] as const;
    const shed: Effect = { do: 'discard', cards: victim };
    expect(brings(names, shed, 'trifle', { in: { hand: 'opponent-to-the-left' } })).toEqual(['discarded']);
    const draw = (amount: number) => brings(names, { do: 'draw', players: 'you', amount }, 'hero');
    expect(draw(2)).toEqual(['drawn']);
    expect(draw(0)).toEqual([]);
  },
  revealed: () => {
    expect(told(['revealed'], seats(), { do: 'reveal', player: 'bob', card: 'hill' })).toEqual(['revealed']);
    expect(brings(['revealed'], { do: 'reveal', cards: victim }, 'hill')).toEqual(['revealed']);
    expect(brings(['revealed'], { do: 'reveal', cards: victim }, 'garden')).toEqual([]);
  },
  'turned, unturned': () => {
    const turning = (what: 'turn' | 'unturn', on: string) =>
      brings(['turned', 'unturned'], { do: what, cards: victim }, on);
    expect([turning('turn', 'guard'), turning('turn', 'idle')]).toEqual([['turned'], []]);
    expect([turning('unturn', 'idle'), turning('unturn', 'guard')]).toEqual([['unturned'], []]);
  },
  'turned-to-attack, attack-declared, attack-joined': () => {
    const names = ['turned-to-attack', 'attack-declared', 'attack-joined'] as const;
    expect(told(names, seats(), attack('ann', 'garden', 'hero'))).toEqual([
      'turned-to-attack',
      'attack-declared',
    ]);
    const join = { do: 'join', player: 'cyd', attackers: ['ally'] };
    expect(told(names, after(...declared), join)).toEqual(['turned-to-attack', 'attack-joined']);
    expect(told(names, after(...declared), decline('cyd'))).toEqual([]);
  },
  'attacked-without-turning': () => {
    const names = ['turned', 'turned-to-attack', 'attacked-without-turning'] as const;
    const free: Ability = {
      ability: 'continuous',
      cards: 'this',
      modify: [{ mayAttackWithoutTurning: true }],
    };
    const before = table({
      ann: { characters: { hero: strong(4, { abilities: [free] }) } },
      bob: { front: { garden: aFengShuiSite() } },
    });
    const turning = attack('ann', 'garden', 'hero');
    expect(told(names, before, { ...turning, withoutTurning: ['hero'] })).toEqual([
      'attacked-without-turning',
    ]);
    expect(told(names, before, turning)).toEqual(['turned', 'turned-to-attack']);
  },
  'target-changed': () => {
    const changing: Effect = {
      ...{ do: 'change-attack-target', to: victim },
      attackers: { each: { attacking: true }, in: 'play' },
    };
    const attacking = afterPlaying(seats(spelled(changing)), attack('ann', 'garden', 'hero'));
    const others = ['bob', 'cyd'].map(passing);
    const answered = afterPlaying(attacking, ...others, choosing('ann', 'spell', 'guard'));
    expect(told(['target-changed'], answered, pass)).toEqual(['target-changed']);
    expect(told(['target-changed'], attacking, pass)).toEqual([]);
  },
  'interception-declared, about-to-enter-combat': () => {
    const names = ['interception-declared', 'about-to-enter-combat'] as const;
    const before = after(...joined);
    expect(told(names, before, intercept('bob', { hero: ['guard'] }))).toEqual([...names]);
    expect(told(names, before, decline('bob'))).toEqual([]);
    expect(told(names, afterPlaying(before, decline('bob')), pass)).toEqual(['about-to-enter-combat']);
    expect(told(names, after(...declared, decline('cyd')), pass)).toEqual([]);
  },
  'enters-combat': () => {
    const intercepting = after(...joined, intercept('bob', { hero: ['guard'] }));
    expect(told(['enters-combat'], intercepting, pass)).toEqual([]);
    expect(told(['enters-combat'], afterPlaying(intercepting, pass), pass)).toEqual(['enters-combat']);
  },
  'damage-inflicted, combat-ended, survived-combat, overcame, attack-ended': () => {
    const names = [
      'damage-inflicted',
      'combat-ended',
      'survived-combat',
      'overcame',
      'attack-ended',
    ] as const;
    const [damage, ended, survived, overcame, attackEnded] = names;
    expect(told(names, after(...intercepted), pass)).toEqual([damage, ended, survived, overcame]);
    expect(told(names, after(...unopposed), pass)).toEqual([]);
    const smoking = choose('ann', { mode: 'smoke' });
    expect(told(names, after(...unopposed), pass, smoking)).toEqual([damage, ended, survived]);
    expect(told(names, after(...unopposed, pass, smoking), pass)).toEqual([attackEnded]);
  },
  'ceased-attacking, ceased-intercepting': () => {
    const names = ['ceased-attacking', 'ceased-intercepting'] as const;
    const ceasing = (what: 'cease-attacking' | 'cease-intercepting', on: string) => {
      const state = afterPlaying(seats(onVictim({ do: what, cards: victim })), ...intercepted);
      return told(names, afterPlaying(state, choosing('ann', 'spell', on)), pass);
    };
    expect(ceasing('cease-attacking', 'hero')).toEqual([...names]);
    expect(ceasing('cease-intercepting', 'guard')).toEqual(['ceased-intercepting']);
    expect(ceasing('cease-intercepting', 'hero')).toEqual([]);
  },
  'healed, turned-to-heal': () => {
    const names = ['healed', 'turned-to-heal'] as const;
    const heal: Effect = { do: 'heal', cards: victim, amount: 'all' };
    expect(brings(names, heal, 'hero')).toEqual(['healed']);
    const healing = { do: 'heal', player: 'ann', card: 'hero' };
    expect(told(names, seats(), healing)).toEqual(['turned-to-heal']);
    expect(told(names, after(healing), pass)).toEqual(['healed']);
  },
  'body-reduced-to-zero': () => {
    const struck = (amount: number) =>
      brings(['body-reduced-to-zero'], { do: 'damage', amount, to: victim }, 'garden');
    expect([struck(3), struck(2)]).toEqual([['body-reduced-to-zero'], []]);
  },
  'seized, burned-for-victory, burned-for-power': () => {
    const names = ['seized', 'burned-for-victory', 'burned-for-power'] as const;
    const fate = (mode: string, ...more: readonly unknown[]) =>
      told(names, after(...unopposed, pass), choose('ann', { mode }), ...more);
    const beside = choose('ann', { position: { column: 1, row: 'front' } });
    expect(fate('seize', beside)).toEqual(['seized']);
    expect(fate('burn-for-victory')).toEqual(['burned-for-victory']);
    expect(fate('burn-for-power')).toEqual(['burned-for-power']);
    expect(fate('smoke')).toEqual([]);
  },
  'control-changed': () => {
    const taking: Effect = { do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' };
    expect(brings(['control-changed'], taking, 'guard')).toEqual(['control-changed']);
  },
  targeted: () => {
    const chosen = (target: boolean) => {
      const state = seats(spelled({ do: 'turn', cards: victim }, { target }));
      return told(['targeted'], state, choosing('ann', 'spell', 'guard'));
    };
    expect([chosen(true), chosen(false)]).toEqual([['targeted'], []]);
  },
  redirected: () => {
    const shield: Ability = {
      ability: 'continuous',
      cards: { each: { type: ['Site'] }, in: 'play' },
      modify: [{ redirectsDamageTo: 'this' }],
    };
    const struck = (on: string) => {
      const state = table({
        ann: { hand: { spell: onVictim({ do: 'damage', amount: 1, to: victim }) } },
        bob: { front: { tower: aSite() }, characters: { bold: strong(9, { abilities: [shield] }) } },
      });
      return told(['redirected'], afterPlaying(state, choosing('ann', 'spell', on)), pass);
    };
    expect([struck('tower'), struck('bold')]).toEqual([['redirected'], []]);
  },
  canceled: () => {
    const no = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', inResponseTo: { to: { by: 'you' }, as: 'it' } },
        { ability: 'event', do: [{ do: 'cancel', effect: 'it' }] },
      ],
    });
    const used = afterPlaying(seats(no), use('ann', 'drum', 0), ...['bob', 'cyd'].map(passing));
    expect(told(['canceled'], afterPlaying(used, play('ann', 'spell')), pass)).toEqual(['canceled']);
    expect(told(['canceled'], used, passing('ann'))).toEqual([]);
  },
  'location-changed': () => {
    const moving = { do: 'change-location', player: 'ann', card: 'hero', to: 'right' };
    const state = table({
      ann: { front: { gate: aSite(), wall: aSite() }, characters: { hero: strong(1) } },
      bob: {},
    });
    expect(told(['location-changed'], afterPlaying(state, moving), pass)).toEqual(['location-changed']);
    expect(told(['location-changed'], state, moving)).toEqual([]);
  },
  'site-moved': () => {
    const others = { each: { type: ['Site'], isNot: victim }, in: 'play' } as const;
    const swap: Effect = { do: 'swap-sites', cards: ['each', victim], changesTarget: false };
    const state = table({
      ann: {
        front: { gate: aSite(), wall: aSite() },
        hand: { spell: spelled({ do: 'each-card', cards: others, effects: [swap] }) },
      },
      bob: {},
    });
    expect(told(['site-moved'], state, choosing('ann', 'spell', 'gate'))).toEqual([]);
    expect(told(['site-moved'], state, choosing('ann', 'spell', 'gate'), pass)).toEqual(['site-moved']);
  },
  'power-generated, power-phase-ended': () => {
    const names = ['power-generated', 'power-phase-ended'] as const;
    const start = after({ do: 'end-turn', player: 'ann' }, pass);
    expect(told(names, start, { do: 'generate-power', player: 'bob' })).toEqual([...names]);
    expect(told(names, start, { do: 'decline-power', player: 'bob' })).toEqual([]);
  },
  'power-gained, power-stolen': () => {
    const names = ['power-gained', 'power-stolen'] as const;
    const gained = (amount: number) => brings(names, { do: 'gain-power', players: 'you', amount }, 'hero');
    expect([gained(1), gained(0)]).toEqual([['power-gained'], []]);
    const stolen = (from: 'you' | 'opponent-to-the-left') =>
      brings(names, { do: 'steal-power', from, to: 'you', amount: 1 }, 'hero');
    expect([stolen('opponent-to-the-left'), stolen('you')]).toEqual([['power-stolen'], []]);
  },
  'turn-started, main-shot-started, turn-ended': () => {
    const names = ['turn-started', 'main-shot-started', 'turn-ended'] as const;
    const ending = { do: 'end-turn', player: 'ann' };
    expect(told(names, seats(), ending, pass)).toEqual(['turn-started', 'turn-ended']);
    const dawn = ['generate-power', 'unturn'].map((verb) => ({ do: verb, player: 'bob' }));
    const discard = { do: 'discard', player: 'bob', cards: [] };
    const ready = after(ending, pass, ...dawn);
    expect(told(names, ready, discard)).toEqual([]);
    expect(told(names, ready, discard, { do: 'draw', player: 'bob' })).toEqual(['main-shot-started']);
  },
});
