import type * as shared from '../../vocabulary/card-language/compiling.ts';
import { Unresolved } from '../../vocabulary/card-language/unresolved.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import type { shadowfistTypes } from '../card.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { CardRef } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Filter } from '../vocabulary/terms.ts';
import { rolesOf } from '../words/effects/effects.ts';
import { withNested } from '../words/effects/nested.ts';
import type { Circumstance, Cost } from './costs.ts';
import { shufflesAnotherDeck, unlessSpokenOf } from './deck-tops.ts';
import { announcingDivisions } from './divisions.ts';
import { goOn } from './going-on.ts';
import { type Assembled, circumstancesOf, finished, type Group, placeOf } from './groups.ts';
import { mentionOf } from './mentions.ts';
import { opposite } from './modifier-parts.ts';
import { entersItself, leavesItself, playsItself, withEntryApart } from './own-events.ts';
import { withToastIt } from './played-cards.ts';
import type { Price } from './playing.ts';
import { Resolver, withOwnTarget } from './resolving.ts';
import { ANSWERED } from './responses.ts';
import type { Statement } from './sentences.ts';
import { changingTheTarget } from './swapping.ts';
import { withToken } from './tokens.ts';
import { countersPaid, countsChosen, mentionsX, paidX, withAmount, withX } from './x.ts';

/** What a compiler needs to know of a card beside its text. */
export interface PrintedCard {
  readonly type: (typeof shadowfistTypes)[number];
  readonly fighting: number | 'X' | '*' | null;
  readonly cost: number | 'X' | '*' | null;
}

/** One reading of one sentence; null of a sentence that was not understood. */
export type Part = shared.Part<Statement>;

/** The abilities that the sentences say together. Throws `Unresolved` if they do not go together. */
export function assembled(parts: readonly Part[], card: PrintedCard): Assembled[] {
  const all = new Assembly(card).add(parts).abilities();
  if (card.type === 'State' && all.some(({ ability }) => isUnclear(ability))) throw new Unresolved();
  // “its target” is what the card that has the text attacks, which only a Character does.
  if (card.type !== 'Character' && speaksOf(all, 'its-target')) throw new Unresolved();
  return all;
}

/** “another Character” on a State: not a Character other than the State itself, but perhaps than its subject. */
function isUnclear(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isState = 'type' in value && equal(value.type, ['State']);
  if ('isNot' in value && value.isNot === 'this' && !isState) return true;
  return Object.values(value).some(isUnclear);
}

