import type { Schema } from '../../../../src/engine/forms.ts';
import { choice } from '../../../../src/games/highlander/vocabulary/choices.ts';
import { end } from '../../../../src/games/highlander/vocabulary/ends.ts';
import { eventNames } from '../../../../src/games/highlander/vocabulary/event-names.ts';
import {
  ability,
  effect,
  modifier,
  playerModifier,
} from '../../../../src/games/highlander/vocabulary/grammar.ts';
import { payment } from '../../../../src/games/highlander/vocabulary/payments.ts';
import { cardRef, playerRef } from '../../../../src/games/highlander/vocabulary/references.ts';
import {
  amount,
  condition,
  eventPattern,
  filter,
  grid,
  place,
} from '../../../../src/games/highlander/vocabulary/terms.ts';
import {
  areas,
  cardProhibitions,
  considerations,
  exertionEnds,
  hindrances,
  kinds,
  phases,
  playedFrom,
  preventions,
  states,
  ways,
} from '../../../../src/games/highlander/vocabulary/words.ts';

/** Samples of one family of words, each under the words of which it is a sample, and the ability that says one. */
export interface Family {
  readonly schema: Schema;
  readonly samples: Readonly<Record<string, unknown>>;
  readonly said: (sample: unknown) => object;
}

const played = (...effects: unknown[]) => ({ ability: 'played', do: effects });
const attacks = { kind: ['attack'] };
const all = (each: object, place: unknown = 'play') => ({ each, in: place });
const draw = { do: 'draw', players: 'you', amount: 1 };
const discard = (cards: unknown) => ({ do: 'discard', cards });
const ofEach = (words: readonly string[], sample: (word: string) => unknown) =>
  Object.fromEntries(words.map((word) => [word, sample(word)]));
const past = { that: { event: 'discarded', player: 'you' }, when: 'this-turn' };

