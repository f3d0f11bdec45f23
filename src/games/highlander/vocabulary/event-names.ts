/**
 * What happens in the game, as triggers and memories name it. `card` is the card it happens to, `source` the card that
 * does it, `player` the player it happens to or who does it of themselves, `by` the player whose card or effect causes
 * it. Of an attack `card` is the attack, `source` the defense or the card that avoids it; of a defense played `target`
 * is the attack it is played against. What happens to several cards at once is one event, and `amount` their number.
 * Damage and loss of Ability are told when they become pending, and damage again when it is taken; Ability is gained
 * when it is adjusted, by as much as there is room for.
 */
export const eventNames = [
  'attack-played',
  'attack-successful',
  'attack-blocked',
  'attack-dodged',
  'attack-avoided',
  'defense-played',
  'power-blow-made',
  'power-block-made',
  'head-shot-made',
  /** Any card, attacks and defenses too. */
  'played',
  'entered-play',
  'left-play',
  'removed-from-play',
  'removed-from-game',
  'countered',
  'discarded',
  'drawn',
  'retrieved',
  'searched',
  'captured',
  'control-changed',
  'dropped',
  'used',
  'damage-dealt',
  'damage-taken',
  'damage-prevented',
  'ability-lost',
  'ability-gained',
  'exertion-made',
  'exhausted',
  'disarmed',
  'weapon-broken',
  'weapon-regained',
  'tripped',
  'feet-regained',
  'turn-begun',
  'turn-ended',
  'phase-begun',
  'phase-ended',
] as const;
export type EventName = (typeof eventNames)[number];

/** What a text can put something else in the place of. */
export const replaceable: ReadonlySet<EventName> = new Set([
  'attack-successful',
  'removed-from-play',
  'removed-from-game',
  'countered',
  'discarded',
  'drawn',
  'retrieved',
  'damage-dealt',
  'ability-lost',
  'ability-gained',
  'exhausted',
  'disarmed',
  'weapon-broken',
  'tripped',
]);
