import { describe, expect, test } from 'vitest';
import type { EventName } from '../../../../src/games/shadowfist/vocabulary/event-names.ts';
import { choosing, playing } from './acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, pass, pile, player, table } from './table.ts';

/** Gains its controller 1 Power whenever such a thing happens. */
const on = (event: EventName) =>
  anEdge({
    title: `On ${event}`,
    abilities: [
      { ability: 'triggered', on: { event }, do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
const victim = (place: object | 'play') =>
  ({ choose: 'cards', which: { type: ['Character'] }, in: place, as: 'victim' }) as never;
const spell = (place: object | 'play', effect: object) =>
  anEvent({ abilities: [{ ability: 'event', choose: [victim(place)], do: [effect as never] }] });
const chosen = { chosen: 'victim' } as const;

const state = (watch: EventName) =>
  table({
    ann: {
      hand: {
        toast: spell('play', { do: 'toast', cards: chosen }),
        discard: spell({ hand: 'every-opponent' }, { do: 'discard', cards: chosen }),
        smoke: spell('play', { do: 'smoke', cards: chosen }),
        sacrifice: spell('play', { do: 'sacrifice', cards: chosen }),
        rise: spell({ smoked: 'you' }, { do: 'return-to-play', cards: chosen, by: 'you' }),
        knight: aCharacter(),
      },
      characters: { page: aCharacter() },
      smoked: { ghost: aCharacter() },
    },
    bob: { characters: { rogue: aCharacter() }, hand: { thug: aCharacter() } },
    cat: { edges: { watch: on(watch) } },
  });

/** How often what waits for an event is triggered as ann does something. */
function triggered(watch: EventName, action: object): number {
  const done = afterPlaying(state(watch), action, pass);
  return player(done.scene === null ? done : afterPlaying(done, pass), 'cat').power;
}

describe('words for what is alike, and is not the same for other cards (7.1)', () => {
  const toasting = choosing('ann', 'toast', 'rogue');
  const discarding = choosing('ann', 'discard', 'thug');

  test('toasting and discarding both put a card into the toasted pile', {
    meta: {
      rules: [
        'shadowfist.yotd/7.1/toasting-is-not-discarding',
        'shadowfist.yotd/7.1/other-card-effects-marks-differences',
      ],
    },
  }, () => {
    expect(pile(afterPlaying(state('toasted'), toasting, pass), 'bob', 'toasted')).toEqual(['rogue']);
    expect(pile(afterPlaying(state('toasted'), discarding, pass), 'bob', 'toasted')).toEqual(['thug']);
  });

  test('but what triggers on one does not trigger on the other', {
    meta: {
      rules: [
        'shadowfist.yotd/7.1/toasting-is-not-discarding',
        'shadowfist.yotd/7.1/other-card-effects-marks-differences',
      ],
    },
  }, () => {
    expect([triggered('toasted', toasting), triggered('toasted', discarding)]).toEqual([1, 0]);
    expect([triggered('discarded', toasting), triggered('discarded', discarding)]).toEqual([0, 1]);
  });

  test('nor do smoking and sacrificing trigger the same', {
    meta: { rules: ['shadowfist.yotd/7.1/smoking-is-not-sacrificing'] },
  }, () => {
    const smoking = choosing('ann', 'smoke', 'page');
    const sacrificing = choosing('ann', 'sacrifice', 'page');
    expect([triggered('smoked', smoking), triggered('smoked', sacrificing)]).toEqual([1, 0]);
    expect([triggered('sacrificed', smoking), triggered('sacrificed', sacrificing)]).toEqual([0, 1]);
  });

  test('nor playing and returning to play, though both enter play', {
    meta: { rules: ['shadowfist.yotd/7.1/playing-is-not-returning-to-play'] },
  }, () => {
    const plays = playing('ann', 'knight');
    const returns = choosing('ann', 'rise', 'ghost');
    expect([triggered('enters-play', plays), triggered('enters-play', returns)]).toEqual([1, 1]);
    expect([triggered('returned-to-play', plays), triggered('returned-to-play', returns)]).toEqual([0, 1]);
    // The Event that returns the card is played itself.
    const characterPlayed = (action: object) =>
      afterPlaying(state('played'), action, pass).turn.events.filter(
        ({ event, card: id }) => event === 'played' && (id === 'knight' || id === 'ghost'),
      ).length;
    expect([characterPlayed(plays), characterPlayed(returns)]).toEqual([1, 0]);
  });

  test('nor targeting and choosing', {
    meta: { rules: ['shadowfist.yotd/7.1/targeting-is-not-choosing'] },
  }, () => {
    const aiming = (target: boolean) =>
      anEvent({
        abilities: [
          {
            ability: 'event',
            choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim', target }],
            do: [{ do: 'turn', cards: chosen }],
          },
        ],
      });
    const given = table({
      ann: { hand: { aims: aiming(true), picks: aiming(false) } },
      bob: { characters: { rogue: aCharacter() }, edges: { watch: on('targeted') } },
    });
    const power = (id: string) => {
      const done = afterPlaying(given, choosing('ann', id, 'rogue'), pass);
      return player(done, 'bob').power;
    };
    expect([power('aims'), power('picks')]).toEqual([1, 0]);
  });
});
