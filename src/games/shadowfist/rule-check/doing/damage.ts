import type { Definition } from '../../vocabulary/definition.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { TakesNoDamage } from '../../words/modifiers/damage.ts';
import type { Board, Seen } from '../board/board.ts';
import { creatorsNow, isOneOf } from '../board/creators.ts';
import { cannot, inflictsUnreducibleDamage, toughness } from '../board/figures.ts';
import { isSite } from '../board/printed.ts';
import { isUnaffected, modifiersOn, sourceOf } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { replaced } from './replacing.ts';
import { followSignposts } from './signposts.ts';
import { revealTogether } from './turning.ts';

/** Damage about to be inflicted. */
export interface Blow {
  readonly to: string;
  readonly amount: number;
  /** The card that inflicts it: a Character in combat, or the card whose effect it is. */
  readonly source: string | undefined;
  readonly combat: boolean;
  /** Whose it is (10.2: by an opponent). */
  readonly by: string;
  /** The effect that is resolving, by its place in the scene. */
  readonly effect?: string | undefined;
  /** It goes elsewhere than it would have: that is no damage of the effect any longer (4.5.2). */
  readonly redirected?: boolean;
  /** From whose eyes the source is known, should it have left play. */
  readonly frame?: Frame;
  /** It can be neither reduced nor redirected. */
  readonly unchangeable?: true | undefined;
}

/** A blow that has arrived where it lands. */
interface Landed extends Blow {
  readonly card: InPlay;
}

/**
 * All damage inflicted at once (4.5.1): each blow is redirected if a signpost says so (4.5.2), reduced on the card
 * where it lands, and becomes counters. Each source is reduced for itself.
 */
export function inflict(board: Board, blows: readonly Blow[]): void {
  const first = counted(board, blows);
  const all = [
    ...first,
    ...counted(
      board,
      first.flatMap((blow) => alsoInflicted(board, blow)),
    ),
  ];
  const inflicted = all
    .map((blow) => ({ ...blow, event: eventOf(blow) }))
    .filter(({ event }) => !replaced(board, event));
  for (const { card, amount, source, combat } of inflicted) {
    card.damage += amount;
    if (source !== undefined && cannotBeRemoved(board, source, combat)) card.lastingDamage += amount;
  }
  board.changed();
  revealTogether(board, inflicted);
  for (const { event } of inflicted) emit(board, event);
}

function eventOf({ card, amount, source, combat, by }: Landed): GameEvent {
  return {
    ...{ event: 'damage-inflicted', card: card.id, amount, combat, by, player: card.controller },
    ...(source === undefined ? {} : { source }),
  };
}

/** What is left of blows where they land. */
function counted(board: Board, blows: readonly Blow[]): Landed[] {
  const arriving = followSignposts(board, blows, (blow) => standingRedirection(board, blow));
  return arriving.flatMap((arrived) => {
    const card = board.inPlay(arrived.to);
    if (card === undefined || !isDamageable(board.definition(card))) return [];
    const amount = reduced(board, { ...arrived, card });
    return amount > 0 ? [{ ...arrived, card, amount }] : [];
  });
}

/** As much combat damage at the same time on other cards, if the text of its source says so. */
function alsoInflicted(board: Board, { card, amount, source, combat, by }: Landed): Blow[] {
  const inflicting = source === undefined || !combat ? undefined : board.inPlay(source);
  if (inflicting === undefined) return [];
  return modifiersOn(board, inflicting, 'alsoInflictsOn').flatMap(({ modifier, frame }) => {
    if (!board.meanings.matches(board, modifier.damaging, board.seen(card), frame)) return [];
    const event = { event: 'damage-inflicted' as const, card: card.id };
    const others = board.meanings.cards(board, modifier.alsoInflictsOn, { ...frame, event });
    return others.map((to) => ({ to, amount, source: inflicting.id, combat, by }));
  });
}

