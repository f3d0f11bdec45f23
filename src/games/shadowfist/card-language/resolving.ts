import { Unresolved } from '../../vocabulary/card-language/unresolved.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import type { shadowfistTypes } from '../card.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { EffectPattern } from '../vocabulary/effect-patterns.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Cards, EventPattern, Filter, Place } from '../vocabulary/terms.ts';
import { COIN } from './coins.ts';
import {
  type BackNoun,
  choiceNowOf,
  choiceOf,
  type Deed,
  features,
  isTarget,
  type Mention,
  mentionOf,
  seenBy,
} from './mentions.ts';

/** Something that a later phrase can refer back to. */
interface Antecedent {
  readonly ref: CardRef | PlayerRef;
  /** Which of two cards is meant is not clear. */
  readonly isUnclear?: true;
  /** The card that left play in the event, and the card that did not. */
  readonly between?: { readonly gone: CardRef; readonly there: CardRef };
  /** Chosen only if something refers to it. */
  readonly choice?: Choice;
  readonly nouns: ReadonlySet<BackNoun>;
  readonly many: boolean;
  /** What was done to it. */
  readonly deeds?: ReadonlySet<Deed>;
}

type BackMention = Extract<Mention, { mention: 'back' }>;
type Resolved = CardRef | PlayerRef | Cards;
type Path = readonly object[];
type CardType = (typeof shadowfistTypes)[number];

/** Resolves the references of one ability, sentence by sentence, in the order in which they are read. */
export class Resolver {
  readonly #antecedents: Antecedent[] = [];
  readonly #names = new Set<string>();
  readonly #chosen = new Set<Antecedent>();
  /** What is chosen by phrases that several parts of a text share. */
  readonly #mentioned = new WeakMap<object, Resolved>();
  readonly #fallback: CardRef | undefined;
  readonly #type: CardType;
  /** The cards last seen on top of a deck, and what was chosen among them. */
  #seen: { readonly name: string; readonly chosen: readonly string[] } | undefined;
  /** What types the subject of a State may have; none if the text does not say it. */
  readonly #subjects: readonly CardType[];
  /** Whether the ability is one of an event, so that “his or her” may be whose event it is. */
  #hasEvent = false;
  /** Whether everything is done on generation, so that nothing is chosen before it is done. */
  #isAtOnce = false;

  /** `fallback` is what “it” means where nothing was introduced: the card itself, or the subject of a State. */
  constructor(fallback: CardRef | undefined, type: CardType, subjects: readonly CardType[] = []) {
    this.#subjects = subjects;
    this.#fallback = fallback;
    this.#type = type;
  }

  #isAlone = false;
  /** The text has called the card “they”. */
  #isPlural = false;

  /** The ability speaks of no other cards that “they” could mean. */
  speaksOfNoOthers(): void {
    this.#isAlone = this.#fallback === 'this';
  }

  /** What a card does as it enters play it does at once (10.2). */
  doesAtOnce(): void {
    this.#isAtOnce = true;
  }

  /** After a sentence that was not understood nothing before it can be referred to. */
  forget(): void {
    this.#antecedents.length = 0;
  }