class Assembly {
  readonly #card: PrintedCard;
  readonly #whole: (Assembled | Group)[] = [];
  /** What the card chose when it entered play, which all of its text can refer to. */
  readonly #remembered: Choice[] = [];
  #isInterrupted = false;
  /** What X was defined as last, and in which ability. */
  #defined: { readonly is: Amount; readonly at: number } | undefined;
  /** Whether a sentence can go on with the ability before it: not with one of two alternatives. */
  #isOpen = true;

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
    return this.#whole.flatMap((one) =>
      'ability' in one ? one : finished(withDivisions(unlessSpokenOf(countersPaid(this.#withX(one))))),
    );
  }

  /** An X that the card costs, or that a sentence may define that was not understood, is left as it is. */
  #withX(group: Group): Group {
    if (this.#card.cost === 'X' || this.#isInterrupted || !mentionsX([group.choose, group.pay, group.do]))
      return group;
    return paidX(group) ?? group;
  }

  /** Nothing that comes later can refer to what came before a sentence that was not understood. */
  #interrupt(): void {
    this.#isInterrupted = true;
    for (const one of this.#whole) if ('resolver' in one) one.resolver.forget();
  }

  #say(statement: Statement, sentence: number): void {
    switch (statement.says) {
      case 'restriction':
        return;
      case 'ability':
        // An Event is never in play to generate Power (4.3.6): its text is an order.
        if (statement.ability.ability === 'generates-power' && this.#card.type === 'Event')
          throw new Unresolved();
        this.#put(this.#resolvedAlone(statement.ability), sentence);
        return;
      case 'subject':
        this.#saySubject(statement, sentence);
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
        this.#sayPlaying(statement, sentence);
        return;
      case 'either':
        this.#sayEither(statement, sentence);
        return;
      case 'alternative':
        this.#sayAlternative(statement, sentence);
        return;
      case 'paying-either':
        this.#sayPayingEither(statement, sentence);
        return;
      case 'replaced':
        this.#sayReplaced(statement, sentence);
        return;
      case 'refusable':
        this.#sayRefusable(statement, sentence);
        return;
      case 'not-in-response':
        this.#sayNotInResponse(statement, sentence);
        return;
      case 'cancel-and-smoke':
        this.#sayCancelAndSmoke(statement, sentence);
        return;
      case 'answer':
        this.#sayAnswer(statement, sentence);
        return;
      case 'x':
        this.#sayX(statement, sentence);
        return;
      case 'x-of-cost':
        this.#sayXOfCost(statement, sentence);
        return;
      case 'x-within':
        this.#sayXWithin(statement, sentence);
        return;
      case 'may-change-target':
        this.#sayOfEffects(changingTheTarget, sentence);
        return;
      case 'token':
        this.#sayOfEffects((effects) => withToken(effects, statement.figures), sentence);
        return;
      case 'toast-it':
        this.#sayOfEffects((effects) => withToastIt(effects, statement.which), sentence);
        return;
    }
  }

  #put(ability: Ability, sentence: number): void {
    this.#whole.push({ ability, sentences: [sentence] });
  }

  #sayContinuous(statement: Extract<Statement, { says: 'continuous' }>, sentence: number): void {
    if (this.#card.type === 'Event') throw new Unresolved();
    const { says: _, ...parts } = statement;
    const resolver = this.#newResolver();
    if (speaksOf(parts.while, 'this') && this.#hasSpokenOfNoOthers(parts)) resolver.speaksOfNoOthers();
    const resolved = resolver.resolve(parts, () => {
      throw new Unresolved();
    });
    const { modify, whileBeing } = resolved;
    const { cards, while: condition } =
      whileBeing === undefined ? resolved : whileSo(resolved.cards, whileBeing);
    // What the card itself generates is an ability of its own.
    if (
      cards === 'this' &&
      modify.some((one) => 'ability' in one && one.ability.ability === 'generates-power')
    )
      throw new Unresolved();
    // What a card changes while it lies in a hand or pile cannot be said.
    if (condition !== undefined && placeOf(condition) !== undefined) throw new Unresolved();
    this.#put(
      { ability: 'continuous', ...(condition === undefined ? {} : { while: condition }), cards, modify },
      sentence,
    );
  }

  /** “They” can only be the card itself, whose title is plural. */
  #hasSpokenOfNoOthers(statement: object): boolean {
    return !this.#isInterrupted && ![...this.#whole, statement].some(speaksOfCards);
  }

