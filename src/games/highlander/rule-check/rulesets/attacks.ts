import { decision, value } from './decision.ts';

/** Attacks, Power Blows, Head Shots, and what is hidden. */
export const attackSwitches = {
  attackDamage: decision(
    'How much damage a successful attack does.',
    value('two-unless-stated', '2, unless the card states another.'),
    value('printed', 'The value printed on the card.'),
  ),
  powerBlowDamage: decision(
    'How much damage a Power Blow does.',
    value('plus-two', '2 more than the attack does otherwise: 4 for 2.'),
    value('second-value', 'The second value printed on the card; to have two is what allows a Power Blow.'),
  ),
  powerBlowExertion: decision(
    'When the Exertion for a Power Blow is made.',
    value('in-attack-phase', 'In the Attack Phase, once the attack is played.'),
    value('end-of-attack-phase', 'At the end of the Attack Phase.'),
  ),
  primaryAttack: decision(
    'Whether additional attacks may come before the primary one.',
    value('any-order', 'Yes.'),
    value('first', 'No: the primary attack is first played, or its opportunity forfeited.'),
  ),
  exertedAttackStands: decision(
    'Where in the sequence of attacks one found by Exertion stands.',
    value('last', 'After those played before it.'),
    value('anywhere', 'Wherever its player puts it.'),
  ),
  attackAfterBlock: decision(
    'Which attacks may not be aimed at what a block covers that limits them.',
    value('every-attack', 'All attacks of the turn.'),
    value('first-attack', 'The first attack of the turn.'),
    value(
      'first-opportunity',
      'The attack of the first attack opportunity: once that is forfeited, lost or used otherwise, none.',
    ),
  ),
  limitingDefense: decision(
    "Which defense limits its player's attacks, if it is a block.",
    value('last-played', 'The last one played.'),
    value('last-resolved', 'The last one resolved.'),
    value('every-block', 'Every one of the turn, whichever comes after it.'),
  ),
  specialAttackPowerBlows: decision(
    'Whether a Special Attack may be a Power Blow or a Head Shot.',
    value('never', 'Never.'),
    value('if-head-shot-stated', 'If it states that it can be made a Head Shot, then either.'),
    value('if-stated', 'As far as it states so.'),
  ),
  rangedPowerBlows: decision(
    'Whether a Ranged Attack may be a Power Blow or a Head Shot.',
    value('as-special-attacks', 'As far as any Special Attack may.'),
    value('never', 'Never.'),
  ),
  rangedAndBlocks: decision(
    'Whether a Ranged Attack can be blocked.',
    value('never', 'Never.'),
    value('if-effect-allows', 'If an effect allows it.'),
    value('if-block-says', 'By a block that says it may block one.'),
  ),
  rangedAndBackAway: decision(
    'Whether Back Away avoids a Ranged Attack.',
    value('avoids', 'Yes, as any dodge does.'),
    value('does-not', 'Not unless something specifically allows it.'),
  ),
  dirtyTricks: decision(
    'What the rules say of Dirty Tricks.',
    value('by-card-text', 'Nothing; their texts do.'),
    value(
      'by-rule',
      'They cannot be blocked, do no damage unless they state some, cannot be Power Blows, and may be played even while Disarmed.',
    ),
  ),
  headShots: decision(
    'Which attacks can be made a Head Shot.',
    value('upper', 'Upper attacks that are not Special Attacks.'),
    value(
      'upper-power-blows',
      'Upper attacks, which cover at least one of the three top squares, that can become Power Blows.',
    ),
  ),
  hiddenWithoutGuess: decision(
    'What a player does who would not guess against a Hidden Attack.',
    value(
      'stays-hidden',
      'It is revealed only once a defense is played, so the player guesses, or exerts unknowing.',
    ),
    value('revealed-then-decides', 'It is revealed, and then the player may choose to exert.'),
    value('exertion-reveals', 'The player says that they exert, and then it is revealed.'),
  ),
  unblockableIsPrevention: decision(
    'Whether an attack that cannot be blocked or dodged counts as prevention.',
    value('yes', 'Yes.'),
    value('no', 'No.'),
  ),
} as const;
