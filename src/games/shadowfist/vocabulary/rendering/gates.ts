import { does, listed, type Noun, you } from '../../../vocabulary/english.ts';
import { ifSaid, otherwise, whenSaid } from '../../../vocabulary/rendering/gates.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import type { Payment } from '../payments.ts';
import { choiceSaid } from './choices.ts';
import { atEnd, lasting } from './ends.ts';
import { paymentSaid } from './payments.ts';
import { playerCalled, playersCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Do = 'choose' | 'if' | 'may' | 'must' | 'each-player' | 'each-card' | 'when' | 'at';
export type Gate = Extract<Effect, { readonly do: Do }>;

/** Whether, by whom, for whom and when something is done. */
export function gateSaid(gate: Gate, speech: Speech): string {
  switch (gate.do) {
    case 'choose':
      return choiceSaid(gate.choice, speech);
    case 'if':
      return ifSaid(gate, speech);
    case 'may': {
      const by = playerCalled(gate.by, speech);
      const deeds = [...before(gate, speech, by), speech.effects(gate.effects)];
      return `${does(by, 'may')} ${deeds.join(' :: ')}${otherwise(gate, speech)}`;
    }
    case 'must': {
      const effects = gate.effects === undefined ? [] : [speech.effects(gate.effects)];
      const by = playerCalled(gate.by, speech);
      const deeds = [...before(gate, speech, by), ...effects];
      return `${does(by, 'must')} ${deeds.join(' :: ')}${otherwise(gate, speech)}`;
    }
    case 'each-player':
      return `for ${playersCalled(gate.players, speech).phrase}, ${speech.effects(gate.effects)}`;
    case 'each-card':
      return `for each of ${speech.cards(gate.cards).phrase}, ${speech.effects(gate.effects)}`;
    case 'when':
      return whenSaid(gate, lasting[gate.until], speech);
    case 'at':
      return `${atEnd[gate.end]}, ${speech.effects(gate.effects)}`;
  }
}

function isOfThis(payment: Payment): boolean {
  return 'card' in payment && payment.card === 'this';
}

interface Generation {
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
}

/** What is chosen and paid first; nothing where nothing is. What is turned is said before what is chosen. */
export function before({ choose = [], pay = [] }: Generation, speech: Speech, by: Noun = you): string[] {
  const turning = pay.filter((payment) => isOfThis(payment));
  const others = pay.filter((payment) => !isOfThis(payment));
  const said = [
    ...turning.map((payment) => paymentSaid(payment, speech)),
    ...choose.map((choice) => choiceSaid(choice, speech, by)),
    ...others.map((payment) => paymentSaid(payment, speech)),
  ];
  return said.length === 0 ? [] : [listed(said, 'and')];
}
