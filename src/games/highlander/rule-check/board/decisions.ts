import type { DomainForm, OpenChoice } from '../../../../engine/answer.ts';
import type { Violation } from '../../../../engine/violation.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';

/** Something must still be said with the action: nothing is done until it is. */
export class Undecided extends Error {
  override readonly name = 'Undecided';
  readonly choices: readonly OpenChoice[];

  constructor(choices: readonly OpenChoice[]) {
    super('An action leaves something undecided.');
    this.choices = choices;
  }
}

/** What was said can be no answer at all. */
export class WrongChoice extends Error {
  override readonly name = 'WrongChoice';
  readonly pointer: string;

  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** What was chosen is not among what may be chosen: the rules forbid it. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
  readonly pointer: string;
  /** What may be chosen; null where it cannot be counted out. */
  readonly offered: OpenChoice['from'];

  constructor(pointer: string, { about, from }: Pick<Asked, 'about' | 'from'>) {
    super(`That is not among what may be chosen: ${about}.`);
    this.pointer = pointer;
    this.offered = from;
  }
}

/** What was chosen may be chosen, but not so many. */
export class NotSoMany extends Error {
  override readonly name = 'NotSoMany';
  readonly pointer: string;
  readonly need: { readonly least: number; readonly most: number };
  readonly have: number;

  constructor(
    pointer: string,
    { about, least, most }: Pick<Asked, 'about' | 'least' | 'most'>,
    have: number,
  ) {
    const so = least === most ? `${least}` : `${least} to ${most}`;
    super(`${so} may be chosen, and not ${have}: ${about}.`);
    this.pointer = pointer;
    this.need = { least, most };
    this.have = have;
  }
}

/** What was chosen may not come where the text would put it: the rules say why. */
export class Barred extends Error {
  override readonly name = 'Barred';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('What was chosen is against the rules.');
    this.violations = violations;
  }
}

/** What several leave undecided who do something at the same time is asked of all of them at once. */
export function askedAtOnce<One, Done>(all: readonly One[], doing: (one: One) => Done): Done[] {
  const choices: OpenChoice[] = [];
  const done = all.flatMap((one) => {
    try {
      return [doing(one)];
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      choices.push(...error.choices);
      return [];
    }
  });
  if (choices.length > 0) throw new Undecided(choices);
  return done;
}

/** In which key of a value the answer stands. */
export type AnswerForm = 'cards' | 'players' | 'number' | 'gem' | 'area' | 'mode' | 'title' | 'known';

const writtenAs: { readonly [Form in AnswerForm]: DomainForm } = {
  cards: 'list',
  players: 'list',
  known: 'known',
  number: 'value',
  gem: 'value',
  area: 'value',
  mode: 'value',
  title: 'value',
};

/** What is to be decided. */
export interface Asked {
  readonly player: string;
  readonly form: AnswerForm;
  readonly as: string;
  readonly about: string;
  readonly from: OpenChoice['from'];
  readonly least: number;
  readonly most: number;
  readonly unnamed?: number;
}

/**
 * What an action says of the choices its effects ask for: under the names the texts give them; those of a text of
 * another card with that card's id before them, and those asked again with a number after them.
 */
export class Decisions {
  readonly #said: Bindings;
  readonly #ofCard: string | undefined;
  readonly #asked = new Map<string, number>();

  constructor(said: Bindings, ofCard: string | undefined) {
    this.#said = said;
    this.#ofCard = ofCard;
  }

  /** The answer, with the pointer to it in the action. Throws Undecided if there is none. */
  answer(asked: Asked, frame: Frame): { readonly value: Value; readonly pointer: string } {
    const { value, pointer } = this.#next(asked.as, frame);
    if (value !== undefined) return { value, pointer };
    const { form, as: _, ...open } = asked;
    throw new Undecided([{ pointer: `${pointer}/${form}`, form: writtenAs[form], ...open }]);
  }

  /** Refuses what is said where there is nothing to choose. */
  refuse({ as, about }: Pick<Asked, 'as' | 'about'>, frame: Frame): void {
    const { value, pointer } = this.#next(as, frame);
    if (value !== undefined && !isNothing(value)) throw new NotOffered(pointer, { about, from: [] });
  }

  /** Where a card is named among the answers, if it is. */
  pointerTo(card: string): string | undefined {
    const key = Object.keys(this.#said).find((name) => isNamedIn(this.#said[name], card));
    return key === undefined ? undefined : pointerOf(key);
  }

  /** The names under which something is said that nothing has asked for, and those that were asked for. */
  unasked(): { readonly names: readonly string[]; readonly known: readonly string[] } {
    const known = [...this.#asked.keys()];
    const asked = new Set(
      [...this.#asked].flatMap(([name, times]) =>
        Array.from({ length: times }, (_, at) => keyOf(name, at + 1)),
      ),
    );
    return { names: Object.keys(this.#said).filter((name) => !asked.has(name)), known };
  }

  /** What will be said when the name is asked for next. */
  ahead(as: string, frame: Frame): Said {
    const name = this.#nameOf(as, frame);
    return this.#at(name, (this.#asked.get(name) ?? 0) + 1);
  }

  /** What is said when a name is asked for once more. */
  #next(as: string, frame: Frame): Said {
    const name = this.#nameOf(as, frame);
    const times = (this.#asked.get(name) ?? 0) + 1;
    this.#asked.set(name, times);
    return this.#at(name, times);
  }

  #nameOf(as: string, { source }: Frame): string {
    return source === undefined || source === this.#ofCard ? as : `${source}.${as}`;
  }

  #at(name: string, times: number): Said {
    const key = keyOf(name, times);
    return { value: this.#said[key], pointer: pointerOf(key) };
  }
}

function pointerOf(key: string): string {
  return `/choose/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isNamedIn(value: Value | undefined, card: string): boolean {
  if (value === undefined) return false;
  if ('known' in value) return value.known.some(({ id }) => id === card);
  return 'cards' in value && value.cards.includes(card);
}

/** What is asked for again has a number. */
function keyOf(name: string, times: number): string {
  return times === 1 ? name : `${name}#${times}`;
}

/** What an action says under a name, if it does, and where. */
interface Said {
  readonly value: Value | undefined;
  readonly pointer: string;
}

/** An answer that chooses nothing. */
export function isNothing(value: Value): boolean {
  return 'none' in value || ('cards' in value && value.cards.length === 0);
}
