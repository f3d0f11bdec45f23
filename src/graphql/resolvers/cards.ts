import type { CardView, NamedCardView } from '../../catalogue/views.ts';
import { foundConnection, type PageArguments, pageRequest } from '../connection.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/types.ts';
import type { DesignatorParent, GrantedDesignatorParent } from '../parents.ts';
import { versionOf, versionsOf } from './versions-of.ts';

/** Made once for a card, as its versions are. */
const designatorsMade = new WeakMap<CardView, OwnedDesignators>();

interface OwnedDesignators {
  readonly designators: readonly DesignatorParent[];
  readonly history: readonly DesignatorParent[];
  readonly granted: readonly GrantedDesignatorParent[];
}

function designatorsOf(card: CardView, { services: { catalogue } }: Context): OwnedDesignators {
  const known = designatorsMade.get(card);
  if (known !== undefined) return known;
  const { items, history, grantsOthers } = catalogue.designators(
    card.game,
    card.slug,
    card.asOf ?? undefined,
  );
  const made = {
    designators: items.map((designator) => ({ ...designator, card })),
    history: history.map((designator) => ({ ...designator, card })),
    granted: grantsOthers.map((granted) => ({ ...granted, card })),
  };
  designatorsMade.set(card, made);
  return made;
}

/** The fields of every game's cards that lead away from the card. */
const ofEveryGame = {
  url: (card: CardView) => card.links.self,
  page: (card: CardView) => card.links.page,
  match: (card: CardView | NamedCardView) =>
    'score' in card ? { score: card.score, matched: card.matched } : null,
  wording: (card: CardView) => ({ ...card.wording, card }),
  versions: versionsOf,
  printings: (card: CardView, _: unknown, { services: { catalogue } }: Context) =>
    catalogue
      .printings(card.game, card.slug, card.asOf ?? undefined)
      .items.map((printing) => ({ ...printing, card })),
  rulings: (card: CardView, page: PageArguments, { services: { rulings } }: Context) =>
    foundConnection({ ...rulings.ofCard(card.id, pageRequest(page)), suggestions: [] }),
  designators: (card: CardView, _: unknown, context: Context) => designatorsOf(card, context).designators,
  designatorHistory: (card: CardView, _: unknown, context: Context) => designatorsOf(card, context).history,
  designatorsGranted: (card: CardView, _: unknown, context: Context) => designatorsOf(card, context).granted,
  abilities: (card: CardView, _: unknown, { services: { catalogue }, work }: Context) => ({
    ...catalogue.abilities(card.game, card.slug, work),
    card,
  }),
};

export const cards = {
  Card: {
    __resolveType: ({ game }) => (game === 'shadowfist' ? 'ShadowfistCard' : 'HighlanderCard'),
  },
  ShadowfistCard: ofEveryGame,
  HighlanderCard: {
    ...ofEveryGame,
    gems: ({ gems }) => (gems === null ? null : Object.entries(gems).map(([gem, count]) => ({ gem, count }))),
  },
  CardAbilities: {
    version: ({ card, version }, _, context) => versionOf(card, version, context),
    source: ({ source }, _, { references }) => (source === null ? null : references.source(source)),
  },
  CompiledSentence: {
    abilities: (sentence) => ('abilities' in sentence ? sentence.abilities : null),
    readings: (sentence) => ('readings' in sentence ? sentence.readings : null),
    understood: (sentence) => ('understood' in sentence ? sentence.understood : null),
    expected: (sentence) => ('expected' in sentence ? sentence.expected : null),
    missing: (sentence) => ('missing' in sentence ? (sentence.missing ?? null) : null),
    added: (sentence) => ('added' in sentence ? (sentence.added ?? null) : null),
  },
  CardGroupMembership: {
    group: ({ id }, _, { references }) => references.group(id),
  },
  CardName: {
    card: ({ game, slug }, _, { services: { catalogue } }) => catalogue.card(game, slug),
  },
  CardCandidate: {
    matched: ({ matched, name }) => matched ?? name,
    card: ({ game, slug }, _, { services: { catalogue } }) => catalogue.card(game, slug),
  },
} satisfies Resolvers;
