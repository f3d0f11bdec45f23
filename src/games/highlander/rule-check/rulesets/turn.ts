import { decision, value } from './decision.ts';

/** The course of a turn, from who has the first to what is drawn at the end. */
export const turnSwitches = {
  firstTurn: decision(
    'How it is found who has the first turn.',
    value('die', 'A die is rolled.'),
    value(
      'gems',
      'Each player names an Attribute Gem and draws five cards; whoever has more of the gem they named goes first. Tied players draw one card more, until the tie is broken. All these cards go to the bottom of the Endurance.',
    ),
  ),
  turnBegins: decision(
    'Where a player does what may or must be done at the beginning of the turn.',
    value(
      'defense-phase',
      'At the start of the Defense Phase, before any card is played; there is no May Do/Must Do Phase, and what belongs to that is done then.',
    ),
    value(
      'may-do-must-do-phase',
      'In the May Do/Must Do Phase, which stands between Sweep and Defense Phase.',
    ),
  ),
  mayDos: decision(
    'When a player may do what a text offers for the May Do/Must Do Phase.',
    value('any-time-in-turn', 'At any time during the turn.'),
    value('in-phase', 'In that phase only.'),
  ),
  playedAtBeginning: decision(
    'Which cards may be played before the Defense Phase proper, while the turn begins.',
    value('what-averts', 'Any card that can stop or alter what the player is forced to do.'),
    value('edges-and-illusions', 'Edges, and Illusions from an Exertion; no others.'),
  ),
  somethingEachTurn: decision(
    'What a player must do at least in every turn.',
    value('card-or-exertion', 'Play any card, or make an Exertion.'),
    value('non-edge-or-exertion', 'Play a card that is not an Edge, or make an Exertion.'),
    value(
      'non-edge-or-hard-exertion',
      'Play a card from the Hand that is not an Edge; whoever cannot makes a Hard Exertion.',
    ),
  ),
  unattackedDiscard: decision(
    'What a player whom nobody attacked may discard as the turn begins.',
    value('nothing', 'Nothing.'),
    value('one-defense', 'One defense from the Hand.'),
  ),
  zeroAbilityCheck: decision(
    'Whether a player without Ability can escape losing at the start of the Attack Phase because the phase is skipped.',
    value('only-explicitly-skipped', 'Only an effect that says this check is skipped skips it.'),
    value('skipped-with-phase', 'Without an Attack Phase there is no check.'),
  ),
  concession: decision(
    'When a player may concede who faces a Head Shot.',
    value('freely', 'At any time.'),
    value(
      'before-it-is-resolved',
      'If the opponent accepts, and before an Exertion for a defense is made against it.',
    ),
  ),
  endGame: decision(
    'What changes when the time of a round is up.',
    value('nothing', 'Nothing: the duel goes on as before.'),
    value(
      'no-healing-and-loss',
      'Nobody gains Ability any more, and each player loses 1 in each Ability Adjustment Phase of theirs.',
    ),
  ),
  quickenings: decision(
    'What becomes of the Quickenings in play of a player who loses the duel.',
    value('kept', 'They are kept.'),
    value('forfeited-to-head-shot', 'Who loses to a Head Shot forfeits them to the opponent.'),
  ),
  abilityGain: decision(
    'How far gained Ability may rise.',
    value('up-to-maximum', 'To the maximum Ability, which only a card that says so raises.'),
    value('without-limit', 'Without limit.'),
  ),
  handSize: decision(
    'How many cards a hand may hold at the end of the turn.',
    value('ability', 'As many as the player has Ability.'),
    value('ability-modified', "The Maximum Hand Size: the player's Ability, plus or minus all modifiers."),
  ),
  drawCapacity: decision(
    'When it is settled how many cards a player may draw in the Draw/Discard Phase.',
    value('card-by-card', 'With every card anew.'),
    value('fixed-first', 'Before the first is drawn; nothing that happens meanwhile adds to it.'),
  ),
  exhaustion: decision(
    'What Exhausts a player.',
    value('last-card-drawn', 'Drawing the last card of the Endurance.'),
    value(
      'last-card-leaves',
      'The last card leaving the Endurance: drawn, discarded or taken in any other way.',
    ),
  ),
  nothingToShuffle: decision(
    'What befalls an Exhausted player who has no cards to make a new Endurance of.',
    value('zero-ability', 'Ability goes to zero at once, and the Draw/Discard Phase begins.'),
    value('plays-on', 'Play goes on with an empty Endurance.'),
  ),
  handAfterExhaustion: decision(
    'Whether a player who Exhausts while drawing up must discard down.',
    value('as-usual', 'Yes, to the hand size that then holds.'),
    value('held-one-turn', 'Not in that phase: all cards drawn may be held until the end of the next turn.'),
  ),
} as const;
