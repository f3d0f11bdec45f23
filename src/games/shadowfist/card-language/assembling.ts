import { equal } from '../../vocabulary/phrases/equal.ts';
import type { shadowfistTypes } from '../card.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Limit } from '../vocabulary/limits.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { CardRef } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Filter } from '../vocabulary/terms.ts';
import { X } from './amounts.ts';
import type { Cost } from './costs.ts';
import { Resolver, Unresolved } from './resolving.ts';
import type { Statement } from './sentences.ts';

/** What a compiler needs to know of a card beside its text. */
export interface PrintedCard {
  readonly type: (typeof shadowfistTypes)[number];
  readonly fighting: number | 'X' | '*' | null;
  readonly cost: number | 'X' | '*' | null;
}

/** One reading of one sentence; null of a sentence that was not understood. */
export interface Part {
  readonly sentence: number;
  readonly statement: Statement | null;
}

/** An ability, and the sentences that it comes from. */
export interface Assembled {
  readonly ability: Ability;
  readonly sentences: readonly number[];
}

/** An ability while its sentences are put together. */
interface Group {
  readonly kind: 'event' | 'voluntary' | 'triggered';
  readonly resolver: Resolver;
  readonly choose: Choice[];
  readonly pay: Payment[];
  readonly when: Condition[];
  readonly do: Effect[];
  readonly sentences: number[];
  readonly on?: EventPattern;
  readonly optional?: boolean;
  readonly limit?: Limit;
}

/** The abilities that the sentences say together. Throws `Unresolved` if they do not go together. */
export function assembled(parts: readonly Part[], card: PrintedCard): Assembled[] {
  return new Assembly(card).add(parts).abilities();
}

class Assembly {
  readonly #card: PrintedCard;
  readonly #whole: (Assembled | Group)[] = [];
  /** The target of the attack during which an Event is played. */
  #attackTarget: Filter | undefined;

  constructor(card: PrintedCard) {
    this.#card = card;
  }

  add(parts: readonly Part[]): this {
    for (const { sentence, statement } of parts) {
      if (statement === null) this.#interrupt();
      else this.#say(statement, sentence);
    }
    return this;
  }

  abilities(): Assembled[] {
    return this.#whole.flatMap((one) => ('ability' in one ? one : finished(one)));
  }

  /** Nothing that comes later can refer to what came before a sentence that was not understood. */
  #interrupt(): void {
    for (const one of this.#whole) if ('resolver' in one) one.resolver.forget();
  }

  #say(statement: Statement, sentence: number): void {
    switch (statement.says) {
      case 'restriction':
        return;
      case 'ability':
        this.#put(statement.ability, sentence);
        return;
      case 'subject':
        if (this.#card.type !== 'State' || statement.when !== undefined) throw new Unresolved();
        this.#put(statement.ability, sentence);
        return;
      case 'continuous':
        this.#sayContinuous(statement, sentence);
        return;
      case 'generated':
        this.#sayGenerated(statement, sentence);
        return;
      case 'triggered':
        this.#sayTriggered(statement, sentence);
        return;
      case 'costs':
        this.#sayCosts(statement.costs, sentence);
        return;
      case 'effects':
        this.#sayEffects(statement.effects, sentence);
        return;
      case 'playing':
        if (this.#card.type !== 'Event' || statement.when === undefined) throw new Unresolved();
        this.#put({ ability: 'playing', kind: 'only', when: statement.when }, sentence);
        if ('attack' in statement.when) this.#attackTarget = statement.when.attack.target;
        return;
      case 'x':
        this.#sayX(statement.is, sentence);
        return;
    }
  }

  #put(ability: Ability, sentence: number): void {
    this.#whole.push({ ability, sentences: [sentence] });
  }

  #sayContinuous(statement: Extract<Statement, { says: 'continuous' }>, sentence: number): void {
    if (this.#card.type === 'Event') throw new Unresolved();
    const { says: _, ...parts } = statement;
    const resolver = new Resolver(this.#itself());
    const resolved = resolver.resolve(parts, () => {
      throw new Unresolved();
    });
    const { modify, whileBeing } = resolved;
    const { cards, while: condition } =
      whileBeing === undefined ? resolved : whileSo(resolved.cards, whileBeing);
    this.#put(
      { ability: 'continuous', ...(condition === undefined ? {} : { while: condition }), cards, modify },
      sentence,
    );
  }

