import { expect, test } from 'vitest';
import { compile } from '../../../../src/games/highlander/card-language/compile.ts';
import type { Ability } from '../../../../src/games/highlander/vocabulary/abilities.ts';
import { seededCards } from '../vocabulary/seeds.ts';

/** Texts that the documents issue and that compile to the abilities that a person wrote. */
const REPRODUCED = [
  'Empathy',
  'Impressive Move',
  'Improvised Weapon: Ranged Attack',
  'Joe Dawson',
  "Master's Dodge",
  "Master's Tactician: Xavier St. Cloud",
  'Monkey',
  'Richie Ryan: Persona',
  'Safe House',
  'Shield',
  'Yuk-Hsui Chun',
  'Amergan: Event',
  'Arms and Tactics: HTG-187',
  'Arms and Tactics: HTG-195',
  'Arms and Tactics: HTG-197',
  'Thrust',
  'Upper Center Attack: Promo',
  'Break Weapon: Gladius',
  'Chainsaw',
  'Vengeance: Colin MacLeod',
  'Alex Johnson: Connor MacLeod',
  'Dirty Trick: Bloodied Nose',
  'Fabulous Freebirds',
  'Extended Blade: General Katana',
  'Unlimited Resources: Grayson',
  'Guardian: Kenny Ross',
  'Guillotine',
  'Holy Ground',
  'Hunter',
  'Two-Handed Stance: Katana',
  'Bloodlust: Kurgan',
  'Labyrinth',
  'Luck Vs. Skill',
  "Conqueror's Hilt: Martin Hyde",
  'Middle Left Attack: Broad-Bladed Spear',
  'Middle Right Attack: Broad-Bladed Spear',
  'Pistol',
  'Protected Resources',
  'Upper Left Block',
  'Upper Center Block',
  'Upper Right Block',
  'Lower Left Block',
  'Lower Center Block',
  'Lower Right Block',
  'Weapon Lock: Single Handed Broadsword',
  'Berserk: Slan Quince',
  'Slash: Mongolian Broadsword: HS3-245',
  'Slash: Mongolian Broadsword: HS3-246',
  'The Master Plan: Xavier St. Cloud',
  'Mercenary Henchmen: Xavier St. Cloud',
  'Master Thief: Zachary Blaine',
];

/** The other texts, and how much of each is understood. */
const OTHERS = {
  '9mm: Kinman': 'in-part',
  Combination: 'in-part',
  Scorn: 'nothing',
  'Kurgan: Persona': 'in-part',
  'Kyala: Premium': 'nothing',
};

const ISSUED = ['handbook-addendum', 'type-two-card-errata'];

/** What a FAQ, and not the text, says that a card is. */
const SAID_ELSEWHERE = ['bystander', 'mortal-ally'];

/** Under these keys a name is given or read. */
const NAMES = ['as', 'chosen', 'value', 'in', 'exertion', 'winnerOf', 'loserOf'];

const texts = seededCards()
  .filter(({ file }) => ISSUED.some((name) => file.replace('.yaml', '') === name))
  .flatMap(({ name, definition }) => {
    const { title, subtitle, type, text, abilities } = definition;
    if (text === null || type === null) return [];
    const compiled = compile({ title, subtitle, type, text });
    return [{ name, compiled, isReproduced: equal(compiled.abilities, abilities) }];
  });

const isWhole = ({ isReproduced, compiled }: (typeof texts)[number]) =>
  isReproduced && compiled.told === 'whole';

test('The texts in this list compile to the abilities written by hand', () => {
  expect(texts.filter(isWhole).map(({ name }) => name)).toEqual(REPRODUCED);
});

test('No text is understood as a whole and differs from the abilities written by hand', () => {
  const others = texts.filter((one) => !isWhole(one));
  expect(Object.fromEntries(others.map(({ name, compiled }) => [name, compiled.told]))).toEqual(OTHERS);
  expect(others.filter(({ compiled }) => compiled.told === 'whole')).toEqual([]);
});

test('The sentence that the vocabulary cannot say of the Kurgan limits only its own use', () => {
  const kurgan = texts.find(({ name }) => name.startsWith('Kurgan'));
  expect([kurgan?.isReproduced, kurgan?.compiled.told]).toEqual([true, 'in-part']);
});

function equal(one: readonly Ability[], other: readonly Ability[]): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

/**
 * Abilities with sorted keys, names in the order of their use, how the card is played first, and without what no text
 * says.
 */
function normal(abilities: readonly Ability[]): unknown {
  const said = abilities.filter((one) => one.ability !== 'is' || !SAID_ELSEWHERE.includes(one.kind));
  const playing = said.filter((one) => one.ability === 'playing');
  const names = new Map<unknown, string>();
  const sorted = sortedKeys([...playing, ...said.filter((one) => one.ability !== 'playing')]);
  JSON.stringify(sorted, (key, value: unknown) => {
    if (key === 'as' && !names.has(value)) names.set(value, `name ${names.size}`);
    return value;
  });
  return JSON.parse(
    JSON.stringify(sorted, (key, value: unknown) =>
      NAMES.includes(key) ? (names.get(value) ?? value) : value,
    ),
  );
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sortedKeys(part)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
