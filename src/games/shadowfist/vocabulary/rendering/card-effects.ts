import { does, done, type Noun, one, plural, possessive } from '../../../vocabulary/english.ts';
import { countSaidOf, quantity } from '../../../vocabulary/rendering/amounts.ts';
import type { Effect } from '../effects.ts';

import { cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Do =
  | ('smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal' | 'turn-face-down' | 'discard' | 'seize')
  | ('cease-attacking' | 'cease-intercepting' | 'move' | 'return-to-play' | 'damage' | 'heal')
  | ('counters' | 'change-location' | 'put-state' | 'swap-sites' | 'burn-for-victory');
export type CardEffect = Extract<Effect, { readonly do: Do }>;

/** What is done to cards. */
export function cardEffectSaid(effect: CardEffect, speech: Speech): string {
  switch (effect.do) {
    case 'cease-attacking':
      return does(speech.cards(effect.cards), 'cease attacking');
    case 'cease-intercepting':
      return does(speech.cards(effect.cards), 'cease intercepting');
    case 'move':
      return moved(effect, speech);
    case 'return-to-play': {
      const turned = effect.turned === undefined ? '' : effect.turned ? ' turned' : ' unturned';
      const at = effect.at === undefined ? '' : ` at the location of ${cardCalled(effect.at, speech).phrase}`;
      const on = effect.on === undefined ? '' : ` on ${cardCalled(effect.on, speech).phrase}`;
      const { phrase } = speech.cards(effect.cards);
      return done(playerCalled(effect.by, speech), `return ${phrase} to play${turned}${at}${on}`);
    }
    case 'damage':
      return inflicted(effect, speech);
    case 'heal': {
      const { phrase } = speech.cards(effect.cards);
      if (effect.amount === 'all') return `heal ${phrase}`;
      const upTo = effect.upTo === true ? 'up to ' : '';
      const divided = effect.divided === true ? ', divided as you choose,' : '';
      return `heal ${upTo}${quantity(effect.amount, 'damage', speech)}${divided} on ${phrase}`;
    }
    case 'counters': {
      const counters = countSaidOf(effect.number, `${effect.name} counter`, speech);
      const { phrase } = speech.cards(effect.on);
      return effect.remove === true ? `remove ${counters} from ${phrase}` : `put ${counters} on ${phrase}`;
    }
    case 'change-location': {
      const cards = speech.cards(effect.cards);
      const to =
        effect.to === 'chosen-by-controller'
          ? `a location that ${possessive(itself(cards))} controller chooses`
          : `the location of ${cardCalled(effect.to, speech).phrase}`;
      return `move ${cards.phrase} to ${to}`;
    }
    case 'put-state': {
      const on =
        effect.on === 'chosen-by-you'
          ? 'a legal subject that you choose'
          : cardCalled(effect.on, speech).phrase;
      return `place ${speech.cards(effect.cards).phrase} on ${on}`;
    }
    case 'swap-sites': {
      const [first, second] = effect.cards.map((card) => cardCalled(card, speech).phrase);
      const target = effect.changesTarget
        ? ' (this may change which Site is targeted in an attack)'
        : ' (this does not change which Site is targeted in an attack)';
      return `swap the positions of ${first} and ${second}${target}`;
    }
    case 'turn-face-down':
      return `turn ${speech.cards(effect.cards).phrase} face down`;
    case 'burn-for-victory':
      return done(playerCalled(effect.by, speech), `burn ${speech.cards(effect.cards).phrase} for victory`);
    default:
      return `${effect.do} ${speech.cards(effect.cards).phrase}`;
  }
}

function itself({ as }: Noun): Noun {
  return as === 'many' ? { phrase: 'their', as } : one('it');
}

const destinations: {
  readonly [To in Extract<Effect, { do: 'move' }>['to']]: readonly [
    verb: string,
    before: string,
    after: string,
  ];
} = {
  hand: ['return', 'to', 'hand'],
  'deck-top': ['put', 'on top of', 'deck'],
  'deck-bottom': ['put', 'on the bottom of', 'deck'],
  deck: ['put', 'into', 'deck'],
  'smoked-pile': ['put', 'into', 'smoked pile'],
  'toasted-pile': ['put', 'into', 'toasted pile'],
  'burned-for-victory-pile': ['put', 'into', 'burned-for-victory pile'],
};

function moved(effect: Extract<CardEffect, { do: 'move' }>, speech: Speech): string {
  const cards = speech.cards(effect.cards);
  const isMany = cards.as === 'many' && effect.of === 'owner';
  const owner = cards.as === 'many' ? "their owners'" : "its owner's";
  const whose = effect.of === 'owner' ? owner : possessive(playerCalled(effect.of, speech));
  const [verb, before, after] = destinations[effect.to];
  const order = effect.inAnyOrder === undefined ? '' : ' in any order';
  return `${verb} ${cards.phrase} ${before} ${whose} ${isMany ? plural(after) : after}${order}`;
}

function inflicted(effect: Extract<CardEffect, { do: 'damage' }>, speech: Speech): string {
  const { amount, to, source, combat, divided } = effect;
  const unit = combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
  const among = divided === true ? ', divided as you choose, among' : ' on';
  const verb = `inflict ${quantity(amount, unit, speech)}${among} ${speech.cards(to).phrase}`;
  return source === undefined ? verb : does(cardCalled(source, speech), verb);
}
