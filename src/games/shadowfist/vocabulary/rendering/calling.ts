import { plural } from '../../../vocabulary/english.ts';
import type { Node } from '../../../vocabulary/nodes.ts';
import { callingOf, type Naming } from '../../../vocabulary/rendering/calling.ts';
import type { Called } from '../../../vocabulary/rendering/spoken-text.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import type { Amount } from '../terms.ts';
import { wordsIn } from '../words-in.ts';
import { asPlaced } from './cards.ts';
import { kindOfCard, kindOfCards } from './kinds.ts';

/** How a text calls what it names: “that Character”, or by its name as well, where two would be called the same. */
export function callingIn(texts: readonly Node[]): ReadonlyMap<string, Called> {
  const words = texts.flatMap((text) => [...wordsIn(text)]);
  const namings = words.flatMap((word) => {
    switch (word.kind) {
      case 'Choice':
        return namingOf(word.value);
      case 'Effect':
        return drawnOrSeenBy(word.value);
      case 'Response':
        return 'to' in word.value ? { name: word.value.as, kind: 'effect', as: 'one' as const } : [];
      default:
        return [];
    }
  });
  const events = words.flatMap((word) => (word.kind === 'EventPattern' ? kindOfCard(word.value.card) : []));
  return callingOf(namings, [...events, 'player']);
}

function drawnOrSeenBy(effect: Effect): Naming[] {
  if (effect.as === undefined) return [];
  if (effect.do === 'draw') return [cardsNamed(effect.as, 'drawn', effect.amount)];
  return effect.do === 'look-at-deck' ? [cardsNamed(effect.as, 'seen', effect.number)] : [];
}

function cardsNamed(name: string, how: string, number: Amount | 'all'): Naming {
  return number === 1 ? { name, kind: `${how} card`, as: 'one' } : { name, kind: `${how} cards`, as: 'many' };
}

function namingOf(choice: Choice): Naming {
  const { as: name } = choice;
  switch (choice.choose) {
    case 'cards':
    case 'players': {
      const as = choice.number === undefined || choice.number.exactly === 1 ? 'one' : 'many';
      return {
        name,
        as,
        kind: choice.choose === 'cards' ? kindChosen(choice, as) : playerChosen(choice, as),
      };
    }
    case 'number':
    case 'number-on':
      return { name, as: 'one', kind: 'number' };
    case 'symbol':
      return { name, as: 'one', kind: 'type' };
    case 'mode':
      return { name, as: 'one', kind: 'mode' };
    case 'effect':
      return { name, as: 'one', kind: 'effect' };
    case 'damage-source':
      return { name, as: 'one', kind: 'source' };
  }
}

function kindChosen(choice: Extract<Choice, { choose: 'cards' }>, as: Naming['as']): string {
  const filter = choice.or === undefined ? asPlaced(choice.which, choice.in) : {};
  return as === 'one' ? kindOfCard(filter) : kindOfCards(filter);
}

function playerChosen({ of }: Extract<Choice, { choose: 'players' }>, as: Naming['as']): string {
  const kind = of === 'every-opponent' ? 'opponent' : 'player';
  return as === 'one' ? kind : plural(kind);
}
