import { expect, test } from 'vitest';
import type { EventPattern } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, decline, playing, strong } from './acting.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEvent, broken, pass, player, table } from './table.ts';

const bobReplies = playing('bob', 'reply');
/** Bob has an Event that is played only in response to such an event. */
const scene = (event: EventPattern, fighter = strong(6)) =>
  table({
    ann: { front: { home: aFengShuiSite() }, characters: { fighter } },
    bob: {
      front: { tower: aFengShuiSite(), keep: aFengShuiSite() },
      characters: { hero: aCharacter() },
      hand: {
        reply: anEvent({
          abilities: [
            { ability: 'playing', kind: 'only', inResponseTo: { event } },
            { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
          ],
        }),
      },
    },
  });

test.each<EventPattern>([
  { event: 'smoked', card: { type: ['Character'] }, player: 'you', combat: true },
  { event: 'damage-inflicted', source: { controller: 'every-opponent' }, combat: true },
  { event: 'combat-ended', card: { controller: 'every-opponent' } },
  { event: 'attack-ended', by: 'every-opponent', successful: true },
])(
  'Without a triggered effect, players respond after the attack to what its last combat did: $event',
  (event) => {
    const ended = afterPlaying(scene(event), attack('hero', 'fighter'), pass, decline('bob'), pass);
    expect(ended.attack).toBeNull();
    expect(player(afterPlaying(ended, bobReplies, pass), 'bob').power).toBe(1);
  },
);

test('Players respond to the end of an attack that took a Site after they could respond to the taking', () => {
  const state = scene({ event: 'attack-ended', by: 'every-opponent' });
  const taken = afterPlaying(state, attack('tower', 'fighter'), pass, decline('bob'), pass, {
    do: 'choose',
    player: 'ann',
    value: { mode: 'burn-for-victory' },
  });
  expect(broken(taken, bobReplies)).toEqual(['5.2/stated-response-in-the-same-scene']);
  expect(player(afterPlaying(taken, pass, bobReplies, pass), 'bob').power).toBe(1);
});

test('What is played after an unsuccessful attack is played once it has ended, and not before', {
  meta: {
    rules: ['shadowfist.yotd/6.5/actions-between-attacks', 'shadowfist.yotd/6.5/unsuccessful-attack'],
  },
}, () => {
  const state = scene({ event: 'attack-ended', successful: false });
  const attacked = afterPlaying(state, attack('tower', 'fighter'), pass);
  expect(broken(attacked, bobReplies)).toEqual(['5.2/stated-response-in-the-same-scene']);
  const harmless = strong(6, {
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
  });
  const unsuccessful = scene({ event: 'attack-ended', successful: false }, harmless);
  const failed = afterPlaying(unsuccessful, attack('tower', 'fighter'), pass, decline('bob'), pass);
  expect([failed.attack, failed.turn.phase]).toEqual([null, 'main']);
  expect(player(afterPlaying(failed, bobReplies, pass), 'bob').power).toBe(1);
});
