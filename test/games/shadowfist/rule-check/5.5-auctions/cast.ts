import type { State } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEvent, table } from '../table.ts';

export const duke = aCharacter({ title: 'The Duke', fighting: 6, restrictions: ['Unique'] });
export const square = aFengShuiSite({ title: 'Jade Square', body: 6, restrictions: ['Unique'] });
export const temple = aFengShuiSite({ title: 'Temple' });
export const windfall = anEvent({
  title: 'Windfall',
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] }],
});
export const bid = (who: string, power: number) => ({ do: 'bid', player: who, power });
export const passes = (who: string) => ({ do: 'pass', player: who });
export const plays = (who: string, id: string, more: object = {}) => ({
  ...{ do: 'play', player: who, card: id, at: { column: 0 } },
  ...more,
});
export const plot = (who: string, id: string) => ({ do: 'play', player: who, card: id });
export const reveals = (who: string, id: string) => ({ do: 'reveal', player: who, card: id });
export const keeps = (who: string, id: string) => ({
  ...{ do: 'choose', player: who },
  value: { cards: [id] },
});
/** Bob has the Duke in play, and Ann plays hers. */
export function contest(more: { ann?: object; bob?: object; cat?: object } = {}): State {
  return afterPlaying(
    table({
      ann: { power: 4, front: { a1: temple }, hand: { duke2: duke }, ...more.ann },
      bob: { power: 3, front: { b1: temple }, characters: { duke1: duke }, ...more.bob },
      cat: { power: 5, front: { c1: temple }, ...more.cat },
    }),
    plays('ann', 'duke2'),
  );
}
