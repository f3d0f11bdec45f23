import type { Ability, Modifier, PlayerModifier } from '../../vocabulary/abilities.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Cards, Condition, Place } from '../../vocabulary/terms.ts';
import type { InPlay, Lasting } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { withNumber } from './with-number.ts';

/** An ability that a card has, and from whose eyes it is read. */
export interface Text {
  readonly ability: Ability;
  readonly frame: Frame;
}

/** A modifier that is there, if its condition is true, for whom it reaches. */
interface Reach {
  readonly modifier: Modifier;
  readonly frame: Frame;
  readonly while: Condition | undefined;
  /** Named cards or players, or those that a set describes. */
  readonly cards: readonly string[] | Cards;
  /** Since when it is there: of what contradicts each other the later prevails (7.7). */
  readonly since: number;
  /** Whether it reaches a card, as far as that was asked since the last change. */
  readonly answers: Map<string, boolean>;
}

type Found = Omit<Reach, 'answers'>;

/** A modifier of players: of these, or of those that are so called when it is asked. */
interface PlayerReach {
  readonly modifier: PlayerModifier;
  readonly frame: Frame;
  readonly while: Condition | undefined;
  readonly players: readonly string[] | Players;
}

interface Everything {
  readonly texts: ReadonlyMap<string, readonly Text[]>;
  readonly modifiers: ReadonlyMap<string, readonly Reach[]>;
  readonly playerModifiers: readonly PlayerReach[];
}

type ModifierWith<Key extends string> = Extract<Modifier, Record<Key, unknown>>;

/** What is on a card: a modifier of one kind, and from whose eyes. */
export type OnPlayer = Pick<PlayerReach, 'modifier' | 'frame'>;

export interface On<Modifying> {
  readonly modifier: Modifying;
  readonly frame: Frame;
}

/** The abilities a card has now: its own text or what replaced it, then what others grant it. */
export function textsOf(board: Board, card: InPlay): readonly Text[] {
  return everything(board).texts.get(card.id) ?? [];
}

/** The modifiers of one kind that reach a card now, earliest first. */
export function modifiersOn<Key extends KeyOfUnion<Modifier>>(
  board: Board,
  card: InPlay,
  key: Key,
): readonly On<ModifierWith<Key>>[] {
  const all = everything(board).modifiers.get(key);
  if (all === undefined) return none;
  const found: On<ModifierWith<Key>>[] = [];
  board.look(all.length);
  for (const reach of all) {
    if (reaches(board, reach, card)) {
      found.push({ modifier: reach.modifier as ModifierWith<Key>, frame: reach.frame });
    }
  }
  return found;
}

const none: readonly never[] = [];

type KeyOfUnion<Union> = Union extends unknown ? keyof Union & string : never;

export function playerModifiersOn(board: Board, player: string): readonly OnPlayer[] {
  const all = everything(board).playerModifiers;
  board.look(all.length);
  return all.filter(
    ({ players, frame, while: condition }) =>
      (Array.isArray(players)
        ? players.includes(player)
        : board.meanings.players(board, players as Players, frame).includes(player)) &&
      (condition === undefined || board.meanings.holds(board, condition, frame)),
  );
}

function isActive(board: Board, reach: Reach): boolean {
  return reach.while === undefined || board.meanings.holds(board, reach.while, reach.frame);
}

/**
 * Whether a modifier reaches a card. Whom it reaches may depend on what others do to the card; where that runs in a
 * circle, the modifier that would depend on itself does not count for it.
 */
function reaches(board: Board, reach: Reach, card: InPlay): boolean {
  const known = reach.answers.get(card.id);
  if (known !== undefined) return known;
  reach.answers.set(card.id, false);
  board.budget.step(0.1);
  const answer = board.budget.deeper(
    () => isAmong(board, reach, card) && isActive(board, reach) && !isImmune(board, card, reach),
  );
  reach.answers.set(card.id, answer);
  return answer;
}

function isAmong(board: Board, { cards, frame }: Reach, card: InPlay): boolean {
  if (Array.isArray(cards)) {
    board.look(cards.length);
    return cards.includes(card.id);
  }
  const set = cards as Cards;
  if (typeof set === 'string' || !('each' in set))
    return board.meanings.card(board, set, frame).includes(card.id);
  return isAt(board, set.in, card, frame) && board.meanings.matches(board, set.each, board.seen(card), frame);
}

/** Only what is in play is reached (7.2): all of it, or the States on a card. */
function isAt(board: Board, place: Place, card: InPlay, frame: Frame): boolean {
  if (place === 'play') return true;
  if (!('statesOn' in place) || card.on === undefined) return false;
  return board.meanings.card(board, place.statesOn, frame).includes(card.on);
}

/** A card that is not affected by another is as if it were not there for it (7.6). */
function isImmune(board: Board, card: InPlay, { frame, modifier }: Reach): boolean {
  if ('notAffectedBy' in modifier || frame.source === card.id) return false;
  return isUnaffected(board, card, frame);
}

