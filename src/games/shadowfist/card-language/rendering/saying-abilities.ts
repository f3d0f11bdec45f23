import { written } from '../../../vocabulary/phrases/written.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { PrintedCard } from '../assembling.ts';
import { compile } from '../compile.ts';
import { statement } from '../language.ts';
import type { Statement } from '../sentences.ts';
import { meanTheSame } from './comparing.ts';
import { type Division, statementsOf } from './statements.ts';

/** A card's own name does not matter: it is called “this card”. */
const TITLE = '¤';

/** So many texts of one ability are compiled, to find one that says it. */
const MOST_TRIED = 6;

interface CardOfAbilities extends PrintedCard {
  readonly abilities: readonly Ability[];
}

/** Says the abilities of a card one after the other. */
export class SayingAbilities {
  readonly #card: CardOfAbilities;
  /** The abilities that were said so far, and their sentences: one may refer to another. */
  readonly #said: Ability[] = [];
  readonly #sentences: string[] = [];

  constructor(card: CardOfAbilities) {
    this.#card = card;
  }

  /** The sentences in which the texts of cards say an ability; undefined if none do. */
  inSentences(ability: Ability): string | undefined {
    for (const text of this.#textsOf(ability)) {
      if (!this.#isReadAgain(ability, text)) continue;
      this.#said.push(ability);
      this.#sentences.push(text);
      return text;
    }
    return undefined;
  }

  #textsOf(ability: Ability): ReadonlySet<string> {
    const texts = new Set<string>();
    const known = new Set<string>();
    for (const division of DIVISIONS) {
      const statements = statementsOf(ability, this.#card.abilities, division);
      const key = JSON.stringify(statements);
      if (known.has(key)) continue;
      known.add(key);
      const text = textOf(statements);
      if (text !== undefined) texts.add(text);
      if (texts.size === MOST_TRIED) break;
    }
    return texts;
  }

  /** A text may mean something else than what it was rendered from, which no phrase alone can know. */
  #isReadAgain(ability: Ability, sentences: string): boolean {
    const { type, fighting, cost } = this.#card;
    const text = [...this.#sentences, sentences].join(' ');
    const read = compile({ title: TITLE, type, fighting, cost, text });
    return read.told === 'whole' && meanTheSame(read.abilities, [...this.#said, ability]);
  }
}

function textOf(statements: readonly Statement[]): string | undefined {
  const sentences = statements.map((one) => statement.render(one)?.text);
  if (sentences.length === 0 || sentences.some((one) => one === undefined)) return undefined;
  return sentences.map((one) => written(one ?? '')).join(' ');
}

const NO_AND_YES = [false, true] as const;

/** The ways to divide an ability into sentences, the plainest first. */
const DIVISIONS: readonly Division[] = NO_AND_YES.flatMap((isSplit) =>
  NO_AND_YES.flatMap((isExplicit) =>
    NO_AND_YES.flatMap((isApart) =>
      [0, 1, 2, 3].flatMap((again) =>
        [true, false].map((another) => ({ isSplit, isApart, isExplicit, another, again })),
      ),
    ),
  ),
);
