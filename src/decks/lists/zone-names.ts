import { bare, knownBy, type Spellings } from '../../games/spellings.ts';
import { oneLine } from './words.ts';

/** What players and programs call the same part of a deck. Highlander's are those of its rulebook. */
const spellings: Spellings<string> = [
  ['Deck', 'main', 'main deck', 'mainboard', 'decklist', 'the deck'],
  ['Sideboard', 'side', 'side deck', 'sb'],
  ['Pre-Game', 'pre-game cards', 'pre-game section'],
  ['Endurance', 'endurance deck', 'endurance cards'],
  ['Maybeboard'],
];

const known = knownBy(spellings);

/** Zones that MTG Arena has besides. */
const ofArena = knownBy([['Commander'], ['Companion']]);

/** The zone that cards are in when nothing else is said. */
export const DECK = 'Deck';
/** What a reader calls the zone where the list does not tell it. */
export const UNTOLD = '';
export const SIDEBOARD = 'Sideboard';

/** The one name of a zone; LackeyCCG writes spaces as underscores. Empty where the words are none. */
export function zoneName(written: string): string {
  return zoneCalled(written) ?? oneLine(written.replaceAll('_', ' '));
}

/** The zone that players call so in a list; undefined for other words, which may head anything. */
export function zoneCalled(written: string, arena = false): string | undefined {
  const name = bare(written);
  return known.get(name) ?? (arena ? ofArena.get(name) : undefined);
}

/** What makes two names of zones one. */
export function zoneKey(name: string): string {
  return bare(name) === '' ? name : bare(name);
}
