import type { Ability } from '../../vocabulary/abilities.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import { ability as abilityForm } from '../../vocabulary/grammar.ts';
import { inWords } from './in-words.ts';
import { SayingAbilities } from './saying-abilities.ts';

/**
 * The rules text that the abilities of a card say, in the sentences of card texts: they compile to the abilities again.
 * Abilities without a sentence are listed key by key, in brackets.
 */
export function renderDefinition(definition: Definition): string {
  const { restrictions, abilities } = definition;
  const restricted = restrictions.map((restriction) => `${restriction}.`).join(' ');
  const saying = new SayingAbilities(definition);
  return [
    ...(restricted === '' ? [] : [`**${restricted}**`]),
    ...abilities.map((ability) => saying.inSentences(ability) ?? inBrackets(ability)),
  ].join('\n');
}

function inBrackets(ability: Ability): string {
  if (ability.ability !== 'unsupported') return inWords(abilityForm, ability);
  return `[Not in the vocabulary, and ${REACHES[ability.reach]}: ${ability.text}]`;
}

const REACHES = {
  use: 'needed to use it',
  play: 'needed to play it',
  anything: 'perhaps needed for anything',
} as const;
