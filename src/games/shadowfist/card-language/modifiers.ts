import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { restrictions } from '../card.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { CardRef } from '../vocabulary/references.ts';
import type { Amount, Filter } from '../vocabulary/terms.ts';
import type { Prohibition } from '../vocabulary/words.ts';
import { countedEach, eachOne, simpleAmount } from './amounts.ts';
import { generatedPowerPhrases } from './generated-power.ts';
import { cardRef, modifiers, type Named, noun, pluralNoun } from './slots.ts';
import { designator, special, symbol } from './terminals.ts';

/** A number with its sign. */
const signed: Kind<Amount> = phrases<Amount>('a number with its sign', () => [
  saying(
    '+ {plus}',
    { plus: simpleAmount },
    ({ plus }) => plus,
    (value: Amount) => (typeof value === 'number' && value < 0 ? undefined : { plus: value }),
  ),
  saying(
    '- {minus}',
    { minus: simpleAmount },
    ({ minus }) => opposite(minus),
    (value: Amount) =>
      typeof value === 'number' && value < 0
        ? { minus: -value }
        : typeof value === 'object' && 'product' in value && value.product[0] === -1
          ? { minus: value.product[1] }
          : undefined,
  ),
]);

export function opposite(amount: Amount): Amount {
  return typeof amount === 'number' ? -amount : { product: [-1, amount] };
}

/** Cards in play, as a modifier names them. */
const filterOf = (kind: Kind<Named>): Kind<Filter> =>
  phrases<Filter>(kind.name, () => [
    saying(
      '{named}',
      { named: kind },
      ({ named }) => (named.in === 'play' ? named.which : undefined),
      (which: Filter) => ({ named: { which, in: 'play' as const } }),
    ),
  ]);

const manyCards = filterOf(pluralNoun);
const oneCard = filterOf(noun);

/** What a card gains: “+2 Fighting”, “Toughness: 1”, “the designator <Hero>”. */
const gained: Kind<Modifier> = phrases<Modifier>('what is gained', () => [
  phrase('{fighting} Fighting', { fighting: signed }, {}),
  phrase('{body} Body', { body: signed }, {}),
  phrase(
    '{damage} [combat] damage (against|to|on|when in combat with|while in combat with) {against}',
    { damage: signed, against: manyCards },
    {},
  ),
  phrase('{damage} [combat] damage', { damage: signed }, {}),
  phrase('Toughness : {amount}', { amount: simpleAmount }, { special: 'Toughness' }),
  reading(
    'Toughness {amount}',
    { amount: simpleAmount },
    ({ amount }): Modifier => ({ special: 'Toughness', amount }),
  ),
  phrase(
    'Toughness : {amount} against {against}',
    { amount: simpleAmount, against: manyCards },
    { special: 'Toughness' },
  ),
  reading(
    'Toughness {amount} against {against}',
    { amount: simpleAmount, against: manyCards },
    (one): Modifier => ({ special: 'Toughness', ...one }),
  ),
  phrase('{special} against {against}', { special, against: manyCards }, {}),
  phrase('{special}', { special }, {}),
  saying(
    'immunity to {by}',
    { by: manyCards },
    ({ by }): Modifier => immune(by),
    () => undefined,
  ),
  phrase('the designator {designator}', { designator }, {}),
  reading('the {designator} designator', { designator }, (one): Modifier => one),
  ...restrictions.map((restriction) => words<Modifier>(restriction, { restriction })),
]);

/** “opponents' Events”: whose the cards are is said of their players, since Events are never in play. */
export function immune({ controller, ...which }: Filter): Modifier {
  return controller === undefined
    ? { notAffectedBy: which }
    : { notAffectedBy: which, byPlayers: controller };
}

/** “+1 Fighting for each Character you control”. */
const gainedForEach: Kind<Modifier> = phrases<Modifier>('what is gained', () => [
  saying(
    '{one}',
    { one: gained },
    ({ one }) => one,
    (one: Modifier) => ({ one }),
  ),
  saying(
    '{one} for each {each}',
    { one: gained, each: eachOne },
    ({ one, each }) => times(one, each),
    (value: Modifier) => {
      for (const key of ['fighting', 'body', 'damage'] as const) {
        const given = key in value ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
        if (isCount(given)) return { one: unit(key), each: given };
      }
      return undefined;
    },
  ),
]);

function isCount(value: unknown): value is Extract<Amount, { count: unknown }> {
  return typeof value === 'object' && value !== null && 'count' in value;
}

function unit(key: 'fighting' | 'body' | 'damage'): Modifier {
  if (key === 'fighting') return { fighting: 1 };
  return key === 'body' ? { body: 1 } : { damage: 1 };
}

