import { z } from 'zod';
import { end } from '../../vocabulary/ends.ts';
import { effect, modifier, playerModifier } from '../../vocabulary/grammar.ts';
import { players } from '../../vocabulary/references.ts';
import { cards, eventPattern, filter, place } from '../../vocabulary/terms.ts';
import { phases as everyPhase, hindrances } from '../../vocabulary/words.ts';
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
      cards: z.array(cardElsewhere),
      unknown: count,
      bottom: z.array(cardElsewhere).exactOptional(),
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

const player = z
  .strictObject({
    id,
    /** The score (Type Two, Game Concept): 15 at the start. */
    ability: z.int().min(-9999).max(9999).default(15),
    maximumAbility: count.default(15),
    hand: pile.default(noCards),
    endurance: pile.default(noCards),
    discard: pile.default(noCards),
    /** Removed from the game. */
    removed: pile.default(noCards),
    prone: flag,
    /** The one-handed weapon of a player without a Weapon of Choice. */
    genericWeapon: weaponStatus.default('held'),
    /** The turn in which the generic weapon was lost, or the player became Prone: no attempt in that turn. */
    weaponLostIn: count.nullable().default(null),
    proneSince: count.nullable().default(null),
    /** Attacks to be lost in the next turn. */
    attacksToLose: count.default(0),
    /** Phases to be skipped, each the next time that it would come. */
    skips: z.array(z.enum(everyPhase)).default([]),
  })
  .meta({ id: 'HighlanderPlayer', description: 'A player, with the cards that are not in play.' });
export type Player = z.output<typeof player>;

const inPlay = z
  .strictObject({
    id,
    card,
    owner: id,
    controller: id,
    /** Who would control it if a text did not give it to another. */
    heldFor: id.exactOptional(),
    /** Played before the game begins; always in play unless removed. */
    preGame: flag,
    /** A Hidden Attack, or a Weapon of Choice that was turned over. */
    faceDown: flag,
    /** Of a Weapon of Choice. */
    weapon: weaponStatus.default('held'),
    lostIn: count.nullable().default(null),
    /** The card it was played on, or in conjunction with. */
    with: id.exactOptional(),
    /** The card that has captured it: it has no effect on play. */
    under: id.exactOptional(),
    /** A block that may remain as a Guard: its player said so as it was played. */
    asGuard: flag,
    /** The number of the turn in which it came into play; absent for what began the game in play. */
    enteredIn: count.exactOptional(),
    /** How a card that can be several things was played, such as a Special Attack/Block. */
    as: z.enum(['attack', 'block', 'dodge']).exactOptional(),
    counters: z.record(z.string().max(40), count).default({}),
    /** What was chosen as it was played. */
    chosen: bindings.default({}),
  })
  .meta({ id: 'HighlanderCardInPlay', description: 'A card in play, Pre-Game cards included.' });
export type InPlay = z.output<typeof inPlay>;

const attackResults = ['pending', 'blocked', 'dodged', 'avoided', 'successful'] as const;

const attack = z
  .strictObject({
    /** The card in play that it is. */
    id,
    by: id,
    /** Played against whom: the opponent. */
    result: z.enum(attackResults).default('pending'),
    hidden: flag,
    powerBlow: flag,
    headShot: flag,
    /** A defense was played against it from the hand while it was Hidden, and did not stop it. */
    guessedWrong: flag,
    /** Its defender has said that he will exert for a defense against it. */
    exertionDeclared: flag,
  })
  .meta({ id: 'HighlanderAttack', description: 'An attack, in its place in the sequence.' });
export type Attack = z.output<typeof attack>;

const defense = z
  .strictObject({
    /** The card in play that it is. */
    id,
    by: id,
    /** The attacks it was played against or has covered since, in that order; for one still pending it waits. */
    against: z.array(id),
    powerBlock: flag,
    /** What it takes with a Power Blow it blocked without being a Power Block has been reckoned. */
    reckoned: flag,
  })
  .meta({ id: 'HighlanderDefense', description: 'A defense used this turn, the last one last.' });
export type Defense = z.output<typeof defense>;

const pending = z
  .strictObject({
    id,
    player: id,
    kind: z.enum(['damage', 'loss', 'gain']),
    amount: count,
    /** The card that it comes from. */
    source: id.exactOptional(),
    /** That card was an attack of this kind when it did it. */
    attack: flag,
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
    player: id,
    for: z.enum(exertionPurposes),
    /** What was turned over and lies there yet, the first first. */
    cards: z.array(cardElsewhere),
    /** The attack that is to be defended. */
    attack: id.exactOptional(),
    /** An attack or defense was taken from it. */
    taken: flag,
    /** An Illusion was played from it. */
    illusion: flag,
  })
  .meta({ id: 'HighlanderExertion', description: 'An Exertion from which something may yet be played.' });
