import { z } from 'zod';
import {
  designatorCardsView,
  designatorListView,
  designatorMatchView,
} from '../../catalogue/designator-views.ts';
import { ruleView } from '../../citations/rule-view.ts';
import { pageAt, pageBody } from '../../pagination.ts';
import {
  ruleSectionView,
  rulesetComparisonView,
  rulesPage,
  rulingsPage,
  rulingView,
  termsPage,
} from '../../rulings/views.ts';
import { asOf, game, name, paging, text } from '../input.ts';
import { rulingsInWords, textOrJson } from '../text-answers.ts';
import { described, type Routes } from './route.ts';

const oneRuleset = text(100).meta({
  description: 'Id of a ruleset (see /v1/games).',
  examples: ['highlander.type-two'],
});
const ruleset = oneRuleset.optional();
const words = text(200).optional().meta({
  description:
    'Question or words; the best results come first. Different word endings, typos and gaps between words are accepted, and synonyms of the glossary and everyday words match.',
});

export const lawRoutes: Routes =
  ({ catalogue, rulings, rules, rulesetComparisons, glossary }) =>
  async (app) => {
    app.get(
      '/v1/rulings',
      {
        schema: {
          operationId: 'searchRulings',
          tags: ['rulings'],
          summary: 'Search rulings by card name, words, ruleset and rule',
          description: described(
            'The card name may have typos. If several cards match the name, the reply is 409 with candidates. With `Accept: text/plain` the answer is text for people.',
            'GET /v1/rulings?game=highlander&card=darius event',
            'GET /v1/rulings?q=uniqueness auction',
            'GET /v1/rulings?rule=shadowfist.yotd/3.3.1/five-phases-in-order',
          ),
          querystring: z.strictObject({
            card: name.optional().meta({ description: 'Name of a card, possibly with typos.' }),
            q: words,
            game: game.optional(),
            ruleset,
            rule: text(300).optional().meta({
              description: 'Id of a rule, as in violations. Returns the rulings in the section of the rule.',
            }),
            ...paging,
          }),
          response: { 200: rulingsPage },
        },
      },
      async (request, reply) => {
        const { limit, cursor, ...query } = request.query;
        const found = rulings.search(query, pageAt({ limit, cursor }), request.work);
        const page = { ...pageBody(found), warnings: [], suggestions: [...found.suggestions] };
        return textOrJson(request, reply, page, rulingsInWords);
      },
    );

    app.get(
      '/v1/rulings/*',
      {
        schema: {
          operationId: 'getRuling',
          tags: ['rulings'],
          summary: 'Get a ruling',
          description: described(
            'Ids are permanent.',
            'GET /v1/rulings/highlander.type-two/faq/darius-event-countering',
          ),
          params: z.strictObject({
            '*': text(300).meta({ description: 'Id of a ruling; it contains slashes.' }),
          }),
          querystring: z.strictObject({}),
          response: { 200: rulingView },
        },
      },
      async ({ params }) => rulings.byId(params['*']),
    );

    app.get(
      '/v1/designators/:game',
      {
        schema: {
          operationId: 'listDesignators',
          tags: ['designators'],
          summary: 'List the designators of a game',
          description: described(
            'Lists the normal form of every designator that a card has or gives to other cards, now or at the time `asOf`, with the number of cards.',
            'GET /v1/designators/shadowfist?limit=20',
            'GET /v1/designators/shadowfist?asOf=1999',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({ asOf: asOf.optional(), ...paging }),
          response: { 200: designatorListView },
        },
      },
      async ({ params, query: { asOf: moment, limit, cursor } }) => {
        const page = catalogue.designatorList(params.game, moment, pageAt({ limit, cursor }));
        return { game: params.game, asOf: moment ?? null, ...pageBody(page) };
      },
    );

    app.get(
      '/v1/designators/:game/match',
      {
        schema: {
          operationId: 'matchDesignators',
          tags: ['designators'],
          summary: 'Check whether two words are the same designator',
          description: described(
            'The reply has the reason and the ids of the rules.',
            'GET /v1/designators/shadowfist/match?a=Gunman&b=guns',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({
            a: name.meta({ description: 'A designator.' }),
            b: name.meta({ description: 'Another designator.' }),
          }),
          response: { 200: designatorMatchView },
        },
      },
      async ({ params, query: { a, b } }) => catalogue.matchDesignators(params.game, a, b),
    );

    app.get(
      '/v1/designators/:game/:word',
      {
        schema: {
          operationId: 'getDesignator',
          tags: ['designators'],
          summary: 'List the cards with a designator',
          description: described(
            'Lists the cards that match by the rules of the game, now or at the time `asOf`, with the origin of the designator and the time in which it is valid. Cards that give the designator to other cards are listed in `grantedBy`.',
            'GET /v1/designators/shadowfist/gun',
            'GET /v1/designators/shadowfist/gun?asOf=1999',
            'GET /v1/designators/highlander/master',
          ),
          params: z.strictObject({ game, word: name.meta({ description: 'A designator.' }) }),
          querystring: z.strictObject({ asOf: asOf.optional() }),
          response: { 200: designatorCardsView },
        },
      },
      async ({ params: { game, word }, query }) => catalogue.designatorCards(game, word, query.asOf),
    );

    app.get(
      '/v1/rules/:game',
      {
        schema: {
          operationId: 'searchRules',
          tags: ['rules'],
          summary: 'Search the rules of a game',
          description: described(
            'Without parameters, lists every rule of every source.',
            'GET /v1/rules/shadowfist?section=4.3',
            'GET /v1/rules/highlander?ruleset=highlander.type-two&q=hard exertion',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({
            ruleset,
            q: words,
            section: text(100)
              .optional()
              .meta({
                description:
                  'Section with its subsections, by number, slug or heading. An unknown section is 404 with suggestions.',
                examples: ['4.3', 'Attack Phase'],
              }),
            ...paging,
          }),
          response: { 200: rulesPage },
        },
      },
      async ({ params, query: { limit, cursor, ...query }, work }) => {
        const found = rules.search(params.game, query, pageAt({ limit, cursor }), work);
        return { ...pageBody(found), suggestions: [...found.suggestions] };
      },
    );

    app.get(
      '/v1/rules/:game/compare',
      {
        schema: {
          operationId: 'compareRulesets',
          tags: ['rules'],
          summary: 'Compare two rulesets of a game',
          description: described(
            'Lists every point of play that the rulesets decide differently, with both decisions and the deciding rules. With `all=true` it also lists the points that both decide in the same way.',
            'GET /v1/rules/highlander/compare?a=highlander.first-edition&b=highlander.type-two',
            'GET /v1/rules/highlander/compare?a=highlander.first-edition&b=highlander.type-two&all=true',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({
            ...{ a: oneRuleset, b: oneRuleset },
            all: z
              .enum(['true', 'false'])
              .default('false')
              .meta({ description: 'Whether the reply includes `agreements`. Default: false.' }),
          }),
          response: { 200: rulesetComparisonView },
        },
      },
      async ({ params, query: { a, b, all } }) => {
        const { agreements, ...comparison } = rulesetComparisons.compare(params.game, a, b);
        return all === 'true' ? { ...comparison, agreements } : comparison;
      },
    );

    app.get(
      '/v1/rules/:game/*',
      {
        schema: {
          operationId: 'getRule',
          tags: ['rules'],
          summary: 'Get a rule or a section',
          description: described(
            'Ids are permanent. An id without its source (the first part) works if no other source has the same rule. A section number, slug or heading returns all rules of the section; the source in front is optional.',
            'GET /v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing',
            'GET /v1/rules/shadowfist/6.4.3',
            'GET /v1/rules/highlander/highlander.type-two/attack-phase',
          ),
          params: z.strictObject({
            game,
            '*': text(300).meta({ description: 'Id of a rule, which contains slashes, or a section.' }),
          }),
          querystring: z.strictObject({}),
          response: { 200: z.union([ruleView, ruleSectionView]) },
        },
      },
      async ({ params }) => rules.at(params.game, params['*']),
    );

    app.get(
      '/v1/glossary/:game',
      {
        schema: {
          operationId: 'searchGlossary',
          tags: ['glossary'],
          summary: 'Search the glossary of a game',
          description: described(
            'Terms are in the order of their sources. With `q`, the best results come first; an exact match of the term is always first.',
            'GET /v1/glossary/shadowfist?q=toughness',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({ q: words, ...paging }),
          response: { 200: termsPage },
        },
      },
      async ({ params, query: { q, limit, cursor }, work }) => {
        const found = glossary.search(params.game, q, pageAt({ limit, cursor }), work);
        return { ...pageBody(found), suggestions: [...found.suggestions] };
      },
    );
  };
