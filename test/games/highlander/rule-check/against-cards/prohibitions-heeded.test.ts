import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { Place } from '../../../../../src/games/highlander/vocabulary/terms.ts';
import {
  type CardProhibition,
  cardProhibitions,
  type Prevention,
  preventions,
} from '../../../../../src/games/highlander/vocabulary/words.ts';
import {
  aBlock,
  aCard,
  aDodge,
  aGuard,
  anAttack,
  aText,
  attacked,
  type EditionName,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

/**
 * Whatever the vocabulary can forbid is heeded: where a card forbids it, the same actions have another answer than
 * where a card lies there that says nothing. A word that is added to the vocabulary needs an entry here.
 */
interface Shown {
  readonly state: State;
  readonly actions: readonly object[];
  readonly edition?: EditionName;
}

const deed = (verb: string, more: object = {}) => ({ do: verb, player: 'ann', ...more });
const play = (card: string, more: object = {}) => deed('play', { card, ...more });
const exert = (purpose: object) => deed('exert', { for: purpose, shown: five() });
const [cut, stab] = [anAttack('upper left'), anAttack('lower left')];
const parry = aBlock('upper left');
const duck = aDodge('upper left');
const does = (...effects: Effect[]) => aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
const gain: Effect = { do: 'gain-ability', players: 'you', amount: 1 };
const having = (hand: Record<string, Definition>, more: object = {}, bob: object = {}, rest: object = {}) =>
  table({ ann: { hand, ...more }, bob }, rest);
const doing = (...effects: Effect[]) => ({
  state: having({ deed: does(...effects) }),
  actions: [play('deed')],
});
const facing = (hand: Record<string, Definition>, attack: object = {}) =>
  attacked({ ann: { hand }, bob: {} }, { hit: { card: cut, ...attack } });
const defending = (hand: Record<string, Definition>, card: string) => ({
  state: facing(hand),
  actions: [play(card, { against: ['hit'] })],
});
const model = (...abilities: Ability[]) => aText('Model', ...abilities);
const inPlay = { each: { title: 'Model' }, in: 'play' } as const;
/** It is done to a Situation in play, or to a card that lies there. */
const toModel = (effect: Effect, bob: object = { inPlay: { model: model() } }) => ({
  state: having({ deed: does(effect) }, {}, bob),
  actions: [play('deed')],
});
const inDiscard = { discard: { model: model() } };
const rapier = { card: aCard('Weapon of Choice', { title: 'Model' }), preGame: true };
/** A card is chosen there, and put into the hand. */
const choosing = (place: Place, seats: { ann?: object; bob?: object }) => ({
  state: having(
    {
      deed: does(
        {
          do: 'choose',
          choice: { choose: 'cards', as: 'found', which: { title: 'Model' }, in: [place], optional: true },
        },
        { do: 'put-on-endurance', cards: { chosen: 'found' } },
      ),
    },
    seats.ann,
    seats.bob,
  ),
  actions: [play('deed', { choose: { found: { cards: ['model'] } } })],
});
const endOfTurn = { turn: { phase: 'draw-discard' } };
const atBeginning = { turn: { phase: 'may-do' } };
const disarmed = { genericWeapon: 'disarmed' };
const seeking = (purpose: object) => deed('exert', { kind: 'hard', for: purpose, shown: five() });

const ofCards: { readonly [Word in CardProhibition]: readonly Shown[] } = {
  'be-blocked': [defending({ parry }, 'parry')],
  'be-dodged': [defending({ duck }, 'duck')],
  'be-defended': [defending({ duck }, 'duck')],
  'be-avoided': [
    {
      state: facing({ leap: does({ do: 'avoid', cards: { each: { kind: ['attack'] }, in: 'play' } }) }),
      actions: [play('leap')],
    },
  ],
  'be-power-blocked': [
    {
      state: attacked({ ann: { hand: { parry } }, bob: {} }, { hit: { card: cut, powerBlow: true } }),
      actions: [play('parry', { against: ['hit'] }), exert({ powerBlock: 'parry' })],
    },
  ],
  'be-declared-successful': [{ state: facing({}), actions: [deed('declare-successful', { attack: 'hit' })] }],
  'be-played': [{ state: having({ model: model() }), actions: [play('model')] }],
  'be-countered': [
    {
      state: having(
        { model: model() },
        {},
        {
          inPlay: {
            police: aText('Police', {
              ...{ ability: 'counter', counters: { kind: ['situation'] }, by: 'opponent' },
              ...{ from: 'play', leaves: 'discard' },
            }),
          },
        },
      ),
      actions: [play('model'), { do: 'counter', player: 'bob', card: 'police' }],
    },
  ],
  'be-discarded': [
    toModel({ do: 'discard', cards: inPlay }),
    {
      state: having(
        { deed: does({ do: 'drop', cards: { each: { kind: ['guard'] }, in: 'play' } }) },
        {},
        { inPlay: { model: aGuard('upper left') } },
      ),
      actions: [play('deed')],
    },
  ],
  'be-removed-from-play': [toModel({ do: 'remove-from-play', cards: inPlay })],
  'be-removed-from-game': [toModel({ do: 'remove-from-game', cards: inPlay })],
  'be-disarmed': [toModel({ do: 'disarm', players: 'opponent' }, { inPlay: { model: rapier } })],
  'be-broken': [toModel({ do: 'break-a-weapon', players: 'opponent' }, { inPlay: { model: rapier } })],
  'be-controlled': [
    toModel({ do: 'take-control', cards: inPlay, by: 'you', until: 'end-of-turn' }),
    {
      state: having(
        { theft: aText('Theft', says({ cards: inPlay, modify: [{ control: 'you' }] })) },
        {},
        { inPlay: { model: model() } },
      ),
      actions: [play('theft')],
    },
    {
      state: having(
        {
          swap: saying(aCard('Event'), {
            ability: 'played',
            choose: [
              { choose: 'cards', as: 'mine', which: { title: 'Mine' }, in: ['play'] },
              { choose: 'cards', as: 'theirs', which: { title: 'Model' }, in: ['play'] },
            ],
            do: [
              {
                do: 'trade-control',
                cards: [{ chosen: 'mine' }, { chosen: 'theirs' }],
                until: 'end-of-turn',
              },
            ],
          }),
        },
        { inPlay: { mine: aText('Mine') } },
        { inPlay: { model: model() } },
      ),
      actions: [play('swap', { choose: { mine: { cards: ['mine'] }, theirs: { cards: ['model'] } } })],
    },
  ],
  'be-ignored': [
    {
      state: having(
        { cut },
        {
          inPlay: {
            calm: aText('Calm', says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Model' } }] })),
          },
        },
        { inPlay: { model: model(says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] })) } },
      ),
      actions: [play('cut')],
    },
  ],
  'be-duplicated': [
    {
      state: having(
        {
          mirror: saying(aCard('Event'), {
            ability: 'played',
            choose: [{ choose: 'cards', as: 'one', which: { title: 'Model' }, in: ['play'] }],
            do: [{ do: 'duplicate', card: { chosen: 'one' }, by: 'you' }],
          }),
        },
        {},
        { inPlay: { model: model({ ability: 'played', do: [gain] }) } },
      ),
      actions: [play('mirror', { choose: { one: { cards: ['model'] } } })],
    },
    toModel(
      { do: 'remove-from-play', cards: inPlay },
      {
        inPlay: {
          model: model(),
          shadow: {
            card: aText(
              'Shadow',
              {
                ability: 'played',
                choose: [{ choose: 'cards', as: 'one', which: {}, in: ['play'] }],
                do: [],
              },
              says({ cards: 'this', modify: [{ duplicates: { chosen: 'one' }, with: ['title'] }] }),
            ),
            chosen: { one: { cards: ['model'] } },
          },
        },
      },
    ),
  ],
  'be-retrieved': [
    ...(['retrieve', 'put-into-hand'] as const).map((verb) => ({
      state: having(
        { deed: does({ do: verb, cards: { each: { title: 'Model' }, in: { discardPile: 'you' } } }) },
        inDiscard,
      ),
      actions: [play('deed')],
    })),
  ],
  'be-swept': [
    {
      state: having({}, { hand: 15 }, { inPlay: { model: aCard('Event', { title: 'Model' }) } }, endOfTurn),
      actions: [deed('end-turn')],
    },
  ],
};

