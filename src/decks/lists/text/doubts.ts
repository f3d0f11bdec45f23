import type { Draft } from '../draft.ts';
import { quoted } from '../findings.ts';
import { SIDEBOARD } from '../zone-names.ts';
import { placeOf, type Reading } from './reading.ts';

/** A deck may be called as a card is. */
export function doubtName(readings: readonly Reading[], draft: Draft): void {
  const first = readings.findIndex(({ is }) => is !== 'blank');
  const [name, next] = readings.slice(Math.max(first, 0));
  if (name?.is !== 'card' || name.card.isCounted || !name.card.isSure || next?.is !== 'blank') return;
  if (!readings.some((reading) => reading.is === 'card' && reading.card.isCounted)) return;
  const message = `${quoted(name.written)} is a known title, so it is read as a card. If it is the name of the deck, write "Name:" before it.`;
  draft.remark('line/name-or-card', message, placeOf(name));
}

/** To Magic Online one blank line begins the sideboard; to players it parts groups of cards. */
export function doubtBlankLine(readings: readonly Reading[], draft: Draft): void {
  if (readings.some(({ is }) => is === 'zone' || is === 'heading')) return;
  const [gap, more] = readings.filter(
    ({ is }, at) => is === 'blank' && isCounted(readings[at - 1]) && isCounted(readings[at + 1]),
  );
  if (gap === undefined || more !== undefined) return;
  const message = `All cards are read as one deck. If the blank line starts a sideboard, write "${SIDEBOARD}" there.`;
  draft.remark('list/blank-line', message, placeOf(gap));
}

const isCounted = (reading: Reading | undefined): boolean => reading?.is === 'card' && reading.card.isCounted;
