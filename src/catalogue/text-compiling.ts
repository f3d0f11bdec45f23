import { z } from 'zod';
import { abilitiesByText } from '../database/snapshot/abilities-by-text.ts';
import type { GameSnapshot } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { textHash } from '../database/snapshot/text-hash.ts';
import { compilingCost } from '../games/compiled-abilities.ts';
import type { CardText, TextCompiler } from '../games/compiled-text.ts';
import { basis, told } from '../games/content/abilities.ts';
import type { GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { compiledSentenceView, compiledSentenceViewOf } from './compiled-text-view.ts';
import { compilerVersion } from './compiler-version.ts';

/** The longest text that is compiled; imported files have none that is longer. */
export const LONGEST_TEXT = 4000;

export const compiledTextView = z
  .strictObject({
    game: z.string().meta({ description: 'Slug of the game.' }),
    told: z.enum(['whole', 'in-part', 'nothing']).meta({
      description: 'How much was understood: every sentence, some sentences or none.',
    }),
    abilities: z.array(z.unknown()).meta({
      description:
        'Abilities in the vocabulary of the game (see /v1/rule-check/schema). A sentence that was not understood becomes the ability `unsupported`.',
    }),
    rendering: z.string().meta({
      description:
        'Text rendered from the abilities; it lacks the parts of the card text that were not understood.',
    }),
    sentences: z.array(compiledSentenceView),
    compilerVersion: z.string().meta({ description: 'Version of the compiler.' }),
    textHash: z.string().meta({ description: 'Hash of the text, to which written abilities refer.' }),
    written: z
      .strictObject({
        basis: basis
          .exclude(['compiled'])
          .meta({ description: 'Origin: `hand-written` (Arbiter) or `file` (an imported file).' }),
        told: told.meta({ description: '`whole` if the abilities are complete; otherwise `in-part`.' }),
        abilities: z.array(z.unknown()).meta({ description: 'The written abilities.' }),
      })
      .nullable()
      .meta({
        description:
          'Written abilities for this title and text, which the rule check uses instead of the compiled ones; null if there are none.',
      }),
  })
  .meta({
    id: 'CompiledText',
    description: 'The result of compiling a card text.',
  });

export type CompiledTextView = z.infer<typeof compiledTextView>;

/** Units of work of rendering an ability: what is rendered is compiled again to prove that it says the same. */
const RENDERING = 4000;

/** A text to compile, with as much of its card as the compiler needs. */
export interface TextToCompile extends CardText {
  readonly game: GameSlug;
}

export interface TextCompiling {
  /** Throws a Problem for a type that the game does not have. */
  compileText(text: TextToCompile, work: Work): CompiledTextView;
}

export function createTextCompiling(snapshots: Snapshots): TextCompiling {
  return {
    compileText({ game: slug, ...card }, work) {
      const game = snapshots.current().games.find((one) => one.game.slug === slug);
      if (game === undefined) throw new Problem('game/not-found', `Unknown game "${slug}".`);
      const { compiler, types } = game.game;
      if (!types.includes(card.type)) throw unknownType(card.type, types);
      work.spend(compilingCost(card));
      return { game: slug, ...compiled(card, compiler, work), written: writtenFor(card, game) };
    },
  };
}

function compiled(
  card: CardText,
  { compile, render }: TextCompiler,
  work: Work,
): Omit<CompiledTextView, 'game' | 'written'> {
  const { told, abilities, sentences } = compile(card);
  work.spend(abilities.length * RENDERING);
  return {
    told,
    abilities: [...abilities],
    rendering: render(card, abilities),
    sentences: sentences.map(compiledSentenceViewOf),
    compilerVersion,
    textHash: textHash(card.text),
  };
}

function writtenFor(card: CardText, game: GameSnapshot): CompiledTextView['written'] {
  const found = abilitiesByText(game, card);
  if (found === undefined) return null;
  const { importedFrom, told, abilities } = found;
  return { basis: importedFrom.length === 0 ? 'hand-written' : 'file', told, abilities: [...abilities] };
}

function unknownType(type: string, types: readonly string[]): Problem {
  const message = `type: "${type}" is not a card type; expected ${types.join(', ')}.`;
  return new Problem('request/invalid', message, { issues: [{ at: 'body/type', message }] });
}
