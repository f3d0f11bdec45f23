import type { Modifier } from '../../../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../../vocabulary/player-modifiers.ts';
import type { Players } from '../../../vocabulary/references.ts';
import type { Cards, Condition } from '../../../vocabulary/terms.ts';
import type { Lasting } from '../../state/state.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { typeOf } from '../cards/kinds.ts';
import { sourceOf } from '../sources.ts';
import type { On, Text } from './texts.ts';

interface Common {
  readonly frame: Frame;
  readonly while: Condition | undefined;
  /** What its identical copies have in common, where those do not add up (Stacking Effects). */
  readonly identity: string | undefined;
  /** Whom it reaches, as far as that was asked since the last change. */
  readonly answers: Answers;
}

/** What was asked of a board since it last changed. */
export class Answers {
  #known: Map<string, boolean> | undefined;
  #at: object | undefined;

  get(board: Board, asked: string): boolean | undefined {
    return this.#at === board.moment ? this.#known?.get(asked) : undefined;
  }

  set(board: Board, asked: string, answer: boolean): void {
    if (this.#known === undefined || this.#at !== board.moment) this.#known = new Map();
    this.#at = board.moment;
    this.#known.set(asked, answer);
  }
}

/** A modifier that is there, if its condition is true, for whom it reaches. */
export interface Reach extends Common {
  readonly modifier: Modifier;
  readonly cards: Cards;
  /** Set if it is for the next attack alone: with the attack that it was for, once there is one. */
  readonly nextAttack: { readonly taken: string | undefined } | undefined;
  /** Set if it is for successful attacks alone: those that are stopped are not changed. */
  readonly forSuccess: boolean;
}

/** A modifier of players: of those that are so called when it is asked. */
export interface PlayerReach extends Common {
  readonly modifier: PlayerModifier;
  readonly players: Players;
}

export interface Reached {
  readonly modifiers: ReadonlyMap<string, ReachesOfAKind>;
  readonly playerModifiers: ReadonlyMap<string, readonly PlayerReach[]>;
}

export const nothingGathered: Reached = { modifiers: new Map(), playerModifiers: new Map() };

/** Modifiers by their keys. */
class ByKey<Kept extends { readonly modifier: object }> {
  readonly found = new Map<string, Kept[]>();

  add(kept: Kept): void {
    for (const key of Object.keys(kept.modifier)) listUnder(this.found, key, kept);
  }
}

/** The modifiers of one kind, by the cards that they may reach. */
export class ReachesOfAKind {
  readonly #ofCards = new Map<string, Reach[]>();
  readonly #ofSets: Reach[] = [];
  readonly #order = new Map<Reach, number>();

