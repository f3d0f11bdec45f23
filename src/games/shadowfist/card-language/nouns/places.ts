import { phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Place } from '../../vocabulary/terms.ts';
import { knownPlayer, theirs } from '../references/mentioned-before.ts';
import { players } from '../slots.ts';

const PILES: readonly (readonly [pile: string, zone: (whose: Players) => Place])[] = [
  ['smoked pile', (smoked) => ({ smoked })],
  ['toasted pile', (toasted) => ({ toasted })],
  ['(burned-for-victory|burned for victory) pile', (burnedForVictory) => ({ burnedForVictory })],
  ['hand', (hand) => ({ hand })],
];

/** “an opponent's”, “that player's”: whose pile it is. */
const whosePile: Kind<Players> = phrases<Players>('a possessive', () => [
  words<Players>(
    "((an|any|each|every) opponent 's|[all] [(your|the)] opponents 's|[all] [your] opponents)",
    'every-opponent',
  ),
  words<Players>("(a|any|each|every) player 's", 'every-player'),
  reading("{whose} 's", { whose: knownPlayer }, (one): Players => one.whose),
  reading('{whose}', { whose: theirs }, (one): Players => one.whose),
]);

export const placeAfter: Kind<Place> = phrases<Place>('a place', () => [
  words('in play', 'play'),
  words('(in|from) your hand', { hand: 'you' }),
  words('(in|from) your smoked pile', { smoked: 'you' }),
  words('(in|from) your toasted pile', { toasted: 'you' }),
  words('(in|from) your (burned-for-victory|burned for victory) pile', { burnedForVictory: 'you' }),
  ...PILES.flatMap(([pile, zone]) => [
    reading(`(in|from) (any|a) ${pile}`, {}, (): Place => zone('every-player')),
    reading(`(in|from) all ${pile}s`, {}, (): Place => zone('every-player')),
    reading(`(in|from) {whose} (${pile}|${pile}s)`, { whose: whosePile }, ({ whose }) => zone(whose)),
    reading(`(in|from) the ${pile} of {whose}`, { whose: players }, ({ whose }) => zone(whose)),
  ]),
]);
