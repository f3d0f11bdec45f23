import type { StateGiven } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { anEvent, table } from '../table.ts';

export const step = (verb: string, more: object = {}) => ({ do: verb, player: 'ann', ...more });
export const generates = step('generate-power');
export const declines = step('decline-power');
export const unturns = step('unturn');
export const discards = (...cards: readonly string[]) => step('discard', { cards });
export const draws = step('draw');
export const playing = (id: string, who = 'ann') => ({ do: 'play', player: who, card: id });
export type Seat = Parameters<typeof table>[0][string];
/** Ann is in this phase of her Establishing Shot. */
export const at = (phase: StateGiven['turn']['phase'], ann: Seat, bob: Seat = {}, turn: object = {}) =>
  table({ ann, bob }, { turn: { phase, generatedPower: null, ...turn } });
export const trader = anEvent({ title: 'Trader', abilities: [{ ability: 'event', do: [] }] });
/** Played at the start of the turn; the only card that generates Power then. */
export const demon = anEvent({
  title: 'Demon',
  abilities: [
    { ability: 'playing', kind: 'only', when: { during: 'start-of-turn' } },
    {
      ability: 'event',
      do: [
        {
          do: 'modify-players',
          players: 'you',
          by: [{ cannotGeneratePower: { isNot: 'this' } }],
          until: 'end-of-turn',
        },
        { do: 'generate-power', player: 'you', amount: 3 },
      ],
    },
  ],
});
