import { type Phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import { attackings } from '../../vocabulary/event-names.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import {
  aCard,
  beside,
  byPlayer,
  type Doer,
  ofCard,
  type Parts,
  pattern,
  players,
  type Said,
} from './event-parts.ts';
import { against } from './moves.ts';

/** How an attack ends. */
const ENDINGS: readonly (readonly [words: string, parts: Parts])[] = [
  ['(succeeds|is successful)', { successful: true }],
  ['(fails|is unsuccessful)', { successful: false }],
  ['ends', {}],
];

/** A card that turns to attack has declared the attack with others, unless its player joins one. */
function declaredWith(player: Doer, card: Filter): Said | undefined {
  return beside(byPlayer(attackings, player, { card }), {
    if: { attack: { declaredBy: { event: 'player' } } },
  });
}

export const attacking = (): readonly Phrase<Said>[] => [
  against('turn~ to attack', 'turned-to-attack'),
  against('attack~', attackings),
  against('intercept~', 'interception-declared'),
  reading('(an|each) interceptor be~ declared against {target}', { target: aCard }, ({ target }) =>
    ofCard(target, (which) => pattern('interception-declared', { target: which })),
  ),
  against('survive~ combat with', 'survived-combat'),
  against('be~ about to enter combat with', 'about-to-enter-combat'),
  against('(enter~ combat with|engage~ in combat with)', 'enters-combat'),
  ...(
    [
      ['be~ about to enter combat', 'about-to-enter-combat'],
      ['enter~ combat', 'enters-combat'],
    ] as const
  ).map(([enters, event]) =>
    // A card that fights several others enters combat once, with an event for each of them.
    reading(`{card} ${enters}`, { card: aCard }, ({ card }) =>
      ofCard(card.which.is === undefined ? card : { ...card, together: true }, (which) =>
        pattern(event, { card: which }),
      ),
    ),
  ),
  reading('{target} be~ attacked', { target: aCard }, ({ target }) =>
    ofCard(target, (which) => pattern(attackings, { target: which })),
  ),
  reading('{card} attack~ {player}', { card: aCard, player: players }, ({ card, player: { who, ...rest } }) =>
    ofCard(card, (which) =>
      who === 'every-opponent' && Object.keys(rest).length === 0
        ? pattern(attackings, { card: which, target: { controller: who } })
        : undefined,
    ),
  ),
  reading('{player} declare~ (attackers|one or more attackers)', { player: players }, ({ player }) =>
    byPlayer(['attack-declared', 'attack-joined'], player),
  ),
  reading('{player} declare~ an attack with {card}', { player: players, card: aCard }, ({ player, card }) =>
    ofCard(card, (which) => declaredWith(player, which)),
  ),
  reading('{player} declare~ or join~ an attack', { player: players }, ({ player }) =>
    byPlayer(['attack-declared', 'attack-joined'], player),
  ),
  reading('{player} declare~ an attack', { player: players }, ({ player }) =>
    byPlayer('attack-declared', player),
  ),
  reading(
    '{player} declare~ an attack (on|against|that targets) {card}',
    { player: players, card: aCard },
    ({ player, card }) => ofCard(card, (which) => byPlayer('attack-declared', player, { card: which })),
  ),
  words<Said>('an attack is declared', { event: 'attack-declared' }),
  // 10.2: a side are the cards that a player controls.
  words<Said>('an attack is declared against (you|your side)', {
    event: 'attack-declared',
    card: { controller: 'you' },
  }),
  reading('{player} declare~ an attack against (you|your side)', { player: players }, ({ player }) =>
    byPlayer('attack-declared', player, { card: { controller: 'you' } }),
  ),
  reading('an attack (is|was) declared (on|against) {card}', { card: aCard }, ({ card }) =>
    ofCard(card, (which) => pattern('attack-declared', { card: which })),
  ),
  // Joining an attack is turning to attack (6.2), and who did not declare it has joined it.
  reading(
    "{card} join~ (an opponent 's attack|an attack declared by an opponent)",
    { card: aCard },
    ({ card }) =>
      ofCard(card, (which) =>
        beside(pattern('turned-to-attack', { card: which }), {
          if: { attack: { declaredBy: 'every-opponent' } },
        }),
      ),
  ),
  reading(
    '{player} declare~ interception (against|on) an attack you (declare|declared)',
    { player: players },
    ({ player }) =>
      beside(byPlayer('interception-declared', player), {
        together: true,
        if: { attack: { declaredBy: 'you' } },
      }),
  ),
  reading('{player} join~ an attack', { player: players }, ({ player }) => byPlayer('attack-joined', player)),
  ...ENDINGS.flatMap(([ending, parts]) => [
    words<Said>(`an attack you (declared|declare) ${ending}`, {
      event: 'attack-ended',
      player: 'you',
      ...parts,
    }),
    reading(
      `an attack you (declared|declare) (on|against) {target} ${ending}`,
      { target: aCard },
      ({ target }) =>
        ofCard(target, (targets) => pattern('attack-ended', { player: 'you', ...parts, targets })),
    ),
    reading(`an attack (against|declared against) {target} ${ending}`, { target: aCard }, ({ target }) =>
      ofCard(target, (targets) => pattern('attack-ended', { ...parts, targets })),
    ),
    words<Said>(`an attack (against you|declared against you) ${ending}`, {
      event: 'attack-ended',
      ...parts,
      targets: { controller: 'you' },
    }),
  ]),
];
