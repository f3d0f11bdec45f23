import { z } from 'zod';
import { flag, id } from '../values.ts';

const attackSteps = [
  'declared',
  'joining',
  'joined',
  'intercepting',
  'intercepted',
  'entering-combat',
  'ambush',
  'fought',
  'before-next',
  'prior-to-target',
  'meeting-target',
  'target-entering-combat',
  'target-ambush',
  'target-fought',
  'ending',
] as const;

export const attack = z
  .strictObject({
    player: id.describe('The attacking player.'),
    defending: id.describe('The defending player (6.1).'),
    step: z
      .enum(attackSteps)
      .describe(
        'How far the attack has come (6.2 to 6.5): `declared`, to be answered; `joining`, others join or decline; `joined`, scenes; `intercepting`, a player intercepts or declines; `intercepted`, scenes prior to that combat; `entering-combat`, scenes again, if entering combat set anything off; `ambush`, an attacker with Ambush has struck; `fought`, that combat is being ended; `before-next`, scenes prior to combat with the next of a chain; `prior-to-target`, scenes after all interceptions; `meeting-target`, scenes again, if meeting the target set anything off; `target-entering-combat`, `target-ambush` and `target-fought`, as before; `ending`, what the end of the attack sets off.',
      ),
    targets: z.array(id).describe('Cards that are attacked.'),
    attackers: z
      .array(
        z.strictObject({
          id: id.describe('The attacking Character.'),
          target: id.describe('What it attacks.'),
          player: id.describe('Who sent it.'),
        }),
      )
      .describe('Characters that still attack, each with its target and the player it attacks for.'),
    participants: z.array(id).describe('Who turned to attack in it, whether they still attack or not.'),
    toJoin: z
      .array(id)
      .default([])
      .describe('Who has still to join or decline, and to intercept or decline, in order.'),
    hadChance: z
      .array(id)
      .default([])
      .describe('While others may still join: who has had the one chance to, and has joined or declined.'),
    toIntercept: z
      .array(id)
      .default([])
      .describe(
        'Players who have still to intercept or decline, in order; who controls all attackers is not waited for.',
      ),
    intercepting: id
      .exactOptional()
      .describe('Who intercepts now, and where their chains stand; those first in each chain fight next.'),
    chains: z
      .array(
        z.strictObject({
          attacker: id.describe('The attacking Character.'),
          interceptors: z.array(id).describe('Who still intercepts it, in order.'),
          fighting: id
            .exactOptional()
            .describe('Who of them fights in the combat at hand; absent between combats.'),
          gone: z
            .array(id)
            .exactOptional()
            .describe(
              'Who left it: overcome, if the attacker still attacks when the combat at hand is completed.',
            ),
        }),
      )
      .default([])
      .describe('The interceptors of each attacker, the first of the chain first (6.3).'),
    stealthUsed: z
      .array(id)
      .default([])
      .describe('Attackers that have used Stealth in this attack (10.1.2).'),
    struck: z
      .array(id)
      .default([])
      .describe('Characters with Ambush that have struck in the combat at hand.'),
    fought: z
      .array(
        z.strictObject({
          attacker: id.describe('The attacking Character.'),
          opposing: id.describe('The interceptor, or the target.'),
        }),
      )
      .default([])
      .describe('Who fights whom in the combat at hand, until it is completed.'),
    successful: flag.describe('It was successful (6.5).'),
    outOfTurn: flag.describe("It was declared in a Main Shot that is not the attacking player's."),
  })
  .meta({ id: 'Attack', description: 'The attack that is on.' });
export type Attack = z.output<typeof attack>;