/** Whether a card is not affected by the card or effect that a frame speaks for (7.6). */
export function isUnaffected(board: Board, card: InPlay, frame: Frame): boolean {
  const immunities = modifiersOn(board, card, 'notAffectedBy');
  if (immunities.length === 0) return false;
  const source = sourceOf(board, frame);
  return immunities.some(
    ({ modifier, frame: theirs }) =>
      source !== undefined &&
      board.meanings.matches(board, modifier.notAffectedBy, source, theirs) &&
      (modifier.byPlayers === undefined ||
        board.meanings.players(board, modifier.byPlayers, theirs).includes(frame.player)),
  );
}

/** The card that a frame speaks for, in play or not. */
export function sourceOf(board: Board, frame: Frame) {
  const found = frame.source === undefined ? undefined : board.find(frame.source);
  if (found !== undefined) return found;
  if (frame.card === undefined) return undefined;
  return {
    id: frame.source ?? '',
    definition: board.definitionOf(frame.card),
    owner: frame.player,
    inPlay: undefined,
  };
}

/** Whose eyes the text of a card in play is read with: "you" is its controller (2.3). */
export function frameOf(card: InPlay): Frame {
  return { player: card.controller, source: card.id, card: card.card, values: card.chosen };
}

/**
 * Every text and every modifier there is, reckoned once after each change: first from printed texts and copies in
 * their place, then, where those cancel or grant texts, once more with what is left and granted. What is granted
 * grants nothing further.
 */
function everything(board: Board): Everything {
  const reckoned = board.remembered<{ now: Everything | undefined }>('everything', () => ({
    now: undefined,
  }));
  if (reckoned.now !== undefined) return reckoned.now;
  reckoned.now = nothing;
  board.look(3 * (board.state.inPlay.length + board.state.lasting.length));
  const depends = whatTextsDependOn(board);
  const before = gatheredBefore.get(board);
  if (before !== undefined && isSame(before.depends, depends)) {
    for (const all of before.found.modifiers.values()) {
      board.look(all.length);
      for (const reach of all) reach.answers.clear();
    }
    reckoned.now = before.found;
    return before.found;
  }
  const own = new Map(board.state.inPlay.map((card) => [card.id, ownTexts(board, card)]));
  reckoned.now = gathered(board, own);
  if (changesTexts.some((key) => reckoned.now?.modifiers.has(key))) {
    const changed = new Map(board.state.inPlay.map((card) => [card.id, changedTexts(board, card, own)]));
    reckoned.now = gathered(board, changed);
  } else gatheredBefore.set(board, { depends, found: reckoned.now });
  return reckoned.now;
}

/**
 * What was last gathered on a board, and from what. Most changes leave texts as they are: then only whom they reach
 * is asked anew. Texts that cancel or grant texts are always gathered anew, since that may depend on anything.
 */
const gatheredBefore = new WeakMap<Board, { depends: readonly unknown[]; found: Everything }>();

function whatTextsDependOn({ state }: Board): unknown[] {
  const depends: unknown[] = [state.inPlay.length, state.lasting.length];
  for (const card of state.inPlay)
    depends.push(card, card.controller, card.faceDown, card.unresolved, card.on, card.chosen);
  for (const lasting of state.lasting) depends.push(lasting, 'cards' in lasting ? lasting.cards : undefined);
  return depends;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}

const nothing: Everything = { texts: new Map(), modifiers: new Map(), playerModifiers: [] };
const changesTexts = ['ability', 'rulesTextOf', 'canceled', 'textNumber'] as const;

function ownTexts(board: Board, card: InPlay): readonly Text[] {
  let abilities = board.definition(card).abilities;
  board.look(board.state.lasting.length);
  for (const lasting of board.state.lasting) {
    if (lasting.kind !== 'copy' || !lasting.what.includes('rules-text') || !lasting.cards.includes(card.id))
      continue;
    const copied = board.definitionOf(lasting.of).abilities;
    abilities = lasting.inPlaceOfOwn ? copied : [...abilities, ...copied];
  }
  if (abilities.length === 0) return none;
  board.look(abilities.length);
  const frame = frameOf(card);
  return abilities.map((ability) => ({ ability, frame }));
}

/** Its own text unless it is canceled or replaced, and what others grant it. */
function changedTexts(board: Board, card: InPlay, own: ReadonlyMap<string, readonly Text[]>): Text[] {
  if (isCanceled(board, card)) return [];
  let texts = [...(own.get(card.id) ?? [])];
  const frame = frameOf(card);
  for (const { modifier, frame: granter } of modifiersOn(board, card, 'rulesTextOf')) {
    const originals = board.meanings
      .card(board, modifier.rulesTextOf, granter)
      .flatMap((id) => board.find(id) ?? []);
    const receiving = granter.source === card.id ? [] : [board.seen(card)];
    if ([...receiving, ...originals].some((one) => isUncopyable(board, one, frame))) continue;
    const copied = originals
      .flatMap(({ definition }) => definition.abilities)
      .map((ability) => ({ ability, frame }));
    texts = modifier.inPlaceOfOwn ? copied : [...texts, ...copied];
  }
  for (const { modifier, frame: changer } of modifiersOn(board, card, 'textNumber')) {
    const [place, ...steps] = modifier.textNumber.slice(1).split('/');
    const by = board.meanings.reckon(board, modifier.by, changer);
    texts = texts.map((text, at) =>
      String(at) === place ? { ...text, ability: withNumber(text.ability, steps, by) } : text,
    );
  }
  for (const { modifier, frame: granter } of modifiersOn(board, card, 'ability')) {
    texts.push({
      ability: modifier.ability,
      frame: { ...frame, values: { ...granter.values, ...frame.values }, ...granterOf(granter) },
    });
  }
  return texts;
}

