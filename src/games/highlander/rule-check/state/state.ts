import { z } from 'zod';
import { end } from '../../vocabulary/ends.ts';
import { ability, effect, modifier, playerModifier } from '../../vocabulary/grammar.ts';
import { players } from '../../vocabulary/references.ts';
import { cards, eventPattern, filter, place } from '../../vocabulary/terms.ts';
import { phases as everyPhase, hindrances, playedFrom } from '../../vocabulary/words.ts';
import { playAction } from '../actions/play-action.ts';
import { bindings, type CardElsewhere, card, cardElsewhere, frame, gameEvent, id } from './values.ts';

const flag = z.boolean().default(false);
const count = z.int().min(0).max(9999);

/**
 * Cards of a pile: how many nobody has named, or which they are, or both. Of the Endurance the known cards lie on
 * top, the topmost first; those under it that are known from a Soft Exertion are `bottom`.
 */
export interface Pile {
  cards: CardElsewhere[];
  unknown: number;
  bottom?: CardElsewhere[];
}

export const pile = z
  .union([
    count.transform((unknown): Pile => ({ cards: [], unknown })),
    z.array(cardElsewhere).transform((cards): Pile => ({ cards, unknown: 0 })),
    z.strictObject({
      cards: z.array(cardElsewhere).describe('Those that are known, the topmost first.'),
      unknown: count.describe('How many there are besides.'),
      bottom: z
        .array(cardElsewhere)
        .exactOptional()
        .describe('Known cards that lie under all others, the lowest last.'),
    }),
  ])
  .meta({
    id: 'HighlanderPile',
    description:
      'How many cards, or which; or both: {cards, unknown}. Of an Endurance the known ones lie on top, the topmost first, and `bottom` lies beneath the unknown.',
  });

const noCards = (): Pile => ({ cards: [], unknown: 0 });

/** How it stands with a weapon. Considered broken is not this: that lasts only while a card says so. */
const weaponStatus = z.enum(['held', 'disarmed', 'broken']);

const weaponLost = z
  .strictObject({
    weapon: z.union([id, z.literal('generic')]).describe('The Weapon of Choice, or the generic weapon.'),
    status: z.enum(['disarmed', 'broken']).describe('How it was lost.'),
    lostIn: count.nullable().default(null).describe('The turn in which it was lost.'),
  })
  .meta({ id: 'HighlanderWeaponLost', description: 'A weapon that the inactive Immortal has lost.' });
export type WeaponLost = z.output<typeof weaponLost>;

/** What each of two Immortals of one player has of his own, of the one who waits (FAQ, Corda And Reno). */
const inactive = z
  .strictObject({
    persona: id.describe('The Persona card, in play without effect.'),
    ability: z
      .int()
      .min(-9999)
      .max(9999)
      .default(15)
      .describe('The score; no Ability Adjustment changes it.'),
    maximumAbility: count.default(15).describe('What that Ability cannot rise above.'),
    hand: pile
      .default(noCards)
      .describe('A hand from which nothing is played, drawn or discarded meanwhile.'),
    weaponsLost: z
      .array(weaponLost)
      .max(20)
      .default([])
      .describe('The weapons, of those that both use, that this one has lost.'),
  })
  .meta({
    id: 'HighlanderInactive',
    description:
      'The inactive one of two Immortals of one player. What the player has besides is of the active one: Ability, hand, and how it stands with the weapons.',
  });
export type Inactive = z.output<typeof inactive>;

const player = z
  .strictObject({
    id: id.describe('The name of the player in this state.'),
    ability: z
      .int()
      .min(-9999)
      .max(9999)
      .default(15)
      .describe('The score (Type Two, Game Concept): 15 at the start.'),
    maximumAbility: count
      .default(15)
      .describe('What Ability cannot rise above where there is a maximum, unless a text says so.'),
    hand: pile.default(noCards),
    endurance: pile.default(noCards),
    discard: pile.default(noCards),
    removed: pile.default(noCards).describe('Removed from the game.'),
    prone: flag.describe('Prone: to play an attack or defense, a card is discarded.'),
    genericWeapon: weaponStatus
      .default('held')
      .describe('The one-handed weapon of a player without a Weapon of Choice.'),
    weaponLostIn: count
      .nullable()
      .default(null)
      .describe('The turn in which the generic weapon was lost: no attempt to regain it in that turn.'),
    proneSince: count
      .nullable()
      .default(null)
      .describe('The turn in which the player became Prone: no attempt to get up in that turn.'),
    attacksToLose: count.default(0).describe('Attacks to be lost in the next turn.'),
    skips: z
      .array(z.enum(everyPhase))
      .default([])
      .describe('Phases to be skipped, each the next time that it would come.'),
    inactive: inactive
      .nullable()
      .default(null)
      .describe('Of who plays two Immortals, as Corda and Reno: the one who is not active now.'),
  })
  .meta({ id: 'HighlanderPlayer', description: 'A player, with the cards that are not in play.' });
