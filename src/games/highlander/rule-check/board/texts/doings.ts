import { remembered } from '../../../../../engine/remembered.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Filter } from '../../../vocabulary/filters.ts';
import type { Word } from '../../../vocabulary/words-in.ts';
import { rolesOf } from '../../../words/effects/effects.ts';
import { modifierRoles } from '../../../words/modifiers/modifiers.ts';
import { playerModifierRoles } from '../../../words/player-modifiers/player-modifiers.ts';
import type { Doing } from '../../../words/word.ts';
import { effectsIn, wordsOf, wordsOfEffect } from '../../../words/words-of-ability.ts';

/** Everything the text can do, including conditional effects and abilities that it grants. */
const doingsOf = remembered((ability: Ability) => new Set(wordsOf(ability).flatMap(doingsOfWord)));

export function does(doing: Doing): (ability: Ability) => boolean {
  return (ability) => doingsOf(ability).has(doing);
}

/** Whether an effect, or one within it, does this. */
export function effectDoes(effect: Effect, doing: Doing): boolean {
  return wordsOfEffect(effect).some((word) => doingsOfWord(word).includes(doing));
}

/** Whether a text can do that to the opponent of its player. */
export function doesToOpponent(ability: Ability, doing: NonNullable<Filter['does']>): boolean {
  return effectsIn(ability).some(
    (effect) =>
      rolesOf(effect).does?.includes(doing) === true &&
      !('players' in effect && isPlayerOfText(effect.players)),
  );
}

/** Whether a text changes the controller of the cards chosen under that name. */
export function controlsChosen(ability: Ability, name: string): boolean {
  return effectsIn(ability).some(
    (effect) =>
      rolesOf(effect).changesControl === true &&
      wordsOfEffect(effect).some(
        ({ value }) => typeof value === 'object' && 'chosen' in value && value.chosen === name,
      ),
  );
}

/** The effects of a text that does only that, and at once; none if it does anything else. */
export function effectsOfOnly(abilities: readonly Ability[], doings: readonly Doing[]): readonly Effect[] {
  const working = abilities.filter(({ ability }) => ability !== 'playing' && ability !== 'is');
  if (working.some(({ ability }) => ability !== 'played')) return [];
  const effects = working.flatMap(effectsIn).filter((effect) => rolesOf(effect).isGate !== true);
  const isWanted = (effect: Effect) => rolesOf(effect).does?.some((one) => doings.includes(one)) === true;
  return effects.every(isWanted) ? effects : [];
}

function doingsOfWord({ kind, value }: Word): readonly Doing[] {
  switch (kind) {
    case 'Effect':
      return rolesOf(value).does ?? [];
    case 'Modifier':
      return modifierRoles(value).does?.(value) ?? [];
    case 'PlayerModifier':
      return playerModifierRoles(value).does?.(value) ?? [];
    case 'Ability':
      return value.ability === 'replacement' && [value.on.event].flat().includes('discarded')
        ? ['stop-a-discard']
        : [];
    default:
      return [];
  }
}

/** "You", in any of the forms in which a text can name its player. */
function isPlayerOfText(players: unknown): boolean {
  if (typeof players !== 'object' || players === null) return players === 'you';
  if ('opponentOf' in players) return players.opponentOf === 'opponent';
  return 'controllerOf' in players && players.controllerOf === 'this';
}
