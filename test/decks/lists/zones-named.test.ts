import { expect, test } from 'vitest';
import { readDeckList } from '../../../src/decks/lists/read-deck-list.ts';
import { demo } from './known.ts';

const json = (zone: string) =>
  JSON.stringify({ arbiter: 1, zones: [{ name: zone, lines: [{ quantity: 1, title: 'Paper Tiger' }] }] });
const mtgo = (sideboard: boolean) =>
  `<Deck><Cards CatID="1" Quantity="1" Sideboard="${sideboard}" Name="Paper Tiger" /></Deck>`;
const lackey = (superzone: string) =>
  `<deck version="0.8"><superzone${superzone}><card><name>Paper Tiger</name></card></superzone></deck>`;

test.each([
  ['lines alone', '1 Paper Tiger\n', false],
  ['a known zone above them', 'Deck\n1 Paper Tiger\n', true],
  ['a zone below them', '1 Paper Tiger\nSideboard\n1 Paper Tiger\n', true],
  ['lines of LackeyCCG', '1\tPaper Tiger\n', false],
  ['a zone of LackeyCCG', '1\tPaper Tiger\nSideboard:\n1\tPaper Tiger\n', true],
  ['a superzone', lackey(' name="Deck"'), true],
  ['a superzone without a name', lackey(''), false],
  ['no sideboard of Magic Online', mtgo(false), false],
  ['a sideboard of Magic Online', mtgo(true), true],
  ['Arbiter’s own zone', json('Deck'), true],
])('%s: whether the list names its zones', (_, given, namesZones) => {
  expect(readDeckList(given, demo)).toMatchObject({ ok: true, namesZones });
});
