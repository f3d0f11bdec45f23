import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Modifier } from '../../../vocabulary/modifiers.ts';
import type { Place } from '../../../vocabulary/terms.ts';
import type { InPlay } from '../../state/state.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { isInactive } from '../cards/personas.ts';
import { isAgainst } from '../forbidding/prohibiting.ts';
import { does } from './doings.ts';
import { type Basis, basisOf, isStillSo } from './gathered.ts';
import { isInForce } from './lasting.ts';
import { nullifiedOf } from './nullifying.ts';
import { gathered, isFrom, nothingGathered, ownReaches, type Reach, type Reached } from './reaches.ts';
import {
  type InAPhase,
  type Replacement,
  type SortedTexts,
  sorted,
  type TextOn,
  type Triggered,
} from './sorted-texts.ts';

/** An ability that a card has, and from whose eyes it is read. */
export interface Text {
  readonly ability: Ability;
  readonly frame: Frame;
}

type KeyOfUnion<Union> = Union extends unknown ? keyof Union & string : never;
export type ModifierKey = KeyOfUnion<Modifier>;
type ModifierWith<Key extends string> = Extract<Modifier, Record<Key, unknown>>;

/** What is on a card: a modifier of one kind, and from whose eyes. */
export interface On<Modifying> {
  readonly modifier: Modifying;
  readonly frame: Frame;
}

/** Every text of the cards in play, and every modifier that there is. */
export interface Everything extends Reached {
  readonly texts: ReadonlyMap<string, readonly Text[]>;
  readonly nullified: ReadonlySet<string>;
}

const none: readonly never[] = [];
const nothing: Everything = { ...nothingGathered, texts: new Map(), nullified: new Set() };

/** The abilities a card has now: its own text or what it duplicates, then what others grant it. */
export function textsOf(board: Board, card: Seen): readonly Text[] {
  if (card.inPlay === undefined) return printedTexts(board, card);
  const { texts } = everything(board);
  return texts.get(card.id) ?? (isInPlay(board, card) ? none : changedTexts(board, card));
}

/** The modifiers of one kind that reach a card now, earliest first; of identical ones that do not add up the first. */
export function modifiersOn<Key extends ModifierKey>(
  board: Board,
  card: Seen,
  key: Key,
): readonly On<ModifierWith<Key>>[] {
  const all = everything(board).modifiers.get(key)?.of(card.id) ?? none;
  const own = isBeingPlayed(board, card) ? (reachesOfPlayed(board, card).get(key) ?? none) : none;
  if (all.length + own.length === 0) return none;
  board.look(all.length + own.length);
  const found: On<ModifierWith<Key>>[] = [];
  const stacked = new Set<string>();
  for (const reach of [...all, ...own]) {
    if (reach.identity !== undefined && stacked.has(reach.identity)) continue;
    if (!reaches(board, reach, card)) continue;
    if (reach.identity !== undefined) stacked.add(reach.identity);
    found.push({ modifier: reach.modifier as ModifierWith<Key>, frame: reach.frame });
  }
  return found;
}

export function playerReaches(board: Board): Reached['playerModifiers'] {
  return everything(board).playerModifiers;
}

/** Whether it has no effect on any card, player or rule (Nullifying). */
export function isNullified(board: Board, { id }: Pick<Seen, 'id'>): boolean {
  return everything(board).nullified.has(id);
}

/** Whether what a card has brought about has no effect, since the card is nullified, or the one that gave it the text. */
export function isOfNullified(board: Board, frame: Frame): boolean {
  return isFrom(everything(board).nullified, frame);
}

/** A card that lies nowhere in play yet, as if it had been played. */
function isBeingPlayed(board: Board, card: Seen): boolean {
  return card.inPlay !== undefined && !isInPlay(board, card);
}

function isInPlay(board: Board, { inPlay }: Seen): boolean {
  return inPlay !== undefined && board.inPlay(inPlay.id) === inPlay;
}

/**
 * Whether a modifier reaches a card. Whom it reaches may depend on what others do to the card; where that runs in a
 * circle, the modifier that would depend on itself does not count for it.
 */
