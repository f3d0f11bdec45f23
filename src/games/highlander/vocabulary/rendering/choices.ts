import { does, listed, type Noun, you } from '../../../vocabulary/english.ts';
import { countSaidOf, quantity } from '../../../vocabulary/rendering/amounts.ts';
import type { Choice } from '../choices.ts';
import type { Payment } from '../payments.ts';
import { someOf } from './amounts.ts';
import { areasCalled } from './filters.ts';
import { placesSaid } from './places.ts';
import { anyPlayerOf } from './references.ts';
import type { Speech } from './speech.ts';

/** “choose a Situation”. `chooser` is whose choices they are. */
export function choiceSaid(choice: Choice, speech: Speech, chooser: Noun = you): string {
  const chosen = whatIsChosen(choice, speech);
  return choice.optional === true ? `${does(chooser, 'may choose')} ${chosen}` : `choose ${chosen}`;
}

function whatIsChosen(choice: Choice, speech: Speech): string {
  const mark = speech.called.get(choice.as)?.mark ?? '';
  switch (choice.choose) {
    case 'cards': {
      const random = choice.random === true ? 'at random ' : '';
      const from = placesSaid(choice.in, speech);
      if (choice.number === undefined) return `${random}${speech.aCard(choice.which, mark)}${from}`;
      return `${random}${someOf(choice.number, `${speech.cardsSuch(choice.which, mark)}${from}`, speech)}`;
    }
    case 'player':
      return `${anyPlayerOf(choice.of, speech).phrase}${mark}`;
    case 'number':
      return `a number${mark} from ${speech.amount(choice.atLeast)} to ${speech.amount(choice.atMost)}`;
    case 'gem':
      return `an attribute${mark}`;
    case 'area':
      return `an area${mark}: ${areasCalled(choice.of, 'or')}`;
    case 'mode':
      return `[${choice.as}]: ${listed(
        choice.of.map((mode) => `“${mode}”`),
        'or',
      )}`;
    case 'title':
      return `a title${mark}`;
  }
}

/** What is done as a cost: “discard that card”. */
export function paymentSaid(payment: Payment, speech: Speech): string {
  switch (payment.pay) {
    case 'discard':
      return `discard ${speech.cards(payment.cards).phrase}`;
    case 'remove-from-game':
      return `remove ${speech.cards(payment.cards).phrase} from the game`;
    case 'put-under-endurance':
      return `put ${speech.cards(payment.cards).phrase} under the Endurance`;
    case 'ability':
      return `lose ${quantity(payment.amount, 'Ability', speech)}`;
    case 'damage':
      return `take ${quantity(payment.amount, 'damage', speech)}`;
    case 'attacks':
      return `lose ${countSaidOf(payment.amount, 'attack', speech)}`;
    case 'hard-exertion': {
      const cards = payment.cards === undefined ? '' : ` of ${countSaidOf(payment.cards, 'card', speech)}`;
      return `make ${payment.unmodified === true ? 'an unmodified' : 'a'} Hard Exertion${cards}`;
    }
  }
}

interface Asking {
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
}

/** What is chosen and paid first; nothing where nothing is. */
export function before({ choose = [], pay = [] }: Asking, speech: Speech, by: Noun = you): string[] {
  const said = [
    ...choose.map((choice) => choiceSaid(choice, speech, by)),
    ...pay.map((payment) => paymentSaid(payment, speech)),
  ];
  return said.length === 0 ? [] : [listed(said, 'and')];
}
