import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { keyedWord } from '../../../vocabulary/words/word.ts';
import { gems, marks } from '../../card.ts';
import type { CardRef, Players } from '../../vocabulary/references.ts';
import type { Gem, Past, Range } from '../../vocabulary/terms.ts';
import { type Kind, kinds, type PlayedFrom, playedFrom, words } from '../../vocabulary/words.ts';
import type { Forms, NoRoles, Word } from '../word.ts';
import type { Grid } from './grid.ts';

/** What a card is. Every key narrows; a card matches if it meets them all. One language for all that names cards. */
export interface Filter {
  /** It is each of these. */
  readonly kind?: readonly Kind[];
  /** The whole title, or the one that was chosen under a name. */
  readonly title?: string | { readonly chosen: string };
  /** Its title has this word, its Card Group; or these words together. */
  readonly titleWord?: string;
  readonly subtitle?: string;
  /** Specific to that Immortal, or to the Persona its controller plays. */
  readonly immortal?: string;
  readonly ofOwnPersona?: boolean;
  readonly weapon?: string;
  readonly mark?: (typeof marks)[number];
  readonly restricted?: boolean;
  /** As many as its Restriction number lie in play and in the discard pile of its player; six without a number. */
  readonly restrictionReached?: boolean;
  readonly gem?: Gem;
  readonly handIcons?: Range;
  readonly grid?: Grid;
  readonly controller?: Players;
  readonly owner?: Players;
  readonly hidden?: boolean;
  readonly powerBlow?: boolean;
  readonly canBePowerBlow?: boolean;
  readonly headShot?: boolean;
  readonly powerBlock?: boolean;
  readonly attackIs?: 'pending' | 'blocked' | 'dodged' | 'avoided' | 'successful';
  /** The first attack, or defense, that its player plays in the turn. */
  readonly firstOfTurn?: boolean;
  /** A defense against that attack; an attack that this defense is played against. */
  readonly against?: CardRef;
  readonly playedFrom?: PlayedFrom;
  /** Played from under a card such as this. */
  readonly playedFromUnder?: Filter;
  /** A weapon: whether it is disarmed or broken. */
  readonly disarmed?: boolean;
  readonly faceDown?: boolean;
  /** It is under that card; it is played on a card such as this. */
  readonly under?: CardRef;
  readonly on?: Filter;
  readonly counters?: { readonly name: string; readonly number: Range };
  readonly is?: CardRef;
  readonly isNot?: CardRef;
  readonly sharesTitleWith?: CardRef;
  readonly sharesTypeWith?: CardRef;
  /** Its text may do that to the opponent of its player; an attack may do damage as such. */
  readonly does?: 'damage' | 'disarm' | 'break' | 'trip';
  /** This happened to it. */
  readonly happened?: Past;
  readonly any?: readonly Filter[];
  readonly all?: readonly Filter[];
  readonly not?: Filter;
}

type Parts = Pick<Forms, 'cardRef' | 'filter' | 'grid' | 'past' | 'players' | 'range'>;

const flag = z.boolean().exactOptional();

export const filterDescription = 'What a card is: it must meet every key. An empty filter matches any card.';

export const cardFilter: Word<Filter, 'filter', NoRoles, unknown, Parts> = keyedWord({
  description: filterDescription,
  keys: ({ cardRef, filter, grid, past, players, range }) => ({
    kind: z
      .array(z.enum(kinds))
      .min(1)
      .exactOptional()
      .describe('Of this kind; of several, it is each of them. For one of several, `any`.'),
    title: z
      .union([words, z.strictObject({ chosen: name }).describe('The title that was chosen under that name.')])
      .exactOptional()
      .describe('With this title, or one that was chosen.'),
    titleWord: words.exactOptional().describe('With this word in its title.'),
    subtitle: words.exactOptional().describe('With this sub-title.'),
    immortal: words.exactOptional().describe('Specific to this Immortal.'),
    ofOwnPersona: flag.describe('Specific to the Persona of its player.'),
    weapon: words.exactOptional().describe('Specific to this Weapon of Choice.'),
    mark: z.enum(marks).exactOptional().describe('Reserved, or Signature.'),
    restricted: flag.describe('With a Restriction number.'),
    restrictionReached: flag.describe(
      'As many as its Restriction number are in play and in the discard pile of its player, besides it; six without a number. Or fewer.',
    ),
    gem: z.enum(gems).exactOptional().describe('With this gem.'),
    handIcons: range.exactOptional().describe('With so many hand icons.'),
    grid: grid.exactOptional().describe('With such a grid.'),
    controller: players
      .exactOptional()
      .describe("Controlled by such a player; of a card out of play, that player's."),
    owner: players.exactOptional().describe('Owned by such a player.'),
    hidden: flag.describe('A Hidden Attack, or none.'),
    powerBlow: flag.describe('A Power Blow, or none.'),
    canBePowerBlow: flag.describe('One that may be made a Power Blow, or may not.'),
    headShot: flag.describe('A Head Shot, or none.'),
    powerBlock: flag.describe('A Power Block, or none.'),
    attackIs: z
      .enum(['pending', 'blocked', 'dodged', 'avoided', 'successful'])
      .exactOptional()
      .describe('An attack that ended so, or is pending.'),
    firstOfTurn: flag.describe('The first attack of the turn, or not.'),
    against: cardRef.exactOptional().describe('A defense against that attack.'),
    playedFrom: z.enum(playedFrom).exactOptional().describe('Played from there.'),
    playedFromUnder: filter.exactOptional().describe('Played from under such a card.'),
    disarmed: flag.describe('A Weapon of Choice that is disarmed, or is not.'),
    faceDown: flag.describe('Lying face down, or not.'),
    under: cardRef.exactOptional().describe('Captured by that card.'),
    on: filter.exactOptional().describe('Put on such a card.'),
    counters: z
      .strictObject({
        name: name.describe('The name of the counters.'),
        number: range.describe('How many.'),
      })
      .exactOptional()
      .describe('With so many counters of that name.'),
    is: cardRef.exactOptional().describe('That card itself.'),
    isNot: cardRef.exactOptional().describe('Any card but that.'),
    sharesTitleWith: cardRef.exactOptional().describe('With the title of that card.'),
    sharesTypeWith: cardRef.exactOptional().describe('Of the type of that card.'),
    does: z
      .enum(['damage', 'disarm', 'break', 'trip'])
      .exactOptional()
      .describe(
        "Its text may disarm or trip the opponent, break the opponent's weapon, or do damage to the opponent. An attack may do damage unless it does none. Loss of Ability is not damage, and neither is damage that it adds to another card.",
      ),
    happened: past.exactOptional().describe('Something happened with it: leave its part in the event open.'),
    any: z.array(filter).min(1).exactOptional().describe('One of these holds.'),
    all: z.array(filter).min(1).exactOptional().describe('All of these hold.'),
    not: filter.exactOptional().describe('This does not hold.'),
  }),
  roles: { filter: {} },
});
