import * as z from 'zod';
import { line } from '../../content/scalars.ts';

/** Cards that match all given keys. */
export const cardFilter = z.strictObject({
  titles: z.array(line).min(1).optional().describe('Any of these titles.'),
  types: z.array(line).min(1).optional().describe('Any of these types.'),
  word: line.optional().describe('A word of the title, as in Card Groups.'),
  specificTo: z
    .enum(['persona', 'weapon'])
    .optional()
    .describe('Cards that are specific to a Persona or weapon.'),
  ofPersonas: z.array(line).min(1).optional().describe('Cards specific to one of these Personas.'),
  ofWeapons: z.array(line).min(1).optional().describe('Cards specific to one of these Weapons of Choice.'),
  except: z
    .array(z.enum(['Reserved', 'Signature']))
    .min(1)
    .optional()
    .describe('Except cards with these marks.'),
});
export type CardFilter = z.infer<typeof cardFilter>;

const from = line.optional().describe('Id of the rule, ruling or text version with the ability.');
const told = z
  .enum(['whole', 'in-part'])
  .default('whole')
  .describe('in-part: no source has the wording, so the ability may do more than is given here.');
const most = z.int().min(0).max(9999).describe('The largest number.');
const weapon = line.describe('Title of the Weapon of Choice.');

function named<const Name extends string>(name: Name) {
  return z.literal(name).describe('Name of the ability.');
}

/** How a card changes the rules for decks that contain it. */
export const deckAbility = z.discriminatedUnion('ability', [
  z
    .strictObject({
      ability: named('include'),
      from,
      told,
      cards: cardFilter.nullable().describe('The cards; null if no source names them.'),
      upTo: most.nullable().describe('The largest number of them; null if no source says so.'),
      each: z
        .enum(['copy', 'persona'])
        .default('copy')
        .describe('copy: this number for each copy of the card; persona: this number of each other Persona.'),
    })
    .describe('Allows cards that could not be included otherwise.'),
  z
    .strictObject({
      ability: named('exceed-six'),
      from,
      told,
      cards: cardFilter.nullable().describe('The cards; null if no source names them.'),
      upTo: most.nullable().describe('The largest number of a title; null if no source says so.'),
    })
    .describe('Allows more copies of a title than the rules do.'),
  z
    .strictObject({
      ability: named('multiply-allowed'),
      from,
      told,
      cards: cardFilter.nullable().describe('The cards; null if no source names them.'),
      by: z.int().min(2).max(99).describe('The factor.'),
    })
    .describe(
      'Multiplies the number of copies of a card that is usually allowed, by title or by restriction number.',
    ),
  z
    .strictObject({ ability: named('raise-restriction'), from })
    .describe('Raises the restriction number of one card by one.'),
  z
    .strictObject({ ability: named('master-cards'), from, upTo: most })
    .describe('The number of Master cards that a deck may include.'),
  z
    .strictObject({ ability: named('requires-weapon'), from, weapon })
    .describe('Only a deck with this Weapon of Choice may include the card.'),
  z
    .strictObject({
      ability: named('off-hand'),
      from,
      with: z
        .enum(['primary', 'any'])
        .describe('primary: must be used with a Primary weapon; any: with another Weapon of Choice.'),
      oneHanded: z.boolean().default(false).describe('Whether the other weapon must be one-handed.'),
    })
    .describe('A Weapon of Choice that is used together with another one.'),
  z
    .strictObject({ ability: named('primary-weapons'), from, upTo: most })
    .describe('The number of Primary Weapons of Choice that may be used.'),
  z
    .strictObject({
      ability: named('hand-icons'),
      from,
      weapon,
      icons: z.int().min(0).max(2).describe('The number of hand icons: 0, 1 or 2.'),
    })
    .describe('The number of hand icons that a weapon has for the player of this card.'),
  z
    .strictObject({
      ability: named('add-gems'),
      from,
      gem: line.describe('The Attribute.'),
      by: z.int().min(1).max(99).describe('The number of gems.'),
    })
    .describe('Adds to an Attribute of the Persona, as a foil weapon does.'),
  z
    .strictObject({ ability: named('alter-gems'), from })
    .describe('Lets the player alter gem assignments before the deck is built.'),
  z
    .strictObject({ ability: named('faction'), from, faction: line.describe('Name of the Faction.') })
    .describe('The Persona is of a Faction.'),
  z
    .strictObject({
      ability: named('played-with'),
      from,
      persona: line.describe('Name of the other Persona.'),
    })
    .describe('The Persona is played together with another.'),
]);
export type DeckAbility = z.infer<typeof deckAbility>;
export type AbilityOf<Name extends DeckAbility['ability']> = Extract<DeckAbility, { ability: Name }>;

export const deckAbilities = z.array(deckAbility).min(1).max(20);

/**
 * What a card is known to change, and what a request adds. An ability of which only a part is known is completed by
 * those of its name; one that is known whole stays as it is. Undefined where the two contradict each other.
 */
export function joinedDeckAbilities(known: unknown, given: unknown): DeckAbility[] | undefined {
  const before = deckAbilities.safeParse(known).data ?? [];
  const added = deckAbilities.safeParse(given).data ?? [];
  const isNew = (one: DeckAbility) => !before.some((other) => isSame(one, other));
  const contradicts = before.some(
    (one) => !isInPart(one) && added.some((other) => other.ability === one.ability && isNew(other)),
  );
  if (contradicts) return undefined;
  const isCompleted = (one: DeckAbility) => added.some(({ ability }) => ability === one.ability);
  const kept = before.flatMap((one) => (isCompleted(one) ? knownPart(one) : [one]));
  return [...kept, ...added.filter((one) => !kept.some((other) => isSame(one, other)))];
}

function isInPart(ability: DeckAbility): boolean {
  return 'told' in ability && ability.told === 'in-part';
}

/** What remains of an ability when the rest of it is given: nothing, if it is not known which cards it is about. */
function knownPart(ability: DeckAbility): DeckAbility[] {
  if (!('told' in ability)) return [ability];
  return ability.cards === null ? [] : [{ ...ability, told: 'whole' }];
}

/** Where an ability comes from does not matter. */
function isSame(one: DeckAbility, other: DeckAbility): boolean {
  return JSON.stringify({ ...one, from: null }) === JSON.stringify({ ...other, from: null });
}
