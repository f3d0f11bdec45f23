import type { Choice } from '../../../../../src/games/shadowfist/vocabulary/choices.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { attack, choosing, decline, strong } from '../../rule-check/acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  pass,
  table,
} from '../../rule-check/table.ts';

export type OfCards = Partial<Extract<Choice, { choose: 'cards' }>>;
/** An Event that chooses a card, in play unless said otherwise, and does so. */
export const spelled = (effects: readonly Effect[], more: OfCards = {}) =>
  anEvent({
    title: 'Spell',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim', ...more }],
        do: [...effects],
      },
    ],
  });
export const seats = (spell: ReturnType<typeof anEvent>) =>
  table({
    ann: {
      front: { gate: aSite() },
      characters: { hero: { card: strong(4), damage: 2 } },
      hand: { spell, trick: aCharacter() },
      smoked: { ash: aCharacter() },
      deck: 9,
    },
    bob: {
      front: { garden: aFengShuiSite(), hill: { card: aFengShuiSite(), faceDown: true } },
      characters: { guard: strong(2), idle: { card: strong(2), turned: true } },
      states: { blade: { card: aState(), on: 'guard' } },
      hand: { trifle: aCharacter() },
    },
  });
/** After Ann's Event has done so to a card. */
export const after = (effect: Effect | readonly Effect[], on: string, more: OfCards = {}) =>
  afterPlaying(seats(spelled('do' in effect ? [effect] : effect, more)), choosing('ann', 'spell', on), pass);
export const inPlay = (state: ReturnType<typeof table>) => state.inPlay.map(({ id }) => id);
export const held = { in: { hand: 'every-player' } } as const;
/** Ann attacks, and Bob may intercept. */
export const joined = [attack('garden', 'hero'), pass, decline('ann')];
