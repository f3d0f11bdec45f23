import type { CardPool, Finding } from '../../../decks/format.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import { type Checked, counted, found, grouped, number, removing, total, warning } from '../counting.ts';
import { factsOf, zoneOf } from '../facts.ts';
import type { RuleOf } from '../format-rule.ts';

/** Of several Personas, or several Weapons of Choice, the player chooses what to play. */
const CHOSEN = ['Persona', 'Weapon of Choice'];

export function checkEveryCard(rule: RuleOf<'every-card'>, deck: BuiltDeck, pool: CardPool): Checked {
  if (rule.pool === null) {
    const message =
      'Could not check whether the deck uses every card of its player: those cards were not given.';
    return found([], [warning('pool-unknown', rule.rule, message)]);
  }
  const held = grouped([...deck.endurance, ...deck.preGame], ({ card }) => card.slug);
  const given = new Map<string, number>();
  for (const { slug, quantity } of rule.pool) given.set(slug, (given.get(slug) ?? 0) + quantity);
  return found([
    ...[...held].flatMap(([slug, copies]) => beyond(rule, copies, given.get(slug) ?? 0)),
    ...[...given].sort().flatMap(([slug, quantity]) => {
      const used = total(held.get(slug) ?? []);
      return used < quantity ? unused(rule, slug, used, quantity, pool, given) : [];
    }),
  ]);
}

function beyond(rule: RuleOf<'every-card'>, copies: readonly Copies[], given: number): Finding[] {
  const over = total(copies) - given;
  if (over <= 0) return [];
  return [
    {
      violation: {
        code: 'not-in-pool',
        rule: rule.rule,
        message: `${number(total(copies), 'copy', 'copies')} of ${copies[0]?.card.name}; the player has ${given}.`,
        cards: counted(copies),
        counted: total(copies),
        allowed: given,
      },
      subject: copies[0]?.card.slug ?? '',
      repairs: copies.filter(({ quantity }) => quantity >= over).map((one) => [removing(one, over)]),
    },
  ];
}

function unused(
  rule: RuleOf<'every-card'>,
  slug: string,
  used: number,
  quantity: number,
  pool: CardPool,
  given: ReadonlyMap<string, number>,
): Finding[] {
  const card = pool.bySlug(slug);
  const facts = card === undefined ? undefined : factsOf({ card, printing: null });
  const type = facts?.type ?? null;
  if (type !== null && CHOSEN.includes(type) && isChosen(type, pool, given)) return [];
  const isChoice = type !== null && CHOSEN.includes(type);
  return [
    {
      violation: {
        code: 'card-not-used',
        rule: isChoice ? rule.choiceRule : rule.rule,
        message: `The deck has ${used} of the ${number(quantity, 'copy', 'copies')} of ${card?.name ?? slug} that the player has; it must use all.`,
        cards: [],
        counted: used,
        allowed: quantity,
      },
      subject: slug,
      undoneBy: { zones: ['deck', 'pre-game'], copies: quantity - used },
      repairs: [
        [
          {
            change: 'add',
            slug,
            zone: card === undefined ? 'deck' : zoneOf(card),
            quantity: quantity - used,
          },
        ],
      ],
    },
  ];
}

/** Whether the player has several of the type, and so need not use this one. */
function isChosen(type: string, pool: CardPool, given: ReadonlyMap<string, number>): boolean {
  let count = 0;
  for (const [slug, quantity] of given) {
    const card = pool.bySlug(slug);
    if (card !== undefined && factsOf({ card, printing: null }).type === type) count += quantity;
  }
  return count > 1;
}
