import { z } from 'zod';
import { type CardToCompile, cardText, compiledAbilities } from '../../compiled-abilities.ts';
import type { CatalogueCard, TitledText, Written } from '../../rule-check.ts';
import { textWithoutAbilities } from '../../unsaid-text.ts';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { restrictionsIn, saysMoreThanRestrictions } from '../restrictions-in-text.ts';
import { compileText, figureOf } from '../text-compiler.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Definition } from '../vocabulary/definition.ts';
import { ability } from '../vocabulary/grammar.ts';

const abilities = z.array(ability);

/**
 * A card of the catalogue as the rule check knows it; undefined for one whose type nobody gives, of which nothing can
 * be said. What is not known of it is never taken for nothing: it is an ability that cannot be judged.
 */
export function definitionOfCard(card: CatalogueCard): Definition | undefined {
  const { title, subtitle, figures, text } = card;
  const type = shadowfistTypes.find((one) => one === figures.type);
  if (type === undefined) return undefined;
  const requires = known(symbols, figures.requires);
  const provides = known(symbols, figures.provides);
  const restricted = known(
    restrictions,
    figures.restrictions ?? (text === null ? null : restrictionsIn(text)),
  );
  return {
    title,
    subtitle,
    type,
    cost: figureOf(figures.cost),
    requires: requires ?? [],
    provides: provides ?? [],
    fighting: figureOf(figures.fighting),
    power: figureOf(figures.power),
    body: figureOf(figures.body),
    restrictions: restricted ?? [],
    text,
    abilities: [
      ...(requires === null ? [unsupported('play', 'Its resource conditions are not known.')] : []),
      ...(provides === null ? [unsupported('anything', 'Its resource provisions are not known.')] : []),
      ...(restricted === null ? [unsupported('anything', 'Its restrictions are not known.')] : []),
      ...abilitiesOf(card),
    ],
  };
}

/** The text of a card of one's own that gives a text and no abilities; null for any other. */
export function textToRead(definition: Definition): TitledText | null {
  const text = textWithoutAbilities(definition, saysMoreThanRestrictions);
  return text === null ? null : { title: definition.title, text };
}

/** A card of one's own with what its text says. */
export function definitionWithText(definition: Definition, written: Written | null): Definition {
  const { title, subtitle, type, cost, fighting, text } = definition;
  const card = { title, subtitle, figures: { type, cost, fighting }, text };
  const abilities = abilitiesByText(card, written);
  return abilities === null ? definition : { ...definition, abilities: [...abilities] };
}

/** What the text says, as it is written or as it was compiled; null where nothing of it is known. */
function abilitiesByText(card: CardToCompile, written: Written | null): readonly Ability[] | null {
  const made = compiledAbilities(compileText, cardText(card, shadowfistTypes), written);
  if (made?.isUsed) return made.compiled.abilities;
  if (written === null) return null;
  const rest =
    written.told === 'whole' ? [] : [unsupported('use', 'No source gives its whole text; it may do more.')];
  return [...abilities.parse(written.abilities), ...rest];
}

function abilitiesOf(card: CatalogueCard): readonly Ability[] {
  const { abilities: written, told, text } = card;
  const known = abilitiesByText(card, written === null ? null : { abilities: written, told });
  if (known !== null) return known;
  if (text === null) return [unsupported('anything', 'Its wording is not known.')];
  return saysMoreThanRestrictions(text) ? [unsupported('anything', text.slice(0, LONGEST))] : [];
}

/** Of a text that an ability tells. */
const LONGEST = 2000;

function unsupported(reach: 'use' | 'play' | 'anything', text: string): Ability {
  return { ability: 'unsupported', reach, text };
}

/** The words of a list, if they are all known. */
function known<Word extends string>(words: readonly Word[], given: unknown): Word[] | null {
  if (!Array.isArray(given)) return null;
  const found = given.flatMap((one) => words.find((word) => word === one) ?? []);
  return found.length === given.length ? found : null;
}
