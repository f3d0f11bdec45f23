import type { Assembled, Part } from '../../vocabulary/card-language/compiling.ts';
import { Unresolved } from '../../vocabulary/card-language/unresolved.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { Condition, EventPattern, Past } from '../vocabulary/terms.ts';
import type { Phase } from '../vocabulary/words.ts';
import type { Change } from './changes.ts';
import { EXERTION } from './mentions.ts';
import { pruned } from './names-used.ts';
import type { PrintedCard } from './printed-card.ts';
import { type Clause, Resolver } from './resolving.ts';
import type { Statement } from './sentences.ts';

type Playing = Extract<Ability, { readonly ability: 'playing' }>;
type Continuous = Extract<Ability, { readonly ability: 'continuous' }>;

type MayOrMust = Extract<Effect, { readonly do: 'may' | 'must' }>;

/** An ability while its sentences are put together. */
interface Group {
  readonly kind: 'played' | 'use' | 'triggered' | 'phase';
  readonly clause: Clause;
  readonly effects: Effect[];
  readonly sentences: number[];
  readonly leaves?: 'discard' | 'remove-from-game';
  readonly on?: EventPattern;
  readonly phases?: readonly Phase[];
  readonly isMay?: boolean;
  readonly pay?: readonly Payment[];
}

/** An ability that is whole, while other sentences may still add to it. */
interface Whole {
  ability: Ability;
  readonly sentences: number[];
}

/** The abilities that the sentences of a text make together. */
export function assembled(parts: readonly Part<Statement>[], card: PrintedCard): Assembled<Ability>[] {
  const assembling = new Assembling(card);
  for (const { sentence, statement } of parts) {
    if (statement === null) assembling.forget();
    else assembling.say(statement, sentence);
  }
  return assembling.finished();
}

/** Cards that are played for what they do, and then gone. */
const MOMENTARY: ReadonlySet<PrintedCard['type']> = new Set(['Event', 'Edge', 'Illusion']);

const ANY_TIME_OF_TURN: readonly Phase[] = ['may-do', 'defense', 'attack'];

class Assembling {
  readonly #card: PrintedCard;
  readonly #resolver: Resolver;
  readonly #all: (Group | Whole)[] = [];
  /** Whether the last ability may go on in the next sentence. */
  #isOpen = false;

  constructor(card: PrintedCard) {
    this.#card = card;
    this.#resolver = new Resolver(card);
  }

  forget(): void {
    this.#resolver.forget();
    this.#isOpen = false;
  }

  say(statement: Statement, sentence: number): void {
    const { itself, isWhileInPlay } = statement;
    if (itself !== undefined && this.#resolver.resolve(itself, this.#newClause()) !== 'this')
      throw new Unresolved();
    if (isWhileInPlay === true && this.#isMomentary) throw new Unresolved();
    switch (statement.says) {
      case 'nothing':
        return;
      case 'playing':
        this.#sayPlaying(statement.only, sentence);
        return;
      case 'deck':
        // Only the number of Master cards that a Persona allows is a rule.
        if (statement.ability.ability === 'master-cards' && this.#card.type !== 'Persona')
          throw new Unresolved();
        return;
      case 'ability':
        if (statement.ability.ability === 'is') this.#resolver.introduceOwnKind(statement.ability.kind);
        this.#put(this.#resolver.resolve(statement.ability, this.#newClause()), sentence);
        return;
      case 'change':
        this.#sayChange(statement, sentence);
        return;
      case 'effects':
        this.#sayEffects(statement.effects, sentence);
        return;
      case 'played':
        this.#do(this.#playedGroup(), statement.effects, sentence);
        return;
      case 'if-you-do':
        this.#sayIfYouDo(statement.effects, sentence);
        return;
      case 'use':
        this.#sayUse(statement, sentence);
        return;
      case 'triggered':
        this.#sayTriggered(statement, sentence);
        return;
      case 'phase':
        this.#sayPhase(statement.phase, statement.effects, sentence);
        return;
    }
  }

  finished(): Assembled<Ability>[] {
    return pruned(
      this.#all.map((one) =>
        'ability' in one ? one : { ability: abilityOf(one), sentences: one.sentences },
      ),
    );
  }

  get #isMomentary(): boolean {
    return MOMENTARY.has(this.#card.type);
  }

  #newClause(their?: Clause['their']): Clause {
    return { actor: 'you', their, choose: [] };
  }

  #put(ability: Ability, sentence: number): void {
    this.#all.push({ ability, sentences: [sentence] });
    this.#isOpen = false;
  }

