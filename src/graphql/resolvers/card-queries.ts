import type { CardIdentifier, MalformedIdentifier } from '../../catalogue/card-naming.ts';
import { LONGEST_TEXT } from '../../catalogue/text-compiling.ts';
import { Problem } from '../../problem.ts';
import { connection, pageRequest, size } from '../connection.ts';
import type {
  CardOrder,
  CardIdentifier as GivenIdentifier,
  InputMaybe,
  QueryResolvers,
} from '../generated/types.ts';
import { exactlyOne, gameOf, invalid, optionalGame, optionalObject, optionalText, text } from '../input.ts';

const LARGEST_COLLECTION = 100;
const LONGEST_AUTOCOMPLETE = 50;
const DEFAULT_AUTOCOMPLETE = 20;

/** The queries that lead to cards. */
export const cardQueries = {
  card(_, { game: slugOfGame, slug, title, fuzzy, id, asOf: moment }, { services: { catalogue }, work }) {
    exactlyOne('card', { id, slug, title, fuzzy });
    const game = optionalGame(slugOfGame);
    const asOf = optionalText('asOf', moment);
    if (id != null) {
      const card = catalogue.cardById(id, asOf);
      if (card !== undefined && (game === undefined || card.game === game)) return card;
      const whose = game === undefined ? 'No card' : `No card of ${game}`;
      throw new Problem('card/not-found', `${whose} has the id "${id}".`, { suggestions: [] });
    }
    if (slug != null) {
      if (game === undefined) throw invalid('game', 'is needed with slug');
      return catalogue.card(game, text('slug', slug), asOf);
    }
    return catalogue.named(
      { game, exact: optionalText('title', title), fuzzy: optionalText('fuzzy', fuzzy), asOf },
      work,
    );
  },

  compileText(_, { game, title, subtitle, type, text: written, figures }, { services: { catalogue }, work }) {
    if (written.length > LONGEST_TEXT) throw invalid('text', `must have at most ${LONGEST_TEXT} characters`);
    const card = {
      game: gameOf(game),
      title: text('title', title),
      subtitle: optionalText('subtitle', subtitle) ?? null,
      type: text('type', type),
      text: written,
      figures: optionalObject('figures', figures) ?? {},
    };
    return catalogue.compileText(card, work);
  },

  async cards(_, { game, query, orderBy, ...page }, { services: { catalogue }, work }) {
    const found = await catalogue.search(
      { q: query ?? undefined, game: optionalGame(game), order: orderOf(orderBy) },
      pageRequest(page),
      work,
    );
    const { warnings, explanations, suggestions } = found;
    return { ...connection(found), warnings, explanations, suggestions };
  },

  autocomplete: (_, { query, game, first }, { services: { catalogue }, work }) =>
    catalogue.autocomplete(
      text('query', query),
      optionalGame(game),
      size('first', first, LONGEST_AUTOCOMPLETE) ?? DEFAULT_AUTOCOMPLETE,
      work,
    ).items,

  async collection(_, { identifiers, asOf }, { services: { catalogue }, work }) {
    if (identifiers.length < 1 || identifiers.length > LARGEST_COLLECTION) {
      throw invalid('identifiers', `must be from 1 to ${LARGEST_COLLECTION}`);
    }
    const { items, notFound, totalCount } = await catalogue.collection(
      identifiers.map(identifierOrMistake),
      optionalText('asOf', asOf),
      work,
    );
    return {
      cards: items,
      items,
      found: items.map((card) => ({ index: card.index, score: card.score, matched: card.matched, card })),
      notFound: notFound.map((missing) => ({ ...missing, identifier: identifiers[missing.index] ?? {} })),
      totalCount,
    };
  },
} satisfies QueryResolvers;

/** The order as the search language writes it; undefined where none was given. */
function orderOf(order: InputMaybe<CardOrder> | undefined): string | undefined {
  if (order == null) return undefined;
  if (order.by === 'relevance') return order.by;
  return order.direction === 'descending' ? `-${order.by}` : order.by;
}

/** A malformed identifier spoils only itself. */
function identifierOrMistake(given: GivenIdentifier, place: number): CardIdentifier | MalformedIdentifier {
  try {
    return identifierOf(given, place);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { malformed: given, message: error.message };
  }
}

function identifierOf(
  { id, game: slugOfGame, slug, name, fuzzy }: GivenIdentifier,
  place: number,
): CardIdentifier {
  const at = `identifiers[${place}]`;
  exactlyOne(at, { id, slug, name, fuzzy });
  const game = optionalGame(slugOfGame);
  if (id != null) return { id: text(`${at}.id`, id) };
  if (fuzzy != null) return { fuzzy: text(`${at}.fuzzy`, fuzzy), game };
  if (slug == null) return { name: text(`${at}.name`, name ?? ''), game };
  if (game === undefined) throw invalid(`${at}.game`, 'is needed with slug');
  return { game, slug: text(`${at}.slug`, slug) };
}
