import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { CardRef, Players } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, Filter } from '../vocabulary/terms.ts';
import { prohibition } from '../words/modifiers/what-cannot-be-done.ts';
import { eachOne, simpleAmount } from './amounts.ts';
import { beingItself } from './being.ts';
import { alone } from './condition-parts.ts';
import { earlier } from './earlier.ts';
import * as marked from './marked.ts';
import {
  damageKind,
  inflictedBy,
  inflictsLess,
  manyCards,
  ofKind,
  opposite,
  unchangeable,
  unchanging,
} from './modifier-parts.ts';
import { whoCannot } from './permissions.ts';
import type { Statement } from './sentences.ts';
import {
  amount,
  bareChanges,
  cardPossessive,
  cards,
  condition,
  modifiers,
  type Named,
  noun,
  pluralNoun,
  predicate,
} from './slots.ts';

const continuous = (which: Cards, modifier: Modifier): Statement => ({
  says: 'continuous',
  cards: which,
  modify: [modifier],
});

function several(which: Cards, modify: readonly Modifier[] | undefined): Statement | undefined {
  return modify === undefined ? undefined : { says: 'continuous', cards: which, modify };
}

/** “one”, “one for every 4 counters on this card”. */
export const perEach = phrases<Amount>(['an amount', marked.amounts], () => [
  reading('{one}', { one: amount }, ({ one }) => one),
  reading('{one} for (each|every) {each}', { one: simpleAmount, each: eachOne }, ({ one, each }) =>
    one === 1 ? each : { product: [one, each] },
  ),
]);

/** What reduces damage, or keeps it from being reduced. */
function reductions(): readonly Phrase<Statement>[] {
  const of = { cards, kind: damageKind };
  return [
    reading(
      '[all|any|each] {kind} inflicted on {cards} be~ reduced to (zero|0)',
      of,
      ({ cards: which, kind }) => continuous(which, { takesNoDamage: ofKind(kind) }),
    ),
    reading(
      '[all|any|each] {kind} inflicted on {cards} (by|from) {from} be~ reduced to (zero|0)',
      { ...of, from: manyCards },
      ({ cards: which, kind, from }) =>
        continuous(which, { takesNoDamage: { ...inflictedBy(from), ...ofKind(kind) } }),
    ),
    reading('reduce~ [all|any] {kind} inflicted on {cards} to (zero|0)', of, ({ cards: which, kind }) =>
      continuous(which, { takesNoDamage: ofKind(kind) }),
    ),
    reading(
      'reduce~ [all|any] {kind} inflicted on {cards} (by|from) {from} to (zero|0)',
      { ...of, from: manyCards },
      ({ cards: which, kind, from }) =>
        continuous(which, { takesNoDamage: { ...inflictedBy(from), ...ofKind(kind) } }),
    ),
    reading('reduce~ to (zero|0) [all|any] {kind} inflicted on {cards}', of, ({ cards: which, kind }) =>
      continuous(which, { takesNoDamage: ofKind(kind) }),
    ),
    reading(
      'reduce~ to (zero|0) [all|any] {kind} inflicted on {cards} (by|from) {from}',
      { ...of, from: manyCards },
      ({ cards: which, kind, from }) =>
        continuous(which, { takesNoDamage: { ...inflictedBy(from), ...ofKind(kind) } }),
    ),
    reading(
      'reduce~ to {most} [all|any] {kind} inflicted on {cards} by a single {from}',
      { ...of, most: simpleAmount, from: noun },
      ({ cards: which, kind, from, most }) =>
        from.in === 'play'
          ? continuous(which, { takesAtMost: most, ...inflictedBy(from.which), ...ofKind(kind) })
          : undefined,
    ),
    reading(
      '[all|any|each] {kind} inflicted on {cards} be~ reduced by {by}',
      { ...of, by: simpleAmount },
      ({ cards: which, kind, by: less }) => continuous(which, { reducesDamage: less, ...ofKind(kind) }),
    ),
    reading(
      '[all|any|each] {kind} inflicted on {cards} be~ increased by {by}',
      { ...of, by: simpleAmount },
      ({ cards: which, kind, by: more }) => continuous(which, { increasesDamage: more, ...ofKind(kind) }),
    ),
    reading(
      '[all|any|each] {kind} inflicted on {cards} (by|from) {from} be~ reduced by {by}',
      { ...of, from: manyCards, by: simpleAmount },
      ({ cards: which, kind, from, by: less }) =>
        continuous(which, { reducesDamage: less, ...inflictedBy(from), ...ofKind(kind) }),
    ),
    reading(
      '[all|any|each] {kind} inflicted on {cards} (by|from) {from} be~ increased by {by}',
      { ...of, from: manyCards, by: simpleAmount },
      ({ cards: which, kind, from, by: more }) =>
        continuous(which, { increasesDamage: more, ...inflictedBy(from), ...ofKind(kind) }),
    ),
    ...thatDamage(),
    reading(
      'reduce~ [the|all] combat damage [that is] inflicted by {cards} by {by}',
      { cards, by: simpleAmount },
      ({ cards: which, by: less }) => continuous(which, { damage: opposite(less) }),
    ),
    reading(
      'reduce~ [the|all] damage [that is] inflicted by {cards} by {by}',
      { cards, by: simpleAmount },
      ({ cards: which, by: less }) => several(which, inflictsLess(less)),
    ),
    reading(
      '[all] {kind} (inflicted by {cards}|{cards} inflict~) (cannot|may not) be {how}',
      { ...of, how: unchangeable },
      ({ cards: which, kind, how }) => several(which, unchanging(kind, how)),
    ),
    reading(
      '[all] damage (inflicted by {cards}|{cards} inflict~) (cannot|may not) be removed',
      { cards },
      ({ cards: which }) => continuous(which, { damageCannotBeRemoved: true }),
    ),
    reading(
      '[all] combat damage (inflicted by {cards}|{cards} inflict~) (cannot|may not) be removed',
      { cards },
      ({ cards: which }) => continuous(which, { damageCannotBeRemoved: true, combat: true }),
    ),
    reading(
      '(damage on {cards} (cannot|may not) be removed|damage (cannot|may not) be removed from {cards})',
      { cards },
      ({ cards: which }) => continuous(which, { cannot: 'have-damage-removed' }),
    ),
    reading(
      '[all|any] damage inflicted on {cards} (cannot|may not) be reduced',
      { cards },
      ({ cards: which }) => continuous(which, { cannot: 'have-damage-reduced' }),
    ),
    reading('[all|any|each] {kind} inflicted on {cards} be~ doubled', of, ({ cards: which, kind }) =>
      continuous(which, { takesDouble: ofKind(kind) }),
    ),
    reading(
      '{cards} {kind} (cannot|may not) be {how}',
      { cards: cardPossessive, kind: damageKind, how: unchangeable },
      ({ cards: which, kind, how }) => several(which, unchanging(kind, how)),
    ),
  ];
}

