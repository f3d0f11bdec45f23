import { restrictions, symbols } from '../../../../games/shadowfist/card.ts';
import { specialAbilities } from '../../../../games/shadowfist/vocabulary/words.ts';
import type { Chance } from '../../chance.ts';
import type { Table, TriedCard } from '../../dealing.ts';
import { TRIED } from '../../tables/leaving-out.ts';
import { fieldsOf, isFields, type Json } from '../../tables/parts.ts';
import {
  type Companion,
  character,
  edge,
  eventOf,
  scales,
  site,
  state,
  stateOnSite,
  toolbox,
  well,
} from './companions.ts';

const PLAYERS = ['ann', 'bob', 'cat'] as const;
const COLUMNS = 2;
/** How the ids of the Edges end that make something happen, and that show figures. */
export const TOOLS = '-tools';
export const SCALES = '-scales';

/** A table of rich players on which a card should matter: every zone is filled, and others act as well. */
export function tableFor(card: TriedCard, others: readonly TriedCard[], chance: Chance): Table {
  const layout = new Layout(card, others, chance);
  const players = PLAYERS.slice(0, chance.between(0, 3) === 0 ? 3 : 2);
  const seats = players.map((player) => layout.seat(player));
  const [owner = 'ann', opponent = 'bob'] = players;
  const tried = layout.layTried(owner, opponent);
  const isOwn = chance.between(0, 2) > 0;
  const state = {
    players: seats.map(({ id, ...seat }) =>
      id === owner ? { id, ...withTried(seat, tried) } : { id, ...seat },
    ),
    inPlay: layout.inPlay,
    turn: { player: isOwn ? owner : opponent, number: 5, phase: 'main', generatedPower: true },
  };
  return { state, cards: [...layout.companions.values()] };
}

type Zone = 'hand' | 'smoked' | 'deck';
interface Card {
  readonly id: string;
  readonly card: Json;
}
type Zones = Readonly<Record<Zone | 'toasted', readonly Card[]>>;

function withTried<Seat extends Zones>(seat: Seat, tried: ReadonlyMap<Zone, Card>): Seat {
  const joined = [...tried].map(([zone, card]) => [zone, [card, ...seat[zone]]]);
  return { ...seat, ...Object.fromEntries(joined) };
}

class Layout {
  readonly inPlay: Readonly<Record<string, Json>>[] = [];
  readonly companions = new Map<string, TriedCard>();
  readonly #card: TriedCard;
  readonly #others: readonly TriedCard[];
  readonly #chance: Chance;
  readonly #words: string;
  readonly #named: ReadonlyMap<string, readonly string[]>;
  /** Companions of other tables have other slugs. */
  readonly #mark: number;
  #next = 0;

  constructor(card: TriedCard, others: readonly TriedCard[], chance: Chance) {
    this.#card = card;
    this.#others = others;
    this.#chance = chance;
    this.#mark = chance.between(0, 999_999_999);
    this.#words = JSON.stringify(card.abilities);
    this.#named = namedIn(card.abilities);
  }

