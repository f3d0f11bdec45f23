import { by } from './decision.ts';
import type { DecidedSwitches } from './switches.ts';
import { typeTwo } from './type-two.ts';

/** The Rules Reference Guide. It restates Type Two, whose rules stand where it is silent: they are documents of its own. */
export const reference: DecidedSwitches = {
  ...typeTwo,
  firstTurn: by('gems', 'reference/soft-exertions/reason-who-goes-first'),
  turnBegins: by('may-do-must-do-phase', 'reference/may-do-must-do-phase/resolve-effects'),
  mayDos: by('in-phase', 'reference/may-do-must-do-phase/resolve-effects'),
  playedAtBeginning: by('edges-and-illusions', 'reference/may-do-must-do-phase/only-edges-and-illusions'),
  somethingEachTurn: by('non-edge-or-hard-exertion', 'reference/hard-exertions/reason-nothing-playable'),
  handSize: by('ability-modified', 'reference/draw-discard-phase/up-or-down-to-maximum'),

  exertionKinds: by('hard-and-soft', 'reference/hard-exertions/one-per-turn'),
  exertionEnds: by('play-from-hand', 'reference/hard-exertions/ends-play-from-hand'),
  softExertionsFor: by('one-per-effect', 'reference/soft-exertions/one-per-effect'),
  exertedCardsSeenBy: by('exerting-player', 'reference/hard-exertions/take-five'),
  exertedCardsGo: by('to-discard-pile-in-order', 'reference/hard-exertions/rest-on-discard-pile'),
  softExertedCardsGo: by('to-bottom-in-order', 'reference/soft-exertions/to-bottom-in-order'),
  uselessExertion: by('without-card-to-play', 'reference/hard-exertions/reason-nothing-playable'),
  searchForAttack: by('none-in-hand', 'reference/attacking/no-attack-in-hand'),
  searchForDefense: by('none-in-hand', 'reference/defending/exert-for-defense'),
  illusions: by('hard-exertion', 'reference/illusions/only-from-hard-exertion'),

  attackDamage: by('printed', 'reference/attacking/damage-printed'),
  powerBlowDamage: by('second-value', 'reference/attacking/two-values-power-blow'),
  powerBlowExertion: by('end-of-attack-phase', 'reference/attacking/power-blow-how'),
  attackAfterBlock: by('first-opportunity', 'reference/blocks/first-attack-elsewhere'),
  limitingDefense: by('every-block', 'reference/blocks/first-attack-elsewhere'),
  specialAttackPowerBlows: by('if-stated', 'reference/special-attacks/no-power-blow-or-head-shot'),
  rangedPowerBlows: by('never', 'reference/ranged-attacks/no-power-blow-or-head-shot'),
  rangedAndBlocks: by('if-block-says', 'reference/ranged-attacks/no-block'),
  rangedAndBackAway: by('does-not', 'reference/ranged-attacks/no-back-away'),
  dirtyTricks: by('by-rule', 'reference/dirty-tricks/unblockable'),
  headShots: by('upper-power-blows', 'reference/head-shots/top-row-and-power-blow'),
  hiddenWithoutGuess: by('exertion-reveals', 'reference/defending-hidden-attacks/exert-reveals-first'),

  coverage: by('every-square', 'reference/defending/cover-all'),
  blockedPowerBlow: by('difference', 'reference/power-blows/block-needs-power-block'),
  defenseForSeveral: by('consecutive', 'reference/defending/several-consecutive'),

  plots: by('own-type', 'reference/special-cards/which-types'),
  plotCopies: by('one-of-each', 'reference/plots/one-copy-per-player'),
  plotEffects: by('both-players', 'reference/plots/affect-both'),
  situationEffects: by('both-unless-stated', 'reference/situations/affect-both'),
  objectEffects: by('both-players', 'reference/objects/affect-both'),
  locationEffects: by('each-in-own-turn', 'reference/locations/affect-both'),
  allyCopies: by('one-of-each', 'reference/allies/one-copy'),
  diamondIcon: by('one-copy', 'reference/diamond-icon/one-copy'),
  mayDoEdges: by('in-phase', 'reference/edges/may-do-must-do-only'),

  regainingWeapons: by('gems', 'reference/becoming-armed-getting-unprone/soft-three'),
  disarmedWeaponChosenBy: by('disarmed', 'reference/disarmed/choose-weapon'),
  disarmedBars: by('attacks-and-blocks', 'reference/disarmed/no-attacks-or-blocks'),
  rangedWhileDisarmed: by('allowed', 'reference/ranged-attacks/while-disarmed'),
  hilts: by('one-per-weapon', 'reference/objects/one-hilt-per-weapon'),
  proneCost: by('same-type', 'reference/prone/discard-same-type'),
  gettingUp: by('gems', 'reference/becoming-armed-getting-unprone/soft-three'),
};
