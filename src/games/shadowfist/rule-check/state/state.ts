import { z } from 'zod';
import { GREATEST_FIGURE } from '../../../../engine/budget.ts';
import { modifier, playerModifier, effect as vocabularyEffect } from '../../vocabulary/abilities.ts';
import { choice } from '../../vocabulary/choices.ts';
import { payment } from '../../vocabulary/payments.ts';
import { condition, eventPattern, filter } from '../../vocabulary/terms.ts';
import { ends } from '../../vocabulary/words.ts';
import { bindings, type CardElsewhere, card, cardElsewhere, frame, gameEvent, id } from './values.ts';

const flag = z.boolean().default(false);
const count = z.int().min(0).max(GREATEST_FIGURE);
const columnNumber = z.int().min(0).max(9999);

/**
 * Cards of a zone: how many nobody has named, or which they are, or both. A deck's known cards lie on top, the
 * topmost first; the others beneath them.
 */
interface CardsOfZone {
  cards: CardElsewhere[];
  unknown: number;
}

const zone = z
  .union([
    count.transform((unknown): CardsOfZone => ({ cards: [], unknown })),
    z.array(cardElsewhere).transform((cards): CardsOfZone => ({ cards, unknown: 0 })),
    z.strictObject({ cards: z.array(cardElsewhere), unknown: count }),
  ])
  .meta({ id: 'Zone', description: 'How many cards, or which; or both: {cards, unknown}.' });
export type Zone = z.output<typeof zone>;

const noCards = (): CardsOfZone => ({ cards: [], unknown: 0 });

const player = z
  .strictObject({
    id,
    /** Without limit (4.1), but for what no game comes near. */
    power: count,
    hand: zone.default(noCards),
    deck: zone.default(noCards),
    smoked: zone.default(noCards),
    toasted: zone.default(noCards),
    burnedForVictory: zone.default(noCards),
    eliminated: flag,
    /** Turns this player has completed. */
    turnsCompleted: count.default(0),
    /** Titles of One-Shot cards this player has played (10.1.1). */
    oneShots: z.array(z.string()).default([]),
  })
  .meta({
    id: 'Player',
    description: 'A player, with the zones out of play. Players sit clockwise in the order given.',
  });
export type Player = z.output<typeof player>;

/** One of a player's locations; that of a player without any has no column (3.3.2). */
const location = z.strictObject({ player: id, column: columnNumber.nullable() });

const inPlay = z
  .strictObject({
    id,
    card,
    owner: id,
    controller: id,
    /** Who controls it when no effect gives control to another; absent, its controller. */
    home: id.exactOptional(),
    turned: flag,
    faceDown: flag,
    damage: count.default(0),
    /** Damage that cannot be removed; part of `damage`. */
    lastingDamage: count.default(0),
    counters: z.record(z.string().max(40), count).default({}),
    /** Characters and Sites: the column in their controller's site structure, from 0; null without one. */
    column: columnNumber.nullable().default(null),
    /** Sites: front or back row. */
    row: z.enum(['front', 'back']).exactOptional(),
    /** A Character that came to an opponent's location to intercept. */
    away: location.exactOptional(),
    /** States: the card it is on. */
    on: id.exactOptional(),
    /** It was played in the open scene and has not resolved (4.3). */
    unresolved: flag,
    enteredThisTurn: flag,
    /** What was chosen as it entered play. */
    chosen: bindings.default({}),
    /** Its owner was eliminated, or it is a token: it is removed when it leaves play (4.9). */
    ownerGone: flag,
    /** When it resolved, where that tells what it contradicts: what has a greater number came later (7.7). */
    since: count.exactOptional(),
  })
  .meta({ id: 'CardInPlay', description: 'A card in play.' });
export type InPlay = z.output<typeof inPlay>;

const itemKinds = [
  'card',
  'ability',
  'triggered',
  'expiry',
  'heal',
  'change-location',
  'stealth',
  'tactics',
  'declaration',
  'reveal',
] as const;