  #saySubject(
    { ability, circumstances, choosing, lasting }: Extract<Statement, { says: 'subject' }>,
    sentence: number,
  ): void {
    if (this.#card.type !== 'State') throw new Unresolved();
    if (circumstances.length > 0)
      this.#sayPlaying({ says: 'playing', kind: 'plain', circumstances, price: {} }, sentence);
    this.#put(this.#resolvedAlone(ability), sentence);
    if (choosing !== undefined) this.#sayChoosing(choosing, sentence);
    if (lasting !== undefined) this.#say(lasting, sentence);
  }

  /** What is chosen as the card is played: all of its text can refer to it. */
  #sayChoosing(choice: { readonly chosen: string }, sentence: number): void {
    const group = this.#start({ kind: 'entering' });
    this.#pay(group, [{ choice }], sentence);
    this.#remembered.push(...group.choose);
    this.#isOpen = false;
  }

  /** An ability that chooses nothing. */
  #resolvedAlone(ability: Ability): Ability {
    return this.#newResolver().resolve(ability, () => {
      throw new Unresolved();
    });
  }

  #sayPlaying(
    { kind, circumstances, price }: Extract<Statement, { says: 'playing' }>,
    sentence: number,
  ): void {
    const isEvent = this.#card.type === 'Event';
    const isPriced = Object.keys(price).length > 0;
    if (isEvent && !isPriced && kind !== 'also') {
      this.#pay(this.#event(), circumstances, sentence);
      return;
    }
    // An Event may be played in any Main Shot as it is (4.3.6).
    if (kind === 'also' ? isEvent && !isPriced : isPriced) throw new Unresolved();
    const own = ownCost(circumstances, price);
    if (kind === 'also' && own !== undefined) {
      const resolved = this.#newResolver().resolve(own, () => {
        throw new Unresolved();
      });
      this.#put(resolved, sentence);
      return;
    }
    const { resolver, ...asked } = this.#asking(this.#newResolver(), circumstances);
    const whens = asked.when.map(isWider);
    if (kind === 'plain' && new Set(whens).size > 1) throw new Unresolved();
    const way = kind === 'plain' ? (whens[0] === true ? 'also' : 'only') : kind;
    if (way === 'only' && asked.when.some(({ ...one }) => 'during' in one || 'attack' in one))
      throw new Unresolved();
    // A card is played from hand, unless a text names another zone (4.3).
    const { from, ...timing } = circumstancesOf(asked);
    if (from === 'smoked-pile') throw new Unresolved();
    this.#put({ ability: 'playing', kind: way, ...timing, ...price }, sentence);
  }

  #sayEither({ costs, of, canceling }: Extract<Statement, { says: 'either' }>, sentence: number): void {
    const [first, ...others] = of;
    if (this.#card.type === 'Event' && first !== undefined) {
      if (canceling !== undefined) throw new Unresolved();
      const group = this.#event();
      if (group.choose.length + group.pay.length + group.do.length > 0) throw new Unresolved();
      this.#pay(group, costs, sentence);
      this.#do(group, first, sentence);
      for (const effects of others) this.#sayInstead({ costs, effects }, sentence);
      this.#isOpen = false;
      return;
    }
    // What costs nothing could be done again and again.
    if (costs.length === 0) throw new Unresolved();
    if (canceling !== undefined) {
      const asked: readonly Cost[] = [...costs, { answer: { to: canceling.to } }];
      this.#sayGenerated({ says: 'generated', costs: asked, effects: canceling.effects }, sentence);
    }
    for (const effects of of) this.#sayGenerated({ says: 'generated', costs, effects }, sentence);
    this.#isOpen = false;
  }

  #sayAlternative(
    { says: _, ...other }: Extract<Statement, { says: 'alternative' }>,
    sentence: number,
  ): void {
    if (this.#card.type !== 'Event' || this.#event().do.length === 0) throw new Unresolved();
    this.#sayInstead(other, sentence);
    this.#isOpen = false;
  }

  /** What an Event does instead, with choices and costs of its own. */
  #sayInstead({ costs, effects }: Pick<Instead, 'costs' | 'effects'>, sentence: number): void {
    const group = this.#event();
    const own = this.#newResolver();
    for (const { as } of [group, ...group.others].flatMap((one) => one.choose)) own.reserve(as);
    const { resolver, choose, pay, ...asked } = this.#asking(own, costs);
    if (asked.when.length + asked.limits.length + asked.answers.length > 0) throw new Unresolved();
    const done = { resolver, choose, do: [] };
    for (const effect of resolver.resolveEffects(effects, (choice) => choose.push(choice)))
      goOn(done, effect);
    if (mentionsX([choose, pay, done.do])) throw new Unresolved();
    group.others.push({ choose, pay, do: done.do, sentence });
  }

  #sayPayingEither({ ways, effects }: Extract<Statement, { says: 'paying-either' }>, sentence: number): void {
    if (this.#card.type === 'Event') throw new Unresolved();
    for (const costs of ways) this.#sayGenerated({ says: 'generated', costs, effects }, sentence);
    this.#isOpen = false;
  }

  #sayReplaced(
    { on: said, if: asked, effects, optional }: Extract<Statement, { says: 'replaced' }>,
    sentence: number,
  ): void {
    if (this.#card.type === 'Event') throw new Unresolved();
    const resolver = this.#newResolver();
    const chosen = () => {
      throw new Unresolved();
    };
    const holding = asked === undefined ? {} : { if: resolver.resolve(asked, chosen) };
    const on = resolver.resolve(said, chosen);
    resolver.introduceEvent(on);
    const instead = resolver.resolve(effects, chosen);
    this.#put(
      { ability: 'replacement', on, ...holding, ...(optional ? { optional } : {}), instead },
      sentence,
    );
  }

  #sayRefusable({ by: said, amount }: Extract<Statement, { says: 'refusable' }>, sentence: number): void {
    if (this.#card.type !== 'Event') throw new Unresolved();
    const by = this.#event().resolver.resolve(said, () => {
      throw new Unresolved();
    });
    const inResponseTo = { to: { kind: 'played-card', source: { is: 'this' } }, as: 'refused' } as const;
    const pay: readonly Payment[] = [{ pay: 'power', amount }];
    const effects: readonly Effect[] = [{ do: 'cancel', effect: 'refused' }];
    this.#put({ ability: 'voluntary', by, inResponseTo, pay, do: effects, from: 'scene' }, sentence);
  }

  #sayNotInResponse(
    { says: _, ...said }: Extract<Statement, { says: 'not-in-response' }>,
    sentence: number,
  ): void {
    const last = this.#whole.at(-1);
    const group = this.#card.type === 'Event' ? this.#event() : last;
    if (group === undefined || 'ability' in group || !this.#isOpen) throw new Unresolved();
    const isGenerated = group.kind === 'event' || group.kind === 'voluntary';
    if (!isGenerated || group.notInResponse.length > 0) throw new Unresolved();
    group.notInResponse.push(
      group.resolver.resolve(said, () => {
        throw new Unresolved();
      }),
    );
    if (!group.sentences.includes(sentence)) group.sentences.push(sentence);
  }

  /** 10.2: it cancels what the card has just generated, or smokes the card that is in play. */
  #sayCancelAndSmoke(
    { costs, which, target }: Extract<Statement, { says: 'cancel-and-smoke' }>,
    sentence: number,
  ): void {
    const isEvent = this.#card.type === 'Event';
    const targeted = target === undefined ? {} : { target };
    const inResponseTo = { to: { kind: 'played-card', source: which }, as: ANSWERED, ...targeted } as const;
    const answering: readonly Effect[] = [{ do: 'cancel-and-smoke', effect: ANSWERED }];
    const cards = { chosen: 'card' };
    const inPlay: readonly Effect[] = [
      { do: 'cancel-effects', of: cards },
      { do: 'smoke', cards },
    ];
    const choose: readonly Choice[] = [{ choose: 'cards', which, in: 'play', ...targeted, as: 'card' }];
    if (isEvent) {
      if (costs.length > 0 || this.#whole.length > 0) throw new Unresolved();
      this.#put(
        { ability: 'playing', kind: 'also', inResponseTo, do: answering, inPlaceOfOwn: true },
        sentence,
      );
      this.#put({ ability: 'event', choose, do: inPlay }, sentence);
      return;
    }
    const { pay, choose: others, ...asked } = this.#asking(this.#newResolver(), costs);
    if (others.length > 0 || asked.answers.length > 0) throw new Unresolved();
    const parts = { ...circumstancesOf(asked), ...(pay.length > 0 ? { pay } : {}) };
    this.#put({ ability: 'voluntary', ...parts, inResponseTo, do: answering }, sentence);
    this.#put({ ability: 'voluntary', ...parts, choose, do: inPlay }, sentence);
  }

  /** “Cancel an Event”: the card that says it is played in response. */
  #sayAnswer({ to, effects }: Extract<Statement, { says: 'answer' }>, sentence: number): void {
    if (this.#card.type !== 'Event') throw new Unresolved();
    const group = this.#event();
    this.#pay(group, [{ answer: { to } }], sentence);
    this.#do(group, effects, sentence);
  }

  #sayGenerated({ costs, effects, by }: Extract<Statement, { says: 'generated' }>, sentence: number): void {
    const isEvent = this.#card.type === 'Event';
    if (by !== undefined && isEvent) throw new Unresolved();
    if (!isEvent && costs.some((cost) => 'play' in cost)) throw new Unresolved();
    // What is maintained is not kept for good (4.2).
    const isMaintained = costs.some((cost) => 'pay' in cost && cost.pay.pay === 'turn-and-maintain');
    if (isMaintained && effects.some(isForGood)) throw new Unresolved();
    // What nothing is paid for could be generated again and again in response to the same event.
    const answersEvent = costs.some((cost) => 'answer' in cost && 'event' in cost.answer);
    if (!isEvent && answersEvent && !costs.some((cost) => 'pay' in cost || 'limit' in cost))
      throw new Unresolved();
    // Who pays nothing could flip a coin again and again.
    const isLimited = costs.some((cost) => 'pay' in cost || 'limit' in cost);
    if (!isEvent && !isLimited && costs.some((cost) => 'coin' in cost)) throw new Unresolved();
    const group = isEvent
      ? this.#event()
      : this.#start({ kind: 'voluntary', ...(by === undefined ? {} : { by }) });
    if (by !== undefined) group.resolver.introduceUser();
    this.#pay(group, costs, sentence);
    this.#do(group, effects, sentence);
    // In the next sentence “you” is the controller of the card again.
    if (by !== undefined) this.#isOpen = false;
  }

  #sayTriggered(statement: Extract<Statement, { says: 'triggered' }>, sentence: number): void {
    if (this.#card.type === 'Event') throw new Unresolved();
    const [first = statement.on, second] = withEntryApart(statement.on);
    this.#sayTriggeredBy({ ...statement, on: first }, sentence);
    if (second === undefined) return;
    this.#sayTriggeredBy({ ...statement, on: second }, sentence);
    // What the next sentence adds would be said of both.
    this.#isOpen = false;
  }

  #sayTriggeredBy(statement: Extract<Statement, { says: 'triggered' }>, sentence: number): void {
    const { together, immediately, costs, effects } = statement;
    const resolver = this.#newResolver();
    if (!speaksOfCards([statement.on, costs, effects])) resolver.speaksOfNoOthers();
    const on = resolver.resolve(this.#ofState(statement.on), () => {
      throw new Unresolved();
    });
    // Numbers are compared after the card has changed hands, for which the event cannot wait.
    if (typeof on.by === 'object' && 'every' in on.by && 'compare' in on.by.such) throw new Unresolved();
    // The subject is in play before its State is, so “it” was taken for the wrong card.
    if (on.card?.is === 'subject' && [on.event].flat().includes('enters-play')) throw new Unresolved();
    const isChosenAsPlayed = playsItself(on) && effects.length === 0;
    if ((entersItself(on) || isChosenAsPlayed) && statement.isSplit !== true) {
      this.#sayEntering(statement, resolver, sentence);
      return;
    }
    const isOtherTime = costs.some((cost) => 'answer' in cost || 'play' in cost);
    // What is chosen then may be what the next sentence is about.
    const isChoosing = costs.some((cost) => 'choice' in cost);
    if (isOtherTime || (effects.length === 0 && !isChoosing)) throw new Unresolved();
    resolver.introduceEvent(on);
    const group = this.#start({
      kind: 'triggered',
      resolver,
      on,
      ...(statement.optional ? { optional: true } : {}),
      ...(together === undefined ? {} : { together }),
      ...(immediately === undefined ? {} : { immediately }),
    });
    this.#pay(group, costs, sentence);
    this.#do(group, effects, sentence);
    const { already } = statement;
    if (already === undefined || this.#card.type !== 'State') return;
    const { when, effects: now } = already;
    this.#put({ ability: 'as-soon-as', when, do: now, immediately: true }, sentence);
  }

  /** “its attack” in the text of a State is the attack of its subject. */
  #ofState(on: EventPattern): EventPattern {
    return this.#card.type === 'State' ? withOwnTarget(on) : on;
  }

  /** What a card does when it enters play is done on generation (10.2), but what stands after “::” on resolution. */
  #sayEntering(
    { costs, effects, optional, together }: Extract<Statement, { says: 'triggered' }>,
    resolver: Resolver,
    sentence: number,
  ): void {
    if (together !== undefined) throw new Unresolved();
    resolver.doesAtOnce();
    const group = this.#start({ kind: 'entering', resolver });
    const isChosen = costs.every((cost) => 'choice' in cost);
    const isSaidOnce = costs.length === 0 || effects.length === 0;
    if (!isChosen || !isSaidOnce) throw new Unresolved();
    const done: readonly Effect[] = optional ? [{ do: 'may', by: 'you', effects }] : effects;
    this.#pay(group, costs, sentence);
    this.#do(group, done, sentence);
    this.#remembered.push(...group.choose);
  }

  #sayCosts(costs: readonly Cost[], sentence: number): void {
    if (this.#card.type !== 'Event' || costs.some((cost) => 'pay' in cost)) throw new Unresolved();
    this.#pay(this.#event(), costs, sentence);
  }

  #sayEffects(effects: readonly Effect[], sentence: number): void {
    const last = this.#whole.at(-1);
    const group = this.#card.type === 'Event' ? this.#event() : last;
    if (group === undefined || 'ability' in group) {
      this.#put(this.#resolvedAlone(conditional(effects)), sentence);
      return;
    }
    if (!this.#isOpen) throw new Unresolved();
    this.#do(group, effects, sentence);
  }

  /** X of the ability before it, or of a figure of the card. */
  #sayX({ is: given, isFixed }: Extract<Statement, { says: 'x' }>, sentence: number): void {
    const at = this.#whole.findLastIndex((one) =>
      mentionsX('ability' in one ? one.ability : [one.choose, one.do, one.pay]),
    );
    const before = this.#whole[at];
    const resolver = before !== undefined && 'resolver' in before ? before.resolver : this.#newResolver();
    const said = countsChosen(
      resolver.resolve(given, (choice) => {
        // “the cards in target opponent's hand”: only a text that is generated has targets.
        if (before === undefined || 'ability' in before || !('target' in choice)) throw new Unresolved();
        before.choose.push(choice);
      }),
    );
    const is = isFixed === true ? fixedNumber(before, said) : said;
    this.#defined = { is, at: before === undefined ? this.#whole.length : at };
    if (before === undefined) {
      if (this.#card.fighting !== 'X' && this.#card.fighting !== '*') throw new Unresolved();
      this.#put({ ability: 'x', figure: 'fighting', is }, sentence);
      return;
    }
    const sentences = [...before.sentences, sentence];
    if ('ability' in before) this.#whole[at] = { ability: withX(before.ability, is), sentences };
    else {
      const [choose, pay] = [withX(before.choose, is), withX(before.pay, is)];
      this.#whole[at] = { ...before, choose, pay, do: withX(before.do, is), sentences };
    }
  }

  /** “X= the number of cards you discard when this card enters play”. */
  #sayXOfCost({ cost, cards }: Extract<Statement, { says: 'x-of-cost' }>, sentence: number): void {
    if (this.#card.fighting !== 'X' && this.#card.fighting !== '*') throw new Unresolved();
    const group = this.#start({ kind: 'entering' });
    this.#pay(group, [cost], sentence);
    this.#isOpen = false;
    const paid = group.resolver.resolve(cards, () => {
      throw new Unresolved();
    });
    this.#put({ ability: 'x', figure: 'fighting', is: countsChosen({ count: paid }) }, sentence);
  }

  /** “X cannot exceed 2”, of the X that was defined before. */
  #sayXWithin({ bound, than }: Extract<Statement, { says: 'x-within' }>, sentence: number): void {
    const { is, at } = this.#defined ?? {};
    const before = at === undefined ? undefined : this.#whole[at];
    if (is === undefined || at === undefined || before === undefined || typeof is === 'number')
      throw new Unresolved();
    const within: Amount = bound === 'least' ? { least: [is, than] } : { greatest: [is, than] };
    const sentences = [...before.sentences, sentence];
    this.#whole[at] =
      'ability' in before
        ? { ability: withAmount(before.ability, is, within), sentences }
        : {
            ...before,
            do: withAmount(before.do, is, within),
            pay: withAmount(before.pay, is, within),
            sentences,
          };
    this.#defined = { is: within, at };
  }

  /** What a sentence adds to the effects before it. */
  #sayOfEffects(
    completed: (effects: readonly Effect[]) => readonly Effect[] | undefined,
    sentence: number,
  ): void {
    const last = this.#whole.at(-1);
    const effects = last === undefined || 'ability' in last ? undefined : completed(last.do);
    if (last === undefined || effects === undefined) throw new Unresolved();
    this.#whole[this.#whole.length - 1] = {
      ...last,
      do: [...effects],
      sentences: [...last.sentences, sentence],
    };
  }

  #itself(): CardRef | undefined {
    if (this.#card.type === 'Event') return undefined;
    return this.#card.type === 'State' ? 'subject' : 'this';
  }

  #newResolver(): Resolver {
    const subjects = this.#whole.flatMap((one) =>
      'ability' in one && one.ability.ability === 'subject' ? (one.ability.which.type ?? []) : [],
    );
    const resolver = new Resolver(this.#itself(), this.#card.type, subjects);
    for (const choice of this.#remembered) resolver.remember(choice);
    return resolver;
  }

  #event(): Group {
    for (const one of this.#whole) if ('resolver' in one && one.kind === 'event') return one;
    return this.#start({ kind: 'event' });
  }

  #start({
    resolver = this.#newResolver(),
    ...given
  }: Pick<Group, 'kind' | 'on' | 'optional' | 'together' | 'immediately' | 'by'> & {
    readonly resolver?: Resolver;
  }): Group {
    this.#isOpen = true;
    const group: Group = {
      ...given,
      resolver,
      choose: [],
      pay: [],
      when: [],
      limits: [],
      answers: [],
      notInResponse: [],
      others: [],
      do: [],
      sentences: [],
      timing: [],
    };
    this.#whole.push(group);
    return group;
  }

  #pay(group: Group, costs: readonly Cost[], sentence: number): void {
    const { choose, pay, when, limits, answers } = this.#asking(group.resolver, costs);
    group.choose.push(...choose);
    group.pay.push(...pay);
    group.when.push(...when);
    group.limits.push(...limits);
    group.answers.push(...answers);
    if (group.limits.length > 1 || group.answers.length > 1) throw new Unresolved();
    if (when.length + limits.length + answers.length > 0) group.timing.push(sentence);
    if (choose.length + pay.length > 0) note(group.sentences, sentence);
  }

  /** What is asked for; what it answers can be referred to by the rest. */
  #asking(resolver: Resolver, costs: readonly Cost[]) {
    const choose: Choice[] = [];
    const found = { resolver, choose, pay: [], when: [], limits: [], answers: [] } as Asking;
    const resolved = (some: readonly Cost[]) => resolver.resolve(some, (choice) => choose.push(choice));
    for (const cost of resolved(costs.filter((one) => 'answer' in one))) {
      if (!('answer' in cost)) continue;
      if ('to' in cost.answer) resolver.introduceAnswered(cost.answer.to, ANSWERED);
      else {
        if (leavesItself(cost.answer.event) || entersItself(cost.answer.event)) throw new Unresolved();
        resolver.introduceEvent(cost.answer.event);
      }
      found.answers.push('to' in cost.answer ? { ...cost.answer, as: ANSWERED } : cost.answer);
    }
    for (const cost of resolved(costs.filter((one) => !('answer' in one)))) {
      if ('coin' in cost) choose.push(resolver.claim(cost.coin));
      if ('pay' in cost) found.pay.push(turningItself(cost.pay));
      if ('limit' in cost) found.limits.push(cost.limit);
      if (!('when' in cost)) continue;
      found.when.push(cost.when);
      if ('attack' in cost.when && cost.when.attack.target !== undefined)
        resolver.introduceAttackTarget(cost.when.attack.target);
    }
    return found;
  }

  #do(group: Group, effects: readonly Effect[], sentence: number): void {
    const resolved = group.resolver.resolveEffects(effects, (choice) => group.choose.push(choice));
    // Only a card that attacks has a target of its attack.
    if (this.#card.type !== 'Character' && speaksOf(resolved, 'its-target')) throw new Unresolved();
    if (resolved.some(meetsItself) || resolved.some(keepsAnothers)) throw new Unresolved();
    if (shufflesAnotherDeck([...group.do, ...resolved])) throw new Unresolved();
    const lasting = this.#card.type === 'Event' ? resolved : resolved.map(whileItsCardIsInPlay);
    for (const effect of lasting) goOn(group, effect);
    note(group.sentences, sentence);
  }
}

