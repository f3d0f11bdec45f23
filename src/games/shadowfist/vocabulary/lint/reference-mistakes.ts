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
import type { Effect } from '../effects.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount, Condition } from '../terms.ts';
import type { Word } from '../words-in.ts';
import type { Means, Scope } from './scope.ts';

type Here = AnyHere<Scope>;

/** What a word speaks of must be there: chosen or done before it, or told by an event. */
export function referenceMistakes(word: Word, path: Path, scope: Scope, read: Set<string>): Mistake[] {
  const here = { path, scope, read };
  switch (word.kind) {
    case 'CardRef':
      return inCardRef(word.value, here);
    case 'PlayerRef':
      return inPlayerRef(word.value, here);
    case 'Amount':
      return inAmount(word.value, here);
    case 'Condition':
      return inCondition(word.value, here);
    case 'Effect':
      return inEffect(word.value, here);
    default:
      return [];
  }
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
  if ('event' in ref) return inEvent(ref.event, here);
  return inName('chosen', ref.chosen, ['cards', 'drawn', 'damage-source', 'effect'], here);
}

function inPlayerRef(ref: PlayerRef, here: Here): Mistake[] {
  if (ref === 'that-player') {
    return here.scope.thatPlayer ? [] : dangling(here, 'Nothing here goes through several players.');
  }
  if (typeof ref === 'string') return [];
  if ('event' in ref) return inEvent(ref.event, here);
  return 'chosen' in ref ? inName('chosen', ref.chosen, ['players'], here) : [];
}

function inAmount(amount: Amount, here: Here): Mistake[] {
  if (typeof amount === 'number') return [];
  if ('value' in amount) return inName('value', amount.value, ['number', 'x', 'cards'], here);
  if ('eventAmount' in amount) return inEvent('amount', here);
  if (!('resources' in amount) || typeof amount.resources === 'string') return [];
  return inName('chosen', amount.resources.chosen, ['symbol'], at(here, 'resources'));
}

function inCondition(condition: Condition, here: Here): Mistake[] {
  if ('done' in condition) return inName('done', condition.done, ['done', 'drawn'], here);
  if (!('chosen' in condition)) return [];
  return [...inName('chosen', condition.chosen, ['mode'], here), ...inMode(condition, here)];
}

function inEffect(effect: Effect, here: Here): Mistake[] {
  switch (effect.do) {
    case 'cancel':
    case 'cancel-and-smoke':
    case 'change-targets':
      return inName('effect', effect.effect, ['effect'], here);
    case 'redirect':
      return inName('source', effect.source, ['damage-source', 'effect', 'cards'], here);
    case 'change-number':
      if (effect.number === undefined) return inEnd(effect, here);
      return [...inName('number', effect.number, ['number-on'], here), ...inEnd(effect, here)];
    default:
      return inEnd(effect, here);
  }
}

/** Only what is turned and maintained keeps its effect while it stays turned (4.2). */
function inEnd(effect: Effect, here: Here): Mistake[] {
  const end = 'until' in effect ? 'until' : 'end';
  const isKept = effect.do === 'at' ? effect.end : 'until' in effect ? effect.until : null;
  if (isKept !== 'while-this-turned' || here.scope.maintained) return [];
  return dangling(at(here, end), 'No card is turned and maintained for this (4.2).');
}

/** What a name stands for, as it is told. */
const inName = nameReader<Means>({
  cards: 'cards',
  players: 'players',
  number: 'a number',
  symbol: 'a resource symbol',
  mode: 'a mode',
  'number-on': 'a number on a card',
  effect: 'an effect',
  'damage-source': 'a source of damage',
  drawn: 'cards that are drawn or seen',
  done: 'what is done',
  x: 'the X of the card',
});
