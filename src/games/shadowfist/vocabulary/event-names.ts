/**
 * What happens in the game, as triggers, responses and memories name it. `card` is the card it happens to, `source`
 * the card that does it, `player` the player it happens to or who does it of themselves, `by` the player whose card or
 * effect causes it (10.2: "by an opponent"). Of a combat there is one event for each of two cards in it: `card`, and
 * the one it fights as `target`.
 */
export const eventNames = [
  'enters-play',
  'leaves-play',
  'played',
  'returned-to-play',
  'smoked',
  'toasted',
  'sacrificed',
  'discarded',
  'drawn',
  'returned-to-hand',
  'revealed',
  'turned',
  'unturned',
  'turned-to-attack',
  /** A Character attacks and does not turn, because a text allows it. */
  'attacked-without-turning',
  /** An attacker is given another target. */
  'target-changed',
  'attack-declared',
  'attack-joined',
  'attack-ended',
  'interception-declared',
  'ceased-attacking',
  'ceased-intercepting',
  /** Prior to combat, when it is settled who fights whom (6.4). */
  'about-to-enter-combat',
  /** All scenes prior to combat have resolved: who bypassed its opponent by then does not enter combat (10.1.2). */
  'enters-combat',
  'combat-ended',
  'damage-inflicted',
  'healed',
  /** A Character turns to heal itself. */
  'turned-to-heal',
  'body-reduced-to-zero',
  'seized',
  'burned-for-victory',
  'burned-for-power',
  'control-changed',
  'targeted',
  'generated',
  'redirected',
  'canceled',
  'location-changed',
  /** A Site is at another place of its structure, which is not changing location (4.7). */
  'site-moved',
  'power-generated',
  /** The Power generation phase is over: how much the player generated in it. */
  'power-phase-ended',
  'power-gained',
  'power-spent',
  'power-stolen',
  'turn-started',
  'main-shot-started',
  'turn-ended',
  'overcame',
  'survived-combat',
] as const;
export type EventName = (typeof eventNames)[number];

/** What later questions of the same turn may ask about; the rest is reported in the answer and forgotten. */
export const rememberedEvents: ReadonlySet<EventName> = new Set([
  ...(['played', 'enters-play', 'leaves-play', 'returned-to-play', 'smoked', 'toasted'] as const),
  ...(['sacrificed', 'discarded', 'drawn', 'revealed', 'turned', 'damage-inflicted', 'healed'] as const),
  ...(['turned-to-attack', 'attacked-without-turning', 'target-changed', 'attack-declared'] as const),
  ...(['attack-joined', 'attack-ended', 'interception-declared', 'combat-ended'] as const),
  ...(['body-reduced-to-zero', 'seized', 'burned-for-victory', 'burned-for-power'] as const),
  ...(['control-changed', 'targeted', 'generated'] as const),
  ...(['power-generated', 'power-gained', 'power-spent', 'power-stolen'] as const),
]);

/** A card comes into play. */
export const entries = ['enters-play', 'played', 'returned-to-play'] as const satisfies readonly EventName[];

/** A Character attacks: it turns to attack, or a text lets it attack without turning. */
export const attackings = [
  'turned-to-attack',
  'attacked-without-turning',
] as const satisfies readonly EventName[];

/** What a text can put something else in the place of; with these its controller may be asked whether. */
export const leavings = [
  'smoked',
  'toasted',
  'sacrificed',
  'returned-to-hand',
  'burned-for-victory',
  'burned-for-power',
] as const satisfies readonly EventName[];

export const replaceable: ReadonlySet<EventName> = new Set([
  ...leavings,
  ...(['damage-inflicted', 'healed', 'seized', 'drawn'] as const),
  ...(['power-generated', 'power-gained', 'power-stolen'] as const),
]);
