import { type Noun, one, possessive, you } from '../../../vocabulary/english.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { CardRef, PlayerRef, Players } from '../references.ts';
import { kindOfCard } from './kinds.ts';
import type { Speech } from './speech.ts';

export function cardCalled(ref: CardRef, speech: Speech): Noun {
  switch (ref) {
    case 'this':
      return one('this card');
    case 'conjoined':
      return one('the card played in conjunction');
    case 'granter':
      return one('the card that grants this');
    case 'each':
      return one('it');
  }
  if ('event' in ref) return partCalled(ref.event, speech);
  if ('chosen' in ref) return named(ref.chosen, speech);
  return one(`${possessive(playerCalled(ref.personaOf, speech))} Persona`);
}

/** A part of the event that the text speaks of. A card that the text itself has named keeps its name. */
function partCalled(part: 'card' | 'source' | 'target' | 'player' | 'by', speech: Speech): Noun {
  const { event } = speech;
  const is = part === 'card' || part === 'source' || part === 'target' ? event?.[part]?.is : undefined;
  if (is !== undefined && is !== 'each') return cardCalled(is, speech.withoutEvent());
  switch (part) {
    case 'card':
      return one(`that ${kindOfCard(event?.card)}`);
    case 'source':
      return one('the card that did it');
    case 'target':
      return one('its target');
    case 'player':
      return one('that player');
    case 'by':
      return one('the player who did it');
  }
}

export function playerCalled(ref: PlayerRef, speech: Speech): Noun {
  switch (ref) {
    case 'you':
      return you;
    case 'opponent':
      return one('your opponent');
    case 'that-player':
      return one('the player');
    case 'current-player':
      return one('the current player');
  }
  if ('event' in ref) return partCalled(ref.event, speech);
  if ('chosen' in ref) return named(ref.chosen, speech);
  if ('winnerOf' in ref) return one(`the winner of ${named(ref.winnerOf, speech).phrase}`);
  if ('loserOf' in ref) return one(`the loser of ${named(ref.loserOf, speech).phrase}`);
  if ('opponentOf' in ref) return one(`${possessive(playerCalled(ref.opponentOf, speech))} opposing player`);
  return 'controllerOf' in ref
    ? one(`${possessive(cardCalled(ref.controllerOf, speech))} controller`)
    : one(`${possessive(cardCalled(ref.ownerOf, speech))} owner`);
}

/** Players, each of whom is meant. */
export function playersCalled(players: Players, speech: Speech): Noun {
  return players === 'each' ? one('each player') : playerCalled(players, speech);
}

/** Players, any of whom will do. */
export function anyPlayerOf(players: Players, speech: Speech): Noun {
  return players === 'each' ? one('any player') : playerCalled(players, speech);
}

/** “you control”, “controlled by your opponent”. */
export function controlledBy(players: Players, speech: Speech): string {
  return players === 'you' ? 'you control' : `controlled by ${anyPlayerOf(players, speech).phrase}`;
}
