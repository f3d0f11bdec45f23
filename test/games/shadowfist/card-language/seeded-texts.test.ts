import { expect, test } from 'vitest';
import { compile } from '../../../../src/games/shadowfist/card-language/compile.ts';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
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
    expect(normal(abilities)).toEqual(normal(written));
  },
);

/** Abilities with names in the order of their use, and neighbouring changes of the same cards as one. */
function normal(abilities: readonly Ability[]): unknown {
  const merged: Ability[] = [];
  for (const ability of abilities) {
    const last = merged.at(-1);
    if (last?.ability === 'continuous' && ability.ability === 'continuous' && isOfSame(last, ability)) {
      merged.splice(-1, 1, { ...last, modify: [...(last.modify ?? []), ...(ability.modify ?? [])] });
    } else merged.push(ability);
  }
  const names = new Map<unknown, string>();
  JSON.stringify(merged, (key, value: unknown) => {
    if (key === 'as' && !names.has(value)) names.set(value, `name ${names.size}`);
    return value;
  });
  return JSON.parse(JSON.stringify(merged, (_, value: unknown) => names.get(value) ?? value));
}

type Continuous = Extract<Ability, { readonly ability: 'continuous' }>;

function isOfSame(one: Continuous, other: Continuous): boolean {
  const said = ({ cards, while: condition }: Continuous) => JSON.stringify([cards, condition]);
  return one.players === undefined && other.players === undefined && said(one) === said(other);
}
