import type { CardPool, Finding } from '../../../decks/format.ts';
import { type BuiltDeck, type Copies, isSpecificTo } from '../built-deck.ts';
import { isMeant } from '../card-filter.ts';
import {
  type Checked,
  counted,
  found,
  grouped,
  number,
  total,
  unknownFigure,
  waysToRemove,
} from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';
import { placed } from '../matching.ts';

/** Each card that raises a number raises that of one card, which its player could include without another's leave. */
export function checkRestrictionNumber(
  rule: RuleOf<'restriction-number'>,
  deck: BuiltDeck,
  _pool: CardPool,
): Checked {
  const restricted = deck.endurance.filter(({ restriction }) => restriction !== null);
  const unknown = deck.endurance.filter(
    ({ restriction, isDescribed }) => restriction === null && !isDescribed,
  );
  const over = [...grouped(restricted, ({ card, restriction }) => `${card.slug}/${restriction}`).values()]
    .map((copies) => excessOf(copies, deck))
    .filter(({ quantity }) => quantity > 0);
  const raised =
    over.length === 0 ? [] : placed(over, deck.abilities('raise-restriction').map(placeFor(deck)));
  return found(
    over.flatMap(({ thing, quantity }, at) => {
      const left = quantity - (raised[at] ?? 0);
      return left > 0 ? [tooMany(rule, thing, total(thing) - left, deck)] : [];
    }),
    unknownFigure(
      rule.rule,
      'the restriction number',
      [...grouped(unknown, ({ card }) => card.slug).values()].filter((copies) => total(copies) > 1).flat(),
    ),
  );
}

function excessOf(thing: readonly Copies[], deck: BuiltDeck) {
  return { thing, quantity: total(thing) - (thing[0]?.restriction ?? 0) * multiplierOf(thing, deck) };
}

/** By how much what is usually allowed of a card is multiplied; nothing alters the number of a Signature card. */
function multiplierOf(copies: readonly Copies[], deck: BuiltDeck): number {
  const multiplying = deck
    .abilities('multiply-allowed')
    .map(({ ability }) => ability)
    .filter(({ cards }) => cards !== null && copies.every((one) => isMeant(one, cards)));
  if (copies.some(({ mark }) => mark === 'Signature')) return 1;
  return Math.max(1, ...multiplying.map(({ by }) => by));
}

/** Whether a card in the deck alters restriction numbers. */
function isAltered(deck: BuiltDeck): boolean {
  return deck.abilities('raise-restriction').length + deck.abilities('multiply-allowed').length > 0;
}

function placeFor(deck: BuiltDeck) {
  return ({ of }: { of: Copies }) => ({
    room: of.quantity,
    takes: (copies: readonly Copies[]) =>
      copies.every((one) => one.mark !== 'Signature' && isNormallyAllowed(one, deck)),
  });
}

function isNormallyAllowed(copies: Copies, { personaNames, weaponNames }: BuiltDeck): boolean {
  return (
    (copies.immortalNames.length === 0 || isSpecificTo(copies, personaNames)) &&
    (copies.weaponName === null || weaponNames.has(copies.weaponName))
  );
}

function tooMany(
  { rule, signatureRule }: RuleOf<'restriction-number'>,
  copies: readonly Copies[],
  allowed: number,
  deck: BuiltDeck,
): Finding {
  // That it is a Signature card matters only where something could else have raised its number.
  const isFixed = copies.some(({ mark }) => mark === 'Signature') && isAltered(deck);
  const name = copies[0]?.card.name ?? '';
  return {
    violation: {
      code: 'over-restriction-number',
      rule: isFixed ? (signatureRule ?? rule) : rule,
      message: `${number(total(copies), 'copy', 'copies')} of ${name}; its restriction number allows ${allowed}${isFixed ? ', and no card changes that of a Signature card' : ''}.`,
      cards: counted(copies),
      counted: total(copies),
      allowed,
    },
    subject: copies[0]?.card.slug ?? '',
    ...(copies.some(({ mark }) => mark === 'Signature')
      ? {}
      : { undoneBy: { zones: ['pre-game'], copies: 1 } }),
    repairs: waysToRemove(copies, total(copies) - allowed),
  };
}
