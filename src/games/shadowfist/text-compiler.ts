import type { CardText, CompiledText, TextCompiler } from '../compiled-text.ts';
import { differenceFrom } from '../vocabulary/card-language/accounting.ts';
import { shadowfistTypes } from './card.ts';
import { accounting } from './card-language/accounting.ts';
import { type CompilableCard, compile, namesOf } from './card-language/compile.ts';
import { renderDefinition } from './card-language/rendering/render-definition.ts';
import { exampleCards } from './example-cards.ts';
import { restrictionsIn } from './restrictions-in-text.ts';
import type { Ability } from './vocabulary/abilities.ts';
import { cardWritten, definition } from './vocabulary/definition.ts';
import { templatesOf } from './words/templates.ts';

const figure = cardWritten.shape.cost;

/** What the text of a card says, and what of it is not understood. */
export function compileText(card: CardText): CompiledText<Ability> {
  return compile(compilable(card));
}

function compilable(card: CardText): CompilableCard {
  const { title, text, figures } = card;
  return {
    title,
    text,
    type: typeOf(card),
    fighting: figureOf(figures.fighting),
    cost: figureOf(figures.cost),
  };
}

export const textCompiler: TextCompiler = {
  compile: compileText,
  exampleCards: exampleCards.map(({ title, type, text, fighting, cost }) => ({
    title,
    type,
    text,
    subtitle: null,
    figures: { fighting, cost, type },
  })),
  templatesOf,
  differenceFrom: (card, abilities) =>
    differenceFrom(accounting, compileText(card), abilities, namesOf(compilable(card))),
  render: (card, abilities) =>
    renderDefinition(
      definition.parse({
        title: card.title,
        type: typeOf(card),
        restrictions: restrictionsIn(card.text),
        abilities,
      }),
    ),
};

function typeOf({ type }: CardText): (typeof shadowfistTypes)[number] {
  const known = shadowfistTypes.find((one) => one === type);
  if (known === undefined) throw new RangeError(`Shadowfist has no type "${type}".`);
  return known;
}

/** A figure as it is printed; null where nobody gives it, or nobody can read it. */
export function figureOf(value: unknown): ReturnType<(typeof figure)['parse']> {
  const read = figure.safeParse(value);
  return read.success ? read.data : null;
}
