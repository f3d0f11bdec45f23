import type { OpenChoice } from '../../../engine/answer.ts';
import type { Play } from '../../../games/rule-check.ts';
import { essence, isTried, slugWithout, stateWithout, type Tried } from './leaving-out.ts';
import { fieldsOf, isFields, type Json, type Part, partsOf } from './parts.ts';
import type { Done, Failure, Watching } from './tabled-game.ts';

/** What was seen of one ability of a card. */
export interface AbilitySeen {
  readonly kind: string;
  offered: number;
  used: number;
  readonly parts: { readonly kind: string; isSeen: boolean }[];
  readonly choices: { readonly name: string; isOffered: boolean }[];
}

/** What was seen of a card on the tables where it was tried. */
export interface CardSeen {
  tables: number;
  playable: number;
  played: number;
  readonly abilities: AbilitySeen[];
}

/** Lists are long: they are compared after so many rounds only. */
const LISTED_EVERY = 4;

/** Watches games in which a card is tried: leaves out its parts one by one, and sees whether anything is different. */
export class CardTrial implements Watching {
  readonly seen: CardSeen;
  readonly failures: Failure[] = [];
  readonly #tried: Tried;
  readonly #play: Play;
  readonly #isExplained: IsExplained;
  #rounds = 0;
  readonly #parts: { readonly part: Part; readonly seen: { isSeen: boolean } }[] = [];

  constructor(tried: Tried, play: Play, isExplained: IsExplained) {
    this.#tried = tried;
    this.#isExplained = isExplained;
    this.#play = play;
    this.seen = { tables: 0, playable: 0, played: 0, abilities: tried.abilities.map(abilitySeen) };
    for (const part of partsOf(tried.abilities)) {
      const seen = { kind: part.kind, isSeen: false };
      this.seen.abilities[part.ability]?.parts.push(seen);
      this.#parts.push({ part, seen });
    }
  }

