import type { Mistake } from '../../../../engine/answer.ts';
import { mistake } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';
import { damageInTime } from './damage-in-time.ts';
import { timingMistakes } from './timing-mistakes.ts';

/** Cards that are in play before the game begins, and are never played. */
const preGame: readonly Definition['type'][] = [
  ...(['Persona', 'Quickening', 'Premium', 'Watcher', 'Weapon of Choice', 'Pre-Game', 'Crystal'] as const),
];

/** In the first edition the parts of a Plot are Situations, and in the end an Event (Situation Plots). */
const plotParts: readonly Definition['type'][] = ['Plot', 'Situation', 'Event'];

/** What a card of its type cannot have for an ability. */
export function cardMistakes(card: Definition): Mistake[] {
  const { type, abilities } = card;
  const misplacements = abilities.flatMap((ability, at) => {
    const message = misplaced(type, ability);
    const place = ['abilities', at];
    return [
      ...(message === null ? [] : [mistake('wrong-value', [...place, 'ability'], message)]),
      ...timingMistakes(ability, place),
      ...damageInTime(ability, place),
    ];
  });
  return isPlayedWithAnother(card) ? [...misplacements, ...mistakenForAttack(card)] : misplacements;
}

/** Cards without a grid; one that its text makes an attack all the same is played for itself. */
const withoutGrid: readonly Definition['type'][] = [
  ...(['Event', 'Situation', 'Object', 'Location', 'Plot', 'Edge'] as const),
];

function isPlayedWithAnother({ type, abilities }: Definition): boolean {
  return (
    withoutGrid.includes(type) &&
    abilities.some((ability) => ability.ability === 'playing' && ability.inConjunctionWith !== undefined) &&
    !abilities.some(
      (ability) => ability.ability === 'is' || (ability.ability === 'playing' && 'as' in ability),
    )
  );
}

/** What only an attack can be or do. */
const ofAttacks: readonly string[] = [
  ...(['damage', 'setDamage', 'noDamage', 'damageReducedTo', 'powerBlow', 'headShot', 'hidden'] as const),
];

function mistakenForAttack({ damage, abilities }: Definition): Mistake[] {
  const figure =
    damage === null
      ? []
      : [
          mistake(
            'wrong-value',
            ['damage'],
            'Only an attack has damage: what is added to that of another is said of `conjoined`.',
          ),
        ];
  return [...figure, ...abilities.flatMap(saidOfItself)];
}

function saidOfItself(ability: Ability, at: number): Mistake[] {
  if (ability.ability !== 'continuous' || ability.cards !== 'this') return [];
  return (ability.modify ?? []).flatMap((modifier, place) =>
    Object.keys(modifier)
      .filter((key) => ofAttacks.includes(key))
      .map((key) => mistake('wrong-value', ['abilities', at, 'modify', place, key], NO_ATTACK)),
  );
}

const NO_ATTACK =
  'The card is no attack: of the one in conjunction with which it is played, it is said of `conjoined`.';

function misplaced(type: Definition['type'], given: Ability): string | null {
  switch (given.ability) {
    case 'playing':
    case 'played':
      if (isUsedOnly(given)) return null;
      return preGame.includes(type) ? 'A Pre-Game card is in play from the beginning.' : null;
    case 'plot-part':
      return plotParts.includes(type) ? null : 'Only a Plot is part of a Sequence Plot.';
    default:
      return null;
  }
}

/** What has to be so for a card to be played, before the game too; nothing else can be said of how a Pre-Game card is. */
function isUsedOnly(given: Ability): boolean {
  const { ability, kind, if: condition, ...others } = { kind: undefined, if: undefined, ...given };
  const says = ability === 'playing' && kind === 'only' && condition !== undefined;
  return says && Object.keys(others).length === 0;
}