export type Player = z.output<typeof player>;

const inPlay = z
  .strictObject({
    id: id.describe('The name of this one card in this state.'),
    card,
    owner: id.describe('In whose deck it began.'),
    controller: id.describe('Who controls it now.'),
    heldFor: id.exactOptional().describe('Who would control it if a text did not give it to another.'),
    preGame: flag.describe('Played before the game begins; always in play unless removed.'),
    faceDown: flag.describe('A Hidden Attack, or a Weapon of Choice that was turned over.'),
    weapon: weaponStatus.default('held').describe('Of a Weapon of Choice.'),
    lostIn: count
      .nullable()
      .default(null)
      .describe('Of a Weapon of Choice: the turn in which it was lost; null while it is held.'),
    consideredBrokenBy: z
      .array(id)
      .exactOptional()
      .describe(
        'Of a Weapon of Choice, one of several: the cards for which its player chose it as the one considered broken.',
      ),
    hiltOf: id
      .exactOptional()
      .describe(
        'Of a Hilt: the Weapon of Choice that it is for; of who has one weapon, and of a Hilt that says it, it need not be told.',
      ),
    with: id.exactOptional().describe('The card it was played on, or in conjunction with.'),
    under: id.exactOptional().describe('The card that has captured it: it has no effect on play.'),
    asGuard: flag.describe('A block that may remain as a Guard: its player said so as it was played.'),
    enteredIn: count
      .exactOptional()
      .describe('The number of the turn in which it came into play; absent for what began the game in play.'),
    as: z
      .enum(['attack', 'block', 'dodge'])
      .exactOptional()
      .describe('How a card that can be several things was played, such as a Special Attack/Block.'),
    counters: z.record(z.string().max(40), count).default({}).describe('Counters on it, by their names.'),
    beyondHands: z
      .literal(true)
      .exactOptional()
      .describe('A text let it be played in spite of the Hand Icons in play: it makes none too many.'),
    chosen: bindings.default({}).describe('What was chosen as it was played.'),
  })
  .meta({ id: 'HighlanderCardInPlay', description: 'A card in play, Pre-Game cards included.' });
export type InPlay = z.output<typeof inPlay>;

const attackResults = ['pending', 'blocked', 'dodged', 'avoided', 'successful'] as const;

const attack = z
  .strictObject({
    id: id.describe('The card in play that it is.'),
    by: id.describe('Who played it; it is against the other player.'),
    result: z.enum(attackResults).default('pending').describe('How it ended; pending until it is resolved.'),
    hidden: flag.describe('It lies face down.'),
    powerBlow: flag.describe(
      'An Exertion, or what stands for one, made it a Power Blow. What a card makes of it stands in `lasting`, for as long as that lasts.',
    ),
    headShot: flag.describe(
      'An Exertion, or what stands for one, made it a Head Shot. What a card makes of it stands in `lasting`, for as long as that lasts.',
    ),
    guessedWrong: flag.describe(
      'A defense was played against it from the hand while it was Hidden, and did not stop it.',
    ),
    guessForgone: flag.describe(
      'Its defender chose to see it, and to play no defense from the hand, while it was Hidden.',
    ),
    exertionDeclared: flag.describe('Its defender has said that he will exert for a defense against it.'),
    is: z
      .array(z.enum(['power-blow', 'head-shot']))
      .exactOptional()
      .describe(
        'What it is now, by whatever makes it so: written in answers, and absent for neither. It need not be given; what is given has to be so.',
      ),
  })
  .meta({ id: 'HighlanderAttack', description: 'An attack, in its place in the sequence.' });
export type Attack = z.output<typeof attack>;

const defense = z
  .strictObject({
    id: id.describe('The card in play that it is.'),
    by: id.describe('Who played it.'),
    against: z
      .array(id)
      .describe(
        'The attacks it was played against or has covered since, in that order; for one still pending it waits.',
      ),
    powerBlock: flag.describe('It is a Power Block.'),
    reckoned: flag.describe(
      'What it takes with a Power Blow it blocked without being a Power Block has been reckoned.',
    ),
  })
  .meta({ id: 'HighlanderDefense', description: 'A defense used this turn, the last one last.' });
