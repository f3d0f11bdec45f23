import type { InPlay, Player, Zone } from '../state.ts';
import { copyBindings, copyElsewhere } from './copy-values.ts';

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
  return { cards: cards.map(copyElsewhere), unknown };
}

export function copyInPlay(card: InPlay): InPlay {
  const copy = { ...card };
  copy.counters = { ...card.counters };
  copy.chosen = copyBindings(card.chosen);
  if (card.away !== undefined) copy.away = { ...card.away };
  return copy;
}
