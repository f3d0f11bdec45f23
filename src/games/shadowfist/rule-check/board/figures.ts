import { Unsupported } from '../../../../engine/unsupported.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import type { Figure, Prohibition, SpecialAbility } from '../../vocabulary/words.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { creatorsNow, isOneOf } from './creators.ts';
import { printedFigure } from './printed.ts';
import { modifiersOn, textsOf } from './texts.ts';

/** A figure in force: what is printed, copied or defined by an X, with all bonuses, less damage (4.6). */
export function figure(board: Board, which: Figure, card: Seen): number | null {
  return board.budget.deeper(() => figureNow(board, which, card));
}

function figureNow(board: Board, which: Figure, card: Seen): number | null {
  const { inPlay, definition } = card;
  if (inPlay === undefined) return printedFigure(definition, which);
  switch (which) {
    case 'fighting':
      return definition.type === 'Character' ? fighting(board, inPlay) : null;
    case 'body':
      return definition.body === null ? null : body(board, inPlay);
    case 'power':
      return definition.power === null ? null : powerOf(board, inPlay);
    case 'damage':
      return inPlay.damage;
    case 'cost':
      return typeof definition.cost === 'number' ? costInPlay(board, inPlay, definition.cost) : null;
    default:
      return printedFigure(definition, which);
  }
}

function costInPlay(board: Board, card: InPlay, printed: number): number {
  const total = modifiersOn(board, card, 'cost').reduce(
    (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.cost, frame),
    printed,
  );
  return Math.max(0, total);
}

/** Never below zero (4.5.1). */
export function fighting(board: Board, card: InPlay): number {
  return Math.max(0, undamagedFighting(board, card) - card.damage);
}

/** The printed figure, or what an effect says the printed Fighting is. */
export function printedNow(board: Board, which: Figure, { inPlay, definition }: Seen): number | null {
  const set = inPlay === undefined || which !== 'fighting' ? undefined : fightingSet(board, inPlay);
  return set ?? printedFigure(definition, which);
}

function fightingSet(board: Board, card: InPlay): number | undefined {
  const set = modifiersOn(board, card, 'setFighting').at(-1);
  if (set === undefined) return undefined;
  return board.budget.deeper(() => board.meanings.reckon(board, set.modifier.setFighting, set.frame));
}

/** Guts: what a Character would inflict if it had no damage (10.1.2). */
function undamagedFighting(board: Board, card: InPlay): number {
  let total = fightingSet(board, card) ?? baseOf(board, card, 'fighting');
  for (const { modifier, frame } of modifiersOn(board, card, 'fighting')) {
    total += board.meanings.reckon(board, modifier.fighting, frame);
  }
  return total;
}

/** Of a Site that lies face down, or has a text that nobody has said, the Body may be untold; each has one (2.1). */
function isBodyUntold(board: Board, card: InPlay): boolean {
  const { body: printed, abilities } = board.definition(card);
  return printed === null && (card.faceDown || abilities.some(({ ability }) => ability === 'unsupported'));
}

/** Whether nothing bears on a Body that nobody has told: it is above zero whatever it is. */
export function isUntoldAndWhole(board: Board, card: InPlay): boolean {
  return isBodyUntold(board, card) && card.damage === 0 && modifiersOn(board, card, 'body').length === 0;
}

export function body(board: Board, card: InPlay): number {
  if (isBodyUntold(board, card))
    throw new Unsupported({
      card: board.definition(card).title,
      what: `the Body of ${card.id}: the state has to tell which card it is.`,
    });
  let total = baseOf(board, card, 'body');
  for (const { modifier, frame } of modifiersOn(board, card, 'body')) {
    total += board.meanings.reckon(board, modifier.body, frame);
  }
  return Math.max(0, total - card.damage);
}

/** Whose effects make that figure of a card less than it would be. */
export function loweredBy(board: Board, card: InPlay, which: 'fighting' | 'body'): Frame[] {
  const bonuses =
    which === 'fighting'
      ? modifiersOn(board, card, 'fighting').map(({ modifier, frame }) => ({
          bonus: modifier.fighting,
          frame,
        }))
      : modifiersOn(board, card, 'body').map(({ modifier, frame }) => ({ bonus: modifier.body, frame }));
  const set = which === 'fighting' ? modifiersOn(board, card, 'setFighting').at(-1) : undefined;
  const isSet = set !== undefined && board.meanings.reckon(board, set.modifier.setFighting, set.frame) <= 0;
  return [
    ...(isSet ? [set.frame] : []),
    ...bonuses
      .filter(({ bonus, frame }) => board.meanings.reckon(board, bonus, frame) < 0)
      .map(({ frame }) => frame),
  ];
}