export type Defense = z.output<typeof defense>;

const pending = z
  .strictObject({
    id: id.describe('The name of the change in this state.'),
    player: id.describe('Whose Ability changes.'),
    kind: z.enum(['damage', 'loss', 'gain']).describe('Damage, loss of Ability, or a gain.'),
    amount: count.describe('By how much.'),
    source: id.exactOptional().describe('The card that it comes from.'),
    attack: flag.describe('That card was an attack of this kind when it did it.'),
  })
  .meta({
    id: 'HighlanderPending',
    description: 'A change of Ability that waits for the Ability Adjustment Phase.',
  });
export type Pending = z.output<typeof pending>;

const exertionPurposes = [
  'power-blow',
  'head-shot',
  'power-block',
  'attack',
  'defense',
  'illusion',
  'regain-weapon',
  'regain-feet',
  'nothing',
  'effect',
] as const;

const exertion = z
  .strictObject({
    player: id.describe('Who made it.'),
    for: z.enum(exertionPurposes).describe('What it was made for.'),
    cards: z.array(cardElsewhere).describe('What was turned over and lies there yet, the first first.'),
    attack: id.exactOptional().describe('The attack that is to be defended.'),
    taken: flag.describe('An attack or defense was taken from it.'),
    illusion: flag.describe('An Illusion was played from it.'),
  })
  .meta({ id: 'HighlanderExertion', description: 'An Exertion from which something may yet be played.' });
export type Exertion = z.output<typeof exertion>;

export const phases = ['before-the-game', 'may-do', 'defense', 'attack', 'draw-discard'] as const;
export type Phase = (typeof phases)[number];

const turn = z
  .strictObject({
    player: id.describe('Whose turn it is.'),
    number: count.default(1).describe('Counted from 1; 0 before the game.'),
    phase: z
      .enum(phases)
      .describe('How far the turn has come; Sweep and Ability Adjustment pass by themselves.'),
    handClosed: flag.describe('An Exertion ended playing from the hand in this phase.'),
    primaryForfeited: flag.describe('The primary attack opportunity was given up.'),
    attacksLost: count.default(0).describe('Attacks that were lost.'),
    mayDraw: count
      .nullable()
      .default(null)
      .describe('Drawing or discarding has begun: how many cards may still be drawn.'),
    events: z.array(gameEvent).default([]).describe('What happened in it so far, the first first.'),
  })
  .meta({ id: 'HighlanderTurn', description: 'The turn, and what has happened in it.' });
export type Turn = z.output<typeof turn>;

/** A turn that is over, as far as it is remembered. */
const turnBefore = z
  .strictObject({
    player: id.describe('Whose turn it was.'),
    events: z.array(gameEvent).default([]).describe('What happened in it, the first first.'),
  })
  .meta({ id: 'HighlanderTurnBefore', description: 'A turn that is over, and what happened in it.' });

const lastingCommon = {
  id: id.describe('The name of the effect in this state.'),
  until: end.describe('When it ends.'),
  frame: frame.describe('Whose effect it is, and what was chosen for it.'),
  since: count.describe('The number of the turn in which it began.'),
  taken: id.exactOptional().describe('What is for the next attack alone: the attack that was the next.'),
};

/** A temporary effect, with its end. What it says of cards and players is looked at anew as long as it lasts. */
export const lasting = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify'),
      cards: cards.describe('The cards it is about, looked at anew as long as it lasts.'),
      by: z.array(modifier).describe('What it changes of them.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify-players'),
      players: players.describe('The players it is about.'),
      by: z.array(playerModifier).describe('What it changes for them.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('control'),
      cards: z.array(id).describe('The cards that are controlled.'),
      to: id.describe('By whom.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('when'),
      on: eventPattern.describe('What it waits for.'),
      once: z.boolean().describe('It happens the first time only.'),
      effects: z.array(effect).describe('What happens then.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('text'),
      ability: ability.describe('What it says, as if its card lay in play for who duplicated it.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('at'),
      phase: z.enum(everyPhase).describe('The phase in which it happens.'),
      of: id.describe('Whose phase.'),
      effects: z.array(effect).describe('What happens then.'),
    }),
  ])
  .meta({ id: 'HighlanderLasting', description: 'An effect that lasts, with its end.' });