/** Neither copied nor given by another what is copied (10.1.1). */
function isUncopyable(board: Board, card: Seen, frame: Frame): boolean {
  return board.meanings.matches(board, { restriction: 'Uncopyable' }, card, frame);
}

/** Whether its text is canceled, by what can cancel it. */
export function isCanceled(board: Board, card: InPlay): boolean {
  return modifiersOn(board, card, 'canceled').some(
    ({ frame }) => !board.meanings.cannot(board, card, 'be-canceled', sourceOf(board, frame), frame.player),
  );
}

function granterOf(frame: Frame): { granter?: string } {
  return frame.source === undefined ? {} : { granter: frame.source };
}

/**
 * Continuous and conditional abilities of Edges and States work once the card has resolved (4.3), those of a
 * face-down Site once it is revealed; of a text that is not cumulative only the first copy counts (10.2).
 */
export function isWorking(board: Board, card: InPlay): boolean {
  if (!isThere(board, card)) return false;
  const { title, abilities } = board.definition(card);
  if (!abilities.some(({ ability }) => ability === 'not-cumulative')) return true;
  const first = board.state.inPlay.find(
    (other) => isThere(board, other) && board.definition(other).title === title && other.on === card.on,
  );
  return first === card;
}

function isThere(board: Board, { faceDown, unresolved, card }: InPlay): boolean {
  const { type } = board.definitionOf(card);
  return !faceDown && !(unresolved && (type === 'Edge' || type === 'State'));
}

function gathered(board: Board, texts: ReadonlyMap<string, readonly Text[]>): Everything {
  board.look(3 * board.state.inPlay.length);
  const found: Found[] = [];
  const playerModifiers: PlayerReach[] = [];
  const add = (modifier: Found) => {
    board.look(8);
    found.push(modifier);
  };
  for (const card of board.state.inPlay) {
    const own = texts.get(card.id) ?? none;
    if (own.length === 0 || !isWorking(board, card)) continue;
    for (const { ability, frame } of own) {
      if (ability.ability !== 'continuous') continue;
      for (const modifier of ability.modify ?? []) {
        // What others give a card prevails over its own text (7.7).
        const isOwn = ability.cards === 'this' && frame.granter === undefined;
        const since = isOwn ? -1 : (card.since ?? 0);
        add({ modifier, frame, while: ability.while, cards: ability.cards ?? [], since });
      }
      for (const modifier of ability.modifyPlayers ?? []) {
        const players = ability.players ?? 'you';
        playerModifiers.push({ modifier, frame, while: ability.while, players });
      }
    }
  }
  for (const lasting of board.state.lasting) addLasting(lasting, add, playerModifiers);
  return { texts, modifiers: byKind(found), playerModifiers };
}

/** The modifiers of each kind, earliest first. */
function byKind(found: readonly Found[]): ReadonlyMap<string, readonly Reach[]> {
  const modifiers = new Map<string, Reach[]>();
  for (const one of found.toSorted((a, b) => a.since - b.since)) {
    for (const key of Object.keys(one.modifier)) {
      const same = modifiers.get(key);
      const reach = { ...one, answers: new Map<string, boolean>() };
      if (same === undefined) modifiers.set(key, [reach]);
      else same.push(reach);
    }
  }
  return modifiers;
}

/** When a lasting effect was made, by the number that it was given. */
export function madeAt({ id }: Lasting): number {
  return Number(/^l:([0-9]+)$/.exec(id)?.[1] ?? 0);
}

function addLasting(lasting: Lasting, add: (modifier: Found) => void, playerModifiers: PlayerReach[]): void {
  const { frame } = lasting;
  if (lasting.kind === 'modify') {
    const { cards, while: condition } = lasting;
    for (const modifier of lasting.by)
      add({ modifier, frame, while: condition, cards, since: madeAt(lasting) });
  } else if (lasting.kind === 'modify-players') {
    for (const modifier of lasting.by) {
      playerModifiers.push({ modifier, frame, while: undefined, players: lasting.players });
    }
  }
}

/** Texts at work that the vocabulary cannot say, and that might bear on anything. */
export function unsaid(board: Board): Text | undefined {
  for (const card of board.state.inPlay) {
    const texts = textsOf(board, card);
    if (texts.length === 0 || !isWorking(board, card)) continue;
    for (const text of texts) {
      if (text.ability.ability === 'unsupported' && text.ability.reach === 'anything') return text;
    }
  }
  return undefined;
}
