import { z } from 'zod';
import { abilitiesView } from '../../catalogue/abilities-view.ts';
import type { CardIdentifier, MalformedIdentifier } from '../../catalogue/card-naming.ts';
import { designatorsView } from '../../catalogue/designator-views.ts';
import { orders } from '../../catalogue/search/order.ts';
import {
  autocompleteView,
  cardView,
  collectionView,
  namedCardView,
  printingsView,
  searchPageView,
  versionsView,
} from '../../catalogue/views.ts';
import { gameSlugs } from '../../games/registry.ts';
import { pageAt, pageBody } from '../../pagination.ts';
import { rulingsPage } from '../../rulings/views.ts';
import { cardPage, cardPageView, include } from '../card-page.ts';
import { cardPageBody } from '../card-page-body.ts';
import { asOf, game, limit, name, paging, text } from '../input.ts';
import { described, type Routes } from './route.ts';

const tags = ['cards'];
const cardPath = z.strictObject({ game, slug: text(200).meta({ examples: ['fox-pass'] }) });
const asOfQuery = z.strictObject({ asOf: asOf.optional() });

const order = z.enum(orders).default('name').meta({ description: 'A leading - turns the order round.' });

const identifier = z
  .union(
    [
      z.strictObject({ id: text(100) }),
      z.strictObject({ game, slug: text(200) }),
      z.strictObject({ game: game.optional(), name }),
      z.strictObject({ game: game.optional(), fuzzy: name }),
    ],
    `give an id, or a game and a slug, or a name or fuzzy name with or without its game; the games are ${gameSlugs.join(' and ')}`,
  )
  .meta({
    id: 'CardIdentifier',
    description: 'Names a card by id, by game and slug, by its exact name, or by a name with typos.',
  });

/** One that is malformed spoils only itself, so each is read for itself. */
const anyIdentifier = z
  .unknown()
  .meta({ $ref: '#/components/schemas/CardIdentifierInput' })
  .transform((given): CardIdentifier | MalformedIdentifier => {
    const read = identifier.safeParse(given);
    if (read.success) return read.data;
    return { malformed: given, message: read.error.issues.map(({ message }) => message).join('; ') };
  });

