import { z } from 'zod';
import {
  designatorCardsView,
  designatorListView,
  designatorMatchView,
} from '../../catalogue/designator-views.ts';
import { pageAt, pageBody } from '../../pagination.ts';
import {
  ruleSectionView,
  rulesetComparisonView,
  rulesPage,
  ruleView,
  rulingsPage,
  rulingView,
  termsPage,
} from '../../rulings/views.ts';
import { asOf, game, name, paging, text } from '../input.ts';
import { described, type Routes } from './route.ts';

const oneRuleset = text(100).meta({ description: 'Id of a ruleset.', examples: ['highlander.type-two'] });
const ruleset = oneRuleset.optional();
const words = text(200).optional().meta({
  description:
    'A question in any words: what answers it comes best first. Endings, typos and gaps between words do not matter; synonyms of the glossary and everyday words count, too.',
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
          summary: 'Rulings, by card name, words, ruleset and rule',
          description: described(
            'The card may be named with typos; where several cards answer to the name the reply is 409 with candidates.',
            'GET /v1/rulings?game=highlander&card=darius event',
            'GET /v1/rulings?q=uniqueness auction',
            'GET /v1/rulings?rule=shadowfist.yotd/3.3.1/five-phases-in-order',
          ),
          querystring: z.strictObject({
            card: name.optional(),
            q: words,
            game: game.optional(),
            ruleset,
            rule: text(300).optional().meta({
              description:
                'Id of a rule, as a violation cites it: the rulings that stand where it stands, in the same section of its source.',
            }),
            ...paging,
          }),
          response: { 200: rulingsPage },
        },
      },
      async ({ query: { limit, cursor, ...query }, work }) => {
        const found = rulings.search(query, pageAt({ limit, cursor }), work);
        return { ...pageBody(found), warnings: [], suggestions: [...found.suggestions] };
      },
    );

    app.get(
      '/v1/rulings/*',
      {
        schema: {
          operationId: 'getRuling',
          tags: ['rulings'],
          summary: 'One ruling by its id',
          description: described(
            'Ids are permanent.',
            'GET /v1/rulings/highlander.type-two/faq/darius-event-countering',
          ),
          params: z.strictObject({
            '*': text(300).meta({ description: 'The id of a ruling; it holds slashes.' }),
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
          summary: 'The designators of a game, with how many cards have each',
          description: described(
            'Every designator that a card has, or gives to other cards, now or as of a date or source, in its normal form.',
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
          summary: 'Whether two words are the same designator, and by which rule',
          description: described(
            'Says why they match or not, in plain words.',
            'GET /v1/designators/shadowfist/match?a=Gunman&b=guns',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({ a: name, b: name }),
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
          summary: 'The cards that a designator matches',
          description: described(
            'Exactly those that the law of the game makes match, now or as of a date or source, each with where its designator comes from and the span for which it holds. Cards that give the designator to other cards are listed apart.',
            'GET /v1/designators/shadowfist/gun',
            'GET /v1/designators/shadowfist/gun?asOf=1999',
            'GET /v1/designators/highlander/master',
          ),
          params: z.strictObject({ game, word: name }),
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
          summary: 'The rule index of a game',
          description: described(
            'Every rule of every source.',
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
                  'A section with all below it, by number, slug or heading; an unknown one is 404 with suggestions.',
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
          summary: 'Where two rulesets of a game part ways',
          description: described(
            'Every point of play that they decide differently, with what each decides and the rule that says so; with `all=true` also those that they decide alike, as where one takes over what the other says. A ruleset differs nowhere from itself.',
            'GET /v1/rules/highlander/compare?a=highlander.first-edition&b=highlander.type-two',
            'GET /v1/rules/highlander/compare?a=highlander.first-edition&b=highlander.type-two&all=true',
          ),
          params: z.strictObject({ game }),
          querystring: z.strictObject({
            ...{ a: oneRuleset, b: oneRuleset },
            all: z
              .enum(['true', 'false'])
              .default('false')
              .meta({ description: 'Whether `agreements` are told.' }),
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
          summary: 'One rule by its id, or a whole section',
          description: described(
            'Ids are permanent. The source, with which an id begins, may be left out where no other source has such a rule. A section by number, slug or heading gives all its rules, with or without its source in front.',
            'GET /v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing',
            'GET /v1/rules/shadowfist/6.4.3',
            'GET /v1/rules/highlander/highlander.type-two/attack-phase',
          ),
          params: z.strictObject({
            game,
            '*': text(300).meta({ description: 'The id of a rule, which has slashes; or a section.' }),
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
          summary: 'The defined terms of a game',
          description: described(
            'In the order of their sources; with `q`, what answers it best comes first, a term of that name before all.',
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