const ofPlayers: { readonly [Word in Prevention]: readonly Shown[] } = {
  play: [{ state: having({ cut }), actions: [play('cut')] }],
  attack: [{ state: having({ cut }), actions: [play('cut')] }],
  defend: [
    defending({ parry }, 'parry'),
    {
      state: attacked({ ann: { inPlay: { wall: aGuard('upper left') } }, bob: {} }, { hit: cut }),
      actions: [deed('defend', { attack: 'hit', with: 'wall' })],
    },
  ],
  'attack-several-times': [
    {
      state: having(
        { cut, stab },
        {
          inPlay: {
            flurry: aText('Flurry', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] })),
          },
        },
      ),
      actions: [play('cut'), play('stab')],
    },
  ],
  'defend-several-times': [
    {
      state: attacked(
        { ann: { hand: { parry, low: aBlock('lower left') } }, bob: {} },
        { hit: cut, blow: stab },
      ),
      actions: [play('parry', { against: ['hit'] }), play('low', { against: ['blow'] })],
    },
  ],
  draw: [
    doing({ do: 'draw', players: 'you', amount: 1 }),
    doing({ do: 'draw-up-to', players: 'you', amount: 5 }),
    { state: having({}, {}, {}, endOfTurn), actions: [deed('draw', { number: 1 })] },
  ],
  discard: [
    { state: having({ cut }, { ability: 0 }, {}, endOfTurn), actions: [deed('discard', { cards: ['cut'] })] },
    toModel({ do: 'discard', cards: inPlay }),
    {
      state: having({
        deed: saying(aCard('Event'), {
          ability: 'played',
          pay: [{ pay: 'discard', cards: { top: 1, of: 'you' } }],
          do: [gain],
        }),
      }),
      actions: [play('deed')],
    },
  ],
  'be-made-to-discard': [doing({ do: 'discard', cards: { top: 1, of: 'you' } })],
  retrieve: [
    ...(['retrieve', 'put-into-hand'] as const).map((verb) => ({
      state: having({ deed: does({ do: verb, cards: { each: {}, in: { discardPile: 'you' } } }) }, inDiscard),
      actions: [play('deed')],
    })),
  ],
  search: [
    choosing({ endurance: 'you' }, { ann: { endurance: { model: model(), ...named(5) } } }),
    ...(['put-into-hand', 'discard', 'remove-from-game', 'shuffle-into-endurance'] as const).map((verb) =>
      searching({ do: verb, cards: { each: { title: 'Model' }, in: { endurance: 'you' } } }),
    ),
    searching({
      do: 'put-into-play',
      cards: { each: { title: 'Model' }, in: { endurance: 'you' } },
      by: 'you',
    }),
    searching({ do: 'capture', cards: { each: { title: 'Model' }, in: { endurance: 'you' } }, card: 'this' }),
    searching({ do: 'look-at', cards: { each: { title: 'Model' }, in: { endurance: 'you' } }, by: 'you' }),
    {
      ...searching({
        ...{ do: 'play', by: 'you', which: { title: 'Model' }, in: [{ endurance: 'you' }] },
        number: { atMost: 1 },
      }),
      actions: [play('deed'), play('model')],
    },
  ],
  'shuffle-discard-pile': [
    { ...doing({ do: 'shuffle-discard-pile', players: 'you' }) },
    {
      state: having(
        { deed: does({ do: 'shuffle-into-endurance', cards: { each: {}, in: { discardPile: 'you' } } }) },
        inDiscard,
      ),
      actions: [play('deed')],
    },
  ],
  'look-at-hand': [
    choosing({ hand: 'opponent' }, { bob: { hand: { model: model() } } }),
    toModel(
      { do: 'look-at', cards: { each: {}, in: { hand: 'opponent' } }, by: 'you' },
      { hand: { model: model() } },
    ),
    toModel({ do: 'reveal', cards: { each: {}, in: { hand: 'opponent' } } }, { hand: { model: model() } }),
    {
      state: having(
        {
          deed: does({
            ...{ do: 'play', by: 'you', which: {}, in: [{ hand: 'opponent' }] },
            number: { atMost: 1 },
          }),
        },
        {},
        { hand: { model: model() } },
      ),
      actions: [play('deed'), play('model')],
    },
  ],
  'look-at-discard-pile': [
    choosing({ discardPile: 'you' }, { ann: inDiscard }),
    toModel({ do: 'look-at', cards: { each: {}, in: { discardPile: 'opponent' } }, by: 'you' }, inDiscard),
  ],
  exert: [{ state: having({}), actions: [exert({ attack: true })] }],
  'make-hard-exertions': [
    { state: having({}), actions: [exert({ attack: true })] },
    {
      ...doing({ do: 'exert', by: 'you', exertion: 'hard' }),
      actions: [play('deed', { choose: { 'exertion-cards': { known: five() } } })],
    },
  ],
  'make-soft-exertions': [
    {
      ...doing({ do: 'exert', by: 'you', exertion: 'soft' }),
      actions: [play('deed', { choose: { 'exertion-cards': { known: five() } } })],
    },
  ],
  'make-power-blows': [{ state: having({ cut }), actions: [play('cut'), exert({ powerBlow: 'cut' })] }],
  'make-power-blocks': [
    {
      state: facing({ parry }, { powerBlow: true }),
      actions: [play('parry', { against: ['hit'] }), exert({ powerBlock: 'parry' })],
    },
  ],
  'make-head-shots': [
    {
      state: having({
        cut,
        'head-shot': saying(
          aCard('Event', { title: 'Head Shot' }),
          { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
          {
            ability: 'played',
            do: [{ do: 'modify', cards: 'conjoined', by: [{ headShot: 'is' }], until: 'while-in-play' }],
          },
        ),
      }),
      actions: [play('cut', { with: [{ card: 'head-shot' }] })],
    },
  ],
  'play-hidden': [
    {
      state: having({ veiled: saying(cut, says({ cards: 'this', modify: [{ hidden: 'may' }] })) }),
      actions: [play('veiled', { hidden: true })],
    },
  ],
  'be-disarmed': [doing({ do: 'disarm', players: 'you' }), considering('disarmed')],
  'be-prone': [doing({ do: 'trip', players: 'you' }), considering('prone')],
  'lose-weapon': [doing({ do: 'break-a-weapon', players: 'you' }), considering('weapon-broken')],
  'regain-weapon': [
    {
      state: having({}, disarmed, {}, atBeginning),
      actions: [seeking({ weapon: 'generic', gem: 'Agility' })],
    },
    { state: having({ deed: does({ do: 'rearm', players: 'you' }) }, disarmed), actions: [play('deed')] },
  ],
  'regain-feet': [
    {
      state: having({}, { prone: true }, {}, atBeginning),
      actions: [seeking({ feet: true, gem: 'Agility' })],
    },
    {
      state: having(
        {},
        {
          prone: true,
          inPlay: {
            crutch: aText('Crutch', {
              ...{ ability: 'may-do', during: ['attack'] },
              do: [{ do: 'regain-feet', players: 'you' }],
            }),
          },
        },
      ),
      actions: [deed('use', { card: 'crutch', ability: 0 })],
    },
  ],
  'gain-ability': [{ ...doing(gain) }],
  'lose-ability': [doing({ do: 'lose-ability', players: 'you', amount: 1 })],
  counter: [
    {
      state: table(
        {
          ann: {
            inPlay: {
              police: aText('Police', {
                ...{ ability: 'counter', counters: { kind: ['situation'] }, by: 'opponent' },
                ...{ from: 'play', leaves: 'discard' },
              }),
            },
          },
          bob: { hand: { model: model() } },
        },
        { turn: { player: 'bob' } },
      ),
      actions: [{ do: 'play', player: 'bob', card: 'model' }, deed('counter', { card: 'police' })],
    },
  ],
  'take-control': [
    toModel({ do: 'take-control', cards: inPlay, by: 'you', until: 'end-of-turn' }),
    {
      state: having(
        { theft: aText('Theft', says({ cards: inPlay, modify: [{ control: 'you' }] })) },
        {},
        { inPlay: { model: model() } },
      ),
      actions: [play('theft')],
    },
  ],
  'remove-from-play': [toModel({ do: 'remove-from-play', cards: inPlay })],
  'remove-from-game': [toModel({ do: 'remove-from-game', cards: inPlay })],
  drop: [
    {
      state: having({}, { inPlay: { wall: aGuard('upper left') } }),
      actions: [deed('drop', { card: 'wall' })],
    },
    {
      state: having(
        { deed: does({ do: 'drop', cards: { each: { kind: ['guard'] }, in: 'play' } }) },
        { inPlay: { wall: aGuard('upper left') } },
      ),
      actions: [play('deed')],
    },
  ],
  'use-abilities': [
    {
      state: having(
        {},
        { inPlay: { well: aText('Well', { ability: 'may-do', during: ['attack'], do: [gain] }) } },
      ),
      actions: [deed('use', { card: 'well', ability: 0 })],
    },
  ],
};

