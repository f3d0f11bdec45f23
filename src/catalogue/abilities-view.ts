import { z } from 'zod';
import { abilitiesInForce, type WrittenAbilities } from '../database/snapshot/abilities-in-force.ts';
import {
  type CompiledAbilities,
  cardText,
  compiledAbilities,
  compilingCost,
} from '../games/compiled-abilities.ts';
import type { CardText, CompiledText } from '../games/compiled-text.ts';
import { basis, told } from '../games/content/abilities.ts';
import type { Wording } from '../games/wording/wording.ts';
import type { Work } from '../work.ts';
import { cardName } from './card-view.ts';
import { compiledSentenceView, compiledSentenceViewOf } from './compiled-text-view.ts';
import { compilerVersion } from './compiler-version.ts';
import type { ShelvedCard } from './library.ts';
import { cardNameView } from './views.ts';
import { wordingAsOf } from './wording-as-of.ts';

export const abilitiesView = z
  .strictObject({
    card: cardNameView,
    basis: basis.nullable().meta({
      description:
        'Origin of the abilities: `hand-written` (Arbiter), `file` (an imported file) or `compiled` (from the card text); null if there are none.',
    }),
    version: z.string().nullable().meta({
      description:
        'Id of the text version with these abilities; null if they come from examples or there are none.',
    }),
    source: z.string().nullable().meta({
      description: 'Id of the source of the text version or of the examples; null if there is none.',
    }),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Section of the source; null if there is no source or it is unknown.' }),
    heading: z.string().nullable().meta({
      description: 'Heading of the section, or of its entry; null if there is none.',
    }),
    says: z.string().nullable().meta({
      description:
        'Summary of the examples; null if the abilities come from a text version or there are none.',
    }),
    importedFrom: z
      .array(z.string())
      .meta({ description: 'Names of the imported files with the abilities; empty if none.' }),
    told: told.meta({
      description:
        '`whole` if the abilities are complete; `in-part` if a part of the text is unknown or was not understood.',
    }),
    abilities: z.array(z.unknown()).nullable().meta({
      description:
        'Abilities in the vocabulary of the game (see /v1/rule-check/schema). The key `ability` of the action `use` is an index in this list, from 0. Null if no abilities are known; the rule check then reports `unsupported`.',
    }),
    sentences: z.array(compiledSentenceView).nullable().meta({
      description:
        'Sentences of the text with the result of the compiler; null if the text was not compiled.',
    }),
    compilerVersion: z
      .string()
      .nullable()
      .meta({ description: 'Version of the compiler; null if the text was not compiled.' }),
  })
  .meta({
    id: 'CardAbilities',
    description: 'The abilities of a card that the rule check uses, for the text in force.',
  });

export type AbilitiesView = z.infer<typeof abilitiesView>;

const NOT_WRITTEN = {
  basis: null,
  version: null,
  source: null,
  section: null,
  heading: null,
  says: null,
  importedFrom: [],
  told: 'in-part',
  abilities: null,
} satisfies Partial<AbilitiesView>;

/** Compiling counts as work. */
export function abilitiesViewOf(shelved: ShelvedCard, work: Work): AbilitiesView {
  const wording = wordingAsOf(shelved, undefined);
  const written = abilitiesInForce(shelved.game, shelved.card, wording.inForce);
  const made = compiledFor(shelved, wording, written, work);
  return {
    card: cardName(shelved),
    ...(made?.isUsed ? compiledView(made.compiled, wording) : writtenView(written)),
    sentences: made?.compiled.sentences.map(compiledSentenceViewOf) ?? null,
    compilerVersion: made === null ? null : compilerVersion,
  };
}

function compiledFor(
  { card, game: { game } }: ShelvedCard,
  { inForce, title, subtitle }: Wording,
  written: WrittenAbilities | undefined,
  work: Work,
): CompiledAbilities<unknown> | null {
  const { compiler, types } = game;
  const figures = { ...card.figures, ...inForce.figures };
  const worded = { title: title.value, subtitle: subtitle.value, figures, text: inForce.text };
  const compile = (text: CardText) => {
    work.spend(compilingCost(text));
    return compiler.compile(text);
  };
  return compiledAbilities(compile, cardText(worded, types), written ?? null);
}

function compiledView(
  { told, abilities }: CompiledText<unknown>,
  { inForce }: Wording,
): Omit<AbilitiesView, 'card' | 'sentences' | 'compilerVersion'> {
  return {
    ...NOT_WRITTEN,
    basis: 'compiled',
    version: inForce.version,
    told: told === 'whole' ? 'whole' : 'in-part',
    abilities: [...abilities],
  };
}

function writtenView(written: WrittenAbilities | undefined) {
  if (written === undefined) return NOT_WRITTEN;
  return { ...written, abilities: [...written.abilities], importedFrom: [...written.importedFrom] };
}