  /** Several sentences say together how a card is played; none of them twice. */
  #sayPlaying(given: Omit<Playing, 'ability' | 'kind'>, sentence: number): void {
    const only = this.#resolver.resolve(given, this.#newClause());
    if (only.inConjunctionWith !== undefined) this.#resolver.introduceConjoined(only.inConjunctionWith);
    const before = this.#all.find(isPlayingOnly);
    if (before === undefined) {
      this.#put({ ability: 'playing', kind: 'only', ...only }, sentence);
      return;
    }
    if (Object.keys(only).some((key) => key in before.ability)) throw new Unresolved();
    before.ability = { ...before.ability, ...only };
    note(before.sentences, sentence);
  }

  #sayChange({ change, while: given }: Extract<Statement, { says: 'change' }>, sentence: number): void {
    const last = this.#last();
    if (typeof change.until === 'object') {
      if (last === undefined || given !== undefined || !('cards' in change)) throw new Unresolved();
      this.#do(last, [lasting(change, change.until)], sentence);
      return;
    }
    const isOnce = this.#isMomentary || change.until === 'end-of-turn';
    if (isOnce && given === undefined) {
      this.#do(this.#playedGroup(), [lasting(change, this.#endOf(change))], sentence);
      return;
    }
    if (this.#isMomentary) throw new Unresolved();
    const clause = this.#newClause();
    const condition = given === undefined ? undefined : this.#resolver.resolve(given, clause);
    const ability = continuous(this.#resolver.resolve(change, clause), condition);
    // The card that this one is played with is soon gone.
    if (clause.choose.length > 0 || ability.cards === 'conjoined') throw new Unresolved();
    this.#putContinuous(ability, sentence);
    const after = condition === undefined ? undefined : afterwards(condition, ability);
    if (after !== undefined) this.#put(after, sentence);
  }

  /** A momentary card changes one attack for as long as it is in play; of others it says how long. */
  #endOf(change: Change) {
    if (change.until !== undefined) return change.until;
    const isOfSome = 'cards' in change && typeof change.cards === 'object' && 'each' in change.cards;
    if (isOfSome || 'players' in change) throw new Unresolved();
    return 'while-in-play';
  }

  /** What is said of the same cards or players at all times is one ability. */
  #putContinuous(ability: Continuous, sentence: number): void {
    const before = this.#all.find(
      (one): one is Whole & { ability: Continuous } => isContinuous(one) && isOfSame(one.ability, ability),
    );
    if (before === undefined) {
      this.#put(ability, sentence);
      return;
    }
    before.ability = withChanges(before.ability, ability);
    note(before.sentences, sentence);
    this.#isOpen = false;
  }

  /** What a card that stays in play does without a trigger is not clear, unless its player may do it. */
  #sayEffects(given: readonly Effect[], sentence: number): void {
    const may = ownMay(given);
    if (this.#isMomentary) this.#do(this.#playedGroup(), given, sentence);
    else if (may !== undefined) this.#sayMay(ANY_TIME_OF_TURN, may, sentence);
    else throw new Unresolved();
  }

  /** “If you do”: what follows is part of what the player may do, or depends on what was done. */
  #sayIfYouDo(given: readonly Effect[], sentence: number): void {
    const last = this.#last();
    const before = last?.effects.at(-1);
    if (last === undefined || before === undefined) throw new Unresolved();
    if (before.do === 'shuffle-discard-pile') this.#shuffleAfter(last, before, given);
    else if (before.do === 'may' && before.by === 'you') {
      const done = this.#resolver.resolveEffects(given, last.clause, before.effects);
      last.effects.splice(-1, 1, { ...before, effects: [...before.effects, ...done] });
    } else if (last.kind === 'use' || last.isMay === true) this.#do(last, given, sentence);
    else {
      const as = this.#resolver.newName('done');
      const effects = this.#resolver.resolveEffects(given, last.clause, last.effects);
      last.effects.splice(-1, 1, { ...before, as }, { do: 'if', condition: { done: as }, effects });
    }
    note(last.sentences, sentence);
  }

  /** A discard pile with the card itself in it is shuffled after the card is gone. */
  #shuffleAfter(last: Group, shuffling: Effect, given: readonly Effect[]): void {
    const isOwn = 'players' in shuffling && shuffling.players === 'you' && last.effects.length === 1;
    if (!isOwn || last.kind !== 'use' || last.leaves !== 'discard') throw new Unresolved();
    const effects = this.#resolver.resolveEffects(given, last.clause);
    const condition: Condition = { not: { prevented: 'shuffle-discard-pile', player: 'you' } };
    last.effects.splice(0, 1, { do: 'if', condition, effects: [...effects, shuffling] });
  }

  #sayUse({ leaves, on, effects }: Extract<Statement, { says: 'use' }>, sentence: number): void {
    if (this.#isMomentary) throw new Unresolved();
    const their = on === undefined ? undefined : this.#resolver.introduceEvent(on);
    const group = { kind: 'use', leaves, ...(on === undefined ? {} : { on }) } as const;
    this.#do(this.#start(group, this.#newClause(their)), effects, sentence);
  }

  #sayTriggered(
    { on: given, effects, isCounted }: Extract<Statement, { says: 'triggered' }>,
    sentence: number,
  ): void {
    const on = this.#resolver.resolve(given, this.#newClause());
    const their = this.#resolver.introduceEvent(on);
    if (!this.#isMomentary) {
      const group = this.#start({ kind: 'triggered', on }, this.#newClause(their));
      this.#do(group, effects, sentence);
      if (isCounted) group.effects.splice(0, group.effects.length, ...countedFirst(group.effects));
      return;
    }
    // A momentary card waits for what the card that it is played with brings about.
    const isConjoined = this.#all.some(
      (one) => isPlayingOnly(one) && one.ability.inConjunctionWith !== undefined,
    );
    if (!isConjoined || isCounted || on.source !== undefined || on.player !== 'opponent')
      throw new Unresolved();
    const group = this.#playedGroup();
    const clause = { ...group.clause, their };
    const waiting: Effect = {
      do: 'when',
      on: { ...on, source: { is: 'conjoined' } },
      until: 'end-of-opponents-next-turn',
      once: true,
      effects: this.#resolver.resolve(effects, clause),
    };
    group.effects.push(waiting);
    note(group.sentences, sentence);
  }

  #sayPhase(phase: Phase, given: readonly Effect[], sentence: number): void {
    if (this.#isMomentary) throw new Unresolved();
    const may = ownMay(given);
    if (may !== undefined) this.#sayMay([phase], may, sentence);
    else this.#do(this.#start({ kind: 'phase', phases: [phase] }), ownMust(given), sentence);
  }

  /** What the player of the card may do in some phases, and what for. */
  #sayMay(phases: readonly Phase[], { effects, pay }: MayOrMust, sentence: number): void {
    const clause = this.#newClause();
    const paid = pay === undefined ? {} : { pay: this.#resolver.resolve(pay, clause) };
    this.#do(this.#start({ kind: 'phase', phases, isMay: true, ...paid }, clause), effects, sentence);
  }

  #playedGroup(): Group {
    const known = this.#all.find((one): one is Group => 'kind' in one && one.kind === 'played');
    return known ?? this.#start({ kind: 'played' });
  }

  /** The ability that the next sentence may go on with. */
  #last(): Group | undefined {
    const last = this.#all.at(-1);
    return this.#isOpen && last !== undefined && 'kind' in last ? last : undefined;
  }

  #start(given: Omit<Group, 'clause' | 'effects' | 'sentences'>, clause: Clause = this.#newClause()): Group {
    const group: Group = { ...given, clause, effects: [], sentences: [] };
    this.#all.push(group);
    return group;
  }

  #do(group: Group, given: readonly Effect[], sentence: number): void {
    for (const one of given) this.#add(group, withoutNeedlessMay(one));
    note(group.sentences, sentence);
    this.#isOpen = true;
  }

  /** What uses an Exertion that a player may make is done only if it is made. */
  #add(group: Group, given: Effect): void {
    for (const effect of this.#resolver.resolveEffects([given], group.clause, group.effects))
      this.#push(group, effect, speaksOf(given, EXERTION));
  }

  #push(group: Group, effect: Effect, usesExertion: boolean): void {
    const last = group.effects.at(-1);
    if (last?.do === 'may' && last.effects.some((one) => one.do === 'exert') && usesExertion) {
      group.effects.splice(-1, 1, { ...last, effects: [...last.effects, effect] });
      return;
    }
    if (last?.do === 'modify' && effect.do === 'modify' && isLike(last, effect)) {
      group.effects.splice(-1, 1, { ...last, by: [...last.by, ...effect.by] });
      return;
    }
    group.effects.push(fromItself(effect, group.effects));
  }
}