/** So many cards in an Endurance that everybody knows. */
function named(number: number): Record<string, Definition> {
  return Object.fromEntries(Array.from({ length: number }, (_, at) => [`known${at}`, aCard('Event')]));
}

function searching(effect: Effect): Shown {
  return {
    state: having({ deed: does(effect) }, { endurance: { ...named(3), model: model() } }),
    actions: [play('deed')],
  };
}

/** A text considers Ann to be that, and another asks whether she is. */
function considering(what: 'prone' | 'disarmed' | 'weapon-broken'): Shown {
  const curse = aText('Curse', says({ players: 'opponent', modifyPlayers: [{ considered: what }] }));
  const notice = aText('Notice', {
    ...{ ability: 'may-do', during: ['attack'] },
    do: [{ do: 'if', condition: { player: 'you', is: what }, effects: [gain] }],
  });
  return {
    state: having({}, { inPlay: { notice } }, { inPlay: { curse } }),
    actions: [deed('use', { card: 'notice', ability: 0 })],
  };
}

/** The answer beside a card that says so, which is left out of it. */
function answered({ state, actions, edition = 'typeTwo' }: Shown, ...abilities: Ability[]) {
  const { inPlay } = table({ ann: {}, bob: { inPlay: { ban: aText('Ban', ...abilities) } } });
  const answer = judged({ ...state, inPlay: [...state.inPlay, ...inPlay] }, actions as never, edition);
  expect([answer.mistakes, answer.stateViolations]).toEqual([[], []]);
  const left = (answer.state as { inPlay: { id: string }[] }).inPlay.filter(({ id }) => id !== 'ban');
  return { verdicts: answer.verdicts, state: { ...(answer.state as object), inPlay: left } };
}

