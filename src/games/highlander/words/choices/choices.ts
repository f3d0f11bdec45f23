import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { atLeastOne, type Shape, taggedWord, type ValueOf } from '../../../vocabulary/words/word.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Amount, Place, Range } from '../../vocabulary/terms.ts';
import { type Area, areas } from '../../vocabulary/words.ts';
import type { ChoiceForms, Declared, NoRoles, Word } from '../word.ts';

interface Tagged {
  readonly choose: string;
}

interface Named {
  readonly as: string;
  readonly optional?: boolean;
}

type ChoiceWord<C extends Tagged> = Word<C, C['choose'], NoRoles, Named, ChoiceForms>;

/** Every choice has a name, and may be left out if it is optional. */
function choice<C extends Tagged, Keys extends Shape>(
  declared: Declared<Keys, Omit<C, 'choose'>, C['choose'], NoRoles, C, ChoiceForms>,
): ChoiceWord<C> {
  return taggedWord<C, 'choose', C['choose'], Keys, NoRoles, Named, ChoiceForms>('choose', declared, {
    as: name.describe('The name under which the text finds what was chosen.'),
    optional: z.boolean().exactOptional().describe('The choice may be left out, and is then nothing.'),
  });
}

interface Cards {
  readonly choose: 'cards';
  readonly which: Filter;
  readonly in: readonly Place[];
  readonly number?: Range;
  readonly random?: boolean;
}

const cards: ChoiceWord<Cards> = choice({
  description:
    'Matching cards from any of these places: one, or that many; if the choice is a must, as many as there are. A card chosen in an Endurance is searched for: the rest is shuffled, and the card lies on top until the text puts it elsewhere. At `random`, chance chooses, and the action says what it chose.',
  keys: ({ filter, place, range }) => ({
    which: filter,
    in: z.array(place).min(1),
    number: range.exactOptional(),
    random: z.boolean().exactOptional(),
  }),
  roles: { cards: {} },
});

interface Player {
  readonly choose: 'player';
  readonly of: Players;
}

const player: ChoiceWord<Player> = choice({
  description: 'One of these players.',
  keys: ({ players }) => ({ of: players }),
  roles: { player: {} },
});

interface ANumber {
  readonly choose: 'number';
  readonly atLeast: Amount;
  readonly atMost: Amount;
}

const aNumber: ChoiceWord<ANumber> = choice({
  description: 'A number, from the least to the greatest.',
  keys: ({ amount }) => ({ atLeast: amount, atMost: amount }),
  roles: { number: {} },
});

interface Gem {
  readonly choose: 'gem';
}

const gem: ChoiceWord<Gem> = choice({ description: 'An attribute.', keys: () => ({}), roles: { gem: {} } });

interface AnArea {
  readonly choose: 'area';
  readonly of: readonly Area[];
}

const area: ChoiceWord<AnArea> = choice({
  description: 'One of these areas of the grid.',
  keys: () => ({ of: z.array(z.enum(areas)).min(2) }),
  roles: { area: {} },
});

interface Mode {
  readonly choose: 'mode';
  readonly of: readonly string[];
}

const mode: ChoiceWord<Mode> = choice({
  description: 'One of the ways that the text offers.',
  keys: () => ({ of: z.array(name).min(2) }),
  roles: { mode: {} },
});

interface Title {
  readonly choose: 'title';
}

const title: ChoiceWord<Title> = choice({
  description: 'The title of a card.',
  keys: () => ({}),
  roles: { title: {} },
});

/** All choices, in the order of the public schema. */
export const choiceWords = [cards, player, aNumber, gem, area, mode, title];

/**
 * What a player chooses for a text, under a name that the effects of the text use. The player to whom the ability, the
 * `may` or the `must` around it belongs chooses; what the opponent chooses is in a `may` or `must` of the opponent.
 */
export type Choice = ValueOf<(typeof choiceWords)[number]>;

export const choiceForms = (parts: ChoiceForms) => atLeastOne(choiceWords.map((word) => word.form(parts)));

export const choiceNames: readonly string[] = choiceWords.flatMap(({ roles }) => Object.keys(roles));
