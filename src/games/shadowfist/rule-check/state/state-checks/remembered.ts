import { grouped } from './grouped.ts';
import { stateCheck } from './state-check.ts';

/** What the turn and the game remember of cards played. */
export const remembered = [
  stateCheck('limited-event-twice', '10.1.1/limited-event-once-a-turn', function* ({ state }) {
    const played = state.turn.limitedEvents.map((one, place) => ({ ...one, place }));
    for (const theirs of grouped(played, ({ player, title }) => `${player} ${title}`).values()) {
      const [first] = theirs;
      if (first === undefined || theirs.length < 2) continue;
      yield {
        message: `${first.player} has played the Limited Event ${first.title} ${theirs.length} times this turn.`,
        state: theirs.map(({ place }) => `/turn/limitedEvents/${place}`),
        need: 1,
        have: theirs.length,
      };
    }
  }),

  stateCheck('one-shot-twice', '10.1.1/one-shot-once-a-game', function* ({ state }) {
    for (const [place, { id, oneShots }] of state.players.entries()) {
      for (const [title, times] of grouped(oneShots, (one) => one)) {
        if (times.length < 2) continue;
        yield {
          message: `${id} has played the One-Shot card ${title} ${times.length} times.`,
          state: [`/players/${place}/oneShots`],
          need: 1,
          have: times.length,
        };
      }
    }
  }),
];
