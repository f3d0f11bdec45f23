import { remembered } from '../../../../engine/remembered.ts';
import type { CardPool, DeckChange, Finding } from '../../../decks/format.ts';
import { titleKey } from '../../../title.ts';
import type { BuiltDeck } from '../built-deck.ts';
import { cardsTitled } from '../cards-by-title.ts';
import { type Checked, found, listed, number, total, warning } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

/** What a Crystal lets its player use in place of a basic card. */
const DEFENSES_AND_ATTACKS = new Set([
  ...['Attack', 'Basic Attack', 'Block', 'Basic Block', 'Guard', 'Dodge', 'Special Attack/Block'],
]);

type BasicCards = RuleOf<'basic-cards'>;

/** The titles as titles are compared. */
const keysOf = remembered(
  ({ attacks, blocks }: BasicCards) =>
    new Map([...attacks, ...blocks].map((title) => [title, titleKey(title)])),
);

export function checkBasicCards(rule: BasicCards, deck: BuiltDeck, pool: CardPool): Checked {
  const titles = new Set(deck.endurance.map(({ title }) => title));
  const keys = keysOf(rule);
  const missing = (wanted: readonly string[]) => wanted.filter((title) => !titles.has(keys.get(title) ?? ''));
  const attacks = missing(rule.attacks);
  const blocks = missing(rule.blocks);
  const crystals = deck.preGame.filter(({ type }) => type === 'Crystal');
  const allowed = rule.crystals === undefined ? 0 : total(crystals);
  const zones = rule.crystals === undefined ? ['deck'] : ['deck', 'pre-game'];
  const replaced = Math.min(allowed, attacks.length + blocks.length);
  const stillNeeded = attacks.slice(replaced);
  const blocksNeeded = blocks.slice(Math.max(0, replaced - attacks.length));
  const lacks = (code: string, cites: string | null, wanted: readonly string[], needed: readonly string[]) =>
    needed.length === 0 ? [] : [lacking(code, cites, wanted, needed, zones, pool)];
  const findings = [
    ...lacks('basic-attack-missing', rule.rule, rule.attacks, stillNeeded),
    ...lacks('basic-block-missing', rule.blocksRule, rule.blocks, blocksNeeded),
  ];
  if (rule.crystals === undefined || replaced === 0) return found(findings);
  const held = rule.attacks.length + rule.blocks.length - attacks.length - blocks.length;
  const others = deck.endurance.filter(({ type }) => type !== null && DEFENSES_AND_ATTACKS.has(type));
  const unknown = deck.endurance.filter(({ type }) => type === null);
  const short = replaced + held - total(others);
  if (short <= 0) return found(findings);
  const cites = rule.crystals.rule;
  if (short <= total(unknown)) {
    const message = `Crystals replace ${number(replaced, 'basic card', 'basic cards')}, but no source says whether enough other cards are defenses or attacks that are not special.`;
    return found(findings, [warning('figure-unknown', cites, message, unknown)]);
  }
  return found([
    ...findings,
    {
      violation: {
        code: 'no-substitute-for-basic-card',
        rule: cites,
        message: `Crystals replace ${number(replaced, 'basic card', 'basic cards')}. In their place the deck needs as many other defenses or attacks that are not special; it has ${Math.max(0, replaced - short)}.`,
        cards: [],
        counted: Math.max(0, replaced - short),
        allowed: replaced,
      },
      subject: '',
      undoneBy: { zones: ['deck'], copies: short - total(unknown) },
      repairs: additions([...attacks, ...blocks].slice(0, short), pool),
    },
  ]);
}

function lacking(
  code: string,
  rule: string | null,
  wanted: readonly string[],
  needed: readonly string[],
  zones: readonly string[],
  pool: CardPool,
): Finding {
  return {
    violation: {
      code,
      rule,
      message: `The deck must have at least one of each of these cards: ${listed(needed)}.`,
      cards: [],
      counted: wanted.length - needed.length,
      allowed: wanted.length,
    },
    subject: '',
    undoneBy: { zones, copies: needed.length },
    repairs: additions(needed, pool),
  };
}

/** One of each title: of its cards the first that anyone may use. */
function additions(titles: readonly string[], pool: CardPool): DeckChange[][] {
  const cards = titles.map((title) =>
    cardsTitled(pool, title).find(
      ({ immortals, weapon, isPreGame }) => (immortals ?? []).length === 0 && weapon === null && !isPreGame,
    ),
  );
  const changes = cards.flatMap((facts): DeckChange[] =>
    facts === undefined ? [] : [{ change: 'add', slug: facts.card.slug, zone: 'deck', quantity: 1 }],
  );
  return changes.length === titles.length ? [changes] : [];
}
