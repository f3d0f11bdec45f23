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
        'Who says it: Arbiter (`hand-written`), a file that was imported (`file`), or the compiler that read the text (`compiled`); null where nobody does.',
    }),
    version: z.string().nullable().meta({
      description: 'Id of the wording that says it; null where examples tell of the card, or nobody does.',
    }),
    source: z.string().nullable().meta({
      description: 'Id of the source that issues the wording, or has the examples; null where there is none.',
    }),
    section: z.string().nullable(),
    heading: z.string().nullable().meta({
      description:
        'The heading of that section, or of the entry in it; null where nobody does, or the source has none.',
    }),
    says: z
      .string()
      .nullable()
      .meta({ description: 'What the examples tell; null where a wording says it, or nobody does.' }),
    importedFrom: z.array(z.string()).meta({ description: 'Names of the files that bring the abilities.' }),
    told: told.meta({
      description:
        'Whether that is all it does, or it may do more that no source tells or that was not understood.',
    }),
    abilities: z.array(z.unknown()).nullable().meta({
      description:
        'In the vocabulary of the game, which /v1/rule-check/schema describes; the `ability` of `use` is a place in this list, from 0. Null where nobody has written it and nothing of the text was understood: what needs it is unsupported.',
    }),
    sentences: z.array(compiledSentenceView).nullable().meta({
      description:
        'The sentences of the text as the compiler understood them; null where the text was not compiled.',
    }),
    compilerVersion: z
      .string()
      .nullable()
      .meta({ description: 'Version of the compiler; null where the text was not compiled.' }),
  })
  .meta({
    id: 'CardAbilities',
    description: 'What a card does in the wording in force, as moves are judged.',
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
