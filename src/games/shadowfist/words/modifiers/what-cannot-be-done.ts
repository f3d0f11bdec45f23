import { listed, phrase, phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { manyCards, whose } from '../../card-language/modifier-parts.ts';
import { players, simpleAmount } from '../../card-language/slots.ts';
import { special } from '../../card-language/terminals.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import type { Prohibition } from '../../vocabulary/words.ts';

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
  ['be declared as a single attacker', 'attack-alone'],
  ['be declared as (an attacker|attackers)', 'attack'],
  ['be declared as (an interceptor|interceptors)', 'intercept'],
  // 10.3: no damage is removed from it, also not as it is seized.
  ['be healed', 'have-damage-removed'],
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

export const prohibited: Kind<Modifier> = phrases<Modifier>('what cannot be done', () => [
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
  ['healed', ['have-damage-removed']],
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
      const { which, ...by } = whose(cards);
      return Object.keys(which).length === 0 ? by : { by: which, ...by };
    }),
    reading('{byPlayers}', { byPlayers: players }, (one) => one),
  ],
);

/** “be damaged or removed from play by Events”. */
export const passively: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>(
  'what cannot be done',
  () => [
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
    // A Site that is seized loses its damage (7.4), which no other effect removes.
    words<readonly Modifier[]>('be healed except when seized', [{ cannot: 'be-healed' }]),
    words<readonly Modifier[]>('be [the] (subject of (any|) States|subject of a State)', [
      { notLegalSubject: true },
    ]),
    words<readonly Modifier[]>('(be targeted by attacks|be the target of (an attack|attacks)|be attacked)', [
      { cannot: 'be-attacked' },
    ]),
    words<readonly Modifier[]>('be the subject of (States|any States|a State)', [{ notLegalSubject: true }]),
    reading('be (targeted by|the target of) {by}', { by: manyCards }, ({ by }): readonly Modifier[] => {
      const { which, ...players } = whose(by);
      return [{ notLegalTargetOf: which, ...players }];
    }),
    reading(
      'be intercepted by more than {most} (Character|Characters|card|cards|interceptor|interceptors)',
      { most: simpleAmount },
      ({ most }): readonly Modifier[] => [{ interceptedByAtMost: most }],
    ),
    reading('use {all}', { all: listed('special abilities', special, 'and/or') }, ({ all }) =>
      all.map((using): Modifier => ({ cannot: 'use-special', using })),
    ),
    words<readonly Modifier[]>(
      '(have (its|his|her|their) damage (redirected or reduced|reduced or redirected))',
      [{ damageCannotBeReduced: true }, { damageCannotBeRedirected: true }],
    ),
  ],
);

/** What cannot be done by or to a card. */
export const prohibition: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>(
  'what cannot be done',
  () => [
    reading('{all}', { all: listed('what cannot be done', prohibited, 'or') }, ({ all }) => all),
    reading('{all}', { all: passively }, ({ all }) => all),
  ],
);