/** An effect, or a declaration, that takes a place in a scene. */
const item = z
  .strictObject({
    id,
    kind: z.enum(itemKinds),
    /** What it does on resolution; empty for what resolves to nothing. */
    effects: z.array(vocabularyEffect).default([]),
    frame,
    /** Cards and players it targets, by that word (4.3.6). */
    targets: z.array(id).default([]),
    /** The choices its text asked for, should targets be changed. */
    choices: z.array(choice).default([]),
    /** An expiry: the lasting effect that ends. */
    expires: id.exactOptional(),
    /** A change of location: which way; it goes where that leads when it resolves (4.7). */
    direction: z.enum(['left', 'right', 'attack']).exactOptional(),
    /** To the attack on this card, if it has several targets. */
    target: id.exactOptional(),
    /** It turned and maintains (4.2). */
    maintained: flag,
    /** Nothing such may be played or turned in response. */
    notInResponse: z
      .strictObject({ playing: filter.exactOptional(), turning: z.array(id).exactOptional() })
      .exactOptional(),
  })
  .meta({ id: 'Item', description: 'An effect or declaration in a scene.' });
export type Item = z.output<typeof item>;

const scene = z
  .strictObject({
    items: z.array(item),
    resolving: flag,
    /** Who took the last game action in it. */
    lastBy: id.exactOptional(),
    /** What happened while it was generated: what responses may answer. */
    events: z.array(gameEvent).default([]),
    /** Only effects that say they respond to these may be added (establishing shot, end of combat, burn for Power). */
    onlyStatedResponses: flag,
    /** No voluntary effects at all (end of turn). */
    closed: flag,
    /** Tactics alone may be used besides (6.4, Ambush). */
    tacticsAllowed: flag,
  })
  .meta({
    id: 'Scene',
    description: 'The open scene: what was generated first stands first and resolves last.',
  });
export type Scene = z.output<typeof scene>;

const attackSteps = [
  'declared',
  'joining',
  'joined',
  'intercepting',
  'intercepted',
  'ambush',
  'fought',
  'before-next',
  'prior-to-target',
  'target-ambush',
  'target-fought',
  'ending',
] as const;

const attack = z
  .strictObject({
    player: id,
    defending: id,
    step: z.enum(attackSteps),
    targets: z.array(id),
    attackers: z.array(z.strictObject({ id, target: id, player: id })),
    /** Who turned to attack in it, whether they still attack or not. */
    participants: z.array(id),
    /** Who has still to join or decline, and to intercept or decline, in order. */
    toJoin: z.array(id).default([]),
    toIntercept: z.array(id).default([]),
    /** Who intercepts now, and where their chains stand; those first in each chain fight next. */
    intercepting: id.exactOptional(),
    chains: z
      .array(
        z.strictObject({
          attacker: id,
          interceptors: z.array(id),
          fighting: id.exactOptional(),
          /** Who left it: overcome, if the attacker still attacks when the combat at hand is completed. */
          gone: z.array(id).exactOptional(),
        }),
      )
      .default([]),
    stealthUsed: z.array(id).default([]),
    /** Characters with Ambush that have struck in the combat at hand. */
    struck: z.array(id).default([]),
    /** Who fights whom in the combat at hand, until it is completed. */
    fought: z.array(z.strictObject({ attacker: id, opposing: id })).default([]),
    successful: flag,
    /** It was declared in a Main Shot that is not the attacking player's. */
    outOfTurn: flag,
  })
  .meta({ id: 'Attack', description: 'The attack that is on.' });
export type Attack = z.output<typeof attack>;

const auction = z
  .strictObject({
    /** Unique copies of one title, the newest last. */
    cards: z.array(id).min(2),
    newest: z.array(id),
    /** All copies are one player's, or came at once: those that lose are all toasted (5.5.1). */
    losersToasted: flag,
    /** Who may open, in order, if opening is a choice (several copies at once). */
    openers: z.array(id).default([]),
    bids: z.array(z.strictObject({ player: id, power: z.int().min(0) })).default([]),
    turn: id,
    passed: z.array(id).default([]),
    winner: id.exactOptional(),
    /** The scene that the auction interrupted, which nobody may add to meanwhile. */
    suspended: scene.nullable().default(null),
  })
  .meta({ id: 'Auction', description: 'The auction that is on.' });
export type Auction = z.output<typeof auction>;