function reaches(board: Board, reach: Reach, card: Seen): boolean {
  const key = isBeingPlayed(board, card) ? `${card.id} as played` : card.id;
  const known = reach.answers.get(board, key);
  if (known !== undefined) return known;
  reach.answers.set(board, key, false);
  board.budget.step(0.05);
  const answer = board.budget.deeper(
    () =>
      isForIt(board, reach, card) &&
      isAmong(board, reach, card) &&
      (reach.while === undefined || board.meanings.holds(board, reach.while, reach.frame)) &&
      (settlesWhoIsAffected(reach.modifier) || !board.meanings.isUnaffected(board, card, reach.frame)),
  );
  reach.answers.set(board, key, answer);
  return answer;
}

/**
 * What is for the next attack alone reaches the one that is being played, and then the one that was. What is for
 * successful attacks does not reach one that was stopped.
 */
function isForIt(board: Board, { nextAttack, forSuccess }: Reach, card: Seen): boolean {
  if (forSuccess && stopped.has(board.attack(card.id)?.result ?? 'pending')) return false;
  if (nextAttack === undefined) return true;
  return nextAttack.taken === undefined ? isBeingPlayed(board, card) : nextAttack.taken === card.id;
}

const stopped: ReadonlySet<string> = new Set(['blocked', 'dodged', 'avoided']);

function isAmong(board: Board, { cards, frame }: Reach, card: Seen): boolean {
  const { meanings } = board;
  if (typeof cards !== 'string' && 'each' in cards)
    return isAt(board, cards.in, card, frame) && meanings.matches(board, cards.each, card, frame);
  return meanings.cards(board, cards, frame).includes(card.id);
}

function isAt(board: Board, place: Place, { id, inPlay }: Seen, frame: Frame): boolean {
  if (place === 'anywhere') return true;
  if (place === 'play') return inPlay !== undefined && inPlay.under === undefined;
  return board.meanings.cards(board, { each: {}, in: place }, frame).includes(id);
}

/** Of what settles who is affected by what, nobody can be unaffected. */
export function settlesWhoIsAffected(modifier: object): boolean {
  return settling.some((key) => key in modifier);
}

const settling = ['immuneTo', 'ignoredBy', 'ignores'] as const;

/** Whether anything at all is said of that kind. */
export function isAnywhere(board: Board, key: (typeof settling)[number]): boolean {
  const { modifiers, playerModifiers } = everything(board);
  return modifiers.has(key) || playerModifiers.has(key);
}

/** Whose eyes the text of a card is read with: "you" is its controller, or the owner of one that is not in play. */
export function frameOf({ id, owner, definition, inPlay }: Seen): Frame {
  if (inPlay === undefined) return { player: owner, source: id, card: definition, values: {} };
  const { card, controller, chosen, with: conjoined } = inPlay;
  const played = conjoined === undefined ? {} : { with: conjoined };
  // In the order in which a frame is read, so that a state that is kept is the one that is read again.
  return { player: controller, source: id, card, ...played, values: chosen };
}

/** Every text and modifier there is. Most changes of a board leave them as they are. */
function everything(board: Board): Everything {
  const { gathered } = board;
  return gathered?.at === board.moment ? gathered.everything : stillOrAnew(board);
}

/**
 * Gathered first from printed texts, then, where those nullify, duplicate or grant texts, once more with what is left,
 * and once more with what is granted. What is granted grants nothing further. Texts that change texts are gathered anew
 * after each change, since that may depend on anything. While it is reckoned, nothing is there.
 */
