import type { State } from '../state.ts';
import { grouped } from './grouped.ts';
import { hasSettled, stateCheck } from './state-check.ts';

type Signpost = State['signposts'][number];

export const signposts = [
  stateCheck('signpost-without-attack', '4.5.2/attack-signpost-duration', function* ({ state }) {
    if (state.attack !== null) return;
    for (const place of placesUntil(state, 'end-of-attack')) {
      yield {
        message: 'The signpost lasts until the end of an attack, and there is none.',
        state: [`/signposts/${place}/until`],
      };
    }
  }),

  stateCheck('signpost-without-scene', '4.5.2/response-signpost-duration', function* (board) {
    const { state } = board;
    const scene = state.scene ?? state.auction?.suspended ?? null;
    if (scene !== null || !hasSettled(board)) return;
    for (const place of placesUntil(state, 'effect-resolved')) {
      yield {
        message: 'The signpost lasts until an effect has resolved, and no scene is open in which one could.',
        state: [`/signposts/${place}/until`],
      };
    }
  }),

  stateCheck('several-signposts', '4.5.2/one-signpost-a-source', function* ({ state }) {
    for (const places of grouped(state.signposts.keys(), sourceIn(state)).values()) {
      if (places.length < 2) continue;
      yield {
        message: `${places.length} signposts stand for one source of damage; the last would have erased the others.`,
        state: places.map((place) => `/signposts/${place}/source`),
        need: 1,
        have: places.length,
      };
    }
  }),

  stateCheck('redirected-to-same-card', '4.5.2/not-to-the-same-card', function* ({ state }) {
    for (const [place, { from, to }] of state.signposts.entries()) {
      if (!from.includes(to)) continue;
      yield {
        message: 'The signpost redirects damage to the card that would have taken it.',
        state: [`/signposts/${place}/to`],
        have: to,
      };
    }
  }),
];

function placesUntil({ signposts }: State, until: Signpost['until']): number[] {
  return [...signposts.keys()].filter((place) => signposts[place]?.until === until);
}

/** A card and an effect have no name in common. */
function sourceIn({ signposts }: State) {
  return (place: number) => {
    const { source } = signposts[place] ?? { source: { card: '' } };
    return 'card' in source ? source.card : source.effect;
  };
}
