import { listed } from '../../../vocabulary/english.ts';
import type { EffectPattern } from '../effect-patterns.ts';
import type { Response } from '../responses.ts';
import { anyPlayerOf } from './references.ts';
import type { Speech } from './speech.ts';

const woulds: { readonly [Would in NonNullable<EffectPattern['would']>[number]]: string } = {
  'steal-power': 'steal Power',
  toast: 'toast cards',
  smoke: 'smoke cards',
  'gain-power': 'gain Power',
  'return-to-hand': "return cards to their owner's hand",
  damage: 'inflict damage',
  cancel: 'cancel effects',
  unturn: 'unturn cards',
  'look-at-hand': 'look at a hand',
  discard: 'discard cards',
  'take-control': 'take control of cards',
  'return-to-play': 'return cards to play',
  'play-from-smoked-pile': 'play cards from a smoked pile',
  redirect: 'redirect damage',
  'change-target': 'change a target',
};

const kinds = {
  'played-card': 'effect of playing',
  ability: 'effect of an ability of',
  'change-location': 'effect of changing location of',
  any: 'effect of',
} as const;

/** An effect that waits in the scene: “an effect of playing an Event”. */
export function effectCalled(pattern: EffectPattern, mark: string, speech: Speech): string {
  const { source = {}, kind = 'any', by, any } = pattern;
  return [
    `an ${kinds[kind]} ${speech.aCard(source)}${mark}`,
    ...(by === undefined ? [] : [`by ${anyPlayerOf(by, speech).phrase}`]),
    ...whatItDoes(pattern, speech),
    ...(any === undefined
      ? []
      : [
          listed(
            any.map((one) => whatItDoes(one, speech).join(' ')),
            'or',
          ),
        ]),
  ].join(' ');
}

function whatItDoes(
  { targets, targetsPlayer, would, against, to }: EffectPattern,
  speech: Speech,
): readonly string[] {
  return [
    ...(targets === undefined ? [] : [`that targets ${speech.aCard(targets)}`]),
    ...(targetsPlayer === undefined ? [] : [`that targets ${anyPlayerOf(targetsPlayer, speech).phrase}`]),
    ...(would === undefined
      ? []
      : [
          `that would ${listed(
            would.map((what) => woulds[what]),
            'or',
          )}`,
        ]),
    ...(against === undefined ? [] : [`against ${anyPlayerOf(against, speech).phrase}`]),
    ...(to === undefined ? [] : [`to ${speech.aCard(to)}`]),
  ];
}

export function responseSaid(response: Response, speech: Speech): string {
  if ('event' in response) return `in response to this: ${speech.happens(response.event)}`;
  return `in response to ${effectCalled(response.to, markOf(response.as, speech), speech)}`;
}

/** The name of a thing in brackets, where it needs one to be told from others. */
export function markOf(name: string, { called }: Speech): string {
  return called.get(name)?.mark ?? '';
}
