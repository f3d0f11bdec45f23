import { paginate } from '../../pagination.ts';
import { connectionOf, pageRequest } from '../connection.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/types.ts';
import type { DesignatorParent, GrantedDesignatorParent } from '../parents.ts';
import { versionOf } from './versions-of.ts';

type Given = DesignatorParent | GrantedDesignatorParent;

const sourceOf = (id: string | null | undefined, { references }: Context) =>
  id == null ? null : references.source(id);

/** Where a designator comes from, and when it holds. */
const spanFields = {
  version: ({ card, version }: Given, _: unknown, context: Context) => versionOf(card, version, context),
  source: ({ source }: Given, _: unknown, context: Context) => sourceOf(source, context),
  rules: ({ rules }: Given, _: unknown, { references }: Context) => rules.map(references.rule),
  from: ({ from }: Given, _: unknown, context: Context) => sourceOf(from?.source, context),
  until: ({ until }: Given, _: unknown, context: Context) => sourceOf(until?.source, context),
  supersededBy: ({ card, supersededBy }: Given, _: unknown, context: Context) =>
    versionOf(card, supersededBy, context),
};

/** The words that relate cards to one another. */
export const designators = {
  Designator: spanFields,
  GrantedDesignator: spanFields,
  DesignatorEntry: {
    cardCount: ({ cards }) => cards,
    grantedByCount: ({ grantedBy }) => grantedBy,
  },
  DesignatorMatches: {
    cards({ game, items, asOf }, args, { services: { catalogue } }) {
      const page = paginate(items, (item) => item.card.slug, pageRequest(args));
      const edges = page.items.map((item) => {
        const node = catalogue.card(game, item.card.slug, asOf ?? undefined);
        const matching = item.designators.map((designator) => ({ ...designator, card: node }));
        return { node, cursor: page.cursorOf(item), designators: matching };
      });
      return connectionOf(page, edges);
    },
    grantedBy: ({ game, grantedBy, asOf }, _, { services: { catalogue } }) =>
      grantedBy.map((granted) => ({
        ...granted,
        card: catalogue.card(game, granted.card.slug, asOf ?? undefined),
      })),
  },
  DesignatorComparison: {
    rules: ({ rules }, _, { references }) => rules.map(references.rule),
  },
} satisfies Resolvers;
