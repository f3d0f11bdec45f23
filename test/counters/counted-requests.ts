import type { InjectOptions } from 'fastify';
import { cardDocument, cardDocumentWith, pageDocument } from '../../bench/graphql-documents.ts';
import { measuredDuel, twelveOfADuel } from '../../bench/rule-check-duel.ts';
import { measuredState, twelveActions } from '../../bench/rule-check-state.ts';

/** A request whose cost is counted, after others like it have filled what is kept for all requests. */
export interface CountedRequest {
  readonly before: readonly InjectOptions[];
  readonly counted: InjectOptions;
}

const get = (url: string): InjectOptions => ({ url, headers: { accept: 'application/json' } });
const page = (url: string): InjectOptions => ({ url, headers: { accept: 'text/html' } });
const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload });
const list = (url: string, payload: string): InjectOptions => ({
  ...{ method: 'POST', url, payload },
  headers: { 'content-type': 'text/plain' },
});
const graphql = (query: string, variables: object = {}) => post('/graphql', { query, variables });
const twice = (request: InjectOptions): CountedRequest => ({ before: [request], counted: request });

const decks = '/v1/decks/validate?game=shadowfist&format=year-of-the-dragon';
const legalDeck = '5 Fox Pass\n5 Nine Dragon Temple\n5 Friends of the Dragon\n5 Redeemed Gunman';
const identifiers = (name: string) => ({ identifiers: Array.from({ length: 20 }, () => ({ name })) });
const shadowfist = { game: 'shadowfist', state: measuredState(158) };
const highlander = { game: 'highlander', ruleset: 'highlander.type-two', state: measuredDuel(158) };
const compiled = (text: string) =>
  post('/v1/abilities/compile', { game: 'shadowfist', title: 'Paper Tiger', type: 'Character', text });

export const countedRequests: Readonly<Record<string, CountedRequest>> = {
  'REST card': {
    before: [get('/v1/cards/shadowfist/pocket-demon')],
    counted: get('/v1/cards/shadowfist/fox-pass'),
  },
  'REST card as of a year': {
    before: [get('/v1/cards/shadowfist/pocket-demon?asOf=1999')],
    counted: get('/v1/cards/shadowfist/fox-pass?asOf=1999'),
  },
  'REST versions of a card': {
    before: [get('/v1/cards/shadowfist/pocket-demon/versions')],
    counted: get('/v1/cards/shadowfist/fox-pass/versions'),
  },
  'REST fuzzy name': {
    before: [get('/v1/cards/named?fuzzy=poket demn')],
    counted: get('/v1/cards/named?fuzzy=fox pas'),
  },
  'REST autocomplete': {
    before: [get('/v1/cards/autocomplete?q=fox')],
    counted: get('/v1/cards/autocomplete?q=master'),
  },
  'REST new search': {
    before: [get('/v1/cards/search?q=turn')],
    counted: get('/v1/cards/search?q=-t:site cost<=3 smoke'),
  },
  'REST search asked before': twice(get('/v1/cards/search?q=t:site or cost<=3')),
  'REST collection of 20 names': {
    before: [post('/v1/cards/collection', identifiers('Pocket Demon'))],
    counted: post('/v1/cards/collection', identifiers('Fox Pass')),
  },
  'REST rulings of a card': {
    before: [get('/v1/rulings?card=darius event')],
    counted: get('/v1/rulings?card=head shot'),
  },
  'REST search in the law': {
    before: [get('/v1/search?q=how many cards do I draw')],
    counted: get('/v1/search?q=can you back away from a head shot'),
  },
  'REST page of 50 rules': {
    before: [get('/v1/rules/highlander?limit=50')],
    counted: get('/v1/rules/shadowfist?limit=50'),
  },
  'deck check': { before: [list(decks, '5 Fox Pass')], counted: list(decks, legalDeck) },
  'deck check with violations': {
    before: [list(decks, legalDeck)],
    counted: list(decks, '9 Fox Pass\n1 Tinng Ting'),
  },
  'compiled text': {
    before: [compiled('Guts.')],
    counted: compiled('Ambush. Turn :: Draw a card. When this card is smoked, gain 1 Power.'),
  },
  'Shadowfist: one action': {
    before: [post('/v1/rule-check', { ...shadowfist, actions: [] })],
    counted: post('/v1/rule-check', { ...shadowfist, actions: twelveActions.slice(0, 1) }),
  },
  'Shadowfist: twelve actions': twice(post('/v1/rule-check', { ...shadowfist, actions: twelveActions })),
  'Shadowfist: legal actions': twice(
    post('/v1/rule-check', { ...shadowfist, actions: [], options: { legalActions: true } }),
  ),
  'Highlander: one action': {
    before: [post('/v1/rule-check', { ...highlander, actions: [] })],
    counted: post('/v1/rule-check', { ...highlander, actions: twelveOfADuel.slice(0, 1) }),
  },
  'Highlander: twelve actions': twice(post('/v1/rule-check', { ...highlander, actions: twelveOfADuel })),
  'Highlander: legal actions': twice(
    post('/v1/rule-check', { ...highlander, actions: [], options: { legalActions: true } }),
  ),
  'GraphQL card, known document': {
    before: [1, 2].map((rulings) =>
      graphql(cardDocument, { game: 'shadowfist', slug: 'pocket-demon', rulings }),
    ),
    counted: graphql(cardDocument, { game: 'shadowfist', slug: 'fox-pass', rulings: 3 }),
  },
  'GraphQL card, new document': {
    before: [graphql(cardDocumentWith({ game: 'shadowfist', slug: 'pocket-demon', rulings: 3 }))],
    counted: graphql('{ card(game: "shadowfist", slug: "fox-pass") { name text versions { text status } } }'),
  },
  'GraphQL page of 50': {
    before: [1, 2].map((rulings) => graphql(pageDocument, { game: 'shadowfist', rulings })),
    counted: graphql(pageDocument, { game: 'shadowfist', rulings: 3 }),
  },
  'page of a card': {
    before: [page('/cards/shadowfist/pocket-demon')],
    counted: page('/cards/shadowfist/fox-pass'),
  },
  'page of a section': {
    before: [page('/rules/shadowfist/shadowfist.yotd/4.3')],
    counted: page('/rules/shadowfist/shadowfist.yotd/6.4'),
  },
  'page of a search': { before: [page('/search?q=smoke')], counted: page('/search?q=head shot') },
};