function withDivisions(group: Group): Group {
  const others = group.others.map((other) => announcingDivisions(other, group.resolver));
  return { ...announcingDivisions(group, group.resolver), others };
}

/** What a card does without a duration lasts until that card leaves play; that of an Event, longer (7.2). */
function whileItsCardIsInPlay(effect: Effect): Effect {
  if (effect.do === 'take-control' && effect.until === 'end-of-game')
    return { ...effect, until: 'while-this-in-play' };
  return withNested(effect, (effects) => effects.map(whileItsCardIsInPlay));
}

/** What a text does under a condition without a time is done at once, and is not generated (5.2.3). */
function conditional([only, ...others]: readonly Effect[]): Ability {
  if (only?.do !== 'if' || only.otherwise !== undefined || only.as !== undefined || others.length > 0)
    throw new Unresolved();
  if (!isLasting(only.condition)) throw new Unresolved();
  if (only.effects.some((effect) => rolesOf(effect).decides !== undefined)) throw new Unresolved();
  return { ability: 'as-soon-as', when: only.condition, do: only.effects, immediately: true };
}

/** “If it is damaged” may as well say what happens, for which older texts say “if”, too (5.2.2). */
function isLasting(condition: Condition): boolean {
  return 'compare' in condition || ('card' in condition && 'designator' in condition.is);
}

