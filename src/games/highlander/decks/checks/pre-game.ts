import type { CardPool } from '../../../decks/format.ts';
import { fold } from '../../../fold.ts';
import { nameKey } from '../../../title.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import {
  type Checked,
  counted,
  found,
  grouped,
  listed,
  NOTHING,
  number,
  total,
  waysToRemove,
} from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';
import { cardsWithWord } from '../master-limit.ts';

const isCrystal = ({ type }: Copies) => type === 'Crystal';

export function checkPreGameSize(
  { rule, most }: RuleOf<'pre-game-size'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  const cards = deck.preGame.filter((copies) => !isCrystal(copies));
  return atMost(
    'too-many-pre-game-cards',
    rule,
    cards,
    most,
    `The deck has ${total(cards)} Pre-Game cards besides Crystals; the limit is ${most}.`,
  );
}

export function checkPreGameCopies(
  { rule, most, crystals }: RuleOf<'pre-game-copies'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  const cards = deck.preGame.filter((copies) => crystals === undefined || isCrystal(copies) === crystals);
  return found(
    [...grouped(cards, ({ card }) => card.slug).values()].flatMap(
      (copies) =>
        atMost(
          'too-many-of-pre-game-card',
          rule,
          copies,
          most,
          `${number(total(copies), 'copy', 'copies')} of ${copies[0]?.card.name}; the limit for each Pre-Game card is ${most}.`,
          copies[0]?.card.slug,
        ).findings,
    ),
  );
}

export function checkPreGameKinds(
  { rule, words, most }: RuleOf<'pre-game-kinds'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  const cards = deck.preGame.filter((copies) => words.some((word) => isOfKind(copies, word)));
  return atMost(
    'too-many-of-pre-game-kind',
    rule,
    cards,
    most,
    `The deck has ${total(cards)} ${words.join(' or ')} Pre-Game cards; the limit is ${most}.`,
    words.join('\0'),
  );
}

export function checkNeedsPreGame(
  { rule, words }: RuleOf<'needs-pre-game'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  return found(
    words.flatMap((word) => {
      const cards = cardsWithWord(deck.endurance, word);
      if (cards.length === 0 || deck.preGame.some((copies) => isOfKind(copies, word))) return [];
      const message = `The deck may include ${listed(counted(cards).map(({ name }) => name))} only with a ${word} Pre-Game card, and it has none.`;
      const code = `needs-${fold(word).replace(/[^a-z0-9]+/g, '-')}-pre-game`;
      return atMost(code, rule, cards, 0, message).findings.map((finding) => ({
        ...finding,
        undoneBy: { zones: ['pre-game'], copies: 1 },
      }));
    }),
  );
}

function isOfKind({ type, words }: Copies, word: string): boolean {
  return type === word || words.has(fold(word));
}

export function checkOwnQuickening(
  { rule }: RuleOf<'own-quickening'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  const own = deck.preGame.filter(
    ({ type, card, immortals }) =>
      type === 'Quickening' &&
      [...(card.subtitle === null ? [] : [card.subtitle]), ...(immortals ?? [])].some((name) =>
        deck.personaNames.has(nameKey(name)),
      ),
  );
  return found(
    own.flatMap(
      (copies) =>
        atMost(
          'own-quickening',
          rule,
          [copies],
          0,
          `${copies.card.name} is the Quickening of the Persona that the deck is played as.`,
          copies.card.slug,
        ).findings,
    ),
  );
}

function atMost(
  code: string,
  rule: string | null,
  copies: readonly Copies[],
  allowed: number,
  message: string,
  subject = '',
): Checked {
  const count = total(copies);
  if (count <= allowed) return NOTHING;
  return found([
    {
      violation: { code, rule, message, cards: counted(copies), counted: count, allowed },
      subject,
      repairs: waysToRemove(copies, count - allowed),
    },
  ]);
}
