import { Unresolved } from '../../vocabulary/card-language/unresolved.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Filter } from '../vocabulary/filters.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Amount, EventPattern } from '../vocabulary/terms.ts';
import type { Kind } from '../vocabulary/words.ts';
import { type BackNoun, CHALLENGE, EXERTION, type Mention, mentionOf, THEIR } from './mentions.ts';
import { OWN_TITLE } from './nouns.ts';
import { mayBeOfKind, type PrintedCard } from './printed-card.ts';

/** Something that a later phrase can refer back to. */
interface Antecedent {
  readonly ref: CardRef;
  readonly nouns: ReadonlySet<BackNoun>;
  readonly many: boolean;
}

/** What a clause is about, and where its choices are made. */
export interface Clause {
  readonly actor: PlayerRef;
  /** What “their” means; undefined where the clause names no player. */
  readonly their: PlayerRef | undefined;
  readonly choose: Choice[];
  /** The Attribute Challenge whose loser does it. */
  readonly loser?: string;
}

/** Gives names to what the text of a card chooses and makes, and resolves what refers back to it. */
export class Resolver {
  readonly #card: PrintedCard;
  /** What its text says that the card is. */
  readonly #ownKinds = new Set<Kind>();
  readonly #antecedents: Antecedent[] = [];
  readonly #names = new Set<string>();
  #exertion: string | undefined;
  #challenge: string | undefined;
  /** What “the same number” counts. */
  #count: Amount | undefined;
  /** The player of whom an earlier sentence spoke. */
  #lastPlayer: PlayerRef | undefined;

  constructor(card: PrintedCard) {
    this.#card = card;
  }

  /** “This card is an attack.” */
  introduceOwnKind(kind: Kind): void {
    this.#ownKinds.add(kind);
  }

  /** Nothing before a sentence that was not understood can be referred to. */
  forget(): void {
    this.#antecedents.length = 0;
    this.#exertion = undefined;
    this.#challenge = undefined;
    this.#count = undefined;
    this.#lastPlayer = undefined;
  }

  introduceConjoined(which: Filter): void {
    this.#introduce('conjoined', which, false);
  }

  introduceEvent({ event, player, by }: EventPattern): Clause['their'] {
    if (event === 'discarded') this.#count = { eventAmount: true };
    if (player !== undefined && player !== 'you') return { event: 'player' };
    return by === undefined || by === 'you' ? undefined : { event: 'by' };
  }

