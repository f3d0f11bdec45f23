import { decision, value } from './decision.ts';

/** Blocks, dodges and Guards. */
export const defenseSwitches = {
  coverage: decision(
    'How much of an attack a defense must cover.',
    value('any-square', 'One of its squares.'),
    value('every-square', 'All of its squares.'),
  ),
  blockedPowerBlow: decision(
    'What a Power Blow does through a block that is no Power Block.',
    value('two', '2 damage.'),
    value(
      'difference',
      'The difference of its two damage values, and any additional damage of a successful attack.',
    ),
  ),
  powerBlocks: decision(
    'Which blocks may be made a Power Block.',
    value('any', 'Any block that was played.'),
    value('against-power-blow', 'A block played against a Power Blow.'),
  ),
  defenseOrder: decision(
    'In which order several attacks are defended.',
    value('any-order', 'In whatever order the defender likes.'),
    value(
      'in-sequence',
      'In the sequence of the attacks; only around an Exertion that is declared for one of them may the others be defended first.',
    ),
  ),
  defenseForSeveral: decision(
    'Which attacks one defense may serve against, if it covers them.',
    value('any', 'Any of those pending.'),
    value('consecutive', 'Attacks that follow one another.'),
  ),
  unprovokedGuard: decision(
    'How a player brings a Guard into play without an attack.',
    value('played', 'One may be played, as a card, when the opponent did not attack.'),
    value(
      'put-at-beginning',
      'One in a turn may be put into play in the May Do/Must Do Phase; it is no card played.',
    ),
  ),
  severalGuards: decision(
    'Whether another defense may be played beside a Guard in play.',
    value('against-several-attacks', 'Yes, against another attack; and so may several Guards.'),
    value('dropped-first', 'No: the Guard must be removed first.'),
  ),
  droppingGuards: decision(
    'When a player may drop a Guard.',
    value('at-will', 'Whenever they like.'),
    value('in-own-turn', "At any time in the player's own turn."),
  ),
  specialAttackOrBlock: decision(
    'What a card is that is a Special Attack and a Block.',
    value('one-at-a-time', 'One or the other at any moment; in the Hand, as its holder chooses.'),
    value('both', 'Both, for all that targets either.'),
  ),
} as const;