/** The number that an amount is on generation, which the effect keeps. */
function fixedNumber(before: Assembled | Group | undefined, amount: Amount): Amount {
  if (before === undefined || 'ability' in before || before.kind !== 'voluntary') throw new Unresolved();
  const as = before.resolver.newName('number');
  before.choose.push({ choose: 'number', atLeast: amount, atMost: amount, as });
  return { value: as };
}

/** Only of its own card does a text know that it unturns in “your next Establishing Shot”. */
function keepsAnothers(effect: Effect): boolean {
  if (effect.do !== 'modify' || effect.until !== 'end-of-your-next-turn' || effect.cards === 'this')
    return false;
  return effect.by.some((one) => 'keepsTurned' in one);
}

/** “Targets cannot intercept him”: no card meets itself, so a pronoun was taken for the wrong card. */
function meetsItself(effect: Effect): boolean {
  if (effect.do === 'copy') return equal(effect.from, effect.to);
  if (effect.do !== 'modify') return false;
  return effect.by.some((one) =>
    ['of' in one && one.of, 'against' in one && one.against].some(isOf(effect.cards)),
  );
}

const isOf =
  (cards: Cards) =>
  (filter: unknown): boolean =>
    typeof filter === 'object' && filter !== null && 'is' in filter && equal(filter.is, cards);

