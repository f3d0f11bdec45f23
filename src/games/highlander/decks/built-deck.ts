import { remembered } from '../../../engine/remembered.ts';
import type { Deck, DeckLine } from '../../decks/deck.ts';
import { nameKey } from '../../title.ts';
import type { AbilityOf, DeckAbility } from './deck-ability.ts';
import { type Facts, factsOf } from './facts.ts';

/** Some copies of a card of the deck. */
export interface Copies extends Facts {
  readonly line: DeckLine;
  readonly quantity: number;
}

/** An ability that bears on the building of the deck, and the copies that have it. */
export interface AbilityInDeck<Name extends DeckAbility['ability']> {
  readonly ability: AbilityOf<Name>;
  readonly of: Copies;
}

/** A deck as its player built it. A Pre-Game card is one wherever the list has it. */
export interface BuiltDeck {
  /** What is shuffled. */
  readonly endurance: readonly Copies[];
  readonly preGame: readonly Copies[];
  /** The Personas played as: one at most, but for those that are played together. */
  readonly personas: readonly Copies[];
  /** The names of those Personas, as titles are compared. */
  readonly personaNames: ReadonlySet<string>;
  readonly weapons: readonly Copies[];
  readonly weaponNames: ReadonlySet<string>;
  readonly abilities: <Name extends DeckAbility['ability']>(name: Name) => readonly AbilityInDeck<Name>[];
}

export const builtDeck = remembered((deck: Deck): BuiltDeck => {
  const all = deck.lines.map(copiesOf);
  const preGame = all.filter((copies) => copies.isPreGame || isSetAside(copies));
  const personas = preGame.filter(({ type }) => type === 'Persona');
  const weapons = preGame.filter(({ type }) => type === 'Weapon of Choice');
  const bearing = all.filter(({ abilities }) => abilities.length > 0);
  return {
    endurance: all.filter((copies) => !copies.isPreGame && !isSetAside(copies)),
    preGame,
    personas,
    personaNames: new Set(
      personas.flatMap(({ card, immortalNames }) => [nameKey(card.title), ...immortalNames]),
    ),
    weapons,
    weaponNames: new Set(weapons.map(({ card }) => nameKey(card.title))),
    abilities: (name) =>
      bearing.flatMap((of) =>
        of.abilities.filter((ability) => isNamed(ability, name)).map((ability) => ({ ability, of })),
      ),
  };
});

/** Written out, for decks are read often and an object that is spread is slow to make. */
function copiesOf(line: DeckLine): Copies {
  const facts = factsOf(line);
  return {
    card: facts.card,
    title: facts.title,
    words: facts.words,
    type: facts.type,
    isPreGame: facts.isPreGame,
    isDescribed: facts.isDescribed,
    immortals: facts.immortals,
    immortalNames: facts.immortalNames,
    weapon: facts.weapon,
    weaponName: facts.weaponName,
    mark: facts.mark,
    restriction: facts.restriction,
    handIcons: facts.handIcons,
    gems: facts.gems,
    abilities: facts.abilities,
    line,
    quantity: line.quantity,
  };
}

function isSetAside({ line }: Copies): boolean {
  return line.zone === 'pre-game';
}

function isNamed<Name extends DeckAbility['ability']>(
  ability: DeckAbility,
  name: Name,
): ability is AbilityOf<Name> {
  return ability.ability === name;
}

export function isSpecificTo(facts: Facts, names: ReadonlySet<string>): boolean {
  return facts.immortalNames.some((name) => names.has(name));
}