  #sayGenerated(statement: Extract<Statement, { says: 'generated' }>, sentence: number): void {
    const isEvent = this.#card.type === 'Event';
    if (isEvent && statement.limit !== undefined) throw new Unresolved();
    const group = isEvent ? this.#event() : this.#start({ kind: 'voluntary', limit: statement.limit });
    this.#pay(group, statement.costs, sentence);
    this.#do(group, statement.effects, sentence);
  }

  #sayTriggered(statement: Extract<Statement, { says: 'triggered' }>, sentence: number): void {
    if (this.#card.type === 'Event') throw new Unresolved();
    const { on, optional, limit } = statement;
    const group = this.#start({ kind: 'triggered', on, optional, limit });
    group.resolver.introduceEvent(on);
    this.#pay(group, statement.costs, sentence);
    this.#do(group, statement.effects, sentence);
  }

  #sayCosts(costs: readonly Cost[], sentence: number): void {
    if (this.#card.type !== 'Event' || costs.some((cost) => 'pay' in cost)) throw new Unresolved();
    this.#pay(this.#event(), costs, sentence);
  }

  #sayEffects(effects: readonly Effect[], sentence: number): void {
    const last = this.#whole.at(-1);
    const group = this.#card.type === 'Event' ? this.#event() : last;
    if (group === undefined || 'ability' in group) throw new Unresolved();
    this.#do(group, effects, sentence);
  }

  /** X of the ability before it, or of a figure of the card. */
  #sayX(given: Amount, sentence: number): void {
    const at = this.#whole.findLastIndex((one) =>
      mentionsX('ability' in one ? one.ability : [one.do, one.pay]),
    );
    const before = this.#whole[at];
    const resolver =
      before !== undefined && 'resolver' in before ? before.resolver : new Resolver(this.#itself());
    const is = resolver.resolve(given, () => {
      throw new Unresolved();
    });
    if (before === undefined) {
      if (this.#card.fighting !== 'X' && this.#card.fighting !== '*') throw new Unresolved();
      this.#put({ ability: 'x', figure: 'fighting', is }, sentence);
      return;
    }
    const sentences = [...before.sentences, sentence];
    if ('ability' in before) this.#whole[at] = { ability: withX(before.ability, is), sentences };
    else this.#whole[at] = { ...before, do: withX(before.do, is), pay: withX(before.pay, is), sentences };
  }

  #itself(): CardRef | undefined {
    if (this.#card.type === 'Event') return undefined;
    return this.#card.type === 'State' ? 'subject' : 'this';
  }

  #event(): Group {
    for (const one of this.#whole) if ('resolver' in one && one.kind === 'event') return one;
    return this.#start({ kind: 'event' });
  }

  #start({
    kind,
    on,
    optional,
    limit,
  }: Pick<Group, 'kind'> &
    Partial<{ on: EventPattern; optional: boolean; limit: Limit | undefined }>): Group {
    const group: Group = {
      kind,
      resolver: new Resolver(this.#itself()),
      choose: [],
      pay: [],
      when: [],
      do: [],
      sentences: [],
      ...(on === undefined ? {} : { on }),
      ...(optional === true ? { optional } : {}),
      ...(limit === undefined ? {} : { limit }),
    };
    this.#whole.push(group);
    if (kind === 'event' && this.#attackTarget !== undefined)
      group.resolver.introduceAttackTarget(this.#attackTarget);
    return group;
  }

  #pay(group: Group, costs: readonly Cost[], sentence: number): void {
    const resolved = group.resolver.resolve(costs, (choice) => group.choose.push(choice));
    for (const cost of resolved) {
      if ('pay' in cost) group.pay.push(cost.pay);
      if (!('when' in cost)) continue;
      group.when.push(cost.when);
      if ('attack' in cost.when && cost.when.attack.target !== undefined)
        group.resolver.introduceAttackTarget(cost.when.attack.target);
    }
    if (!group.sentences.includes(sentence)) group.sentences.push(sentence);
  }

  #do(group: Group, effects: readonly Effect[], sentence: number): void {
    group.do.push(...group.resolver.resolve(effects, (choice) => group.choose.push(choice)));
    if (!group.sentences.includes(sentence)) group.sentences.push(sentence);
  }
}

/** The cards that change while they are so: one card under a condition, or only those of many. */
function whileSo(cards: Cards, is: Filter): { cards: Cards; while?: Condition } {
  if (typeof cards === 'string' || !('each' in cards)) return { cards, while: { card: cards, is } };
  const isSaid = Object.keys(is).some((key) => key in cards.each);
  if (isSaid) throw new Unresolved();
  return { cards: { ...cards, each: { ...cards.each, ...is } } };
}

function finished({
  kind,
  choose,
  pay,
  when,
  do: effects,
  sentences,
  on,
  optional,
  limit,
}: Group): Assembled[] {
  const asks = {
    ...(choose.length > 0 ? { choose: choose.map((choice) => ofPayer(choice, pay)) } : {}),
    ...(pay.length > 0 ? { pay } : {}),
  };
  const condition = when.length > 1 ? { all: when } : when[0];
  if (kind === 'event') {
    const playing: Assembled[] =
      condition === undefined
        ? []
        : [{ ability: { ability: 'playing', kind: 'only', when: condition }, sentences }];
    return [...playing, { ability: { ability: 'event', ...asks, do: effects }, sentences }];
  }
  const limited = limit === undefined ? {} : { limit };
  if (kind === 'triggered' && on !== undefined) {
    if (condition !== undefined) throw new Unresolved();
    const may = optional === true ? { optional } : {};
    return [{ ability: { ability: 'triggered', on, ...limited, ...may, ...asks, do: effects }, sentences }];
  }
  const timed = condition === undefined ? {} : { when: condition };
  return [{ ability: { ability: 'voluntary', ...timed, ...limited, ...asks, do: effects }, sentences }];
}

/** Only a card that the player controls can be sacrificed or turned as a cost. */
function ofPayer(choice: Choice, payments: readonly Payment[]): Choice {
  const isPaid = payments.some(
    (payment) =>
      (payment.pay === 'sacrifice' || payment.pay === 'turn-cards') &&
      equal(payment.cards, { chosen: choice.as }),
  );
  if (!isPaid || choice.choose !== 'cards' || choice.which.controller !== undefined) return choice;
  return { ...choice, which: { ...choice.which, controller: 'you' } };
}

/** Whether a value has an X that no sentence has defined. */
export function mentionsX(value: unknown): boolean {
  if (equal(value, X)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(mentionsX);
}

function withX<Value>(value: Value, is: Amount): Value;
function withX(value: unknown, is: Amount): unknown {
  if (equal(value, X)) return is;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => withX(part, is));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withX(part, is)]));
}
