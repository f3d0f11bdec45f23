import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path, wrongWord } from '../../../../engine/mistake.ts';
import { nearest } from '../../../../engine/nearest.ts';
import type { Effect } from '../abilities.ts';
import type { CardRef, PlayerRef } from '../references.ts';
import type { Amount, Condition } from '../terms.ts';
import type { Word } from '../words-in.ts';
import type { EventPart } from './event-parts.ts';
import type { Named, Scope } from './scope.ts';

/** Where a word stands, what can be spoken of there, and what was found to be. */
interface Here {
  readonly path: Path;
  readonly scope: Scope;
  readonly read: Set<string>;
}

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
      return [];
    case 'subject':
      return scope.subject ? [] : dangling(here, 'Only a State has a subject, and what a State grants.');
    case 'granter':
      return scope.granted
        ? []
        : dangling(here, 'Only an ability that a card grants to another has a granter.');
    case 'each':
      return scope.each
        ? []
        : dangling(here, 'No filter, and nothing done to each card, looks at a card here.');
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
  return inName('chosen', amount.resources.chosen, ['symbol'], {
    ...here,
    path: [...here.path, 'resources'],
  });
}

function inCondition(condition: Condition, here: Here): Mistake[] {
  if ('done' in condition) return inName('done', condition.done, ['done', 'drawn'], here);
  if (!('chosen' in condition)) return [];
  const modes = here.scope.names.get(condition.chosen)?.modes ?? [];
  const isMode = modes.length === 0 || modes.includes(condition.as);
  return [
    ...inName('chosen', condition.chosen, ['mode'], here),
    ...(isMode ? [] : [wrongWord([...here.path, 'as'], condition.as, modes)]),
  ];
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
function inEnd(effect: Effect, { path, scope }: Here): Mistake[] {
  const end = 'until' in effect ? 'until' : 'end';
  const isKept = effect.do === 'at' ? effect.end : 'until' in effect ? effect.until : null;
  if (isKept !== 'while-this-turned' || scope.maintained) return [];
  return [mistake('dangling-reference', [...path, end], 'No card is turned and maintained for this (4.2).')];
}

function inEvent(part: EventPart, here: Here): Mistake[] {
  const { event } = here.scope;
  const at = part === 'amount' ? here : { ...here, path: [...here.path, 'event'] };
  if (event === null) return dangling(at, 'No event is spoken of here.');
  return event.has(part) ? [] : dangling(at, `The event has no ${part}.`, nearest(part, [...event]));
}

/** A name must have been given, to something of the right kind. */
function inName(key: string, name: string, wanted: readonly Named['means'][], here: Here): Mistake[] {
  const { names } = here.scope;
  const path = [...here.path, key];
  const meaning = names.get(name);
  if (meaning !== undefined && wanted.includes(meaning.means)) {
    if (meaning.toBeRead !== null) here.read.add(meaning.toBeRead);
    return [];
  }
  const fitting = [...names].filter(([, { means }]) => wanted.includes(means)).map(([other]) => other);
  const message =
    meaning === undefined
      ? `Nothing before this is called “${name}”.`
      : `“${name}” is the name of something else: ${told(meaning.means)}.`;
  return [mistake('dangling-reference', path, message, nearest(name, fitting))];
}

const meanings: { readonly [Means in Named['means']]: string } = {
  cards: 'cards',
  players: 'players',
  number: 'a number',
  symbol: 'a resource symbol',
  mode: 'a mode',
  'number-on': 'a number on a card',
  effect: 'an effect',
  'damage-source': 'a source of damage',
  drawn: 'cards that are drawn',
  done: 'what is done',
  x: 'the X of the card',
};

function told(means: Named['means']): string {
  return meanings[means];
}

function dangling({ path }: Here, message: string, suggestion: string | null = null): Mistake[] {
  return [mistake('dangling-reference', path, message, suggestion)];
}
