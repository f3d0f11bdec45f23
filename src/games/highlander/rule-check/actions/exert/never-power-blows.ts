import type { Check } from '../../../../../engine/check.ts';
import { mayBePowerBlow, waysOf } from '../../board/attacks/attacks.ts';
import type { Board, Seen } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import type { Cited } from '../citing.ts';
import { check, type Subject } from '../verb.ts';
import type { Exert } from './purpose.ts';

/** Why an attack may not be a Power Blow: what it is, what stands printed on it, or what a text says. */
type Why = 'dirty-trick' | 'ranged-attack' | 'special-attack' | 'damage' | 'text';

/** The rule of each reason. */
export const noPowerBlow: { readonly [Reason in Why]: Cited } = {
  'dirty-trick': { by: 'dirtyTricks', typeTwo: 'type-two/dirty-tricks/no-power-blow' },
  'ranged-attack': {
    by: 'rangedPowerBlows',
    reference: 'reference/ranged-attacks/no-power-blow-or-head-shot',
  },
  'special-attack': {
    by: 'specialAttackPowerBlows',
    first: 'first-edition/special-attacks/no-power-blow',
    typeTwo: 'type-two/special-attacks/no-power-blow',
    reference: 'reference/special-attacks/no-power-blow-or-head-shot',
  },
  damage: { by: 'powerBlowDamage', reference: 'reference/attacking/two-values-power-blow' },
  text: {
    first: 'first-edition/glossary/only-some-attacks-become-power-blows',
    typeTwo: 'type-two/text/game-text',
  },
};

export function whyNever(board: Board, card: Seen): Why {
  const { dirtyTricks, rangedPowerBlows } = board.switches;
  if (dirtyTricks === 'by-rule' && is(board, card, 'dirty-trick')) return 'dirty-trick';
  if (rangedPowerBlows === 'never' && is(board, card, 'ranged-attack')) return 'ranged-attack';
  if (is(board, card, 'special-attack')) return 'special-attack';
  return waysOf(board, card, 'powerBlow').cannot ? 'text' : 'damage';
}

/** Each reason for which an attack is never a Power Blow has its own rule. */
export const neverPowerBlows: readonly Check<Subject<Exert>>[] = (
  ['dirty-trick', 'ranged-attack', 'special-attack', 'damage', 'text'] as const
).map((why) =>
  check('never-a-power-blow', noPowerBlow[why], function* ({ board, action }) {
    const inPlay = 'powerBlow' in action.for ? board.inPlay(action.for.powerBlow) : undefined;
    const card = inPlay && board.seen(inPlay);
    if (card !== undefined && !mayBePowerBlow(board, card) && whyNever(board, card) === why)
      yield { message: 'Such an attack may not be a Power Blow.', action: ['/for/powerBlow'] };
  }),
);
