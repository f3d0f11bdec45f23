// What stands on a line of each file, as zod schemas: what REST answers of the same thing, less what is of the moment
// (what was asked, links, counts) or of the machine (what imported files were called there), and the game, so that
// lines of several files can be told apart.
import { z } from 'zod';
import { designatorView } from '../catalogue/designator-views.ts';
import {
  cardView,
  formatView,
  gameSlug,
  groupView,
  printingView,
  rulesetView,
  setView,
  sourceView,
  versionView,
} from '../catalogue/views.ts';
import { ruleView } from '../citations/rule-view.ts';
import { basis, told } from '../games/content/abilities.ts';
import { rulingView, termView } from '../rulings/views.ts';

const game = gameSlug;
const card = z.string().meta({ description: 'Slug of the card.' });

/** So that decks can be checked with this file alone. */
const printings = z
  .array(printingView.pick({ set: true, number: true, errataNumber: true }))
  .meta({ description: 'Printings of the card.' });
const figures = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Figures that differ from the figures of the card, by key.' });
const playedBy = {
  law: z.string().meta({ description: 'Stable key of the principle that decided.' }),
  rule: z.string().nullable().meta({ description: 'Id of the rule that decided; null if no rule applies.' }),
  text: z.string().nullable().meta({ description: 'Text in force; null if no source contains it.' }),
};

/** So that decks of a ruleset can be checked with this file alone. */
const inRulesets = z
  .array(
    z.strictObject({
      ruleset: z.string().meta({ description: 'Id of the ruleset.' }),
      text: playedBy.text,
      figures,
      wording: z
        .strictObject({
          law: playedBy.law,
          rule: playedBy.rule,
          differs: z
            .boolean()
            .meta({ description: 'Whether different texts are in force on different printings.' }),
          perPrinting: z
            .array(
              z.strictObject({
                printing: printingView.shape.inForce.shape.printing,
                ...playedBy,
                figures,
              }),
            )
            .meta({ description: 'Text of each printing, if they differ; otherwise empty.' }),
        })
        .meta({ description: 'Which wording is in force under the ruleset, and why.' }),
    }),
  )
  .meta({
    description:
      'Texts and figures of the card in rulesets that do not include a document with a newer text of it; empty if there are none.',
  });

const ofTheMoment = { asOf: true, links: true, rulingCount: true } as const;
const ofTheMachine = { importedFrom: true } as const;
const [shadowfistCard, highlanderCard] = cardView.options;

export const cardLine = z
  .discriminatedUnion('game', [
    shadowfistCard
      .omit(ofTheMoment)
      .extend({ printings, inRulesets })
      .meta({ id: 'ShadowfistCardLine', description: 'A Shadowfist card with its printings.' }),
    highlanderCard
      .omit(ofTheMoment)
      .extend({ printings, inRulesets })
      .meta({ id: 'HighlanderCardLine', description: 'A Highlander card with its printings.' }),
  ])
  .meta({
    id: 'CardLine',
    description: 'A card with the text in force and its printings; lines are ordered by slug.',
  });

export const textVersionLine = versionView.omit(ofTheMachine).extend({ game, card }).meta({
  id: 'TextVersionLine',
  description: 'A text version of a card; lines are ordered by slug of the card, then by issue.',
});

export const abilitiesLine = z
  .strictObject({
    game,
    card,
    version: z
      .string()
      .nullable()
      .meta({ description: 'Id of the text version; null if the abilities come from examples.' }),
    basis: basis.meta({
      description:
        'Origin of the abilities: `hand-written` (Arbiter), `file` (an imported file) or `compiled` (from the card text).',
    }),
    source: z.string().nullable().meta({
      description: 'Id of the source of the text version or of the examples; null if the source is unknown.',
    }),
    section: z
      .string()
      .nullable()
      .meta({ description: 'Section of the source; null if there is no source or it is unknown.' }),
    heading: z.string().nullable().meta({
      description: 'Heading of the section, or of its entry; null if there is none.',
    }),
    says: z
      .string()
      .nullable()
      .meta({ description: 'Summary of the examples; null if the abilities come from a text version.' }),
    told: told.meta({
      description:
        '`whole` if the abilities are complete; `in-part` if a part of the text is unknown or was not understood.',
    }),
    abilities: z
      .array(z.unknown())
      .readonly()
      .meta({ description: 'Abilities in the vocabulary of the game (see /v1/rule-check/schema).' }),
  })
  .meta({
    id: 'AbilitiesLine',
    description:
      'The abilities of a card that the rule check uses, for the text in force; lines are ordered by slug of the card.',
  });

export const designatorLine = designatorView
  .extend({
    game,
    card,
    grantedTo: z.string().nullable().meta({
      description:
        'The other cards that get the designator, in the words of the text; null if the card itself has it.',
    }),
  })
  .meta({
    id: 'DesignatorLine',
    description:
      'A designator that a card has or gives to other cards, now or in the past; lines are ordered by slug of the card, then by time.',
  });

export const printingLine = printingView.omit(ofTheMachine).extend({ game, card }).meta({
  id: 'PrintingLine',
  description: 'A printing of a card; lines are ordered by slug of the card.',
});

export const setLine = setView
  .extend({ game })
  .meta({ id: 'CardSetLine', description: 'A set of cards; lines are ordered by code.' });

export const groupLine = groupView
  .extend({ game })
  .meta({ id: 'CardGroupLine', description: 'A group of cards; lines are ordered by id.' });

export const formatLine = formatView
  .omit(ofTheMachine)
  .extend({ game })
  .meta({ id: 'FormatLine', description: 'A deck format; lines are ordered by slug.' });

export const sourceLine = sourceView.extend({ game }).meta({
  id: 'SourceLine',
  description: 'A document with rules, rulings or card texts; lines are in order of issue.',
});

export const rulesetLine = rulesetView
  .extend({ game })
  .meta({ id: 'RulesetLine', description: 'A named edition of the rules; lines are ordered by id.' });

export const rulingLine = rulingView.omit(ofTheMachine).meta({
  id: 'RulingLine',
  description: 'A decision of a source about cards or terms; lines are ordered by id.',
});

/** By id; as REST answers them. */
export { ruleView as ruleLine, termView as termLine };