  seat(id: string) {
    for (let column = 0; column < COLUMNS; column += 1) {
      this.#lay(id, this.#site(), { column, row: 'front', ...this.#sometimes({ faceDown: true }, 6) });
      if (this.#chance.between(0, 2) === 0)
        this.#lay(id, site(this.#some(), this.#features()), { column, row: 'back' });
    }
    const characters = Array.from({ length: 3 }, () =>
      this.#lay(id, this.#character(), {
        column: this.#chance.between(0, COLUMNS - 1),
        ...this.#sometimes({ turned: true }, 4),
        ...this.#sometimes({ enteredThisTurn: true }, 5),
        ...this.#sometimes({ damage: 1 }, 3),
        ...this.#sometimes({ counters: this.#counters() }, 4),
      }),
    );
    for (const one of characters.slice(0, 1))
      this.#lay(id, state(this.#some(), this.#features()), { on: one });
    const sites = this.inPlay.filter(({ controller, row }) => controller === id && row !== undefined);
    const of = this.#chance.one(sites.filter(({ faceDown }) => faceDown !== true));
    if (of !== undefined) this.#lay(id, stateOnSite(this.#some()), { on: of.id });
    this.#lay(id, toolbox(this.#words, this.#chance), { id: `${id}${TOOLS}` });
    this.#lay(id, scales, { id: `${id}${SCALES}` });
    for (const one of [well(this.#requires()), edge(this.#some(), this.#features())]) this.#lay(id, one);
    return {
      id,
      power: this.#chance.between(8, 30),
      hand: this.#pile(3),
      deck: this.#pile(6),
      smoked: this.#pile(4),
      toasted: this.#pile(2),
      ...this.#sometimes({ burnedForVictory: [this.#held(site(this.#some()))] }, 3),
    };
  }

  /** Lays the card that is tried in play, in hand or elsewhere; returns what is to be put into piles. */
  layTried(owner: string, opponent: string): Map<Zone, Card> {
    const { type, slug } = this.#card;
    const piles = new Map<Zone, Card>();
    const place = this.#chance.between(0, 9);
    if (type === 'Event' || place < 4 || place === 9) piles.set('hand', { id: `${TRIED}-held`, card: slug });
    if (place === 8) piles.set('smoked', { id: `${TRIED}-smoked`, card: slug });
    if (place === 7) piles.set('deck', { id: `${TRIED}-drawn`, card: slug });
    const isUnique = JSON.stringify(this.#card.figures.restrictions ?? []).includes('Unique');
    if (type !== 'Event' && place >= 4 && !(isUnique && place === 9)) this.#layInPlay(owner, opponent);
    return piles;
  }

  #layInPlay(owner: string, opponent: string): void {
    const { type, slug } = this.#card;
    const id = { id: `${TRIED}-played`, ...this.#sometimes({ counters: this.#counters() }, 2) };
    const column = this.#chance.between(0, COLUMNS - 1);
    if (type === 'Character') this.#lay(owner, slug, { ...id, column, ...this.#sometimes({ damage: 1 }, 3) });
    else if (type === 'Edge') this.#lay(owner, slug, id);
    else if (type === 'State') {
      const on = this.#chance.one(this.#subjects(this.#chance.between(0, 1) === 0 ? owner : opponent));
      if (on !== undefined) this.#lay(owner, slug, { ...id, on });
    } else {
      const at = this.inPlay.findIndex(
        (one) => one.controller === owner && one.column === column && one.row === 'front',
      );
      this.inPlay.splice(at, 1);
      this.#lay(owner, slug, { ...id, column, row: 'front' });
    }
  }

  /** The cards of a player that a State such as this is played on. */
  #subjects(player: string): string[] {
    const subject = this.#card.abilities.map(fieldsOf).find(({ ability }) => ability === 'subject');
    const types = fieldsOf(subject?.which).type;
    const wanted = Array.isArray(types) ? types : ['Character'];
    return this.inPlay.flatMap(({ id, controller, card, faceDown }) => {
      const type = this.companions.get(String(card))?.type;
      const isSuch = wanted.includes(type) || (wanted.includes('Site') && type === 'Feng Shui Site');
      return controller === player && isSuch && faceDown !== true ? [String(id)] : [];
    });
  }

  #lay(player: string, which: string | Companion, where: object = {}): string {
    const id = `${player}-${this.#any()}`;
    const card = this.#known(which);
    const laid = { id, card, owner: player, controller: player, ...where };
    this.inPlay.push(laid);
    return laid.id;
  }

  #pile(size: number): Card[] {
    return Array.from({ length: size }, () => this.#held(this.#anyCard()));
  }

  #held(card: string | Companion): Card {
    return { id: `card-${this.#any()}`, card: this.#known(card) };
  }

  /** The slug of a card, under which companions are known as well. */
  #known(card: string | Companion): string {
    if (typeof card === 'string') return card;
    const { title, subtitle = null, type, abilities = [], ...figures } = card;
    const slug = `companion-${this.#mark}-${this.#any()}`;
    const given = { requires: [], provides: [], restrictions: [], ...figures, type };
    this.companions.set(slug, { slug, title, subtitle, type, figures: given, abilities });
    return slug;
  }

  /** An invented card, or one of the others. */
  #anyCard(): string | Companion {
    const at = this.#some();
    const features = this.#features();
    const others = [
      character(at, features),
      eventOf(at),
      state(at, features),
      site(at),
      edge(at, features),
      character(at, features),
      eventOf(at + 1, features.provides),
    ];
    const stranger = this.#chance.one(this.#others)?.slug;
    return this.#chance.between(0, 3) === 0 && stranger !== undefined
      ? stranger
      : (others[at % others.length] ?? edge(at));
  }

  #character(): Companion {
    return character(this.#some(), this.#features());
  }

  #site(): Companion {
    return site(this.#some());
  }

  /** What the text of the card may speak of: some have it. */
  #features(): Partial<Companion> {
    const symbol = this.#chance.one(symbols) ?? 'dra';
    const title = this.#often('title');
    const designator = this.#often('designator');
    const special = specialAbilities.find((one) => one === this.#often('special'));
    const restricted = restrictions.find((one) => one === this.#often('restriction'));
    return {
      provides: [symbol],
      ...this.#sometimes({ requires: [symbol] }, 2),
      ...(restricted === 'Unique' ? { title: `The Only ${this.#any()}` } : {}),
      ...(title === undefined ? {} : { title }),
      ...(designator === undefined ? {} : { subtitle: designator }),
      ...(restricted === undefined ? {} : { restrictions: [restricted] }),
      ...(special === undefined
        ? {}
        : {
            abilities: [{ ability: 'special', special, ...(special === 'Toughness' ? { amount: 1 } : {}) }],
          }),
    };
  }

  #requires(): string[] {
    const { requires } = this.#card.figures;
    return Array.isArray(requires) ? requires.map(String) : [];
  }

  #counters(): Record<string, number> {
    const name = this.#chance.one([...(this.#named.get('name') ?? []), 'counter']) ?? 'counter';
    return { [name]: this.#chance.between(1, 3) };
  }

  #often(key: string): string | undefined {
    return this.#chance.between(0, 1) === 0 ? this.#chance.one(this.#named.get(key) ?? []) : undefined;
  }

  #sometimes<Value extends object>(value: Value, of: number): Value | Record<string, never> {
    return this.#chance.between(1, of) === 1 ? value : {};
  }

  /** What companions differ by. */
  #some(): number {
    return this.#chance.between(0, 59);
  }

  #any(): number {
    this.#next += 1;
    return this.#next;
  }
}

/** The words that abilities name, by their keys. */
function namedIn(value: Json, named = new Map<string, string[]>()): Map<string, string[]> {
  if (Array.isArray(value)) for (const one of value) namedIn(one, named);
  if (!isFields(value)) return named;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') named.set(key, [...(named.get(key) ?? []), inner]);
    else namedIn(inner, named);
  }
  return named;
}
