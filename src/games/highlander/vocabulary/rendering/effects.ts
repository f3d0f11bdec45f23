import { does, done } from '../../../vocabulary/english.ts';
import { countSaidOf, quantity } from '../../../vocabulary/rendering/amounts.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { ToCards } from '../../words/effects/cards.ts';
import type { AmountToPlayers, ToPlayers } from '../../words/effects/players.ts';
import type { Effect } from '../effects.ts';
import type { Filter } from '../filters.ts';
import type { Amount, Range } from '../terms.ts';
import { gemsCalled, someOf } from './amounts.ts';
import { phaseCalled } from './conditions.ts';
import { lastingSaid } from './ends.ts';
import { type Gate, gateSaid, isGate } from './gates.ts';
import { modifiedSaid, playersModifiedSaid } from './lasting.ts';
import { placesSaid } from './places.ts';
import { withSaid } from './player-modifiers.ts';
import { hindranceCalled } from './preventions.ts';
import { cardCalled, playerCalled, playersCalled } from './references.ts';
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
  const isCalled = effect.as !== undefined && speech.called.get(effect.as)?.mark === '';
  const mark = effect.as === undefined || isCalled ? '' : ` [${effect.as}]`;
  return `${isGate(effect) ? gateSaid(effect, speech) : deedSaid(effect, speech)}${mark}`;
}

type Deed = Exclude<Effect, Gate>;
type Of<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

function deedSaid(effect: Deed, speech: Speech): string {
  switch (effect.do) {
    case 'damage':
    case 'lose-ability':
    case 'gain-ability':
    case 'lose-attacks':
    case 'draw':
    case 'draw-up-to':
      return amountSaidOf(effect, speech);
    case 'prevent-damage': {
      const amount = effect.amount === 'all' ? 'all damage' : quantity(effect.amount, 'damage', speech);
      const from = effect.from === undefined ? '' : ` from ${speech.aCard(effect.from)}`;
      return `prevent ${amount}${from} to ${playersCalled(effect.players, speech).phrase}`;
    }
    case 'put-into-play':
      return done(playerCalled(effect.by, speech), `put ${speech.cards(effect.cards).phrase} into play`);
    case 'capture':
      return `place ${speech.cards(effect.cards).phrase} under ${cardCalled(effect.card, speech).phrase}`;
    case 'put-on':
      return `place ${speech.cards(effect.cards).phrase} on ${cardCalled(effect.card, speech).phrase}`;
    case 'look-at':
      return done(playersCalled(effect.by, speech), `look at ${speech.cards(effect.cards).phrase}`);
    case 'duplicate':
      return done(
        playerCalled(effect.by, speech),
        `duplicate the effects of ${cardCalled(effect.card, speech).phrase}`,
      );
    case 'reckon':
      return `reckon ${speech.amount(effect.amount)}`;
    case 'skip-phase':
      return done(playersCalled(effect.players, speech), `skip the ${phaseCalled[effect.phase]}`);
    case 'exert':
      return exertionSaid(effect, speech);
    case 'attribute-challenge': {
      const gem = typeof effect.gem === 'string' ? effect.gem : named(effect.gem.chosen, speech).phrase;
      return `both players make a Soft Exertion for ${gem}, as an Attribute Challenge`;
    }
    case 'play':
      return played(effect, speech);
    case 'take-control':
    case 'trade-control':
    case 'modify':
    case 'modify-players':
      return lastingEffectSaid(effect, speech);
    case 'counters': {
      const counters = countSaidOf(effect.number, `${effect.name} counter`, speech);
      const on = speech.cards(effect.on).phrase;
      return effect.remove === true ? `remove ${counters} from ${on}` : `put ${counters} on ${on}`;
    }
    case 'unsupported':
      return `[not in the vocabulary: ${effect.text}]`;
    default:
      return 'cards' in effect
        ? doneToCards[effect.do](speech.cards(effect.cards).phrase)
        : toPlayersSaid(effect, speech);
  }
}

const doneToCards: { readonly [Do in ToCards['do']]: (cards: string) => string } = {
  discard: (cards) => `discard ${cards}`,
  'remove-from-play': (cards) => `remove ${cards} from play`,
  'remove-from-game': (cards) => `remove ${cards} from the game`,
  retrieve: (cards) => `retrieve ${cards}`,
  'put-into-hand': (cards) => `put ${cards} into the Hand`,
  'put-on-endurance': (cards) => `put ${cards} on top of the Endurance`,
  'put-under-endurance': (cards) => `put ${cards} under the Endurance`,
  'shuffle-into-endurance': (cards) => `shuffle ${cards} into the Endurance`,
  reveal: (cards) => `reveal ${cards}`,
  drop: (cards) => `drop ${cards}`,
  counter: (cards) => `counter ${cards}`,
  avoid: (cards) => `avoid ${cards}`,
  'disarm-weapon': (cards) => `disarm ${cards}`,
  'break-weapon': (cards) => `break ${cards}`,
  'regain-weapon': (cards) => `regain ${cards}`,
};