function isPlayingOnly(one: Group | Whole): one is Whole & { ability: Playing } {
  return 'ability' in one && one.ability.ability === 'playing' && one.ability.kind === 'only';
}

function isContinuous(one: Group | Whole): one is Whole & { ability: Continuous } {
  return 'ability' in one && one.ability.ability === 'continuous';
}

function isOfSame(one: Continuous, other: Continuous): boolean {
  const said = ({ cards, players, while: condition }: Continuous) => [cards, players, condition];
  return equal(said(one), said(other));
}

function withChanges(one: Continuous, other: Continuous): Continuous {
  const modify = [...(one.modify ?? []), ...(other.modify ?? [])];
  const modifyPlayers = [...(one.modifyPlayers ?? []), ...(other.modifyPlayers ?? [])];
  return {
    ...one,
    ...(modify.length > 0 ? { modify } : {}),
    ...(modifyPlayers.length > 0 ? { modifyPlayers } : {}),
  };
}

function lasting({ until: _, ...change }: Change, until: NonNullable<Change['until']>): Effect {
  return 'cards' in change
    ? { do: 'modify', cards: change.cards, by: change.modify, until }
    : { do: 'modify-players', players: change.players, by: change.modifyPlayers, until };
}

/** What lasts for a turn of the opponent, turn after turn, is so in each of them. */
function continuous({ until, ...change }: Change, condition: Condition | undefined): Continuous {
  if (until === undefined) return { ability: 'continuous', ...whileSo(condition), ...change };
  if (until !== 'during-opponents-next-turn' || condition === undefined) throw new Unresolved();
  const turn: Condition = { turnOf: 'opponent' };
  return { ability: 'continuous', ...whileSo({ all: [turn, seenAfter(condition)] }), ...change };
}

