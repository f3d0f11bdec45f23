import { indefinite, listed } from '../../../vocabulary/english.ts';
import { quantity, signed } from '../../../vocabulary/rendering/amounts.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { Modifier } from '../modifiers.ts';
import type { CardProhibition, Way } from '../words.ts';

import { areasCalled } from './filters.ts';
import { kindCalled } from './kinds.ts';
import { sourcesCalled } from './places.ts';
import { anyPlayerOf, cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type With<Key extends string> = Extract<Modifier, Readonly<Record<Key, unknown>>>;

/** What becomes of a card, as a verb: “do 1 additional damage”. */
export function modifierSaid(modifier: Modifier, speech: Speech): string {
  if ('damage' in modifier) return additional(modifier, speech);
  if ('setDamage' in modifier) {
    const as = modifier.of === undefined ? '' : ' as a Power Blow';
    return `do ${quantity(modifier.setDamage, 'damage', speech)}${as}`;
  }
  if ('noDamage' in modifier) return 'do no damage';
  if ('damageReducedTo' in modifier)
    return `have damage reduced to ${speech.amount(modifier.damageReducedTo)}`;
  if ('damageCannotBePrevented' in modifier) return 'do damage that cannot be prevented';
  if ('dieRollBonus' in modifier)
    return `have ${signed(modifier.dieRollBonus, 'in 6', speech)} on its die rolls`;
  if ('powerBlow' in modifier) return made(modifier.powerBlow, 'a Power Blow');
  if ('headShot' in modifier) return made(modifier.headShot, 'a Head Shot');
  if ('powerBlock' in modifier) return made(modifier.powerBlock, 'a Power Block');
  if ('hidden' in modifier) return made(modifier.hidden, 'Hidden');
  if ('cannot' in modifier) return prohibited(modifier, speech);
  if ('nullified' in modifier) return 'be nullified';
  if ('ignoredBy' in modifier) return `be ignored by ${anyPlayerOf(modifier.ignoredBy, speech).phrase}`;
  if ('textless' in modifier) return 'have no text';
  if ('immuneTo' in modifier) {
    const of =
      modifier.byPlayers === undefined ? '' : ` of ${anyPlayerOf(modifier.byPlayers, speech).phrase}`;
    return `be not affected by ${speech.cardsSuch(modifier.immuneTo)}${of}`;
  }
  if ('control' in modifier) return `be controlled by ${playerCalled(modifier.control, speech).phrase}`;
  if ('kind' in modifier)
    return `be ${modifier.loses === true ? 'no longer' : 'considered'} ${indefinite(kindCalled(modifier.kind))}`;
  if ('handIcons' in modifier) return `have ${handIcons(modifier.handIcons, speech)}`;
  if ('setHandIcons' in modifier) return `be considered to have ${handIcons(modifier.setHandIcons, speech)}`;
  if ('faceDown' in modifier) return 'lie face-down';
  if ('duplicates' in modifier) return duplicated(modifier, speech);
  if ('ability' in modifier) return `gain “${speech.ability(modifier.ability)}”`;
  return ofDefenses(modifier, speech);
}

function handIcons(amount: With<'setHandIcons'>['setHandIcons'], speech: Speech): string {
  return quantity(amount, amount === 1 ? 'Hand Icon' : 'Hand Icons', speech);
}

function additional({ damage }: With<'damage'>, speech: Speech): string {
  return typeof damage === 'number' && damage > 0
    ? `do ${damage} additional damage`
    : `gain ${signed(damage, 'damage', speech)}`;
}

type OfGrid = With<'coversAlso'> | With<'coversNot'> | With<'coversOnly'>;
type OfDefenses =
  | OfGrid
  | With<'defendsAlso'>
  | With<'defendsOnly'>
  | With<'defendsOneAttack'>
  | With<'leavesAreasOpen'>
  | With<'staysInPlay'>;

function ofDefenses(modifier: OfDefenses, speech: Speech): string {
  if ('defendsAlso' in modifier) return `may defend against ${speech.cardsSuch(modifier.defendsAlso)}`;
  if ('defendsOnly' in modifier) return `defend only against ${speech.cardsSuch(modifier.defendsOnly)}`;
  if ('defendsOneAttack' in modifier) return 'cannot avoid multiple attacks';
  if ('leavesAreasOpen' in modifier) return 'leave the areas that it covers open to attack from';
  if ('staysInPlay' in modifier)
    return modifier.staysInPlay === 'always'
      ? 'remain in play'
      : 'may remain in play as a Guard, which is a Standing Defense';
  if ('coversAlso' in modifier) return `cover ${areasCalled(modifier.coversAlso, 'and')} as well`;
  if ('coversNot' in modifier) return `cover not ${areasCalled(modifier.coversNot, 'and')}`;
  const { coversOnly } = modifier;
  const areas =
    'chosen' in coversOnly ? named(coversOnly.chosen, speech).phrase : areasCalled(coversOnly, 'and');
  return `cover only ${areas}`;
}

function made(way: Way, what: string): string {
  switch (way) {
    case 'is':
      return `be ${what}`;
    case 'may':
      return `may be ${what}`;
    case 'may-by-hard-exertion':
      return `may be made ${what} by a Hard Exertion`;
    case 'cannot':
      return `cannot be ${what}`;
  }
}

function duplicated({ duplicates, with: besides }: With<'duplicates'>, speech: Speech): string {
  return `duplicate the ${listed(['text', 'effects', ...besides], 'and')} of ${cardCalled(duplicates, speech).phrase}`;
}

const prohibitions: { readonly [Name in CardProhibition]: string } = {
  'be-blocked': 'be blocked',
  'be-dodged': 'be dodged',
  'be-defended': 'be defended',
  'be-avoided': 'be avoided',
  'be-power-blocked': 'be Power Blocked',
  'be-declared-successful': 'be declared successful',
  'be-played': 'be played',
  'be-countered': 'be countered',
  'be-discarded': 'be discarded',
  'be-removed-from-play': 'be removed from play',
  'be-removed-from-game': 'be removed from the game',
  'be-disarmed': 'be disarmed',
  'be-broken': 'be broken',
  'be-controlled': 'be taken control of',
  'be-ignored': 'be ignored',
  'be-duplicated': 'be duplicated',
  'be-retrieved': 'be retrieved',
  'be-swept': 'be swept',
};

function prohibited({ cannot, by, byPlayers, from, unlessWith }: With<'cannot'>, speech: Speech): string {
  return [
    `cannot ${prohibitions[cannot]}`,
    ...(by === undefined ? [] : [`by ${speech.cardsSuch(by)}`]),
    ...(byPlayers === undefined ? [] : [`by ${anyPlayerOf(byPlayers, speech).phrase}`]),
    ...(from === undefined ? [] : [`from ${sourcesCalled(from)}`]),
    ...(unlessWith === undefined ? [] : [`but in conjunction with ${speech.aCard(unlessWith)}`]),
  ].join(' ');
}
