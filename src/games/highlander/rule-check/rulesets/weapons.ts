import { decision, value } from './decision.ts';

/** Weapons, hands, and how a fighter loses and regains weapon and feet. */
export const weaponSwitches = {
  regainingWeapons: decision(
    'How a player regains a weapon that was lost and not broken.',
    value('die', 'By a roll of 1 with a die, as the turn begins.'),
    value(
      'gems',
      'By one Exertion a turn for each weapon, as the turn begins: a Soft one that finds three gems of a named Attribute, or a Hard one that finds two.',
    ),
  ),
  recoveryOnTurnLost: decision(
    'Whether a player may try to regain a weapon or their feet in the very turn in which they lose them.',
    value('allowed', 'Yes, if the time for it has not passed.'),
    value('next-turn', 'No: first at the beginning of their next turn.'),
  ),
  disarmedWeaponChosenBy: decision(
    'Who chooses which of several weapons is Disarmed.',
    value('disarmer', 'The player who disarms.'),
    value('disarmed', 'The player who is disarmed.'),
  ),
  disarmedBars: decision(
    'Which attacks and blocks a player without a weapon cannot play.',
    value('attacks-and-blocks', 'All of them, but for those that may be played while Disarmed.'),
    value('what-needs-a-weapon', 'Those that require the use of a weapon.'),
  ),
  rangedWhileDisarmed: decision(
    'Whether Ranged Attacks may be played while Disarmed.',
    value('barred', 'No, unless the card says so.'),
    value('allowed', 'Yes.'),
  ),
  attacksAsIfDisarmed: decision(
    'Whether a text has a player who holds a weapon attack as if Disarmed, such as the Shield does where it is the only one.',
    value('as-text-says', 'Yes.'),
    value('not-with-a-weapon', 'No: who holds any weapon may attack with it.'),
  ),
  disarmingTheDisarmed: decision(
    'Whether one may try to Disarm or break a weapon that is Disarmed or broken.',
    value('allowed', 'Yes.'),
    value('barred', 'No.'),
  ),
  weaponSpecificCards: decision(
    'Who may play a card that is specific to a Weapon of Choice.',
    value('anyone', 'Any player.'),
    value('who-uses-it', 'A player who uses that Weapon of Choice.'),
  ),
  weaponCardsWhileDisarmed: decision(
    'Which cards of a Disarmed weapon cannot be played.',
    value('weapon-specific', 'The cards specific to it.'),
    value('weapon-specific-and-blades', 'The cards specific to it, and those with Blade in the title.'),
  ),
  weaponCardsWhenDisarmed: decision(
    'What becomes of such cards in play when the weapon is Disarmed.',
    value('stay', 'They stay in play.'),
    value('discarded', 'They are discarded.'),
  ),
  hilts: decision(
    'How many Hilts a player may have in play.',
    value('any', 'Any number.'),
    value('one', 'One, and an off-hand Hilt beside it.'),
    value('one-per-weapon', 'One for each weapon.'),
  ),
  hiltsWhenDisarmed: decision(
    'What becomes of a Hilt when its weapon is Disarmed.',
    value('stay', 'It stays in play.'),
    value('discarded', 'It is discarded.'),
  ),
  handIcons: decision(
    'How many Hand Icons a player may have in play.',
    value('any', 'Any number.'),
    value('two', 'Two.'),
  ),
  offHandWeapons: decision(
    'Which Weapon of Choice goes with a secondary, or Off-Hand, one.',
    value('any', 'Any other, a secondary one too.'),
    value('by-its-text', 'A Primary one if its text says "must"; if "may", an Off-Hand one too.'),
  ),
  weaponsOfChoiceRemoved: decision(
    'Whether a Primary Weapon of Choice can be removed from the game.',
    value('removable', 'Yes, as other Pre-Game cards.'),
    value('never', 'No.'),
  ),
  proneCost: decision(
    'What a Prone player must discard from the Hand for each card played from it.',
    value('by-card-text', 'What the card that made them Prone says.'),
    value('same-icon', 'A card with the same icon, which all red grids share, and all gold ones.'),
    value(
      'same-type',
      'A card of the same type: Basic, other, Special and Ranged Attacks and Dirty Tricks are five.',
    ),
  ),
  gettingUp: decision(
    'How a Prone player gets up.',
    value('by-card-text', 'As the card says that made them Prone.'),
    value(
      'gems',
      'By one Exertion a turn, as it begins: a Soft one that finds three gems of a named Attribute, or a Hard one that finds two.',
    ),
  ),
} as const;
