import type { Judgement, JudgementMade } from '../engine/law.ts';
import { distinct, type TitledUnjudged } from '../engine/unjudged.ts';
import { Unsupported } from '../engine/unsupported.ts';

interface AnyAbility {
  readonly ability: string;
}

type NotJudged<Ability extends AnyAbility> = Extract<Ability, { readonly ability: 'unsupported' }>;

/** Whether the vocabulary says of a text that it cannot be judged. */
export function isNotJudged<Ability extends AnyAbility>(ability: Ability): ability is NotJudged<Ability> {
  return ability.ability === 'unsupported';
}

/** The parts of one card that are not judged, by its abilities in force. */
export function unjudgedOf<Ability extends AnyAbility>(
  card: Pick<TitledUnjudged, 'card' | 'slug' | 'title'>,
  abilities: Iterable<Ability & { readonly text?: unknown }>,
): TitledUnjudged[] {
  return [...abilities].filter(isNotJudged).map(({ text }) => ({ ...card, what: String(text) }));
}

/** Judges an action, and collects what is not judged of the cards with influence on it before and after. */
export function judgedWith<State>(
  before: readonly TitledUnjudged[],
  judge: () => Judgement<State>,
  after: () => readonly TitledUnjudged[],
): JudgementMade<State> {
  const judged = refusing(judge);
  const unjudged = judged.outcome === 'legal' ? distinct([...before, ...after()]) : distinct(before);
  return { ...judged, unjudged };
}

/** What cannot be judged at all has influence like what is judged in part. */
function refusing<State>(judge: () => Judgement<State>): Judgement<State> {
  try {
    return judge();
  } catch (error) {
    if (error instanceof Unsupported) return { outcome: 'unsupported', needs: [error.need] };
    throw error;
  }
}

/** Cards by their ids. They are gathered when the first is looked for, which is seldom. */
export class CardsById<Card extends { readonly id: string }> {
  readonly #gather: () => readonly Card[];
  #byId: ReadonlyMap<string, Card> | undefined;

  constructor(gather: () => readonly Card[]) {
    this.#gather = gather;
  }

  find(id: string): Card | undefined {
    this.#byId ??= new Map(this.#gather().map((card) => [card.id, card]));
    return this.#byId.get(id);
  }
}
