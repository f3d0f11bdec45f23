import { z } from 'zod';
import { GREATEST_FIGURE } from '../../../../engine/budget.ts';
import { choice } from '../../vocabulary/choices.ts';
import { modifier, effect as vocabularyEffect } from '../../vocabulary/grammar.ts';
import { payment } from '../../vocabulary/payments.ts';
import { playerModifier } from '../../vocabulary/player-modifiers.ts';
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
    z.strictObject({
      cards: z
        .array(cardElsewhere)
        .describe('Those that are known; of a deck, they lie on top, the topmost first.'),
      unknown: count.describe('How many there are besides.'),
    }),
  ])
  .meta({ id: 'Zone', description: 'How many cards, or which; or both: {cards, unknown}.' });
export type Zone = z.output<typeof zone>;

const noCards = (): CardsOfZone => ({ cards: [], unknown: 0 });

const player = z
  .strictObject({
    id: id.describe('The name of the player in this state.'),
    power: count.describe('Without limit (4.1), but for what no game comes near.'),
    hand: zone.default(noCards),
    deck: zone.default(noCards),
    smoked: zone.default(noCards),
    toasted: zone.default(noCards),
    burnedForVictory: zone.default(noCards),
    eliminated: flag.describe('Out of the game (4.9).'),
    turnsCompleted: count.default(0).describe('Turns this player has completed.'),
    oneShots: z
      .array(z.string())
      .default([])
      .describe('Titles of One-Shot cards this player has played (10.1.1).'),
  })
  .meta({
    id: 'Player',
    description: 'A player, with the zones out of play. Players sit clockwise in the order given.',
  });
export type Player = z.output<typeof player>;

/** One of a player's locations; that of a player without any has no column (3.3.2). */
const location = z.strictObject({
  player: id.describe('In whose site structure.'),
  column: columnNumber.nullable().describe('The column there, from 0; null for a place without a Site.'),
});

const inPlay = z
  .strictObject({
    id: id.describe('The name of this one card in this state.'),
    card,
    owner: id.describe('In whose deck it began.'),
    controller: id.describe('Who controls it now (7.4).'),
    home: id
      .exactOptional()
      .describe('Who controls it when no effect gives control to another; absent, its controller.'),
    turned: flag.describe('Turned (4.2).'),
    faceDown: flag.describe('A Site that is not yet revealed (4.3.3).'),
    damage: count.default(0).describe('Damage on it (4.5).'),
    lastingDamage: count.default(0).describe('Damage that cannot be removed; part of `damage`.'),
    counters: z.record(z.string().max(40), count).default({}).describe('Counters on it, by their names.'),
    column: columnNumber
      .nullable()
      .default(null)
      .describe(
        "Characters and Sites: the column in their controller's site structure, from 0; null without one.",
      ),
    row: z
      .enum(['front', 'back'])
      .exactOptional()
      .describe('Sites: front or back row; absent for all others.'),
    away: location.exactOptional().describe("A Character that came to an opponent's location to intercept."),
    on: id.exactOptional().describe('States: the card it is on.'),
    unresolved: flag.describe('It was played in the open scene and has not resolved (4.3).'),
    enteredThisTurn: flag.describe('It entered play this turn.'),
    chosen: bindings.default({}).describe('What was chosen as it entered play.'),
    ownerGone: flag.describe(
      'Its owner was eliminated, or it is a token: it is removed when it leaves play (4.9).',
    ),
    since: count
      .exactOptional()
      .describe(
        'When it resolved, where that tells what it contradicts: what has a greater number came later (7.7).',
      ),
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
    id: id.describe('The name by which effects and players speak of it.'),
    kind: z.enum(itemKinds).describe('What kind of effect or declaration it is (5.2, 5.3).'),
    effects: z
      .array(vocabularyEffect)
      .default([])
      .describe('What it does on resolution; empty for what resolves to nothing.'),
    frame: frame.describe('Whose effect it is, and what was chosen for it.'),
    targets: z.array(id).default([]).describe('Cards and players it targets, by that word (4.3.6).'),
    choices: z
      .array(choice)
      .default([])
      .describe('The choices its text asked for, should targets be changed.'),
    expires: id.exactOptional().describe('An expiry: the lasting effect that ends.'),
    direction: z
      .enum(['left', 'right', 'attack'])
      .exactOptional()
      .describe('A change of location: which way; it goes where that leads when it resolves (4.7).'),
    target: id.exactOptional().describe('To the attack on this card, if it has several targets.'),
    maintained: flag.describe('It turned and maintains (4.2).'),
    notInResponse: z
      .strictObject({
        playing: filter.exactOptional().describe('No card such as this may be played.'),
        turning: z.array(id).exactOptional().describe('None of these cards may be turned.'),
      })
      .exactOptional()
      .describe('Nothing such may be played or turned in response.'),
  })
  .meta({ id: 'Item', description: 'An effect or declaration in a scene.' });
