import { indefinite, listed } from '../../../vocabulary/english.ts';
import { countSaidOf, quantity, signed } from '../../../vocabulary/rendering/amounts.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { PlayedFrom } from '../words.ts';

import { before } from './choices.ts';
import { kindCalled } from './kinds.ts';
import { limitSaid } from './limits.ts';
import { modifierSaid } from './modifiers.ts';
import { sourcesCalled } from './places.ts';
import {
  consideredCalled,
  exertionEndCalled,
  hindranceCalled,
  opportunityCalled,
  preventionCalled,
} from './preventions.ts';
import { anyPlayerOf, cardCalled } from './references.ts';
import type { Speech } from './speech.ts';

type With<Key extends string> = Extract<PlayerModifier, Readonly<Record<Key, unknown>>>;

/** What changes for a player, as a verb: “have +2 Hand size”. */
export function playerModifierSaid(modifier: PlayerModifier, speech: Speech): string {
  if ('ability' in modifier) return `have ${signed(modifier.ability, 'Ability', speech)}`;
  if ('maximumAbility' in modifier)
    return `have ${signed(modifier.maximumAbility, 'maximum Ability', speech)}`;
  if ('handSize' in modifier) return `have ${signed(modifier.handSize, 'Hand size', speech)}`;
  if ('setHandSize' in modifier) return `have a Hand size of ${speech.amount(modifier.setHandSize)}`;
  if ('additionalAttacks' in modifier) return additionalAttacks(modifier, speech);
  if ('attacksAtMost' in modifier)
    return `cannot play more attacks than ${speech.amount(modifier.attacksAtMost)}`;
  if ('attacksAsIfDisarmed' in modifier) return 'may only attack as if disarmed';
  if ('additionalSpecialCards' in modifier) {
    const { additionalSpecialCards: amount, such } = modifier;
    const kind = such === undefined ? '' : `, of ${speech.cardsSuch(such)}`;
    return `may play ${countSaidOf(amount, 'additional Special card', speech)}${kind}`;
  }
  if ('additionalPowerBlows' in modifier) {
    const { additionalPowerBlows: amount } = modifier;
    return amount === 'any'
      ? 'may make any number of Power Blows'
      : `may make ${countSaidOf(amount, 'additional Power Blow', speech)}`;
  }
  if ('inPlayAtMost' in modifier) {
    const { inPlayAtMost: amount, such } = modifier;
    const many = amount === 'any' ? 'multiple' : `no more than ${speech.amount(amount)}`;
    return `may have ${many} of these in play: ${speech.cardsSuch(such)}`;
  }
  if ('cannot' in modifier) return prevented(modifier, speech);
  if ('toPlay' in modifier) return charged(modifier, speech);
  if ('mayPlay' in modifier) return permitted(modifier, speech);
  if ('ignores' in modifier) return `ignore ${speech.cardsSuch(modifier.ignores)}`;
  if ('ignoresPrevention' in modifier)
    return `may ignore what prevents this: ${preventionCalled[modifier.ignoresPrevention]}`;
  if ('considered' in modifier) return `be ${consideredCalled[modifier.considered]}`;
  if ('discardPile' in modifier) return 'play with the Discard Pile face down';
  if ('hand' in modifier) return 'play with the Hand face up';
  return 'preventsDamage' in modifier || 'damageReducedTo' in modifier
    ? spared(modifier, speech)
    : ofExertions(modifier, speech);
}

function additionalAttacks(
  { additionalAttacks, such, with: changes }: With<'additionalAttacks'>,
  speech: Speech,
) {
  return [
    `may play ${countSaidOf(additionalAttacks, 'additional attack', speech)}`,
    ...(such === undefined ? [] : [`of ${speech.cardsSuch(such)}`]),
    ...(changes === undefined ? [] : [`which then (${withSaid(changes, speech)})`]),
  ].join(', ');
}

/** What becomes of cards that are played so. */
export function withSaid(changes: readonly Parameters<typeof modifierSaid>[0][], speech: Speech): string {
  return listed(
    changes.map((modifier) => modifierSaid(modifier, speech)),
    'and',
  );
}

