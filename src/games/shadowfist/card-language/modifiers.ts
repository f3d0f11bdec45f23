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
import type { Players } from '../vocabulary/references.ts';
import type { Amount, Filter } from '../vocabulary/terms.ts';
import type { Prohibition } from '../vocabulary/words.ts';
import type { Special } from '../words/modifiers/abilities.ts';
import { eachOne, simpleAmount } from './amounts.ts';
import { knownCard, ownedNoun, ownedPlural } from './references.ts';
import { modifiers, type Named, players, pluralNoun } from './slots.ts';
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

/** “Characters you control”, “opponents' Events”, “any Character”, “the target of its attack”. */
export const manyCards: Kind<Filter> = phrases<Filter>('cards', () => [
  saying(
    '{which}',
    { which: filterOf(pluralNoun) },
    ({ which }) => which,
    (which: Filter) => ({ which }),
  ),
  reading('{which}', { which: filterOf(ownedPlural) }, ({ which }) => which),
  reading('(a|an|any|each) {which}', { which: filterOf(ownedNoun) }, ({ which }) => which),
  reading('{is}', { is: knownCard }, (one): Filter => one),
]);

/** Whose the cards are is said of their players, since Events are never in play. */
function split({ controller, ...which }: Filter): { which: Filter; byPlayers?: Players } {
  return controller === undefined ? { which } : { which, byPlayers: controller };
}

/** The sources of damage, as a modifier says them. */
export function inflictedBy(sources: Filter): { from?: Filter; byPlayers?: Players } {
  const { which, ...by } = split(sources);
  return Object.keys(which).length === 0 && by.byPlayers !== undefined ? by : { from: which, ...by };
}

export const damageKind: Kind<boolean | 'any'> = phrases<boolean | 'any'>('damage', () => [
  words<boolean | 'any'>('damage', 'any'),
  words<boolean | 'any'>('combat damage', true),
  words<boolean | 'any'>('non-combat damage', false),
]);

export const ofKind = (kind: boolean | 'any'): { combat?: boolean } =>
  kind === 'any' ? {} : { combat: kind };

export const unchangeable = phrases<readonly ('reduced' | 'redirected')[]>('reduced or redirected', () => [
  words('reduced', ['reduced'] as const),
  words('redirected', ['redirected'] as const),
  words('(reduced or redirected|redirected or reduced)', ['reduced', 'redirected'] as const),
]);

/** Damage that a card inflicts and that cannot be reduced or redirected. */
export function unchanging(
  kind: boolean | 'any',
  how: readonly ('reduced' | 'redirected')[],
): readonly Modifier[] | undefined {
  if (kind === false) return undefined;
  const only = kind === true ? ({ combat: true } as const) : {};
  return how.map(
    (one): Modifier =>
      one === 'reduced'
        ? { damageCannotBeReduced: true, ...only }
        : { damageCannotBeRedirected: true, ...only },
  );
}

/** What Toughness is against: “damage inflicted by Characters”. */
const toughAgainst: Kind<Pick<Special, 'against' | 'combat'>> = phrases<Pick<Special, 'against' | 'combat'>>(
  'what it is against',
  () => [
    reading('{against}', { against: manyCards }, (one) => one),
    reading('{kind}', { kind: damageKind }, ({ kind }) => (kind === 'any' ? undefined : { combat: kind })),
    reading(
      '{kind} (inflicted by|from|by) {against}',
      { kind: damageKind, against: manyCards },
      ({ kind, against }) => ({
        against,
        ...ofKind(kind),
      }),
    ),
    reading(
      '{kind} (that is not|not) (inflicted by|from) {against}',
      { kind: damageKind, against: manyCards },
      ({ kind, against }) => ({ against: { not: against }, ...ofKind(kind) }),
    ),
  ],
);