export type Exertion = z.output<typeof exertion>;

export const phases = ['before-the-game', 'may-do', 'defense', 'attack', 'draw-discard'] as const;
export type Phase = (typeof phases)[number];

const turn = z
  .strictObject({
    player: id,
    /** Counted from 1; 0 before the game. */
    number: count.default(1),
    /** Sweep and Ability Adjustment pass by themselves. */
    phase: z.enum(phases),
    /** An Exertion ended playing from the hand in this phase. */
    handClosed: flag,
    /** The primary attack opportunity was given up. */
    primaryForfeited: flag,
    /** Attacks that were lost. */
    attacksLost: count.default(0),
    /** Drawing or discarding has begun: how many cards may still be drawn. */
    mayDraw: count.nullable().default(null),
    events: z.array(gameEvent).default([]),
  })
  .meta({ id: 'HighlanderTurn', description: 'The turn, and what has happened in it.' });
export type Turn = z.output<typeof turn>;

/** A turn that is over, as far as it is remembered. */
const turnBefore = z
  .strictObject({ player: id, events: z.array(gameEvent).default([]) })
  .meta({ id: 'HighlanderTurnBefore', description: 'A turn that is over, and what happened in it.' });

const lastingCommon = {
  id,
  until: end,
  frame,
  /** The number of the turn in which it began. */
  since: count,
  /** What is for the next attack alone: the attack that was the next. */
  taken: id.exactOptional(),
};

/** A temporary effect, with its end. What it says of cards and players is looked at anew as long as it lasts. */
const lasting = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...lastingCommon, kind: z.literal('modify'), cards, by: z.array(modifier) }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify-players'),
      players,
      by: z.array(playerModifier),
    }),
    z.strictObject({ ...lastingCommon, kind: z.literal('control'), cards: z.array(id), to: id }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('when'),
      on: eventPattern,
      once: z.boolean(),
      effects: z.array(effect),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('at'),
      phase: z.enum(everyPhase),
      of: id,
      effects: z.array(effect),
    }),
  ])
  .meta({ id: 'HighlanderLasting', description: 'An effect that lasts, with its end.' });
export type Lasting = z.output<typeof lasting>;

/** What a player may or must do in the next May Do/Must Do Phase, because of an opponent's card (the Golden Rule). */
const obligation = z
  .strictObject({
    id,
    player: id,
    must: z.boolean(),
    /** The effect as the card says it: a `may` or a `must`. */
    effect,
    frame,
  })
  .meta({ id: 'HighlanderObligation', description: 'What a player may or must do as the turn begins.' });

/** An effect lets a player play such cards then and there, beside what the turn allows. */
const leave = z
  .strictObject({
    id,
    player: id,
    which: filter,
    in: z.array(place),
    least: count,
    most: z.int().min(0),
    with: z.array(modifier),
    despite: z.array(z.enum(hindrances)),
    frame,
  })
  .meta({ id: 'HighlanderLeave', description: 'Leave to play cards beside what the turn allows.' });
export type Leave = z.output<typeof leave>;

/** Cards that were played, and that may be countered before they have any effect. */
const countering = z
  .strictObject({ by: id, played: playAction, from: z.enum(['hand', 'exertion']) })
  .meta({ id: 'HighlanderCountering', description: 'What was played, and may yet be countered.' });

export const stateSchema = z
  .strictObject({
    players: z.tuple([player, player]),
    inPlay: z.array(inPlay).default([]),
    turn,
    /** The last turn of each player before this one, the opponent's first. */
    turnsBefore: z.array(turnBefore).max(2).default([]),
    attacks: z.array(attack).default([]),
    defenses: z.array(defense).default([]),
    pending: z.array(pending).default([]),
    exertion: exertion.nullable().default(null),
    /** Cards played in conjunction with an attack or defense that an Exertion is to find. */
    awaitingExertion: z.array(id).default([]),
    lasting: z.array(lasting).default([]),
    obligations: z.array(obligation).default([]),
    leave: z.array(leave).default([]),
    countering: countering.nullable().default(null),
    winner: id.nullable().default(null),
    next: count.default(1),
  })
  .meta({ id: 'HighlanderState', description: 'A state of a duel: everything that the game remembers.' });
export type State = z.output<typeof stateSchema>;
