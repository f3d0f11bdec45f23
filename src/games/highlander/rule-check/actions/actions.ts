import { z } from 'zod';
import { bindings, cardElsewhere, gem, id } from '../state/values.ts';
import { cardNamed, playAction } from './play-action.ts';

const player = id.meta({ description: 'Who acts.' });
const shown = z.array(cardElsewhere).max(60);
/** What the texts that it sets off ask for, by name. */
const choose = bindings
  .exactOptional()
  .describe('What the texts at work ask for, by name; those of other cards with their ids before the names.');

const exertFor = z.union([
  z
    .strictObject({ powerBlow: id.describe('The attack.') })
    .meta({ description: 'This attack is to be a Power Blow.' }),
  z
    .strictObject({ headShot: id.describe('The attack.') })
    .meta({ description: 'A text lets this attack become a Head Shot so.' }),
  z
    .strictObject({ powerBlock: id.describe('The block.') })
    .meta({ description: 'This block is to be a Power Block.' }),
  z.strictObject({ attack: z.literal(true) }).meta({ description: 'In search of an attack.' }),
  z
    .strictObject({ defense: id.describe('The attack that is to be defended.') })
    .meta({ description: 'In search of a defense against this attack.' }),
  z.strictObject({ illusion: z.literal(true) }).meta({ description: 'In search of an Illusion.' }),
  z
    .strictObject({
      weapon: z
        .union([id, z.literal('generic')])
        .describe('The Weapon of Choice that was lost, or the generic weapon.'),
      gem: gem.exactOptional().describe('The attribute that is looked for, where gems decide.'),
    })
    .meta({ description: 'To regain this Weapon of Choice, or the generic weapon.' }),
  z
    .strictObject({
      feet: z.literal(true),
      gem: gem.exactOptional().describe('The attribute that is looked for, where gems decide.'),
    })
    .meta({ description: 'To get up.' }),
  z.strictObject({ nothing: z.literal(true) }).meta({ description: 'For nothing.' }),
]);

const exert = z
  .strictObject({
    do: z.literal('exert'),
    player,
    for: exertFor.describe('What it is made for.'),
    kind: z
      .enum(['hard', 'soft'])
      .exactOptional()
      .describe('Where the rules know Hard and Soft Exertions, and either may serve.'),
    cards: z
      .int()
      .min(0)
      .max(9999)
      .exactOptional()
      .describe('How many cards are turned over, declared where a text leaves that to the player.'),
    shown: shown
      .exactOptional()
      .describe('The cards turned over, as far as they were not known, the topmost first.'),
    choose,
  })
  .meta({ id: 'Exert', description: 'Make an Exertion.' });

