import type { ListLine } from '../deck-list.ts';
import { DECK, SIDEBOARD } from '../zone-names.ts';
import { holdsLittle, type Writer } from './writer.ts';

/** The text of Magic Online: quantities and titles, the sideboard after the deck. */
export const mtgo: Writer = {
  holds: { ...holdsLittle, zone: (name) => name === DECK || name === SIDEBOARD },
  write: ({ zones }) => {
    const linesIn = (zone: string) => zones.find(({ name }) => name === zone)?.lines ?? [];
    const side = linesIn(SIDEBOARD);
    return (
      linesIn(DECK).map(cardLine).join('') +
      (side.length === 0 ? '' : `\nSIDEBOARD:\n${side.map(cardLine).join('')}`)
    );
  },
};

const cardLine = ({ quantity, title }: ListLine): string => `${quantity} ${title}\n`;
