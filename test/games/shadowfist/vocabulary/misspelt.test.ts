import { definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { ability } from '../../../../src/games/shadowfist/vocabulary/grammar.ts';
import { testMisspellings } from '../../vocabulary/misspelt.ts';

testMisspellings({
  ability,
  definition,
  cardWith: (given) => ({ title: 'A Card', type: 'Edge', abilities: [given] }),
});
