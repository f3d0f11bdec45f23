/** GraphQL documents for the pages that most sites show. Send each as it is, with its variables. */
export const graphqlDocuments = {
  /** A card page. Variables: `game`, `slug`. */
  cardPage: `
    query CardPage($game: ID!, $slug: String!) {
      card(game: $game, slug: $slug) {
        name
        type
        text
        wording { law reason rule { id statement } }
        versions { id text source { title } section date }
        printings { set { code name } number text }
        designators { word }
        rulings(first: 20) { totalCount edges { node { question statement citation { source { title } section } } } }
      }
    }`,
  /** A page of search results. Variables: `query` in the search language; optional `game`, `first`, `after`. */
  cardSearch: `
    query CardSearch($query: String, $game: ID, $first: Int = 20, $after: String) {
      cards(query: $query, game: $game, first: $first, after: $after) {
        totalCount
        warnings
        pageInfo { hasNextPage endCursor }
        edges { node { game slug name type text } }
      }
    }`,
  /** The rulings on a card. Variables: `card`, a name that may have typos; optional `game`. */
  rulingsOnCard: `
    query RulingsOnCard($card: String!, $game: ID) {
      rulings(card: $card, game: $game, first: 50) {
        totalCount
        edges { node { id question statement citation { source { title } section heading } } }
      }
    }`,
  /** Whether a deck is legal. Variables: `list` in any form of deck list, `formats`; optional `game`. */
  deckCheck: `
    query DeckCheck($list: String!, $formats: [ID!]!, $game: ID) {
      validateDeck(list: $list, formats: $formats, game: $game) {
        list { format name remarks { message place { line } } }
        reports {
          legal
          format { slug name }
          violations { code rule message cards { name quantity } fixes { message } }
          unresolved { title quantity suggestions { name } }
        }
      }
    }`,
} as const;
