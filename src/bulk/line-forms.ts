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
import { basis, told } from '../games/content/abilities.ts';
import { ruleView, rulingView, termView } from '../rulings/views.ts';

const game = gameSlug;
const card = z.string().meta({ description: 'Slug of the card.' });

/** So that decks can be checked with this file alone. */
const printings = z
  .array(printingView.pick({ set: true, number: true, errataNumber: true }))
  .meta({ description: 'In which sets it was printed.' });
const figures = z.record(z.string(), z.unknown());
const playedBy = { law: z.string(), rule: z.string().nullable(), text: z.string().nullable() };

/** So that decks of a ruleset can be checked with this file alone. */
const inRulesets = z
  .array(
    z.strictObject({
      ruleset: z.string().meta({ description: 'Id of the ruleset.' }),
      text: playedBy.text,
      figures,
      wording: z.strictObject({
        law: playedBy.law,
        rule: playedBy.rule,
        differs: z.boolean(),
        perPrinting: z.array(
          z.strictObject({
            printing: z.strictObject({ set: z.string(), number: z.string().nullable() }),
            ...playedBy,
            figures,
          }),
        ),
      }),
    }),
  )
  .meta({
    description:
      'The card by rulesets in which a later document with a wording of it is not in force; empty if there is none.',
  });

const ofTheMoment = { asOf: true, links: true, rulingCount: true } as const;
const ofTheMachine = { importedFrom: true } as const;
const [shadowfistCard, highlanderCard] = cardView.options;

export const cardLine = z
  .discriminatedUnion('game', [
    shadowfistCard.omit(ofTheMoment).extend({ printings, inRulesets }).meta({ id: 'ShadowfistCardLine' }),
    highlanderCard.omit(ofTheMoment).extend({ printings, inRulesets }).meta({ id: 'HighlanderCardLine' }),
  ])
  .meta({ id: 'CardLine', description: 'A card with the wording in force and its printings; by slug.' });

export const textVersionLine = versionView.omit(ofTheMachine).extend({ game, card }).meta({
  id: 'TextVersionLine',
  description: 'A wording of a card; by slug of the card, then in order of issue.',
});

export const abilitiesLine = z
  .strictObject({
    game,
    card,
    version: z
      .string()
      .nullable()
      .meta({ description: 'Id of the wording; null where examples tell of the card.' }),
    basis: basis.meta({
      description:
        'Who says it: Arbiter (`hand-written`), a file that was imported (`file`), or the compiler that read the text (`compiled`).',
    }),
    source: z.string().nullable().meta({
      description:
        'Id of the source that issues the wording or has the examples; null where only the text is known.',
    }),
    section: z.string().nullable(),
    heading: z.string().nullable().meta({
      description: 'The heading of that section, or of the entry in it; null if there is none.',
    }),
    says: z
      .string()
      .nullable()
      .meta({ description: 'What the examples tell; null where a wording says it.' }),
    told: told.meta({
      description:
        'Whether that is all it does, or it may do more that no source tells or that was not understood.',
    }),
    abilities: z
      .array(z.unknown())
      .readonly()
      .meta({ description: 'In the vocabulary of the game, which /v1/rule-check/schema tells.' }),
  })
  .meta({
    id: 'AbilitiesLine',
    description:
      'What a card does in the wording in force, so that moves can be judged; by slug of the card.',
  });

export const designatorLine = designatorView
  .extend({
    game,
    card,
    grantedTo: z.string().nullable().meta({
      description: 'The other cards that have it, in the words of the wording; null: the card itself has it.',
    }),
  })
  .meta({
    id: 'DesignatorLine',
    description:
      'A designator that a card has or gives to other cards, or had or gave, with its span; by slug of the card, then by the beginning of the span.',
  });

export const printingLine = printingView.omit(ofTheMachine).extend({ game, card }).meta({
  id: 'PrintingLine',
  description: 'A printing of a card; by slug of the card.',
});

export const setLine = setView
  .extend({ game })
  .meta({ id: 'CardSetLine', description: 'A set of cards; by code.' });

export const groupLine = groupView
  .extend({ game })
  .meta({ id: 'CardGroupLine', description: 'A class of cards; by id.' });

export const formatLine = formatView
  .omit(ofTheMachine)
  .extend({ game })
  .meta({ id: 'FormatLine', description: 'A way to play with decks of its own; by slug.' });

export const sourceLine = sourceView
  .extend({ game })
  .meta({ id: 'SourceLine', description: 'A document of law; in order of issue.' });

export const rulesetLine = rulesetView
  .extend({ game })
  .meta({ id: 'RulesetLine', description: 'A named edition of the rules; by id.' });

export const rulingLine = rulingView
  .omit(ofTheMachine)
  .meta({ id: 'RulingLine', description: 'One decision of a source about named cards or terms; by id.' });

/** By id; as REST answers them. */
export { ruleView as ruleLine, termView as termLine };