/** States and Edges are not damaged (4.3.4, 4.3.5), unless they have a Body, or a text that damage goes to them. */
export function isDamageable(definition: Definition): boolean {
  if (definition.type === 'Character' || isSite(definition) || definition.body !== null) return true;
  return definition.abilities.some(
    (ability) =>
      ability.ability === 'continuous' &&
      ability.modify?.some(
        (modifier) => 'redirectsDamageTo' in modifier && modifier.redirectsDamageTo === 'this',
      ),
  );
}

/** A text that keeps redirecting, such as a State that takes its subject's damage. */
function standingRedirection(board: Board, blow: Blow): Blow {
  const card = board.inPlay(blow.to);
  if (card === undefined) return blow;
  const standing = modifiersOn(board, card, 'redirectsDamageTo').at(-1);
  if (standing === undefined) return blow;
  const { modifier, frame } = standing;
  const [to] = board.meanings.card(board, modifier.redirectsDamageTo, frame);
  const recipient = to === undefined ? undefined : board.inPlay(to);
  if (to === undefined || recipient === undefined || to === blow.to || blow.source === to) return blow;
  if (cannot(board, recipient, 'be-redirected-to', sourceOf(board, frame), frame.player)) return blow;
  if (mayNotChange(board, blow, frame)) return blow;
  emit(board, { event: 'redirected', card: blow.to, target: to, amount: blow.amount, ...sourceIn(frame) });
  return { ...blow, to, source: frame.source, combat: false, by: frame.player, redirected: true };
}

/** The damage of a card that another does not affect is neither redirected nor reduced by that one (7.6). */
function mayNotChange(board: Board, { source }: Blow, frame: Frame): boolean {
  const card = source === undefined || source === frame.source ? undefined : board.inPlay(source);
  return card !== undefined && isUnaffected(board, card, frame);
}

function sourceIn(frame: Frame): { source?: string } {
  return frame.source === undefined ? {} : { source: frame.source };
}

function reduced(board: Board, blow: Landed): number {
  const { card, combat, by } = blow;
  // Where no damage is inflicted, nothing is increased (4.5.1).
  if (blow.amount <= 0) return 0;
  const source = sourceSeen(board, blow);
  if (cannot(board, card, 'be-damaged', source, by)) return 0;
  if (blow.frame !== undefined && blow.frame.source !== card.id && isUnaffected(board, card, blow.frame))
    return 0;
  const from = (filter: Parameters<typeof board.meanings.matches>[1] | undefined, frame: Frame) =>
    filter === undefined || (source !== undefined && board.meanings.matches(board, filter, source, frame));
  const isBy = (players: Players | undefined, frame: Frame) =>
    players === undefined || isOneOf(creatorsNow(board, by), board.meanings.players(board, players, frame));
  const isMeant = (
    one: Pick<TakesNoDamage['takesNoDamage'], 'from' | 'byPlayers' | 'combat' | 'ofSource'>,
    frame: Frame,
  ) =>
    (one.combat ?? combat) === combat &&
    from(one.from, frame) &&
    isBy(one.byPlayers, frame) &&
    isOfSource(blow, one.ofSource, frame) &&
    !mayNotChange(board, blow, frame);
  const doublings = modifiersOn(board, card, 'takesDouble').filter(({ modifier: { takesDouble }, frame }) =>
    isMeant(takesDouble, frame),
  );
  const unreducible = cannotBeReduced(board, blow, source);
  const increase = modifiersOn(board, card, 'increasesDamage')
    .filter(({ modifier, frame }) => isMeant(modifier, frame))
    .reduce(
      (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.increasesDamage, frame),
      0,
    );
  const inflicted = blow.amount + addedOutsideCombat(board, blow, unreducible);
  if (inflicted <= 0) return 0;
  const amount = inflicted * 2 ** doublings.length + increase;
  if (unreducible) return amount;
  const none = modifiersOn(board, card, 'takesNoDamage').some(({ modifier: { takesNoDamage }, frame }) =>
    isMeant(takesNoDamage, frame),
  );
  if (none) return 0;
  const event = { event: 'damage-inflicted' as const, card: card.id, amount };
  const less = modifiersOn(board, card, 'reducesDamage')
    .filter(({ modifier, frame }) => isMeant(modifier, frame))
    .reduce(
      (sum, { modifier, frame }) =>
        sum + board.meanings.reckon(board, modifier.reducesDamage, { ...frame, event }),
      0,
    );
  const bounds = modifiersOn(board, card, 'takesAtMost')
    .filter(({ modifier, frame }) => isMeant(modifier, frame))
    .map(({ modifier, frame }) => Math.max(0, board.meanings.reckon(board, modifier.takesAtMost, frame)));
  return Math.min(Math.max(0, amount - toughness(board, card, source, combat) - less), ...bounds);
}