/** “When damage is inflicted on a Character, reduce that damage by 1”. */
function thatDamage(): readonly Phrase<Statement>[] {
  const on = { which: manyCards, kind: damageKind };
  const inPlay = (each: Filter): Cards => ('is' in each && isAlone(each) ? each.is : { each, in: 'play' });
  return [
    reading(
      '(when|whenever) {kind} is inflicted on {which} , {change}',
      { ...on, change: changeOfDamage },
      ({ which, kind, change }) => continuous(inPlay(which), change(ofKind(kind))),
    ),
    reading(
      '(when|whenever) {which} take~ {kind} from {from} , {change}',
      { ...on, from: manyCards, change: changeOfDamage },
      ({ which, kind, from, change }) =>
        continuous(inPlay(which), change({ ...inflictedBy(from), ...ofKind(kind) })),
    ),
  ];
}

const isAlone = (filter: Filter): filter is { readonly is: CardRef } =>
  filter.is !== undefined && Object.keys(filter).length === 1;

type Damaging = Pick<Extract<Modifier, { reducesDamage: Amount }>, 'from' | 'byPlayers' | 'combat'>;

const changeOfDamage: Kind<(which: Damaging) => Modifier> = phrases<(which: Damaging) => Modifier>(
  'a change of damage',
  () => [
    reading(
      'reduce that damage to (0|zero)',
      {},
      () =>
        (which): Modifier => ({ takesNoDamage: which }),
    ),
    reading(
      '(reduce that damage by {by}|that damage is reduced by {by})',
      { by: simpleAmount },
      ({ by }) =>
        (which): Modifier => ({ reducesDamage: by, ...which }),
    ),
    reading(
      '(increase that damage by {by}|that damage is increased by {by})',
      { by: simpleAmount },
      ({ by }) =>
        (which): Modifier => ({ increasesDamage: by, ...which }),
    ),
  ],
);

