import type { InPlay, Player, Zone } from '../state.ts';

/** The cards in its piles are the same: what lies elsewhere than in play is never changed. */
export function copyPlayer(player: Player): Player {
  const copy = { ...player, oneShots: [...player.oneShots] };
  copy.hand = copyZone(player.hand);
  copy.deck = copyZone(player.deck);
  copy.smoked = copyZone(player.smoked);
  copy.toasted = copyZone(player.toasted);
  copy.burnedForVictory = copyZone(player.burnedForVictory);
  return copy;
}

function copyZone({ cards, unknown }: Zone): Zone {
  return { cards: [...cards], unknown };
}

/** What was chosen, and how many counters are on it, is never changed, only replaced. */
export function copyInPlay(card: InPlay): InPlay {
  const copy = { ...card };
  if (card.away !== undefined) copy.away = { ...card.away };
  if (card.noticed !== undefined) copy.noticed = [...card.noticed];
  return copy;
}