const abilities: Family = {
  schema: ability,
  said: (sample) => Object(sample),
  samples: {
    'playing, playing.kind, playing.if, playing.during, playing.inConjunctionWith, playing.several': {
      ...{ ability: 'playing', kind: 'only', if: { turnOf: 'you' }, during: ['defense', 'attack'] },
      ...{ inConjunctionWith: attacks, several: true },
    },
    'playing.inPlaceOf, playing.asAdditionalAttack, playing.as, playing.from, playing.despite': {
      ...{ ability: 'playing', kind: 'also', inPlaceOf: 'attack', asAdditionalAttack: true, as: 'block' },
      ...{ from: ['exertion'], despite: ['disarmed', 'prone'] },
    },
    'playing.limit, playing.choose, playing.pay': {
      ...{ ability: 'playing', kind: 'only', limit: { times: 1, per: 'turn' } },
      choose: [{ choose: 'cards', as: 'price', which: {}, in: [{ hand: 'you' }] }],
      pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
    },
    'played, played.if, played.choose, played.pay, played.do': {
      ...{ ability: 'played', if: { turnOf: 'you' }, choose: [{ choose: 'gem', as: 'named' }] },
      pay: [{ pay: 'ability', amount: 1 }],
      do: [{ do: 'exert', exertion: 'soft', by: 'you', gems: { chosen: 'named' } }],
    },
    'continuous, continuous.while, continuous.cards, continuous.modify': {
      ...{ ability: 'continuous', while: { turnOf: 'you' }, cards: all(attacks), modify: [{ damage: 1 }] },
    },
    'continuous.players, continuous.modifyPlayers': {
      ...{ ability: 'continuous', players: 'each', modifyPlayers: [{ handSize: -1 }] },
    },
    'may-do, may-do.during, may-do.by, may-do.if, may-do.limit, may-do.choose, may-do.pay, may-do.do': {
      ...{ ability: 'may-do', during: ['may-do'], by: 'each', if: { turnOf: 'you' } },
      ...{ limit: { times: 2, per: 'game' }, choose: [{ choose: 'gem', as: 'named' }] },
      ...{ pay: [{ pay: 'damage', amount: 1 }] },
      do: [{ do: 'attribute-challenge', gem: { chosen: 'named' } }],
    },
    'must-do, must-do.during, must-do.by, must-do.if, must-do.limit, must-do.choose, must-do.pay, must-do.do':
      {
        ...{ ability: 'must-do', during: ['may-do'], by: 'each', if: { turnOf: 'you' } },
        ...{ limit: { times: 1, per: 'turn', eachCopy: true }, choose: [{ choose: 'gem', as: 'named' }] },
        ...{ pay: [{ pay: 'attacks', amount: 1 }] },
        do: [{ do: 'attribute-challenge', gem: { chosen: 'named' } }],
      },
    'discard-to-use, discard-to-use.leaves, discard-to-use.on, discard-to-use.if': {
      ...{ ability: 'discard-to-use', leaves: 'discard', on: { event: 'tripped', player: 'you' } },
      ...{ if: { turnOf: 'opponent' }, do: [draw] },
    },
    'discard-to-use.choose, discard-to-use.pay, discard-to-use.do': {
      ...{ ability: 'discard-to-use', leaves: 'remove-from-game' },
      choose: [{ choose: 'cards', as: 'price', which: {}, in: [{ hand: 'you' }] }],
      pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
      do: [draw],
    },
    'counter, counter.counters, counter.by, counter.from, counter.leaves, counter.if, counter.pay': {
      ...{ ability: 'counter', counters: { kind: ['event'] }, by: 'opponent', from: 'play' },
      ...{ leaves: 'discard', if: { turnOf: 'opponent' }, pay: [{ pay: 'ability', amount: 1 }] },
    },
    'triggered, triggered.on, triggered.if, triggered.limit, triggered.optional': {
      ...{ ability: 'triggered', on: { event: 'exhausted', player: 'you' }, if: { turnOf: 'you' } },
      ...{ limit: { times: 1, per: 'turn' }, optional: true, do: [draw] },
    },
    'triggered.onceForAllCopies': {
      ...{ ability: 'triggered', on: { event: 'exhausted', player: 'you' } },
      ...{ onceForAllCopies: true, do: [draw] },
    },
    'triggered.choose, triggered.pay, triggered.do': {
      ...{ ability: 'triggered', on: { event: 'turn-begun', player: 'you' } },
      choose: [{ choose: 'cards', as: 'price', which: {}, in: [{ hand: 'you' }] }],
      pay: [{ pay: 'put-under-endurance', cards: { chosen: 'price' } }],
      do: [draw],
    },
    'replacement, replacement.on, replacement.if, replacement.optional, replacement.instead': {
      ...{ ability: 'replacement', on: { event: 'countered', card: { is: 'this' } } },
      ...{ if: { turnOf: 'you' }, optional: true, instead: [draw] },
    },
    'is, is.kind': { ability: 'is', kind: 'standing-defense' },
    'plot-part, plot-part.part, plot-part.of': { ability: 'plot-part', part: 2, of: 3 },
    cumulative: { ability: 'cumulative' },
    'unsupported, unsupported.reach, unsupported.text': {
      ...{ ability: 'unsupported', reach: 'play', text: 'Sing the theme.' },
    },
  },
};

