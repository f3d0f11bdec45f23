import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { EventPattern, Filter } from '../../vocabulary/terms.ts';
import { type BackNoun, choosingNow, features, type Mention, mentioning } from '../mentions.ts';

/** How the references of an ability are said; of several ways that mean the same, the first that can be read again is. */
export interface Manner {
  /** Which of the words that can mean a card or player a second time: the first, second and so on. */
  readonly again: number;
  /** “another”, and not “other than this card”. */
  readonly another: boolean;
}

/** What the references of an ability refer to. */
export interface Context {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly on?: EventPattern | undefined;
}

/** Names in place of references become mentions: of a choice where it is made, and after that of what was mentioned. */
export class Unresolver {
  readonly #context: Context;
  readonly #manner: Manner;
  readonly #mentioned = new Set<string>();

  constructor(context: Context, manner: Manner) {
    this.#context = context;
    this.#manner = manner;
  }

  /** What was chosen under the name is known from the beginning. */
  know(name: string): void {
    this.#mentioned.add(name);
  }

  /** A choice that is made by a phrase of its own: “target a Character”. */
  choosing(choice: Choice): { readonly chosen: string } | undefined {
    this.#mentioned.add(choice.as);
    return this.#ofChoice(choice);
  }

  said<Value>(value: Value): Value;
  said(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.flatMap((one: unknown) => {
        const choice = choiceLater(one);
        if (choice === undefined) return [this.said(one)];
        return isInDeck(choice) ? [this.#found(choice)] : [];
      });
    const mention = this.#mentionOf(value);
    if (mention !== undefined) return mention;
    const entries = Object.entries(value).filter(([key]) => key !== 'choose' || !isMay(value));
    return Object.fromEntries(entries.map(([key, part]) => [key, this.#saidAt(key, part)]));
  }

  /** What is found in a deck is chosen by the search. */
  #found({ as, ...choice }: CardsChoice): Effect {
    this.#mentioned.add(as);
    return choosingNow({ mention: 'choice', choice: this.said(choice) }, 0);
  }

  #saidAt(key: string, part: unknown): unknown {
    const isOther = key === 'isNot' && this.#manner.another;
    return isOther ? this.#mentioning({ mention: 'other' }) : this.said(part);
  }

  #mentioning(mention: Mention): { readonly chosen: string } {
    return mentioning(mention, 0);
  }

  #mentionOf(value: object): object | undefined {
    const [entry, ...others] = Object.entries(value);
    if (entry === undefined || others.length > 0) return undefined;
    const [key, name] = entry;
    if (key === 'event' && typeof name === 'string' && ROLES.has(name)) return this.#ofEvent(name);
    const choice = key === 'chosen' && typeof name === 'string' ? this.#context.choices.get(name) : undefined;
    if (choice === undefined) return undefined;
    if (this.#mentioned.has(choice.as)) return this.#again(nounsOf(choice), isMany(choice));
    this.#mentioned.add(choice.as);
    return this.#ofChoice(choice);
  }

  #ofChoice({ as: _, ...choice }: Choice): { readonly chosen: string } | undefined {
    if (!isMentioned(choice)) return undefined;
    return this.#mentioning({ mention: 'choice', choice: this.said(choice) });
  }

  #ofEvent(role: string): object | undefined {
    const { on } = this.#context;
    if (on === undefined) return undefined;
    if (role === 'player' || role === 'by')
      return this.#again([{ noun: 'opponent' }, { noun: 'player' }, { noun: 'whose' }], false);
    const filter = role === 'card' ? on.card : role === 'source' ? on.source : on.target;
    return this.#again(nounsOfCard(filter ?? {}), false);
  }

  #again(nouns: readonly Again[], many: boolean): object | undefined {
    const said = nouns[this.#manner.again % nouns.length];
    return said === undefined ? undefined : this.#mentioning({ mention: 'back', many, ...said });
  }
}

const ROLES: ReadonlySet<string> = new Set(['card', 'source', 'target', 'player', 'by']);

type Again = { readonly noun: BackNoun; readonly isTarget?: true };

const isMany = (choice: Choice): boolean =>
  'number' in choice && choice.number !== undefined && choice.number.exactly !== 1;

type Unnamed<Of> = Of extends unknown ? Omit<Of, 'as'> : never;
type Feature = Extract<Choice, { choose: (typeof features)[number] }>;
type Mentioned = Extract<Choice, { choose: 'cards' | 'players' }> | Feature;

const isFeature = (choice: Choice): choice is Feature => features.some((one) => one === choice.choose);

const isMentioned = (choice: Unnamed<Choice>): choice is Unnamed<Mentioned> =>
  choice.choose === 'cards' ||
  choice.choose === 'players' ||
  features.some((feature) => feature === choice.choose);

/** What can be said of what was chosen, the clearest first. */
function nounsOf(choice: Choice): readonly Again[] {
  const isTarget = 'target' in choice && choice.target === true;
  const target: Again[] = isTarget ? [{ noun: 'target' }] : [];
  if (choice.choose === 'players') {
    const noun = choice.of === 'every-opponent' ? 'opponent' : 'player';
    return [{ noun }, ...target, { noun: 'whose' }];
  }
  if (isFeature(choice)) return [{ noun: choice.choose }];
  if (choice.choose !== 'cards') return [];
  if (choice.location === true) return [{ noun: 'location' }, ...target];
  const [first = { noun: 'card' }, ...others] = nounsOfCard(choice.which);
  return [first, ...target, ...others];
}

function nounsOfCard({ type = [], restriction, attacking, intercepting }: Filter): readonly Again[] {
  const [only, ...others] = type;
  const typed: Again[] =
    only === undefined || others.length > 0 ? [] : [{ noun: only === 'Feng Shui Site' ? 'Site' : only }];
  const restricted: Again[] =
    restriction === 'Vehicle' || restriction === 'Weapon' ? [{ noun: restriction }] : [];
  const fighting: Again[] = [
    ...(attacking === true ? [{ noun: 'attacker' } as const] : []),
    ...(intercepting === true ? [{ noun: 'interceptor' } as const] : []),
  ];
  return [...typed, ...restricted, { noun: 'card' }, { noun: 'pronoun' }, ...fighting, { noun: 'person' }];
}

type CardsChoice = Extract<Choice, { readonly choose: 'cards' }>;

/** A choice on resolution, which the effect after it makes where it names what is chosen. */
function choiceLater(effect: unknown): Choice | undefined {
  if (typeof effect !== 'object' || effect === null || !('do' in effect) || !('choice' in effect))
    return undefined;
  const [choice] = effect.do === 'choose' ? [...choicesIn(effect.choice).values()] : [];
  return choice?.choose === 'cards' || choice?.choose === 'players' ? choice : undefined;
}

const isInDeck = (choice: Choice): choice is CardsChoice =>
  choice.choose === 'cards' && typeof choice.in === 'object' && 'deck' in choice.in;

const isMay = (value: object): boolean => 'do' in value && value.do === 'may';

/** Every choice in a value, by its name. */
export function choicesIn(value: unknown, found = new Map<string, Choice>()): Map<string, Choice> {
  if (typeof value !== 'object' || value === null) return found;
  if (isChoice(value)) found.set(value.as, value);
  for (const part of Object.values(value)) choicesIn(part, found);
  return found;
}

function isChoice(value: object): value is Choice {
  return 'choose' in value && 'as' in value && typeof value.choose === 'string';
}

/** Whether a value has another in it. */
export function has(value: unknown, wanted: unknown): boolean {
  if (equal(value, wanted)) return true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => has(part, wanted))
  );
}
