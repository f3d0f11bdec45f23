import type { CompiledSentence, CompiledText } from '../../compiled-text.ts';
import { equal } from '../phrases/equal.ts';
import { type Kind, MOST_STEPS, Parsing, readAll, Steps, TooCostly } from '../phrases/parsing.ts';
import { tokensOf } from '../phrases/tokens.ts';
import { written } from '../phrases/written.ts';
import { type Sentence, type Separator, sentencesIn } from './splitting.ts';
import { Unresolved } from './unresolved.ts';

/** One sentence with one of its readings; null if it is not understood. */
export interface Part<Statement> {
  readonly sentence: number;
  readonly statement: Statement | null;
}

/** An ability, and the sentences that it comes from. */
export interface Assembled<Ability> {
  readonly ability: Ability;
  readonly sentences: readonly number[];
}

interface Worded {
  readonly text: string;
}

/** The language of a game's card texts. */
export interface CardLanguage<Card extends Worded, Statement, Ability> {
  readonly statement: Kind<Statement>;
  /** The words by which the text calls its own card. */
  readonly namesOf: (card: Card) => readonly string[];
  readonly separator: Separator;
  /** The abilities that sentences make together; throws `Unresolved` if they do not go together. */
  readonly assembled: (
    parts: readonly Part<Statement>[],
    card: Card,
    sentences: readonly Sentence[],
  ) => readonly Assembled<Ability>[];
  /** Whether an ability among all of them makes no sense on such a card. */
  readonly isWrong: (card: Card, all: readonly Assembled<Ability>[]) => (one: Assembled<Ability>) => boolean;
  /** The ability that says that a sentence is not understood. */
  readonly unsupported: (sentence: string) => Ability;
}

/** More readings of the sentences so far are not followed. */
const MOST_CANDIDATES = 16;
/** So many continuations are reported of a sentence that was not understood. */
const MOST_EXPECTED = 12;

/** Compiles the text of a card. Pure: the same card gives the same abilities. */
export function compilerOf<Card extends Worded, Statement, Ability>(
  language: CardLanguage<Card, Statement, Ability>,
): (card: Card) => CompiledText<Ability> {
  const { statement, namesOf, separator } = language;
  type Candidate = readonly Part<Statement>[];

  return (card) => {
    const steps = new Steps(MOST_STEPS);
    const sentences = sentencesIn(card.text, tokensOf(card.text, namesOf(card)), separator);
    let candidates: readonly Candidate[] = [[]];
    const failures = new Map<number, CompiledSentence>();
    for (const [at, sentence] of sentences.entries()) {
      const { readings, failure } = read(sentence, card.text, steps);
      const next = distinct(
        candidates.flatMap((parts) =>
          readings.map((one): Candidate => [...parts, { sentence: at, statement: one }]),
        ),
        card,
        sentences,
      );
      if (next.length > 0 && next.length <= MOST_CANDIDATES) {
        candidates = next;
        continue;
      }
      failures.set(at, failure);
      candidates = candidates.map((parts) => [...parts, { sentence: at, statement: null }]);
    }
    return summary(card, sentences, candidates, failures);
  };

  function read(sentence: Sentence, text: string, steps: Steps) {
    const parsing = new Parsing(sentence.tokens, steps);
    let readings: readonly Statement[] = [];
    let isCostly = false;
    try {
      readings = readAll(statement, parsing);
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error;
      isCostly = true;
    }
    const stop = parsing.tokens[parsing.furthest];
    const expected = isCostly ? ['a shorter sentence'] : [...parsing.expected].slice(0, MOST_EXPECTED);
    const understood = stop?.start ?? sentence.end;
    const failure: CompiledSentence = {
      ...placeOf(sentence, text),
      outcome: 'not-understood',
      understood,
      expected,
    };
    return { readings, failure };
  }

  /** The candidates whose sentences go together, without those that say the same. */
  function distinct(
    candidates: readonly Candidate[],
    card: Card,
    sentences: readonly Sentence[],
  ): readonly Candidate[] {
    const seen: Ability[][] = [];
    return candidates.filter((parts) => {
      const abilities = abilitiesOf(parts, card, sentences)?.map(({ ability }) => ability);
      if (abilities === undefined || seen.some((other) => equal(other, abilities))) return false;
      seen.push(abilities);
      return true;
    });
  }

  /** The abilities of a candidate; undefined if its sentences do not go together. */
  function abilitiesOf(parts: Candidate, card: Card, sentences: readonly Sentence[]) {
    try {
      return language.assembled(parts, card, sentences);
    } catch (error) {
      if (error instanceof Unresolved) return undefined;
      throw error;
    }
  }

  function summary(
    card: Card,
    sentences: readonly Sentence[],
    candidates: readonly Candidate[],
    failures: ReadonlyMap<number, CompiledSentence>,
  ): CompiledText<Ability> {
    const [first = [], ...others] = candidates;
    const all = abilitiesOf(first, card, sentences) ?? [];
    const wrong = new Set(all.filter(language.isWrong(card, all)).flatMap((one) => one.sentences));
    const known = all.filter((one) => others.length === 0 && !one.sentences.some((at) => wrong.has(at)));
    const outcomes = sentences.map((sentence, at): CompiledSentence => {
      const failure = failures.get(at);
      if (failure !== undefined) return failure;
      const place = placeOf(sentence, card.text);
      if (others.length > 0) return { ...place, outcome: 'ambiguous', readings: readingsAt(at, candidates) };
      if (wrong.has(at))
        return { ...place, outcome: 'not-understood', understood: sentence.end, expected: [] };
      const abilities = known.flatMap((one, index) => (one.sentences.includes(at) ? index : []));
      return { ...place, outcome: 'compiled', abilities };
    });
    const unknown = outcomes.filter(({ outcome }) => outcome === 'not-understood' || outcome === 'ambiguous');
    return {
      told: unknown.length === 0 ? 'whole' : unknown.length === outcomes.length ? 'nothing' : 'in-part',
      abilities: [
        ...known.map(({ ability }) => ability),
        ...unknown.map(({ text }) => language.unsupported(text)),
      ],
      sentences: outcomes,
    };
  }

  /** What a sentence may mean, as text; a reading that no phrase renders is left out. */
  function readingsAt(at: number, candidates: readonly Candidate[]): string[] {
    const said = candidates.flatMap((parts) => {
      const one = parts.find(({ sentence }) => sentence === at)?.statement;
      const rendered = one === undefined || one === null ? undefined : statement.render(one);
      return rendered === undefined ? [] : written(rendered.text);
    });
    return [...new Set(said)];
  }
}

function placeOf({ start, end }: Sentence, text: string): { text: string; start: number; end: number } {
  return { text: text.slice(start, end), start, end };
}