const effects: Family = {
  schema: effect,
  said: (sample) => played(sample),
  samples: {
    ...ofEach(
      ['discard', 'remove-from-play', 'remove-from-game', 'retrieve', 'put-into-hand', 'put-on-endurance'],
      (verb) => ({ do: verb, cards: 'this' }),
    ),
    ...ofEach(
      [
        'put-under-endurance',
        'shuffle-into-endurance',
        'reveal',
        'drop',
        'counter',
        'avoid',
        'disarm-weapon',
      ],
      (verb) => ({ do: verb, cards: 'this' }),
    ),
    ...ofEach(['break-weapon', 'regain-weapon'], (verb) => ({ do: verb, cards: 'this' })),
    ...ofEach(
      ['disarm', 'break-a-weapon', 'rearm', 'trip', 'regain-feet', 'exhaust', 'shuffle-discard-pile'],
      (verb) => ({ do: verb, players: 'opponent' }),
    ),
    ...ofEach(['shuffle-endurance', 'switch-personas', 'lose-game'], (verb) => ({
      ...{ do: verb, players: 'opponent' },
    })),
    ...ofEach(['damage', 'lose-ability', 'gain-ability', 'lose-attacks', 'draw', 'draw-up-to'], (verb) => ({
      ...{ do: verb, players: 'opponent', amount: 2 },
    })),
    'prevent-damage, prevent-damage.players, prevent-damage.amount, prevent-damage.from': {
      ...{ do: 'prevent-damage', players: 'you', amount: 'all', from: attacks },
    },
    'put-into-play, put-into-play.cards, put-into-play.by': {
      ...{ do: 'put-into-play', cards: 'this', by: 'you' },
    },
    'capture, capture.cards, capture.card': { do: 'capture', cards: all(attacks), card: 'this' },
    'put-on, put-on.cards, put-on.card': { do: 'put-on', cards: 'this', card: { personaOf: 'opponent' } },
    'take-control, take-control.cards, take-control.by, take-control.until': {
      ...{ do: 'take-control', cards: all(attacks), by: 'you', until: 'end-of-turn' },
    },
    'trade-control, trade-control.cards, trade-control.until': {
      ...{ do: 'trade-control', cards: ['this', { personaOf: 'you' }], until: 'end-of-game' },
    },
    'look-at, look-at.cards, look-at.by': { do: 'look-at', cards: all({}, { hand: 'opponent' }), by: 'you' },
    'duplicate, duplicate.card, duplicate.by': { do: 'duplicate', card: 'this', by: 'opponent' },
    'reckon, reckon.amount': { do: 'reckon', amount: { count: all(attacks) }, as: 'struck' },
    'skip-phase, skip-phase.players, skip-phase.phase': {
      ...{ do: 'skip-phase', players: 'opponent', phase: 'attack' },
    },
    'exert, exert.exertion, exert.by, exert.cards, exert.unmodified, exert.gems, exert.atLeast': {
      ...{ do: 'exert', exertion: 'hard', by: 'you', cards: 7, unmodified: true },
      ...{ gems: ['Strength', 'Reason'], atLeast: 3 },
    },
    'attribute-challenge, attribute-challenge.gem': { do: 'attribute-challenge', gem: 'Empathy' },
    'play, play.by, play.which, play.in, play.number, play.with, play.despite': {
      ...{ do: 'play', by: 'you', which: attacks, in: [{ hand: 'you' }, { discardPile: 'you' }] },
      ...{ number: { atMost: 3 }, with: [{ damage: 1 }], despite: ['disarmed'] },
    },
    'modify, modify.cards, modify.by, modify.until': {
      ...{ do: 'modify', cards: all(attacks), by: [{ damage: 2 }], until: 'while-in-play' },
    },
    'modify-players, modify-players.players, modify-players.by, modify-players.until': {
      ...{ do: 'modify-players', players: 'opponent', by: [{ handSize: -2 }], until: 'end-of-game' },
    },
    'counters, counters.name, counters.number, counters.on, counters.remove': {
      ...{ do: 'counters', name: 'rage', number: 2, on: 'this', remove: true },
    },
    'roll, roll.by, roll.succeedsUpTo, roll.effects, roll.otherwise': {
      ...{ do: 'roll', by: 'you', succeedsUpTo: 1, effects: [draw], otherwise: [discard('this')] },
    },
    'choose, choose.choice': { do: 'choose', choice: { choose: 'gem', as: 'named' } },
    'if, if.condition, if.effects, if.otherwise': {
      ...{ do: 'if', condition: { turnOf: 'you' }, effects: [draw], otherwise: [discard('this')] },
    },
    'may, may.by, may.choose, may.pay, may.effects, may.otherwise, may.immediately': {
      ...{ do: 'may', by: 'opponent', choose: [{ choose: 'gem', as: 'named' }], immediately: true },
      ...{ pay: [{ pay: 'ability', amount: 1 }], otherwise: [draw] },
      effects: [{ do: 'attribute-challenge', gem: { chosen: 'named' } }],
    },
    'must, must.by, must.choose, must.pay, must.effects, must.otherwise, must.immediately': {
      ...{ do: 'must', by: 'each', choose: [{ choose: 'gem', as: 'named' }], immediately: true },
      ...{ pay: [{ pay: 'ability', amount: 1 }], otherwise: [draw] },
      effects: [{ do: 'attribute-challenge', gem: { chosen: 'named' } }],
    },
    'each-player, each-player.players, each-player.effects': {
      ...{ do: 'each-player', players: 'each', effects: [{ ...draw, players: 'that-player' }] },
    },
    'each-card, each-card.cards, each-card.effects': {
      ...{ do: 'each-card', cards: all(attacks), effects: [discard('each')] },
    },
    'when, when.on, when.until, when.once, when.effects': {
      ...{ do: 'when', on: { event: 'attack-blocked', card: { is: 'this' } }, until: 'end-of-turn' },
      ...{ once: true, effects: [discard({ event: 'source' })] },
    },
    'at, at.phase, at.of, at.effects': { do: 'at', phase: 'sweep', of: 'opponent', effects: [draw] },
    'unsupported, unsupported.text': { do: 'unsupported', text: 'Sing the theme.' },
  },
};

