/** The groups of operations, in the order in which the documentation shows them. */
export const tags = [
  {
    name: 'search',
    description: 'One look-up over cards, rulings, rules, glossary, worked examples and formats.',
  },
  {
    name: 'cards',
    description: 'What cards say: text in force, text history, printings, designators, abilities.',
  },
  { name: 'rulings', description: 'Rulings of the official documents, by card, rule or words.' },
  { name: 'rules', description: 'The rulebooks, rule by rule, and where rulesets differ.' },
  { name: 'glossary', description: 'The defined terms of each game.' },
  { name: 'designators', description: 'The words that relate cards to one another.' },
  { name: 'decks', description: 'Whether a deck is legal, and deck lists in other formats.' },
  { name: 'rule check', description: 'Whether moves are legal, and the worked examples of the rulebooks.' },
  { name: 'games', description: 'Games, sources, rulesets, sets and deck formats.' },
  { name: 'changes', description: 'What changed since a version of the content.' },
  { name: 'bulk', description: 'The whole content as files.' },
  { name: 'schemas', description: 'JSON Schemas of files that people write.' },
  { name: 'service', description: 'Health checks for load balancers and orchestrators.' },
] as const;
