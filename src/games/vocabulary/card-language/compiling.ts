import type { CompiledSentence, CompiledText } from '../../compiled-text.ts';
import type { Difference } from '../accounting/account.ts';
import { equal } from '../phrases/equal.ts';
import { type Kind, MOST_STEPS, Parsing, readAll, Steps, TooCostly } from '../phrases/parsing.ts';
import { type Token, tokensOf } from '../phrases/tokens.ts';
import { written } from '../phrases/written.ts';
import { type RecognisesReminder, type Sentence, type Separator, sentencesIn } from './splitting.ts';
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

/** A sentence that was read, and its place among the sentences of the text. */
export interface ReadSentence {
  readonly at: number;
  readonly text: string;
}

export interface Reminders<Card, Ability> {
  readonly isReminder: RecognisesReminder;
  /** Whether the abilities of the sentence before it already say it. */
  readonly restates: (tokens: readonly Token[], abilities: readonly Ability[], card: Card) => boolean;
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
  /** The sentences that their abilities do not say in full. The proof owes nothing to the phrases. */
  readonly differencesIn?: (
    card: Card,
    sentences: readonly ReadSentence[],
    all: readonly Assembled<Ability>[],
  ) => ReadonlyMap<number, Difference>;
  /** What only reminds of what abilities already say; other parentheses are clauses. */
  readonly reminders?: Reminders<Card, Ability>;
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
): (card: Card, steps?: Steps) => CompiledText<Ability> {
  const { statement, namesOf, separator } = language;
  type Candidate = readonly Part<Statement>[];

  return (card, steps = new Steps(MOST_STEPS)) => {
    const tokens = tokensOf(card.text, namesOf(card));
    const sentences = sentencesIn(card.text, tokens, separator, language.reminders?.isReminder);
    let candidates: readonly Candidate[] = [[]];
    const failures = new Map<number, CompiledSentence>();
    for (const [at, sentence] of sentences.entries()) {
      if (sentence.isReminder) continue;
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
      failures.set(at, readings.length === 0 ? failure : notFitting(sentence, card.text, next.length));
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

  /** A sentence that was read to its end, but has no meaning together with the others, or too many. */
  function notFitting(sentence: Sentence, text: string, meanings: number): CompiledSentence {
    const expected =
      meanings === 0 ? 'a sentence that fits the card and the sentences before it' : 'fewer meanings';
    const place = placeOf(sentence, text);
    return { ...place, outcome: 'not-understood', understood: sentence.end, expected: [expected] };
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
    const all = others.length > 0 ? [] : (abilitiesOf(first, card, sentences) ?? []);
    const { kept, wrong, differences } = proved(card, sentences, all, failures);
    const isRestated = (at: number): boolean => {
      const sentence = sentences[at];
      const before = sentences.findLastIndex((one, place) => place < at && !one.isReminder);
      const abilities = kept.flatMap((one) => (one.sentences.includes(before) ? one.ability : []));
      return (
        sentence !== undefined && language.reminders?.restates(sentence.tokens, abilities, card) === true
      );
    };
    const outcomes = sentences.map((sentence, at): CompiledSentence => {
      const failure = failures.get(at);
      if (failure !== undefined) return failure;
      const place = placeOf(sentence, card.text);
      if (sentence.isReminder && isRestated(at)) return { ...place, outcome: 'reminder' };
      if (others.length > 0 && !sentence.isReminder)
        return { ...place, outcome: 'ambiguous', readings: readingsAt(at, candidates) };
      const difference = differences.get(at);
      if (difference !== undefined || wrong.has(at) || sentence.isReminder) {
        const expected =
          difference === undefined ? ['something that such a card can do'] : unaccounted(difference);
        return { ...place, outcome: 'not-understood', understood: sentence.end, expected, ...difference };
      }
      const abilities = kept.flatMap((one, index) => (one.sentences.includes(at) ? index : []));
      return { ...place, outcome: 'compiled', abilities };
    });
    const unknown = outcomes.filter(({ outcome }) => outcome === 'not-understood' || outcome === 'ambiguous');
    return {
      told: unknown.length === 0 ? 'whole' : unknown.length === outcomes.length ? 'nothing' : 'in-part',
      abilities: [
        ...kept.map(({ ability }) => ability),
        ...unknown.map(({ text }) => language.unsupported(text)),
      ],
      sentences: outcomes,
    };
  }

  /** The abilities that make sense and say what their sentences say, without those that refer to rejected ones. */
  function proved(
    card: Card,
    sentences: readonly Sentence[],
    all: readonly Assembled<Ability>[],
    failures: ReadonlyMap<number, CompiledSentence>,
  ) {
    const wrong = new Set<number>();
    const makingSense = (some: readonly Assembled<Ability>[]): readonly Assembled<Ability>[] => {
      if (some.length === 0) return some;
      for (const one of some.filter(language.isWrong(card, some)))
        for (const at of one.sentences) wrong.add(at);
      const kept = some.filter((one) => !one.sentences.some((at) => wrong.has(at)));
      return kept.length === some.length ? kept : makingSense(kept);
    };
    const sensible = makingSense(all);
    const reminders = sentences.filter(({ isReminder }) => isReminder);
    const understood = sentences.flatMap((sentence, at) =>
      failures.has(at) || wrong.has(at) || sentence.isReminder
        ? []
        : { at, text: textWithout(reminders, sentence, card.text) },
    );
    const differences = language.differencesIn?.(card, understood, sensible) ?? new Map<number, Difference>();
    const kept = sensible.filter((one) => !one.sentences.some((at) => differences.has(at)));
    return { kept: kept.length === sensible.length ? kept : makingSense(kept), wrong, differences };
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

/** The text of a sentence without the reminders in it. */
function textWithout(reminders: readonly Sentence[], { start, end }: Sentence, text: string): string {
  const within = reminders.filter((one) => one.start > start && one.end < end);
  const parts = [{ end: start }, ...within].map((one, at) => text.slice(one.end, within[at]?.start ?? end));
  return parts.join(' ');
}

function placeOf({ start, end }: Sentence, text: string): { text: string; start: number; end: number } {
  return { text: text.slice(start, end), start, end };
}

/** What a sentence that was read to its end should say besides, or should not say. */
function unaccounted({ missing, added }: Difference): string[] {
  return [
    ...(missing.length > 0 ? [`a meaning of ${missing.map((said) => `“${said}”`).join(', ')}`] : []),
    ...(added.length > 0 || missing.length === 0 ? ['words for all that the sentence means'] : []),
  ];
}
