import * as z from 'zod';
import { line, slug } from '../../content/scalars.ts';
import { citedRule } from '../../decks/game-decks.ts';

const cited = citedRule.default(null);
const rule = cited.describe('Id of the game rule; null for a rule of your own.');
const count = z.int().min(0).max(9999);
const titles = z.array(line).min(1).max(100);
const cards = z.array(slug).min(1).max(1000).describe('Slugs of the cards.');

/** A deck rule of a Highlander format. */
export const highlanderFormatRule = z.discriminatedUnion('check', [
  z
    .strictObject({
      check: z.literal('endurance-size'),
      rule,
      least: count.optional().describe('The minimum.'),
      most: count.optional().describe('The limit.'),
    })
    .refine(({ least, most }) => least !== undefined || most !== undefined, 'needs least, most or both')
    .refine(({ least = 0, most = least }) => least <= most, 'least is more than most')
    .describe('Limits the size of the Endurance.'),
  z
    .strictObject({
      check: z.literal('basic-cards'),
      rule: cited.describe('Id of the game rule that requires the attacks.'),
      attacks: titles.describe('Titles of the required attacks.'),
      blocks: titles.describe('Titles of the required blocks.'),
      blocksRule: cited.describe('Id of the game rule that requires the blocks.'),
      crystals: z
        .strictObject({ rule })
        .optional()
        .describe(
          'Each Pre-Game Crystal replaces one of them; the deck then needs another defense or attack.',
        ),
    })
    .describe('The basic cards that a deck must have.'),
  z
    .strictObject({
      check: z.literal('copies-of-title'),
      rule,
      most: count.describe('The limit for all cards of a title.'),
      raised: z.boolean().default(false).describe('Whether cards can allow more.'),
      signature: z
        .strictObject({ rule })
        .optional()
        .describe('Present if cards cannot raise the limit for Signature cards.'),
    })
    .describe('Limits the cards of one title in the Endurance.'),
  z
    .strictObject({
      check: z.literal('restriction-number'),
      rule,
      signatureRule: cited.describe(
        'Id of the game rule that no card changes the number of a Signature card.',
      ),
    })
    .describe('Limits the copies of a card to its restriction number, which cards can raise.'),
  z
    .strictObject({
      check: z.literal('specific-cards'),
      rule: cited.describe('Id of the game rule on cards that name a Persona or Faction.'),
      reservedRule: cited.describe('Id of the game rule on Reserved cards.'),
      signatureRule: cited.describe('Id of the game rule on Signature cards.'),
      weapons: z
        .strictObject({ rule })
        .optional()
        .describe('Present if Weapon Specific cards need their Weapon of Choice.'),
      factions: z.array(line).max(100).default([]).describe('Names of Factions.'),
      genericImmortal: z
        .strictObject({
          rule: cited.describe('Id of the game rule that allows one of each card of each Persona.'),
          reservedRule: cited.describe('Id of the game rule that allows no Reserved cards.'),
          signatureRule: cited.describe('Id of the game rule that allows no Signature cards.'),
        })
        .optional()
        .describe('Present if a deck without a Persona may have cards that name one.'),
      withoutAllowance: z
        .strictObject({ words: z.array(line).min(1), rule })
        .optional()
        .describe('Cards with one of these words in the title, which no other card can allow.'),
    })
    .describe('Limits Persona, Faction and Weapon Specific cards.'),
  z
    .strictObject({ check: z.literal('card-requirements'), rule })
    .describe('Requirements of card texts for decks with the card.'),
  z
    .strictObject({
      check: z.literal('master-cards'),
      rule,
      word: line.describe('The word in their titles.'),
      withoutPersona: z
        .strictObject({ rule })
        .optional()
        .describe('Present if a deck without a Persona may have none.'),
    })
    .describe('Limits the Master cards to the number on the Persona card.'),
  z
    .strictObject({
      check: z.literal('gems'),
      rule,
      times: z
        .int()
        .min(1)
        .max(99)
        .describe('Number of gems that each point of an Attribute allows, except for Master.'),
      most: count.describe('The largest value to which an Attribute can be altered.'),
      mostRule: cited.describe('Id of the game rule for that value.'),
      assigned: z.record(line, count).optional().describe('The Attributes as altered by the player.'),
    })
    .describe('Limits the gems of each Attribute in the Endurance.'),
  z
    .strictObject({ check: z.literal('zones'), rule })
    .describe('Pre-Game cards are not part of the Endurance.'),
  z
    .strictObject({ check: z.literal('pre-game-size'), rule, most: count })
    .describe('Limits the Pre-Game cards besides Crystals.'),
  z
    .strictObject({
      check: z.literal('pre-game-copies'),
      rule,
      most: count,
      crystals: z.boolean().optional().describe('true: Crystals only; false: all but Crystals.'),
    })
    .describe('Limits the copies of each Pre-Game card.'),
  z
    .strictObject({ check: z.literal('own-quickening'), rule })
    .describe('No Quickening of the Persona itself.'),
  z
    .strictObject({
      check: z.literal('pre-game-kinds'),
      rule,
      words: z.array(line).min(1).max(20).describe('Names of the kinds, in title or type.'),
      most: count.describe('The limit for all these kinds together.'),
    })
    .describe('Limits the Pre-Game cards of certain kinds.'),
  z
    .strictObject({ check: z.literal('needs-pre-game'), rule, words: z.array(line).min(1).max(20) })
    .describe('Cards with one of these words in the title need a Pre-Game card of that kind.'),
  z
    .strictObject({ check: z.literal('primary-weapons'), rule, most: count })
    .describe('Limits the Primary Weapons of Choice.'),
  z
    .strictObject({
      check: z.literal('off-hand-weapons'),
      rule,
      primaryRule: cited.describe('Id of the game rule on those that must be used with a Primary weapon.'),
    })
    .describe('Off-Hand Weapons of Choice need another Weapon of Choice.'),
  z
    .strictObject({ check: z.literal('hand-icons'), rule, most: count })
    .describe('Limits the hand icons of all Weapons of Choice together.'),
  z.strictObject({ check: z.literal('banned'), rule, cards }).describe('Banned cards.'),
  z
    .strictObject({ check: z.literal('misprints'), rule, cards })
    .describe('Cards whose misprinted copies are banned. A list does not show which copies are misprinted.'),
  z
    .strictObject({
      check: z.literal('announced'),
      rule,
      cards,
      announced: z.boolean().default(false).describe('Whether their legality was announced in advance.'),
    })
    .describe('Cards that are legal only if announced in advance.'),
  z
    .strictObject({ check: z.literal('edition'), rule, edition: z.enum(['first', 'second']) })
    .describe('Only cards of this edition.'),
  z
    .strictObject({ check: z.literal('publisher'), rule, edition: z.enum(['first', 'second']) })
    .describe(
      'Only cards of one publisher, which made this edition; cards of other publishers are not judged.',
    ),
  z
    .strictObject({ check: z.literal('cards-of-set'), rule, set: slug, least: count })
    .describe('Minimum number of cards of a set in the Endurance.'),
  z
    .strictObject({
      check: z.literal('every-card'),
      rule,
      choiceRule: cited.describe('Id of the game rule on Persona and Weapon of Choice cards.'),
      pool: z
        .array(z.strictObject({ slug, quantity: z.int().min(1).max(9999) }))
        .max(1000)
        .nullable()
        .default(null)
        .describe('The cards of the player; null if unknown.'),
    })
    .describe('The deck must use every card of its player.'),
]);
export type HighlanderRule = z.infer<typeof highlanderFormatRule>;
export type RuleOf<Check extends HighlanderRule['check']> = Extract<HighlanderRule, { check: Check }>;
