import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { type EventName, entries } from '../../vocabulary/event-names.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { modifierRoles } from '../../words/modifiers/modifiers.ts';
import type { InPlay, Lasting } from '../state/state.ts';
import type { Card, Frame } from '../state/values.ts';
import type { Board, OnTable } from './board.ts';
import type { Everything, PlayerReach, Reach, Reaches, Text, TextOn, Triggered } from './gathered.ts';

type ContinuousAbility = Extract<Ability, { ability: 'continuous' }>;
/** Whom modifiers reach: certain cards, or whoever belongs to a set. */
type Whom = { readonly ids: readonly string[] } | { readonly set: Cards };

/** A modifier that is there, for whom, and since when: of what contradicts each other the later prevails (7.7). */
interface Found extends Pick<Reach, 'modifier' | 'frame' | 'while'> {
  readonly whom: Whom;
  readonly since: number;
}

/** When a lasting effect was made, by the number that it was given. */
export function madeAt({ id }: Lasting): number {
  return Number(/^l:([0-9]+)$/.exec(id)?.[1] ?? 0);
}

/** Whose eyes the text of a card in play is read with: "you" is its controller (2.3). */
export function frameOf(card: InPlay): Frame {
  return { player: card.controller, source: card.id, card: card.card, values: card.chosen };
}

/** Whose rules texts a card has: its own, and what was copied to it for a time, or that in its place (7.5). */
export function whoseTexts(board: Board, { id, card }: InPlay): readonly [Card, ...Card[]] {
  let cards: readonly [Card, ...Card[]] = [card];
  board.look(board.state.lasting.length);
  for (const lasting of board.state.lasting) {
    if (lasting.kind !== 'copy' || !lasting.what.includes('rules-text') || !lasting.cards.includes(id))
      continue;
    cards = lasting.inPlaceOfOwn ? [lasting.of] : [...cards, lasting.of];
  }
  return cards;
}

/** The abilities a card has by its own text, or by what was copied to it for a time. */
export function ownTexts(board: Board, { inPlay: card }: OnTable): readonly Text[] {
  const [first, ...others] = whoseTexts(board, card).map((one) => board.definitionOf(one).abilities);
  const abilities = others.length === 0 ? (first ?? none) : [...(first ?? none), ...others.flat()];
  if (abilities.length === 0) return none;
  board.look(abilities.length);
  const frame = frameOf(card);
  return abilities.map((ability) => ({ ability, frame }));
}

const none: readonly never[] = [];

/**
 * Continuous and conditional abilities of Edges and States work once the card has resolved (4.3), those of a
 * face-down Site once it is revealed; of a text that is not cumulative only the first copy counts (10.2).
 */
export function isWorking(board: Board, card: InPlay): boolean {
  const seen = board.seen(card);
  if (!isThere(seen)) return false;
  const first = firstCopy(board, seen);
  return first === undefined || first.inPlay === card;
}

/** Of a text that is not cumulative, the copy that counts (10.2). */
function firstCopy(board: Board, { definition, inPlay }: OnTable): OnTable | undefined {
  const { title, abilities } = definition;
  if (!abilities.some(({ ability }) => ability === 'not-cumulative')) return undefined;
  return board.table.find(
    (other) => isThere(other) && other.definition.title === title && other.inPlay.on === inPlay.on,
  );
}

/** An Edge or State that has not resolved yet, and whose text is not a further copy without effect. */
function isEntering(board: Board, seen: OnTable): boolean {
  const { unresolved, faceDown } = seen.inPlay;
  return unresolved && !faceDown && !isThere(seen) && firstCopy(board, seen) === undefined;
}

function isThere({ inPlay: { faceDown, unresolved }, definition: { type } }: OnTable): boolean {
  return !faceDown && !(unresolved && (type === 'Edge' || type === 'State'));
}

/** Sorts the texts of all cards in play by what is asked of them, and adds what lasts. */
export function gather(board: Board, texts: ReadonlyMap<string, readonly Text[]>): Everything {
  board.look(3 * board.state.inPlay.length);
  const gathering = new Gathering(board, texts);
  for (const seen of board.table) {
    const own = texts.get(seen.id) ?? none;
    if (own.length === 0) continue;
    if (isEntering(board, seen)) gathering.addEntering(seen.inPlay, own);
    else gathering.add(seen.inPlay, own, isWorking(board, seen.inPlay));
  }
  for (const lasting of board.state.lasting) gathering.addLasting(lasting);
  gathering.sort();
  return gathering;
}

class Gathering implements Everything {
  readonly texts: ReadonlyMap<string, readonly Text[]>;
  readonly modifiers = new Map<string, Reaches>();
  readonly playerModifiers: PlayerReach[] = [];
  readonly triggered = new Map<string, TextOn<Triggered>[]>();
  readonly replacements: Everything['replacements'][number][] = [];
  readonly asSoonAs: Everything['asSoonAs'][number][] = [];
  unsaid: Text | undefined;
  readonly #board: Board;
  readonly #found: Found[] = [];

  constructor(board: Board, texts: ReadonlyMap<string, readonly Text[]>) {
    this.#board = board;
    this.texts = texts;
  }