const lastingCommon = {
  id,
  until: z.enum(ends),
  frame,
  /** It expires when this player's next turn starts or ends. */
  turnOf: id.exactOptional(),
};
const lasting = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify'),
      cards: z.array(id),
      by: z.array(modifier),
      while: condition.exactOptional(),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify-players'),
      players: z.array(id),
      by: z.array(playerModifier),
    }),
    z.strictObject({ ...lastingCommon, kind: z.literal('control'), cards: z.array(id), to: id }),
    /** The texts of these States work on that card instead of the one they are on. */
    z.strictObject({ ...lastingCommon, kind: z.literal('subject'), cards: z.array(id), to: id }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('copy'),
      cards: z.array(id),
      of: card,
      what: z.array(z.enum(['fighting', 'rules-text', 'restrictions', 'title'])),
      inPlaceOfOwn: z.boolean(),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('when'),
      on: eventPattern,
      once: z.boolean(),
      effects: z.array(vocabularyEffect),
    }),
    z.strictObject({ ...lastingCommon, kind: z.literal('at'), effects: z.array(vocabularyEffect) }),
  ])
  .meta({ id: 'LastingEffect', description: 'An effect that lasts, with its end.' });
export type Lasting = z.output<typeof lasting>;

const signpost = z
  .strictObject({
    id,
    /** A card in combat, or a waiting effect. */
    source: z.union([z.strictObject({ card: id }), z.strictObject({ effect: id })]),
    from: z.array(id),
    to: id,
    /** The card that redirects: it becomes the source of the damage. */
    by: id,
    player: id,
    /** Only so much of the damage; absent, all. */
    amount: count.exactOptional(),
    until: z.enum(['end-of-attack', 'effect-resolved']),
  })
  .meta({ id: 'Signpost', description: 'Damage from a source goes elsewhere (4.5.2).' });
export type Signpost = z.output<typeof signpost>;

/** What a player is asked while the game stands still. */
const question = z
  .strictObject({
    player: id,
    /** The name under which the answer is kept. */
    as: z.string().max(100),
    about: z.string().max(400),
    kind: z.enum([
      'cards',
      'players',
      'number',
      'symbol',
      'mode',
      'effect',
      'position',
      'division',
      'order',
      'chance',
    ]),
    from: z.array(z.string()).default([]),
    least: count.default(1),
    most: count.default(1),
    /** A division: how much there is to divide. */
    amount: count.exactOptional(),
    positions: z
      .array(
        z.strictObject({ column: z.int().min(0).nullable(), row: z.enum(['front', 'back']).exactOptional() }),
      )
      .exactOptional(),
    sharing: z
      .union([z.literal('title'), z.strictObject({ designatorOtherThan: z.array(z.string()) })])
      .exactOptional(),
    /** The pile holds so many cards that nobody has named: such of them may be chosen as well, by naming them. */
    unseen: z.strictObject({ number: count, which: filter }).exactOptional(),
  })
  .meta({ id: 'Question', description: 'What a player must choose before the game goes on.' });
export type Question = z.output<typeof question>;

/** A triggered effect that has been triggered, before it joins a scene. */
const trigger = z.strictObject({
  id,
  effects: z.array(vocabularyEffect),
  frame,
  choose: z.array(choice).default([]),
  pay: z.array(payment).default([]),
  optional: flag,
  immediately: flag,
  expires: id.exactOptional(),
  /** A face-down Site, which is revealed if its controller uses it (5.2.2). */
  reveals: id.exactOptional(),
});
export type Trigger = z.output<typeof trigger>;

/** What is still to be done, the next thing last. */
const task = z
  .discriminatedUnion('task', [
    z.strictObject({
      task: z.literal('effects'),
      effects: z.array(vocabularyEffect),
      frame,
      /** How deep within other effects of the same text: what it chooses and does, those that follow it know of. */
      depth: count.exactOptional(),
      /** What a card does as it enters play is part of that: the board settles after it. */
      entering: z.literal(true).exactOptional(),
      answers: bindings.default({}),
    }),
    z.strictObject({ task: z.literal('trigger'), trigger, answers: bindings.default({}) }),
    z.strictObject({
      task: z.literal('order-triggers'),
      player: id,
      triggers: z.array(trigger),
      answers: bindings.default({}),
    }),
    /** Whether a text puts something else in the place of what is about to happen. */
    z.strictObject({
      task: z.literal('replacement'),
      effects: z.array(vocabularyEffect),
      frame,
      answers: bindings.default({}),
    }),
    z.strictObject({ task: z.literal('place'), card: id, player: id, answers: bindings.default({}) }),
    z.strictObject({
      task: z.literal('fate-of-site'),
      card: id,
      sources: z.array(id),
      answers: bindings.default({}),
    }),
    z.strictObject({
      task: z.literal('combat'),
      with: z.enum(['interceptors', 'target']),
      first: z.boolean(),
      answers: bindings.default({}),
    }),
    z.strictObject({
      task: z.literal('sites-gone'),
      player: id,
      characters: z.array(id),
      columns: z.array(count),
      answers: bindings.default({}),
    }),
    /** An auction: whatever else is to be done waits for its end (5.5). */
    z.strictObject({ task: z.literal('auction'), answers: bindings.default({}) }),
    z.strictObject({ task: z.literal('end-turn-now'), answers: bindings.default({}) }),
  ])
  .meta({ id: 'Task', description: 'What is still to be done before players may act.' });