const doneToPlayers: { readonly [Do in ToPlayers['do']]: string } = {
  disarm: 'be disarmed',
  'break-a-weapon': 'have a weapon broken',
  rearm: 'regain a weapon',
  trip: 'be made Prone',
  'regain-feet': 'regain their feet',
  exhaust: 'Exhaust',
  'shuffle-discard-pile': 'shuffle the Discard Pile into the Endurance',
  'shuffle-endurance': 'shuffle the Endurance',
  'switch-personas': 'switch to the inactive Persona',
  'lose-game': 'lose the game',
};

/** What is done to you alone is told: that you shuffle is what to do. */
function toPlayersSaid(effect: ToPlayers, speech: Speech): string {
  const who = playersCalled(effect.players, speech);
  const verb = doneToPlayers[effect.do];
  return verb.startsWith('shuffle') ? done(who, verb) : does(who, verb);
}

function amountSaidOf(effect: AmountToPlayers, speech: Speech): string {
  const who = playersCalled(effect.players, speech);
  switch (effect.do) {
    case 'damage':
      return does(who, `take ${quantity(effect.amount, 'damage', speech)}`);
    case 'lose-ability':
      return does(who, `lose ${quantity(effect.amount, 'Ability', speech)}`);
    case 'gain-ability':
      return does(who, `gain ${quantity(effect.amount, 'Ability', speech)}`);
    case 'lose-attacks':
      return does(who, `lose ${countSaidOf(effect.amount, 'attack', speech)}`);
    case 'draw':
      return done(who, `draw ${countSaidOf(effect.amount, 'card', speech)}`);
    case 'draw-up-to':
      return done(who, `draw up to a Hand of ${handSaid(effect.amount, speech)}`);
  }
}

function handSaid(amount: Amount, speech: Speech): string {
  return typeof amount === 'number' ? countSaidOf(amount, 'card', speech) : speech.amount(amount);
}

function exertionSaid(effect: Of<'exert'>, speech: Speech): string {
  const { exertion, cards, unmodified, gems, atLeast } = effect;
  const kind = `${unmodified === true ? 'an unmodified' : 'a'} ${exertion === 'hard' ? 'Hard' : 'Soft'} Exertion`;
  const wanted =
    gems === undefined ? '' : 'chosen' in gems ? named(gems.chosen, speech).phrase : gemsCalled(gems);
  return done(
    playerCalled(effect.by, speech),
    [
      `make ${kind}`,
      ...(cards === undefined ? [] : [`of ${countSaidOf(cards, 'card', speech)}`]),
      ...(wanted === '' ? [] : [`for ${wanted}`]),
      ...(atLeast === undefined ? [] : [`needing at least ${speech.amount(atLeast)}`]),
    ].join(' '),
  );
}

function played(effect: Of<'play'>, speech: Speech): string {
  const { by, which, in: places, number, with: changes, despite = [] } = effect;
  return done(
    playerCalled(by, speech),
    [
      `play ${playedCards(which, number, placesSaid(places, speech), speech)}`,
      ...(changes === undefined ? [] : [`which then (${withSaid(changes, speech)})`]),
      ...despite.map((one) => hindranceCalled[one]),
    ].join(' '),
  );
}

function playedCards(which: Filter, number: Range, from: string, speech: Speech): string {
  const isOne = number.exactly === 1 && Object.keys(number).length === 1;
  return isOne
    ? `${speech.aCard(which)}${from}`
    : someOf(number, `${speech.cardsSuch(which)}${from}`, speech);
}

type Lasting = Of<'take-control' | 'trade-control' | 'modify' | 'modify-players'>;

function lastingEffectSaid(effect: Lasting, speech: Speech): string {
  const until = lastingSaid(effect.until, speech);
  switch (effect.do) {
    case 'take-control':
      return `${done(playerCalled(effect.by, speech), `take control of ${speech.cards(effect.cards).phrase}`)} ${until}`;
    case 'trade-control': {
      const [first, second] = effect.cards.map((ref) => cardCalled(ref, speech).phrase);
      return `trade control of ${first} and ${second} ${until}`;
    }
    case 'modify': {
      const who = speech.cards(effect.cards);
      const lasts = who.as === 'many' ? until.replace('it leaves', 'they leave') : until;
      return `${modifiedSaid(who, effect.by, speech)} ${lasts}`;
    }
    case 'modify-players':
      return `${playersModifiedSaid(playersCalled(effect.players, speech), effect.by, speech)} ${until}`;
  }
}