  add(card: InPlay, texts: readonly Text[], working: boolean): void {
    // What a face-down Site triggers is for its controller to remember (5.2.2).
    const { id, card: what, faceDown } = card;
    const its = { id, card: what, faceDown };
    if (working || faceDown)
      for (const { ability, frame } of onlyOnce(texts)) this.#trigger({ card: its, ability, frame });
    if (!working) return;
    for (const { ability, frame } of texts) {
      if (ability.ability === 'continuous') this.#addContinuous(card, ability, frame);
      if (ability.ability === 'replacement') this.replacements.push({ card: its, ability, frame });
      if (ability.ability === 'as-soon-as') this.asSoonAs.push({ card: its, ability, frame });
      if (ability.ability === 'unsupported' && ability.reach === 'anything')
        this.unsaid ??= { ability, frame };
    }
  }

  /** What the text of a card says of its own entry acts before the card resolves (5.2.4, 10.2). */
  addEntering(card: InPlay, texts: readonly Text[]): void {
    const { id, card: what, faceDown } = card;
    for (const { ability, frame } of onlyOnce(texts)) {
      if (ability.on.card?.is !== 'this') continue;
      this.#trigger({ card: { id, card: what, faceDown }, ability, frame }, entries);
    }
    for (const { ability, frame } of texts) {
      if (ability.ability !== 'continuous' || ability.cards !== 'this') continue;
      const modify = ability.modify?.filter((modifier) => modifierRoles(modifier).isOfEntry === true) ?? none;
      this.#addContinuous(card, { ...ability, modify, modifyPlayers: none }, frame);
    }
  }

  addLasting(lasting: Lasting): void {
    const { frame } = lasting;
    if (lasting.kind === 'modify') {
      const { whichever, cards } = lasting;
      const reached = whichever === undefined ? { ids: cards } : { set: whichever };
      const rest = { frame, while: lasting.while, whom: reached, since: madeAt(lasting) };
      for (const modifier of lasting.by) this.#find({ modifier, ...rest });
    } else if (lasting.kind === 'modify-players') {
      for (const modifier of lasting.by) {
        this.playerModifiers.push({ modifier, frame, while: undefined, players: lasting.players });
      }
    }
  }

  #trigger(text: TextOn<Triggered>, only?: readonly EventName[]): void {
    if (text.ability.from !== undefined) return;
    const { event } = text.ability.on;
    for (const name of typeof event === 'string' ? [event] : new Set(event))
      if (only?.includes(name) !== false) listUnder(this.triggered, name, text);
  }

  #addContinuous(card: InPlay, ability: ContinuousAbility, frame: Frame): void {
    const { modify = none, modifyPlayers = none, cards = none, players = 'you', while: condition } = ability;
    // What others give a card prevails over its own text (7.7).
    const isOwn = cards === 'this' && frame.granter === undefined;
    const since = isOwn ? -1 : (card.since ?? 0);
    for (const modifier of modify) {
      this.#find({ modifier, frame, while: condition, whom: whom(cards, frame), since });
    }
    for (const modifier of modifyPlayers) {
      this.playerModifiers.push({ modifier, frame, while: condition, players });
    }
  }

  #find(modifier: Found): void {
    this.#board.look(8 + ('ids' in modifier.whom ? modifier.whom.ids.length : 0));
    this.#found.push(modifier);
  }

  /** The modifiers of each kind, earliest first. */
  sort(): void {
    const earliestFirst = this.#found.toSorted((one, other) => one.since - other.since);
    for (const [order, { modifier, frame, while: condition, whom }] of earliestFirst.entries()) {
      const cards = 'set' in whom ? whom.set : null;
      for (const key of Object.keys(modifier)) {
        const { ofCards, ofSets } = this.#reachesOf(key);
        const reach = { modifier, frame, while: condition, cards, order, answers: null, answeredAt: null };
        if ('set' in whom) ofSets.push(reach);
        else for (const id of new Set(whom.ids)) listUnder(ofCards, id, reach);
      }
    }
  }

  #reachesOf(key: string): Reaches {
    const known = this.modifiers.get(key) ?? { ofCards: new Map(), ofSets: [] };
    this.modifiers.set(key, known);
    return known;
  }
}

/** A text that is copied to a card which has it already does not add up (7.5). */
function onlyOnce(texts: readonly Text[]): readonly Text<Triggered>[] {
  const triggered = texts.filter((text): text is Text<Triggered> => text.ability.ability === 'triggered');
  if (triggered.length < 2) return triggered;
  const kept: Text<Triggered>[] = [];
  for (const text of triggered) {
    const at = kept.findIndex((other) => saysTheSame(text, other));
    kept[at < 0 ? kept.length : at] = text;
  }
  return kept;
}

function saysTheSame(one: Text, other: Text): boolean {
  return one.frame.granter === other.frame.granter && equal(one.ability, other.ability);
}

function listUnder<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Which card a text means by "this" cannot change; whom else it means is asked each time. */
function whom(cards: Cards | readonly never[], { source }: Frame): Whom {
  if (cards === 'this' && source !== undefined) return { ids: [source] };
  return Array.isArray(cards) ? { ids: none } : { set: cards as Cards };
}
