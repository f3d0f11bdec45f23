import { type Noun, one, possessive, you } from '../../../vocabulary/english.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { CardRef, PlayerRef, Players, PlayersSuch } from '../references.ts';
import { partCalled } from './event-parts.ts';
import type { Speech } from './speech.ts';

export function cardCalled(ref: CardRef, speech: Speech): Noun {
  switch (ref) {
    case 'this':
      return one('this card');
    case 'its-target':
      return one("this card's target");
    case 'subject':
      return one('subject');
    case 'granter':
      return one('the card that grants this');
    case 'each':
      return one('it');
    default:
      return 'event' in ref ? eventPartCalled(ref.event, speech) : named(ref.chosen, speech);
  }
}

/** What the event's own pattern names, it names from outside the event. */
function eventPartCalled(part: Parameters<typeof partCalled>[0], speech: Speech): Noun {
  return partCalled(part, speech, (ref) => cardCalled(ref, speech.withoutEvent()));
}

export function playerCalled(ref: PlayerRef, speech: Speech): Noun {
  switch (ref) {
    case 'you':
      return you;
    case 'that-player':
      return one('the player');
    case 'current-player':
      return one('the current player');
    case 'attacking-player':
      return one('the attacking player');
    case 'defending-player':
      return one('the defending player');
    case 'opponent-to-the-left':
      return one('the opponent to your left');
    default:
      return otherPlayerCalled(ref, speech);
  }
}

function otherPlayerCalled(ref: Exclude<PlayerRef, string>, speech: Speech): Noun {
  if ('event' in ref) return eventPartCalled(ref.event, speech);
  if ('chosen' in ref) return named(ref.chosen, speech);
  return 'controllerOf' in ref
    ? one(`${possessive(cardCalled(ref.controllerOf, speech))} controller`)
    : one(`${possessive(cardCalled(ref.ownerOf, speech))} owner`);
}

function isSuch(players: Players): players is PlayersSuch {
  return typeof players === 'object' && 'such' in players;
}

function suchPlayer({ every, such }: PlayersSuch, speech: Speech): string {
  return `${every} such that ${speech.condition(such)}`;
}

/** Players, each of whom is meant. */
export function playersCalled(players: Players, speech: Speech): Noun {
  if (players === 'every-player') return one('each player');
  if (isSuch(players)) return one(`each ${suchPlayer(players, speech)}`);
  return players === 'every-opponent' ? one('each opponent') : playerCalled(players, speech);
}

/** Players, any of whom will do. */
export function anyPlayerOf(players: Players, speech: Speech): Noun {
  if (players === 'every-player') return one('any player');
  if (isSuch(players)) return one(`any ${suchPlayer(players, speech)}`);
  return players === 'every-opponent' ? one('an opponent') : playerCalled(players, speech);
}

/** “you control”, “controlled by an opponent”. */
export function controlledBy(players: Players, speech: Speech): string {
  return players === 'you' ? 'you control' : `controlled by ${anyPlayerOf(players, speech).phrase}`;
}