/** The cards that change while they are so: one card under a condition, or only those of many. */
function whileSo(cards: Cards, is: Filter): { cards: Cards; while?: Condition } {
  if (typeof cards === 'string' || !('each' in cards)) return { cards, while: { card: cards, is } };
  const isSaid = Object.keys(is).some((key) => key in cards.each);
  if (isSaid) throw new Unresolved();
  return { cards: { ...cards, each: { ...cards.each, ...is } } };
}

const isForGood = (effect: Effect): boolean =>
  effect.do === 'take-control' && (effect.until === 'while-in-play' || effect.until === 'end-of-game');

function note(sentences: number[], sentence: number): void {
  if (!sentences.includes(sentence)) sentences.push(sentence);
}

type Instead = Extract<Statement, { says: 'alternative' }>;

type Asking = Pick<Group, 'resolver' | 'choose' | 'pay' | 'when' | 'limits' | 'answers'>;

/** Whether a time is one at which a card other than an Event could not be played without the text (4.3). */
function isWider(when: Condition): boolean {
  const all = 'all' in when ? when.all : [when];
  return all.some((one) => 'during' in one && one.during === 'main-shot') && !all.some(isYourTurn);
}

const isYourTurn = (when: Condition): boolean => 'turnOf' in when && when.turnOf === 'you';