/** Players in the plural: of one opponent it would be said who that is. */
const playersOrYou: Kind<Players> = phrases<Players>('players', () => [
  words<Players>('you', 'you'),
  words<Players>('(opponents|your opponents|all opponents)', 'every-opponent'),
  words<Players>('(players|all players)', 'every-player'),
  reading(
    '[all] players (who|that) {such}',
    { such: predicate },
    (one): Players => ({
      every: 'player',
      ...one,
    }),
  ),
  reading(
    '[all] opponents (who|that) {such}',
    { such: predicate },
    (one): Players => ({
      every: 'opponent',
      ...one,
    }),
  ),
]);

/** What nobody may do to or with cards. */
function barred(): readonly Phrase<Statement>[] {
  const each = ({ which, in: place }: Named): Cards | undefined =>
    place === 'play' ? { each: which, in: place } : undefined;
  return [
    reading('no {which} (can|may) {what}', { which: noun, what: prohibition }, ({ which, what }) => {
      const of = each(which);
      return of === undefined ? undefined : { says: 'continuous', cards: of, modify: what };
    }),
    reading(
      'no {which} (can|may) {what} (while|if) {while}',
      { which: noun, what: prohibition, while: condition },
      ({ which, what, while: condition_ }) => {
        const of = each(which);
        return of === undefined
          ? undefined
          : { says: 'continuous', cards: of, modify: what, while: condition_ };
      },
    ),
    reading(
      'no {which} (can|may) {what} while (this card|#self) is in play',
      { which: noun, what: prohibition },
      ({ which, what }) => {
        const of = each(which);
        return of === undefined ? undefined : { says: 'continuous', cards: of, modify: what };
      },
    ),
    reading('{who} (cannot|may not) turn {cards}', { who: playersOrYou, cards }, ({ who, cards: which }) =>
      continuous(which, { cannot: 'be-turned', byPlayers: who }),
    ),
    reading('{who} (cannot|may not) attack {cards}', { who: playersOrYou, cards }, ({ who, cards: which }) =>
      continuous(which, { cannot: 'be-attacked', byPlayers: who }),
    ),
    reading(
      'if {if} , {who} (cannot|may not) attack {cards}',
      { if: condition, who: playersOrYou, cards },
      ({ if: holding, who, cards: which }): Statement => ({
        says: 'continuous',
        cards: which,
        modify: [{ cannot: 'be-attacked', byPlayers: who }],
        while: holding,
      }),
    ),
    words<Statement>('(this card|#self) does not unturn during your [own] establishing shot', {
      says: 'continuous',
      cards: 'this',
      modify: [{ keepsTurned: true }],
    }),
    reading('no player (can|may) declare interceptors against {cards}', { cards }, ({ cards: which }) =>
      continuous(which, { cannot: 'be-intercepted' }),
    ),
    reading(
      'Characters intercepting (as part of|in) a chain cannot intercept {cards}',
      { cards },
      ({ cards: which }) => continuous(which, { cannot: 'be-intercepted-in-a-chain' }),
    ),
    reading(
      'no {which} (can|may) be the subject of more than one {state}',
      { which: noun, state: noun },
      ({ which, state: { which: state } }) => {
        const of = each({ ...which, which: { ...which.which, hasState: state } });
        return of === undefined ? undefined : continuous(of, { cannot: 'be-played-on', by: state });
      },
    ),
    reading('{which} (are|is) not affected by (this card|#self)', { which: pluralNoun }, ({ which }) =>
      which.in === 'play'
        ? { says: 'ability', ability: { ability: 'does-not-affect', which: which.which } }
        : undefined,
    ),
    reading('(this card does not|does not) affect {which}', { which: pluralNoun }, ({ which }) =>
      which.in === 'play'
        ? { says: 'ability', ability: { ability: 'does-not-affect', which: which.which } }
        : undefined,
    ),
  ];
}

