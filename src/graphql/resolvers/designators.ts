import { paginate } from '../../pagination.ts';
import { connectionOf, pageRequest } from '../connection.ts';
import type { Resolvers } from '../generated/types.ts';
import { versionOf } from './versions-of.ts';

/** The words that relate cards to one another. */
export const designators = {
  Designator: {
    version: ({ card, version }, _, context) => versionOf(card, version, context),
    rules: ({ rules }, _, { references }) => rules.map(references.rule),
  },
  DesignatorMatches: {
    cards({ game, items }, args, { services: { catalogue } }) {
      const page = paginate(items, (item) => item.card.slug, pageRequest(args));
      const edges = page.items.map((item) => {
        const node = catalogue.card(game, item.card.slug);
        const matching = item.designators.map((designator) => ({ ...designator, card: node }));
        return { node, cursor: page.cursorOf(item), designators: matching };
      });
      return connectionOf(page, edges);
    },
  },
  DesignatorComparison: {
    rules: ({ rules }, _, { references }) => rules.map(references.rule),
  },
} satisfies Resolvers;
