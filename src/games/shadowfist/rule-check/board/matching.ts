import { remembered } from '../../../../engine/remembered.ts';
import { designatorKeys, designatorsOf } from '../../designators.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { EventPattern, Filter } from '../../vocabulary/terms.ts';
import { type Figure, figures } from '../../vocabulary/words.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { within } from './amounts.ts';
import type { Board, Seen } from './board.ts';
import { hasSpecial, printedNow } from './figures.ts';
import { couldJoin } from './joining.ts';
import { keeperOf } from './keepers.ts';
import { locationOf, sameLocation } from './locations.ts';
import { happenedThisAttack, happenedThisTurn, isForgotten } from './memory.ts';
import { isFoundation, isNeutral } from './printed.ts';
import { isThere, locationsNamed } from './references.ts';
import { isPowerGenerating } from './standing.ts';
import { modifiersOn } from './texts.ts';
import { namedAs, titleOf } from './titles.ts';

type Meets<Key extends keyof Filter> = (
  board: Board,
  wanted: NonNullable<Filter[Key]>,
  card: Seen,
  frame: Frame,
) => boolean;

const inPlayOnly =
  <Wanted>(meets: (board: Board, wanted: Wanted, card: InPlay, frame: Frame) => boolean) =>
  (board: Board, wanted: Wanted, card: Seen, frame: Frame): boolean =>
    card.inPlay !== undefined && meets(board, wanted, card.inPlay, frame);

