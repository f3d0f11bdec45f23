import { does, possessive } from '../../../vocabulary/english.ts';
import { ifSaid, otherwise, whenSaid } from '../../../vocabulary/rendering/gates.ts';
import type { Effect } from '../effects.ts';
import { before, choiceSaid } from './choices.ts';
import { phaseCalled } from './conditions.ts';
import { lastingSaid } from './ends.ts';
import { playerCalled, playersCalled } from './references.ts';
import type { Speech } from './speech.ts';

const gates = ['roll', 'choose', 'if', 'may', 'must', 'each-player', 'each-card', 'when', 'at'] as const;
export type Gate = Extract<Effect, { readonly do: (typeof gates)[number] }>;

export function isGate(effect: Effect): effect is Gate {
  return gates.some((gate) => gate === effect.do);
}

/** Whether, by whom, for whom and when something is done. */
export function gateSaid(gate: Gate, speech: Speech): string {
  switch (gate.do) {
    case 'choose':
      return choiceSaid(gate.choice, speech);
    case 'if':
      return ifSaid(gate, speech);
    case 'roll': {
      const by = does(playerCalled(gate.by, speech), 'roll');
      return `${by} a die: on ${speech.amount(gate.succeedsUpTo)} or less, ${speech.effects(gate.effects)}${otherwise(gate, speech)}`;
    }
    case 'may':
    case 'must': {
      const by = playersCalled(gate.by, speech);
      const at = gate.immediately === true ? ' immediately' : '';
      const deeds = [...before(gate, speech, by), speech.effects(gate.effects)];
      return `${does(by, gate.do)}${at} ${deeds.join(' :: ')}${otherwise(gate, speech)}`;
    }
    case 'each-player':
      return `for ${playersCalled(gate.players, speech).phrase}, ${speech.effects(gate.effects)}`;
    case 'each-card':
      return `for each of ${speech.cards(gate.cards).phrase}, ${speech.effects(gate.effects)}`;
    case 'when':
      return whenSaid(gate, lastingSaid(gate.until, speech), speech);
    case 'at':
      return `in ${possessive(playerCalled(gate.of, speech))} next ${phaseCalled[gate.phase]}, ${speech.effects(gate.effects)}`;
  }
}