/** “Generates an additional Power if you control an Edge”. */
function generatingPower(): readonly Phrase<Statement>[] {
  const phase = 'during your [own] (establishing shot|Power generation phase)';
  const howMuch = phrases<Amount>(['an amount of Power', marked.amounts], () => [
    words('(an additional Power|one additional Power|an additional 1 Power)', 1),
    reading('{by} [additional] Power', { by: simpleAmount }, ({ by }) => by),
  ]);
  const generates = (by: Amount, holding?: Condition): Statement => ({
    says: 'ability',
    ability: {
      ability: 'generates-power',
      amount: by,
      ...(holding === undefined ? {} : { if: holding }),
    },
  });
  const card = '[(this card|#self)] generate~ {by}';
  return [
    reading(`${card} ${phase}`, { by: howMuch }, ({ by }) => generates(by)),
    reading(`${card} [${phase}] for each {each}`, { by: howMuch, each: eachOne }, ({ by, each }) =>
      generates(by === 1 ? each : { product: [by, each] }),
    ),
    reading(`${card} [${phase}] (if|while) {if}`, { by: howMuch, if: condition }, ({ by, if: holding }) =>
      generates(by, holding),
    ),
    reading(`${card} [${phase}] (if|while) {is}`, { by: howMuch, is: beingItself }, ({ by, is }) =>
      generates(by, { card: 'this', is }),
    ),
    reading(`(if|while) {if} , ${card} [${phase}]`, { by: howMuch, if: condition }, ({ by, if: holding }) =>
      generates(by, holding),
    ),
    reading(`(if|while) {is} , ${card} [${phase}]`, { by: howMuch, is: beingItself }, ({ by, is }) =>
      generates(by, { card: 'this', is }),
    ),
  ];
}

const ENTERING = 'until the end of the turn [in which] (it|he|she|they|this card|#self) enter~ play';

/** What lasts for the turn of a card, and what is said of its control. */
function lasting(): readonly Phrase<Statement>[] {
  const entered = { card: 'this', is: { enteredPlayThisTurn: true } } as const;
  return [
    reading(`(this card|#self) {modify} ${ENTERING}`, { modify: modifiers }, ({ modify }) => ({
      says: 'continuous',
      cards: 'this',
      modify,
      while: entered,
    })),
    reading(`{modify} ${ENTERING}`, { modify: modifiers }, ({ modify }) => ({
      says: 'continuous',
      cards: 'this',
      modify,
      while: entered,
    })),
    reading(
      '{cards} {modify} during the turn (it|they) enter~ play',
      { cards, modify: modifiers },
      (one): Statement => ({ says: 'continuous', ...one, whileBeing: { enteredPlayThisTurn: true } }),
    ),
    words<Statement>(
      '([you] take control of|you control) (subject|subject Character|subject Site|subject Edge|subject card)',
      {
        says: 'continuous',
        cards: 'subject',
        modify: [{ control: 'you' }],
      },
    ),
    reading(
      '(while|if) (this card|#self) be~ in play , {cards} {modify}',
      { cards, modify: modifiers },
      (one): Statement => ({ says: 'continuous', ...one }),
    ),
    reading(
      '{who} (cannot|may not) redirect damage (to|onto) {cards}',
      { who: whoCannot, cards },
      ({ who: byPlayers, cards: which }) => continuous(which, { cannot: 'be-redirected-to', byPlayers }),
    ),
    reading('{modify} during any turn in which {earlier}', { modify: bareChanges, earlier }, (one) => ({
      says: 'continuous',
      cards: 'this',
      modify: one.modify,
      while: { happenedThisTurn: one.earlier },
    })),
    reading(
      'once during (your Main Shot|each of your turns) , (if|while) {while} , {cards} (may|can) attack {on} without turning',
      { while: condition, cards, on: manyCards },
      ({ cards: which, on, ...so }) => ({
        ...continuous(which, { mayAttackWithoutTurning: true, on }),
        ...so,
      }),
    ),
    reading('{modify} while attacking alone', { modify: bareChanges }, ({ modify }) => ({
      says: 'continuous',
      cards: 'this',
      modify,
      while: alone('this'),
    })),
    words<Statement>('you may attack back-row Sites', {
      says: 'continuous',
      cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
      modify: [{ mayAttackBackRow: true }],
    }),
    ...RELATED.map((relation) =>
      reading(
        `{cards} {modify} ${relation} {with}`,
        { cards, modify: modifiers, with: manyCards },
        (one): Statement => ({
          says: 'continuous',
          cards: one.cards,
          modify: one.modify,
          whileBeing: { inCombatWithAny: one.with },
        }),
      ),
    ),
  ];
}

const RELATED = ['in combat with'] as const;

/** What a card says of others for as long as it is in play. */
export const continuousPhrases = (): readonly Phrase<Statement>[] => [
  ...reductions(),
  ...barred(),
  ...generatingPower(),
  ...lasting(),
];