export const cardRoutes: Routes =
  ({ catalogue, rulings }) =>
  async (app) => {
    app.get(
      '/v1/cards/named',
      {
        schema: {
          operationId: 'getCardByName',
          tags,
          summary: 'One card by its name',
          description: described(
            'exact ignores case, accents, punctuation and a leading article. fuzzy also survives typos, word order and partial words; where no one card is clearly meant it answers 409 with ranked candidates. A fuzzy answer says how sure it is (`score`) and which name matches (`matched`); one letter never means a card.',
            'GET /v1/cards/named?game=shadowfist&exact=fox pass',
            'GET /v1/cards/named?game=shadowfist&fuzzy=fox pas',
          ),
          querystring: z
            .strictObject({
              game: game.optional(),
              exact: name.optional(),
              fuzzy: name.optional(),
              asOf: asOf.optional(),
            })
            .refine(
              (query) => (query.exact === undefined) !== (query.fuzzy === undefined),
              'give either exact or fuzzy',
            ),
          response: { 200: z.union([cardView, namedCardView]) },
        },
      },
      async ({ query, work }) => catalogue.named(query, work),
    );

    app.get(
      '/v1/cards/search',
      {
        schema: {
          operationId: 'searchCards',
          tags,
          summary: 'Cards that a search query matches',
          description: described(
            'The search language is described at /docs/search.',
            'GET /v1/cards/search?q=t:event cost<=1&game=shadowfist',
            'GET /v1/cards/search?q=has:errata -is:unique&order=-cost&limit=10',
          ),
          querystring: z.strictObject({
            q: z
              .string()
              .optional()
              .meta({
                description: 'At most 1000 characters; empty or absent: every card.',
                examples: ['t:event cost<=1', 'has:errata -is:unique'],
              }),
            game: game.optional(),
            order,
            ...paging,
          }),
          response: { 200: searchPageView },
        },
      },
      async ({ query: { q, game, order, limit, cursor }, work }) =>
        cardPageBody(await catalogue.search({ q, game, order }, pageAt({ limit, cursor }), work)),
    );

    app.get(
      '/v1/cards/autocomplete',
      {
        schema: {
          operationId: 'autocompleteCardNames',
          tags,
          summary: 'Names that begin like this',
          description: described(
            'For a box that completes what is typed.',
            'GET /v1/cards/autocomplete?q=master&game=highlander',
          ),
          querystring: z.strictObject({
            q: name,
            game: game.optional(),
            limit: limit(50, 20),
          }),
          response: { 200: autocompleteView },
        },
      },
      async ({ query: { q, game, limit }, work }) => catalogue.autocomplete(q, game, limit, work),
    );

    app.post(
      '/v1/cards/collection',
      {
        schema: {
          operationId: 'getCardCollection',
          tags,
          summary: 'Up to 100 cards at once',
          description: described(
            'Cards come in the order asked for, each with the place of its identifier (`index`), and of a fuzzy name with how sure it is. What is not found, or not an identifier, comes back with its place and suggestions; nothing is dropped.',
            'POST /v1/cards/collection {"identifiers": [{"fuzzy": "fox pas"}, {"fuzzy": "UL attack", "game": "highlander"}]}',
            'POST /v1/cards/collection {"identifiers": [{"game": "shadowfist", "name": "Fox Pass"}, {"game": "shadowfist", "slug": "ting-ting"}]}',
          ),
          querystring: z.strictObject({}),
          body: z.strictObject({
            identifiers: z.array(anyIdentifier).min(1).max(100),
            asOf: asOf.optional(),
          }),
          response: { 200: collectionView },
        },
      },
      async ({ body, work }) => catalogue.collection(body.identifiers, body.asOf, work),
    );

    app.get(
      '/v1/cards/:game',
      {
        schema: {
          operationId: 'listCards',
          tags,
          summary: 'The cards of a game',
          description: described(
            'All of them, a page at a time; /v1/cards/search finds some of them.',
            'GET /v1/cards/shadowfist?order=cost&limit=20',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({ order, ...paging }),
          response: { 200: searchPageView },
        },
      },
      async ({ params: { game }, query: { order, limit, cursor }, work }) =>
        cardPageBody(await catalogue.search({ game, order }, pageAt({ limit, cursor }), work)),
    );

    app.get(
      '/v1/cards/:game/:slug',
      {
        schema: {
          operationId: 'getCard',
          tags,
          summary: 'One card, with the wording in force',
          description: described(
            'A slug that was renamed, or that is written otherwise (`Fox-Pass`, `fox_pass`), answers 301 to the card’s permanent path.',
            'GET /v1/cards/shadowfist/fox-pass',
            'GET /v1/cards/shadowfist/fox-pass?asOf=1999',
            'GET /v1/cards/shadowfist/fox-pass?include=versions,printings,rulings,designators,abilities',
          ),
          params: cardPath,
          querystring: z.strictObject({ asOf: asOf.optional(), include: include.optional() }),
          response: {
            200: cardPageView,
            301: z.null().meta({ description: 'The card has another slug; see Location.' }),
          },
        },
      },
      async ({ params: { game, slug }, query, url, work }, reply) => {
        const card = catalogue.card(game, slug, query.asOf);
        if (card.slug === slug)
          return cardPage({ catalogue, rulings }, card, query.include ?? [], query.asOf, work);
        const [, asked] = url.split('?');
        return reply.redirect(asked === undefined ? card.links.self : `${card.links.self}?${asked}`, 301);
      },
    );

    app.get(
      '/v1/cards/:game/:slug/versions',
      {
        schema: {
          operationId: 'listCardVersions',
          tags,
          summary: 'Every wording of a card, in order of issue, with what is in force and why',
          description: described(
            'Each version says what superseded it, by which rule.',
            'GET /v1/cards/shadowfist/pocket-demon/versions',
          ),
          params: cardPath,
          querystring: asOfQuery,
          response: { 200: versionsView },
        },
      },
      async ({ params: { game, slug }, query }) => catalogue.versions(game, slug, query.asOf),
    );

    app.get(
      '/v1/cards/:game/:slug/printings',
      {
        schema: {
          operationId: 'listCardPrintings',
          tags,
          summary: 'The printings of a card, each with the wording in force on it',
          description: described(
            'Where printings differ, each is played by its own wording.',
            'GET /v1/cards/shadowfist/draco/printings',
          ),
          params: cardPath,
          querystring: asOfQuery,
          response: { 200: printingsView },
        },
      },
      async ({ params: { game, slug }, query }) => catalogue.printings(game, slug, query.asOf),
    );

    app.get(
      '/v1/cards/:game/:slug/rulings',
      {
        schema: {
          operationId: 'listCardRulings',
          tags,
          summary: 'The rulings on a card, each cited',
          description: described(
            'In the order of their sources.',
            'GET /v1/cards/highlander/darius-event/rulings',
          ),
          params: cardPath,
          querystring: z.strictObject(paging),
          response: { 200: rulingsPage },
        },
      },
      async ({ params: { game, slug }, query: { limit, cursor } }) => {
        const page = rulings.ofCard(catalogue.card(game, slug).id, pageAt({ limit, cursor }));
        return { ...pageBody(page), warnings: [], suggestions: [] };
      },
    );

    app.get(
      '/v1/cards/:game/:slug/designators',
      {
        schema: {
          operationId: 'listCardDesignators',
          tags,
          summary: 'The designators of a card, and where each comes from',
          description: described(
            'Now or as of a date or source: each with the text version that gives it and the span for which it holds, those that it had at other times (`history`), and those that it gives other cards (`grantsOthers`).',
            'GET /v1/cards/shadowfist/pump-action-shotgun/designators',
            'GET /v1/cards/shadowfist/pump-action-shotgun/designators?asOf=1999',
          ),
          params: cardPath,
          querystring: asOfQuery,
          response: { 200: designatorsView },
        },
      },
      async ({ params: { game, slug }, query }) => catalogue.designators(game, slug, query.asOf),
    );

    app.get(
      '/v1/cards/:game/:slug/abilities',
      {
        schema: {
          operationId: 'listCardAbilities',
          tags,
          summary: 'What a card does, as moves are judged',
          description: described(
            'In the vocabulary that /v1/rule-check/schema describes: the form in which a card of your own is written, too. They are written by hand, brought by a file, or compiled from the text in force, as `basis` says. /v1/bulk has those of all cards in one file.',
            'GET /v1/cards/shadowfist/nerve-gas/abilities',
          ),
          params: cardPath,
          querystring: z.strictObject({}),
          response: { 200: abilitiesView },
        },
      },
      async ({ params: { game, slug }, work }) => catalogue.abilities(game, slug, work),
    );
  };