const modifiers: Family = {
  schema: modifier,
  said: (sample) => ({ ability: 'continuous', cards: 'this', modify: [sample] }),
  samples: {
    damage: { damage: 1 },
    'setDamage, setDamage.of': { setDamage: 3, of: 'power-blow' },
    noDamage: { noDamage: true },
    damageReducedTo: { damageReducedTo: 1 },
    damageCannotBePrevented: { damageCannotBePrevented: true },
    dieRollBonus: { dieRollBonus: 2 },
    powerBlow: { powerBlow: 'may-by-hard-exertion' },
    headShot: { headShot: 'cannot' },
    hidden: { hidden: 'may' },
    powerBlock: { powerBlock: 'is' },
    coversAlso: { coversAlso: ['upper', 'lower-left'] },
    coversNot: { coversNot: ['middle'] },
    coversOnly: { coversOnly: ['center'] },
    defendsAlso: { defendsAlso: { kind: ['ranged-attack'] } },
    defendsOnly: { defendsOnly: { kind: ['dirty-trick'] } },
    defendsOneAttack: { defendsOneAttack: true },
    leavesAreasOpen: { leavesAreasOpen: true },
    staysInPlay: { staysInPlay: 'always' },
    'cannot.unlessWith': { cannot: 'be-played', unlessWith: { kind: ['event'] } },
    'cannot, cannot.by, cannot.byPlayers, cannot.from': {
      ...{ cannot: 'be-dodged', by: { kind: ['dodge'] }, byPlayers: 'opponent', from: ['hand'] },
    },
    nullified: { nullified: true },
    ignoredBy: { ignoredBy: 'opponent' },
    textless: { textless: true },
    'immuneTo, immuneTo.byPlayers': { immuneTo: { kind: ['event'] }, byPlayers: 'opponent' },
    control: { control: 'opponent' },
    'kind, kind.loses': { kind: 'hunter', loses: true },
    handIcons: { handIcons: 1 },
    setHandIcons: { setHandIcons: 1 },
    faceDown: { faceDown: true },
    'duplicates, duplicates.with': { duplicates: { personaOf: 'opponent' }, with: ['title', 'grid'] },
    ability: { ability: { ability: 'cumulative' } },
  },
};