/** “If this Site is in your front row, you may turn it”, or turn and maintain it: no other card is maintained. */
function turningItself(payment: Payment): Payment {
  if (payment.pay === 'turn-and-maintain' && payment.card !== 'this') throw new Unresolved();
  return payment.pay === 'turn-cards' && payment.cards === 'this' ? { pay: 'turn', card: 'this' } : payment;
}

/** A card that reduces its own cost, always or while something is so, does not use up the one reduction allowed (4.3.2). */
function ownCost(
  circumstances: readonly Circumstance[],
  { cost, ...rest }: Price,
): Extract<Ability, { ability: 'own-cost' }> | undefined {
  const conditions = circumstances.flatMap((one) => ('when' in one ? one.when : []));
  const [condition, ...others] = conditions;
  const isPlain = conditions.length === circumstances.length && !conditions.some(isTime);
  if (!isPlain || others.length > 0 || Object.keys(rest).length > 0 || typeof cost !== 'object')
    return undefined;
  const when = condition === undefined ? {} : { if: condition };
  return { ability: 'own-cost', by: opposite(cost.reducedBy), ...when };
}

function isTime(when: Condition): boolean {
  if ('all' in when) return when.all.some(isTime);
  if ('not' in when) return isTime(when.not);
  return 'during' in when || 'turnOf' in when || 'attack' in when;
}

/** Whether it is about several cards, or cards that are chosen. */
function speaksOfCards(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const mention = mentionOf(value)?.mention;
  if (mention !== undefined) return mention.mention !== 'back';
  return 'each' in value || Object.values(value).some(speaksOfCards);
}

function speaksOf(value: unknown, word: string): boolean {
  if (value === word) return true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => speaksOf(part, word))
  );
}