function stillOrAnew(board: Board): Everything {
  const { gathered: before, budget, moment: at } = board;
  const { inPlay, lasting } = board.state;
  const keep = (now: Everything, basis: Basis | null, cost = 0): Everything => {
    board.gathered = { everything: now, basis, at, cost };
    return now;
  };
  keep(nothing, null);
  board.look(inPlay.length + lasting.length);
  const working = (card: InPlay) => isWorking(board, card);
  // What a nullified card has brought about has no effect for as long (Nullifying).
  const inForceNow = (nullified: ReadonlySet<string>) =>
    lasting.filter((one) => !isFrom(nullified, one.frame) && isInForce(board, one));
  const inForce = inForceNow(nothing.nullified);
  const speaking = inPlay.filter((card) => board.definition(card).abilities.length > 0);
  if (
    before !== undefined &&
    before.basis !== null &&
    isStillSo(before.basis, board, speaking, working, inForce)
  ) {
    // The same question costs the same, whatever was asked on another board before it.
    if (before.at === undefined) budget.step(before.cost);
    return keep(before.everything, before.basis, before.cost);
  }
  const spent = budget.spent;
  board.look(3 * inPlay.length);
  const seen = (card: InPlay) => board.seen(card);
  const printed = speaking.filter(working).map(seen);
  const own = new Map(printed.map((card) => [card.id, printedTexts(board, card)]));
  const first: Everything = { ...gathered(board, own, inForce), texts: own, nullified: new Set() };
  if (!changesTexts.some((key) => first.modifiers.has(key)))
    return keep(first, basisOf(board, speaking, working, inForce), budget.spent - spent);
  const cards = inPlay.filter(working).map(seen);
  keep(first, null);
  const nullified = nullifiedOf(nullifiersOf(board, cards));
  const left = new Map([...own].filter(([id]) => !nullified.has(id)));
  keep({ ...gathered(board, left, inForceNow(nullified)), texts: left, nullified }, null);
  const changed = new Map(
    cards.flatMap((card) => (nullified.has(card.id) ? [] : [[card.id, changedTexts(board, card)] as const])),
  );
  return keep({ ...gathered(board, changed, inForceNow(nullified)), texts: changed, nullified }, null);
}

/** The cards that something says are nullified, each with what says so. */
function nullifiersOf(board: Board, cards: readonly Seen[]): Map<string, readonly (string | undefined)[]> {
  const found = cards.map(
    (card) => [card.id, modifiersOn(board, card, 'nullified').map(({ frame }) => frame.source)] as const,
  );
  return new Map(found.filter(([, by]) => by.length > 0));
}

const changesTexts: readonly ModifierKey[] = ['nullified', 'textless', 'duplicates', 'faceDown', 'ability'];

/**
 * Captured cards have no effect on play; nor has a Weapon of Choice that is Disarmed or broken, which is turned over;
 * nor the Persona card of the inactive one of two Immortals (FAQ, Corda And Reno). A Hidden Attack lies face down with all that it says.
 */
export function isWorking(board: Board, card: InPlay): boolean {
  if (card.under !== undefined || card.weapon !== 'held' || isInactive(board, card)) return false;
  return !card.faceDown || board.attack(card.id) !== undefined;
}

function printedTexts(board: Board, card: Seen): readonly Text[] {
  if (card.definition.abilities.length === 0) return none;
  const frame = frameOf(card);
  return abilitiesInForce(board, card).map((ability) => ({ ability, frame }));
}

function abilitiesInForce(board: Board, card: Seen): readonly Ability[] {
  const { abilities } = card.definition;
  board.look(abilities.length);
  return isOverAsPlotPart(board, card) ? abilities.filter(outlastsItsTurn) : abilities;
}

/** A Sequence Plot takes effect only during the turn in which it enters play (Sequence Plots). */
function isOverAsPlotPart(board: Board, { definition, inPlay }: Seen): boolean {
  if (board.switches.plotEffectsLast !== 'turn-of-entry' || inPlay?.enteredIn === undefined) return false;
  return (
    inPlay.enteredIn < board.state.turn.number &&
    definition.abilities.some(({ ability }) => ability === 'plot-part')
  );
}

/** What says how many of it may be in play, and which part it is, does not end. */
function outlastsItsTurn(ability: Ability): boolean {
  if (ability.ability === 'continuous')
    return ability.modifyPlayers?.some((modifier) => 'inPlayAtMost' in modifier) === true;
  return ability.ability === 'plot-part' || ability.ability === 'playing' || ability.ability === 'is';
}

