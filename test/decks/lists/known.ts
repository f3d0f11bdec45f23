import type { DeckList } from '../../../src/decks/lists/deck-list.ts';
import type { KnownNames } from '../../../src/decks/lists/known-names.ts';
import { titleKey } from '../../../src/games/title.ts';

/** What whoever reads a list again knows. */
export function namesIn({ zones }: DeckList): KnownNames {
  const lines = zones.flatMap((zone) => zone.lines);
  const titles = new Set(lines.map(({ title }) => title));
  const sets = new Set(lines.flatMap(({ set }) => (set === null ? [] : [set.toLowerCase()])));
  return { title: (written) => titles.has(written), set: (written) => sets.has(written.toLowerCase()) };
}

const cards = [
  'Paper Tiger',
  'Loud Noise',
  'Folding Chair',
  'Wen Li',
  'Tin Monks',
  '18 Tin Monks',
  '200 Guests With Umbrellas',
  '1,500 Lanterns',
  '12-Legged Stool',
  '505k Choir',
  '.38 Peashooter',
  '$5,000 Hat',
  '"Donkey" Wu',
  'calloc()',
  'Ouch!!!',
  'Rain, Hail, and Snow',
  'Station Nine: Macau',
  'Fish // Chips',
  'Long Night (Promo)',
  'Slow Boat',
  'Rooftop Garden',
  'Noodle Shop',
];

const titles = new Set(cards.map(titleKey));
const sets = new Set(['D1', 'DEMO', 'DS', 'Demo Second', '10k Lanterns'].map((set) => set.toLowerCase()));

/** A small game of invented cards. */
export const demo: KnownNames = {
  title: (written) => titles.has(titleKey(written)),
  set: (written) => sets.has(written.toLowerCase()),
};
