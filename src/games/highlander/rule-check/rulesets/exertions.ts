import { decision, value } from './decision.ts';

/** Exertions, and what becomes of their cards. */
export const exertionSwitches = {
  exertionKinds: decision(
    'Which kinds of Exertion there are, and how many of each a turn allows.',
    value('one-kind', 'One kind, of which a player makes one in a turn.'),
    value('hard-and-soft', 'One Hard Exertion in a turn, and as many Soft ones as effects call for.'),
  ),
  exertionEnds: decision(
    'What a player who has made an Exertion (Hard, where there are two kinds) can no longer do in that phase.',
    value('the-phase', 'Anything: the phase is over at once, and the next begins.'),
    value('play-from-hand', 'Play cards from the Hand.'),
  ),
  softExertionsFor: decision(
    'How many Soft Exertions one effect may be given.',
    value('as-called-for', 'As many as it calls for.'),
    value('one-per-effect', 'One for each effect that calls for one.'),
  ),
  exertedCardsSeenBy: decision(
    'Who sees the cards of an Exertion.',
    value('both-players', 'Both players: the cards are revealed.'),
    value('exerting-player', 'The player who makes it, who looks at them.'),
  ),
  exertedCardsGo: decision(
    'Where the cards of an Exertion (Hard, where there are two kinds) go that are not played.',
    value('to-discard-pile', 'To the Discard Pile.'),
    value('to-discard-pile-in-order', 'On top of the Discard Pile, in the order they had.'),
  ),
  softExertedCardsGo: decision(
    'Where the cards of a Soft Exertion go.',
    value('to-bottom', 'To the bottom of the Endurance.'),
    value('to-bottom-in-order', 'To the bottom of the Endurance, in the order they had.'),
  ),
  exertionIsDiscarding: decision(
    'Whether to exert is to discard from the Endurance, and to be forced to the one is to be forced to the other.',
    value('yes', 'Yes: its cards are discarded.'),
    value('no', 'No.'),
  ),
  uselessExertion: decision(
    'When an Exertion may be made for nothing.',
    value('never', 'Never: it must serve one of the ends that the rules name.'),
    value('at-will', 'At any time before the Attack Phase ends.'),
    value(
      'without-card-to-play',
      'When the player can play no card from the Hand in that turn, Edges not counted.',
    ),
  ),
  searchForAttack: decision(
    'Who may exert for an attack.',
    value('at-will', 'Any player, whatever the Hand holds.'),
    value('none-in-hand', 'A player who has no attack in Hand.'),
  ),
  searchForDefense: decision(
    'Who may exert for a defense against an attack that is not Hidden.',
    value('at-will', 'Any player, whatever the Hand holds.'),
    value('none-in-hand', 'A player who has no defense in Hand.'),
  ),
  idleSearch: decision(
    'Whether a player may exert for an attack without an attack opportunity, or prevented from attacking.',
    value('allowed', 'Yes.'),
    value('barred', 'No.'),
  ),
  specialAttackFromExertion: decision(
    'Whether a Special Attack may be taken from an Exertion.',
    value('never', 'From none; what a card allows, it allows.'),
    value('not-by-search', 'Not from one that searches for an attack; what a card allows, it allows.'),
  ),
  illusions: decision(
    'How Illusions come into play.',
    value('by-card-text', 'As their texts say.'),
    value('hard-exertion', 'One out of each Hard Exertion, and never from the Hand.'),
  ),
} as const;