const playerModifiers: Family = {
  schema: playerModifier,
  said: (sample) => ({ ability: 'continuous', players: 'you', modifyPlayers: [sample] }),
  samples: {
    ability: { ability: -2 },
    maximumAbility: { maximumAbility: 1 },
    handSize: { handSize: 2 },
    setHandSize: { setHandSize: 7 },
    'additionalAttacks, additionalAttacks.such, additionalAttacks.with': {
      ...{ additionalAttacks: 2, such: { kind: ['basic-attack'] }, with: [{ hidden: 'may' }] },
    },
    attacksAtMost: { attacksAtMost: 1 },
    attacksAsIfDisarmed: { attacksAsIfDisarmed: true },
    'additionalSpecialCards, additionalSpecialCards.such': {
      ...{ additionalSpecialCards: 1, such: { kind: ['plot'] } },
    },
    'additionalHardExertions, additionalHardExertions.for': {
      ...{ additionalHardExertions: 1, for: 'power-blow' },
    },
    'exertionSize, exertionSize.of, exertionSize.may': { exertionSize: 2, of: 'soft', may: 'up-to' },
    'setExertionSize, setExertionSize.of': { setExertionSize: 3, of: 'hard' },
    additionalPowerBlows: { additionalPowerBlows: 1 },
    'gemsFound, gemsFound.of': { gemsFound: 3, of: 'Agility' },
    'inPlayAtMost, inPlayAtMost.such': { inPlayAtMost: 2, such: { kind: ['ally'] } },
    'cannot, cannot.such, cannot.from, cannot.of': {
      ...{ cannot: 'retrieve', such: { kind: ['event'] }, from: ['discard-pile'], of: 'opponent' },
    },
    'cannot.for, cannot.by': { cannot: 'make-hard-exertions', for: 'defense', by: { kind: ['event'] } },
    'toPlay, toPlay.from, toPlay.choose, toPlay.pay': {
      ...{ toPlay: { kind: ['dodge'] }, from: ['hand'] },
      choose: [{ choose: 'cards', as: 'price', which: {}, in: [{ hand: 'that-player' }] }],
      pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
    },
    'mayPlay, mayPlay.from, mayPlay.under, mayPlay.as, mayPlay.inPlaceOf, mayPlay.despite, mayPlay.limit': {
      ...{ mayPlay: attacks, from: ['exertion'], under: 'this', as: 'block', inPlaceOf: 'defense' },
      ...{ despite: ['prone', { textOf: { title: 'Back Away' } }], limit: { times: 1, per: 'turn' } },
    },
    ignores: { ignores: { kind: ['location'] } },
    ignoresPrevention: { ignoresPrevention: 'play' },
    considered: { considered: 'prone' },
    'preventsDamage, preventsDamage.from': { preventsDamage: 1, from: attacks },
    'damageReducedTo, damageReducedTo.from': { damageReducedTo: 0, from: { kind: ['event'] } },
    discardPile: { discardPile: 'face-down' },
    hand: { hand: 'face-up' },
  },
};

const amounts: Family = {
  schema: amount,
  said: (sample) => played({ ...draw, amount: sample }),
  samples: {
    number: 3,
    count: { count: all({ kind: ['guard'] }) },
    ability: { ability: 'you' },
    maximumAbility: { maximumAbility: 'opponent' },
    cardsInHand: { cardsInHand: 'opponent' },
    maximumHandSize: { maximumHandSize: 'you' },
    attackOpportunities: { attackOpportunities: 'you' },
    'gems, gems.in, gems.by': { gems: ['Agility'], in: 'contest', by: 'opponent' },
    'gems.on': { gems: ['Agility', 'Reason'], on: 'this' },
    pendingDamage: { pendingDamage: 'you' },
    damageOf: { damageOf: 'this' },
    'counters, counters.on': { counters: 'rage', on: 'this' },
    value: { value: 'some' },
    eventAmount: { eventAmount: true },
    timesHappened: { timesHappened: past },
    sum: { sum: [1, { ability: 'you' }] },
    difference: { difference: [15, { ability: 'you' }] },
    product: { product: [2, { ability: 'you' }] },
    'half, half.round': { half: { ability: 'you' }, round: 'up' },
    greatest: { greatest: [1, { ability: 'you' }] },
    least: { least: [5, { ability: 'you' }] },
  },
};

