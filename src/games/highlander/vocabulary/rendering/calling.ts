import type { Node } from '../../../vocabulary/nodes.ts';
import { callingOf, type Naming } from '../../../vocabulary/rendering/calling.ts';
import type { Called } from '../../../vocabulary/rendering/spoken-text.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import { wordsIn } from '../words-in.ts';
import { kindOfCard, kindOfCards } from './kinds.ts';

/** How a text calls what it names: “that attack”, or by its name as well, where two would be called the same. */
export function callingIn(texts: readonly Node[]): ReadonlyMap<string, Called> {
  const words = texts.flatMap((text) => [...wordsIn(text)]);
  const namings = words.flatMap((word) => {
    if (word.kind === 'Choice') return namingOf(word.value);
    return word.kind === 'Effect' ? doneBy(word.value) : [];
  });
  const events = words.flatMap((word) => (word.kind === 'EventPattern' ? kindOfCard(word.value.card) : []));
  return callingOf(namings, [...events, 'player', 'cards of this']);
}

/** Cards that were drawn, played or moved are always called by the name of what was done as well. */
function doneBy(effect: Effect): Naming[] {
  const { as: name } = effect;
  if (name === undefined) return [];
  switch (effect.do) {
    case 'exert':
      return [{ name, kind: 'Exertion', as: 'one' }];
    case 'attribute-challenge':
      return [{ name, kind: 'Attribute Challenge', as: 'one' }];
    case 'reckon':
      return [{ name, kind: 'number', as: 'one' }];
    case 'play':
      return [{ name, kind: kindOfCards(effect.which), as: 'many' }];
    case 'draw':
    case 'draw-up-to':
      return [{ name, kind: 'drawn cards', as: 'many' }];
    default:
      return 'cards' in effect ? [{ name, kind: 'cards of this', as: 'many' }] : [];
  }
}

function namingOf(choice: Choice): Naming {
  const { as: name } = choice;
  switch (choice.choose) {
    case 'cards': {
      const as = choice.number === undefined || choice.number.exactly === 1 ? 'one' : 'many';
      return { name, as, kind: as === 'one' ? kindOfCard(choice.which) : kindOfCards(choice.which) };
    }
    case 'gem':
      return { name, as: 'one', kind: 'attribute' };
    default:
      return { name, as: 'one', kind: choice.choose };
  }
}