const whileSo = (condition: Condition | undefined) => (condition === undefined ? {} : { while: condition });

/** What happened this turn, as it is seen from the next turn of the opponent. */
function seenAfter(condition: Condition): Condition {
  if (!('happened' in condition) || condition.happened.when !== 'this-turn') throw new Unresolved();
  return { ...condition, happened: { ...condition.happened, when: 'your-last-turn' } };
}

const MADE = {
  powerBlow: 'power-blow-made',
  headShot: 'head-shot-made',
} as const;

/** “If you do not play a Special card this turn, you may …”: who does so, does not play one afterwards either. */
function afterwards(condition: Condition, { cards, modify = [] }: Continuous): Ability | undefined {
  const past = unhappened(condition);
  const such = past?.that.card;
  if (past?.that.event !== 'played' || past.when !== 'this-turn' || past.that.player !== 'you')
    return undefined;
  const [only, ...others] = modify;
  if (such === undefined || cards !== 'this' || only === undefined || others.length > 0)
    throw new Unresolved();
  const event = madeByExertion(only);
  if (event === undefined) throw new Unresolved();
  const by: PlayerModifier = { cannot: 'play', such };
  return {
    ability: 'triggered',
    on: { event, card: { is: 'this' }, exertion: 'hard' },
    do: [{ do: 'modify-players', players: 'you', by: [by], until: 'end-of-turn' }],
  };
}

function unhappened(condition: Condition): Past | undefined {
  return 'not' in condition && 'happened' in condition.not ? condition.not.happened : undefined;
}

