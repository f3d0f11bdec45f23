import { type EffectWord, effect } from './effect-word.ts';

export interface Remember {
  readonly do: 'remember';
}

export const remember: EffectWord<Remember> = effect({
  description:
    'While it is in play, the card remembers what its text has chosen, in place of what it remembered under the same names.',
  keys: () => ({}),
  roles: { remember: { remembersChoices: true } },
});
