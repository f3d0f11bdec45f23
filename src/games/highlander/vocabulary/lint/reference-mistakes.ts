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
import type { Filter } from '../filters.ts';
import type { Modifier } from '../modifiers.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount, Condition, Place } from '../terms.ts';
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
    case 'Place':
      return inPlace(word.value, here);
    case 'Filter':
      return inFilter(word.value, here);
    case 'Modifier':
      return inModifier(word.value, here);
    case 'PlayerModifier':
      return inPlayerModifier(word.value, here);
    case 'Effect':
      return inEffect(word.value, here);
    default:
      return [];
  }
}

const ofCards: readonly Means[] = ['cards', 'cards-done'];

function inCardRef(ref: CardRef, here: Here): Mistake[] {
  const { scope } = here;
  switch (ref) {
    case 'this':
      return [];
    case 'conjoined':
      return scope.conjoined ? [] : dangling(here, 'The card is played in conjunction with none.');
    case 'granter':
      return inGranter(here);
    case 'each':
      return inEach(here);
  }
  if ('event' in ref) return inEvent(ref.event, here);
  return 'chosen' in ref ? inName('chosen', ref.chosen, ofCards, here) : [];
}

function inPlayerRef(ref: PlayerRef, here: Here): Mistake[] {
  if (ref === 'that-player') {
    return here.scope.thatPlayer ? [] : dangling(here, 'Nothing here looks at one of several players.');
  }
  if (typeof ref === 'string') return [];
  if ('event' in ref) return inEvent(ref.event, here);
  if ('chosen' in ref) return inName('chosen', ref.chosen, ['player'], here);
  if ('winnerOf' in ref) return inName('winnerOf', ref.winnerOf, ['challenge'], here);
  return 'loserOf' in ref ? inName('loserOf', ref.loserOf, ['challenge'], here) : [];
}

function inAmount(amount: Amount, here: Here): Mistake[] {
  if (typeof amount === 'number') return [];
  if ('value' in amount) return inName('value', amount.value, ['number', ...ofCards], here);
  if ('eventAmount' in amount) return inEvent('amount', here);
  if (!('gems' in amount) || !('in' in amount)) return [];
  const made: Means = amount.by === undefined ? 'exertion' : 'challenge';
  return inName('in', amount.in, [made], here);
}

function inCondition(condition: Condition, here: Here): Mistake[] {
  if ('done' in condition) return inName('done', condition.done, ['done', 'cards-done', 'exertion'], here);
  if (!('chosen' in condition)) return [];
  return [...inName('chosen', condition.chosen, ['mode'], here), ...inMode(condition, here)];
}

function inPlace(place: Place, here: Here): Mistake[] {
  return typeof place === 'object' && 'exertion' in place
    ? inName('exertion', place.exertion, ['exertion'], here)
    : [];
}

function inFilter({ title }: Filter, here: Here): Mistake[] {
  return typeof title === 'object' ? inName('chosen', title.chosen, ['title'], at(here, 'title')) : [];
}

function inModifier(modifier: Modifier, here: Here): Mistake[] {
  if (!('coversOnly' in modifier) || !('chosen' in modifier.coversOnly)) return [];
  return inName('chosen', modifier.coversOnly.chosen, ['area'], at(here, 'coversOnly'));
}

function inPlayerModifier(modifier: PlayerModifier, here: Here): Mistake[] {
  if (!('gemsFound' in modifier) || typeof modifier.of === 'string') return [];
  return inName('chosen', modifier.of.chosen, ['gem'], at(here, 'of'));
}

function inEffect(effect: Effect, here: Here): Mistake[] {
  if (effect.do === 'attribute-challenge' && typeof effect.gem === 'object')
    return inName('chosen', effect.gem.chosen, ['gem'], at(here, 'gem'));
  if (effect.do !== 'exert' || effect.gems === undefined || !('chosen' in effect.gems)) return [];
  return inName('chosen', effect.gems.chosen, ['gem'], at(here, 'gems'));
}

/** What a name stands for, as it is told. */
const inName = nameReader<Means>({
  cards: 'cards',
  player: 'a player',
  number: 'a number',
  gem: 'a gem',
  area: 'an area',
  mode: 'a mode',
  title: 'a title',
  exertion: 'an Exertion',
  challenge: 'an Attribute Challenge',
  'cards-done': 'cards to which something is done',
  done: 'what is done',
});
