import { number } from '../../vocabulary/card-language/terminals.ts';
import { type Phrase, phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { restrictions } from '../card.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { EffectPattern } from '../vocabulary/effect-patterns.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Filter } from '../vocabulary/terms.ts';
import { immune, notSubjectOf, specials } from '../words/modifiers/prohibitions.ts';
import { figure, simpleAmount } from './amounts.ts';
import { being, beingItself } from './being.ts';
import { byOthersPhrases, type Users } from './by-others.ts';
import { continuousPhrases } from './continuous.ts';
import type { Circumstance, Cost } from './costs.ts';
import { type Canceling, generatingPhrases } from './generating.ts';
import { signed, sourcesOfEffects } from './modifier-parts.ts';
import { permissionPhrases, playable } from './permissions.ts';
import { toastingPhrases } from './played-cards.ts';
import { playerRulePhrases } from './player-rules.ts';
import { type Price, playingPhrases } from './playing.ts';
import { cardsDiscarded } from './references/mentioned-before.ts';
import { replacingPhrases } from './replacing.ts';
import { rulesTextPhrases } from './rules-texts.ts';
import {
  amount,
  bareChanges,
  cardPossessive,
  cards,
  condition,
  effects,
  modifiers,
  type Named,
  noun,
  players,
  pluralNoun,
} from './slots.ts';
import { changingTarget } from './swapping.ts';
import { special } from './terminals.ts';
import { type TokenFigures, tokenFiguresPhrases } from './tokens.ts';
import { triggerPhrases } from './triggers.ts';
import { responsePhrases } from './unanswerable.ts';

/** What one sentence of a card says, before the sentences are put together. */
export type Statement =
  | { readonly says: 'restriction' }
  | { readonly says: 'ability'; readonly ability: Ability }
  | {
      readonly says: 'subject';
      readonly ability: Ability;
      /** What is chosen as it is played, and what is so from then on. */
      readonly choosing?: { readonly chosen: string };
      readonly lasting?: Statement;
      readonly circumstances: readonly Circumstance[];
    }
  | {
      readonly says: 'continuous';
      readonly cards: Cards;
      readonly modify: readonly Modifier[];
      readonly while?: Condition;
      /** What each of the cards is while they change so: “while attacking”. */
      readonly whileBeing?: Filter;
    }
  | {
      readonly says: 'generated';
      readonly costs: readonly Cost[];
      readonly effects: readonly Effect[];
      /** Who may use it; absent, the controller of the card. */
      readonly by?: Users;
    }
  | {
      readonly says: 'triggered';
      readonly on: EventPattern;
      /** Once for all that happens at the same time: “one or more”. */
      readonly together?: true;
      readonly costs: readonly Cost[];
      readonly effects: readonly Effect[];
      readonly optional: boolean;
      /** Whether “::” or “to” separates generation from resolution. */
      readonly isSplit: boolean;
      /** Without resolution (5.2.5). */
      readonly immediately?: true;
      /** Of a State: it may become active when this is so already (4.3.4, 5.2.3). */
      readonly already?: { readonly when: Condition; readonly effects: readonly Effect[] };
    }
  /** An effect on what the card answers. */
  | { readonly says: 'answer'; readonly to: EffectPattern; readonly effects: readonly Effect[] }
  /** The same for each of several effects. */
  | {
      readonly says: 'either';
      readonly costs: readonly Cost[];
      readonly of: readonly (readonly Effect[])[];
      /** A further way, which is an answer. */
      readonly canceling?: Canceling;
    }
  /** What an Event does instead of what it says before. */
  | {
      readonly says: 'alternative';
      readonly costs: readonly Cost[];
      readonly effects: readonly Effect[];
    }
  /** The same for any of several costs. */
  | {
      readonly says: 'paying-either';
      readonly ways: readonly (readonly Cost[])[];
      readonly effects: readonly Effect[];
    }
  /** Something happens in the place of an event. */
  | {
      readonly says: 'replaced';
      readonly on: EventPattern;
      readonly if?: Condition;
      readonly effects: readonly Effect[];
      readonly optional: boolean;
    }
  /** A player may pay to cancel it in response. */
  | { readonly says: 'refusable'; readonly by: PlayerRef; readonly amount: Amount }
  /** Cards that cannot be played, or turned, in response to it. */
  | { readonly says: 'not-in-response'; readonly playing?: Filter; readonly turning?: CardRef }
  /** An effect on such a card, while it is played or when it is in play. */
  | {
      readonly says: 'cancel-and-smoke';
      readonly costs: readonly Cost[];
      readonly which: Filter;
      readonly target?: true;
    }
  | { readonly says: 'effects'; readonly effects: readonly Effect[] }
  | { readonly says: 'costs'; readonly costs: readonly Cost[] }
  | {
      readonly says: 'playing';
      /** `plain` is “Play …”, which is the only way of an Event and another way of other cards. */
      readonly kind: 'only' | 'also' | 'plain';
      readonly circumstances: readonly Circumstance[];
      readonly price: Price;
    }
  /** What is printed on the token that the text has just put into play. */
  | { readonly says: 'token'; readonly figures: TokenFigures }
  /** Of the card that an effect has just played. */
  | { readonly says: 'toast-it'; readonly which: 'the Event' | 'Events' }
  /** Of Sites that were just swapped. */
  | { readonly says: 'may-change-target' }
  | {
      readonly says: 'x';
      readonly is: Amount;
      /** The number that it is on generation, for as long as the effect lasts. */
      readonly isFixed?: true;
    }
  /** X is the number of cards that are paid as the card enters play. */
  | { readonly says: 'x-of-cost'; readonly cost: Cost; readonly cards: Cards }
  /** What X is at most, or at least. */
  | { readonly says: 'x-within'; readonly bound: 'least' | 'greatest'; readonly than: number };

