import * as z from 'zod';
import { line, slug } from '../../content/scalars.ts';
import { citedRule } from '../../decks/game-decks.ts';

const cited = citedRule.default(null);
const rule = cited.describe('Id of the Rule that it holds; null for a rule of your own.');
const count = z.int().min(0).max(9999);
const titles = z.array(line).min(1).max(100);
const cards = z.array(slug).min(1).max(1000).describe('Slugs of the cards.');

/** A deck rule of a Highlander format. */
export const highlanderFormatRule = z.discriminatedUnion('check', [
  z
    .strictObject({
      check: z.literal('endurance-size'),
      rule,
      least: count.optional().describe('So many cards at least.'),
      most: count.optional().describe('So many cards at most.'),
    })
    .refine(({ least, most }) => least !== undefined || most !== undefined, 'needs least, most or both')
    .refine(({ least = 0, most = least }) => least <= most, 'least is more than most')
    .describe('How many cards the Endurance holds.'),
  z
    .strictObject({
      check: z.literal('basic-cards'),
      rule: cited.describe('Id of the Rule that demands the attacks.'),
      attacks: titles.describe('Titles of the attacks of which each must be in the deck.'),
      blocks: titles.describe('Titles of the blocks of which each must be in the deck.'),
      blocksRule: cited.describe('Id of the Rule that demands the blocks.'),
      crystals: z
        .strictObject({ rule })
        .optional()
        .describe(
          'Each Pre-Game Crystal stands for one of them, with another defense or attack in its place.',
        ),
    })
    .describe('The basic cards that a deck must hold.'),
  z
    .strictObject({
      check: z.literal('copies-of-title'),
      rule,
      most: count.describe('So many copies of a title, over all its cards.'),
      raised: z.boolean().default(false).describe('Whether cards may allow more.'),
      signature: z
        .strictObject({ rule })
        .optional()
        .describe('Present where the limit cannot be raised for Signature cards.'),
    })
    .describe('How many cards of one title the Endurance may hold.'),
  z
    .strictObject({
      check: z.literal('restriction-number'),
      rule,
      signatureRule: cited.describe('Id of the Rule by which nothing alters that of a Signature card.'),
    })
    .describe('No more copies of a card than its restriction number, which cards may raise.'),
  z
    .strictObject({
      check: z.literal('specific-cards'),
      rule: cited.describe('Id of the Rule on cards that name a Persona or Faction.'),
      reservedRule: cited.describe('Id of the Rule on Reserved cards.'),
      signatureRule: cited.describe('Id of the Rule on Signature cards.'),
      weapons: z
        .strictObject({ rule })
        .optional()
        .describe('Present where Weapon Specific cards need their Weapon of Choice.'),
      factions: z.array(line).max(100).default([]).describe('What is known to be a Faction, and no Persona.'),
      genericImmortal: z
        .strictObject({
          rule: cited.describe('Id of the Rule that allows one of each card of each Persona.'),
          reservedRule: cited.describe('Id of the Rule that allows no Reserved cards.'),
          signatureRule: cited.describe('Id of the Rule that allows no Signature cards.'),
        })
        .optional()
        .describe('Present where a deck without a Persona may hold cards that name one.'),
      withoutAllowance: z
        .strictObject({ words: z.array(line).min(1), rule })
        .optional()
        .describe('Cards with one of these words in the title, which no other card can let in.'),
    })
    .describe('Persona, Faction and Weapon Specific cards, and what lets them in besides.'),
  z
    .strictObject({ check: z.literal('card-requirements'), rule })
    .describe('What the text of a card requires of the deck that holds it.'),
  z
    .strictObject({
      check: z.literal('master-cards'),
      rule,
      word: line.describe('The word of their titles.'),
      withoutPersona: z
        .strictObject({ rule })
        .optional()
        .describe('Present where a deck without a Persona may hold none.'),
    })
    .describe('No more Master cards than the number on the Persona card.'),
  z
    .strictObject({
      check: z.literal('gems'),
      rule,
      times: z
        .int()
        .min(1)
        .max(99)
        .describe('How many gems each point of an Attribute allows, but for Master.'),
      most: count.describe('No Attribute can be altered above it.'),
      mostRule: cited.describe('Id of the Rule that says so.'),
      assigned: z
        .record(line, count)
        .optional()
        .describe('The Attributes as the player has altered and written them down.'),
    })
    .describe('How many gems of each Attribute the Endurance may hold.'),
  z
    .strictObject({ check: z.literal('zones'), rule })
    .describe('Pre-Game cards are not shuffled into the Endurance.'),
  z
    .strictObject({ check: z.literal('pre-game-size'), rule, most: count })
    .describe('How many Pre-Game cards may be used, Crystals not counted.'),
  z
    .strictObject({
      check: z.literal('pre-game-copies'),
      rule,
      most: count,
      crystals: z.boolean().optional().describe('true: Crystals only; false: all but Crystals.'),
    })
    .describe('How many copies of each Pre-Game card may be used.'),
  z
    .strictObject({ check: z.literal('own-quickening'), rule })
    .describe('No Quickening of the Persona itself.'),
  z
    .strictObject({
      check: z.literal('pre-game-kinds'),
      rule,
      words: z.array(line).min(1).max(20).describe('What the kinds are called, in title or type.'),
      most: count.describe('So many Pre-Game cards of all these kinds together.'),
    })
    .describe('How many Pre-Game cards of certain kinds may be used.'),
  z
    .strictObject({ check: z.literal('needs-pre-game'), rule, words: z.array(line).min(1).max(20) })
    .describe('Cards with one of these words in the title need a Pre-Game card of that kind.'),
  z
    .strictObject({ check: z.literal('primary-weapons'), rule, most: count })
    .describe('How many Primary Weapons of Choice may be used.'),
  z
    .strictObject({
      check: z.literal('off-hand-weapons'),
      rule,
      primaryRule: cited.describe('Id of the Rule on those that must be used with a Primary weapon.'),
    })
    .describe('Weapons of Choice that are used beside another are not used alone.'),
  z
    .strictObject({ check: z.literal('hand-icons'), rule, most: count })
    .describe('How many hand icons the Weapons of Choice may have together.'),
  z.strictObject({ check: z.literal('banned'), rule, cards }).describe('Cards that no deck may hold.'),
  z
    .strictObject({ check: z.literal('misprints'), rule, cards })
    .describe('Cards of which the misprinted copies are banned, which a list does not show.'),
  z
    .strictObject({
      check: z.literal('announced'),
      rule,
      cards,
      announced: z.boolean().default(false).describe('Whether their legality was announced in advance.'),
    })
    .describe('Cards that are legal only where it was announced.'),
  z
    .strictObject({ check: z.literal('edition'), rule, edition: z.enum(['first', 'second']) })
    .describe('Only cards of this edition.'),
  z
    .strictObject({ check: z.literal('publisher'), rule, edition: z.enum(['first', 'second']) })
    .describe(
      'Only cards of one publisher, who is known to have made this edition; of others it is not told.',
    ),
  z
    .strictObject({ check: z.literal('cards-of-set'), rule, set: slug, least: count })
    .describe('How many cards of a set the Endurance must hold.'),
  z
    .strictObject({
      check: z.literal('every-card'),
      rule,
      choiceRule: cited.describe('Id of the Rule on Persona and Weapon of Choice cards.'),
      pool: z
        .array(z.strictObject({ slug, quantity: z.int().min(1).max(9999) }))
        .max(1000)
        .nullable()
        .default(null)
        .describe('The cards that the player has; null where they are not told.'),
    })
    .describe('The deck uses every card its player has.'),
]);
export type HighlanderRule = z.infer<typeof highlanderFormatRule>;
export type RuleOf<Check extends HighlanderRule['check']> = Extract<HighlanderRule, { check: Check }>;