export type Task = z.output<typeof task>;

const phases = [
  'set-up',
  'start',
  'power',
  'unturn',
  'discard',
  'draw',
  'main',
  'ending',
  'end-triggers',
  'over',
] as const;

const turn = z
  .strictObject({
    player: id,
    number: z.int().min(1).max(GREATEST_FIGURE).default(1),
    phase: z.enum(phases),
    /** Null until the Power generation phase is over. */
    generatedPower: z.boolean().nullable().default(null),
    /** What effects that have resolved generate in the Power generation phase to come. */
    powerToCome: z.array(z.strictObject({ player: id, amount: z.int().min(1), source: id })).default([]),
    /** In the Main Shot: the current player has not yet taken or declined the first action (4.3). */
    firstOption: flag,
    sitePlayed: flag,
    /** How the last attack declared this turn ended; null if none was. */
    lastAttack: z.enum(['successful', 'unsuccessful']).nullable().default(null),
    /** An attack failed, and only Independent Characters may go on (10.1.2). */
    onlyIndependent: flag,
    /** Titles of Limited Events played this turn, by player. */
    limitedEvents: z.array(z.strictObject({ player: id, title: z.string() })).default([]),
    /** Which card unturned which (4.2: once a turn). */
    unturnedBy: z.array(z.strictObject({ card: id, by: id })).default([]),
    /** Uses of abilities with a limit: the card or title, the ability, and how often. */
    uses: z
      .array(
        z.strictObject({
          card: id,
          ability: z.string().max(80),
          times: count,
          per: z.enum(['turn', 'attack', 'game']),
        }),
      )
      .default([]),
    /** The end of the turn was declared, and an opponent answered (4.8). */
    opponentResponded: flag,
    /** What happened this turn. */
    events: z.array(gameEvent).default([]),
  })
  .meta({
    id: 'Turn',
    description: 'Whose turn it is, how far it is, and what happened in it that later matters.',
  });
export type Turn = z.output<typeof turn>;

/** The whole state of a game. Everything that is remembered is in it. */
export const stateSchema = z
  .strictObject({
    players: z.array(player).min(2).max(12),
    inPlay: z.array(inPlay).default([]),
    turn,
    scene: scene.nullable().default(null),
    /** Triggered effects that wait for the next scene (5.2.2). */
    nextScene: z.array(item).default([]),
    attack: attack.nullable().default(null),
    auction: auction.nullable().default(null),
    lasting: z.array(lasting).default([]),
    signposts: z.array(signpost).default([]),
    triggers: z.array(trigger).default([]),
    agenda: z.array(task).default([]),
    question: question.nullable().default(null),
    /** Who has passed since the last game action. */
    passed: z.array(id).default([]),
    winner: id.nullable().default(null),
    /** Playing the last Feng Shui Site wins when this scene is over, if it still does (4.9). */
    claim: z.strictObject({ player: id, site: id }).nullable().default(null),
    /** Cards that left play in the scene at hand, as they last were. */
    left: z
      .array(
        z.strictObject({
          id,
          controller: id,
          owner: id,
          fighting: z.int().nullable(),
          column: count.nullable(),
          location: location.nullable(),
          turned: z.boolean(),
          states: z.array(id),
          /** A State: the card it was on. */
          on: id.exactOptional(),
        }),
      )
      .default([]),
    /** The number of the next id that is given out. */
    next: z.int().min(1).max(999_999_999).default(1),
  })
  .meta({ id: 'State', description: 'A state of a game of Shadowfist.' });
export type State = z.output<typeof stateSchema>;
export type StateGiven = z.input<typeof stateSchema>;
