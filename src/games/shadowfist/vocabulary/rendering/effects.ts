import type { Effect } from '../effects.ts';
import { cardEffectSaid } from './card-effects.ts';
import { gateSaid } from './gates.ts';
import { lastingEffectSaid } from './lasting-effects.ts';
import { playerEffectSaid } from './player-effects.ts';
import { sceneEffectSaid } from './scene-effects.ts';
import type { Speech } from './speech.ts';

/** What is done, within a sentence: what is more than one thing stands in brackets. */
export function effectsSaid(effects: readonly Effect[], speech: Speech): string {
  const [first, ...others] = effects;
  if (first === undefined) return 'do nothing';
  if (others.length === 0 && !('effects' in first)) return effectSaid(first, speech);
  return `(${effects.map((effect) => effectSaid(effect, speech)).join('; ')})`;
}

/** One thing that is done; by its name it is asked later whether it was. */
export function effectSaid(effect: Effect, speech: Speech): string {
  const mark = effect.as === undefined || effect.do === 'draw' ? '' : ` [${effect.as}]`;
  return `${deedSaid(effect, speech)}${mark}`;
}

function deedSaid(effect: Effect, speech: Speech): string {
  switch (effect.do) {
    case 'smoke':
    case 'toast':
    case 'sacrifice':
    case 'turn':
    case 'unturn':
    case 'reveal':
    case 'turn-face-down':
    case 'discard':
    case 'seize':
    case 'cease-attacking':
    case 'cease-intercepting':
    case 'move':
    case 'return-to-play':
    case 'damage':
    case 'heal':
    case 'counters':
    case 'change-location':
    case 'put-state':
    case 'swap-sites':
    case 'burn-for-victory':
      return cardEffectSaid(effect, speech);
    case 'gain-power':
    case 'lose-power':
    case 'steal-power':
    case 'give-power':
    case 'generate-power':
    case 'put-token':
    case 'draw':
    case 'play':
    case 'look-at-hand':
    case 'look-at-deck':
    case 'rearrange-deck':
    case 'discard-hand':
    case 'shuffle':
    case 'cut':
    case 'switch-seats':
    case 'swap-rows':
    case 'rearrange-sites':
      return playerEffectSaid(effect, speech);
    case 'take-control':
    case 'modify':
    case 'modify-players':
    case 'copy':
    case 'swap-rules-text':
    case 'change-number':
      return lastingEffectSaid(effect, speech);
    case 'change-attack-target':
    case 'change-targets':
    case 'redirect':
    case 'cancel':
    case 'cancel-and-smoke':
    case 'cancel-effects':
    case 'end-attack':
    case 'attack-counts-as-successful':
      return sceneEffectSaid(effect, speech);
    case 'choose':
    case 'if':
    case 'may':
    case 'must':
    case 'each-player':
    case 'each-card':
    case 'when':
    case 'at':
      return gateSaid(effect, speech);
    case 'unsupported':
      return `[not in the vocabulary: ${effect.text}]`;
  }
}