const each = (shown: Readonly<Record<string, readonly Shown[]>>) =>
  Object.entries(shown).flatMap(([word, all]) => all.map((one, at) => [word, at + 1, one] as const));

describe('what cannot be done to a card', () => {
  const ban = (modifier: Modifier) =>
    says({
      cards: {
        each: { any: [{ title: 'Model' }, { kind: ['attack'] }, { kind: ['guard'] }] },
        in: 'anywhere',
      },
      modify: [modifier],
    });

  test.each(each(ofCards))('%s is heeded (%i)', (word, _, shown) => {
    const unlessWith = word === 'be-played' ? { unlessWith: { title: 'Key' } } : {};
    const said = ban({ cannot: word as CardProhibition, ...unlessWith });
    expect(answered(shown).verdicts.map(({ outcome }) => outcome)).toEqual(shown.actions.map(() => 'legal'));
    expect(answered(shown, said)).not.toEqual(answered(shown));
  });
});

describe('what a player is kept from', () => {
  test.each(each(ofPlayers))('%s is heeded (%i)', (word, _, shown) => {
    const such = word === 'attack-several-times' ? { such: { kind: ['attack' as const] } } : {};
    const said = says({ players: 'opponent', modifyPlayers: [{ cannot: word as Prevention, ...such }] });
    expect(answered(shown).verdicts.map(({ outcome }) => outcome)).toEqual(shown.actions.map(() => 'legal'));
    expect(answered(shown, said)).not.toEqual(answered(shown));
  });
});

test('every word that the vocabulary can forbid is shown to be heeded', () => {
  expect(Object.keys(ofCards)).toEqual([...cardProhibitions]);
  expect(Object.keys(ofPlayers)).toEqual([...preventions]);
  for (const shown of [...Object.values(ofCards), ...Object.values(ofPlayers)])
    expect(shown.length).toBeGreaterThan(0);
});