export type Item = z.output<typeof item>;

const scene = z
  .strictObject({
    items: z.array(item).describe('What was generated, the first first; the last is resolved first (5.2).'),
    resolving: flag.describe('Resolution has begun: nobody may add to it.'),
    lastBy: id.exactOptional().describe('Who took the last game action in it.'),
    events: z
      .array(gameEvent)
      .default([])
      .describe('What happened while it was generated: what responses may answer.'),
    onlyStatedResponses: flag.describe(
      'Only effects that say they respond to these may be added (establishing shot, end of combat, burn for Power).',
    ),
    closed: flag.describe('At the end of a turn: no voluntary effects at all.'),
    tacticsAllowed: flag.describe('Tactics alone may be used besides (6.4, Ambush).'),
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
    player: id.describe('The attacking player.'),
    defending: id.describe('The defending player (6.1).'),
    step: z.enum(attackSteps).describe('How far the attack has come (6.2 to 6.5).'),
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
    toIntercept: z
      .array(id)
      .default([])
      .describe('Players who have still to intercept or decline, in order.'),
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

const auction = z
  .strictObject({
    cards: z.array(id).min(2).describe('Unique copies of one title, the newest last.'),
    newest: z.array(id).describe('Those of them that came last.'),
    losersToasted: flag.describe(
      "All copies are one player's, or came at once: those that lose are all toasted (5.5.1).",
    ),
    openers: z
      .array(id)
      .default([])
      .describe('Who may open, in order, if opening is a choice (several copies at once).'),
    bids: z
      .array(
        z.strictObject({
          player: id.describe('Who bid.'),
          power: z.int().min(0).describe('How much Power.'),
        }),
      )
      .default([])
      .describe('What was bid, the highest last.'),
    turn: id.describe('Who is to bid or pass.'),
    passed: z.array(id).default([]).describe('Who has passed.'),
    winner: id.exactOptional().describe('Who has won it; absent while it goes on.'),
    suspended: scene
      .nullable()
      .default(null)
      .describe('The scene that the auction interrupted, which nobody may add to meanwhile.'),
  })
  .meta({ id: 'Auction', description: 'The auction that is on.' });
export type Auction = z.output<typeof auction>;

const lastingCommon = {
  id: id.describe('The name of the effect in this state.'),
  until: z.enum(ends).describe('When it expires.'),
  frame: frame.describe('Whose effect it is, and what was chosen for it.'),
  turnOf: id.exactOptional().describe("It expires when this player's next turn starts or ends."),
};
const lasting = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify'),
      cards: z.array(id).describe('The cards it is about.'),
      by: z.array(modifier).describe('What it changes of them.'),
      while: condition.exactOptional().describe('It works only while this is so.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('modify-players'),
      players: z.array(id).describe('The players it is about.'),
      by: z.array(playerModifier).describe('What it changes for them.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('control'),
      cards: z.array(id).describe('The cards that are controlled.'),
      to: id.describe('By whom.'),
    }),
    /** The texts of these States work on that card instead of the one they are on. */
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('subject'),
      cards: z.array(id).describe('The States.'),
      to: id.describe('The card they work on.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('copy'),
      cards: z.array(id).describe('The cards that copy.'),
      of: card.describe('Which card they copy.'),
      what: z
        .array(z.enum(['fighting', 'rules-text', 'restrictions', 'title']))
        .describe('What of it they copy (7.5).'),
      inPlaceOfOwn: z.boolean().describe('Their own is lost meanwhile.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('when'),
      on: eventPattern.describe('What it waits for.'),
      once: z.boolean().describe('It happens the first time only.'),
      effects: z.array(vocabularyEffect).describe('What happens then.'),
    }),
    z.strictObject({
      ...lastingCommon,
      kind: z.literal('at'),
      effects: z.array(vocabularyEffect).describe('What happens when it expires.'),
    }),
  ])
  .meta({ id: 'LastingEffect', description: 'An effect that lasts, with its end.' });
