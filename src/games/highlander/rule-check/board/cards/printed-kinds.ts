import { designatorKeys } from '../../../card-groups.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import type { Switches } from '../../rulesets/switches.ts';
import {
  isAttack,
  isBlock,
  isDefense,
  isDirtyTrick,
  isDodge,
  isEdge,
  isEvent,
  isGuard,
  isIllusion,
  isLocation,
  isPlot,
  isPreGame,
  isRanged,
  isSpecialAttack,
  isSpecialCard,
  isWeapon,
  ofType,
} from './kinds.ts';

type Says = (card: Definition) => boolean;

/** What the types make of a card. */
const byType: readonly (readonly [Kind, Says])[] = [
  ['attack', isAttack],
  ['basic-attack', ofType('Basic Attack')],
  ['special-attack', isSpecialAttack],
  ['ranged-attack', isRanged],
  ['dirty-trick', isDirtyTrick],
  ['defense', isDefense],
  ['block', isBlock],
  ['basic-block', ofType('Basic Block')],
  ['guard', isGuard],
  ['standing-defense', isGuard],
  ['dodge', isDodge],
  ['special-card', isSpecialCard],
  ['event', isEvent],
  ['situation', ofType('Situation')],
  ['object', ofType('Object')],
  ['location', isLocation],
  ['plot', isPlot],
  ['edge', isEdge],
  ['illusion', isIllusion],
  ['pre-game', isPreGame],
  ['persona', ofType('Persona')],
  ['quickening', ofType('Quickening')],
  ['premium', ofType('Premium')],
  ['watcher', ofType('Watcher')],
  ['weapon-of-choice', isWeapon],
  ['crystal', ofType('Crystal')],
];

/** Groups by what stands after the type, or in the sub-title (Group Classifications). */
const byWords: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/\bMortal:? Ally\b/i, ['ally', 'mortal-ally']],
  [/\bImmortal:? Ally\b/i, ['ally', 'immortal-ally']],
  [/\bAlly\b/i, ['ally']],
  [/\bHilt\b/i, ['hilt']],
  [/\bOff[- ]Hand\b/i, ['off-hand']],
  [/\bArmor\b/i, ['armor']],
  [/\bVehicle\b/i, ['vehicle']],
  [/\bBystander\b/i, ['bystander']],
  [/\bGypsy\b/i, ['gypsy']],
  [/\bReporter\b/i, ['reporter']],
  [/\bFlock Member\b/i, ['flock-member']],
  [/\bAttribute Challenge\b/i, ['attribute-challenge']],
  [/\bStanding Defense\b/i, ['standing-defense']],
];

/** Watcher cards, Hunter cards and hilts have the word in their titles. */
const byTitle: readonly Kind[] = ['watcher', 'hunter', 'hilt'];

const known = new WeakMap<Definition, Map<Switches['plots'], ReadonlySet<Kind>>>();

/** Everything that a card is by what is printed on it. */
export function kindsPrinted(card: Definition, plots: Switches['plots']): ReadonlySet<Kind> {
  const before = known.get(card) ?? new Map<Switches['plots'], ReadonlySet<Kind>>();
  const found = before.get(plots) ?? new Set(kindsOn(card, plots));
  known.set(card, before.set(plots, found));
  return found;
}

function* kindsOn(card: Definition, plots: Switches['plots']): Iterable<Kind> {
  for (const [kind, says] of byType) if (says(card)) yield kind;
  if (plots === 'situations' && isPlot(card)) yield 'situation';
  const words = `${card.subtype ?? ''}, ${card.subtitle ?? ''}`;
  for (const [pattern, kinds] of byWords) if (pattern.test(words)) yield* kinds;
  const title = designatorKeys(card.title);
  for (const kind of byTitle) if (title.includes(kind)) yield kind;
}
