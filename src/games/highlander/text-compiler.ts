import type { CardText, CompiledText, TextCompiler } from '../compiled-text.ts';
import { differenceFrom } from '../vocabulary/card-language/accounting.ts';
import { highlanderTypes } from './card.ts';
import { accounting } from './card-language/accounting.ts';
import { type CompilableCard, compile, namesOf } from './card-language/compile.ts';
import { exampleCards } from './example-cards.ts';
import type { Ability } from './vocabulary/abilities.ts';
import { definition } from './vocabulary/definition.ts';
import { renderDefinition } from './vocabulary/rendering/render-definition.ts';
import { templatesOf } from './words/templates.ts';

/** What the text of a card says, and what of it is not understood. */
export function compileText(card: CardText): CompiledText<Ability> {
  return compile(compilable(card));
}

function compilable(card: CardText): CompilableCard {
  const { title, subtitle, text } = card;
  return { title, subtitle, type: typeOf(card), text };
}

export const textCompiler: TextCompiler = {
  compile: compileText,
  exampleCards: exampleCards.map((card) => ({ ...card, subtitle: null, figures: { type: card.type } })),
  templatesOf,
  differenceFrom: (card, abilities) =>
    differenceFrom(accounting, compileText(card), abilities, namesOf(compilable(card))),
  render: (card, abilities) =>
    renderDefinition(definition.parse({ title: card.title, type: typeOf(card), abilities })),
};

function typeOf({ type }: CardText): (typeof highlanderTypes)[number] {
  const known = highlanderTypes.find((one) => one === type);
  if (known === undefined) throw new RangeError(`Highlander has no type "${type}".`);
  return known;
}