export type Lasting = z.output<typeof lasting>;

const signpost = z
  .strictObject({
    id: id.describe('The name of the signpost in this state.'),
    source: z
      .union([
        z.strictObject({ card: id.describe('The card in combat.') }),
        z.strictObject({ effect: id.describe('The waiting effect.') }),
      ])
      .describe('A card in combat, or a waiting effect.'),
    from: z.array(id).describe('Cards whose damage it takes.'),
    to: id.describe('The card that takes the damage in their place.'),
    by: id.describe('The card that redirects: it becomes the source of the damage.'),
    player: id.describe('Who controls the redirection.'),
    amount: count.exactOptional().describe('Only so much of the damage; absent, all.'),
    until: z.enum(['end-of-attack', 'effect-resolved']).describe('When it expires.'),
  })
  .meta({ id: 'Signpost', description: 'Damage from a source goes elsewhere (4.5.2).' });
export type Signpost = z.output<typeof signpost>;

/** What a player is asked while the game stands still. */
const question = z
  .strictObject({
    player: id.describe('Who is asked.'),
    as: z.string().max(100).describe('The name under which the answer is kept.'),
    about: z.string().max(400).describe('What it is about, in words.'),
    kind: z
      .enum([
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
      ])
      .describe('What kind of answer is asked for.'),
    from: z
      .array(z.string())
      .default([])
      .describe('The cards, players, symbols, modes or effects that may be chosen.'),
    least: count.default(1).describe('The fewest, or the least number, that may be chosen.'),
    most: count.default(1).describe('The most, or the greatest number.'),
    amount: count.exactOptional().describe('A division: how much there is to divide.'),
    positions: z
      .array(
        z.strictObject({
          column: z
            .int()
            .min(0)
            .nullable()
            .describe('The column in a site structure, from 0; null for none.'),
          row: z.enum(['front', 'back']).exactOptional().describe('Of a Site: front or back.'),
        }),
      )
      .exactOptional()
      .describe('The places that may be chosen.'),
    sharing: z
      .union([
        z.literal('title'),
        z.strictObject({
          designatorOtherThan: z.array(z.string()).describe('A designator, but none of these.'),
        }),
      ])
      .exactOptional()
      .describe('What the cards chosen must have in common.'),
    unseen: z
      .strictObject({
        number: count.describe('How many there are.'),
        which: filter.describe('What kind of them may be chosen.'),
      })
      .exactOptional()
      .describe(
        'The pile holds so many cards that nobody has named: such of them may be chosen as well, by naming them.',
      ),
  })
  .meta({ id: 'Question', description: 'What a player must choose before the game goes on.' });
export type Question = z.output<typeof question>;