const ability = (template: string, value: Ability): Phrase<Statement> =>
  words<Statement>(template, { says: 'ability', ability: value });

const continuous = (which: Cards, modifier: Modifier): Statement => ({
  says: 'continuous',
  cards: which,
  modify: [modifier],
});

const forAll = (modifier: PlayerModifier): Statement => ({
  says: 'ability',
  ability: { ability: 'continuous', players: 'every-player', modifyPlayers: [modifier] },
});

/** Cards that cost more, or less, for every player. */
function costlier(named: Named, by: Amount): Statement | undefined {
  const found = playable(named);
  if (found === undefined) return undefined;
  const { which: costOf, ...on } = found;
  return forAll({ costOf, ...on, by, mandatory: true });
}

/** “Toughness: 1 against <Hero> cards” alone is a special ability of the card. */
function specialAgainst(all: readonly Modifier[]): Statement | undefined {
  const [only, ...others] = all;
  if (only === undefined || !('special' in only)) return undefined;
  return others.length > 0
    ? severalAgainst(all)
    : { says: 'ability', ability: { ability: 'special', ...only } };
}

/** “Ambush and Assassinate against <Hero> cards”. */
function severalAgainst(modify: readonly Modifier[]): Statement | undefined {
  const areLimited = modify.every((one) => 'special' in one && one.against !== undefined);
  return areLimited ? { says: 'continuous', cards: 'this', modify } : undefined;
}

