import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import { isOfAttacksAlone } from '../attacks-alone.ts';
import type { Effect } from '../effects.ts';
import type { Modifier } from '../modifiers.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { Cards, Condition } from '../terms.ts';
import type { ExertionEnd } from '../words.ts';
import type { Word } from '../words-in.ts';

/** What would say in other words what the vocabulary has one form for: that form is named. */
export function otherSpellings(word: Word, path: Path): Mistake[] {
  switch (word.kind) {
    case 'PlayerModifier':
      return inPlayerModifier(word.value, path);
    case 'Condition':
      return inCondition(word.value, path);
    case 'Ability':
      return inAbility(word.value, path);
    case 'Effect':
      return inEffect(word.value, path);
    default:
      return [];
  }
}

const ofHardExertions: readonly (ExertionEnd | undefined)[] = [
  ...(['power-blow', 'power-block', 'attack', 'defense', 'illusion'] as const),
];

function inPlayerModifier(modifier: PlayerModifier, path: Path): Mistake[] {
  if ('attacksAtMost' in modifier && modifier.attacksAtMost === 0)
    return refused([...path, 'attacksAtMost'], 'A player who may play no attacks', '{"cannot": "attack"}');
  if (!('cannot' in modifier)) return [];
  const { cannot, such, from, of, for: end, by } = modifier;
  const at = [...path, 'cannot'];
  if (cannot === 'play' && isOfAttacksAlone(such))
    return refused(at, 'A prevention of playing attacks alone', '"cannot": "attack"', 'attack');
  if (cannot === 'attack-several-times' && [such, from, of, by].every((one) => one === undefined))
    return refused(at, 'At most one attack in a turn', '{"attacksAtMost": 1}');
  if (cannot === 'exert' && ofHardExertions.includes(end))
    return refused(
      at,
      'An Exertion for that is always a Hard Exertion, and the prevention',
      '"cannot": "make-hard-exertions"',
      'make-hard-exertions',
    );
  if (cannot === 'make-soft-exertions' && ofHardExertions.includes(end))
    return refused(
      at,
      'No Soft Exertion is made for that; a prevention of the Exertion',
      '"cannot": "make-hard-exertions"',
      'make-hard-exertions',
    );
  return [];
}

function inCondition(condition: Condition, path: Path): Mistake[] {
  if (!('prevented' in condition) || condition.kind === undefined) return [];
  if (condition.prevented !== 'play' || !isOfAttacksAlone({ kind: [condition.kind] })) return [];
  return refused(
    [...path, 'prevented'],
    'That a player is prevented from playing attacks',
    '"prevented": "attack"',
    'attack',
  );
}

function inAbility(ability: Ability, path: Path): Mistake[] {
  return ability.ability === 'continuous'
    ? inModified(ability.cards, ability.modify ?? [], [...path, 'modify'])
    : [];
}

function inEffect(effect: Effect, path: Path): Mistake[] {
  return effect.do === 'modify' ? inModified(effect.cards, effect.by, [...path, 'by']) : [];
}

/** What cards of a sort nobody plays is said of the players; of one card, and of what may be played with another, of the card. */
function inModified(cards: Cards | undefined, modifiers: readonly Modifier[], path: Path): Mistake[] {
  if (typeof cards !== 'object' || !('each' in cards)) return [];
  return modifiers.flatMap((modifier, at) =>
    'cannot' in modifier && modifier.cannot === 'be-played' && modifier.unlessWith === undefined
      ? refused(
          [...path, at, 'cannot'],
          'That players cannot play such cards is said of the players, and',
          '{"cannot": "play", "such": …} in `modifyPlayers`',
        )
      : [],
  );
}

function refused(path: Path, what: string, form: string, suggestion: string | null = null): Mistake[] {
  return [mistake('wrong-value', path, `${what} is written ${form}.`, suggestion)];
}