  /** Whether everything of the card was seen that has to be. */
  isEnough(): boolean {
    const isPlayed = this.seen.playable > 0 || this.#isExplained(unplayed);
    return isPlayed && this.seen.abilities.every((one) => unseenOf(one).every(this.#isExplained));
  }

  couldDo(action: Readonly<Record<string, Json>>, choices: readonly OpenChoice[]): void {
    const { do: verb, card, ability, way, choose } = action;
    if (!isTried(card)) return;
    if (verb === 'play') {
      this.seen.playable += 1;
      this.#count(way, 'offered');
    }
    if (verb === 'use') this.#count(ability, 'offered');
    const names = choices.flatMap(({ pointer }) => pointer.split('/')[2] ?? []);
    this.#choicesNamed([...Object.keys(fieldsOf(choose)), ...names]);
  }

  failed(failure: Failure): void {
    this.failures.push(failure);
  }

  did(done: Done): void {
    const { actions, outcomes, events, after } = done;
    for (const { event, card, ability } of events.map(fieldsOf)) {
      if (!isTried(card)) continue;
      if (event === 'played') this.#played();
      if (event === 'triggered' || event === 'replaced') this.#count(ability, 'used');
    }
    for (const [at, { do: verb, card, ability, way }] of actions.entries()) {
      if (outcomes[at] !== 'legal' || !isTried(card)) continue;
      if (verb === 'use') this.#count(ability, 'used');
      if (verb === 'play') this.#count(way, 'used');
    }
    this.#choicesIn(after);
    for (const { part, seen } of this.#parts) seen.isSeen ||= this.#changes(part, done);
    this.#rounds += 1;
    if (this.#rounds % LISTED_EVERY === 0) this.#compareLists(after);
  }

  /** Sees which parts make other actions legal in a state. */
  #compareLists(state: Json): void {
    const unseen = this.#parts.filter(({ part, seen }) => !part.isDone && !seen.isSeen);
    if (unseen.length === 0) return;
    const { legalActions } = this.#play({ state, actions: [] }, { legalActions: 'all' });
    for (const { part, seen } of unseen) seen.isSeen = this.#allows(part, state, legalActions);
  }

  /** Whether the state reached by an action is another one without the part. */
  #changes(part: Part, { before, actions, outcomes, after }: Done): boolean {
    const other = this.#play({ state: stateWithout(before, this.#tried, part), actions }, { continue: true });
    if (!other.verdicts.every(({ outcome }, at) => outcome === outcomes[at])) return true;
    return essence(stateWithout(after, this.#tried, part)) !== essence(jsonOf(other.state));
  }

  /** Whether other actions are legal without the part. */
  #allows(part: Part, state: Json, legalActions: Json): boolean {
    const lacking = stateWithout(state, this.#tried, part);
    const other = this.#play({ state: lacking, actions: [] }, { legalActions: 'all' });
    if (other.outcome !== 'legal') return true;
    const ours = JSON.stringify(legalActions).replaceAll(
      `"${this.#tried.slug}"`,
      `"${slugWithout(this.#tried.slug, part)}"`,
    );
    return ours !== JSON.stringify(other.legalActions);
  }

  /** What an Event does, and what a card does as it enters play, is used when the card is played. */
  #played(): void {
    this.seen.played += 1;
    for (const ability of this.seen.abilities)
      if (ability.kind === 'event' || ability.kind === 'entering') ability.used += 1;
  }

  #count(place: Json, what: 'offered' | 'used'): void {
    const ability = typeof place === 'number' ? this.seen.abilities[place] : undefined;
    if (ability !== undefined) ability[what] += 1;
  }

  /** What was chosen is in the values of an effect, or on the card; what is asked for, in the question. */
  #choicesIn(value: Json): void {
    if (Array.isArray(value)) for (const one of value) this.#choicesIn(one);
    if (!isFields(value)) return;
    const { source, values, chosen, id, question, answers } = value;
    if (isTried(source)) this.#choicesNamed(Object.keys(fieldsOf(values)));
    if (isTried(id)) this.#choicesNamed(Object.keys(fieldsOf(chosen)));
    if (isFields(answers)) this.#choicesNamed(Object.keys(answers));
    const { as: name } = fieldsOf(question);
    if (typeof name === 'string') this.#choicesNamed([name]);
    for (const inner of Object.values(value)) if (typeof inner === 'object') this.#choicesIn(inner);
  }

  #choicesNamed(names: readonly string[]): void {
    for (const { choices } of this.seen.abilities)
      for (const choice of choices) if (names.includes(choice.name)) choice.isOffered = true;
  }
}

/** Whether a reason is known why something is never seen. */
export type IsExplained = (unseen: Unseen) => boolean;

/** That a card was never legal to play. */
export const unplayed: Unseen = { part: 'playing', why: 'never legal to play' };

/** Something of an ability that was never seen. */
export interface Unseen {
  /** The part, in the words of the vocabulary. */
  readonly part: string;
  readonly why: string;
}

/** What of an ability was never seen. */
export function unseenOf({ kind, offered, used, parts, choices }: AbilitySeen): Unseen[] {
  const unused = offered > 0 ? 'legal, never used' : 'never used';
  const why = used > 0 ? `used ${used} times, and nothing was different` : unused;
  return [
    ...parts.flatMap(({ kind: part, isSeen }) => (isSeen ? [] : [{ part, why }])),
    ...choices.flatMap(({ name, isOffered }) =>
      isOffered ? [] : [{ part: `${kind} > choice ${name}`, why: 'never offered' }],
    ),
  ];
}

function abilitySeen(ability: Json): AbilitySeen {
  const fields = fieldsOf(ability);
  const more = fields.special ?? fields.kind;
  const kind = typeof more === 'string' ? `${String(fields.ability)} ${more}` : String(fields.ability);
  const choices = [...new Set(choicesIn(ability))].map((name) => ({ name, isOffered: false }));
  return { kind, offered: 0, used: 0, parts: [], choices };
}

function choicesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(choicesIn);
  if (!isFields(value)) return [];
  const { choose, as } = value;
  const own = typeof choose === 'string' && typeof as === 'string' ? [as] : [];
  return [...own, ...Object.values(value).flatMap(choicesIn)];
}

function jsonOf(value: Json): Json {
  return JSON.parse(JSON.stringify(value));
}
