import * as z from 'zod';
import { line } from '../../content/scalars.ts';

/** Which cards an ability speaks of: those of which all that is told holds. */
export const cardFilter = z.strictObject({
  titles: z.array(line).min(1).optional().describe('The titles; any of them.'),
  types: z.array(line).min(1).optional().describe('The types; any of them.'),
  word: line.optional().describe('A word of the title, as Card Groups share one.'),
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
    .describe('Cards with these marks are not meant.'),
});
export type CardFilter = z.infer<typeof cardFilter>;

/** Where the ability is told: id of a rule, a ruling or a text version. */
const from = line.optional().describe('Id of the rule, ruling or wording that tells it.');
const told = z
  .enum(['whole', 'in-part'])
  .default('whole')
  .describe('in-part: the sources do not give the wording, so it may do more than is told here.');
const most = z.int().min(0).max(9999).describe('So many at most.');
const weapon = line.describe('The title of the Weapon of Choice.');

function named<const Name extends string>(name: Name) {
  return z.literal(name).describe('Which ability it is.');
}

/** What a card changes in the building of the deck that holds it. */
export const deckAbility = z.discriminatedUnion('ability', [
  z
    .strictObject({
      ability: named('include'),
      from,
      told,
      cards: cardFilter.nullable().describe('Which cards; null where no source tells.'),
      upTo: most.nullable().describe('How many of them; null where no source tells.'),
      each: z
        .enum(['copy', 'persona'])
        .default('copy')
        .describe('copy: so many for each copy of this card; persona: so many of each other Persona.'),
    })
    .describe('Lets in cards that could not be included otherwise.'),
  z
    .strictObject({
      ability: named('exceed-six'),
      from,
      told,
      cards: cardFilter.nullable().describe('Which cards; null where no source tells.'),
      upTo: most.nullable().describe('How many of a title; null where no source tells.'),
    })
    .describe('Allows more cards of a title than the rules do.'),
  z
    .strictObject({
      ability: named('multiply-allowed'),
      from,
      told,
      cards: cardFilter.nullable().describe('Which cards; null where no source tells.'),
      by: z.int().min(2).max(99).describe('By so much.'),
    })
    .describe(
      'Allows so many times the number of a card that is usually allowed, whether by its title or by its restriction number.',
    ),
  z
    .strictObject({ ability: named('raise-restriction'), from })
    .describe('Raises the restriction number of one card by one.'),
  z
    .strictObject({ ability: named('master-cards'), from, upTo: most })
    .describe('How many Master cards may be included.'),
  z
    .strictObject({ ability: named('requires-weapon'), from, weapon })
    .describe('May be included only by who uses this Weapon of Choice.'),
  z
    .strictObject({
      ability: named('off-hand'),
      from,
      with: z
        .enum(['primary', 'any'])
        .describe('primary: must be used with a Primary weapon; any: with another Weapon of Choice.'),
      oneHanded: z.boolean().default(false).describe('Whether that weapon must be one-handed.'),
    })
    .describe('A Weapon of Choice that is used beside another.'),
  z
    .strictObject({ ability: named('primary-weapons'), from, upTo: most })
    .describe('How many Primary Weapons of Choice may be used.'),
  z
    .strictObject({
      ability: named('hand-icons'),
      from,
      weapon,
      icons: z.int().min(0).max(2).describe('0, 1 or 2.'),
    })
    .describe('How many hand icons a weapon has for who plays this card.'),
  z
    .strictObject({
      ability: named('add-gems'),
      from,
      gem: line.describe('The Attribute.'),
      by: z.int().min(1).max(99).describe('By so many.'),
    })
    .describe('Adds to an Attribute of the Persona, as a foil weapon does.'),
  z
    .strictObject({ ability: named('alter-gems'), from })
    .describe('Lets the player alter gem assignments before the deck is built.'),
  z
    .strictObject({ ability: named('faction'), from, faction: line.describe('Its name.') })
    .describe('The Persona is of a Faction.'),
  z
    .strictObject({ ability: named('played-with'), from, persona: line.describe('The name of the other.') })
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
