import { expect, test } from 'vitest';
import { normalAbilities } from '../../../../scripts/compiled/normal-abilities.ts';
import { compile } from '../../../../src/games/shadowfist/card-language/compile.ts';
import { seededCards } from '../vocabulary/seeds.ts';

/** Texts that are compiled whole: with the grammar there will be more. */
const WHOLE = [
  'Booby Trap',
  'Dangerous Experiment',
  'Fox Pass',
  'Infernal Temple',
  'Kinoshita House',
  'Marisol',
  'Red Monk',
  'Sergeant Blightman',
  'Tactical Team',
  'Thunder on the Mountain',
  'Water Sword',
];

const texts = seededCards().flatMap(({ name, definition }) =>
  definition.text === null ? [] : { name, definition, text: definition.text.replaceAll('**', '') },
);

const compiled = texts.flatMap(({ name, definition, text }) => {
  const { title, type, fighting, cost } = definition;
  const { told, abilities } = compile({ title, type, fighting, cost, text });
  return told === 'whole' ? { name, abilities, written: definition.abilities } : [];
});

test('Seeded texts that once compiled whole still do', () => {
  expect(compiled.map(({ name }) => name)).toEqual(expect.arrayContaining(WHOLE));
});

test.each(compiled)(
  'The text of $name compiles to the abilities written by hand',
  ({ abilities, written }) => {
    expect(normalAbilities(abilities)).toEqual(normalAbilities(written));
  },
);
