import type { Noun } from '../../../vocabulary/english.ts';
import { changed } from '../../../vocabulary/rendering/changes.ts';
import type { Modifier } from '../modifiers.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import { modifierSaid } from './modifiers.ts';
import { playerModifierSaid } from './player-modifiers.ts';
import type { Speech } from './speech.ts';

/** “All attacks you control gain +1 damage and may be Hidden”. */
export function modifiedSaid(who: Noun, modifiers: readonly Modifier[], speech: Speech): string {
  return changed(
    who,
    modifiers.map((modifier) => modifierSaid(modifier, speech)),
  );
}

export function playersModifiedSaid(who: Noun, modifiers: readonly PlayerModifier[], speech: Speech): string {
  return changed(
    who,
    modifiers.map((modifier) => playerModifierSaid(modifier, speech)),
  );
}
