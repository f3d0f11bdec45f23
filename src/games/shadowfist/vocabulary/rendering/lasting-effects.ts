import { done, listed } from '../../../vocabulary/english.ts';
import { signed } from '../../../vocabulary/rendering/amounts.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { Effect } from '../effects.ts';

import { lasting } from './ends.ts';
import { modifiedSaid, playersModifiedSaid } from './modifiers.ts';
import { cardCalled, playerCalled, playersCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Do = 'take-control' | 'modify' | 'modify-players' | 'copy' | 'swap-rules-text' | 'change-number';
export type LastingEffect = Extract<Effect, { readonly do: Do }>;

/** What lasts for a time. */
export function lastingEffectSaid(effect: LastingEffect, speech: Speech): string {
  const isMany =
    'cards' in effect && effect.do !== 'swap-rules-text' && speech.cards(effect.cards).as === 'many';
  const until = lasting[effect.until];
  return `${changeSaid(effect, speech)} ${isMany ? until.replace('it leaves', 'they leave') : until}`;
}

const copied = {
  fighting: 'Fighting',
  'rules-text': 'rules text',
  restrictions: 'restrictions',
  title: 'title and subtitle',
} as const;

function changeSaid(effect: LastingEffect, speech: Speech): string {
  const card = (ref: Parameters<typeof cardCalled>[0]) => cardCalled(ref, speech).phrase;
  switch (effect.do) {
    case 'take-control':
      return done(playerCalled(effect.by, speech), `take control of ${speech.cards(effect.cards).phrase}`);
    case 'modify': {
      const condition = effect.while === undefined ? '' : `while ${speech.condition(effect.while)}, `;
      return `${condition}${modifiedSaid(speech.cards(effect.cards), effect.by, speech)}`;
    }
    case 'modify-players':
      return playersModifiedSaid(playersCalled(effect.players, speech), effect.by, speech);
    case 'copy': {
      const what = listed(
        effect.what.map((one) => copied[one]),
        'and',
      );
      const instead = effect.inPlaceOfOwn ? ', in place of its own,' : '';
      return `copy the printed ${what} of ${card(effect.from)} to ${card(effect.to)}${instead}`;
    }
    case 'swap-rules-text': {
      const [first, second] = effect.cards.map(card);
      const states = effect.withStates ? ', and that of the States they are subjects of,' : '';
      return `swap the rules text of ${first} and ${second}${states}`;
    }
    case 'change-number': {
      const number = effect.number === undefined ? 'a number' : named(effect.number, speech).phrase;
      const by = signed(effect.by, '', speech).replace(/ +/g, ' ').trim();
      return `change ${number} on ${card(effect.of)} by ${by}`;
    }
  }
}