/** The Power a Site generates: 1 face down, whatever is printed (4.1). */
export function powerOf(board: Board, card: InPlay): number {
  if (card.faceDown) return 1;
  let total = baseOf(board, card, 'power');
  for (const { modifier, frame } of modifiersOn(board, card, 'power')) {
    total += board.meanings.reckon(board, modifier.power, frame);
  }
  return Math.max(0, total);
}

/** The printed figure, one copied in its place, or its X (4.6). An X that no text defines is zero. */
function baseOf(board: Board, card: InPlay, which: 'fighting' | 'body' | 'power'): number {
  const printed = definitionForFigures(board, card, which)[which];
  if (typeof printed === 'number') return printed;
  const defining = textsOf(board, card).findLast(
    ({ ability }) => ability.ability === 'x' && ability.figure === which,
  );
  if (defining === undefined || defining.ability.ability !== 'x') return 0;
  return board.meanings.reckon(board, defining.ability.is, defining.frame);
}

function definitionForFigures(board: Board, card: InPlay, which: 'fighting' | 'body' | 'power') {
  if (which === 'fighting' && board.state.lasting.length > 0) {
    board.look(board.state.lasting.length / 2);
    const copy = board.state.lasting.findLast(
      (lasting) =>
        lasting.kind === 'copy' && lasting.what.includes('fighting') && lasting.cards.includes(card.id),
    );
    if (copy?.kind === 'copy') return board.definitionOf(copy.of);
  }
  return board.definition(card);
}

/**
 * Combat damage: Fighting now, with Guts as if undamaged, and bonuses (4.6, 10.2). What is said of damage against
 * certain cards counts if at least one that it fights is such (5.2.3), before the damage is divided (4.5.1).
 */
export function combatDamage(board: Board, card: InPlay, opponents: readonly InPlay[]): number {
  if (inflictsNothing(board, card, opponents, true)) return 0;
  let total = hasSpecial(board, card, 'Guts', ...opponents)
    ? undamagedFighting(board, card)
    : fighting(board, card);
  for (const { modifier, frame } of modifiersOn(board, card, 'damage')) {
    if (!opponents.some((one) => isAgainst(board, modifier.against, one, frame))) continue;
    const bonus = board.meanings.reckon(board, modifier.damage, frame);
    if (bonus > 0 || !inflictsUnreducibleDamage(board, card, true)) total += bonus;
  }
  return atMostInflicted(board, card, Math.max(0, total), true);
}

/** "Cannot be reduced" prevails over every effect that makes its damage less (7.7, 10.3: reduce). */
export function inflictsUnreducibleDamage(board: Board, card: InPlay, inCombat: boolean): boolean {
  return modifiersOn(board, card, 'damageCannotBeReduced').some(
    ({ modifier }) => modifier.combat !== true || inCombat,
  );
}

export function inflictsDamageThatStays(board: Board, card: InPlay, inCombat: boolean): boolean {
  return modifiersOn(board, card, 'damageCannotBeRedirected').some(
    ({ modifier }) => modifier.combat !== true || inCombat,
  );
}

/** What is left of so much damage, where a text says that the card never inflicts more. */
export function atMostInflicted(board: Board, card: InPlay, amount: number, inCombat: boolean): number {
  if (inflictsUnreducibleDamage(board, card, inCombat)) return amount;
  const bounds = modifiersOn(board, card, 'inflictsAtMost').map(({ modifier, frame }) =>
    Math.max(0, board.meanings.reckon(board, modifier.inflictsAtMost, frame)),
  );
  return Math.min(amount, ...bounds);
}

/** What its controller may have it inflict in combat with that card in place of its own damage. */
export function insteadOfOwn(board: Board, card: InPlay, opposing: InPlay): number[] {
  if (inflictsNothing(board, card, [opposing], true)) return [];
  return modifiersOn(board, card, 'mayInflict')
    .filter(({ modifier, frame }) => isAgainst(board, modifier.on, opposing, frame))
    .map(({ modifier, frame }) =>
      atMostInflicted(
        board,
        card,
        Math.max(0, board.meanings.reckon(board, modifier.mayInflict, { ...frame, each: opposing.id })),
        true,
      ),
    );
}

