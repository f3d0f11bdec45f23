import type { CardPool, DeckChange } from '../../../decks/format.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import { type Checked, found, grouped, NOTHING, number, removing, total } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

/** What both editions allow of a title. */
const SIX = 6;

export function checkEnduranceSize(
  { rule, least = 0, most = Number.POSITIVE_INFINITY }: RuleOf<'endurance-size'>,
  { endurance }: BuiltDeck,
  _pool: CardPool,
): Checked {
  const size = total(endurance);
  if (size >= least && size <= most) return NOTHING;
  const isSmall = size < least;
  const allowed = isSmall ? least : most;
  const over = size - most;
  return found([
    {
      violation: {
        code: isSmall ? 'endurance-too-small' : 'endurance-too-large',
        rule,
        message: `The Endurance has ${number(size, 'card', 'cards')}; the ${isSmall ? 'minimum' : 'limit'} is ${allowed}.`,
        cards: [],
        counted: size,
        allowed,
      },
      subject: '',
      ...(isSmall ? { undoneBy: { zones: ['deck'], copies: least - size } } : {}),
      repairs: isSmall
        ? additions(endurance, least - size)
        : endurance.filter(({ quantity }) => quantity >= over).map((copies) => [removing(copies, over)]),
    },
  ]);
}

/** More copies of the basic cards that the deck has, which anyone may use: up to six of a title, in the deck's order. */
function additions(endurance: readonly Copies[], missing: number): DeckChange[][] {
  const basics = endurance.filter(
    ({ type, restriction, immortals, weapon }) =>
      (type === 'Basic Attack' || type === 'Basic Block') &&
      restriction === null &&
      (immortals ?? []).length === 0 &&
      weapon === null,
  );
  let left = missing;
  const changes: DeckChange[] = [];
  for (const [title, copies] of grouped(basics, (copy) => copy.title)) {
    const [first] = copies;
    const room = SIX - total(endurance.filter((one) => one.title === title));
    const quantity = Math.min(left, room);
    if (first === undefined || quantity <= 0) continue;
    left -= quantity;
    changes.push({ change: 'add', slug: first.card.slug, zone: 'deck', quantity });
  }
  return left > 0 ? [] : [changes];
}