/** Its own text, unless that is taken from it or it duplicates another's; and what others grant it. */
function changedTexts(board: Board, card: Seen): Text[] {
  const frame = frameOf(card);
  const granted = modifiersOn(board, card, 'ability').map(({ modifier, frame: granter }) => ({
    ability: modifier.ability,
    frame: {
      ...{ ...frame, values: { ...granter.values, ...frame.values } },
      ...(granter.source === undefined ? {} : { granter: granter.source }),
    },
  }));
  const without = (['textless', 'faceDown'] as const).some((key) => modifiersOn(board, card, key).length > 0);
  if (without) return granted;
  return [...ownOrDuplicated(board, card).map((ability) => ({ ability, frame })), ...granted];
}

/** What makes it a duplicate stays, and so does what may make it one of another card: in its place, by which it is used. */
function ownOrDuplicated(board: Board, card: Seen): readonly Ability[] {
  const own = abilitiesInForce(board, card);
  const duplicated = duplicatedBy(board, card);
  return duplicated === undefined
    ? own
    : [...own.filter(does('make-a-duplicate')), ...duplicated.original.definition.abilities];
}

/** What a card duplicates, and what says so; undefined if that cannot be duplicated, or where the answer runs in a circle. */
export function duplicatedBy(board: Board, card: Seen) {
  const duplicate = modifiersOn(board, card, 'duplicates').at(-1);
  if (duplicate === undefined) return undefined;
  const asked = board.remembered('asked what they duplicate', () => new Set<string>());
  if (asked.has(card.id)) return undefined;
  const { modifier, frame } = duplicate;
  const [id] = board.meanings.card(board, modifier.duplicates, frame);
  const original = id === undefined || id === card.id ? undefined : board.find(id);
  if (original === undefined) return undefined;
  asked.add(card.id);
  const doing = { player: frame.player, by: card };
  const barred = modifiersOn(board, original, 'cannot').some((one) =>
    isAgainst(board, one, 'be-duplicated', doing),
  );
  asked.delete(card.id);
  return barred ? undefined : { original, modifier };
}

/** What a card that is being played says of itself, and what is given to it as it is played. */
function reachesOfPlayed(board: Board, card: Seen): ReadonlyMap<string, readonly Reach[]> {
  const { inPlay } = card;
  if (inPlay === undefined) return new Map();
  const known = playedNow.get(inPlay);
  if (known !== undefined) return known;
  playedNow.set(inPlay, ownReaches(board, card, printedTexts(board, card)));
  const found = ownReaches(board, card, changedTexts(board, card), givenTo.get(inPlay) ?? none);
  playedNow.set(inPlay, found);
  return found;
}

const playedNow = new WeakMap<InPlay, ReadonlyMap<string, readonly Reach[]>>();
const givenTo = new WeakMap<InPlay, readonly On<Modifier>[]>();

/** A card as it would lie in play, for what is asked before it is played. */
export type AsIfPlayed = Seen & { readonly inPlay: InPlay };

/** The same with what its playing gives it; one of its own, since what was asked of it without that is kept. */
export function asIfPlayed(card: AsIfPlayed, given: readonly On<Modifier>[]): AsIfPlayed {
  if (given.length === 0) return card;
  const inPlay = { ...card.inPlay };
  givenTo.set(inPlay, given);
  return { ...card, inPlay };
}

/** A text at work that the vocabulary cannot say, and that might bear on anything. */
export function unsaid(board: Board): Text | undefined {
  return sortedTexts(board).unsaid;
}

/** The texts at work that wait for an event of that name. */
export function triggeredBy(board: Board, event: string): readonly TextOn<Triggered>[] {
  return sortedTexts(board).triggered.get(event) ?? none;
}

/** The texts at work that put something in the place of what would happen. */
export function replacements(board: Board): readonly TextOn<Replacement>[] {
  return sortedTexts(board).replacements;
}

/** The texts at work that say what must be done. */
export function duties(board: Board): readonly TextOn<InAPhase>[] {
  return sortedTexts(board).mustDo;
}

const sortings = new WeakMap<Everything, SortedTexts>();

function sortedTexts(board: Board): SortedTexts {
  const all = everything(board);
  const known = sortings.get(all);
  if (known !== undefined) return known;
  board.look(all.texts.size);
  const found = sorted(all.texts);
  sortings.set(all, found);
  return found;
}
