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
import { cardInWords, cardsInWords, textOrJson } from '../text-answers.ts';
import { described, type Routes } from './route.ts';

const tags = ['cards'];
const cardPath = z.strictObject({
  game,
  slug: text(200).meta({ description: 'Slug of the card.', examples: ['fox-pass'] }),
});
const asOfQuery = z.strictObject({ asOf: asOf.optional() });

const order = z.enum(orders).default('name').meta({
  description:
    'Sort key. A leading - sorts in descending order. Cards without the figure come last. `relevance` sorts by the words of the query, best first.',
});

const identifier = z
  .union(
    [
      z.strictObject({ id: text(100).meta({ description: 'Id of the card.' }) }),
      z.strictObject({ game, slug: text(200).meta({ description: 'Slug of the card.' }) }),
      z.strictObject({ game: game.optional(), name: name.meta({ description: 'Exact name of the card.' }) }),
      z.strictObject({ game: game.optional(), fuzzy: name.meta({ description: 'Name with typos.' }) }),
    ],
    `invalid identifier; expected id, game and slug, name, or fuzzy (name and fuzzy can have a game); the games are ${gameSlugs.join(' and ')}`,
  )
  .meta({
    id: 'CardIdentifier',
    description: 'Identifies a card by id, by game and slug, by exact name, or by a name with typos (fuzzy).',
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
          summary: 'Get a card by name',
          description: described(
            '`exact` ignores case, accents, punctuation and a leading article. `fuzzy` also accepts typos, another word order and parts of words. If several cards match equally well, the reply is 409 with ranked candidates. A fuzzy reply has the confidence (`score`) and the matching name (`matched`). A single letter does not match any card. With `Accept: text/plain` the answer is text for people.',
            'GET /v1/cards/named?game=shadowfist&exact=fox pass',
            'GET /v1/cards/named?game=shadowfist&fuzzy=fox pas',
          ),
          querystring: z
            .strictObject({
              game: game.optional(),
              exact: name.optional().meta({ description: 'Exact name of the card.' }),
              fuzzy: name.optional().meta({ description: 'Name of the card, possibly with typos.' }),
              asOf: asOf.optional(),
            })
            .refine(
              (query) => (query.exact === undefined) !== (query.fuzzy === undefined),
              'use either exact or fuzzy',
            ),
          response: { 200: z.union([cardView, namedCardView]) },
        },
      },
      async (request, reply) =>
        textOrJson(request, reply, await catalogue.named(request.query, request.work), cardInWords),
    );

    app.get(
      '/v1/cards/search',
      {
        schema: {
          operationId: 'searchCards',
          tags,
          summary: 'Search cards',
          description: described(
            'The search language is described at /docs/search. With `Accept: text/plain` the answer is text for people.',
            'GET /v1/cards/search?q=t:event cost<=1&game=shadowfist',
            'GET /v1/cards/search?q=has:errata -is:unique&order=-cost&limit=10',
          ),
          querystring: z.strictObject({
            q: z
              .string()
              .optional()
              .meta({
                description: 'Search query of at most 1000 characters. If empty or absent, all cards match.',
                examples: ['t:event cost<=1', 'has:errata -is:unique'],
              }),
            game: game.optional(),
            order,
            ...paging,
          }),
          response: { 200: searchPageView },
        },
      },
      async (request, reply) => {
        const { q, game, order, limit, cursor } = request.query;
        const found = await catalogue.search({ q, game, order }, pageAt({ limit, cursor }), request.work);
        return textOrJson(request, reply, cardPageBody(found), cardsInWords);
      },
    );

    app.get(
      '/v1/cards/autocomplete',
      {
        schema: {
          operationId: 'autocompleteCardNames',
          tags,
          summary: 'Complete card names',
          description: described(
            'For input fields with autocompletion.',
            'GET /v1/cards/autocomplete?q=master&game=highlander',
          ),
          querystring: z.strictObject({
            q: name.meta({ description: 'The first letters of a name or of a word in it.' }),
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
        config: { canBeSplit: true },
        schema: {
          operationId: 'getCardCollection',
          tags,
          summary: 'Get up to 100 cards',
          description: described(
            'Returns the cards in the order of the identifiers, each with the index of its identifier (`index`) and the confidence of the match (`score`). Identifiers without a card are listed in `notFound`, with a reason and suggestions.',
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
          summary: 'List the cards of a game',
          description: described(
            'Lists all cards, page by page. To filter them, use /v1/cards/search.',
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
          summary: 'Get a card with the text in force',
          description: described(
            'A former slug or another spelling of the slug (`Fox-Pass`, `fox_pass`) is redirected (301) to the permanent path of the card.',
            'GET /v1/cards/shadowfist/fox-pass',
            'GET /v1/cards/shadowfist/fox-pass?asOf=1999',
            'GET /v1/cards/shadowfist/fox-pass?include=versions,printings,rulings,designators,abilities',
          ),
          params: cardPath,
          querystring: z.strictObject({ asOf: asOf.optional(), include: include.optional() }),
          response: {
            200: cardPageView,
            301: z
              .null()
              .meta({ description: 'Redirect to the permanent path of the card, in the header Location.' }),
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
          summary: 'List the text versions of a card',
          description: described(
            'In order of issue. Each version says whether it is in force, which version superseded it, and by which rule.',
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
          summary: 'List the printings of a card with the text in force on each',
          description: described(
            'If the texts of printings differ, each copy is played by the text in force on its printing.',
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
          summary: 'List the rulings on a card',
          description: described(
            'In the order of their sources, each with a citation.',
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
          summary: 'List the designators of a card',
          description: described(
            'Designators of the card now or at the time `asOf`, all designators that it has or had (`history`), and designators that it gives to other cards (`grantsOthers`). Each has its text version and the time in which it is valid.',
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
          summary: 'Get the abilities of a card',
          description: described(
            'The abilities that the rule check uses, in the vocabulary of /v1/rule-check/schema. Definitions of your own cards use the same vocabulary. `basis` says whether the abilities are written by hand, imported from a file, or compiled from the text in force. /v1/bulk has a file with the abilities of all cards.',
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
