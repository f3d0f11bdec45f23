/** The formats of deck lists, as they are asked for and told. */
export const deckFormats = {
  arbiter: { name: "Arbiter's own JSON", extension: 'json', mediaType: 'application/json' },
  plain: { name: 'a plain list', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
  'lackey-dek': { name: 'a LackeyCCG deck (.dek)', extension: 'dek', mediaType: 'application/xml' },
  'lackey-txt': { name: 'a LackeyCCG text', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
  octgn: { name: 'an OCTGN deck (.o8d)', extension: 'o8d', mediaType: 'application/xml' },
  cockatrice: { name: 'a Cockatrice deck (.cod)', extension: 'cod', mediaType: 'application/xml' },
  arena: { name: 'a text of MTG Arena', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
  mtgo: { name: 'a text of Magic Online', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
  'mtgo-dek': { name: 'a Magic Online deck (.dek)', extension: 'dek', mediaType: 'application/xml' },
  'tabletop-simulator': {
    name: 'a saved object of Tabletop Simulator',
    extension: 'json',
    mediaType: 'application/json',
  },
  untap: { name: 'a text of untap.in', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
} as const satisfies Record<string, { name: string; extension: string; mediaType: string }>;

export type DeckFormat = keyof typeof deckFormats;

/**
 * All but the XML of Magic Online, which knows cards by its own catalogue numbers (`CatID`) and crashes where one is
 * missing. No card of these games has one.
 */
export type WrittenFormat = Exclude<DeckFormat, 'mtgo-dek'>;

export function isWritten(format: DeckFormat): format is WrittenFormat {
  return format !== 'mtgo-dek';
}