const conditions: Family = {
  schema: condition,
  said: (sample) => ({ ability: 'played', if: sample, do: [draw] }),
  samples: {
    all: { all: [{ turnOf: 'you' }, { during: 'attack' }] },
    any: { any: [{ turnOf: 'you' }, { during: 'attack' }] },
    not: { not: { turnOf: 'you' } },
    compare: { compare: [{ ability: 'you' }, '<', { ability: 'opponent' }] },
    'card, card.is': { card: 'this', is: { hidden: true } },
    exists: { exists: all({ kind: ['location'] }) },
    'player, player.is': { player: 'opponent', is: 'actually-prone' },
    'persona, persona.of': { persona: 'Kronos', of: 'opponent' },
    turnOf: { turnOf: 'opponent' },
    during: { during: 'defense' },
    'happened, happened.atLeast': { happened: past, atLeast: 2 },
    'prevented, prevented.player, prevented.kind, prevented.by': {
      ...{ prevented: 'play', player: 'you', kind: 'special-card', by: { controller: 'opponent' } },
    },
    done: { done: 'deed' },
    'chosen, chosen.as': { chosen: 'mode', as: 'high' },
  },
};

const filters: Family = {
  schema: filter,
  said: (sample) => played(discard(all(Object(sample)))),
  samples: {
    kind: { kind: ['watcher', 'event'] },
    title: { title: 'Monkey' },
    titleWord: { titleWord: 'Master' },
    subtitle: { subtitle: 'Treatment' },
    immortal: { immortal: 'Kronos' },
    ofOwnPersona: { ofOwnPersona: false },
    weapon: { weapon: 'Katana' },
    mark: { mark: 'Signature' },
    restricted: { restricted: true },
    restrictionReached: { restrictionReached: false },
    gem: { gem: 'Toughness' },
    handIcons: { handIcons: { atLeast: 1 } },
    grid: { grid: { touches: ['upper'] } },
    controller: { controller: 'opponent' },
    owner: { owner: 'you' },
    hidden: { hidden: true },
    powerBlow: { powerBlow: true },
    canBePowerBlow: { canBePowerBlow: false },
    headShot: { headShot: false },
    powerBlock: { powerBlock: true },
    attackIs: { attackIs: 'pending' },
    firstOfTurn: { firstOfTurn: true },
    against: { against: 'this' },
    playedFrom: { playedFrom: 'exertion' },
    playedFromUnder: { playedFromUnder: { title: '9mm' } },
    disarmed: { disarmed: false },
    faceDown: { faceDown: true },
    under: { under: 'this' },
    on: { on: { kind: ['persona'] } },
    counters: { counters: { name: 'rage', number: { exactly: 2 } } },
    is: { is: 'this' },
    isNot: { isNot: 'this' },
    sharesTitleWith: { sharesTitleWith: 'this' },
    sharesTypeWith: { sharesTypeWith: 'this' },
    does: { does: 'trip' },
    happened: { happened: { that: { event: 'played', player: 'you' }, when: 'your-last-turn' } },
    any: { any: [{ kind: ['event'] }, { kind: ['edge'] }] },
    all: { all: [{ kind: ['event'] }, { hidden: true }] },
    not: { not: { kind: ['edge'] } },
  },
};

