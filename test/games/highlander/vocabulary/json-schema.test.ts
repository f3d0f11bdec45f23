import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { vocabularySchema } from '../../../../src/games/highlander/vocabulary/json-schema.ts';
import { seededCards } from './seeds.ts';

const isCard = new Ajv2020({ strict: false }).compile(vocabularySchema());

const words = [
  ...[
    'HighlanderCardDefinition',
    'HighlanderAbility',
    'HighlanderEffect',
    'HighlanderModifier',
    'HighlanderPlayerModifier',
    'HighlanderChoice',
    'HighlanderPayment',
  ],
  ...[
    'HighlanderAmount',
    'HighlanderRange',
    'HighlanderFilter',
    'Grid',
    'HighlanderPlace',
    'HighlanderCards',
    'HighlanderCondition',
    'HighlanderEventPattern',
    'Past',
    'End',
  ],
  ...['HighlanderCardRef', 'HighlanderPlayerRef', 'HighlanderPlayers'],
];

const headShot = {
  title: 'Head Shot',
  type: 'Event',
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inConjunctionWith: { kind: ['attack'], grid: { touches: ['upper'] } },
    },
    {
      ability: 'played',
      do: [{ do: 'modify', cards: 'conjoined', by: [{ headShot: 'is' }], until: 'while-in-play' }],
    },
  ],
};

describe('the JSON Schema of a card definition', () => {
  test('names the words of the vocabulary', () => {
    expect(vocabularySchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $ref: '#/$defs/HighlanderCardDefinition',
      $defs: Object.fromEntries(words.map((word) => [word, expect.any(Object)])),
    });
  });

  test('lets a card through, with what has a default left out', () => {
    expect(isCard(headShot)).toBe(true);
  });

  test('lets no unknown key or word through, however deep', () => {
    const [playing, played] = headShot.abilities;
    expect(isCard({ ...headShot, colour: 'red' })).toBe(false);
    expect(isCard({ ...headShot, grid: 'upper center' })).toBe(false);
    expect(isCard({ ...headShot, abilities: [{ ...played, do: [{ do: 'disram', players: 'you' }] }] })).toBe(
      false,
    );
    expect(isCard({ ...headShot, abilities: [{ ...playing, inConjunctionWith: { knid: [] } }] })).toBe(false);
  });

  test('lets every seeded card through', () => {
    const refused = seededCards().filter(({ definition }) => !isCard(definition));
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});
