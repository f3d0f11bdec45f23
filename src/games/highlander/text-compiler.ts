import type { CardText, CompiledText, TextCompiler } from '../compiled-text.ts';
import { highlanderTypes } from './card.ts';
import { compile } from './card-language/compile.ts';
import { exampleCards } from './example-cards.ts';
import type { Ability } from './vocabulary/abilities.ts';
import { definition } from './vocabulary/definition.ts';
import { renderDefinition } from './vocabulary/rendering/render-definition.ts';
import { templatesOf } from './words/templates.ts';

/** What the text of a card says, and what of it is not understood. */
export function compileText(card: CardText): CompiledText<Ability> {
  const { title, subtitle, text } = card;
  return compile({ title, subtitle, type: typeOf(card), text });
}

export const textCompiler: TextCompiler = {
  compile: compileText,
  exampleCards: exampleCards.map((card) => ({ ...card, subtitle: null, figures: { type: card.type } })),
  templatesOf,
  render: (card, abilities) =>
    renderDefinition(definition.parse({ title: card.title, type: typeOf(card), abilities })),
};

function typeOf({ type }: CardText): (typeof highlanderTypes)[number] {
  const known = highlanderTypes.find((one) => one === type);
  if (known === undefined) throw new RangeError(`Highlander has no type "${type}".`);
  return known;
}
