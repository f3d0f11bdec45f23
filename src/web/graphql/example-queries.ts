/** A question that people can try. */
export interface ExampleQuery {
  readonly title: string;
  readonly query: string;
  /** A JSON object. */
  readonly variables: string;
}

const card: ExampleQuery = {
  title: 'A card and its rulings',
  query: `query Card($game: ID, $name: String) {
  card(game: $game, fuzzy: $name) {
    name
    text
    wording { law reason rule { id statement } }
    rulings(first: 3) {
      nodes { statement citation { section source { title } } }
    }
  }
}
`,
  variables: `{
  "game": "shadowfist",
  "name": "pocket deamon"
}
`,
};

const question: ExampleQuery = {
  title: 'An answer to a question',
  query: `query Answers($question: String!) {
  search(query: $question, first: 5) {
    items {
      kind
      title
      url
      highlights { parts { text isMatch } }
    }
  }
}
`,
  variables: `{
  "question": "can you back away from a ranged attack"
}
`,
};

const cards: ExampleQuery = {
  title: 'Cards by cost',
  query: `{
  cards(game: "shadowfist", query: "t:event cost<=1", orderBy: { by: COST }, first: 10) {
    totalCount
    nodes {
      name
      text
      ... on ShadowfistCard { cost factions }
    }
  }
}
`,
  variables: '{}\n',
};

const deck: ExampleQuery = {
  title: 'Is this deck legal?',
  query: `query Deck($list: String!) {
  validateDeck(game: "shadowfist", formats: ["year-of-the-dragon"], list: $list) {
    reports {
      legal
      violations { message citedRule { id statement } }
      fixes { message }
    }
  }
}
`,
  variables: `{
  "list": "6 Fox Pass\\n5 Redeemed Gunman"
}
`,
};

const move: ExampleQuery = {
  title: 'Is this move legal?',
  query: `query Move($state: JSON!, $actions: [JSON!]!) {
  checkRules(game: "shadowfist", state: $state, actions: $actions) {
    outcome
    verdicts {
      outcome
      ... on LegalVerdict { events }
      ... on IllegalVerdict { violations { message need have citedRule { id statement } } }
    }
  }
}
`,
  variables: `{
  "state": {
    "players": [
      {
        "id": "ann",
        "power": 2,
        "hand": [{ "id": "cop", "card": "maverick-cop" }],
        "deck": 30
      },
      { "id": "bob", "power": 1, "hand": 6, "deck": 30 }
    ],
    "turn": { "player": "ann", "phase": "main" }
  },
  "actions": [{ "do": "play", "player": "ann", "card": "cop" }]
}
`,
};

const rulesets: ExampleQuery = {
  title: 'Where two rulesets differ',
  query: `{
  compareRulesets(game: "highlander", a: "highlander.first-edition", b: "highlander.type-two") {
    differences {
      decides
      a { means rule { id } }
      b { means rule { id } }
    }
  }
}
`,
  variables: '{}\n',
};

/** The first one is on the page from the beginning. */
export const exampleQueries = [card, question, cards, deck, move, rulesets] as const;