function madeByExertion(modifier: Modifier) {
  if ('powerBlow' in modifier && modifier.powerBlow === 'may-by-hard-exertion') return MADE.powerBlow;
  return 'headShot' in modifier && modifier.headShot === 'may-by-hard-exertion' ? MADE.headShot : undefined;
}

/** “You may …”, of the player who has the card. */
function ownMay(effects: readonly Effect[]): MayOrMust | undefined {
  const [only, ...others] = effects;
  return only?.do === 'may' && only.by === 'you' && others.length === 0 ? only : undefined;
}

function ownMust(effects: readonly Effect[]): readonly Effect[] {
  const [only, ...others] = effects;
  return only?.do === 'must' && only.by === 'you' && others.length === 0 ? only.effects : effects;
}

/** Nobody who may play up to so many cards has to play any. */
function withoutNeedlessMay(effect: Effect): Effect {
  if (effect.do !== 'may' || effect.by !== 'you') return effect;
  const [only, ...others] = effect.effects;
  const isUpTo = only?.do === 'play' && only.number.atMost !== undefined && only.number.atLeast === undefined;
  return isUpTo && others.length === 0 ? only : effect;
}

function isLike(
  one: Extract<Effect, { readonly do: 'modify' }>,
  other: Extract<Effect, { readonly do: 'modify' }>,
): boolean {
  return equal([one.cards, one.until], [other.cards, other.until]);
}

/** Damage that a player may prevent after the card does damage is that damage. */
function fromItself(effect: Effect, before: readonly Effect[]): Effect {
  if (effect.do === 'may' || effect.do === 'must')
    return { ...effect, effects: effect.effects.map((one) => fromItself(one, before)) };
  if (effect.do !== 'prevent-damage' || effect.from !== undefined) return effect;
  return before.some((one) => one.do === 'damage') ? { ...effect, from: { is: 'this' } } : effect;
}

/** What the opponent must do later is counted when the event happens. */
function countedFirst(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect, at): Effect[] => {
    const [choice, ...others] = effect.do === 'must' ? (effect.choose ?? []) : [];
    if (effect.do !== 'must' || choice?.choose !== 'cards' || others.length > 0) return [effect];
    const exactly = choice.number?.exactly;
    if (typeof exactly !== 'object' || !('count' in exactly)) return [effect];
    const as = `counted-${at + 1}`;
    const counted: Choice = { ...choice, number: { exactly: { value: as } } };
    return [
      { do: 'reckon', amount: exactly, as },
      { ...effect, choose: [counted] },
    ];
  });
}

function abilityOf({ kind, clause, effects, leaves, on, phases, isMay, pay }: Group): Ability {
  const choose: readonly Choice[] = clause.choose;
  const asks = {
    ...(choose.length > 0 ? { choose } : {}),
    ...(pay === undefined ? {} : { pay }),
  };
  switch (kind) {
    case 'played':
      return { ability: 'played', ...asks, do: effects };
    case 'use':
      if (leaves === undefined) throw new Unresolved();
      return { ability: 'discard-to-use', leaves, ...(on === undefined ? {} : { on }), ...asks, do: effects };
    case 'triggered':
      if (on === undefined) throw new Unresolved();
      return { ability: 'triggered', on, ...asks, do: effects };
    case 'phase':
      if (phases === undefined) throw new Unresolved();
      return {
        ability: isMay === true ? 'may-do' : 'must-do',
        during: phases,
        limit: limitOf(effects),
        ...asks,
        do: effects,
      };
  }
}

/** Once a turn; a card that does something to itself, each copy by itself; one that is gone afterwards, once. */
function limitOf(effects: readonly Effect[]) {
  const isGone = speaksOf(effects, 'remove-from-game') && speaksOf(effects, 'this');
  return {
    times: 1,
    per: isGone ? 'game' : 'turn',
    ...(speaksOf(effects, 'this') ? { eachCopy: true } : {}),
  } as const;
}

function speaksOf(value: unknown, word: string): boolean {
  if (value === word) return true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => speaksOf(part, word))
  );
}

function note(sentences: number[], sentence: number): void {
  if (!sentences.includes(sentence)) sentences.push(sentence);
}