/** What a card gains: “+2 Fighting”, “Toughness: 1”, “the designator <Hero>”. */
const gained: Kind<Modifier> = phrases<Modifier>('what is gained', () => [
  phrase('{fighting} Fighting', { fighting: signed }, {}),
  phrase('{body} Body', { body: signed }, {}),
  phrase('{damage} [combat] damage (against|to|on) {against}', { damage: signed, against: manyCards }, {}),
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
    'Toughness [:] {amount} against {against}',
    { amount: simpleAmount, against: toughAgainst },
    ({ amount, against }): Modifier => ({ special: 'Toughness', amount, ...against }),
  ),
  reading(
    '{damage} [combat] damage [,] except (against|to|on) {against}',
    { damage: signed, against: manyCards },
    ({ damage, against }): Modifier => ({ damage, against: { not: against } }),
  ),
  reading(
    '{special} against {controller}',
    { special, controller: players },
    ({ special: name, ...against }): Modifier => ({
      special: name,
      against,
    }),
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
export function immune(cards: Filter): Modifier {
  const { which, ...by } = split(cards);
  return { notAffectedBy: which, ...by };
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
    '{one} for (each|every) {each}',
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
  if ('power' in modifier) return { power: multiply(modifier.power) };
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
  ['turn to heal [itself]', 'turn-to-heal'],
  ['be turned to attack', 'turn-to-attack'],
  ['be declared as (an attacker|attackers)', 'attack'],
  ['be declared as (an interceptor|interceptors)', 'intercept'],
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
  reading(
    'be intercepted except by {by}',
    { by: manyCards },
    ({ by }): Modifier => ({ cannot: 'be-intercepted', by: { not: by } }),
  ),
  phrase('be intercepted by {by}', { by: manyCards }, { cannot: 'be-intercepted' }),
  phrase('be attacked by {by}', { by: manyCards }, { cannot: 'be-attacked' }),
  phrase('intercept {of}', { of: manyCards }, { cannot: 'intercept' }),
  reading(
    'be declared as (an interceptor|interceptors) against {of}',
    { of: manyCards },
    ({ of }): Modifier => ({
      cannot: 'intercept',
      of,
    }),
  ),
  reading(
    'be declared as (an attacker|attackers) (on|against) {of}',
    { of: manyCards },
    ({ of }): Modifier => ({
      cannot: 'attack',
      of,
    }),
  ),
  phrase('attack {of}', { of: manyCards }, { cannot: 'attack' }),
  phrase('turn to attack {of}', { of: manyCards }, { cannot: 'turn-to-attack' }),
  phrase('be smoked by {by}', { by: manyCards }, { cannot: 'be-smoked' }),
]);

/** What cannot be done to a card, after “be”. */
const PASSIVE: readonly (readonly [string, readonly Prohibition[]])[] = [
  ['damaged', ['be-damaged']],
  ['smoked', ['be-smoked']],
  ['toasted', ['be-toasted']],
  ['sacrificed', ['be-sacrificed']],
  ['turned', ['be-turned']],
  ['healed', ['be-healed']],
  ['removed from play', ['leave-play']],
  ['(canceled|cancelled)', ['be-canceled']],
  ['taken control of', ['be-taken-control-of']],
  ['seized', ['be-seized']],
  ['burned', ['be-burned-for-victory', 'be-burned-for-power']],
];

const passive: Kind<readonly Prohibition[]> = phrases<readonly Prohibition[]>('what cannot be done', () =>
  PASSIVE.map(([verb, all]) => words<readonly Prohibition[]>(verb, all)),
);

/** By whom: “by opponents' Events”, “by opponents”. */
const doer: Kind<{ by?: Filter; byPlayers?: Players }> = phrases<{ by?: Filter; byPlayers?: Players }>(
  'who',
  () => [
    reading('{cards}', { cards: manyCards }, ({ cards }) => {
      const { which, ...by } = split(cards);
      return Object.keys(which).length === 0 ? by : { by: which, ...by };
    }),
    reading('{byPlayers}', { byPlayers: players }, (one) => one),
  ],
);

/** “be damaged or removed from play by Events”. */
const passively: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>('what cannot be done', () => [
  reading('be {all}', { all: listed('what cannot be done', passive, 'or') }, ({ all }) =>
    all.flat().map((cannot): Modifier => ({ cannot })),
  ),
  reading(
    'be {all} by {by}',
    { all: listed('what cannot be done', passive, 'or'), by: doer },
    ({ all, by }) => all.flat().map((cannot): Modifier => ({ cannot, ...by })),
  ),
  reading(
    'be {all} except by {by}',
    { all: listed('what cannot be done', passive, 'or'), by: manyCards },
    ({ all, by }) => all.flat().map((cannot): Modifier => ({ cannot, by: { not: by } })),
  ),
  // A Site that is seized loses its damage without being healed (6.4.3).
  words<readonly Modifier[]>('be healed except when seized', [{ cannot: 'be-healed' }]),
  words<readonly Modifier[]>('(be targeted by attacks|be the target of (an attack|attacks)|be attacked)', [
    { cannot: 'be-attacked' },
  ]),
  reading('be (targeted by|the target of) {by}', { by: manyCards }, ({ by }): readonly Modifier[] => {
    const { which, ...players } = split(by);
    return [{ notLegalTargetOf: which, ...players }];
  }),
  reading(
    'be intercepted by more than {most} (Character|Characters|card|cards|interceptor|interceptors)',
    { most: simpleAmount },
    ({ most }): readonly Modifier[] => [{ interceptedByAtMost: most }],
  ),
  reading('use {all}', { all: listed('special abilities', special, 'or') }, ({ all }) =>
    all.map((using): Modifier => ({ cannot: 'use-special', using })),
  ),
  words<readonly Modifier[]>(
    '(have (its|his|her|their) damage (redirected or reduced|reduced or redirected))',
    [{ damageCannotBeReduced: true }, { damageCannotBeRedirected: true }],
  ),
]);

const list = <Value>(kind: Kind<Value>) => listed(kind.name, kind, 'and');

/** What cannot be done by or to a card. */
export const prohibition: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>(
  'what cannot be done',
  () => [
    reading('{all}', { all: listed('what cannot be done', prohibited, 'or') }, ({ all }) => all),
    reading('{all}', { all: passively }, ({ all }) => all),
  ],
);

/** What changes for a card, with its verb. */
const change: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>('a change', () => [
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
  words<readonly Modifier[]>(
    'must (intercept [attacks at its location]|be declared as (an interceptor|interceptors))',
    [{ must: 'intercept' }],
  ),
  reading('(cannot|may not|can not) {all}', { all: passively }, ({ all }) => all),
  words<readonly Modifier[]>('(may|can) attack [(any|face-down)] back-row Sites', [
    { mayAttackBackRow: true },
  ]),
  words<readonly Modifier[]>(
    '(may|can) be (the target of (attacks|an attack)|attacked) while in the back row',
    [{ mayBeAttackedInBackRow: true }],
  ),
  reading(
    'be~ considered to be (a|an) {designator} (Site|Character|card|State|Edge) [in addition to (any|its) other designators]',
    { designator },
    (one): readonly Modifier[] => [one],
  ),
  words<readonly Modifier[]>('generate~ no Power', [{ cannot: 'generate-power' }]),
  reading(
    '(its|his|her|their) {kind} (cannot|may not) be {how}',
    { kind: damageKind, how: unchangeable },
    ({ kind, how }) => unchanging(kind, how),
  ),
  reading('generate~ {power} [additional] Power', { power: signed }, (one): readonly Modifier[] => [one]),
  words<readonly Modifier[]>('cannot be burned', [
    { cannot: 'be-burned-for-victory' },
    { cannot: 'be-burned-for-power' },
  ]),
  words<readonly Modifier[]>('cannot be (seized or burned|burned or seized)', [
    { cannot: 'be-seized' },
    { cannot: 'be-burned-for-victory' },
    { cannot: 'be-burned-for-power' },
  ]),
  words<readonly Modifier[]>('cannot leave play', [{ cannot: 'leave-play' }]),
  words<readonly Modifier[]>('cannot be (canceled|cancelled)', [{ cannot: 'be-canceled' }]),
  words<readonly Modifier[]>('cannot be taken control of', [{ cannot: 'be-taken-control-of' }]),
  words<readonly Modifier[]>('take~ no damage', [{ takesNoDamage: {} }]),
  words<readonly Modifier[]>('take~ no combat damage', [{ takesNoDamage: { combat: true } }]),
  saying(
    'take~ no damage from {from}',
    { from: manyCards },
    ({ from }) => [{ takesNoDamage: inflictedBy(from) }],
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
    { takesNoDamage: { ...inflictedBy(from), combat: true } },
  ]),
  reading('take~ no non-combat damage from {from}', { from: manyCards }, ({ from }) => [
    { takesNoDamage: { ...inflictedBy(from), combat: false } },
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
    'provide~ [you with] one {symbol} resource for each {times}',
    { symbol, times: eachOne },
    ({ symbol: provides, times: count }) => [{ provides, times: count }],
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
