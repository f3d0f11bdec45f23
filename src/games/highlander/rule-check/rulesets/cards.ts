import { decision, value } from './decision.ts';

/** Cards that stay: whom they affect, and how many of them may be in play. */
export const cardSwitches = {
  plots: decision(
    'What type of card a Plot is.',
    value('situations', 'A Situation; its last part is in most cases an Event.'),
    value('own-type', 'A type of its own, and a Special Card.'),
  ),
  plotParts: decision(
    'In which order the parts of a Plot are played.',
    value('in-succession', 'One after another; a part that was removed must first be replaced.'),
    value('by-card-text', 'As their texts require.'),
  ),
  plotEffectsLast: decision(
    'For how long a part of a Plot has effect, and what a Plot has begun.',
    value(
      'while-in-play',
      'The part for as long as it is in play; and what was begun ends for who neutralizes it.',
    ),
    value(
      'turn-of-entry',
      'The part only in the turn in which it enters play; what was begun goes on, as its text says.',
    ),
  ),
  plotsPutIntoPlay: decision(
    'Whether a Plot that is put into play counts as played.',
    value('not-played', 'No, as no other card that is put into play.'),
    value('played', 'Yes, as if it came from the hand.'),
  ),
  plotCopies: decision(
    'How many of one Plot a player may have in play.',
    value('several', 'Several.'),
    value('one-of-each', 'One.'),
  ),
  plotEffects: decision(
    'Whom a Plot affects.',
    value('by-card-text', 'Whom its text says.'),
    value('both-players', 'Both players.'),
  ),
  situationEffects: decision(
    'Whom a Situation affects.',
    value('by-card-text', 'Whom its text says.'),
    value('both-unless-stated', 'Both players, unless it states otherwise.'),
  ),
  objectEffects: decision(
    'Whom an Object affects.',
    value('by-card-text', 'Whom its text says.'),
    value('both-players', 'Both players.'),
  ),
  locationEffects: decision(
    'Whom a Location affects.',
    value('by-card-text', 'Whom its text says.'),
    value('both-equally', 'Both players equally.'),
    value('each-in-own-turn', 'Each player during their own turn.'),
  ),
  identicalEffects: decision(
    'Whether continuing effects of identical Objects, Situations or Locations add up.',
    value('add-up', 'Yes.'),
    value('do-not-stack', 'Not unless the cards say so.'),
  ),
  allyCopies: decision(
    'How many of one Ally a player may have in play.',
    value('several', 'Several.'),
    value('one-of-each', 'One, unless the card says otherwise.'),
  ),
  flockMembers: decision(
    'How many of one Member of The Flock may be in play.',
    value('any', 'Any number.'),
    value('one-of-each', 'One, whosever it is.'),
  ),
  immortalAllies: decision(
    "Whether an Immortal Ally may be played who is the opponent's Persona.",
    value('any', 'Yes.'),
    value('not-opponents-persona', 'No.'),
  ),
  armor: decision(
    'How many Armors a player may have in play.',
    value('any', 'Any number.'),
    value('one-per-category', 'One of each category: Upper, Middle and Lower.'),
  ),
  vehicles: decision(
    'How many Vehicles a player may have in play.',
    value('any', 'Any number.'),
    value('one', 'One.'),
  ),
  diamondIcon: decision(
    'What a Diamond Icon says of a card.',
    value('nothing', 'Nothing.'),
    value('one-copy', "That it may be in play only once on its player's side."),
  ),
  reservedCards: decision(
    'Who may play a Reserved card.',
    value('anyone', 'Any player whose deck may hold it.'),
    value('named-immortal', 'The Immortal whom it names, and whom a text lets play it.'),
  ),
  mayDoEdges: decision(
    'When an Edge may be played that says to play it during the May Do/Must Do Phase.',
    value('as-any-edge', 'Whenever any Edge may be.'),
    value('in-phase', 'In that phase only.'),
  ),
  discardToUse: decision(
    'Which cards that are discarded for their effect must wait until the opponent has played a first card.',
    value('objects-and-situations', 'Objects and Situations.'),
    value('every-card', 'Every card that is discarded to use it.'),
  ),
  trueCounters: decision(
    'What can counter a card wholly.',
    value('situations-in-play', 'A Situation in play, discarded at the moment that the card is played.'),
    value('by-card-text', 'Whatever says so.'),
  ),
  costToPlayIsPrevention: decision(
    'Whether to be unable to play a card unless something else is done counts as prevention.',
    value('yes', 'Yes: whom nothing prevents from playing it need not do it.'),
    value('no', 'No: it is a cost.'),
  ),
  duplicatedWith: decision(
    'Which cards that were played in conjunction with a card are duplicated with it.',
    value('what-modifies-it', 'Those that modify it.'),
    value('all-in-conjunction', 'All.'),
  ),
} as const;