/** So much for each of a number of things. */
function times(modifier: Modifier, each: Amount): Modifier | undefined {
  const multiply = (amount: Amount): Amount => (amount === 1 ? each : { product: [amount, each] });
  if ('fighting' in modifier) return { fighting: multiply(modifier.fighting) };
  if ('body' in modifier) return { body: multiply(modifier.body) };
  if ('damage' in modifier) return { ...modifier, damage: multiply(modifier.damage) };
  if ('special' in modifier && modifier.amount !== undefined)
    return { ...modifier, amount: multiply(modifier.amount) };
  return undefined;
}

/** What cannot be done, and by or to which cards. */
const prohibitions: readonly (readonly [string, Prohibition])[] = [
  ['attack', 'attack'],
  ['turn to attack', 'turn-to-attack'],
  ['join (an attack|attacks)', 'join'],
  ['intercept', 'intercept'],
  ['be intercepted', 'be-intercepted'],
  ['be attacked', 'be-attacked'],
  ['unturn', 'unturn'],
  ['be turned', 'be-turned'],
  ['turn', 'turn'],
  ['turn to heal', 'turn-to-heal'],
  ['be healed', 'be-healed'],
  ['turn to change location', 'turn-to-change-location'],
  ['change location', 'change-location'],
  ['be sacrificed', 'be-sacrificed'],
  ['be smoked', 'be-smoked'],
  ['be toasted', 'be-toasted'],
  ['be seized', 'be-seized'],
  ['be burned for victory', 'be-burned-for-victory'],
  ['be burned for Power', 'be-burned-for-power'],
  ['generate Power', 'generate-power'],
];

const prohibited: Kind<Modifier> = phrases<Modifier>('what cannot be done', () => [
  ...prohibitions.map(([verb, cannot]) => words<Modifier>(verb, { cannot })),
  reading('intercept {ref}', { ref: cardRef }, ({ ref }): Modifier | undefined =>
    ofOne({ cannot: 'intercept' }, ref),
  ),
  reading('attack {ref}', { ref: cardRef }, ({ ref }): Modifier | undefined =>
    ofOne({ cannot: 'attack' }, ref),
  ),
  reading(
    'be intercepted except by {by}',
    { by: manyCards },
    ({ by }): Modifier => ({ cannot: 'be-intercepted', by: { not: by } }),
  ),
  phrase('be intercepted by {by}', { by: manyCards }, { cannot: 'be-intercepted' }),
  phrase('be attacked by {by}', { by: manyCards }, { cannot: 'be-attacked' }),
  phrase('intercept {of}', { of: manyCards }, { cannot: 'intercept' }),
  phrase('attack {of}', { of: manyCards }, { cannot: 'attack' }),
  phrase('turn to attack {of}', { of: manyCards }, { cannot: 'turn-to-attack' }),
  phrase('be smoked by {by}', { by: manyCards }, { cannot: 'be-smoked' }),
]);

/** Only the card itself or its subject can be said in a filter without a choice. */
function ofOne(modifier: { readonly cannot: Prohibition }, ref: CardRef): Modifier | undefined {
  return ref === 'this' || ref === 'subject' ? { ...modifier, of: { is: ref } } : undefined;
}

const list = <Value>(kind: Kind<Value>) => listed(kind.name, kind, 'and');