function fromSaid(from: readonly PlayedFrom[] | undefined): string {
  return from === undefined ? '' : ` from ${sourcesCalled(from)}`;
}

function prevented({ cannot, such, from, of, for: end, by }: With<'cannot'>, speech: Speech): string {
  const said = such === undefined ? '' : speech.cardsSuch(such);
  const isTold = such !== undefined && Object.keys(such).length > 0;
  return [
    cannot === 'play' && isTold ? `cannot play ${said}` : `cannot ${preventionCalled[cannot]}`,
    ...(said === '' || (cannot === 'play' && isTold) ? [] : [`if these are ${said}`]),
    ...(from === undefined ? [] : [fromSaid(from).trim()]),
    ...(of === undefined ? [] : [`belonging to ${anyPlayerOf(of, speech).phrase}`]),
    ...(end === undefined ? [] : [exertionEndCalled[end]]),
    ...(by === undefined ? [] : [`because of ${speech.cardsSuch(by)}`]),
  ].join(' ');
}

function charged(modifier: With<'toPlay'>, speech: Speech): string {
  const played = `${speech.aCard(modifier.toPlay)}${fromSaid(modifier.from)}`;
  return `must ${before(modifier, speech).join('')} to play ${played}`;
}

function permitted(modifier: With<'mayPlay'>, speech: Speech): string {
  const { mayPlay, from, under, as, inPlaceOf, despite = [], limit } = modifier;
  return [
    `may play ${speech.cardsSuch(mayPlay)}`,
    ...(from === undefined ? [] : [fromSaid(from).trim()]),
    ...(under === undefined ? [] : [`from under ${cardCalled(under, speech).phrase}`]),
    ...(as === undefined ? [] : [`as ${indefinite(kindCalled(as))}`]),
    ...(inPlaceOf === undefined ? [] : [opportunityCalled[inPlaceOf]]),
    ...despite.map((one) =>
      typeof one === 'string' ? hindranceCalled[one] : `whatever is said by ${speech.aCard(one.textOf)}`,
    ),
    ...(limit === undefined ? [] : [limitSaid(limit)]),
  ].join(' ');
}

function spared(modifier: With<'preventsDamage'> | With<'damageReducedTo'>, speech: Speech): string {
  const from = modifier.from === undefined ? '' : ` from ${speech.cardsSuch(modifier.from)}`;
  if ('damageReducedTo' in modifier)
    return `have damage${from} reduced to ${speech.amount(modifier.damageReducedTo)}`;
  const { preventsDamage: amount } = modifier;
  return `prevent ${amount === 'all' ? 'all damage' : quantity(amount, 'damage', speech)}${from}`;
}

type OfExertions =
  | With<'additionalHardExertions'>
  | With<'exertionSize'>
  | With<'setExertionSize'>
  | With<'gemsFound'>;

function ofExertions(modifier: OfExertions, speech: Speech): string {
  if ('gemsFound' in modifier) {
    const gem = typeof modifier.of === 'string' ? modifier.of : named(modifier.of.chosen, speech).phrase;
    return `add ${speech.amount(modifier.gemsFound)} of ${gem}`;
  }
  if ('additionalHardExertions' in modifier) {
    const end = modifier.for === undefined ? '' : ` ${exertionEndCalled[modifier.for]}`;
    return `may make ${countSaidOf(modifier.additionalHardExertions, 'additional Hard Exertion', speech)}${end}`;
  }
  const kind = modifier.of === undefined ? '' : modifier.of === 'hard' ? 'Hard ' : 'Soft ';
  if ('setExertionSize' in modifier)
    return `exert ${countSaidOf(modifier.setExertionSize, 'card', speech)} in each ${kind}Exertion`;
  const exert = { always: 'exert', all: 'may exert', 'up-to': 'may exert up to' }[modifier.may ?? 'always'];
  return `${exert} ${signed(modifier.exertionSize, 'cards', speech)} in each ${kind}Exertion`;
}
