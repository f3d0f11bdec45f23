import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import { isOfAttacksAlone } from '../attacks-alone.ts';
import type { Effect } from '../effects.ts';
import type { End } from '../ends.ts';
import type { EventName } from '../event-names.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { Players } from '../references.ts';
import type { EventPattern } from '../terms.ts';

/** Who is attacked, seen from the text: an attack is met, and does its damage, in the turn of that player. */
type Attacked = 'you' | 'opponent';

/** What ends before the attacks that it is about are met, and so never has an effect. */
export function timingMistakes(ability: Ability, path: Path): Mistake[] {
  if (!('do' in ability)) return [];
  return inEffects(ability.do, [...path, 'do'], beginsInOwnTurn(ability));
}

/** Whether it is certain that what it does begins in its player's own turn. */
function beginsInOwnTurn(ability: Ability): boolean {
  if (ability.ability === 'played') return true;
  return (ability.ability === 'may-do' || ability.ability === 'must-do') && (ability.by ?? 'you') === 'you';
}

function inEffects(effects: readonly Effect[], path: Path, isOwnTurn: boolean): Mistake[] {
  return effects.flatMap((effect, at) => inEffect(effect, [...path, at], isOwnTurn));
}

function inEffect(effect: Effect, path: Path, isOwnTurn: boolean): Mistake[] {
  switch (effect.do) {
    case 'modify-players':
      return inTime(attackedBy(effect.players, effect.by), effect.until, path, isOwnTurn);
    case 'when':
      return [
        ...inTime(attackedIn(effect.on), effect.until, path, isOwnTurn),
        ...inEffects(effect.effects, [...path, 'effects'], false),
      ];
    case 'may':
    case 'must':
    case 'at':
      return within(effect, path, false);
    case 'if':
    case 'roll':
    case 'each-player':
    case 'each-card':
      return within(effect, path, isOwnTurn);
    default:
      return [];
  }
}

function within(
  {
    effects,
    otherwise = [],
  }: { readonly effects: readonly Effect[]; readonly otherwise?: readonly Effect[] },
  path: Path,
  isOwnTurn: boolean,
): Mistake[] {
  return [
    ...inEffects(effects, [...path, 'effects'], isOwnTurn),
    ...inEffects(otherwise, [...path, 'otherwise'], isOwnTurn),
  ];
}

const never: Readonly<Record<Attacked, readonly End[]>> = {
  you: ['during-opponents-next-turn'],
  opponent: ['during-your-next-turn'],
};

/** Of what begins in the text's own turn: it ends before it, or has no effect between the end of that turn and its own end. */
const neverFromOwnTurn: Readonly<Record<Attacked, readonly End[]>> = {
  you: [...never.you, 'end-of-opponents-next-turn'],
  opponent: [...never.opponent, 'end-of-phase', 'end-of-turn'],
};

const reasons: Readonly<Record<Attacked, string>> = {
  you: 'Attacks on you are met, and do their damage, in your own turn. For those on their way now say `end-of-turn`, for those of the opponent’s next turn `end-of-your-next-turn`.',
  opponent:
    'Your attacks are met, and do their damage, in the turn of your opponent, after this has ended: say `end-of-opponents-next-turn`.',
};

function inTime(attacked: Attacked | undefined, until: End, path: Path, isOwnTurn: boolean): Mistake[] {
  if (attacked === undefined) return [];
  const tooEarly = (isOwnTurn ? neverFromOwnTurn : never)[attacked];
  return tooEarly.includes(until) ? [mistake('wrong-value', [...path, 'until'], reasons[attacked])] : [];
}

/** Whom all of these protect from attacks alone. */
function attackedBy(players: Players, by: readonly PlayerModifier[]): Attacked | undefined {
  const isOfAttacks = (modifier: PlayerModifier) =>
    ('preventsDamage' in modifier || 'damageReducedTo' in modifier) && isOfAttacksAlone(modifier.from);
  return by.every(isOfAttacks) ? oneOf(players) : undefined;
}

const whenMet: ReadonlySet<EventName> = new Set([
  ...(['attack-successful', 'attack-blocked', 'attack-dodged'] as const),
]);

/** Whose attacks are met in all of these events: the player of an attack is the one who played it. */
function attackedIn({ event, player, card }: EventPattern): Attacked | undefined {
  if (![event].flat().every((one) => whenMet.has(one))) return undefined;
  const attacker = oneOf(player ?? card?.controller);
  if (attacker === undefined) return undefined;
  return attacker === 'you' ? 'opponent' : 'you';
}

function oneOf(players: Players | undefined): Attacked | undefined {
  return players === 'you' || players === 'opponent' ? players : undefined;
}
