import { bare, knownBy, type Spellings } from '../../games/spellings.ts';
import { oneLine } from './words.ts';

/** Cards that are beside the deck, as sites for deck building keep them. */
export const MAYBEBOARD = 'Maybeboard';

/** What players and programs call the same part of a deck. Highlander's are those of its rulebook. */
const spellings: Spellings<string> = [
  ['Deck', 'main', 'main deck', 'mainboard', 'decklist', 'the deck'],
  ['Sideboard', 'side', 'side deck', 'sb'],
  ['Pre-Game', 'pre-game cards', 'pre-game section'],
  ['Endurance', 'endurance deck', 'endurance cards'],
  [
    MAYBEBOARD,
    ...[
      'maybe',
      'maybes',
      'maybe cards',
      'considering',
      'consider',
      'under consideration',
      'cards to consider',
    ],
    ...['possible additions', 'possible cards', 'potential additions', 'candidates', 'wishlist', 'wish list'],
    ...['not in deck', 'not in the deck', 'outside the deck', 'beside the deck', 'acquireboard'],
  ],
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

/** Flags that Archidekt writes behind the name of a category. */
const FLAGS = /\{([^{}]*)\}/g;

/** The zone that the category of a card names; undefined for a category within the deck. */
export function zoneOfCategory(written: string): string | undefined {
  const name = withoutFlags(written);
  const isBeside = [...written.matchAll(FLAGS)].some(([, flag = '']) => bare(flag) === 'nodeck');
  const zone = zoneCalled(name);
  if (!isBeside || (zone !== undefined && zone !== DECK)) return zone;
  return name === '' || zone === DECK ? MAYBEBOARD : name;
}

/** The name of a category without its flags. */
export const withoutFlags = (written: string): string => oneLine(written.replace(FLAGS, ''));