const grids: Family = {
  schema: grid,
  said: (sample) => played(discard(all({ grid: sample }))),
  samples: {
    touches: { touches: ['upper', 'left'] },
    covers: { covers: ['upper', 'middle-center'] },
    within: { within: ['lower'] },
    squares: { squares: { atMost: 2 } },
    adjacentTo: { adjacentTo: 'this' },
    touchesGridOf: { touchesGridOf: 'this' },
    sameAs: { sameAs: 'this' },
  },
};

const places: Family = {
  schema: place,
  said: (sample) => played(discard(all({ kind: ['event'] }, sample))),
  samples: {
    play: 'play',
    anywhere: 'anywhere',
    hand: { hand: 'opponent' },
    endurance: { endurance: 'you' },
    discardPile: { discardPile: 'each' },
    removedFromGame: { removedFromGame: 'you' },
    under: { under: 'this' },
    on: { on: 'this' },
    exertion: { exertion: 'effort' },
    'played, played.by': { played: 'opponents-last-turn', by: 'opponent' },
  },
};

const choices: Family = {
  schema: choice,
  said: (sample) => ({ ability: 'played', choose: [sample], do: [draw] }),
  samples: {
    'cards, cards.as, cards.which, cards.in, cards.number, cards.random, cards.optional': {
      ...{ choose: 'cards', as: 'chosen', which: attacks, in: ['play', { hand: 'you' }] },
      ...{ number: { atLeast: 1, atMost: 2 }, random: true, optional: true },
    },
    'player, player.as, player.of, player.optional': {
      ...{ choose: 'player', as: 'chosen', of: 'each', optional: true },
    },
    'number, number.as, number.atLeast, number.atMost, number.optional': {
      ...{ choose: 'number', as: 'chosen', atLeast: 1, atMost: { ability: 'you' }, optional: true },
    },
    'gem, gem.as, gem.optional': { choose: 'gem', as: 'chosen', optional: true },
    'area, area.as, area.of, area.optional': {
      ...{ choose: 'area', as: 'chosen', of: ['upper', 'lower'], optional: true },
    },
    'mode, mode.as, mode.of, mode.optional': {
      ...{ choose: 'mode', as: 'chosen', of: ['high', 'low'], optional: true },
    },
    'title, title.as, title.optional': { choose: 'title', as: 'chosen', optional: true },
  },
};

const payments: Family = {
  schema: payment,
  said: (sample) => ({ ability: 'played', pay: [sample], do: [draw] }),
  samples: {
    'discard, discard.cards': { pay: 'discard', cards: 'this' },
    'remove-from-game, remove-from-game.cards': { pay: 'remove-from-game', cards: 'this' },
    'put-under-endurance, put-under-endurance.cards': { pay: 'put-under-endurance', cards: 'this' },
    'ability, ability.amount': { pay: 'ability', amount: 2 },
    'damage, damage.amount': { pay: 'damage', amount: 2 },
    'attacks, attacks.amount': { pay: 'attacks', amount: 1 },
    'hard-exertion, hard-exertion.cards, hard-exertion.unmodified': {
      ...{ pay: 'hard-exertion', cards: 3, unmodified: true },
    },
  },
};

const cardRefs: Family = {
  schema: cardRef,
  said: (sample) => played(discard(sample)),
  samples: {
    ...ofEach(['this', 'conjoined', 'granter', 'each'], (word) => word),
    chosen: { chosen: 'some' },
    event: { event: 'source' },
    personaOf: { personaOf: 'opponent' },
  },
};

const playerRefs: Family = {
  schema: playerRef,
  said: (sample) => played({ do: 'trip', players: sample }),
  samples: {
    ...ofEach(['you', 'opponent', 'that-player', 'current-player'], (word) => word),
    controllerOf: { controllerOf: 'this' },
    ownerOf: { ownerOf: 'this' },
    opponentOf: { opponentOf: 'current-player' },
    chosen: { chosen: 'who' },
    winnerOf: { winnerOf: 'contest' },
    loserOf: { loserOf: 'contest' },
    event: { event: 'by' },
  },
};

