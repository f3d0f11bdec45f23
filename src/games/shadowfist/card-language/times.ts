import { type Phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Condition, Filter } from '../vocabulary/terms.ts';
import type { End } from '../vocabulary/words.ts';
import { beingItself } from './being.ts';
import * as marked from './marked.ts';
import { anyCard, condition, players } from './slots.ts';

const mainShot: Condition = { during: 'main-shot' };
const yourTurn: Condition = { turnOf: 'you' };
const opponentsTurn: Condition = { not: yourTurn };
const attack: Condition = { during: 'attack' };

/** “any time” adds nothing: everything may be done at any time of a Main Shot unless a text says otherwise (5.2). */
const ANY_TIME = '[(at any time|any time|anytime)]';
const OPPONENTS =
  "(an opponent 's|opponents 's|any opponent 's|each opponent 's|another player 's|other player 's|other players 's|other players)";

/** When something may be played or used: “during an attack”. */
export const time: Kind<Condition> = phrases<Condition>(['a time', marked.conditions], () => [
  words(`${ANY_TIME} during your Main Shot`, { all: [mainShot, yourTurn] }),
  words(
    `${ANY_TIME} during (any Main Shot|any player 's Main Shot|each Main Shot) [[,] including during an attack]`,
    mainShot,
  ),
  words(`${ANY_TIME} during ${OPPONENTS} (Main Shot|Main Shots)`, { all: [mainShot, opponentsTurn] }),
  words(`${ANY_TIME} during your turn`, yourTurn),
  words(`${ANY_TIME} during ${OPPONENTS} (turn|turns)`, opponentsTurn),
  words(`${ANY_TIME} during an attack`, attack),
  words('(except during an attack|outside of an attack)', { not: attack }),
  words('at the (start|beginning) of your turn', { all: [{ during: 'start-of-turn' }, yourTurn] }),
  words('(prior to combat|before combat)', { during: 'prior-to-combat' }),
  words(`${ANY_TIME} during an attack [that] you (declare|declared)`, { attack: { declaredBy: 'you' } }),
  words(`${ANY_TIME} during (an opponent 's attack|an attack (by|declared by) an opponent)`, {
    attack: { declaredBy: 'every-opponent' },
  }),
  reading(
    `${ANY_TIME} during an attack (by|declared by) {declaredBy}`,
    { declaredBy: players },
    (one): Condition => ({ attack: one }),
  ),
  // 10.2: “when attacked” is any time during an attack that targets a card you control.
  words(`(when attacked|${ANY_TIME} during an attack against you)`, onTarget({ controller: 'you' })),
  saying(
    `${ANY_TIME} during an attack (against|on|that targets) {target}`,
    { target: anyCard },
    ({ target }) => (target.in === 'play' ? onTarget(target.which) : undefined),
    (value: Condition) =>
      'attack' in value && value.attack.target !== undefined && value.attack.declaredBy === undefined
        ? { target: { which: value.attack.target, in: 'play' as const } }
        : undefined,
  ),
  reading(
    'during an attack [that] you (declare|declared) (against|on) {target}',
    { target: anyCard },
    ({ target }): Condition | undefined =>
      target.in === 'play' ? { attack: { target: target.which, declaredBy: 'you' } } : undefined,
  ),
  saying(
    '(if|while) {condition}',
    { condition },
    ({ condition: value }) => value,
    (value: Condition) => ({ condition: value }),
  ),
  reading('(if|while) {is}', { is: beingItself }, ({ is }): Condition => ({ card: 'this', is })),
]);

function onTarget(target: Filter): Condition {
  return { attack: { target } };
}

export const durationPhrases = (): readonly Phrase<End>[] => [
  words('until [the] end of [the|this] turn', 'end-of-turn'),
  words('until [the] end of [the|this] attack', 'end-of-attack'),
  words('until [the] end of [the|this] combat', 'end-of-combat'),
  words('until [the] (start|beginning) of your next turn', 'start-of-your-next-turn'),
  words('until [the] end of your next turn', 'end-of-your-next-turn'),
  words('(until|till) (it|he|she|they|that Character|target) leave~ play', 'while-in-play'),
  words('until (this card|#self) leave~ play', 'while-this-in-play'),
  words('[during] this turn', 'end-of-turn'),
  words('(this attack|during this attack|during the attack)', 'end-of-attack'),
  words('for the (duration|remainder) of (the|this) turn', 'end-of-turn'),
  words('for the (duration|remainder) of (the|this) attack', 'end-of-attack'),
];

/** The moment at which something is done: “at the end of the turn”. */
export const moment = phrases<End>(['a moment', marked.texts], () => [
  words('at [the] end of [the|this] turn', 'end-of-turn'),
  words('at [the] end of [the|this] attack', 'end-of-attack'),
  words('at [the] end of [the|this] combat', 'end-of-combat'),
  words('at the (start|beginning) of your next turn', 'start-of-your-next-turn'),
]);