/** What changes for a card, with its verb. */
const change: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>('a change', () => [
  ...generatedPowerPhrases(),
  saying(
    '(gain~|have~) {all}',
    { all: list(gainedForEach) },
    ({ all }) => all,
    (all: readonly Modifier[]) => (all.every(isGained) ? { all } : undefined),
  ),
  saying(
    '(cannot|may not|can not) {all}',
    { all: listed('what cannot be done', prohibited, 'or') },
    ({ all }) => all,
    (all: readonly Modifier[]) => (all.every((one) => 'cannot' in one) ? { all } : undefined),
  ),
  saying(
    'inflict~ {damage} damage',
    { damage: signed },
    ({ damage }) => [{ damage }],
    () => undefined,
  ),
  reading('inflict~ {damage} (combat damage|damage in combat)', { damage: signed }, ({ damage }) => [
    { damage },
  ]),
  reading(
    'inflict~ {damage} [combat] damage (against|to|on) {against}',
    { damage: signed, against: manyCards },
    ({ damage, against }) => [{ damage, against }],
  ),
  words<readonly Modifier[]>(
    "do~ not unturn during (its|their|his|her) (controller 's|controllers) establishing shot",
    [{ keepsTurned: true }],
  ),
  words<readonly Modifier[]>('must intercept [attacks at its location]', [{ must: 'intercept' }]),
  words<readonly Modifier[]>('cannot be burned', [
    { cannot: 'be-burned-for-victory' },
    { cannot: 'be-burned-for-power' },
  ]),
  words<readonly Modifier[]>('cannot be (seized or burned|burned or seized)', [
    { cannot: 'be-seized' },
    { cannot: 'be-burned-for-victory' },
    { cannot: 'be-burned-for-power' },
  ]),
  words<readonly Modifier[]>('cannot be damaged', [{ cannot: 'be-damaged' }]),
  words<readonly Modifier[]>('cannot leave play', [{ cannot: 'leave-play' }]),
  words<readonly Modifier[]>('cannot be (canceled|cancelled)', [{ cannot: 'be-canceled' }]),
  words<readonly Modifier[]>('cannot be taken control of', [{ cannot: 'be-taken-control-of' }]),
  words<readonly Modifier[]>('take~ no damage', [{ takesNoDamage: {} }]),
  words<readonly Modifier[]>('take~ no combat damage', [{ takesNoDamage: { combat: true } }]),
  saying(
    'take~ no damage from {from}',
    { from: manyCards },
    ({ from }) => [{ takesNoDamage: { from } }],
    () => undefined,
  ),
  words<readonly Modifier[]>('(enter~ play turned|come~ into play turned)', [{ entersPlayTurned: true }]),
  words<readonly Modifier[]>("(may|can) attack during (an opponent|opponents|opponent) 's (turn|turns)", [
    { mayAttackOnOpponentsTurn: true },
  ]),
  words<readonly Modifier[]>('(be~ not|be~ not a) legal subject for States', [{ notLegalSubject: true }]),
  saying(
    'be~ not affected by {by}',
    { by: manyCards },
    ({ by }) => [immune(by)],
    () => undefined,
  ),
  words<readonly Modifier[]>('inflict~ no combat damage', [{ inflictsNoDamage: { combat: true } }]),
  words<readonly Modifier[]>('inflict~ no damage', [{ inflictsNoDamage: {} }]),
  reading(
    'inflict~ {damage} [combat] damage (against|to|on) any {against}',
    { damage: signed, against: oneCard },
    ({ damage, against }) => [{ damage, against }],
  ),
  reading(
    '(never inflict~ more than|cannot inflict more than) {most} [point~ of] damage',
    { most: simpleAmount },
    ({ most }) => [{ inflictsAtMost: most }],
  ),
  words<readonly Modifier[]>('(be~ canceled|be~ cancelled)', [{ canceled: true }]),
  words<readonly Modifier[]>('(rules text be~ [considered to be] blank)', [{ blank: true }]),
  reading('inflict~ no combat damage on {on}', { on: manyCards }, ({ on }) => [
    { inflictsNoDamage: { on, combat: true } },
  ]),
  reading('inflict~ no damage on {on}', { on: manyCards }, ({ on }) => [{ inflictsNoDamage: { on } }]),
  reading('take~ no combat damage from {from}', { from: manyCards }, ({ from }) => [
    { takesNoDamage: { from, combat: true } },
  ]),
  words<readonly Modifier[]>('take~ no non-combat damage', [{ takesNoDamage: { combat: false } }]),
  reading('(be~ not|be~ not a) legal (target|targets) (for|of) {by}', { by: manyCards }, ({ by }) => [
    { notLegalTargetOf: by },
  ]),
  reading('lose~ {special}', { special }, ({ special: name }) => [{ special: name, loses: true }]),
  reading(
    'provide~ [you with] {symbol} {symbol2}',
    { symbol, symbol2: symbol },
    ({ symbol: first, symbol2: second }): readonly Modifier[] | undefined =>
      first === second ? [{ provides: first, times: 2 }] : [{ provides: first }, { provides: second }],
  ),
  reading(
    'provide~ [you with] (one|an additional|one additional) {symbol} resource',
    { symbol },
    ({ symbol: provides }) => [{ provides }],
  ),
  reading('provide~ [you with] {symbol}', { symbol }, ({ symbol: provides }) => [{ provides }]),
  reading(
    'provide~ [you with] one {symbol} resource for each {count}',
    { symbol, count: countedEach },
    ({ symbol: provides, count }) => [{ provides, times: { count } }],
  ),
]);

function isGained(modifier: Modifier): boolean {
  return gainedForEach.render(modifier) !== undefined;
}

export const bareChangesPhrases = (): readonly Phrase<readonly Modifier[]>[] => [
  saying(
    '{all}',
    { all: list(gainedForEach) },
    ({ all }) => all,
    (all: readonly Modifier[]) => ({ all }),
  ),
];

export const modifiersPhrases = (): readonly Phrase<readonly Modifier[]>[] => [
  saying(
    '{one}',
    { one: change },
    ({ one }) => one,
    (one: readonly Modifier[]) => ({ one }),
  ),
  saying(
    '{first} [,] and {rest}',
    { first: change, rest: modifiers },
    ({ first, rest }) => [...first, ...rest],
    (all: readonly Modifier[]) => {
      for (let at = 1; at < all.length; at += 1) {
        const [first, rest] = [all.slice(0, at), all.slice(at)];
        if (change.render(first) !== undefined && modifiers.render(rest) !== undefined)
          return { first, rest };
      }
      return undefined;
    },
  ),
];
