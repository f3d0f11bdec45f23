import { z } from 'zod';
import type { Json } from '../../../engine/json.ts';
import { gems } from '../../../games/highlander/card.ts';
import { definitionOfCard } from '../../../games/highlander/rule-check/definition-of-card.ts';
import type { Definition } from '../../../games/highlander/vocabulary/definition.ts';
import { OperatorError } from '../../../operator-error.ts';
import { linesOf } from '../bulk-lines.ts';
import type { Chance } from '../chance.ts';
import type { Deck } from '../dealing.ts';
import { copies, type DeckInFile } from '../deck-file.ts';
import type { Service } from '../ways-in.ts';
import { basicCards, type InventedCard, otherCards, personas, twins, weapons } from './invented-cards.ts';

const cardLine = z.looseObject({
  ...{ slug: z.string(), title: z.string(), subtitle: z.string().nullable(), text: z.string().nullable() },
});
const abilitiesLine = z.object({
  ...{ card: z.string(), abilities: z.array(z.unknown()), told: z.enum(['whole', 'in-part']) },
});

/** Cards of the catalogue, as the rule check knows them. */
export type Catalogue = ReadonlyMap<string, Definition>;

export async function catalogueOf(service: Service): Promise<Catalogue> {
  const abilities = new Map(
    (await linesOf(service, 'highlander-abilities', abilitiesLine)).map((line) => [line.card, line]),
  );
  const cards = await linesOf(service, 'highlander-cards', cardLine);
  return new Map(
    cards.flatMap((line) => {
      const { slug, title, subtitle, text } = line;
      const does = abilities.get(slug);
      const told = does?.told ?? 'in-part';
      const definition = definitionOfCard({
        ...{ slug, title, subtitle, figures: line, text, abilities: does?.abilities ?? null, told },
      });
      return definition === undefined ? [] : [[slug, definition]];
    }),
  );
}

/** What no type of a deck's Endurance is. */
const beforeTheDuel: ReadonlySet<Definition['type']> = new Set([
  ...(['Persona', 'Quickening', 'Premium', 'Watcher', 'Weapon of Choice', 'Pre-Game', 'Crystal'] as const),
]);
const gridded: ReadonlySet<Definition['type']> = new Set([
  ...(['Attack', 'Basic Attack', 'Special Attack', 'Ranged Attack', 'Dirty Trick'] as const),
  ...(['Block', 'Basic Block', 'Guard', 'Dodge', 'Special Attack/Block'] as const),
]);

/** At least so many (Minimum Deck Size). */
const ENDURANCE = 55;

/** A legal number of cards: every basic attack and block, and others of the catalogue and invented ones. */
export function deckOfChance(
  catalogue: Catalogue,
  chance: Chance,
  played: readonly InventedCard[] = chance.one([...personas, twins]) ?? [],
): Deck {
  // Of a Reserved or Signature card whose Immortal no source tells nobody knows whether it may be played.
  const understood = [...catalogue].filter(
    ([, { type, abilities, mark, immortals }]) =>
      !beforeTheDuel.has(type) &&
      (mark === null || immortals !== null) &&
      !JSON.stringify(abilities).includes('"unsupported"'),
  );
  const others = [
    ...otherCards.flatMap((card) => copies(ownCard(card, chance), 2)),
    ...understood.flatMap(([slug, card]) => copies(told(slug, card, chance), 1)),
  ];
  const basics = basicCards.map((card) => ownCard(card, chance));
  const deck = [...basics, ...chance.shuffled(others).slice(0, ENDURANCE - basics.length)];
  const inPlay = [...played, ...(chance.between(0, 1) === 0 ? [] : [chance.one(weapons)])];
  return {
    deck: chance.shuffled(deck),
    inPlay: inPlay.flatMap((card) => (card === undefined ? [] : [ownCard(card, chance)])),
  };
}

/** The deck of a file: Pre-Game cards begin the duel in play. */
export function deckAsListed({ file, cards }: DeckInFile, catalogue: Catalogue, chance: Chance): Deck {
  const unknown = cards.filter(({ slug }) => !catalogue.has(slug)).map(({ slug }) => slug);
  if (unknown.length > 0)
    throw new OperatorError(`"${file}" has cards of unknown type: ${unknown.join(', ')}.`);
  const all = cards.flatMap(({ slug, quantity, zone }) => {
    const card = catalogue.get(slug);
    if (card === undefined) return [];
    const isBefore = zone === 'pre-game' || beforeTheDuel.has(card.type);
    return copies(slug, quantity).map(() => ({ isBefore, card: told(slug, card, chance) }));
  });
  return {
    deck: chance.shuffled(all.filter(({ isBefore }) => !isBefore).map(({ card }) => card)),
    inPlay: all.filter(({ isBefore }) => isBefore).map(({ card }) => card),
  };
}

/** A card by its slug; if no source gives what a duel asks of it, written out with that by chance. */
function told(slug: string, card: Definition, chance: Chance): Json {
  const isWhole = card.gems !== null && (isToldWhole(card.grid) || !gridded.has(card.type));
  return isWhole ? slug : ownCard(card, chance);
}

function isToldWhole(grid: string | null): boolean {
  return grid !== null && !grid.includes('?');
}

const GRIDS = ['XOO/OOO/OOO', 'OXX/OOO/OOO', 'OOO/XXX/OOO', 'OOO/OXO/OXO', 'OOO/OOO/XXX'] as const;
const COVERS = ['XXX/XXX/OOO', 'OOO/XXX/XXX', 'XXO/XXO/XXO', 'OXX/OXX/OXX'] as const;

/** Two gems, and a grid for a card that has one. */
function ownCard(card: InventedCard | Definition, chance: Chance): Json {
  const { type } = card;
  const isAttack = type?.includes('Attack') === true || type === 'Dirty Trick';
  const told = card.grid ?? chance.one(isAttack ? GRIDS : COVERS) ?? null;
  const grid = gridded.has(type)
    ? (told?.replaceAll('?', () => chance.one(['X', 'O']) ?? 'O') ?? null)
    : null;
  const borne = chance.shuffled(gems).slice(0, 2);
  const written = { ...card, grid, gems: card.gems ?? Object.fromEntries(borne.map((gem) => [gem, 1])) };
  return JSON.parse(JSON.stringify(written)) as Json;
}
