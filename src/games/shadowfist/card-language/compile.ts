import type { CompiledSentence, CompiledText } from '../../compiled-text.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import { MOST_STEPS, Parsing, readAll, Steps, TooCostly } from '../../vocabulary/phrases/parsing.ts';
import { tokensOf } from '../../vocabulary/phrases/tokens.ts';
import { written } from '../../vocabulary/phrases/written.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { definition } from '../vocabulary/definition.ts';
import { lintDefinition } from '../vocabulary/lint/lint.ts';
import { assembled, type Part, type PrintedCard } from './assembling.ts';
import type { Assembled } from './groups.ts';
import { statement } from './language.ts';
import { Unresolved } from './resolving.ts';
import type { Statement } from './sentences.ts';
import { type Sentence, sentencesIn } from './splitting.ts';
import { mentionsX } from './x.ts';

/** A card whose text is compiled. */
export interface CompilableCard extends PrintedCard {
  readonly title: string;
  readonly text: string;
}

/** More readings of the sentences so far are not followed. */
const MOST_CANDIDATES = 16;
/** The longest text of an ability that is not supported. */
const LONGEST_UNSUPPORTED = 2000;
/** So many continuations are reported of a sentence that was not understood. */
const MOST_EXPECTED = 12;

/** What the text of a card says, in the vocabulary. Pure: the same card gives the same abilities. */
export function compile(card: CompilableCard): CompiledText<Ability> {
  const steps = new Steps(MOST_STEPS);
  const sentences = sentencesIn(card.text, tokensOf(card.text, namesOf(card)));
  let candidates: readonly (readonly Part[])[] = [[]];
  const failures = new Map<number, CompiledSentence>();
  for (const [at, sentence] of sentences.entries()) {
    const { readings, failure } = read(sentence, card.text, steps);
    const next = distinct(
      candidates.flatMap((parts) =>
        readings.map((one): Part[] => [...parts, { sentence: at, statement: one }]),
      ),
      card,
    );
    if (next.length > 0 && next.length <= MOST_CANDIDATES) {
      candidates = next;
      continue;
    }
    failures.set(at, failure);
    candidates = candidates.map((parts) => [...parts, { sentence: at, statement: null }]);
  }
  return summary(card, sentences, candidates, failures);
}

/** “subject Character” in the text of a State that does not say what it is played on: it is played on a Character. */
function subjectOf(
  { type }: CompilableCard,
  sentences: readonly Sentence[],
  all: readonly Assembled[],
): Assembled[] {
  if (type !== 'State' || all.some(({ ability }) => ability.ability === 'subject')) return [];
  for (const [at, { tokens }] of sentences.entries()) {
    const after = tokens.find((_, place) => tokens[place - 1]?.text === 'subject')?.text;
    const which = (['Character', 'Site', 'Edge'] as const).find((one) => one.toLowerCase() === after);
    if (which !== undefined)
      return [{ ability: { ability: 'subject', which: { type: [which] } }, sentences: [at] }];
  }
  return [];
}

/** The title, and the first word of it for a Unique Character: texts call such a Character by its first name. */
function namesOf({ title, type, text }: CompilableCard): string[] {
  const [first = ''] = title.split(' ');
  const isPerson = type === 'Character' && /\bUnique\b/.test(text) && !/^(?:the|a|an)$/i.test(first);
  return isPerson && first !== title && first.length > 2 ? [title, first] : [title];
}

function read(
  sentence: Sentence,
  text: string,
  steps: Steps,
): { readings: readonly Statement[]; failure: CompiledSentence } {
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
  return {
    readings,
    failure: { ...placeOf(sentence, text), outcome: 'not-understood', understood, expected },
  };
}

function placeOf({ start, end }: Sentence, text: string): { text: string; start: number; end: number } {
  return { text: text.slice(start, end), start, end };
}

/** The candidates whose sentences go together, without those that say the same. */
function distinct(
  candidates: readonly (readonly Part[])[],
  card: CompilableCard,
): readonly (readonly Part[])[] {
  const seen: Ability[][] = [];
  return candidates.filter((parts) => {
    const abilities = abilitiesOf(parts, card)?.map(({ ability }) => ability);
    if (abilities === undefined || seen.some((other) => equal(other, abilities))) return false;
    seen.push(abilities);
    return true;
  });
}

/** The abilities of a candidate; undefined if its sentences do not go together. */
function abilitiesOf(parts: readonly Part[], card: CompilableCard): Assembled[] | undefined {
  try {
    return assembled(parts, card);
  } catch (error) {
    if (error instanceof Unresolved) return undefined;
    throw error;
  }
}

function summary(
  card: CompilableCard,
  sentences: readonly Sentence[],
  candidates: readonly (readonly Part[])[],
  failures: ReadonlyMap<number, CompiledSentence>,
): CompiledText<Ability> {
  const [first = [], ...others] = candidates;
  const said = abilitiesOf(first, card) ?? [];
  const all = [...subjectOf(card, sentences, said), ...said];
  const wrong = new Set(all.filter(isWrong(card, all)).flatMap((one) => one.sentences));
  const known = all.filter((one) => others.length === 0 && !one.sentences.some((at) => wrong.has(at)));
  const outcomes = sentences.map((sentence, at): CompiledSentence => {
    const failure = failures.get(at);
    if (failure !== undefined) return failure;
    const place = placeOf(sentence, card.text);
    if (others.length > 0) return { ...place, outcome: 'ambiguous', readings: readingsAt(at, candidates) };
    if (wrong.has(at)) return { ...place, outcome: 'not-understood', understood: sentence.end, expected: [] };
    const abilities = known.flatMap((one, index) => (one.sentences.includes(at) ? index : []));
    return { ...place, outcome: 'compiled', abilities };
  });
  const unknown = outcomes.filter(({ outcome }) => outcome === 'not-understood' || outcome === 'ambiguous');
  return {
    told: unknown.length === 0 ? 'whole' : unknown.length === outcomes.length ? 'nothing' : 'in-part',
    abilities: [
      ...known.map(({ ability }) => ability),
      ...unknown.map(
        ({ text }): Ability => ({
          ability: 'unsupported',
          reach: 'anything',
          text: text.slice(0, LONGEST_UNSUPPORTED),
        }),
      ),
    ],
    sentences: outcomes,
  };
}

/** What a sentence may mean, as text; a reading that no phrase renders is left out. */
function readingsAt(at: number, candidates: readonly (readonly Part[])[]): string[] {
  const said = candidates.flatMap((parts) => {
    const one = parts.find(({ sentence }) => sentence === at)?.statement;
    const rendered = one === undefined || one === null ? undefined : statement.render(one);
    return rendered === undefined ? [] : written(rendered.text);
  });
  return [...new Set(said)];
}

/** Whether an ability has an X that nothing defines, or makes no sense on such a card. */
function isWrong(card: CompilableCard, all: readonly Assembled[]): (one: Assembled) => boolean {
  const { title, type, fighting, cost } = card;
  const abilities = all.map(({ ability }) => ability);
  const parsed = definition.safeParse({ title, type, fighting, cost, abilities });
  const mistakes = parsed.success ? lintDefinition(parsed.data).map(({ pointer }) => pointer) : undefined;
  return (one) => {
    if (mistakes === undefined || (cost !== 'X' && mentionsX(one.ability))) return true;
    const pointer = `/abilities/${all.indexOf(one)}`;
    return mistakes.some((at) => at === pointer || at.startsWith(`${pointer}/`));
  };
}