const ends: Family = {
  schema: end,
  said: (sample) => played({ do: 'modify', cards: 'this', by: [{ damage: 1 }], until: sample }),
  samples: {
    ...ofEach(
      ['end-of-phase', 'end-of-turn', 'end-of-opponents-next-turn', 'end-of-your-next-turn'],
      (at) => at,
    ),
    ...ofEach(['during-opponents-next-turn', 'during-your-next-turn', 'next-attack'], (at) => at),
    ...ofEach(['next-attribute-check', 'while-in-play', 'end-of-game'], (at) => at),
    whileInPlay: { whileInPlay: 'this' },
    nextSuccessfulAttacks: { nextSuccessfulAttacks: 3 },
  },
};

const patterns: Family = {
  schema: eventPattern,
  said: (sample) => ({ ability: 'triggered', on: sample, do: [draw] }),
  samples: {
    event: { event: ['tripped', 'exhausted'] },
    'card, source, player, by, from, forced': {
      ...{ event: 'discarded', card: { kind: ['event'] }, source: { is: 'this' }, player: 'opponent' },
      ...{ by: 'you', from: ['hand', 'play'], forced: true },
    },
    'target, exertion': { event: 'power-block-made', target: { is: 'this' }, exertion: 'hard' },
    amount: { event: 'damage-taken', amount: { atLeast: 3 } },
    phase: { event: 'phase-begun', player: 'you', phase: 'attack' },
  },
};

/** Every family of words; their effects have parts that they share, which are shown by one of them. */
export const families: Readonly<Record<string, Family>> = {
  ...{ Ability: abilities, Effect: effects, Modifier: modifiers, PlayerModifier: playerModifiers },
  ...{ Amount: amounts, Condition: conditions, Filter: filters, Grid: grids, Place: places },
  ...{ Choice: choices, Payment: payments, CardRef: cardRefs, PlayerRef: playerRefs, End: ends },
  EventPattern: patterns,
};

/** Parts that many effects have alike. */
export const shared: ReadonlySet<string> = new Set(['as', 'cards', 'players', 'amount']);

const modified = (modify: unknown) => ({ ability: 'continuous', cards: 'this', modify: [modify] });
const changed = (change: unknown) => ({ ability: 'continuous', players: 'you', modifyPlayers: [change] });

/** Words that stand in one place each: every one of them, in an ability. */
export const lists: Readonly<
  Record<string, { readonly words: readonly string[]; readonly said: (word: string) => object }>
> = {
  events: { words: eventNames, said: (event) => ({ ability: 'triggered', on: { event }, do: [draw] }) },
  kinds: { words: kinds, said: (kind) => played(discard(all({ kind: [kind] }))) },
  areas: { words: areas, said: (area) => modified({ coversAlso: [area] }) },
  phases: { words: phases, said: (phase) => ({ ability: 'may-do', during: [phase], do: [draw] }) },
  states: { words: states, said: (is) => ({ ability: 'played', if: { player: 'you', is }, do: [draw] }) },
  ways: { words: ways, said: (way) => modified({ powerBlow: way }) },
  prohibitions: { words: cardProhibitions, said: (cannot) => modified({ cannot }) },
  preventions: { words: preventions, said: (cannot) => changed({ cannot }) },
  hindrances: { words: hindrances, said: (one) => changed({ mayPlay: attacks, despite: [one] }) },
  considerations: { words: considerations, said: (considered) => changed({ considered }) },
  'ends of Exertions': {
    words: exertionEnds,
    said: (end) => changed({ additionalHardExertions: 1, for: end }),
  },
  'places to play from': { words: playedFrom, said: (from) => changed({ mayPlay: attacks, from: [from] }) },
};
