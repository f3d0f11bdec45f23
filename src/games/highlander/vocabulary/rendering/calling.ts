import { many, one } from '../../../vocabulary/english.ts';
import type { Node } from '../../../vocabulary/nodes.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import { wordsIn } from '../words-in.ts';
import { kindOfCard, kindOfCards } from './kinds.ts';
import type { Called } from './speech.ts';

/** What a text names, before it is told from what else would be called the same. */
interface Naming {
  readonly name: string;
  readonly kind: string;
  readonly as: 'one' | 'many';
}

/** How a text calls what it names: “that attack”, or by its name as well, where two would be called the same. */
export function callingIn(texts: readonly Node[]): ReadonlyMap<string, Called> {
  const words = texts.flatMap((text) => [...wordsIn(text)]);
  const namings = words.flatMap((word) => {
    if (word.kind === 'Choice') return namingOf(word.value);
    return word.kind === 'Effect' ? doneBy(word.value) : [];
  });
  const events = words.flatMap((word) => (word.kind === 'EventPattern' ? kindOfCard(word.value.card) : []));
  return new Map(namings.map((naming) => [naming.name, called(naming, namings, events)]));
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
    case 'play':
      return [{ name, kind: kindOfCards(effect.which), as: 'many' }];
    case 'draw':
    case 'draw-up-to':
      return [{ name, kind: 'drawn cards', as: 'many' }];
    default:
      return 'cards' in effect ? [{ name, kind: 'cards of this', as: 'many' }] : [];
  }
}

function called({ name, kind, as }: Naming, all: readonly Naming[], events: readonly string[]): Called {
  const others = all.filter((other) => other.name !== name).map((other) => other.kind);
  const isAlone = ![...others, ...events, 'player', 'cards of this'].includes(kind);
  const phrase = isAlone ? `${as === 'many' ? 'those' : 'that'} ${kind}` : `the ${kind} [${name}]`;
  return {
    noun: as === 'many' ? many(phrase) : one(phrase),
    mark: isAlone ? '' : ` [${name}]`,
    number: kind === 'number' ? phrase : `the number of ${phrase}`,
  };
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
