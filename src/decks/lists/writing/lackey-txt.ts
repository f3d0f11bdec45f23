import type { Zone } from '../deck-list.ts';
import { DECK } from '../zone-names.ts';
import { holdsLittle, type Writer } from './writer.ts';

/** LackeyCCG's own text: the deck without a heading, then the other zones. It says nothing of printings. */
export const lackeyText: Writer = {
  holds: holdsLittle,
  write: ({ zones }) => zones.map(zoneLines).join(''),
};

function zoneLines({ name, lines }: Zone, index: number): string {
  const heading = index === 0 && name === DECK ? '' : `${name}:\n`;
  return heading + lines.map(({ quantity, title }) => `${quantity}\t${title}\n`).join('');
}
