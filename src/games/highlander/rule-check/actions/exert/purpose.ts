import type { Exertion } from '../../state/state.ts';
import type { ActionNamed } from '../actions.ts';

export type Exert = ActionNamed<'exert'>;
export type Purpose = Exclude<Exertion['for'], 'effect'>;

/** What an Exertion is made for, in one word. */
export function purposeOf({ for: given }: Exert): Purpose {
  if ('powerBlow' in given) return 'power-blow';
  if ('headShot' in given) return 'head-shot';
  if ('powerBlock' in given) return 'power-block';
  if ('attack' in given) return 'attack';
  if ('defense' in given) return 'defense';
  if ('illusion' in given) return 'illusion';
  if ('weapon' in given) return 'regain-weapon';
  return 'feet' in given ? 'regain-feet' : 'nothing';
}

/** Whether it is made to find gems: such may be Hard or Soft, all others are Hard. */
export function seeksGems(purpose: Purpose): boolean {
  return purpose === 'regain-weapon' || purpose === 'regain-feet';
}

/** The kind that is made; undefined where either may be and it is not said. */
export function kindOf(action: Exert): 'hard' | 'soft' | undefined {
  return action.kind ?? (seeksGems(purposeOf(action)) ? undefined : 'hard');
}