  #introduce(ref: CardRef, { kind = [] }: Filter, many: boolean, isChosen = false): void {
    const isAttack = kind.some((one) => one === 'attack' || one.endsWith('-attack'));
    const nouns: BackNoun[] = ['card', 'pronoun', ...(isAttack ? (['attack'] as const) : [])];
    this.#antecedents.push({
      ref,
      nouns: new Set([...nouns, ...(isChosen ? (['chosen'] as const) : [])]),
      many,
    });
  }

  /** The value with every reference resolved. What it chooses is added to the choices of the clause. */
  resolve<Value>(value: Value, clause: Clause): Value;
  resolve(value: unknown, clause: Clause): unknown {
    if (typeof value === 'string') return this.#named(value);
    if (typeof value !== 'object' || value === null) return value;
    const mention = mentionOf(value);
    if (mention !== undefined) return this.#refer(mention, clause);
    if (Array.isArray(value)) return value.flatMap((one: unknown) => this.#item(one, clause));
    if ('value' in value && value.value === '#count') return this.#counted();
    if (isDecision(value)) return this.#decision(value, clause);
    if (isPriced(value)) return this.#priced(value, clause);
    if ('players' in value && 'modifyPlayers' in value) this.#speakOf(value.players);
    if ('opponentOf' in value && value.opponentOf === THEIR && clause.loser !== undefined)
      return { winnerOf: clause.loser };
    const isOfEach = 'modifyPlayers' in value || ('by' in value && Array.isArray(value.by));
    const inner = 'players' in value && isOfEach ? ofEach(clause) : clause;
    const resolved = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, this.resolve(part, inner)]),
    );
    return this.#made(resolved);
  }

  /** The effects, one after the other. What is chosen from a hand that changes before is chosen afterwards. */
  resolveEffects(given: readonly Effect[], clause: Clause, before: readonly Effect[] = []): Effect[] {
    const done: Effect[] = [];
    for (const one of given) {
      const chosen = clause.choose.length;
      const effects = this.resolve([one], clause);
      if ([...before, ...done].some(changesHand))
        done.push(...clause.choose.splice(chosen).map((choice): Effect => ({ do: 'choose', choice })));
      done.push(...effects);
    }
    return done;
  }

  #item(one: unknown, clause: Clause): unknown[] {
    if (typeof one !== 'object' || one === null || !isDone(one, 'choose')) return [this.resolve(one, clause)];
    if (one.choice.choose !== 'cards') throw new Unresolved();
    const { as: _, ...choice } = one.choice;
    this.#refer({ mention: 'choice', choice }, clause);
    return [];
  }

  /** What a player may or must do: “their” is that player's, and the player chooses. */
  #decision(value: MayOrMust, clause: Clause): MayOrMust {
    const by = this.resolve(value.by, clause);
    this.#speakOf(by);
    const choose: Choice[] = [];
    const actor = by === 'you' || by === 'opponent' ? by : 'that-player';
    const their = by === 'you' ? clause.their : actor;
    const inner: Clause = {
      actor,
      their,
      choose,
      ...(typeof by === 'object' && 'loserOf' in by ? { loser: by.loserOf } : {}),
    };
    const pay = value.pay === undefined ? {} : { pay: this.resolve(value.pay, inner) };
    const effects = this.resolveEffects(value.effects, inner);
    return { ...value, by, ...(choose.length > 0 ? { choose } : {}), ...pay, effects };
  }

  /** What is chosen for a payment is chosen when it is paid. */
  #priced(value: ToPlay, clause: Clause): ToPlay {
    const choose: Choice[] = [];
    const inner: Clause = { ...ofEach(clause), actor: 'that-player', choose };
    const toPlay = this.resolve(value.toPlay, inner);
    const pay = this.resolve(value.pay, inner);
    return { ...value, toPlay, ...(choose.length > 0 ? { choose } : {}), pay };
  }

  #refer(mention: Mention, clause: Clause): unknown {
    switch (mention.mention) {
      case 'actor':
        return clause.actor;
      case 'their':
        if (clause.their === undefined) throw new Unresolved();
        return clause.their;
      case 'mentioned-player':
        if (this.#lastPlayer === undefined) throw new Unresolved();
        return this.#lastPlayer;
      case 'gem': {
        const as = this.newName('attribute');
        clause.choose.push({ choose: 'gem', as });
        return { chosen: as };
      }
      case 'choice': {
        const choice = this.resolve(mention.choice, clause);
        const { which, number } = choice;
        const as = this.newName(which.kind?.at(-1) ?? 'card');
        clause.choose.push({ ...choice, as });
        this.#introduce({ chosen: as }, which, number !== undefined, true);
        this.#count = { value: as };
        return { chosen: as };
      }
      case 'back':
        return this.#back(mention);
      case 'this-kind':
        return this.#thisOfKind(mention.kind);
    }
  }

  #back({ noun, many }: Extract<Mention, { readonly mention: 'back' }>): CardRef {
    const found = this.#antecedents.filter((one) => one.nouns.has(noun) && one.many === many);
    const last = found.at(-1);
    if (last === undefined && noun === 'pronoun' && !many) return 'this';
    // Of two cards that both may be meant, neither is.
    if (last === undefined || (found.length > 1 && noun !== 'pronoun')) throw new Unresolved();
    return last.ref;
  }

  #thisOfKind(kind: Kind): CardRef {
    if (mayBeOfKind(this.#card.type, kind) || this.#ownKinds.has(kind)) return 'this';
    const isConjoined = this.#antecedents.some(
      ({ ref, nouns }) => ref === 'conjoined' && nouns.has('attack'),
    );
    if (kind !== 'attack' || !isConjoined) throw new Unresolved();
    return 'conjoined';
  }

  #speakOf(player: unknown): void {
    if (player === 'opponent') this.#lastPlayer = 'opponent';
  }

  #counted(): Amount {
    if (this.#count === undefined) throw new Unresolved();
    return this.#count;
  }

  #named(value: string): string {
    if (value === OWN_TITLE) return this.#card.title;
    if (value === EXERTION || value === CHALLENGE) {
      const name = value === EXERTION ? this.#exertion : this.#challenge;
      if (name === undefined) throw new Unresolved();
      return name;
    }
    return value;
  }

  /** An effect that later sentences may refer to gets a name. */
  #made(value: object): object {
    if (isDone(value, 'exert')) {
      this.#exertion = this.newName('exertion');
      return { ...value, as: this.#exertion };
    }
    if (isDone(value, 'attribute-challenge')) {
      this.#challenge = this.newName('challenge');
      return { ...value, as: this.#challenge };
    }
    if (!isDone(value, 'play')) return value;
    const as = this.newName('played');
    this.#introduce({ chosen: as }, value.which, true);
    return { ...value, as };
  }

  newName(base: string): string {
    let name = base;
    for (let next = 2; this.#names.has(name); next += 1) name = `${base}-${next}`;
    this.#names.add(name);
    return name;
  }
}

const changesHand = (effect: Effect): boolean =>
  ['draw', 'draw-up-to', 'retrieve', 'put-into-hand', 'play', 'may', 'must'].includes(effect.do);

const ofEach = (clause: Clause): Clause => ({ ...clause, their: 'that-player' });

type MayOrMust = Extract<Effect, { readonly do: 'may' | 'must' }>;
type ToPlay = Extract<PlayerModifier, { readonly toPlay: unknown }>;

// Only the phrases of the vocabulary make such objects.
const isDecision = (value: object): value is MayOrMust =>
  'do' in value && (value.do === 'may' || value.do === 'must');
const isPriced = (value: object): value is ToPlay => 'toPlay' in value;
const isDone = <Do extends Effect['do']>(
  value: object,
  verb: Do,
): value is Extract<Effect, { readonly do: Do }> => 'do' in value && value.do === verb;
