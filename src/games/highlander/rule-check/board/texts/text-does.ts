import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Filter } from '../../../vocabulary/filters.ts';

export type What = NonNullable<Filter['does']>;

const effectsThat: Readonly<Record<What, readonly string[]>> = {
  damage: ['damage'],
  disarm: ['disarm', 'disarm-weapon'],
  break: ['break-a-weapon', 'break-weapon'],
  trip: ['trip'],
};

/** Whether a text may do that to the opponent of its player: anywhere in it, whatever it depends on. */
export function mayDo(ability: Ability, what: What): boolean {
  return says(
    ability,
    ({ do: effect, players }) =>
      typeof effect === 'string' && effectsThat[what].includes(effect) && !isPlayerOfText(players),
  );
}

/** "You", in any of the forms in which a text can name its player. */
function isPlayerOfText(players: unknown): boolean {
  if (typeof players !== 'object' || players === null) return players === 'you';
  if ('opponentOf' in players) return players.opponentOf === 'opponent';
  return 'controllerOf' in players && players.controllerOf === 'this';
}

/** Whether it makes something a Head Shot. */
export function makesHeadShot(ability: Ability): boolean {
  return says(ability, ({ headShot }) => headShot === 'is');
}

/** Whether it gives control of what is chosen under that name. */
export function controlsChosen(ability: Ability, name: string): boolean {
  return says(
    ability,
    ({ do: verb, cards }) =>
      (verb === 'take-control' || verb === 'trade-control') && says(cards, ({ chosen }) => chosen === name),
  );
}

/** Whether it costs a player attacks. */
export function losesAttacks(ability: Ability): boolean {
  return says(ability, ({ do: verb }) => verb === 'lose-attacks');
}

/** Whether it makes a card duplicate another. */
export function makesDuplicate(ability: Ability): boolean {
  return says(ability, ({ duplicates }) => duplicates !== undefined);
}

/** Whether an effect or a text has cards discarded. */
export function discards(said: Effect | Ability): boolean {
  return says(said, ({ do: verb }) => verb === 'discard');
}

const keepsFromDiscarding: readonly unknown[] = ['discard', 'be-made-to-discard', 'be-discarded'];

/** Whether a text can stop or alter a discard: it keeps one from it, replaces it, or takes its force from a text. */
export function mayAvertDiscard(ability: Ability): boolean {
  return says(
    ability,
    (part) =>
      keepsFromDiscarding.includes(part.cannot) ||
      part.do === 'counter' ||
      (part.ability === 'replacement' && says(part.on, ({ event }) => event === 'discarded')) ||
      takesForce.some((key) => part[key] !== undefined),
  );
}

/** Whether a text can take a card out of play, and with it what that says. */
export function mayTakeOutOfPlay(ability: Ability): boolean {
  return says(ability, ({ do: verb }) => verb === 'remove-from-play' || verb === 'remove-from-game');
}

/** Whether it lets a player play further Special cards. */
export function makesRoom(ability: Ability): boolean {
  return says(ability, ({ additionalSpecialCards }) => additionalSpecialCards !== undefined);
}

const takesForce = ['nullified', 'ignores', 'ignoredBy', 'immuneTo'] as const;

type Key =
  | 'do'
  | 'cards'
  | 'players'
  | 'chosen'
  | 'headShot'
  | 'additionalSpecialCards'
  | 'duplicates'
  | 'cannot'
  | 'ability'
  | 'on'
  | 'event'
  | (typeof takesForce)[number];
type Part = { readonly [Name in Key]?: unknown };

function says(part: unknown, so: (part: Part) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return so(part) || Object.values(part).some((inner) => says(inner, so));
}

/** What surrounds effects, and makes no difference itself. */
const around: ReadonlySet<string> = new Set([
  ...['exert', 'attribute-challenge', 'roll', 'choose', 'if', 'may', 'must', 'each-player', 'each-card'],
]);

/** The effects of a text that does nothing else than that at once; none if it does anything else. */
export function effectsOfOnly(abilities: readonly Ability[], what: readonly What[]): readonly Effect[] {
  const working = abilities.filter(({ ability }) => ability !== 'playing' && ability !== 'is');
  if (working.some(({ ability }) => ability !== 'played')) return [];
  const effects = working.flatMap((ability) => [...effectsIn(ability)]).filter((one) => !around.has(one.do));
  const wanted = what.flatMap((one) => effectsThat[one]);
  return effects.every((effect) => wanted.includes(effect.do)) ? effects : [];
}

function* effectsIn(part: unknown): Iterable<Effect> {
  if (typeof part !== 'object' || part === null) return;
  if ('do' in part && typeof part.do === 'string') yield part as Effect;
  for (const inner of Object.values(part)) yield* effectsIn(inner);
}
