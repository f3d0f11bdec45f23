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
