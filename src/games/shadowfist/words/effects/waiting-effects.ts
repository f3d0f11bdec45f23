import { name } from '../../../vocabulary/grammar/name.ts';
import { phrase, words } from '../../../vocabulary/phrases/kinds.ts';
import { ANSWERED } from '../../card-language/responses.ts';
import * as say from '../../card-language/slots.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectRoles, type EffectWord, effect } from './effect-word.ts';

export interface Cancel {
  readonly do: 'cancel' | 'cancel-and-smoke';
  /** The name of the chosen effect. */
  readonly effect: string;
}

const cancels: EffectRoles<Cancel> = {
  would: () => ['cancel'],
  affects: ({ effect }) => ({ waitingEffect: effect }),
  reads: ({ effect }) => [{ path: ['effect'], name: effect, means: ['effect'] }],
};

export const cancel: EffectWord<Cancel> = effect({
  description: 'Cancels the effect with that name, or cancels the effect and smokes its source.',
  keys: () => ({ effect: name }),
  roles: { cancel: cancels, 'cancel-and-smoke': cancels },
  phrases: () => [
    words<Cancel>('cancel (that Event|that effect|the effect|the Event|that card)', {
      do: 'cancel',
      effect: ANSWERED,
    }),
    words<Cancel>('cancel and smoke (that Event|that State|that Edge|that card)', {
      do: 'cancel-and-smoke',
      effect: ANSWERED,
    }),
  ],
});

export interface CancelEffects {
  readonly do: 'cancel-effects';
  readonly of: Cards;
}

export const cancelEffects: EffectWord<CancelEffects> = effect({
  description: 'Cancels all effects of these cards in the current scene.',
  keys: ({ cards }) => ({ of: cards }),
  roles: {
    'cancel-effects': {
      would: () => ['cancel'],
      affects: ({ of }) => ({ cards: [of] }),
      objects: ['of'],
    },
  },
  phrases: () => [phrase('cancel~ the effects of {of}', { of: say.cards }, { do: 'cancel-effects' })],
});

export interface CancelMaintained {
  readonly do: 'cancel-maintained';
  readonly of: Cards;
}

export const cancelMaintained: EffectWord<CancelMaintained> = effect({
  description: 'Cancels the effects that these cards maintain by staying turned (4.2).',
  keys: ({ cards }) => ({ of: cards }),
  roles: {
    'cancel-maintained': {
      would: () => ['cancel'],
      affects: ({ of }) => ({ cards: [of] }),
      objects: ['of'],
    },
  },
});

export interface ChangeTargets {
  readonly do: 'change-targets';
  /** The name of the chosen effect. */
  readonly effect: string;
  readonly by: PlayerRef;
}

export const changeTargets: EffectWord<ChangeTargets> = effect({
  description:
    'The player chooses new targets for the effect with that name: all of them or none (4.3.6). The action gives each new target under the name of the target with the prefix `new-`.',
  keys: ({ playerRef }) => ({ effect: name, by: playerRef }),
  roles: {
    'change-targets': {
      would: () => ['change-target'],
      affects: ({ effect }) => ({ waitingEffect: effect }),
      reads: ({ effect }) => [{ path: ['effect'], name: effect, means: ['effect'] }],
      changesTargets: (change) => change,
    },
  },
});
