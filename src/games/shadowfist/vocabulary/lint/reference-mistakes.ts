import type { Mistake } from '../../../../engine/answer.ts';
import type { Path } from '../../../../engine/mistake.ts';
import {
  type Here as AnyHere,
  at,
  dangling,
  inEach,
  inEvent,
  inGranter,
  inMode,
  nameReader,
} from '../../../vocabulary/lint/reference-mistakes.ts';
import { amountRoles } from '../../words/amounts/amounts.ts';
import { readingsOf } from '../../words/readings.ts';
import type { Reading } from '../../words/word.ts';
import type { Effect } from '../effects.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount } from '../terms.ts';
import type { Word } from '../words-in.ts';
import type { Means, Scope } from './scope.ts';

type Here = AnyHere<Scope>;

/** What a word speaks of must be there: chosen or done before it, or told by an event. */
export function referenceMistakes(word: Word, path: Path, scope: Scope, read: Set<string>): Mistake[] {
  const here = { path, scope, read };
  const names = readingsOf(word).flatMap(({ path: keys, name, means }) => inName(keys, name, means, here));
  return [...names, ...otherMistakes(word, here)];
}

function otherMistakes(word: Word, here: Here): Mistake[] {
  switch (word.kind) {
    case 'CardRef':
      return inCardRef(word.value, here);
    case 'PlayerRef':
      return inPlayerRef(word.value, here);
    case 'Amount':
      return inAmount(word.value, here);
    case 'Condition':
      return 'chosen' in word.value ? inMode(word.value, here) : [];
    case 'Effect':
      return inEnd(word.value, here);
    default:
      return [];
  }
}

function inAmount(amount: Amount, here: Here): Mistake[] {
  if (typeof amount === 'number') return [];
  const { ofEvent, ofEach } = amountRoles(amount);
  if (ofEvent === true) return inEvent('amount', here);
  return ofEach === true ? inEach(here) : [];
}

function inCardRef(ref: CardRef, here: Here): Mistake[] {
  const { scope } = here;
  switch (ref) {
    case 'this':
    case 'its-target':
      return [];
    case 'subject':
      return scope.subject ? [] : dangling(here, 'Only a State has a subject, and what a State grants.');
    case 'granter':
      return inGranter(here);
    case 'each':
      return inEach(here);
  }
  return 'event' in ref ? inEvent(ref.event, here) : [];
}

function inPlayerRef(ref: PlayerRef, here: Here): Mistake[] {
  if (ref === 'that-player') {
    return here.scope.thatPlayer ? [] : dangling(here, 'Nothing here goes through several players.');
  }
  return typeof ref === 'object' && 'event' in ref ? inEvent(ref.event, here) : [];
}

/** Only what is turned and maintained keeps its effect while it stays turned (4.2). */
function inEnd(effect: Effect, here: Here): Mistake[] {
  const end = 'until' in effect ? 'until' : 'end';
  const last = 'until' in effect ? effect.until : 'end' in effect ? effect.end : null;
  if (last !== 'while-this-turned' || here.scope.maintained) return [];
  return dangling(at(here, end), 'No card is turned and maintained for this (4.2).');
}

/** What a name stands for, as it is told. */
const nameMistakes = nameReader<Means>({
  cards: 'cards',
  players: 'players',
  number: 'a number',
  symbol: 'a resource symbol',
  mode: 'a mode',
  designator: 'a designator',
  type: 'a card type',
  title: 'a title',
  'number-on': 'a number on a card',
  effect: 'an effect',
  'damage-source': 'a source of damage',
  division: 'how an amount is divided',
  drawn: 'cards that are drawn or seen',
  done: 'what is done',
  x: 'the X of the card',
});

function inName(
  [key, ...deeper]: Reading['path'],
  name: string,
  means: readonly Means[],
  here: Here,
): Mistake[] {
  const [inner] = deeper;
  return inner === undefined
    ? nameMistakes(key, name, means, here)
    : nameMistakes(inner, name, means, at(here, key));
}
