import { z } from 'zod';
import { bindings, cardElsewhere, id, value } from '../state/values.ts';

const player = id.meta({ description: 'Who acts.' });
const position = z.strictObject({
  column: z
    .int()
    .min(-1)
    .nullable()
    .exactOptional()
    .describe(
      'The column in the site structure, from 0; null for a Character without any location, absent while it is left open. One beyond the last is a new one; -1, left of all, is never allowed.',
    ),
  row: z.enum(['front', 'back']).exactOptional().describe('Of a Site: front or back.'),
});

const eventAnswered = z
  .int()
  .min(0)
  .max(100_000)
  .exactOptional()
  .describe(
    'The event that the text answers, if there are several: its place among the events of the open scene, or else among those of the turn, from 0.',
  );

const play = z
  .strictObject({
    do: z.literal('play'),
    player,
    card: z
      .union([id, cardElsewhere])
      .describe('The id of a card in hand; or id and card of one that was unknown until now.'),
    at: position
      .exactOptional()
      .describe(
        'Where a Character or Site is placed; absent for a Character without any location, or where there is but one place.',
      ),
    on: id
      .exactOptional()
      .describe('The subject of a State; absent where there is but one that it can have.'),
    with: id
      .exactOptional()
      .describe("In whose site structure, if the card says in an opponent's and there are several."),
    x: z
      .int()
      .min(0)
      .max(999)
      .exactOptional()
      .describe('What X is, for a cost of X: so much Power, less what reduces the cost (4.3.2).'),
    choose: bindings.exactOptional().describe("What the card's text asks for, by name."),
    event: eventAnswered,
    reducedBy: id.exactOptional().describe('The card in play whose cost reduction is used (4.3.2).'),
    way: z
      .int()
      .min(0)
      .max(30)
      .exactOptional()
      .describe('Which ability of the card, counted from 0, lets it be played so.'),
    faceUp: z.boolean().exactOptional().describe('Played face up: Feng Shui Sites that may be.'),
  })
  .meta({ id: 'Play', description: 'Play a card (4.3).' });

const use = z
  .strictObject({
    do: z.literal('use'),
    player,
    card: id.describe('The card whose effect it is.'),
    ability: z.int().min(0).max(60).describe('Which ability of the card in force, counted from 0.'),
    choose: bindings.exactOptional().describe('What its text asks for, by name.'),
    event: eventAnswered,
  })
  .meta({ id: 'Use', description: 'Generate the voluntary effect of a card (5.2.1).' });