export const statement: Kind<Statement> = phrases<Statement>('a sentence', () => [
  ...restrictions.map((restriction) => words<Statement>(restriction, { says: 'restriction' })),
  words<Statement>('Uncopyable', { says: 'restriction' }),
  // What a deck may have is not about a game.
  words<Statement>('No Max', { says: 'restriction' }),
  words<Statement>('you may have (more than 5|any number of) copies of (this card|#self) in a deck', {
    says: 'restriction',
  }),
  ability('not cumulative', { ability: 'not-cumulative' }),
  ability("(this card 's|#self 's|its) cost cannot be reduced , even when returning it to play", {
    ability: 'fixed-cost',
  }),
  ...continuousPhrases(),
  reading(
    '{special}',
    { special },
    ({ special: name }): Statement => ({ says: 'ability', ability: { ability: 'special', special: name } }),
  ),
  reading(
    '{special} against {against}',
    { special, against: pluralNoun },
    ({ special: name, against }): Statement => ({
      says: 'ability',
      ability: { ability: 'special', special: name, against: against.which },
    }),
  ),
  reading(
    'Toughness [:] {amount}',
    { amount: simpleAmount },
    ({ amount: value }): Statement => ({
      says: 'ability',
      ability: { ability: 'special', special: 'Toughness', amount: value },
    }),
  ),
  reading(
    'damage (cannot|may not) be redirected (to|onto) {cards}',
    { cards },
    ({ cards: which }): Statement => continuous(which, { cannot: 'be-redirected-to' }),
  ),
  reading(
    'opponents cannot take control of {cards}',
    { cards },
    ({ cards: which }): Statement =>
      continuous(which, { cannot: 'be-taken-control-of', byPlayers: 'every-opponent' }),
  ),
  reading(
    '(not affected by|immunity to) {by}',
    { by: sourcesOfEffects },
    ({ by }): Statement => continuous('this', immune(by)),
  ),
  reading(
    "not affected by [other Characters 's] {notAffectedBySpecial}",
    { notAffectedBySpecial: specials },
    (modifier): Statement => continuous('this', modifier),
  ),
  words<Statement>('not a legal subject for States', continuous('this', { notLegalSubject: true })),
  reading(
    'not a legal subject (for|of) {states}',
    { states: pluralNoun },
    ({ states }): Statement | undefined => {
      const modifier = notSubjectOf(states);
      return modifier === undefined ? undefined : continuous('this', modifier);
    },
  ),
  reading(
    'not a legal subject (for|of) States played by {by}',
    { by: players },
    ({ by }): Statement => continuous('this', { notLegalSubject: true, byPlayers: by }),
  ),
  ...playerRulePhrases(),
  ability("place in an opponent 's site structure", { ability: 'placed-with-opponent' }),
  reading(
    '{cards} {modify} (while|when|if) {whileBeing}',
    { cards, modify: modifiers, whileBeing: being },
    (one): Statement => ({ says: 'continuous', ...one }),
  ),
  reading(
    '(while|when|if) {whileBeing} , {modify}',
    { modify: modifiers, whileBeing: beingItself },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  reading(
    '(while|when|if) {whileBeing} , {cards} {modify}',
    { cards, modify: modifiers, whileBeing: being },
    (one): Statement => ({ says: 'continuous', ...one }),
  ),
  reading(
    '(while|when|if) {whileBeing} , {cards} {modify} and (it|he|she|they) {also}',
    { cards, modify: modifiers, also: modifiers, whileBeing: being },
    ({ modify, also, ...one }): Statement => ({ says: 'continuous', ...one, modify: [...modify, ...also] }),
  ),
  reading(
    '{modify} (while|when|if) {whileBeing}',
    { modify: modifiers, whileBeing: beingItself },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  reading(
    '{modify} (while|when|if) {whileBeing}',
    { modify: bareChanges, whileBeing: beingItself },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  reading(
    '{cards} {modify} except (when|while) {whileBeing}',
    { cards, modify: modifiers, whileBeing: being },
    ({ whileBeing, ...one }): Statement => ({ says: 'continuous', ...one, whileBeing: { not: whileBeing } }),
  ),
  reading(
    '{cards} (Fighting [score]) be~ increased by {by}',
    { cards: cardPossessive, by: amount },
    ({ cards: which, by }): Statement => continuous(which, { fighting: by }),
  ),
  reading(
    '{cards} damage be~ increased by {by}',
    { cards: cardPossessive, by: amount },
    ({ cards: which, by }): Statement => continuous(which, { damage: by }),
  ),
  reading(
    '{cards} Body be~ increased by {by}',
    { cards: cardPossessive, by: amount },
    ({ cards: which, by }): Statement => continuous(which, { body: by }),
  ),
  reading(
    'treat {cards} rules text as if it were blank',
    { cards: cardPossessive },
    ({ cards: which }): Statement => continuous(which, { blank: true }),
  ),
  reading(
    '{cards} rules text (be~ considered to be|be~ considered|be~) blank',
    { cards: cardPossessive },
    ({ cards: which }): Statement => continuous(which, { blank: true }),
  ),
  saying(
    '{modify}',
    { modify: bareChanges },
    ({ modify }): Statement | undefined => specialAgainst(modify),
    (value: Statement) => {
      if (value.says !== 'ability' || value.ability.ability !== 'special') return undefined;
      const { ability: _, ...modifier } = value.ability;
      return { modify: [modifier] };
    },
  ),
  reading(
    '{cards} {modify} while (this card|#self) be~ in play',
    { cards, modify: modifiers },
    (one): Statement => ({ says: 'continuous', ...one }),
  ),
  reading(
    'the cost of all {which} be~ increased by {by}',
    { which: pluralNoun, by: simpleAmount },
    ({ which, by }): Statement | undefined => costlier(which, by),
  ),
  reading(
    '(any|each|every) {which} has its cost increased by {by}',
    { which: noun, by: simpleAmount },
    ({ which, by }): Statement | undefined => costlier(which, by),
  ),
  reading(
    'while (this card|#self) is in play , (any|each|every) {which} has its cost increased by {by}',
    { which: noun, by: simpleAmount },
    ({ which, by }): Statement | undefined => costlier(which, by),
  ),
  reading(
    'all {which} are {by} cost',
    { which: pluralNoun, by: signed },
    ({ which, by }): Statement | undefined => costlier(which, by),
  ),
  reading('X (=|is [equal to]) {is}', { is: amount }, ({ is }): Statement => ({ says: 'x', is })),
  reading(
    'X (=|is [equal to]) {of} {figure} at the time (it was turned|you turned (it|him|her))',
    { of: cardPossessive, figure },
    (is): Statement => ({ says: 'x', is, isFixed: true }),
  ),
  // What is paid for a figure as the card enters play.
  reading(
    'X (=|is [equal to]) the number of {cards} when (this card|#self) enter~ play',
    { cards: cardsDiscarded },
    ({ cards: discarded }): Statement => ({
      says: 'x-of-cost',
      cost: { pay: { pay: 'discard', cards: discarded } },
      cards: discarded,
    }),
  ),
  reading(
    'X (cannot exceed|(may not|cannot) be (greater|higher|more) than|has a maximum of) {than}',
    { than: number },
    ({ than }): Statement => ({ says: 'x-within', bound: 'least', than }),
  ),
  words<Statement>('X (may not|cannot) be (less|lower) than (0|zero)', {
    says: 'x-within',
    bound: 'greatest',
    than: 0,
  }),
  reading(
    'X (may not|cannot) be (less|lower) than {than}',
    { than: number },
    ({ than }): Statement => ({
      says: 'x-within',
      bound: 'greatest',
      than,
    }),
  ),
  phrase('{cards} {modify}', { cards, modify: modifiers }, { says: 'continuous' }),
  phrase(
    '{cards} {modify} while {while}',
    { cards, modify: modifiers, while: condition },
    { says: 'continuous' },
  ),
  reading(
    '{cards} {modify} if {while}',
    { cards, modify: modifiers, while: condition },
    (one): Statement => ({ says: 'continuous', ...one }),
  ),
  phrase(
    '(while|if) {while} , {cards} {modify}',
    { cards, modify: modifiers, while: condition },
    { says: 'continuous' },
  ),
  reading(
    '{modify}',
    { modify: modifiers },
    ({ modify }): Statement => ({ says: 'continuous', cards: 'this', modify }),
  ),
  reading(
    '{modify} while {while}',
    { modify: modifiers, while: condition },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  reading(
    '{modify} if {while}',
    { modify: modifiers, while: condition },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  reading('{modify}', { modify: bareChanges }, ({ modify }): Statement | undefined =>
    modify.every((one) => 'special' in one || 'restriction' in one)
      ? undefined
      : { says: 'continuous', cards: 'this', modify },
  ),
  reading(
    '{modify} while {while}',
    { modify: bareChanges, while: condition },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  reading(
    '{modify} if {while}',
    { modify: bareChanges, while: condition },
    (one): Statement => ({ says: 'continuous', cards: 'this', ...one }),
  ),
  phrase('{effects}', { effects }, { says: 'effects' }),
  ...generatingPhrases(),
  ...replacingPhrases(),
  ...responsePhrases(),
  ...triggerPhrases(),
  ...playingPhrases(),
  ...rulesTextPhrases(),
  ...byOthersPhrases(),
  ...permissionPhrases(),
  ...tokenFiguresPhrases(),
  ...toastingPhrases(),
  changingTarget,
]);
