import type { z } from 'zod';
import type { CompletedCard } from '../../../../../src/games/completing.ts';
import type { Library } from '../../../../../src/games/shadowfist/rule-check/board/board.ts';
import type { StateGiven } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import type {
  completedCard,
  Frame,
  GameEvent,
} from '../../../../../src/games/shadowfist/rule-check/state/values.ts';
import { definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import {
  aChoice,
  aCondition,
  aFilter,
  aModifier,
  anEffect,
  aPattern,
  aPayment,
  aPlayerModifier,
  aSet,
} from './any-state.ts';

const cards = [
  { title: 'Hood', type: 'Character', fighting: 3 },
  { title: 'Grove', type: 'Feng Shui Site', power: 2, body: 5 },
  { title: 'Tower', type: 'Site', power: 1, body: 5 },
  { title: 'Bow', type: 'State' },
  { title: 'Oath', type: 'Edge' },
  { title: 'Bolt', type: 'Event' },
];

const bySlug = new Map(cards.map((card) => [card.title.toLowerCase(), definition.parse(card)]));

/** A catalogue of one card of each type. */
export const library: Library = Object.assign((slug: string) => bySlug.get(slug), {
  completed: ({ card }: CompletedCard) => bySlug.get(card),
});

/** One of them with every figure that may be added. */
function completedBolt(): z.input<typeof completedCard> {
  return {
    card: 'bolt',
    type: 'Event',
    cost: 1,
    requires: ['dra'],
    provides: ['dra'],
    fighting: 1,
    power: 1,
    body: 1,
    restrictions: ['Unique'],
  };
}

/** A card that is in no catalogue. */
export const thief = { title: 'Thief', type: 'Character', fighting: 1 } as const;

/** With every key that a state can have, each of which names something. It need not be able to come about. */
export function fullState(): StateGiven {
  const event: GameEvent = {
    ...{ event: 'damage-inflicted', card: 'hood', source: 'rogue', target: 'hood', player: 'ann', by: 'bob' },
    ...{ amount: 2, combat: true, successful: false, effect: 'e:1', from: 'hand', to: 'deck' },
    ...{ targets: ['hood'], cards: ['hood'], players: ['ann'], sources: ['rogue'], name: 'no-cost' },
    rule: 'shadowfist.yotd/4.2/unturn-another-once-a-turn',
    ability: 1,
  };
  const frame: Frame = {
    ...{
      player: 'ann',
      source: 'hood',
      card: 'hood',
      granter: 'bow',
      values: { victim: { cards: ['rogue'] } },
    },
    ...{
      event,
      locations: { there: [{ player: 'bob', column: 0 }] },
      done: ['hit'],
      gone: ['lost'],
      each: 'rogue',
      thatPlayer: 'bob',
      item: 'e:1',
      maintainedBy: 'grove',
      doer: 'bob',
      byTurning: true,
      alsoBy: ['bob'],
    },
  };
  const answers = { place: { number: 1 } };
  const common = { until: 'end-of-turn', frame, turnOf: 'ann' } as const;
  return {
    players: [
      {
        ...{ id: 'ann', power: 3, hand: 2, deck: [{ id: 'bolt', card: 'bolt' }] },
        smoked: { cards: [{ id: 'other-bolt', card: completedBolt() }], unknown: 3 },
        toasted: [{ id: 'thief', card: thief }],
        ...{
          burnedForVictory: [{ id: 'lost', card: 'grove', owner: 'bob' }],
          eliminated: false,
          turnsCompleted: 4,
          oneShots: ['Gambit'],
        },
      },
      { id: 'bob', power: 0, deck: 20, eliminated: true },
    ],
    inPlay: [
      {
        id: 'grove',
        card: 'grove',
        owner: 'ann',
        controller: 'ann',
        column: 0,
        row: 'front',
        faceDown: true,
      },
      { id: 'tower', card: 'tower', owner: 'bob', controller: 'bob', column: 0, row: 'front' },
      {
        ...{
          id: 'hood',
          card: 'hood',
          owner: 'ann',
          controller: 'ann',
          home: 'ann',
          turned: true,
          damage: 2,
        },
        ...{ lastingDamage: 1, counters: { luck: 2 }, column: 0, away: { player: 'bob', column: 0 } },
        chosen: {
          ...{
            who: { players: ['bob'] },
            number: { number: 3 },
            symbol: { symbol: 'arc' },
            designator: { designator: 'Monk' },
            cardType: { type: 'Event' },
            title: { title: 'Bolt' },
            yes: { mode: 'yes' },
          },
          ...{ effect: { effect: 'e:1' }, where: { position: { column: null, row: 'back' } } },
          ...{ blows: { division: { rogue: 2 } }, seen: { known: [{ id: 'x', card: thief }] } },
          nothing: { none: true },
        },
      },
      { id: 'rogue', card: 'hood', owner: 'bob', controller: 'bob', column: 0, ownerGone: true },
      { id: 'bow', card: 'bow', owner: 'ann', controller: 'ann', on: 'hood', unresolved: true },
      {
        id: 'oath',
        card: 'oath',
        owner: 'ann',
        controller: 'ann',
        enteredThisTurn: true,
        spared: true,
        arrived: true,
        noticed: ['0'],
        since: 2,
      },
    ],
    turn: {
      ...{
        player: 'ann',
        number: 3,
        phase: 'main',
        generatedPower: false,
        firstOption: true,
        sitePlayed: true,
      },
      powerToCome: [{ player: 'ann', amount: 1, source: 'grove' }],
      ...{ lastAttack: 'successful', onlyIndependent: true, opponentResponded: true, events: [event] },
      unanswered: 1,
      failedOutOfTurn: ['bob'],
      limitedEvents: [{ player: 'ann', title: 'Bolt' }],
      unturnedBy: [{ card: 'hood', by: 'oath' }],
      uses: [{ card: 'hood', ability: '0', times: 1, per: 'turn' }],
    },
    scene: {
      items: [
        {
          ...{ id: 'e:1', kind: 'ability', effects: [anEffect], frame, targets: ['rogue', 'bob'] },
          ...{ choices: [aChoice], expires: 'l:1', direction: 'left', target: 'tower', maintained: true },
          notInResponse: { playing: aFilter, turning: ['rogue'], revealing: ['grove'] },
        },
      ],
      ...{ resolving: true, lastBy: 'bob', events: [event] },
      ...{ onlyStatedResponses: true, closed: true, tacticsAllowed: true, afterAttack: true },
    },
    nextScene: [{ id: 'e:2', kind: 'heal', frame: { player: 'ann', source: 'hood', values: {} } }],
    attack: {
      ...{ player: 'ann', defending: 'bob', step: 'intercepting', targets: ['tower'] },
      ...{ attackers: [{ id: 'hood', target: 'tower', player: 'ann' }], participants: ['hood'] },
      ...{ toJoin: ['bob'], hadChance: ['bob'], toIntercept: ['bob'], intercepting: 'bob' },
      chains: [{ attacker: 'hood', interceptors: ['rogue'], fighting: 'rogue', gone: ['rogue'] }],
      ...{ stealthUsed: ['hood'], struck: ['hood'], fought: [{ attacker: 'hood', opposing: 'rogue' }] },
      ...{ successful: true, outOfTurn: true },
    },
    auction: {
      ...{ cards: ['hood', 'rogue'], newest: ['rogue'], losersToasted: true, openers: ['ann'] },
      ...{ bids: [{ player: 'ann', power: 1 }], turn: 'bob', passed: ['ann'], winner: 'ann' },
      suspended: { items: [] },
    },
    lasting: [
      {
        ...common,
        id: 'l:1',
        kind: 'modify',
        cards: ['hood'],
        whichever: aSet,
        by: [aModifier],
        while: aCondition,
      },
      { ...common, id: 'l:2', kind: 'modify-players', players: ['bob'], by: [aPlayerModifier] },
      { ...common, id: 'l:3', kind: 'control', cards: ['hood'], to: 'ann' },
      { ...common, id: 'l:9', kind: 'subject', cards: ['hood'], to: 'rogue' },
      {
        ...common,
        id: 'l:4',
        kind: 'copy',
        cards: ['hood'],
        of: 'hood',
        what: ['title'],
        inPlaceOfOwn: true,
      },
      { ...common, id: 'l:5', kind: 'when', on: aPattern, once: true, effects: [anEffect] },
      { ...common, id: 'l:6', kind: 'at', effects: [anEffect] },
    ],
    signposts: [
      {
        ...{ id: 's:1', source: { card: 'hood' }, from: ['tower'], to: 'rogue', by: 'bow', player: 'bob' },
        ...{ amount: 1, gone: ['rogue'], until: 'end-of-attack' },
      },
      {
        ...{ id: 's:2', source: { effect: 'e:1' }, from: ['tower'], to: 'rogue', by: 'bow', player: 'bob' },
        until: 'effect-resolved',
      },
    ],
    triggers: [
      {
        ...{ id: 't:1', effects: [anEffect], frame, choose: [aChoice], pay: [aPayment], optional: true },
        immediately: true,
        expires: 'l:1',
        reveals: 'grove',
        ability: 1,
        exactlyOneCopy: true,
        limited: { ability: '1', limit: { times: 2, per: 'turn', ofAllCopies: true } },
      },
    ],
    agenda: [
      { task: 'effects', effects: [anEffect], frame, depth: 1, entering: true, answers },
      {
        task: 'trigger',
        trigger: {
          ...{ id: 't:2', effects: [], frame, choose: [aChoice], pay: [aPayment], optional: true },
          immediately: true,
          expires: 'l:1',
          reveals: 'grove',
          ability: 1,
          exactlyOneCopy: true,
          limited: { ability: '1', limit: { times: 2, per: 'attack', ofAllCopies: true } },
        },
        answers,
      },
      { task: 'order-triggers', player: 'ann', triggers: [{ id: 't:3', effects: [], frame }], answers },
      { task: 'replacement', effects: [], frame, answers },
      { task: 'place', card: 'tower', player: 'bob', answers },
      { task: 'fate-of-site', card: 'tower', sources: ['hood'], answers },
      { task: 'combat', with: 'target', first: true, answers },
      { task: 'end-combat', answers },
      { task: 'sites-gone', player: 'bob', characters: ['rogue'], columns: [0], answers },
      { task: 'auction', answers },
      { task: 'end-turn-now', answers },
    ],
    question: {
      ...{ player: 'bob', as: 'place', about: 'where it is placed', kind: 'cards', from: ['hood'], least: 0 },
      ...{ most: 3, amount: 2, positions: [{ column: 0, row: 'back' }] },
      sharing: { designatorOtherThan: ['Monk'] },
      unseen: { number: 1, which: { type: ['Event'] } },
    },
    passed: ['bob'],
    winner: 'ann',
    claim: { player: 'ann', site: 'grove' },
    left: [
      {
        ...{
          id: 'gone',
          controller: 'ann',
          owner: 'bob',
          fighting: 1,
          column: 0,
          turned: true,
          states: ['x'],
        },
        on: 'hood',
        location: { player: 'ann', column: 0 },
        texts: ['bolt'],
      },
    ],
    next: 10,
  };
}
