import { definition } from '../../../../src/games/highlander/vocabulary/definition.ts';
import { ability } from '../../../../src/games/highlander/vocabulary/grammar.ts';
import { testMisspellings } from '../../vocabulary/misspelt.ts';

testMisspellings({
  ability,
  definition,
  cardWith: (given) => ({ title: 'A Card', type: 'Event', abilities: [given] }),
});