export const actionSchema = z
  .discriminatedUnion('do', [
    z
      .strictObject({
        do: z.literal('start'),
        player,
        hands: z
          .record(id, z.array(cardElsewhere).max(6))
          .exactOptional()
          .describe('The starting hands, as far as they are known, by player.'),
      })
      .meta({ id: 'Start', description: 'Set up the game (3.2). The player named goes first.' }),
    z
      .strictObject({ do: z.literal('generate-power'), player })
      .meta({ id: 'GeneratePower', description: '3.3.1 b' }),
    z
      .strictObject({ do: z.literal('decline-power'), player })
      .meta({ id: 'DeclinePower', description: 'Generate none, to be allowed more discards (3.3.1 b).' }),
    z
      .strictObject({
        do: z.literal('unturn'),
        player,
        except: z
          .array(id)
          .max(500)
          .exactOptional()
          .describe('Cards that stay turned, to be maintained or because a text lets them.'),
      })
      .meta({
        id: 'Unturn',
        description: 'Unturn all cards but those that turn and maintain and are excepted (3.3.1 c).',
      }),
    z
      .strictObject({
        do: z.literal('discard'),
        player,
        cards: z
          .array(z.union([id, cardElsewhere]))
          .max(500)
          .describe('Cards in hand; or id and card of those that were unknown until now.'),
      })
      .meta({ id: 'Discard', description: 'Discard cards, or none (3.3.1 d).' }),
    z
      .strictObject({
        do: z.literal('draw'),
        player,
        cards: z
          .array(cardElsewhere)
          .max(500)
          .exactOptional()
          .describe('The cards drawn, as far as they are known, the first first.'),
      })
      .meta({
        id: 'Draw',
        description: 'Draw to the maximum hand size (3.3.1 e); the cards drawn, if they are known.',
      }),
    play,
    use,
    z
      .strictObject({ do: z.literal('heal'), player, card: id.describe('The Character that turns to heal.') })
      .meta({ id: 'Heal', description: 'Turn a Character to heal (4.5.3).' }),
    z
      .strictObject({
        do: z.literal('change-location'),
        player,
        card: id.describe('The Character that goes elsewhere.'),
        to: z
          .enum(['left', 'right', 'attack'])
          .describe(
            "Left or right in one's own structure, or to the location of the attack to intercept there.",
          ),
        target: id
          .exactOptional()
          .describe(
            'Of an attack on targets at several locations: the one at whose location it will intercept.',
          ),
        mobility: z.boolean().exactOptional().describe('By Mobility instead of turning (10.1.2).'),
      })
      .meta({ id: 'ChangeLocation', description: 'Turn a Character to change location (4.7).' }),
    z
      .strictObject({ do: z.literal('reveal'), player, card: id.describe('The face-down Site.') })
      .meta({ id: 'Reveal', description: 'Reveal a Feng Shui Site (4.3.3).' }),
    z
      .strictObject({
        do: z.literal('attack'),
        player,
        attackers: z.array(id).max(200).describe('The Characters that attack.'),
        target: id.describe('What they attack.'),
        targets: z
          .record(id, id)
          .exactOptional()
          .describe('Further targets, if an effect allows several, by attacker.'),
        withoutTurning: z
          .array(id)
          .max(200)
          .exactOptional()
          .describe('Which of the attackers do not turn, because a text allows it.'),
        defending: id
          .exactOptional()
          .describe('Which controller of a target is the defending player, if there are several.'),
      })
      .meta({ id: 'AttackAction', description: 'Declare an attack (6.1).' }),
    z
      .strictObject({
        do: z.literal('join'),
        player,
        attackers: z.array(id).max(200).describe('The Characters that turn to join.'),
        targets: z
          .record(id, id)
          .exactOptional()
          .describe('Of an attack with several targets: which each of them attacks, by attacker.'),
      })
      .meta({ id: 'Join', description: 'Join the attack (6.2).' }),
    z
      .strictObject({
        do: z.literal('intercept'),
        player,
        interceptions: z
          .record(id, z.array(id).max(200))
          .describe(
            'For each attacker intercepted, the chain, first interceptor first; no interceptor, or none named, leaves it alone.',
          ),
      })
      .meta({ id: 'Intercept', description: 'Declare interceptors (6.3).' }),
    z
      .strictObject({ do: z.literal('decline'), player })
      .meta({ id: 'Decline', description: 'Decline to join the attack, or to intercept.' }),
    z
      .strictObject({
        do: z.literal('stealth'),
        player,
        attacker: id.describe('The Character with Stealth.'),
        interceptor: id.describe('The interceptor that it slips by.'),
      })
      .meta({ id: 'Stealth', description: 'Use Stealth to bypass an interceptor (10.1.2).' }),
    z
      .strictObject({
        do: z.literal('tactics'),
        player,
        attacker: id.describe('The Character with Tactics, which ceases to attack.'),
      })
      .meta({ id: 'Tactics', description: 'Use Tactics to cease attacking (10.1.2).' }),
    z
      .strictObject({
        do: z.literal('pass'),
        player: z.union([id, z.literal('everyone')]).describe('Who passes; or everyone who has not yet.'),
      })
      .meta({
        id: 'Pass',
        description:
          'Do nothing now. When all have passed, the scene resolves or the game goes on. In an auction: do not bid.',
      }),
    z
      .strictObject({ do: z.literal('end-turn'), player })
      .meta({ id: 'EndTurn', description: 'Declare the end of the turn (4.8).' }),
    z
      .strictObject({
        do: z.literal('return-to-main-shot'),
        player,
        returns: z.boolean().describe('Whether the current player goes back to the Main Shot.'),
      })
      .meta({
        id: 'ReturnToMainShot',
        description: 'After an opponent answered the end of the turn: return to the Main Shot, or not (4.8).',
      }),
    z
      .strictObject({
        do: z.literal('bid'),
        player,
        power: z.int().min(0).describe('How much Power is bid: at least 1.'),
      })
      .meta({ id: 'Bid', description: 'Bid in an auction (5.5).' }),
    z
      .strictObject({ do: z.literal('choose'), player, value })
      .meta({ id: 'Choose', description: 'Answer what the state asks.' }),
  ])
  .meta({ id: 'Action', description: 'What a player does.' });

export type Action = z.output<typeof actionSchema>;
export type ActionNamed<Verb extends Action['do']> = Extract<Action, { do: Verb }>;
