import type { Place } from '../deck-list.ts';
import type { Draft } from '../draft.ts';
import { quoted } from '../findings.ts';
import type { Header } from './header.ts';
import { type LabelName, placeOf, type Reading } from './reading.ts';

/** Puts a line into the list; the zone in which the next line stands. */
export function keep(reading: Reading, zone: string, draft: Draft): string {
  const place = placeOf(reading);
  switch (reading.is) {
    case 'blank':
      break;
    case 'comment':
      draft.comment(reading.text, place);
      break;
    case 'label':
      keepLabel(reading.label, reading.value, place, draft);
      break;
    case 'heading':
      draft.heading(zone, reading.heading.text, reading.heading.counts, place);
      break;
    case 'card':
      keepCard(reading, reading.zone ?? zone, draft);
      break;
    case 'wrong-quantity':
      draft.unreadQuantity(zone, {
        quantity: reading.quantity,
        title: reading.title,
        written: reading.written,
        place,
      });
      break;
    case 'zone':
      if (reading.isTitle) draft.remark('line/zone-or-card', zoneOrCard(reading.written), place);
      if (reading.told !== null) draft.zoneTold(reading.zone, reading.told);
      return reading.zone;
  }
  return zone;
}

const zoneOrCard = (written: string): string =>
  `${quoted(written)} is a part of the deck and a known title. It is read as the part; write a quantity before it to make it a card.`;

function keepLabel(label: LabelName, value: string, place: Place, draft: Draft): void {
  if (label === 'game') draft.game(value, place);
  else if (label === 'note') draft.notes(value, place);
  else if (label === 'comment') draft.comment(value, place);
  else if (label === 'cards') draft.told(Number(value), place);
  else draft.about(label, value, place);
}

function keepCard(reading: Extract<Reading, { is: 'card' }>, zone: string, draft: Draft): void {
  const place = placeOf(reading);
  const { quantity, title, set, number, note, doubts } = reading.card;
  for (const { code, message } of doubts) draft.remark(code, message, place);
  draft.line(zone, { quantity, title, set, number, note, written: reading.written, place });
}

/** The lines that were kept as what stands above the cards. */
export function keepHeader({ name, by, notes }: Header, draft: Draft): readonly Reading[] {
  const lines = [...[name, by].flatMap((line) => (line === null ? [] : [line.reading])), ...notes];
  const [first] = lines;
  if (first === undefined) return [];
  for (const line of [name, by]) {
    if (line !== null && line.told !== null) draft.told(line.told, placeOf(line.reading));
  }
  if (name !== null) draft.about('name', name.name, placeOf(name.reading));
  if (by !== null) {
    draft.about('author', by.author, placeOf(by.reading));
    if (by.rest !== '') draft.notes(by.rest, placeOf(by.reading));
  }
  for (const note of notes) draft.notes(note.written, placeOf(note));
  const parts = [
    ...(name === null ? [] : ['the name of the deck']),
    ...(by === null ? [] : ['its author']),
    ...(notes.length === 0 ? [] : ['notes']),
  ];
  const taken = `The lines above the cards are read as ${parts.join(', ')}.`;
  draft.remark('list/header', `${taken} Write a quantity before a line to make it a card.`, placeOf(first));
  return lines;
}