export function inflictsNothing(
  board: Board,
  card: InPlay,
  opponents: readonly InPlay[],
  inCombat: boolean,
): boolean {
  if (inflictsUnreducibleDamage(board, card, inCombat)) return false;
  return modifiersOn(board, card, 'inflictsNoDamage').some(
    ({ modifier: { inflictsNoDamage }, frame }) =>
      (inflictsNoDamage.combat ?? inCombat) === inCombat &&
      opponents.every((one) => isAgainst(board, inflictsNoDamage.on, one, frame)),
  );
}

function isAgainst(board: Board, filter: Filter | undefined, opposing: InPlay, frame: Frame): boolean {
  return filter === undefined || board.meanings.matches(board, filter, board.seen(opposing), frame);
}

/** What is given or taken prevails over its own text, and what comes later over that (7.7). */
export function hasSpecial(
  board: Board,
  card: InPlay,
  special: SpecialAbility,
  ...others: readonly InPlay[]
): boolean {
  if (card.faceDown || isKeptFromUsing(board, card, special)) return false;
  const affected = others.filter((one) => !isUnaffectedBySpecial(board, one, special));
  if (others.length > 0 && affected.length === 0) return false;
  // Without another card, an ability against certain cards is asked for, too.
  const applies = (against: Filter | undefined, frame: Frame) =>
    others.length === 0 || affected.some((one) => isAgainst(board, against, one, frame));
  let has = textsOf(board, card).some(
    ({ ability, frame }) =>
      ability.ability === 'special' && ability.special === special && applies(ability.against, frame),
  );
  for (const { modifier, frame } of modifiersOn(board, card, 'special')) {
    if (modifier.special === special && applies(modifier.against, frame)) has = modifier.loses !== true;
  }
  return has;
}

/** For the special ability of another card, it is as if it were not there (7.6). */
export function isUnaffectedBySpecial(board: Board, card: InPlay, special: SpecialAbility): boolean {
  return modifiersOn(board, card, 'notAffectedBySpecial').some(({ modifier }) =>
    modifier.notAffectedBySpecial.includes(special),
  );
}

function isKeptFromUsing(board: Board, card: InPlay, special: SpecialAbility): boolean {
  return modifiersOn(board, card, 'cannot').some(
    ({ modifier }) => modifier.cannot === 'use-special' && modifier.using === special,
  );
}

/** All Toughness against one source of damage: it adds up (10.1.2). */
export function toughness(board: Board, card: InPlay, source: Seen | undefined, inCombat: boolean): number {
  if (card.faceDown) return 0;
  let total = 0;
  const applies = (against: Filter | undefined, frame: Parameters<typeof board.meanings.matches>[3]) =>
    against === undefined || (source !== undefined && board.meanings.matches(board, against, source, frame));
  for (const { ability, frame } of textsOf(board, card)) {
    if (ability.ability !== 'special' || ability.special !== 'Toughness') continue;
    if ((ability.combat ?? inCombat) !== inCombat) continue;
    if (applies(ability.against, frame)) total += board.meanings.reckon(board, ability.amount ?? 0, frame);
  }
  for (const { modifier, frame } of modifiersOn(board, card, 'special')) {
    if (modifier.special !== 'Toughness') continue;
    if (modifier.loses === true) total = 0;
    else if ((modifier.combat ?? inCombat) === inCombat && applies(modifier.against, frame))
      total += board.meanings.reckon(board, modifier.amount ?? 0, frame);
  }
  return total;
}

/** Effects that keep others from intercepting do not keep this card from it: what its text says prevails (7.7). */
export function interceptsAnyway(board: Board, card: InPlay): boolean {
  return modifiersOn(board, card, 'cannotBeKeptFromIntercepting').length > 0;
}

/** "Cannot" prevails (7.7). `other` is the card against which, or by which, it would be done. */
export function cannot(
  board: Board,
  card: InPlay,
  prohibition: Prohibition,
  other?: Seen,
  player?: string,
): boolean {
  if (prohibition === 'intercept' && interceptsAnyway(board, card)) return false;
  return modifiersOn(board, card, 'cannot').some(({ modifier, frame }) => {
    if (modifier.cannot !== prohibition) return false;
    const filters = [modifier.by, modifier.of].filter((filter) => filter !== undefined);
    if (filters.some((filter) => other === undefined || !board.meanings.matches(board, filter, other, frame)))
      return false;
    if (modifier.byPlayers === undefined) return true;
    if (player === undefined) return false;
    const barred = board.meanings.players(board, modifier.byPlayers, frame);
    return isOneOf(creatorsNow(board, player), barred);
  });
}
