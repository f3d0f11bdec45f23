import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { vocabularySchema } from '../../../../src/games/shadowfist/vocabulary/json-schema.ts';
import { seededCards } from './seeds.ts';

const isCard = new Ajv2020({ strict: false }).compile(vocabularySchema());

const words = [
  ...['CardDefinition', 'Ability', 'Effect', 'Modifier', 'PlayerModifier', 'Choice', 'Payment', 'Response'],
  ...['Amount', 'Range', 'Filter', 'Place', 'Cards', 'Condition', 'EventPattern', 'EffectPattern'],
  ...['CardRef', 'PlayerRef', 'Players'],
];

const foxPass = {
  title: 'Fox Pass',
  type: 'Feng Shui Site',
  body: 8,
  abilities: [
    {
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: { attacking: true }, in: 'play', as: 'attacker' }],
      pay: [{ pay: 'turn', card: 'this' }],
      do: [{ do: 'change-attack-target', attackers: { chosen: 'attacker' }, to: 'this' }],
    },
  ],
};

describe('the JSON Schema of a card definition', () => {
  test('names the words of the vocabulary', () => {
    expect(vocabularySchema()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $ref: '#/$defs/CardDefinition',
      $defs: Object.fromEntries(words.map((word) => [word, expect.any(Object)])),
    });
  });

  test('lets a card through, with what has a default left out', () => {
    expect(isCard(foxPass)).toBe(true);
  });

  test('lets no unknown key or word through, however deep', () => {
    const [ability] = foxPass.abilities;
    expect(isCard({ ...foxPass, colour: 'red' })).toBe(false);
    expect(isCard({ ...foxPass, abilities: [{ ...ability, do: [{ do: 'smok', cards: 'this' }] }] })).toBe(
      false,
    );
    expect(isCard({ ...foxPass, abilities: [{ ...ability, pay: [{ pay: 'turn', crad: 'this' }] }] })).toBe(
      false,
    );
  });

  test('lets every seeded card through', () => {
    const refused = seededCards().filter(({ definition }) => !isCard(definition));
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});