/** What each key of a filter asks. */
const asks: { readonly [Key in keyof Required<Filter>]: Meets<Key> } = {
  type: (_board, types, { definition }) =>
    types.some(
      (type) => type === definition.type || (type === 'Site' && definition.type === 'Feng Shui Site'),
    ),
  designator: (board, word, card) => {
    const keys = designatorsHad(board, card);
    const wanted = designatorKeys(word);
    return wanted.length > 0 && wanted.every((key) => keys.has(key));
  },
  title: (board, title, card) => titleOf(board, card).toLowerCase() === title.toLowerCase(),
  titleLetters: (board, range, card, frame) =>
    within(board, range, titleOf(board, card).match(/\p{L}/gu)?.length ?? 0, frame),
  restriction: (board, restriction, card) => restrictionsOf(board, card).includes(restriction),
  special: inPlayOnly((board, special, card) => hasSpecial(board, card, special)),
  belongsTo: (_board, symbol, { definition }) =>
    definition.requires.includes(symbol) || definition.provides.includes(symbol),
  requires: (_board, symbol, { definition }) => definition.requires.includes(symbol),
  provides: (_board, symbol, { definition }) => definition.provides.includes(symbol),
  foundation: (_board, wanted, { definition }) => isFoundation(definition) === wanted,
  neutral: (_board, wanted, { definition }) => isNeutral(definition) === wanted,
  powerGenerating: (_board, wanted, { inPlay, definition }) =>
    inPlay !== undefined && isPowerGenerating(inPlay, definition) === wanted,
  controller: (board, players, { controller, inPlay }, frame) => {
    const whose = controller ?? inPlay?.controller;
    return whose !== undefined && board.meanings.players(board, players, frame).includes(whose);
  },
  owner: (board, players, { owner }, frame) =>
    owner !== null && board.meanings.players(board, players, frame).includes(owner),
  controlledByOwner: (_board, wanted, { controller, inPlay, owner }) => {
    const whose = controller ?? inPlay?.controller;
    return whose !== undefined && (whose === owner) === wanted;
  },
  turned: inPlayOnly((_board, wanted, card) => card.turned === wanted),
  faceDown: inPlayOnly((_board, wanted, card) => card.faceDown === wanted),
  maintaining: inPlayOnly(
    ({ state }, wanted, card) =>
      state.lasting.some(
        (lasting) => lasting.until === 'while-this-turned' && keeperOf(lasting) === card.id,
      ) === wanted,
  ),
  token: inPlayOnly(
    (board, wanted, card) => (card.ownerGone && !board.player(card.owner).eliminated) === wanted,
  ),
  couldJoin: inPlayOnly((board, wanted, card) => couldJoin(board, card) === wanted),
  damaged: inPlayOnly((_board, wanted, card) => card.damage > 0 === wanted),
  attacking: inPlayOnly((board, wanted, card) => isAttacking(board, card.id) === wanted),
  intercepting: inPlayOnly((board, wanted, card) => (interceptedBy(board, card.id) !== undefined) === wanted),
  targetOfAttack: inPlayOnly(
    (board, wanted, card) => (board.state.attack?.targets.includes(card.id) ?? false) === wanted,
  ),
  attackingCard: inPlayOnly((board, ref, card, frame) =>
    board.meanings
      .card(board, ref, frame)
      .some((id) => board.state.attack?.attackers.some((one) => one.id === card.id && one.target === id)),
  ),
  attackedBy: inPlayOnly((board, ref, card, frame) =>
    board.meanings
      .card(board, ref, frame)
      .some((id) => board.state.attack?.attackers.some((one) => one.id === id && one.target === card.id)),
  ),
  interceptingCard: inPlayOnly((board, ref, card, frame) => {
    const attacker = interceptedBy(board, card.id);
    return attacker !== undefined && board.meanings.card(board, ref, frame).includes(attacker);
  }),
  inCombatWith: inPlayOnly((board, ref, card, frame) =>
    board.meanings.card(board, ref, frame).some((id) => areInCombat(board, id, card.id)),
  ),
  attackingAny: inPlayOnly((board, filter, card, frame) => {
    const target = board.state.attack?.attackers.find(({ id }) => id === card.id)?.target;
    return target !== undefined && isSuchInPlay(board, filter, target, frame);
  }),
  interceptingAny: inPlayOnly((board, filter, card, frame) => {
    const attacker = interceptedBy(board, card.id);
    return attacker !== undefined && isSuchInPlay(board, filter, attacker, frame);
  }),
  inCombatWithAny: inPlayOnly((board, filter, card, frame) =>
    inPlayAnd(board, ({ id }) => areInCombat(board, id, card.id), filter, frame),
  ),
  atLocationOfAny: inPlayOnly((board, filter, card, frame) => {
    const here = locationOf(board, card);
    return inPlayAnd(board, (other) => sameLocation(here, locationOf(board, other)), filter, frame);
  }),
  atLocationOf: inPlayOnly((board, ref, card, frame) => {
    const here = locationOf(board, card);
    return locationsNamed(board, ref, frame).some((there) => sameLocation(here, there));
  }),
  belongsAtLocationOf: inPlayOnly((board, ref, card, frame) => {
    const belongs = { player: card.controller, column: card.column };
    return locationsNamed(board, ref, frame).some((there) => sameLocation(belongs, there));
  }),
  atLocationControlledBy: inPlayOnly((board, players, card, frame) => {
    const here = locationOf(board, card);
    if (here === undefined || here.column === null) return false;
    return board.meanings.players(board, players, frame).includes(here.player);
  }),
  row: inPlayOnly((_board, row, card) => card.row === row),
  figure: (board, bounds, card, frame) =>
    figures.every((key) => {
      const range = bounds[key];
      if (range === undefined) return true;
      const value = board.meanings.figure(board, key, card);
      return value !== null && within(board, range, value, lookingAt(card, frame));
    }),
  printed: (board, bounds, card, frame) =>
    figures.every((key: Figure) => {
      const range = bounds[key];
      if (range === undefined) return true;
      const value = printedNow(board, key, card);
      return value !== null && within(board, range, value, lookingAt(card, frame));
    }),
  counters: inPlayOnly((board, { name, number }, card, frame) =>
    within(board, number, card.counters[name] ?? 0, frame),
  ),
  hasState: inPlayOnly((board, filter, card, frame) => {
    board.look(board.state.inPlay.length);
    return board.state.inPlay.some(
      (state) => state.on === card.id && isSuchAndThere(board, filter, board.seen(state), frame),
    );
  }),
  on: inPlayOnly((board, filter, card, frame) => {
    const subject = card.on === undefined ? undefined : board.inPlay(card.on);
    return subject !== undefined && isSuchAndThere(board, filter, board.seen(subject), frame);
  }),
  is: (board, ref, { id }, frame) => board.meanings.card(board, ref, frame).includes(id),
  isNot: (board, ref, { id }, frame) => !board.meanings.card(board, ref, frame).includes(id),
  legalSubjectOf: inPlayOnly((board, ref, card, frame) =>
    board.meanings.card(board, ref, frame).some((id) => {
      const state = board.find(id);
      return (
        state?.definition.type === 'State' && board.meanings.isLegalSubject(board, state, card, frame.player)
      );
    }),
  ),
  sharesDesignatorWith: (board, ref, card, frame) => {
    const keys = designatorsHad(board, card);
    return board.meanings.card(board, ref, frame).some((id) => {
      const other = board.find(id);
      return (
        other !== undefined &&
        other.id !== card.id &&
        [...designatorsHad(board, other)].some((key) => keys.has(key))
      );
    });
  },
  sharesDesignatorWithAny: (board, filter, card, frame) => {
    const keys = designatorsHad(board, card);
    return inPlayAnd(
      board,
      (other) =>
        other.id !== card.id && [...designatorsHad(board, board.seen(other))].some((key) => keys.has(key)),
      filter,
      frame,
    );
  },
  sharesTitleWith: (board, ref, card, frame) => {
    const title = titleOf(board, card);
    return board.meanings.card(board, ref, frame).some((id) => {
      const other = board.find(id);
      return other !== undefined && other.id !== card.id && titleOf(board, other) === title;
    });
  },
  sharesTitleWithAny: (board, cards, card, frame) => {
    const title = titleOf(board, card);
    const others = board.meanings.cards(board, cards, frame);
    board.look(others.length);
    return others.some((id) => {
      const other = id === card.id ? undefined : board.find(id);
      return other !== undefined && titleOf(board, other) === title;
    });
  },
  requiresChosen: (board, { chosen }, card, frame) => {
    const value = frame.values[chosen];
    return value !== undefined && 'symbol' in value && asks.requires(board, value.symbol, card, frame);
  },
  ofChosen: (board, { chosen }, card, frame) => {
    const value = frame.values[chosen];
    if (value === undefined) return false;
    if ('designator' in value) return asks.designator(board, value.designator, card, frame);
    if ('type' in value) return asks.type(board, [value.type], card, frame);
    if ('title' in value) return asks.title(board, value.title, card, frame);
    return 'symbol' in value && asks.belongsTo(board, value.symbol, card, frame);
  },
  targetOfEffect: ({ state: { scene } }, { chosen }, card, frame) => {
    const value = frame.values[chosen];
    const item =
      value !== undefined && 'effect' in value
        ? scene?.items.find(({ id }) => id === value.effect)
        : undefined;
    return item?.targets.includes(card.id) === true;
  },
  thisTurn: (board, pattern, card, frame) =>
    hasPartIn(board, happenedThisTurn(board, pattern, frame), pattern, card),
  thisAttack: (board, pattern, card, frame) =>
    hasPartIn(board, happenedThisAttack(board, pattern, frame), pattern, card),
  enteredPlayThisTurn: inPlayOnly((_board, wanted, card) => card.enteredThisTurn === wanted),
  any: (board, filters, card, frame) => filters.some((filter) => matches(board, filter, card, frame)),
  not: (board, filter, card, frame) => !matches(board, filter, card, frame),
};