export type Lasting = z.output<typeof lasting>;

/** What a player may or must do in the next May Do/Must Do Phase, because of an opponent's card (the Golden Rule). */
export const obligation = z
  .strictObject({
    id: id.describe('The name by which it is resolved.'),
    player: id.describe('Who may or must do it.'),
    must: z.boolean().describe('It must be done; else it may.'),
    effect: effect.describe('The effect as the card says it: a `may` or a `must`.'),
    frame: frame.describe('Whose effect it is, and what was chosen for it.'),
  })
  .meta({ id: 'HighlanderObligation', description: 'What a player may or must do as the turn begins.' });

export type Obligation = z.output<typeof obligation>;

/** An effect lets a player play such cards then and there, beside what the turn allows. */
export const leave = z
  .strictObject({
    id: id.describe('The name of the leave in this state.'),
    player: id.describe('Who may play.'),
    which: filter.describe('What cards.'),
    in: z.array(place).describe('From where.'),
    least: count.describe('How many at least; 0 where none need be.'),
    most: z.int().min(0).describe('How many at most.'),
    with: z.array(modifier).describe('What the cards are given with it.'),
    despite: z.array(z.enum(hindrances)).describe('What does not hinder them.'),
    frame: frame.describe('Whose effect it is, and what was chosen for it.'),
    as: z
      .string()
      .max(60)
      .exactOptional()
      .describe('The name by which later effects of the text find the cards that were played so.'),
    played: z.array(id).default([]).describe('The cards that were played so.'),
    afterwards: z
      .array(
        z.strictObject({
          effects: z.array(effect).describe('What is done.'),
          frame: frame.describe('Whose effects they are.'),
        }),
      )
      .default([])
      .describe('What the text does once it is over.'),
  })
  .meta({ id: 'HighlanderLeave', description: 'Leave to play cards beside what the turn allows.' });
export type Leave = z.output<typeof leave>;

/** Cards that were played, and that may be countered before they have any effect. */
const countering = z
  .strictObject({
    by: id.describe('Who may counter.'),
    played: playAction.describe('What was played.'),
    from: z.enum(playedFrom).describe('From where it was played.'),
    plots: z
      .array(id)
      .default([])
      .describe(
        'Plots that entered play with it as if they were played, each to be countered or not in turn.',
      ),
  })
  .meta({ id: 'HighlanderCountering', description: 'What was played, and may yet be countered.' });

export const stateSchema = z
  .strictObject({
    players: z.tuple([player, player]).describe('The two players.'),
    inPlay: z.array(inPlay).default([]).describe('All cards in play, of both players.'),
    turn: turn.describe('Whose turn it is, and how far it has come.'),
    turnsBefore: z
      .array(turnBefore)
      .max(2)
      .default([])
      .describe("The last turn of each player before this one, the opponent's first."),
    attacks: z.array(attack).default([]).describe('The attacks that are on, in their sequence.'),
    defenses: z.array(defense).default([]).describe('The defenses used this turn, the last one last.'),
    pending: z
      .array(pending)
      .default([])
      .describe('Changes of Ability that wait for the Ability Adjustment Phase.'),
    exertion: exertion
      .nullable()
      .default(null)
      .describe('The Exertion from which something may yet be played; null if there is none.'),
    awaitingExertion: z
      .array(id)
      .default([])
      .describe(
        'Cards played in conjunction with an attack, defense or Illusion that an Exertion is to find.',
      ),
    lasting: z.array(lasting).default([]).describe('Effects that last, each with its end.'),
    obligations: z
      .array(obligation)
      .default([])
      .describe("What a player may or must do because of an opponent's card."),
    leave: z.array(leave).default([]).describe('Leave to play cards beside what the turn allows.'),
    countering: countering
      .nullable()
      .default(null)
      .describe('What was played and may yet be countered; null if nothing.'),
    time: z
      .enum(['running', 'called', 'up'])
      .default('running')
      .describe(
        'Of a timed round of a tournament: `called` until the turn in progress ends, then `up`, and the duel is in End Game, where the ruleset knows such.',
      ),
    winner: id.nullable().default(null).describe('Who has won; null while the duel goes on.'),
    next: count.default(1).describe('The number of the next id that is given out.'),
  })
  .meta({ id: 'HighlanderState', description: 'A state of a duel: everything that the game remembers.' });
export type State = z.output<typeof stateSchema>;
