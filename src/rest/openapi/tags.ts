/** The groups of operations, in the order in which the documentation shows them. */
export const tags = [
  {
    name: 'search',
    description: 'Search in cards, rulings, rules, glossary, worked examples and formats.',
  },
  {
    name: 'cards',
    description: 'Cards: text in force, text history, printings, designators, abilities.',
  },
  { name: 'rulings', description: 'Rulings of the official documents, by card, rule or words.' },
  { name: 'rules', description: 'The rules of the rulebooks, and the differences between rulesets.' },
  { name: 'glossary', description: 'The defined terms of each game.' },
  { name: 'designators', description: 'Designators: words that relate cards to each other.' },
  { name: 'decks', description: 'Deck validation and conversion of deck lists.' },
  { name: 'rule check', description: 'Checks of moves, and the worked examples of the rulebooks.' },
  { name: 'games', description: 'Games, sources, rulesets, sets and deck formats.' },
  { name: 'changes', description: 'Changes of the content since a date or version.' },
  { name: 'bulk', description: 'The whole content as files.' },
  { name: 'schemas', description: 'JSON Schemas of files and objects.' },
  { name: 'service', description: 'Health checks for load balancers and orchestrators.' },
] as const;
