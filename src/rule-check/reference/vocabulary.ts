import type { Part } from '../../database/kept-content/kept-parts.ts';
import type { Steps } from '../../engine/steps.ts';
import { type GameSlug, games } from '../../games/registry.ts';
import { ruleCheckSchema } from '../forms.ts';

/** A word of the vocabulary of a game: its form, how card texts say it, and cards that have it. */
export interface VocabularyWord {
  readonly game: string;
  /** Such as `Effect`. */
  readonly kind: string;
  readonly word: string;
  readonly about: string;
  /** The sections of the rulebook that its description cites. */
  readonly rules: readonly string[];
  /** Templates: `{slot}` is filled by another phrase, `[words]` may be absent, `(one|other)` are alternatives. */
  readonly phrases: readonly string[];
  /** Its JSON Schema; `$ref` leads into the schema of the vocabulary. */
  readonly form: unknown;
  readonly examples: readonly WordExample[];
}

/** An invented card whose text has a word. */
export interface WordExample {
  readonly title: string;
  readonly type: string;
  readonly text: string;
  readonly abilities: readonly unknown[];
}

/** The vocabulary of a game, for the build to keep. */
export function vocabularyPart(game: GameSlug): Part<readonly VocabularyWord[]> {
  return { name: `vocabulary-${game}` };
}

const MOST_EXAMPLES = 2;

type Schema = Readonly<Record<string, unknown>>;

/** All words of a game's vocabulary, by kind, in the order of its schema. The compiler needs a while for its examples. */
export function* vocabularyInSteps(slug: GameSlug): Steps<readonly VocabularyWord[]> {
  const game = games.find((one) => one.slug === slug);
  if (game === undefined || game.ruleCheck === null) return [];
  const cards: WordExample[] = [];
  for (const card of game.compiler.exampleCards) {
    yield;
    const { title, type, text } = card;
    cards.push({ title, type, text, abilities: game.compiler.compile(card).abilities });
  }
  yield;
  const { $defs = {} } = schemaOf(ruleCheckSchema('definition', game.name, game.ruleCheck));
  const definitions = schemaOf($defs);
  return Object.keys(definitions)
    .filter((kind) => !kind.startsWith('__'))
    .flatMap((id) =>
      variantsOf(definitions, id).flatMap((form) => {
        const kind = kindOf(id);
        const { tag, names } = namesOf(form);
        const about = typeof form.description === 'string' ? form.description : '';
        return names.map((word) => ({
          game: game.slug,
          kind,
          word,
          about,
          rules: rulesIn(about),
          phrases: game.compiler.templatesOf(kind, word),
          form,
          examples: cards.filter((card) => hasWord(card.abilities, tag, word)).slice(0, MOST_EXAMPLES),
        }));
      }),
    );
}

/** Kinds that both games have are named with their game in the schema. */
const kindOf = (id: string): string => id.replace(/^Highlander/, '');

const schemaOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The alternatives of a definition that are objects. */
function variantsOf(definitions: Schema, kind: string): Schema[] {
  const found = schemaOf(definitions[kind]);
  const ref = typeof found.$ref === 'string' ? found.$ref.split('/').at(-1) : undefined;
  if (ref !== undefined && ref !== kind) return variantsOf(definitions, ref);
  const all = found.oneOf ?? found.anyOf;
  const variants = Array.isArray(all) ? all.map(schemaOf) : [];
  return variants.filter((one) => one.properties !== undefined && one.description !== undefined);
}

/** The names of a word: the values of its first key, or that key itself. */
function namesOf({ properties }: Schema): { tag: string | null; names: string[] } {
  const [first] = Object.entries(schemaOf(properties));
  if (first === undefined) return { tag: null, names: [] };
  const [key, form] = first;
  const { const: only, enum: several } = schemaOf(form);
  if (typeof only === 'string') return { tag: key, names: [only] };
  if (Array.isArray(several) && several.every((one) => typeof one === 'string'))
    return { tag: key, names: several.map(String) };
  return { tag: null, names: [key] };
}

function hasWord(value: unknown, tag: string | null, word: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.entries(value);
  const isHere = parts.some(([key, part]) => (tag === null ? key === word : key === tag && part === word));
  return isHere || parts.some(([, part]) => hasWord(part, tag, word));
}

/** “(4.5, 7.2)” cites two sections. */
function rulesIn(about: string): string[] {
  const cited = [...about.matchAll(/\(([^()]*\d\.\d[^()]*)\)/g)].map(([, inner = '']) => inner);
  return [...new Set(cited.flatMap((inner) => inner.match(/\b\d+(?:\.\d+)+\b/g) ?? []))];
}

/** The words in which all terms of a query occur. */
export function matchingWords(words: readonly VocabularyWord[], query: string): VocabularyWord[] {
  const terms = query
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '');
  return words.filter(({ kind, word, about, phrases }) => {
    const text = [kind, word, about, ...phrases].join('\n').toLowerCase();
    return terms.every((term) => text.includes(term));
  });
}