/** What the source inflicts besides, outside of combat; of damage that was redirected it is the source no longer. */
function addedOutsideCombat(
  board: Board,
  { source, combat, redirected }: Landed,
  unreducible: boolean,
): number {
  const card = source === undefined || combat || redirected === true ? undefined : board.inPlay(source);
  if (card === undefined) return 0;
  return modifiersOn(board, card, 'nonCombatDamage')
    .map(({ modifier, frame }) => board.meanings.reckon(board, modifier.nonCombatDamage, frame))
    .filter((bonus) => bonus > 0 || !unreducible)
    .reduce((sum, bonus) => sum + bonus, 0);
}

/** By what is said of the damage, of its source, or of the card where it lands (7.7). */
function cannotBeReduced(board: Board, blow: Landed, source: Seen | undefined): boolean {
  const { card, combat, by, unchangeable } = blow;
  if (unchangeable === true || cannot(board, card, 'have-damage-reduced', source, by)) return true;
  return source?.inPlay !== undefined && inflictsUnreducibleDamage(board, source.inPlay, combat);
}

/** Whether a blow is of the source of damage that was chosen under a name, if one is named (4.5.1). */
function isOfSource(
  { source, effect, redirected }: Blow,
  name: string | undefined,
  { values }: Frame,
): boolean {
  if (name === undefined) return true;
  const value = values[name];
  if (value === undefined || redirected === true) return false;
  if ('effect' in value) return value.effect === effect;
  return 'cards' in value && source !== undefined && value.cards.includes(source);
}

function sourceSeen(board: Board, blow: Blow): Seen | undefined {
  const card = blow.source === undefined ? undefined : board.find(blow.source);
  return card ?? (blow.frame === undefined ? undefined : sourceOf(board, blow.frame));
}

function cannotBeRemoved(board: Board, source: string, combat: boolean): boolean {
  const card = board.inPlay(source);
  if (card === undefined) return false;
  return modifiersOn(board, card, 'damageCannotBeRemoved').some(
    ({ modifier }) => modifier.combat !== true || combat,
  );
}

/** How much damage can be removed from a card. */
export function removableDamage(board: Board, card: InPlay, source: string | undefined): number {
  const cause = source === undefined ? undefined : board.find(source);
  const isKept = cannot(board, card, 'be-healed', cause) || cannot(board, card, 'have-damage-removed', cause);
  return isKept ? 0 : card.damage - card.lastingDamage;
}

/** Any removal of damage is healing (4.5.3). Returns how much was removed. */
export function heal(board: Board, card: InPlay, amount: number | 'all', source: string | undefined): number {
  const removable = removableDamage(board, card, source);
  const removed = Math.max(0, amount === 'all' ? removable : Math.min(removable, amount));
  const event: GameEvent = {
    ...{ event: 'healed', card: card.id, amount: removed, player: card.controller },
    ...(source === undefined ? {} : { source }),
  };
  if (removed === 0 || replaced(board, event)) return 0;
  card.damage -= removed;
  board.changed();
  emit(board, event);
  return removed;
}
