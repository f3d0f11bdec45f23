import type { Consideration, ExertionEnd, Hindrance, Opportunity, Prevention } from '../words.ts';

/** What a player cannot do, as it follows “cannot”. */
export const preventionCalled: { readonly [Name in Prevention]: string } = {
  play: 'play cards',
  attack: 'attack',
  defend: 'defend',
  'attack-several-times': 'attack several times',
  'defend-several-times': 'play defenses against multiple attacks',
  draw: 'draw cards',
  discard: 'discard cards',
  'be-made-to-discard': 'be made to discard cards',
  retrieve: 'retrieve cards',
  search: 'search',
  'shuffle-discard-pile': 'reshuffle the Discard Pile',
  'look-at-hand': 'look at a Hand',
  'look-at-discard-pile': 'look at a Discard Pile',
  exert: 'make Exertions',
  'make-hard-exertions': 'make Hard Exertions',
  'make-soft-exertions': 'make Soft Exertions',
  'make-power-blows': 'make Power Blows',
  'make-power-blocks': 'make Power Blocks',
  'make-head-shots': 'make Head Shots',
  'play-hidden': 'play Hidden attacks',
  'be-disarmed': 'be disarmed',
  'be-prone': 'be made Prone',
  'lose-weapon': 'have a weapon broken',
  'regain-weapon': 'regain a weapon',
  'regain-feet': 'regain their feet',
  'gain-ability': 'gain Ability',
  'lose-ability': 'lose Ability',
  counter: 'counter cards',
  'take-control': 'take control of cards',
  'remove-from-play': 'remove cards from play',
  'remove-from-game': 'remove cards from the game',
  drop: 'drop Standing Defenses',
  'use-abilities': 'use abilities of cards',
};

/** “even if you are disarmed”. */
export const hindranceCalled: { readonly [Name in Hindrance]: string } = {
  disarmed: 'even if disarmed',
  prone: 'even if Prone',
  'hand-icons': 'even with two Hand Icons in play',
  prevention: 'even if prevented',
  'last-defense': 'even to areas of the last defense',
  'not-attacked': 'even if not attacked',
  'exertion-made': 'even after a Hard Exertion',
  'weapon-not-used': 'even without the Weapon of Choice that it names',
};

export const exertionEndCalled: { readonly [Name in ExertionEnd]: string } = {
  'power-blow': 'for a Power Blow',
  'power-block': 'for a Power Block',
  attack: 'for an attack',
  defense: 'for a defense',
  illusion: 'for an Illusion',
  weapon: 'to regain a weapon',
  feet: 'to regain their feet',
};

export const opportunityCalled: { readonly [Name in Opportunity]: string } = {
  attack: 'in place of an attack',
  defense: 'in place of a defense',
  'special-card': 'instead of a Special card',
};

export const consideredCalled: { readonly [Name in Consideration]: string } = {
  prone: 'Considered Prone',
  disarmed: 'Considered Disarmed',
  'weapon-broken': 'Considered Weapon Broken',
};