/** A triggered effect that has been triggered, before it joins a scene. */
const trigger = z.strictObject({
  id: id.describe('The name of the effect in this state.'),
  effects: z.array(vocabularyEffect).describe('What it does.'),
  frame: frame.describe('Whose effect it is, and what happened.'),
  choose: z.array(choice).default([]).describe('What is chosen as it is generated.'),
  pay: z.array(payment).default([]).describe('What it costs.'),
  optional: flag.describe('Its player may leave it.'),
  immediately: flag.describe('It happens at once, and in no scene (5.2.5).'),
  expires: id.exactOptional().describe('The lasting effect whose end it is.'),
  reveals: id
    .exactOptional()
    .describe('A face-down Site, which is revealed if its controller uses it (5.2.2).'),
});
export type Trigger = z.output<typeof trigger>;

/** What is still to be done, the next thing last. */
const task = z
  .discriminatedUnion('task', [
    z.strictObject({
      task: z.literal('effects'),
      effects: z.array(vocabularyEffect).describe('What is still to be done of the text, in order.'),
      frame: frame.describe('Whose text it is, and what was chosen.'),
      depth: count
        .exactOptional()
        .describe(
          'How deep within other effects of the same text: what it chooses and does, those that follow it know of.',
        ),
      /** What a card does as it enters play is part of that: the board settles after it. */
      entering: z.literal(true).exactOptional(),
      answers: bindings.default({}).describe('What was chosen for the effect at hand, by name.'),
    }),
    z.strictObject({
      task: z.literal('trigger'),
      trigger: trigger.describe('The triggered effect to be generated.'),
      answers: bindings.default({}).describe('What was chosen for it, by name.'),
    }),
    z.strictObject({
      task: z.literal('order-triggers'),
      player: id.describe('Whose effects they are, and who orders them.'),
      triggers: z.array(trigger).describe('Effects that were triggered at once.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    /** Whether a text puts something else in the place of what is about to happen. */
    z.strictObject({
      task: z.literal('replacement'),
      effects: z.array(vocabularyEffect).describe('What would happen instead.'),
      frame: frame.describe('Whose text it is, and what would have happened.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('place'),
      card: id.describe('The card to be placed.'),
      player: id.describe('Who places it.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('fate-of-site'),
      card: id.describe('The Site without Body.'),
      sources: z.array(id).describe('The Characters that brought it to that.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('combat'),
      with: z.enum(['interceptors', 'target']).describe('Against whom the combat is.'),
      first: z.boolean().describe('It is the first of the attack against them.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('sites-gone'),
      player: id.describe('In whose structure a column is no more.'),
      characters: z.array(id).describe('Characters that were there.'),
      columns: z.array(count).describe('The columns next to it.'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    /** An auction: whatever else is to be done waits for its end (5.5). */
    z.strictObject({
      task: z.literal('auction'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
    z.strictObject({
      task: z.literal('end-turn-now'),
      answers: bindings.default({}).describe('What was chosen, by name.'),
    }),
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
    player: id.describe('Whose turn it is.'),
    number: z.int().min(1).max(GREATEST_FIGURE).default(1).describe('Counted from 1.'),
    phase: z.enum(phases).describe('How far the turn has come (3.3).'),
    generatedPower: z
      .boolean()
      .nullable()
      .default(null)
      .describe('Null until the Power generation phase is over.'),
    powerToCome: z
      .array(
        z.strictObject({
          player: id.describe('Who gets it.'),
          amount: z.int().min(1).describe('How much Power.'),
          source: id.describe('The card it comes from.'),
        }),
      )
      .default([])
      .describe('What effects that have resolved generate in the Power generation phase to come.'),
    firstOption: flag.describe(
      'In the Main Shot: the current player has not yet taken or declined the first action (4.3).',
    ),
    sitePlayed: flag.describe('The Site of the turn was played (4.3.3).'),
    lastAttack: z
      .enum(['successful', 'unsuccessful'])
      .nullable()
      .default(null)
      .describe('How the last attack declared this turn ended; null if none was.'),
    onlyIndependent: flag.describe('An attack failed, and only Independent Characters may go on (10.1.2).'),
    limitedEvents: z
      .array(
        z.strictObject({ player: id.describe('Who played it.'), title: z.string().describe('Its title.') }),
      )
      .default([])
      .describe('Titles of Limited Events played this turn, by player.'),
    unturnedBy: z
      .array(
        z.strictObject({
          card: id.describe('The card that was unturned.'),
          by: id.describe('The card that did it.'),
        }),
      )
      .default([])
      .describe('Which card unturned which (4.2: once a turn).'),
    uses: z
      .array(
        z.strictObject({
          card: id.describe('The card, or its title.'),
          ability: z.string().max(80).describe('Which of its abilities.'),
          times: count.describe('How often it was used.'),
          per: z.enum(['turn', 'attack', 'game']).describe('Within what the limit counts.'),
        }),
      )
      .default([])
      .describe('Uses of abilities with a limit: the card or title, the ability, and how often.'),
    opponentResponded: flag.describe('The end of the turn was declared, and an opponent answered (4.8).'),
    events: z.array(gameEvent).default([]).describe('What happened this turn.'),
  })
  .meta({
    id: 'Turn',
    description: 'Whose turn it is, how far it is, and what happened in it that later matters.',
  });
export type Turn = z.output<typeof turn>;

/** The whole state of a game. Everything that is remembered is in it. */
export const stateSchema = z
  .strictObject({
    players: z.array(player).min(2).max(12).describe('All players, in the order of their turns.'),
    inPlay: z.array(inPlay).default([]).describe('All cards in play, of all players.'),
    turn: turn.describe('Whose turn it is, and how far it has come.'),
    scene: scene.nullable().default(null).describe('The scene that is open; null if none is.'),
    nextScene: z.array(item).default([]).describe('Triggered effects that wait for the next scene (5.2.2).'),
    attack: attack.nullable().default(null).describe('The attack that is on; null if none is.'),
    auction: auction.nullable().default(null).describe('The auction that is on; null if none is.'),
    lasting: z.array(lasting).default([]).describe('Effects that last, each with its end.'),
    signposts: z.array(signpost).default([]).describe('Redirections that were set and not yet used (4.5.2).'),
    triggers: z
      .array(trigger)
      .default([])
      .describe('Effects that were triggered and not yet generated (5.2.2).'),
    agenda: z
      .array(task)
      .default([])
      .describe('What is still to be done before players may act, the next thing last.'),
    question: question
      .nullable()
      .default(null)
      .describe('What a player must choose before the game goes on; null if nothing.'),
    passed: z.array(id).default([]).describe('Who has passed since the last game action.'),
    winner: id.nullable().default(null).describe('Who has won; null while the game goes on.'),
    claim: z
      .strictObject({ player: id.describe('Who would win.'), site: id.describe('The last Feng Shui Site.') })
      .nullable()
      .default(null)
      .describe('Playing the last Feng Shui Site wins when this scene is over, if it still does (4.9).'),
    left: z
      .array(
        z.strictObject({
          id: id.describe('The card.'),
          controller: id.describe('Who controlled it.'),
          owner: id.describe('Whose it is.'),
          fighting: z.int().nullable().describe('Its Fighting as it left; null without any.'),
          column: count.nullable().describe('In which column it was; null for none.'),
          location: location.nullable().describe('Where it was; null for nowhere.'),
          turned: z.boolean().describe('It was turned.'),
          states: z.array(id).describe('The States that were on it.'),
          on: id.exactOptional().describe('A State: the card it was on.'),
        }),
      )
      .default([])
      .describe('Cards that left play in the scene at hand, as they last were.'),
    next: z.int().min(1).max(999_999_999).default(1).describe('The number of the next id that is given out.'),
  })
  .meta({ id: 'State', description: 'A state of a game of Shadowfist.' });
export type State = z.output<typeof stateSchema>;
export type StateGiven = z.input<typeof stateSchema>;
