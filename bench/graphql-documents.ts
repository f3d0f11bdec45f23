import type { Chance } from './chance.ts';

/** What a fan site's page of one card shows. */
export const cardDocument = `
query Card($game: ID!, $slug: String!, $rulings: Int) {
  card(game: $game, slug: $slug) {
    id name title subtitle type text errataNumber hasErrata
    versions { id kind text errataNumber status reason source { id title date } }
    rulings(first: $rulings) {
      totalCount
      edges { node { id question statement citation { source { title } section } } }
    }
  }
}`;

/** A page of cards with everything that hangs off them. */
export const pageDocument = `
query Page($game: ID, $query: String, $orderBy: CardOrder, $after: String, $rulings: Int) {
  cards(game: $game, query: $query, orderBy: $orderBy, first: 50, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      cursor
      node {
        id name title subtitle type text errataNumber hasErrata
        versions { id kind text errataNumber status }
        rulings(first: $rulings) { totalCount edges { node { id question statement } } }
        designators { word key origin }
      }
    }
  }
}`;

/** The same document with its variables written into it. */
export function cardDocumentWith(values: {
  readonly game: string;
  readonly slug: string;
  readonly rulings: number;
}): string {
  return cardDocument
    .replace(/\(.*?\)/, '')
    .replace('$game', JSON.stringify(values.game))
    .replace('$slug', JSON.stringify(values.slug))
    .replace('$rulings', String(values.rulings));
}

/** The same document with the plain fields of each line in another order. */
export function withFieldsShuffled(document: string, luck: Chance): string {
  return document.replace(/\w+(?: \w+)+\b(?! ?[{(:])/g, (fields) => {
    const left = fields.split(' ');
    const shuffled: string[] = [];
    while (left.length > 0) shuffled.push(...left.splice(luck.below(left.length), 1));
    return shuffled.join(' ');
  });
}
