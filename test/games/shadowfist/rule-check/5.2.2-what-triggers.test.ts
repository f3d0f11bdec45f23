import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack, choosing, decline, doing, intercept, playing } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const gain = (amount: number) => ({ do: 'gain-power', players: 'you', amount }) as const;

test('A card in hand can wait for its own discarding', () => {
  const trap = aCharacter({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'discarded', card: { is: 'this' }, player: 'you', by: 'every-opponent' },
        from: 'hand',
        do: [gain(5)],
      },
    ],
  });
  const raid = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'choose',
            choice: { choose: 'cards', which: {}, in: { hand: 'every-opponent' }, as: 'card' },
          },
          { do: 'discard', cards: { chosen: 'card' } },
        ],
      },
    ],
  });
  const state = table({ ann: { hand: { raid } }, bob: { hand: { trap, other: aCharacter() } } });
  const asked = afterPlaying(state, playing('ann', 'raid'), pass);
  const discarded = (which: string) =>
    afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards: [which] } });
  expect(player(afterPlaying(discarded('trap'), pass), 'bob').power).toBe(5);
  expect(discarded('other').scene).toBeNull();
});

test('What waits for the end of an attack can ask for its target', () => {
  const when = (type: 'Site' | 'Character'): Ability => ({
    ability: 'triggered',
    on: { event: 'attack-ended', targets: { type: [type] } },
    do: [gain(1)],
  });
  const state = table({
    ann: { characters: { fighter: aCharacter({ fighting: 2 }) } },
    bob: { front: { tower: aSite({ abilities: [when('Site'), when('Character')] }) } },
  });
  const ended = afterPlaying(state, attack('tower', 'fighter'), pass, decline('bob'), pass);
  expect(player(afterPlaying(ended, pass), 'bob').power).toBe(1);
});

test('The use of Tactics triggers what waits for it, and the use of Stealth does not', () => {
  const uses = (using: 'Stealth' | 'Tactics', amount: number): Ability => ({
    ability: 'triggered',
    on: { event: 'generated', source: { is: 'this' }, using },
    do: [gain(amount)],
  });
  const tactics: Ability = { ability: 'special', special: 'Tactics' };
  const state = table({
    ann: {
      characters: {
        fighter: aCharacter({ fighting: 2, abilities: [tactics, uses('Tactics', 1), uses('Stealth', 3)] }),
      },
    },
    bob: { front: { tower: aSite() } },
  });
  const retreated = afterPlaying(
    state,
    attack('tower', 'fighter'),
    pass,
    { do: 'tactics', player: 'ann', attacker: 'fighter' },
    pass,
  );
  expect(player(retreated, 'ann').power).toBe(1);
});

test('A State that leaves play with its subject can return to the hand of its owner', () => {
  const burr = aState({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'leaves-play', card: { is: 'subject' } },
        do: [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }],
      },
    ],
  });
  const state = table({
    ann: { hand: { blast: doing('smoke') }, states: { burr: { card: burr, on: 'host' } } },
    bob: { characters: { host: aCharacter() } },
  });
  const smoked = afterPlaying(state, choosing('ann', 'blast', 'host'), pass);
  expect(pile(afterPlaying(smoked, pass), 'ann', 'hand')).toEqual(['burr']);
});

test('What answers an effect can ask what it would do to which cards', () => {
  const shield = (to: 'Character' | 'Site') =>
    anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: {
            to: {
              kind: 'played-card',
              any: [{ targets: { type: ['Edge'] } }, { would: ['smoke'], to: { type: [to] } }],
            },
            as: 'answered',
          },
        },
        { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      ],
    });
  const state = table({
    ann: { hand: { blast: doing('smoke') } },
    bob: {
      characters: { host: aCharacter() },
      hand: { forCharacters: shield('Character'), forSites: shield('Site') },
    },
  });
  const played = afterPlaying(state, choosing('ann', 'blast', 'host'));
  expect(broken(played, playing('bob', 'forSites'))).not.toEqual([]);
  const saved = afterPlaying(played, playing('bob', 'forCharacters'), pass);
  expect(saved.inPlay.map(({ id }) => id)).toEqual(['host']);
});

test('Who attacks is known when the declaration of the attack triggers something', () => {
  const unless: Ability = {
    ability: 'triggered',
    on: { event: 'attack-declared' },
    if: { card: 'this', is: { not: { attacking: true } } },
    do: [gain(1)],
  };
  const state = table({
    ann: { characters: { scout: aCharacter({ abilities: [unless] }), other: aCharacter() } },
    bob: { front: { tower: aSite() } },
  });
  const power = (...attackers: string[]) =>
    player(afterPlaying(state, attack('tower', ...attackers), pass), 'ann').power;
  expect([power('other'), power('scout')]).toEqual([1, 0]);
});

test('An interceptor that Stealth bypasses triggers what waits for that', () => {
  const spying: Ability = {
    ability: 'triggered',
    on: { event: 'ceased-intercepting', source: { is: 'this' }, using: 'Stealth' },
    do: [{ do: 'smoke', cards: { event: 'card' } }],
  };
  const spy = aCharacter({ fighting: 2, abilities: [{ ability: 'special', special: 'Stealth' }, spying] });
  const state = table({
    ann: { characters: { spy }, hand: { recall: doing('cease-intercepting') } },
    bob: { front: { tower: aSite() }, characters: { guard: aCharacter() } },
  });
  const intercepted = afterPlaying(
    ...([state, attack('tower', 'spy'), pass, intercept('bob', { spy: ['guard'] })] as const),
  );
  const stealth = { do: 'stealth', player: 'ann', attacker: 'spy', interceptor: 'guard' };
  const bypassed = afterPlaying(intercepted, stealth, pass, pass);
  expect(pile(bypassed, 'bob', 'smoked')).toEqual(['guard']);
  const recalled = afterPlaying(intercepted, choosing('ann', 'recall', 'guard'), pass);
  expect([pile(recalled, 'bob', 'smoked'), recalled.scene]).toEqual([[], null]);
});

test('What responds to an attack can ask for a number of attackers', () => {
  const ambusher = aCharacter({
    abilities: [
      {
        ability: 'playing',
        kind: 'also',
        inResponseTo: {
          event: {
            event: 'attack-declared',
            player: 'every-opponent',
            amount: { atLeast: 2 },
            targets: { controller: 'you' },
          },
        },
        cost: 'none',
      },
    ],
  });
  const state = table({
    ann: { characters: { one: aCharacter(), other: aCharacter() } },
    bob: { front: { tower: aSite() }, hand: { ambusher } },
  });
  const ambush = playing('bob', 'ambusher', { way: 0, at: { column: 0 } });
  expect(broken(afterPlaying(state, attack('tower', 'one')), ambush)).toEqual([
    '5.2/stated-response-in-the-same-scene',
  ]);
  expect(broken(afterPlaying(state, attack('tower', 'one', 'other')), ambush)).toEqual([]);
});