/** A figure may be compared with what the card itself has. */
const lookingAt = ({ id }: Seen, frame: Frame): Frame => (frame.each === id ? frame : { ...frame, each: id });

/** Whether the card has the part in one of these events that the pattern leaves open. */
function hasPartIn(board: Board, events: readonly GameEvent[], pattern: EventPattern, { id }: Seen): boolean {
  return events.some((event) => {
    if (isForgotten(board, id, event)) return false;
    const sources = pattern.source === undefined ? [event.source, ...(event.sources ?? [])] : [];
    return (pattern.card === undefined && event.card === id) || sources.includes(id);
  });
}

/** Whether a card is what a filter says: it meets every key. */
export function matches(board: Board, filter: Filter, card: Seen, frame: Frame): boolean {
  board.budget.step(0.06);
  let key: keyof Filter;
  for (key in filter) if (!meets(board, key, filter, card, frame)) return false;
  return true;
}

/** What of a filter a card does not meet, each key asked for itself. */
export function unmet(board: Board, filter: Filter, card: Seen, frame: Frame): Filter {
  const rest: { -readonly [Key in keyof Filter]: Filter[Key] } = { ...filter };
  let key: keyof Filter;
  for (key in filter) if (meets(board, key, filter, card, frame)) delete rest[key];
  return rest;
}

function isSuchInPlay(board: Board, filter: Filter, id: string, frame: Frame): boolean {
  const card = board.inPlay(id);
  return card !== undefined && isSuchAndThere(board, filter, board.seen(card), frame);
}

/** Whether a card in play is so, and matches. */
function inPlayAnd(board: Board, is: (card: InPlay) => boolean, filter: Filter, frame: Frame): boolean {
  board.look(board.state.inPlay.length);
  return board.state.inPlay.some(
    (card) => is(card) && isSuchAndThere(board, filter, board.seen(card), frame),
  );
}

