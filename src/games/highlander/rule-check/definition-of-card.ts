import { z } from 'zod';
import { type CardToCompile, cardText, compiledAbilities } from '../../compiled-abilities.ts';
import type { CatalogueCard, TitledText, Written } from '../../rule-check.ts';
import { textWithoutAbilities } from '../../unsaid-text.ts';
import { highlanderFigures, highlanderTypes } from '../card.ts';
import { deckAbilities } from '../decks/deck-ability.ts';
import { compileText } from '../text-compiler.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { type Definition, saysSomething } from '../vocabulary/definition.ts';
import { ability } from '../vocabulary/grammar.ts';
import { squares } from '../written-card.ts';

const abilities = z.array(ability);
const { subtype, mark, restriction, handIcons, gems, immortals, weapon } = highlanderFigures.shape;

/**
 * A card of the catalogue as the rule check knows it. What is not known of it is never taken for nothing: it is an
 * ability that cannot be judged, or a type that cannot be asked for.
 */
export function definitionOfCard(card: CatalogueCard): Definition {
  const { title, subtitle, figures, text } = card;
  const type = highlanderTypes.find((one) => one === figures.type) ?? null;
  return {
    title,
    subtitle: subtitle ?? factionTold(figures.deckBuilding),
    type,
    subtype: known(subtype, figures.subtype) ?? offHand(figures.deckBuilding),
    grid: known(squares, gridTold(figures.grid)),
    damage: null,
    gems: known(gems, figures.gems),
    handIcons: known(handIcons, figures.handIcons),
    restriction: known(restriction, figures.restriction),
    mark: known(mark, figures.mark),
    immortals: known(immortals, figures.immortals),
    weapon: known(weapon, figures.weapon),
    diamond: false,
    text,
    abilities: [...abilitiesOf(card, type)],
  };
}

/** The text of a card of one's own that gives a text and no abilities; null for any other. */
export function textToRead(definition: Definition): TitledText | null {
  const text = textWithoutAbilities(definition, saysSomething);
  return text === null ? null : { title: definition.title, text };
}

/** A card of one's own with what its text says. */
export function definitionWithText(definition: Definition, written: Written | null): Definition {
  const { title, subtitle, type, text } = definition;
  const said = abilitiesByText({ title, subtitle, figures: { type }, text }, written, type);
  return said === null ? definition : { ...definition, abilities: [...said] };
}

/** What the text says, as it is written or as it was compiled; null where nothing of it is known. */
function abilitiesByText(
  card: CardToCompile,
  written: Written | null,
  type: Type,
): readonly Ability[] | null {
  const made = compiledAbilities(compileText, cardText(card, highlanderTypes), written);
  if (made?.isUsed) return made.compiled.abilities;
  if (written === null) return null;
  const said = abilities.parse(written.abilities);
  return written.told === 'whole' ? said : [...said, rest(said, type)];
}

function abilitiesOf(card: CatalogueCard, type: Type): readonly Ability[] {
  const { abilities: written, told, text } = card;
  const known = abilitiesByText(card, written === null ? null : { abilities: written, told }, type);
  if (known !== null) return known;
  if (text === null)
    return [
      unsupported(
        'anything',
        'Its wording is not known; a card of your own can say what it does in its `abilities`.',
      ),
    ];
  return text === '' ? [] : [unsupported('anything', text.slice(0, LONGEST))];
}

/** Nobody knows what comes of playing a card for its text, where nothing is told of that. */
function rest(said: readonly Ability[], type: Type): Ability {
  return said.length === 0 && playedForText.includes(type)
    ? unsupported('play', 'No source says what it does; a card of your own can say it in its `abilities`.')
    : unsupported('use', 'No source gives its whole text; it may do more.');
}

type Type = Definition['type'];

/** What others are played for the rules tell: to attack, or to defend. Of an unknown type it may be any. */
const playedForText: readonly Type[] = [
  ...(['Event', 'Situation', 'Object', 'Location', 'Plot', 'Edge', 'Illusion', null] as const),
];

/** Of a text that an ability tells. */
const LONGEST = 2000;

function unsupported(reach: 'use' | 'play' | 'anything', text: string): Ability {
  return { ability: 'unsupported', reach, text };
}

/** The Faction of a Persona, where deck building knows it. */
function factionTold(given: unknown): string | null {
  const changes = deckAbilities.safeParse(given).data ?? [];
  return changes.flatMap((one) => (one.ability === 'faction' ? one.faction : []))[0] ?? null;
}

/** What its sideways Hand Icon shows is told with what it changes in deck building. */
function offHand(given: unknown): string | null {
  const changes = deckAbilities.safeParse(given).data ?? [];
  return changes.some(({ ability }) => ability === 'off-hand') ? 'Off-Hand' : null;
}

/** A file that people keep may write a square that is covered by any other letter. */
function gridTold(given: unknown): unknown {
  return typeof given === 'string' ? given.replace(/[^XSDO?/]/g, 'X') : given;
}

/** A figure as it is known; null where nobody gives it, or nobody can read it. */
function known<Figure>(schema: z.ZodType<Figure>, given: unknown): Figure | null {
  const read = schema.safeParse(given);
  return read.success ? read.data : null;
}