  constructor(earliestFirst: readonly Reach[]) {
    for (const [place, reach] of earliestFirst.entries()) {
      this.#order.set(reach, place);
      const only = onlyCardOf(reach);
      if (only === undefined) this.#ofSets.push(reach);
      else listUnder(this.#ofCards, only, reach);
    }
  }

  /** Those that may reach a card, earliest first. */
  of(card: string): readonly Reach[] {
    const own = this.#ofCards.get(card);
    if (own === undefined) return this.#ofSets;
    if (this.#ofSets.length === 0) return own;
    const placeOf = (reach: Reach) => this.#order.get(reach) ?? 0;
    return [...own, ...this.#ofSets].sort((one, other) => placeOf(one) - placeOf(other));
  }
}

/** The card that a text means by "this", or that its own is in conjunction with, cannot change. */
function onlyCardOf({ cards, frame }: Reach): string | undefined {
  if (cards === 'this') return frame.source;
  return cards === 'conjoined' ? frame.with : undefined;
}

function listUnder<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** What the texts of cards in play and temporary effects say of cards and players, in order. */
export function gathered(
  board: Board,
  texts: ReadonlyMap<string, readonly Text[]>,
  inForce: readonly Lasting[],
): Reached {
  const modifiers = new ByKey<Reach>();
  const playerModifiers = new ByKey<PlayerReach>();
  for (const [id, own] of texts) {
    if (own.length === 0) continue;
    const card = board.seen(board.inPlayFor(id));
    for (const reach of reachesIn(board, card, own)) modifiers.add(reach);
    for (const reach of playerReachesIn(board, card, own)) playerModifiers.add(reach);
  }
  board.look(inForce.length);
  for (const lasting of inForce) addLasting(board, lasting, modifiers, playerModifiers);
  return {
    modifiers: new Map([...modifiers.found].map(([key, found]) => [key, new ReachesOfAKind(found)])),
    playerModifiers: playerModifiers.found,
  };
}

/** Whether it comes from one of those cards: what is duplicated or granted, from what duplicates or grants it. */
export function isFrom(cards: ReadonlySet<string>, { source, granter = source }: Frame): boolean {
  return granter !== undefined && cards.has(granter);
}

/** What a card's own texts say, and what is given to it: by what goes with it, or as if it said so itself. */
export function ownReaches(
  board: Board,
  card: Seen,
  texts: readonly Text[],
  given: readonly On<Modifier>[] = [],
): ReadonlyMap<string, readonly Reach[]> {
  const own = new ByKey<Reach>();
  for (const reach of reachesIn(board, card, texts)) own.add(reach);
  for (const { modifier, frame } of given) {
    if ('ability' in modifier) {
      const text = { ability: modifier.ability, frame: { ...frame, source: card.id } };
      for (const reach of reachesIn(board, card, [text])) own.add(reach);
    } else if (frame.with === card.id) own.add({ ...plain(frame), modifier, cards: 'conjoined' });
    else own.add({ ...plain(frame), modifier, cards: 'this', frame: { ...frame, source: card.id } });
  }
  return own.found;
}

const plain = (frame: Frame) => ({
  ...{ frame, while: undefined, identity: undefined, nextAttack: undefined, forSuccess: false },
  answers: new Answers(),
});

function* reachesIn(board: Board, card: Seen, texts: readonly Text[]): Iterable<Reach> {
  const stacks = addsUp(board, card, texts);
  for (const [at, { ability, frame }] of texts.entries()) {
    if (ability.ability !== 'continuous') continue;
    const {
      while: condition,
      modify = [],
      cards = frame.with === undefined ? 'this' : 'conjoined',
    } = ability;
    board.look(4 * modify.length);
    for (const [place, modifier] of modify.entries()) {
      const identity = stacks ? undefined : identityOf(card, `${at}.${place}`);
      yield { ...plain(frame), modifier, while: condition, cards, identity };
    }
  }
}

function* playerReachesIn(board: Board, card: Seen, texts: readonly Text[]): Iterable<PlayerReach> {
  const stacks = addsUp(board, card, texts);
  for (const [at, { ability, frame }] of texts.entries()) {
    if (ability.ability !== 'continuous') continue;
    const { while: condition, modifyPlayers = [] } = ability;
    const players = affected(board, card, ability.players);
    board.look(4 * modifyPlayers.length);
    for (const [place, modifier] of modifyPlayers.entries()) {
      const identity = stacks ? undefined : identityOf(card, `${at}.${place}`);
      yield { modifier, frame, while: condition, players, identity, answers: new Answers() };
    }
  }
}

/** Whom a card affects. Where a Location affects each player in the own turn, so does one that says "each" (Locations). */
function affected(board: Board, card: Seen, said: Players | undefined): Players {
  const usual = usuallyAffects(board, card);
  return said === undefined || (said === 'each' && usual === 'current-player') ? usual : said;
}

/** Whom the cards of a type affect, as the switches say. */
function affectedBy({ switches }: Board, type: ReturnType<typeof typeOf>) {
  switch (type) {
    case 'Situation':
      return switches.situationEffects;
    case 'Object':
      return switches.objectEffects;
    case 'Plot':
      return switches.plotEffects;
    case 'Location':
      return switches.locationEffects;
    default:
      return 'by-card-text';
  }
}

/** Whom a card affects that does not say so: its controller, or whom the rules say of such cards. */
function usuallyAffects(board: Board, { definition }: Seen): Players {
  const whom = affectedBy(board, typeOf(definition));
  if (whom === 'by-card-text') return 'you';
  return whom === 'each-in-own-turn' ? 'current-player' : 'each';
}

const mayNotStack: ReadonlySet<string> = new Set(['Object', 'Situation', 'Location']);

/** Whether its identical copies add up (Stacking Effects). */
function addsUp({ switches }: Board, { definition }: Seen, texts: readonly Text[]): boolean {
  if (switches.identicalEffects === 'add-up' || !mayNotStack.has(typeOf(definition))) return true;
  return texts.some(({ ability }) => ability.ability === 'cumulative');
}

function identityOf({ definition: { title, subtitle, type } }: Seen, place: string): string {
  return [title, subtitle ?? '', type, place].join('|');
}

function addLasting(
  board: Board,
  lasting: Lasting,
  modifiers: ByKey<Reach>,
  playerModifiers: ByKey<PlayerReach>,
): void {
  const { frame } = lasting;
  if (lasting.kind === 'modify') {
    const nextAttack = lasting.until === 'next-attack' ? { taken: lasting.taken } : undefined;
    const forSuccess = typeof lasting.until === 'object' && 'nextSuccessfulAttacks' in lasting.until;
    for (const modifier of lasting.by)
      modifiers.add({ ...plain(frame), modifier, cards: lasting.cards, nextAttack, forSuccess });
  } else if (lasting.kind === 'text') {
    const card = sourceOf(board, frame);
    if (card === undefined) return;
    const text = [{ ability: lasting.ability, frame }];
    for (const reach of reachesIn(board, card, text)) modifiers.add({ ...reach, identity: undefined });
    for (const reach of playerReachesIn(board, card, text))
      playerModifiers.add({ ...reach, identity: undefined });
  } else if (lasting.kind === 'modify-players') {
    for (const modifier of lasting.by)
      playerModifiers.add({
        ...{ modifier, frame, players: lasting.players, while: undefined, identity: undefined },
        answers: new Answers(),
      });
  }
}