  /** What the trigger of the ability introduces. */
  introduceEvent({ event, card, source, target, player, by }: EventPattern): void {
    const names = [event].flat();
    // No card meets itself: a pronoun was taken for the wrong card.
    const roles = [target, source, card].flatMap((one) => one?.is ?? []);
    if (roles.some((one, at) => roles.findIndex((other) => equal(one, other)) !== at)) throw new Unresolved();
    const before = this.#antecedents.length;
    if (target !== undefined) this.#introduceFilter({ event: 'target' }, target);
    if (source !== undefined) this.#introduceFilter({ event: 'source' }, source);
    if (card !== undefined)
      this.#introduceFilter(
        { event: 'card' },
        card,
        names.flatMap((name) => DEEDS[name] ?? []),
      );
    this.#hasEvent = true;
    this.#confuse(this.#antecedents.slice(before), leavingIn(names, card, source));
    if (by === 'every-opponent') this.#introduce({ event: 'by' }, ['player', 'opponent'], false);
    else if (typeof by === 'object' && 'every' in by)
      this.#introduce({ event: 'by' }, by.every === 'opponent' ? ['player', 'opponent'] : ['player'], false);
    else if (player === undefined ? names.every((name) => OF_A_TURN.has(name)) : player !== 'you')
      this.#introduce({ event: 'player' }, ['player', 'opponent'], false);
    if (names.length === 0) throw new Unresolved();
  }

  /** The player who uses an ability of a card, perhaps of another player's. */
  introduceUser(): void {
    this.#introduce('you', ['player', 'opponent'], false);
  }

  /** What the card chose when it entered play. */
  remember(choice: Choice): void {
    this.#names.add(choice.as);
    if (isMentionable(choice)) this.#introduce({ chosen: choice.as }, nounsOf(choice), isOfMany(choice));
  }

  /** What the ability answers: the card that was played, or that generated the effect. */
  introduceAnswered({ source, by, ...does }: EffectPattern, as: string): void {
    this.#names.add(as);
    // Where another card is spoken of, “it” may be either.
    const isAlone = does.targets === undefined && does.to === undefined && does.any === undefined;
    const pronoun: readonly BackNoun[] = isAlone ? ['pronoun'] : [];
    this.#introduce({ chosen: as }, [...pronoun, 'card', ...typesOf(source)], false);
    if (by === 'every-opponent')
      this.#introduce({ controllerOf: { chosen: as } }, ['player', 'opponent'], false);
  }

  /** “during an attack against a Site you control”: that Site is known only if the text mentions it again. */
  introduceAttackTarget(which: Filter): void {
    const as = this.newName(which.type?.[0] ?? 'card');
    const choice = { choose: 'cards', which: { ...which, targetOfAttack: true }, in: 'play', as } as const;
    this.#antecedents.push({
      ref: { chosen: as },
      nouns: new Set([...pronounsOf(which), 'card', ...typesOf(which)]),
      many: false,
      choice,
    });
  }

  /** What two cards of an event may both be called refers to neither. */
  #confuse(cards: readonly Antecedent[], between: Antecedent['between']): void {
    const nouns = cards.flatMap((one) => [...one.nouns]);
    const shared = nouns.filter((noun, at) => nouns.indexOf(noun) !== at);
    if (shared.length > 0)
      this.#antecedents.push({
        ref: 'this',
        nouns: new Set(shared),
        many: false,
        isUnclear: true,
        ...(between === undefined ? {} : { between }),
      });
  }

  #introduceFilter(
    ref: CardRef,
    filter: NonNullable<EventPattern['card']>,
    deeds: readonly Deed[] = [],
  ): void {
    const nouns: BackNoun[] = [...pronounsOf(filter), 'card', ...typesOf(filter)];
    nouns.push(...restrictedNouns(filter));
    if (filter.attacking === true) nouns.push('attacker');
    if (filter.intercepting === true) nouns.push('interceptor');
    const isNamed: BackNoun[] = [...PRONOUNS, ...(filter.is === 'its-target' ? (['target'] as const) : [])];
    // On resolution the card may no longer have that target, which the event still knows.
    const known = filter.is === 'its-target' ? ref : (filter.is ?? ref);
    this.#introduce(known, filter.is === undefined ? nouns : isNamed, false, deeds);
    if (filter.controller === 'every-opponent')
      this.#introduce({ controllerOf: ref }, ['player', 'opponent'], false);
  }

  #introduce(
    ref: CardRef | PlayerRef,
    nouns: readonly BackNoun[],
    many: boolean,
    deeds: readonly Deed[] = [],
  ): void {
    this.#antecedents.push({ ref, nouns: new Set(nouns), many, deeds: new Set(deeds) });
  }

  /** The value with every reference resolved. What it chooses is handed to `chosen`, or to the `may` around it. */
  resolve<Value>(value: Value, chosen: (choice: Choice) => void): Value {
    const found: {
      readonly ref: object;
      readonly at: number;
      readonly mention: Mention;
      readonly may: object | undefined;
      /** The effect before which it is chosen: of cards in hand after cards may be drawn, or what another player or chance does. */
      readonly discard: object | undefined;
      /** What the effect or payment does to the card. */
      readonly deed: Deed | undefined;
      /** The filter or other value that the reference stands in. */
      readonly parent: object | undefined;
      readonly effect: object | undefined;
      /** It is said of what cannot be done by or to what the effect changes. */
      readonly isOfChange: boolean;
      /** It is an effect that chooses when it is resolved. */
      readonly isNow: boolean;
    }[] = [];
    collect(value, [], (ref, path) => {
      if ('do' in ref && ref.do === 'when') throw new Unresolved();
      const own = namedChoice(ref);
      if (own !== undefined) this.claim(own);
      const added = choiceOf(ref);
      if (added !== undefined) {
        chosen(this.claim(added));
      }
      const now = choiceNowOf(ref);
      const said = now ?? mentionOf(ref) ?? seenBy(ref);
      const may = path.findLast(isMay);
      const effect = path.findLast((one) => 'do' in one);
      const isDiscard =
        effect !== undefined && 'do' in effect && effect.do === 'discard' && may?.effects[0] !== effect;
      const choice = said?.mention.mention === 'choice' ? said.mention.choice : undefined;
      const isFirst = [may?.effects ?? value].flat()[0] === effect;
      const isAfterDraw = choice !== undefined && isFromHand(choice) && !isFirst;
      const isOfOther = choice?.by !== undefined;
      const isRandom = choice?.choose === 'cards' && choice.random === true;
      const isAmong = choice?.choose === 'cards' && isElsewhere(choice.in);
      // Which card enters play is chosen on resolution (5.2), except as part of playing another card (10.2).
      const isEntering =
        choice !== undefined && !isTarget(choice) && !this.#isAtOnce && isReturned(ref, path);
      const isLate =
        isDiscard || isAfterDraw || ((isOfOther || isRandom || isAmong || isEntering) && may === undefined);
      const discard = isLate ? effect : undefined;
      if (said !== undefined && !found.some((one) => one.ref === ref))
        found.push({
          ref,
          may,
          discard,
          deed: deedOf(ref, path),
          parent: path.at(-1),
          effect,
          isOfChange: effect !== undefined && 'by' in effect && path.some((one) => one === effect.by),
          isNow: now !== undefined,
          ...said,
        });
    });
    const resolved = new Map<object, object | string>();
    const within = new Map<object, Choice[]>();
    const named = new Map<object, string>();
    for (const { ref, mention, may, discard, deed, parent, effect, isOfChange, isNow } of found.sort(
      (one, other) => one.at - other.at,
    )) {
      if (mention.mention === 'other') {
        resolved.set(ref, this.#excluded(parent ?? {}));
        continue;
      }
      if (mention.mention === 'seen') {
        named.set(ref, this.#see(mention.many));
        continue;
      }
      if (mention.mention === 'rest') {
        resolved.set(ref, this.#rest());
        continue;
      }
      if (mention.mention === 'back') {
        // No card meets itself: what cannot be done to a card is not done by that card.
        const met = isOfChange ? resolved.get(changedBy(effect) ?? {}) : undefined;
        resolved.set(ref, this.#clear(mention, ref, parent) ?? this.#back(mention, chosen, deed, met));
        continue;
      }
      const before = this.#mentioned.get(ref);
      if (before !== undefined) {
        resolved.set(ref, before);
        continue;
      }
      if (mention.mention === 'named') throw new Unresolved();
      const choice = this.#choose(this.resolve(outOfPlay(mention.choice, ref, parent), chosen), deed);
      this.#mentioned.set(ref, { chosen: choice.as });
      resolved.set(ref, isNow ? { do: 'choose', choice } : { chosen: choice.as });
      if (isNow) continue;
      if (discard !== undefined && choice.choose === 'cards')
        within.set(discard, [...(within.get(discard) ?? []), choice]);
      else if (may === undefined || (!this.#isAtOnce && isTargetOfYours(choice, may))) chosen(choice);
      else within.set(may, [...(within.get(may) ?? []), choice]);
    }
    return replaced(value, { resolved, named, within });
  }

  #see(many: boolean): string {
    const name = this.newName('seen');
    this.#seen = { name, chosen: [] };
    this.#introduce({ chosen: name }, ['pronoun', 'card'], many, ['revealed']);
    return name;
  }

  /** The cards that were seen and not chosen. */
  #rest(): Cards {
    if (this.#seen === undefined) throw new Unresolved();
    const { name, chosen } = this.#seen;
    const seen = { chosen: name };
    const among = { is: seen };
    const [one, ...others] = chosen;
    if (one === undefined || others.length > 0) throw new Unresolved();
    return { each: { ...among, isNot: { chosen: one } }, in: { whereverIs: seen } };
  }

  /** Effects, of which those that wait for an event may refer to its cards and players. */
  resolveEffects(effects: readonly Effect[], chosen: (choice: Choice) => void): readonly Effect[] {
    const at = effects.findIndex((one) => one.do === 'when');
    const waiting = effects[at];
    if (waiting?.do !== 'when') return this.resolve(effects, chosen);
    return [
      ...this.resolve(effects.slice(0, at), chosen),
      this.#resolveWaiting(waiting, chosen),
      ...this.resolveEffects(effects.slice(at + 1), chosen),
    ];
  }

  /** Targets are chosen when the ability is generated, everything else when the event occurs. */
  #resolveWaiting(effect: Waiting, chosen: (choice: Choice) => void): Effect {
    const on = this.resolve(withOwnTarget(effect.on), (choice) => {
      if (!('target' in choice) || choice.target !== true) throw new Unresolved();
      chosen(choice);
    });
    const before = [...this.#antecedents];
    const hadEvent = this.#hasEvent;
    this.#antecedents.splice(0, before.length, ...before.filter(({ ref }) => !isOfEvent(ref)));
    this.introduceEvent(on);
    const later: Choice[] = [];
    const effects = this.resolveEffects(effect.effects, (choice) => {
      if ('target' in choice && choice.target === true) chosen(choice);
      else later.push(choice);
    });
    this.#antecedents.splice(0, this.#antecedents.length, ...before);
    this.#hasEvent = hadEvent;
    const choosing = later.map((choice): Effect => ({ do: 'choose', choice }));
    return { ...effect, on, effects: [...choosing, ...effects] };
  }

  /** “another Character”: other than the card itself or, where it cannot be one, than the only card named before. */
  #excluded(filter: Pick<Filter, 'type'>): CardRef {
    const [first, ...others] = this.#antecedents.filter(
      (one) => one.ref !== 'this' && one.ref !== 'subject' && isSuchCard(one, filter),
    );
    if (others.length > 0) throw new Unresolved();
    if (this.#fallback === 'subject') return this.#excludedOnState(filter, first);
    if (first === undefined && this.#fallback === 'this') return 'this';
    const isMeant = this.#fallback === undefined || !isOfType(this.#type, filter);
    if (first === undefined || !isMeant || first.many || first.choice !== undefined) throw new Unresolved();
    // Of a card, the reference is one to a card.
    return first.ref as CardRef;
  }

  /** A State and its subject may both be “another card” than each other; of one type they are not. */
  #excludedOnState({ type }: Pick<Filter, 'type'>, mentioned: Antecedent | undefined): CardRef {
    if (type === undefined) throw new Unresolved();
    const isNoSubject = this.#subjects.length > 0 && !this.#subjects.some((own) => isOfType(own, { type }));
    // “Another Site”, after a Site, on the State of a Character.
    if (mentioned !== undefined && (!isNoSubject || type.includes('State') || mentioned.many))
      throw new Unresolved();
    if (mentioned !== undefined) return mentioned.ref as CardRef;
    if (!type.includes('State')) return 'subject';
    if (type.length > 1) throw new Unresolved();
    return 'this';
  }

  #choose(given: Given, deed: Deed | undefined): Choice {
    if (isNowhere(given)) throw new Unresolved();
    const nouns = nounsOf(given);
    const noun = nameOf(given);
    const isAlsoCalled = (one: Antecedent) => one.nouns.has('target') && one.nouns.has(noun);
    const others = isTarget(given) ? this.#antecedents.filter(isAlsoCalled) : [];
    const isOther = ({ ref }: Antecedent) => given.choose === 'cards' && equal(given.which.isNot, ref);
    if (!others.every(isOther)) throw new Unresolved();
    const as = this.newName(noun);
    if (given.choose === 'cards' && isElsewhere(given.in)) this.#chooseSeen(given.in.whereverIs, as);
    this.#introduce(
      { chosen: as },
      nouns,
      isOfMany(given),
      deed === undefined ? ['chosen', 'selected'] : ['chosen', 'selected', deed],
    );
    // “Target” is neither of two that are called so.
    if (others.length > 0)
      this.#antecedents.push({ ref: 'this', nouns: new Set(['target', noun]), many: false, isUnclear: true });
    return { ...withOwnSacrifice(given, deed), as };
  }

  /** “one of those cards”, of cards that were seen. */
  #chooseSeen(those: CardRef, as: string): void {
    const isSeen = this.#seen !== undefined && equal(those, { chosen: this.#seen.name });
    if (this.#seen === undefined || !isSeen) throw new Unresolved();
    this.#seen = { ...this.#seen, chosen: [...this.#seen.chosen, as] };
  }

  /** “Sacrifice a Character to heal him”: a person who is not a target may as well be the card itself. */
  #isAlsoItself(found: Antecedent | undefined): boolean {
    const isChosen = found !== undefined && typeof found.ref === 'object' && 'chosen' in found.ref;
    return isChosen && !found.nouns.has('target') && this.#fallback === 'this';
  }

  /** A name that another way to play the card has given. */
  reserve(name: string): void {
    this.#names.add(name);
  }

  /** A choice whose name the grammar gives: an ability has no more than one. */
  claim(choice: Choice): Choice {
    if (this.#names.has(choice.as)) throw new Unresolved();
    this.#names.add(choice.as);
    return choice;
  }

  newName(noun: string): string {
    const base = noun.toLowerCase().replaceAll(' ', '-');
    let name = base;
    for (let next = 2; this.#names.has(name); next += 1) name = `${base}-${next}`;
    this.#names.add(name);
    return name;
  }

  /** What the phrase calls by what was done to it. */
  #done(isSaid: (one: Antecedent) => boolean, deed: Deed): Antecedent {
    const said = this.#antecedents.filter(isSaid);
    const all = said.filter(({ deeds }) => deeds?.has(deed));
    // To target is not to choose (7.1): beside a card that is only chosen, a target is not “the chosen card”.
    const chosen = all.filter(({ nouns }) => !nouns.has('target'));
    const done = (deed === 'chosen' && chosen.length > 0 ? chosen : all).at(-1);
    if (done === undefined) throw new Unresolved();
    return done;
  }

  /** “both targets”, where each was mentioned alone. */
  #both(isSaid: (one: Antecedent) => boolean): Cards | undefined {
    const cards = this.#antecedents.flatMap((one): CardRef[] => {
      const { ref } = one;
      const isMeant = !one.many && !one.nouns.has('player') && isSaid({ ...one, many: true });
      return isMeant && typeof ref === 'object' && 'chosen' in ref ? [ref] : [];
    });
    return cards.length < 2 ? undefined : { each: { any: cards.map((is) => ({ is })) }, in: 'play' };
  }

  /** “When this card smokes a Character, it gains …”: only the card that is still in play can. */
  #clear({ noun, many }: BackMention, ref: object, parent: object | undefined): CardRef | undefined {
    const last = this.#antecedents.findLast((one) => one.nouns.has(noun) && one.many === many);
    if (last?.between === undefined || parent === undefined || !('do' in parent)) return undefined;
    if (!('cards' in parent) || parent.cards !== ref) return undefined;
    const meant = parent.do === 'return-to-play' ? last.between.gone : last.between.there;
    if (parent.do !== 'return-to-play' && !IN_PLAY.has(String(parent.do))) return undefined;
    const found = this.#antecedents.find((one) => equal(one.ref, meant) && one.isUnclear !== true);
    if (found === undefined) return undefined;
    this.#antecedents.push(found);
    return meant;
  }

  #back(
    { noun: said, many, isTarget, isOther, deed }: Extract<Mention, { mention: 'back' }>,
    chosen: (choice: Choice) => void,
    done: Deed | undefined,
    met: object | string | undefined,
  ): Resolved {
    const noun = said === 'whose' ? 'player' : said;
    const isPronoun = noun === 'pronoun' || noun === 'person';
    if (isPronoun && many && this.#isPlural) return 'this';
    // “That location” is one that was chosen, or that of the last card.
    const isAtLocation = noun === 'location' && !this.#antecedents.some((one) => one.nouns.has(noun));
    const isSaid = (one: Antecedent) => !(isPronoun && equal(one.ref, met)) && isSaidSo(one);
    const isSaidSo = (one: Antecedent) =>
      (isAtLocation && isTarget !== true && one.nouns.has('card') && one.isUnclear !== true && !one.many) ||
      isNamed(one);
    const isNamed = (one: Antecedent) =>
      (isTarget !== true || one.nouns.has('target')) &&
      one.nouns.has(noun) &&
      (one.many === many || (noun === 'pronoun' && one.many));
    const isOnlyOther = this.#fallback === 'subject' && this.#antecedents.filter(isNamed).length === 1;
    if (isOther === true && !isOnlyOther) throw new Unresolved();
    // The title of a card may be plural: “When the Guards turn to attack, they gain …”.
    const isItself = ({ ref, nouns }: Antecedent) =>
      nouns.has(noun) && (ref === 'this' || (typeof ref === 'object' && 'event' in ref));
    const isPlural = noun === 'pronoun' && many && isTarget !== true;
    const found =
      (deed === undefined ? undefined : this.#done(isSaid, deed)) ??
      this.#antecedents.findLast(isSaid) ??
      (isPlural ? this.#antecedents.findLast(isItself) : undefined);
    if (found === undefined && many && !isPronoun) {
      const both = this.#both(isSaid);
      if (both !== undefined) return both;
    }
    if (found?.isUnclear === true || (noun === 'person' && this.#isAlsoItself(found))) throw new Unresolved();
    if (found?.choice !== undefined && !this.#chosen.has(found)) {
      this.#chosen.add(found);
      chosen(found.choice);
    }
    if (found !== undefined) {
      // What is mentioned again is what a pronoun after it means.
      this.#antecedents.splice(this.#antecedents.indexOf(found), 1);
      this.#antecedents.push(
        done === undefined ? found : { ...found, deeds: new Set([...(found.deeds ?? []), done]) },
      );
      return found.ref;
    }
    if (isPronoun && !many && this.#fallback !== undefined) return this.#fallback;
    // The title of the card may be plural: “When they turn to attack”.
    if (isPronoun && many && this.#isAlone && this.#antecedents.length === 0) {
      this.#isPlural = true;
      return 'this';
    }
    if (said === 'whose' && this.#hasEvent) return { event: 'player' };
    throw new Unresolved();
  }
}

/** The cards that an effect returns to play. */
function isReturned(ref: object, path: Path): boolean {
  const parent = path.at(-1);
  return (
    parent !== undefined &&
    'do' in parent &&
    parent.do === 'return-to-play' &&
    'cards' in parent &&
    parent.cards === ref
  );
}

/** A card that returns to play is in the smoked pile, where the text does not say another place (4.3). */
function outOfPlay(given: Given, ref: object, parent: object | undefined): Given {
  return parent !== undefined && isReturned(ref, [parent]) && given.choose === 'cards' && given.in === 'play'
    ? { ...given, in: { smoked: 'you' } }
    : given;
}

type Given = Extract<Mention, { mention: 'choice' }>['choice'];

/** 10.2: only cards that a player controls can be sacrificed. */
function withOwnSacrifice(given: Given, deed: Deed | undefined): Given {
  const isUnsaid = given.choose === 'cards' && given.in === 'play' && given.which.controller === undefined;
  if (deed !== 'sacrificed' || !isUnsaid) return given;
  return { ...given, which: { ...given.which, controller: given.by ?? 'you' } };
}

/** What happens to no card: of each player's turn. */
const OF_A_TURN: ReadonlySet<string> = new Set(['turn-started', 'main-shot-started', 'turn-ended']);

/** What is done only to a card in play. */
const IN_PLAY: ReadonlySet<string> = new Set(['modify', 'heal', 'unturn', 'turn']);

const LEAVING: ReadonlySet<string> = new Set(['smoked', 'toasted', 'sacrificed']);

/** Which card leaves play in an event of two cards. */
function leavingIn(
  names: readonly string[],
  card: EventPattern['card'],
  source: EventPattern['source'],
): Antecedent['between'] {
  if (card === undefined || source === undefined || !names.every((name) => LEAVING.has(name)))
    return undefined;
  return { gone: card.is ?? { event: 'card' }, there: source.is ?? { event: 'source' } };
}

const DEEDS: Readonly<Record<string, Deed>> = {
  sacrifice: 'sacrificed',
  sacrificed: 'sacrificed',
  discard: 'discarded',
  discarded: 'discarded',
  toast: 'toasted',
  toasted: 'toasted',
  smoke: 'smoked',
  smoked: 'smoked',
  turn: 'turned',
  turned: 'turned',
  'turn-cards': 'turned',
  'turned-to-attack': 'turned',
  reveal: 'revealed',
  revealed: 'revealed',
  'return-to-hand': 'returned',
  'returned-to-hand': 'returned',
  'return-to-play': 'returned',
  move: 'returned',
  seized: 'seized',
  'burned-for-victory': 'burned',
  'burned-for-power': 'burned',
};

/** The card that an effect changes, if it is one that the text names. */
function changedBy(effect: object | undefined): object | undefined {
  if (effect === undefined || !('do' in effect && effect.do === 'modify' && 'cards' in effect))
    return undefined;
  return typeof effect.cards === 'object' && effect.cards !== null ? effect.cards : undefined;
}

/** What an effect or a payment does to the card that it names. */
function deedOf(ref: object, path: Path): Deed | undefined {
  const parent = path.at(-1);
  if (parent === undefined || !('cards' in parent) || parent.cards !== ref) return undefined;
  const name = 'do' in parent ? parent.do : 'pay' in parent ? parent.pay : undefined;
  return typeof name === 'string' ? DEEDS[name] : undefined;
}

const TYPES: readonly BackNoun[] = ['Character', 'Site', 'Feng Shui Site', 'State', 'Edge', 'Event'];

/** Whether a card of that type may match. */
function isOfType(own: CardType, { type }: Pick<Filter, 'type'>): boolean {
  return type === undefined || type.includes(own) || (own === 'Feng Shui Site' && type.includes('Site'));
}

/** Whether what was mentioned is a card that a noun of that type may mean. */
function isSuchCard({ nouns }: Antecedent, { type }: Pick<Filter, 'type'>): boolean {
  if (nouns.has('player') || features.some((feature) => nouns.has(feature))) return false;
  const types = TYPES.filter((one) => nouns.has(one));
  return types.length === 0 || type === undefined || type.some((one) => types.includes(one));
}

/** “target inflicts damage on the target of its attack”: what that Character attacks, and not this card. */
export function withOwnTarget(on: EventPattern): EventPattern {
  const { card, source } = on;
  const isOwn = card?.is === 'its-target' && source !== undefined && source.is !== 'this';
  if (!isOwn) return on;
  const { is: _, ...rest } = card;
  return { ...on, card: { ...rest, targetOfAttack: true } };
}

/** Whether a reference is known only from the event that triggered. */
function isOfEvent(ref: CardRef | PlayerRef): boolean {
  if (typeof ref !== 'object') return false;
  if ('controllerOf' in ref) return isOfEvent(ref.controllerOf);
  return 'event' in ref || ('ownerOf' in ref && isOfEvent(ref.ownerOf));
}

/** A coin or a number that an effect chooses under a name of its own. */
function namedChoice(ref: object): Choice | undefined {
  if (!isChoose(ref) || choiceNowOf(ref) !== undefined) return undefined;
  return ref.choice.choose === 'number' || ref.choice === COIN ? ref.choice : undefined;
}

type Choose = Extract<Effect, { readonly do: 'choose' }>;

const isChoose = (ref: object): ref is Choose => 'do' in ref && ref.do === 'choose';

type Waiting = Extract<Effect, { readonly do: 'when' }>;

const PRONOUNS = ['pronoun', 'person'] as const;

/** Only a Character is “he” or “her”. */
function pronounsOf({ type }: Filter): readonly BackNoun[] {
  return type === undefined || type.includes('Character') ? PRONOUNS : ['pronoun'];
}

/** “That Site”, of a Feng Shui Site. */
function typesOf(filter: Pick<Filter, 'type'> | undefined): readonly BackNoun[] {
  const types = filter?.type ?? [];
  return types.includes('Feng Shui Site') && !types.includes('Site') ? [...types, 'Site'] : types;
}

/** What a later phrase can call what is chosen. A pronoun is never a player. */
function nounsOf(given: Given): BackNoun[] {
  if (isFeature(given)) return [given.choose];
  const targets: BackNoun[] = isTarget(given) ? ['target'] : [];
  if (given.choose === 'players')
    return ['player', ...(given.of === 'every-opponent' ? (['opponent'] as const) : []), ...targets];
  if (given.location === true) return ['location', ...targets];
  const isAttacker: BackNoun[] = [
    ...(given.which.attacking === true ? (['attacker'] as const) : []),
    ...(given.which.intercepting === true ? (['interceptor'] as const) : []),
  ];
  const pronouns = given.in === 'play' ? pronounsOf(given.which) : (['pronoun'] as const);
  const nouns = [...typesOf(given.which), ...restrictedNouns(given.which)];
  return [...pronouns, 'card', ...nouns, ...isAttacker, ...targets];
}

/** The name of what is chosen. */
function nameOf(given: Given): BackNoun {
  if (isFeature(given)) return given.choose;
  return given.choose === 'cards' ? calledBy(given) : 'player';
}

const isFeature = (given: Given): given is Extract<Given, { choose: (typeof features)[number] }> =>
  given.choose !== 'cards' && given.choose !== 'players';

function isOfMany(given: Given): boolean {
  return !isFeature(given) && given.number !== undefined && given.number.exactly !== 1;
}

/** Whether a later phrase can speak of what is chosen. */
const isMentionable = (choice: Choice): choice is Extract<Choice, { choose: Given['choose'] }> =>
  choice.choose === 'cards' ||
  choice.choose === 'players' ||
  features.some((feature) => feature === choice.choose);

function isFromHand(choice: Given): boolean {
  return 'in' in choice && typeof choice.in === 'object' && 'hand' in choice.in;
}

/** The noun after which a choice is named. */
function calledBy({ which, location }: Given & CardsChosen) {
  return location === true ? 'location' : (which.type?.[0] ?? 'card');
}

type CardsChosen = { readonly choose: 'cards' };

/** “the Vehicle”: restrictions that texts use as nouns. */
function restrictedNouns({ restriction }: Filter): BackNoun[] {
  return restriction === 'Vehicle' || restriction === 'Weapon' ? [restriction] : [];
}

function collect(value: unknown, path: Path, visit: (ref: object, path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const part of Object.values(value)) collect(part, [...path, value], visit);
}

/** What is put in the place of references, the names of what is seen, and where choices are made. */
interface Resolution {
  readonly resolved: References;
  readonly named: ReadonlyMap<object, string>;
  readonly within: Choices;
}

/** A copy in which references are replaced, and choices put where they are made. */
function replaced<Value>(value: Value, how: Resolution): Value;
function replaced(value: unknown, how: Resolution): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = how.resolved.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown) => [
      ...discarded(part, how.within).map((choice) => ({ do: 'choose', choice: replaced(choice, how) })),
      replaced(part, how),
    ]);
  }
  const parts = Object.entries(value).map(([key, part]) => [key, replaced(part, how)] as const);
  const name = how.named.get(value);
  if (name !== undefined) return { ...Object.fromEntries(parts), as: name };
  const by = 'by' in value ? replaced(value.by, how) : 'you';
  const choose = (isMay(value) ? how.within.get(value) : undefined)?.map((choice) =>
    by === 'you' ? choice : { ...choice, by },
  );
  return Object.fromEntries(
    choose === undefined ? parts : [...parts.slice(0, 2), ['choose', choose], ...parts.slice(2)],
  );
}

const isElsewhere = (place: Place): place is Extract<Place, { readonly whereverIs: CardRef }> =>
  typeof place === 'object' && 'whereverIs' in place;

/** Events are never in play (4.3.6): a text that chooses one must say where. */
function isNowhere(choice: Given): boolean {
  return choice.choose === 'cards' && choice.in === 'play' && (choice.which.type ?? []).includes('Event');
}

type May = Extract<Effect, { readonly do: 'may' }>;

function isMay(value: object): value is May {
  return 'do' in value && value.do === 'may';
}

/** A target is chosen when the effect is generated, also of what you may do on resolution (4.3.6). */
function isTargetOfYours(choice: Choice, may: object): boolean {
  return 'target' in choice && choice.target === true && isMay(may) && may.by === 'you';
}

/** The choices that are made right before an effect, when it is resolved. */
function discarded(effect: unknown, within: Choices): readonly Choice[] {
  return typeof effect === 'object' && effect !== null && !isMay(effect) ? (within.get(effect) ?? []) : [];
}

type References = ReadonlyMap<object, object | string>;
type Choices = ReadonlyMap<object, readonly Choice[]>;
