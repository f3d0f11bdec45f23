import { does, possessive } from '../../../vocabulary/english.ts';
import { comparisonSaid, conditionsSaid, deniedSaid } from '../../../vocabulary/rendering/conditions.ts';
import type { PlayerRef } from '../references.ts';
import type { Condition } from '../terms.ts';
import { anyOfCards, noneOfCards } from './cards.ts';
import { anyPlayerOf, cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Of<Key extends string> = Extract<Condition, Readonly<Record<Key, unknown>>>;

/** A condition as a clause that follows “if”. */
export function conditionSaid(condition: Condition, speech: Speech): string {
  if ('all' in condition) return conditionsSaid(condition.all, 'and', speech);
  if ('any' in condition) return `either ${conditionsSaid(condition.any, 'or', speech)}`;
  if ('not' in condition) return denied(condition.not, speech);
  if ('compare' in condition) return comparisonSaid(condition.compare, speech);
  if ('happenedThisTurn' in condition) {
    const often = condition.atLeast === undefined ? '' : ` at least ${condition.atLeast} times`;
    const when = condition.inThisAttack === true ? 'in this attack' : 'this turn';
    return `this happened ${when}${often}: ${speech.happens(condition.happenedThisTurn)}`;
  }
  if ('done' in condition) return `[${condition.done}] was successful`;
  if ('chosen' in condition) return `[${condition.chosen}] is “${condition.as}”`;
  if ('somePlayer' in condition) return ofSomePlayer(condition, speech);
  return stated(condition, '', speech);
}

/** What is simply so, or simply not so, says it in its verb. */
type Plain = Of<'card'> | Of<'exists'> | Of<'during'> | Of<'attack'> | OfPlayers;
type OfPlayers = Of<'closerToVictory'> | Of<'player'> | Of<'opponent'> | Of<'turnOf'>;

function denied(condition: Condition, speech: Speech): string {
  return isPlain(condition) ? stated(condition, 'not ', speech) : deniedSaid(condition, speech);
}

function isPlain(condition: Condition): condition is Plain {
  const keys = ['card', 'exists', 'during', 'attack', 'closerToVictory', 'player', 'opponent', 'turnOf'];
  return keys.some((key) => key in condition);
}

const times: { readonly [Time in Of<'during'>['during']]: readonly [is: string, isNot: string] } = {
  'main-shot': ['it is a Main Shot', 'it is not a Main Shot'],
  'establishing-shot': ['it is an Establishing Shot', 'it is not an Establishing Shot'],
  'start-of-turn': ['it is the start of a turn', 'it is not the start of a turn'],
  attack: ['it is during an attack', 'it is not during an attack'],
  combat: ['it is during combat', 'it is not during combat'],
  'prior-to-combat': ['it is prior to combat', 'it is not prior to combat'],
  auction: ['it is during an auction', 'it is not during an auction'],
};

function stated(condition: Plain, not: '' | 'not ', speech: Speech): string {
  if ('card' in condition)
    return `${cardCalled(condition.card, speech).phrase} is ${not}${speech.predicate(condition.is)}`;
  if ('exists' in condition)
    return `there is ${(not === '' ? anyOfCards : noneOfCards)(condition.exists, speech)}`;
  if ('during' in condition) return times[condition.during][not === '' ? 0 : 1];
  if ('attack' in condition)
    return `there is ${attackSaid(condition.attack, not === '' ? 'an' : 'no', speech)}`;
  return ofPlayers(condition, not, speech);
}

function attackSaid({ target, declaredBy }: Of<'attack'>['attack'], article: string, speech: Speech): string {
  const against = target === undefined ? '' : ` against ${speech.aCard(target)}`;
  const by = declaredBy === undefined ? '' : ` declared by ${anyPlayerOf(declaredBy, speech).phrase}`;
  return `${article} attack${against}${by}`;
}

function ofPlayers(condition: OfPlayers, not: string, speech: Speech): string {
  const called = (ref: PlayerRef) => playerCalled(ref, speech);
  if ('turnOf' in condition) return `it is ${not}${possessive(called(condition.turnOf))} turn`;
  if ('closerToVictory' in condition)
    return `${does(called(condition.closerToVictory), `be ${not}closer to victory`)} than ${called(condition.than).phrase}`;
  return 'opponent' in condition
    ? `${does(called(condition.opponent), `be ${not}an opponent`)} of ${called(condition.of).phrase}`
    : `${does(called(condition.player), 'be')} ${not}${called(condition.is).phrase}`;
}

function ofSomePlayer({ somePlayer, such }: Of<'somePlayer'>, speech: Speech): string {
  const some = anyPlayerOf(somePlayer, speech);
  const isSome = somePlayer === 'every-player' || somePlayer === 'every-opponent';
  return isSome
    ? `there is ${some.phrase} such that ${speech.condition(such)}`
    : `${does(some, 'be')} such that ${speech.condition(such)}`;
}
