import type { CardPool, DeckChange } from '../../../decks/format.ts';
import { nameKey } from '../../../title.ts';
import type { BuiltDeck } from '../built-deck.ts';
import { cardsTitled } from '../cards-by-title.ts';
import { type Checked, counted, found, waysToRemove } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

export function checkCardRequirements(
  { rule }: RuleOf<'card-requirements'>,
  deck: BuiltDeck,
  pool: CardPool,
): Checked {
  return found(
    deck.abilities('requires-weapon').flatMap(({ ability: { weapon }, of }) => {
      if (deck.weaponNames.has(nameKey(weapon))) return [];
      const weapons = cardsTitled(pool, weapon).filter(({ type }) => type === 'Weapon of Choice');
      const using = weapons.map(({ card: { slug } }): DeckChange[] => [
        { change: 'add', slug, zone: 'pre-game', quantity: 1 },
      ]);
      return [
        {
          violation: {
            code: 'card-requires-weapon',
            rule,
            message: `The deck may include ${of.card.name} only with the Weapon of Choice ${weapon}, and it does not have it.`,
            cards: counted([of]),
            counted: of.quantity,
            allowed: 0,
          },
          subject: of.card.slug,
          undoneBy: { zones: ['pre-game'], copies: 1 },
          repairs: [...waysToRemove([of], of.quantity), ...using],
        },
      ];
    }),
  );
}
