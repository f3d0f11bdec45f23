import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack, decline, playing, strong } from '../acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  pass,
  table,
} from '../table.ts';

type Only = Omit<Extract<Ability, { ability: 'playing' }>, 'ability' | 'kind'>;
const only = (how: Only): Ability => ({ ability: 'playing', kind: 'only', ...how });
const notTheirTurn = '3.3.2/opponents-play-only-events';

describe('A card that is only played in an opponent’s Main Shot', () => {
  const duringOthers = only({ when: { all: [{ during: 'main-shot' }, { not: { turnOf: 'you' } }] } });
  const lurker = aCharacter({ abilities: [duringOthers] });
  const state = table({
    ann: { front: { home: aSite() }, characters: { fighter: aCharacter() }, hand: { lurker } },
    bob: { front: { tower: aSite() }, hand: { lurker2: lurker, plain: aCharacter() } },
  });
  const at = { at: { column: 0 } };

  test('A Character is played in the Main Shot of an opponent, and not in that of its player', () => {
    expect(broken(state, playing('bob', 'lurker2', at))).toEqual([]);
    expect(broken(state, playing('bob', 'plain', at))).toEqual([notTheirTurn]);
    expect(broken(state, playing('ann', 'lurker', at))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('It is played during an attack, too', () => {
    expect(broken(afterPlaying(state, attack('tower', 'fighter')), playing('bob', 'lurker2', at))).toEqual(
      [],
    );
  });

  test('A text that only restricts the times at which a card is played gives no permission in another’s turn', () => {
    const ambush = aState({ abilities: [only({ when: { during: 'attack' } })] });
    const attacked = afterPlaying(
      table({
        ann: { characters: { fighter: aCharacter() } },
        bob: { front: { tower: aSite() }, hand: { ambush } },
      }),
      attack('tower', 'fighter'),
    );
    expect(broken(attacked, playing('bob', 'ambush', { on: 'fighter' }))).toEqual([notTheirTurn]);
  });
});

describe('A card that is only played in response to what an opponent does', () => {
  const vengeance = (inResponseTo: Only['inResponseTo']) =>
    aState({
      abilities: [
        only(inResponseTo === undefined ? {} : { inResponseTo }),
        { ability: 'subject', which: { type: ['Character'] } },
      ],
    });

  test('A State answers an attack that an opponent declares', () => {
    const state = table({
      ann: { characters: { fighter: aCharacter() } },
      bob: {
        front: { tower: aSite() },
        hand: { snare: vengeance({ event: { event: 'attack-declared', by: 'every-opponent' } }) },
      },
    });
    const snare = playing('bob', 'snare', { on: 'fighter' });
    expect(broken(state, snare)).toEqual(['5.2/stated-response-in-the-same-scene']);
    expect(broken(afterPlaying(state, attack('tower', 'fighter')), snare)).toEqual([]);
  });

  test('A State answers the seizure of a Site by an opponent', () => {
    const state = table({
      ann: { front: { gate: aFengShuiSite() }, characters: { fighter: strong(6) } },
      bob: {
        front: { grove: aFengShuiSite(), keep: aFengShuiSite() },
        hand: {
          revenge: vengeance({
            event: { event: ['seized', 'burned-for-victory'], player: 'you', by: 'every-opponent' },
          }),
        },
      },
    });
    const taken = afterPlaying(state, attack('grove', 'fighter'), pass, decline('bob'), pass, {
      do: 'choose',
      player: 'ann',
      value: { mode: 'burn-for-victory' },
    });
    expect(broken(taken, playing('bob', 'revenge', { on: 'fighter' }))).toEqual([]);
  });

  test('A State that answers an Event of an opponent is played in its player’s own Main Shot only', () => {
    const state = (current: 'ann' | 'bob') =>
      table(
        {
          ann: {
            characters: { fighter: aCharacter() },
            hand: { luck: anEvent({ abilities: [{ ability: 'event', do: [] }] }) },
          },
          bob: {
            hand: {
              reply: vengeance({
                to: { kind: 'played-card', source: { type: ['Event'] }, by: 'every-opponent' },
                as: 'answered',
              }),
            },
          },
        },
        { turn: { player: current } },
      );
    const reply = playing('bob', 'reply', { on: 'fighter' });
    expect(broken(afterPlaying(state('bob'), playing('ann', 'luck')), reply)).toEqual([]);
    expect(broken(afterPlaying(state('ann'), playing('ann', 'luck')), reply)).toEqual([notTheirTurn]);
  });

  test('A Character answers a Character that an opponent plays', () => {
    const rival = aCharacter({
      abilities: [
        only({
          inResponseTo: {
            to: { kind: 'played-card', source: { type: ['Character'] }, by: 'every-opponent' },
            as: 'answered',
          },
        }),
      ],
    });
    const state = table({
      ann: { front: { home: aSite() }, hand: { hero: aCharacter() } },
      bob: { front: { tower: aSite() }, hand: { rival } },
    });
    const at = { at: { column: 0 } };
    expect(broken(afterPlaying(state, playing('ann', 'hero', at)), playing('bob', 'rival', at))).toEqual([]);
  });
});
