import type { CardPool, DeckChange, Finding } from '../../../decks/format.ts';
import type { Remark } from '../../../decks/violation.ts';
import { fold } from '../../../fold.ts';
import { nameKey } from '../../../title.ts';
import { letIn, type Wanting } from '../allowances.ts';
import { type Barrier, barrierTo } from '../barrier.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import { cardsTitled } from '../cards-by-title.ts';
import {
  type Checked,
  counted,
  found,
  grouped,
  total,
  unknownFigure,
  warning,
  waysToRemove,
} from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

interface Barred extends Wanting {
  readonly barrier: Barrier;
}

/** Cards that name another Persona, Faction or weapon than the deck's need to be let in, each copy by an allowance. */
export function checkSpecificCards(rule: RuleOf<'specific-cards'>, deck: BuiltDeck, pool: CardPool): Checked {
  const barred: Barred[] = [];
  const unknown: Copies[] = [];
  const bound = [...deck.endurance, ...deck.preGame.filter(isBound)];
  for (const thing of grouped(bound, ({ card }) => card.slug).values()) {
    const [first] = thing;
    const barrier = first === undefined ? null : barrierTo(first, deck, rule);
    if (barrier === 'unknown') unknown.push(...thing);
    else if (barrier !== null && total(thing) > barrier.free)
      barred.push({ thing, quantity: total(thing) - barrier.free, barrier });
  }
  const { words = [] } = rule.withoutAllowance ?? {};
  const allowed = letIn(barred, deck, words);
  const findings: Finding[] = [];
  const remarks: Remark[] = [
    ...severalPersonas(rule.rule, deck),
    ...unknownFigure(rule.rule, 'the Persona or weapon', unknown),
  ];
  for (const one of barred) {
    const { sure = 0, possible = 0 } = allowed.get(one) ?? {};
    if (possible < one.quantity) findings.push(outside(one, possible, rule, deck, pool));
    if (possible > sure) remarks.push(perhaps(one));
  }
  const unmarked = barred.filter(
    ({ thing, barrier }) =>
      barrier.code !== 'signature' && thing.some(({ mark, isDescribed }) => mark === null && !isDescribed),
  );
  return found(findings, [
    ...remarks,
    ...unknownFigure(
      rule.signatureRule,
      'the symbol (Reserved or Signature)',
      unmarked.filter((one) => isIncluded(one, allowed)).flatMap(({ thing }) => thing),
    ),
  ]);
}

/** A Quickening belongs to another Persona, and a Persona to itself. Anyone may use a weapon unless a source says who may. */
function isBound({ type, immortals }: Copies): boolean {
  if (type === 'Persona' || type === 'Quickening') return false;
  return (type !== 'Weapon of Choice' && type !== 'Crystal') || immortals !== null;
}

/** Its player is one Immortal, but for Personas that are played together; no rule says so in as many words. */
function severalPersonas(rule: string | null, { personas, personaNames }: BuiltDeck): Remark[] {
  const [, ...others] = personas;
  const alone = personas.filter(
    ({ abilities }) =>
      !abilities.some(
        (ability) => ability.ability === 'played-with' && personaNames.has(nameKey(ability.persona)),
      ),
  );
  if (others.length === 0 || alone.length === 0) return [];
  const message = 'The deck has several Persona cards, and no source says that they can be played together.';
  return [warning('several-personas', rule, message, personas)];
}

/** Whether some of its copies are in the deck by an allowance that the symbols could take away. */
function isIncluded(one: Barred, allowed: ReturnType<typeof letIn>): boolean {
  return (allowed.get(one)?.possible ?? 0) + one.barrier.free > 0;
}

function outside(
  { thing, quantity, barrier }: Barred,
  possible: number,
  rule: RuleOf<'specific-cards'>,
  deck: BuiltDeck,
  pool: CardPool,
): Finding {
  const left = quantity - possible;
  const [first] = thing;
  const keptOut =
    deck.abilities('include').length > 0 &&
    rule.withoutAllowance?.words.some((word) => first?.words.has(fold(word)));
  const allowance =
    barrier.code === 'signature'
      ? 'no card can allow a Signature card'
      : keptOut
        ? 'no card can allow it'
        : possible > 0
          ? `other cards allow ${possible} of ${quantity}`
          : 'no other card allows it';
  return {
    violation: {
      code: barrier.code,
      rule: keptOut ? (rule.withoutAllowance?.rule ?? null) : barrier.rule,
      message: `${barrier.because}; ${allowance}.`,
      cards: counted(thing),
      counted: total(thing),
      allowed: total(thing) - left,
    },
    subject: first?.card.slug ?? '',
    ...undoneBy(barrier, deck),
    repairs: [...waysToRemove(thing, left), ...additions(first, barrier, deck, pool)],
  };
}

/** A Persona, a weapon or an allowance could let it in; a Signature card only its Persona. */
function undoneBy({ code }: Barrier, { personas }: BuiltDeck): Pick<Finding, 'undoneBy'> {
  if (code !== 'signature') return { undoneBy: { zones: ['deck', 'pre-game'], copies: 1 } };
  return personas.length > 0 ? {} : { undoneBy: { zones: ['pre-game'], copies: 1 } };
}

/** A Weapon of Choice or, in a deck that has none, a Persona that would make the card its own. */
function additions(
  card: Copies | undefined,
  { code }: Barrier,
  deck: BuiltDeck,
  pool: CardPool,
): DeckChange[][] {
  if (card === undefined) return [];
  const [type, names] =
    code === 'other-weapon'
      ? ['Weapon of Choice', card.weapon === null ? [] : [card.weapon]]
      : ['Persona', deck.personas.length > 0 ? [] : (card.immortals ?? [])];
  return names
    .flatMap((name) => cardsTitled(pool, name).filter((facts) => facts.type === type))
    .map(({ card: { slug } }) => [{ change: 'add', slug, zone: 'pre-game', quantity: 1 }]);
}

function perhaps({ thing, barrier }: Barred): Remark {
  return warning(
    'allowance-unknown',
    barrier.rule,
    `${barrier.because}; another card in the deck may allow it, but no source says which cards it allows, or how many.`,
    thing,
  );
}
