import type { CardPool } from '../../../decks/format.ts';
import type { BuiltDeck } from '../built-deck.ts';
import { type Checked, counted, found, warning } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

export function checkZones({ rule }: RuleOf<'zones'>, deck: BuiltDeck, _pool: CardPool): Checked {
  const shuffledIn = deck.preGame.filter(({ line }) => line.zone !== 'pre-game');
  const setAside = deck.preGame.filter(({ isPreGame, type }) => !isPreGame && type !== null);
  return found(
    shuffledIn.map((copies) => ({
      violation: {
        code: 'pre-game-in-endurance',
        rule,
        message: `${copies.card.name} is a Pre-Game card and cannot be in the Endurance.`,
        cards: counted([copies]),
        counted: copies.quantity,
        allowed: 0,
      },
      subject: copies.card.slug,
      repairs: [
        [
          {
            change: 'move',
            slug: copies.card.slug,
            from: copies.line.zone,
            to: 'pre-game',
            quantity: copies.quantity,
          },
        ],
      ],
    })),
    setAside.length === 0
      ? []
      : [
          warning(
            'not-a-pre-game-card',
            rule,
            'These are not Pre-Game cards by their type. They are counted as Pre-Game cards because the list has them there.',
            setAside,
          ),
        ],
  );
}
