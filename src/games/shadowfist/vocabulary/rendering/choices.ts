import { does, listed, type Noun, possessive, you } from '../../../vocabulary/english.ts';
import type { Choice } from '../choices.ts';
import type { Filter, Place, Range } from '../terms.ts';
import { asPlaced } from './cards.ts';
import { effectCalled, markOf } from './effect-patterns.ts';
import { inPlace } from './places.ts';
import { anyPlayerOf, cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** “target a Character”, “the opponent to your left chooses a card you control”. `chooser` is whose choices they are. */
export function choiceSaid(choice: Choice, speech: Speech, chooser: Noun = you): string {
  const verb = 'target' in choice && choice.target === true ? 'target' : 'choose';
  const chosen = whatIsChosen(choice, speech);
  const who = choice.by === undefined ? chooser : playerCalled(choice.by, speech);
  if (choice.optional === true) return `${does(who, `may ${verb}`)} ${chosen}`;
  return who.phrase === chooser.phrase ? `${verb} ${chosen}` : `${does(who, verb)} ${chosen}`;
}

/** “a Character you control”. */
export function whatIsChosen(choice: Choice, speech: Speech): string {
  const mark = markOf(choice.as, speech);
  switch (choice.choose) {
    case 'cards': {
      const sets = [choice, ...(choice.or ?? [])];
      const random = choice.random === true ? 'at random ' : '';
      const where = choice.location === true ? 'the location of ' : '';
      return `${random}${where}${some(choice.number, sets, mark, speech)}${sharing(choice.sharing)}`;
    }
    case 'players':
      return playersChosen(choice, mark, speech);
    case 'number':
      return `a number${mark} from ${speech.amount(choice.atLeast)} to ${speech.amount(choice.atMost)}`;
    case 'symbol':
      return choice.inPoolOf === undefined
        ? `a resource type${mark}`
        : `a resource type${mark} in ${possessive(playerCalled(choice.inPoolOf, speech))} pool`;
    case 'mode':
      return `${choice.random === true ? 'at random ' : ''}[${choice.as}]: ${listed(
        choice.of.map((mode) => `“${mode}”`),
        'or',
      )}`;
    case 'number-on': {
      const least = choice.atLeast === undefined ? '' : ` of at least ${speech.amount(choice.atLeast)}`;
      return `a number${mark}${least} on ${cardCalled(choice.card, speech).phrase} other than its cost`;
    }
    case 'effect':
      return effectCalled(choice.which, mark, speech);
    case 'damage-source':
      return choice.which === undefined
        ? `a source${mark} of damage`
        : `a source${mark} of damage that is ${speech.aCard(choice.which)}`;
  }
}

interface Set {
  readonly which: Filter;
  readonly in: Place;
}

/** One of a set or of several, or so many. */
function some(number: Range | undefined, sets: readonly Set[], mark: string, speech: Speech): string {
  const said = sets.map((set, at) => {
    const which = asPlaced(set.which, set.in);
    const its = at === 0 ? mark : '';
    const cards = number === undefined ? speech.aCard(which, its) : speech.cardsSuch(which, its);
    return `${cards}${inPlace(set.in, speech)}`;
  });
  const count = number === undefined ? '' : `${speech.range(number)} `;
  return `${count}${listed(said, 'or')}`;
}

function sharing(shared: Extract<Choice, { choose: 'cards' }>['sharing']): string {
  if (shared === undefined) return '';
  if (shared === 'title') return ', all with the same title';
  const other = shared.designatorOtherThan.map((word) => `**${word}**`);
  return `, all sharing a designator${other.length === 0 ? '' : ` other than ${listed(other, 'or')}`}`;
}

function playersChosen(
  { of, such, number }: Extract<Choice, { choose: 'players' }>,
  mark: string,
  speech: Speech,
): string {
  const who = {
    one: of === 'every-player' ? 'a player' : anyPlayerOf(of, speech).phrase,
    many:
      of === 'every-player'
        ? 'players'
        : of === 'every-opponent'
          ? 'opponents'
          : anyPlayerOf(of, speech).phrase,
  };
  const chosen = number === undefined ? who.one : `${speech.range(number)} ${who.many}`;
  return `${chosen}${mark}${such === undefined ? '' : ` such that ${speech.condition(such)}`}`;
}