/** For an effect that asks about it through another card: what it does not affect is not there for it (7.6). */
function isSuchAndThere(board: Board, filter: Filter, card: Seen, frame: Frame): boolean {
  return isThere(board, card, frame) && matches(board, filter, card, frame);
}

function meets<Key extends keyof Filter>(
  board: Board,
  key: Key,
  filter: Filter,
  card: Seen,
  frame: Frame,
): boolean {
  board.budget.step(0.03);
  const wanted = filter[key];
  const ask: Meets<Key> = asks[key];
  return wanted === undefined || ask(board, wanted, card, frame);
}

/** The keys of the designators of title and subtitle, and of those it gains (7.3). */
export function designatorsHad(board: Board, card: Seen): ReadonlySet<string> {
  const named = namedAs(board, card);
  const printed = named === card.definition ? printedDesignators(card.definition) : keysOf(named);
  if (card.inPlay === undefined) return printed;
  const gained = modifiersOn(board, card.inPlay, 'designator');
  if (gained.length === 0) return printed;
  const all = new Set(printed);
  for (const { modifier, frame } of gained) {
    const word = designatorSaid(modifier.designator, frame);
    for (const key of word === undefined ? [] : designatorKeys(word))
      if (modifier.loses === true) all.delete(key);
      else all.add(key);
  }
  return all;
}

function designatorSaid(said: string | { readonly chosen: string }, { values }: Frame): string | undefined {
  if (typeof said === 'string') return said;
  const value = values[said.chosen];
  return value !== undefined && 'designator' in value ? value.designator : undefined;
}

const printedDesignators = remembered((definition: Definition) => keysOf(definition));

function keysOf({ title, subtitle }: Pick<Definition, 'title' | 'subtitle'>): ReadonlySet<string> {
  return new Set(designatorsOf({ title, subtitle, grants: [] }).map(({ key }) => key));
}

export function restrictionsOf(board: Board, card: Seen): readonly Definition['restrictions'][number][] {
  const { inPlay, definition } = card;
  if (inPlay === undefined) return definition.restrictions;
  const copied = restrictionsCopied(board, inPlay);
  const given = modifiersOn(board, inPlay, 'restriction');
  if (copied.length === 0 && given.length === 0) return definition.restrictions;
  return [...definition.restrictions, ...copied, ...given.map(({ modifier }) => modifier.restriction)];
}

function restrictionsCopied(board: Board, { id }: InPlay): readonly Definition['restrictions'][number][] {
  const { lasting } = board.state;
  if (lasting.length === 0) return none;
  board.look(lasting.length);
  return lasting.flatMap((one) =>
    one.kind === 'copy' && one.what.includes('restrictions') && one.cards.includes(id)
      ? board.definitionOf(one.of).restrictions
      : [],
  );
}

const none: readonly never[] = [];

/** It is neither copied nor affected by what copies, transfers, swaps or switches abilities (10.1.1). */
export function isUncopyable(board: Board, card: Seen): boolean {
  return restrictionsOf(board, card).includes('Uncopyable');
}

export function isAttacking(board: Board, id: string): boolean {
  return board.state.attack?.attackers.some((attacker) => attacker.id === id) ?? false;
}

/** The attacker that an interceptor is declared against; for one that fell, in the combat at hand. */
export function interceptedBy(board: Board, interceptor: string): string | undefined {
  const { attack } = board.state;
  const chain = attack?.chains.find(
    ({ interceptors, fighting }) => fighting === interceptor || interceptors.includes(interceptor),
  );
  if (chain !== undefined || attack?.intercepting === undefined) return chain?.attacker;
  if (board.inPlay(interceptor) !== undefined) return undefined;
  return attack.fought.find(({ opposing }) => opposing === interceptor)?.attacker;
}

/** About to fight or fighting each other: an attacker and the first of its chain, or it and its target. */
function areInCombat(board: Board, one: string, other: string): boolean {
  const { attack } = board.state;
  if (attack === null) return false;
  const paired = (attacker: string, opposing: string) =>
    attack.chains.some(
      (chain) =>
        chain.attacker === attacker &&
        isAttacking(board, attacker) &&
        (chain.fighting ?? chain.interceptors[0]) === opposing,
    ) ||
    (attack.toIntercept.length === 0 &&
      attack.intercepting === undefined &&
      attack.attackers.some(({ id, target }) => id === attacker && target === opposing));
  return paired(one, other) || paired(other, one);
}
