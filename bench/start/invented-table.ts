import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Chance, chance } from '../chance.ts';
import { SYLLABLES } from '../invented-cards.ts';

/** Cards stand in two of these sets. */
const SETS = 40;

const WORDS = [
  'amber',
  'bridge',
  'cinder',
  'dusk',
  'ember',
  'falcon',
  'gate',
  'harbor',
  'iron',
  'jade',
  'kite',
  'lantern',
];

const SENTENCES = [
  'Draw a card.',
  'Gain 1 Power.',
  'Toughness: 1.',
  'Ambush.',
  'Turn to inflict 2 damage on target Character.',
  'Unturn target Character you control.',
  '+1 Fighting while attacking.',
  'Smoke target Edge.',
];

/** Writes a table of invented Shadowfist cards, each printed in two sets, with a text of its own: 250 bytes a row. */
export async function writeInventedTable(path: string, rows: number): Promise<void> {
  const luck = chance(rows);
  const file = createWriteStream(path);
  file.write('Name,Set,Number,Type,Cost,Fighting,Text,Artist\n');
  for (let card = 0; card < rows / 2; card += 1) {
    const words = Array.from({ length: 12 }, () => luck.pick(WORDS)).join(' ');
    const text = [1, 2, 3].map(() => luck.pick(SENTENCES)).join(' ');
    const name = [3, 2, 3].map((syllables) => invented(syllables, luck)).join(' ');
    const said = `"${text} Story ${card}: ${words}."`;
    for (const set of [card % SETS, (card + 1) % SETS])
      file.write(
        `${name},set${set},${card},Character,${card % 7},${card % 9},${said},Artist ${card % 300}\n`,
      );
    if (card % 1000 === 0) await new Promise<void>((resolve) => file.write('', () => resolve()));
  }
  file.end();
  await finished(file);
}

/** Long words of chance, so that titles are seldom nearly the same. */
function invented(syllables: number, luck: Chance): string {
  return Array.from({ length: syllables }, () => luck.pick(SYLLABLES)).join('');
}
