import { z } from 'zod';
import { abilitiesView } from '../catalogue/abilities-view.ts';
import { designatorsView } from '../catalogue/designator-views.ts';
import { type CardView, cardView, printingsView, versionsView } from '../catalogue/views.ts';
import { pageBody } from '../pagination.ts';
import { rulingsPage } from '../rulings/views.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';

const partsView = z
  .strictObject({
    versions: versionsView,
    printings: printingsView,
    rulings: rulingsPage,
    designators: designatorsView,
    abilities: abilitiesView,
  })
  .partial()
  .meta({
    id: 'CardParts',
    description: 'The parts from `include`, each in the format of its own path; at most 100 rulings.',
  });

export const cardParts = partsView.keyof().options;
type Part = (typeof cardParts)[number];

const [shadowfist, highlander] = cardView.options;
const included = { included: partsView.optional() };

/** A card with other resources about it. */
export const cardPageView = z
  .discriminatedUnion('game', [
    shadowfist.extend(included).meta({
      id: 'ShadowfistCardPage',
      description: 'A Shadowfist card and, with `include`, related resources.',
    }),
    highlander.extend(included).meta({
      id: 'HighlanderCardPage',
      description: 'A Highlander card and, with `include`, related resources.',
    }),
  ])
  .meta({ id: 'CardWithParts', description: 'A card and, with `include`, related resources.' });

/** Names of parts, separated by commas. */
export const include = z
  .string()
  .transform((names) => names.split(','))
  .pipe(
    z.array(
      z.enum(cardParts, {
        error: ({ input }) => `"${input}" is not a valid part; expected ${cardParts.join(', ')}`,
      }),
    ),
  )
  .meta({
    description: `Parts to include, separated by commas: ${cardParts.join(', ')}. None by default.`,
    examples: ['versions,rulings'],
  });

/** More rulings than any card has. */
const MOST_RULINGS = 100;

/** The card, with the parts as their own paths return them. */
export function cardPage(
  { catalogue, rulings }: Pick<Services, 'catalogue' | 'rulings'>,
  card: CardView,
  parts: readonly Part[],
  asOf: string | undefined,
  work: Work,
): z.infer<typeof cardPageView> {
  if (parts.length === 0) return card;
  const { game, slug, id } = card;
  const made: z.infer<typeof partsView> = {};
  for (const part of parts)
    switch (part) {
      case 'versions':
        made.versions = catalogue.versions(game, slug, asOf);
        break;
      case 'printings':
        made.printings = catalogue.printings(game, slug, asOf);
        break;
      case 'rulings':
        made.rulings = {
          ...pageBody(rulings.ofCard(id, { limit: MOST_RULINGS })),
          warnings: [],
          suggestions: [],
        };
        break;
      case 'designators':
        made.designators = catalogue.designators(game, slug, asOf);
        break;
      case 'abilities':
        made.abilities = catalogue.abilities(game, slug, work);
        break;
    }
  return { ...card, included: made };
}
