import type { Effect } from '../../../vocabulary/effects.ts';
import type { Frame } from '../../state/values.ts';
import type { Triggered } from '../texts/sorted-texts.ts';

/** A triggered effect that is due. */
export interface Due {
  readonly effects: readonly Effect[];
  readonly frame: Frame;
  /** Of an ability: what it asks for, and whether it may be left undone. */
  readonly ability?: Triggered;
}