export const actionSchema = z
  .discriminatedUnion('do', [
    z
      .strictObject({
        do: z.literal('start'),
        player: id.meta({ description: 'Who goes first.' }),
        gems: z
          .record(id, gem)
          .exactOptional()
          .describe('The gem each named, where gems decide who goes first.'),
        shown: z
          .record(id, shown)
          .exactOptional()
          .describe('Cards shown to decide it, by player, as far as they were not known.'),
        hands: z
          .record(id, shown)
          .exactOptional()
          .describe(
            'The opening hands, as far as they are known, by player; of two Immortals of one player by Persona card.',
          ),
        active: z
          .record(id, id)
          .exactOptional()
          .describe(
            'Of who plays two Immortals, by player: the Persona card of the one who is active first.',
          ),
      })
      .meta({ id: 'HighlanderStart', description: 'Decide who goes first, and draw the opening hands.' }),
    z
      .strictObject({
        do: z.literal('next-phase'),
        player,
        order: z
          .array(id)
          .max(500)
          .exactOptional()
          .describe(
            'The order in which pending changes of Ability are reckoned, by their ids, where it matters.',
          ),
        choose: choose.describe('What texts that come into play with it ask for, by name.'),
      })
      .meta({ id: 'NextPhase', description: 'End the phase.' }),
    playAction,
    exert,
    z
      .strictObject({
        do: z.literal('make'),
        player,
        card: id.describe('The attack or block.'),
        into: z.enum(['power-blow', 'head-shot', 'power-block']).describe('What it is made.'),
      })
      .meta({ id: 'Make', description: 'Make an attack or block what a text lets it be made at will.' }),
    z
      .strictObject({ do: z.literal('end-exertion'), player })
      .meta({ id: 'EndExertion', description: 'Play nothing more from the Exertion.' }),
    z.strictObject({ do: z.literal('declare-exertion'), player, attack: id.describe('The attack.') }).meta({
      id: 'DeclareExertion',
      description:
        'Say that one will exert for a defense against this attack. A Hidden Attack is turned over by it, but in the first edition; by Type Two one then chooses whether to exert.',
    }),
    z
      .strictObject({
        do: z.literal('defend'),
        player,
        attack: id.describe('The attack that is to be stopped.'),
        with: id.describe('The defense in play.'),
        choose,
      })
      .meta({
        id: 'Defend',
        description:
          'Let a defense that is in play stop this attack, too; it takes the place of one that waits.',
      }),
    z
      .strictObject({
        do: z.literal('declare-successful'),
        player,
        attack: id.describe('The attack.'),
        choose,
      })
      .meta({
        id: 'DeclareSuccessful',
        description: 'Say that an attack is successful before the phase ends.',
      }),
    z
      .strictObject({ do: z.literal('forfeit-attack'), player })
      .meta({ id: 'ForfeitAttack', description: 'Give up the primary attack, to play an additional one.' }),
    z
      .strictObject({
        do: z.literal('roll'),
        player,
        weapon: z
          .union([id, z.literal('generic')])
          .describe('The Weapon of Choice that was lost, or the generic weapon.'),
        die: z.int().min(1).max(6).describe('What the die shows.'),
      })
      .meta({ id: 'Roll', description: 'Roll a die to regain a weapon.' }),
    z
      .strictObject({
        do: z.literal('drop'),
        player,
        card: id.describe(
          'The Guard or Standing Defense; or a card with a Hand Icon, if there are too many of them: a weapon is Disarmed.',
        ),
        choose,
      })
      .meta({
        id: 'Drop',
        description:
          'Drop a Guard or another Standing Defense; or a card with a Hand Icon, if there are too many in play.',
      }),
    z
      .strictObject({
        do: z.literal('discard'),
        player,
        cards: z
          .array(cardNamed)
          .min(1)
          .max(200)
          .describe('Cards in hand; or id and card of those that were unknown until now.'),
        choose,
      })
      .meta({ id: 'HighlanderDiscard', description: 'Discard cards from the hand.' }),
    z
      .strictObject({
        do: z.literal('draw'),
        player,
        number: z.int().min(1).max(200).describe('How many.'),
        cards: shown.exactOptional().describe('The cards drawn, as far as they are known, the first first.'),
        choose,
      })
      .meta({ id: 'HighlanderDraw', description: 'Draw so many cards.' }),
    z.strictObject({ do: z.literal('end-turn'), player, choose }).meta({
      id: 'HighlanderEndTurn',
      description: 'End the turn: the opponent’s begins, and his old cards are swept.',
    }),
    z
      .strictObject({
        do: z.literal('use'),
        player,
        card: id.describe('The card in play.'),
        ability: z.int().min(0).max(60).describe('Which ability of the card in force, counted from 0.'),
        choose,
      })
      .meta({ id: 'HighlanderUse', description: 'Use what a card in play lets its player do.' }),
    z
      .strictObject({
        do: z.literal('resolve'),
        player,
        obligation: id.describe("Which of the state's obligations, by id."),
        /** Not to do what one may. */
        decline: z.literal(true).exactOptional(),
        choose,
      })
      .meta({ id: 'Resolve', description: 'Do what an opponent’s card made one may or must do.' }),
    z
      .strictObject({
        do: z.literal('counter'),
        player,
        card: id.describe('The card that counters, in hand or in play.'),
        choose,
      })
      .meta({ id: 'Counter', description: 'Counter what the opponent has just played.' }),
    z.strictObject({ do: z.literal('pass'), player, choose }).meta({
      id: 'HighlanderPass',
      description: 'Do not counter; or play no more of what an effect lets one play.',
    }),
    z
      .strictObject({
        do: z.literal('concede'),
        player,
        accepted: z
          .literal(true)
          .exactOptional()
          .describe('The opponent accepts it, as is needed while a Head Shot is on the way.'),
      })
      .meta({ id: 'Concede', description: 'Concede the duel.' }),
  ])
  .meta({ id: 'HighlanderAction', description: 'What a player does.' });

export type Action = z.output<typeof actionSchema>;
export type ActionNamed<Verb extends Action['do']> = Extract<Action, { do: Verb }>;
