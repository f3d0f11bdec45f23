import { describe, expect, test } from 'vitest';
import { lintDefinition, lintWarnings } from '../../../../src/games/highlander/vocabulary/lint/lint.ts';
import { card } from './cast.ts';

type Cast = ReturnType<typeof card>;

/** The places of all mistakes, each with its code and what was probably meant. */
const found = (cast: Cast) =>
  lintDefinition(cast).map(({ code, pointer, suggestion }) =>
    [code, pointer, ...(suggestion === null ? [] : [suggestion])].join(' '),
  );
const forgotten = (cast: Cast) => lintWarnings(cast).map(({ pointer }) => pointer);

const anAttack = (as: string, more: object = {}) => ({
  ...{ choose: 'cards', which: { kind: ['attack'] }, in: ['play'], as },
  ...more,
});
const discard = (cards: unknown) => ({ do: 'discard', cards });
const draw = (amount: unknown) => ({ do: 'draw', players: 'you', amount });
const soft = (as: string) => ({ do: 'exert', exertion: 'soft', by: 'you', gems: ['Reason'], as });
const contest = { do: 'attribute-challenge', gem: 'Strength', as: 'contest' };
const playing = (choose: object[], effects: object[]) =>
  card('Event', [{ ability: 'played', choose, do: effects }]);

describe('a name', () => {
  test('of a choice is known to what comes after it, and not to the choice itself', () => {
    expect(found(playing([anAttack('one')], [discard({ chosen: 'one' })]))).toEqual([]);
    expect(found(playing([anAttack('one')], [discard({ chosen: 'oen' })]))).toEqual([
      'dangling-reference /abilities/0/do/0/cards/chosen one',
    ]);
    expect(found(playing([anAttack('one', { which: { isNot: { chosen: 'one' } } })], []))).toEqual([
      'dangling-reference /abilities/0/choose/0/which/isNot/chosen',
    ]);
  });

  test('chosen as the card is played is known to all its abilities, wherever they stand', () => {
    const abilities = [
      { ability: 'continuous', players: { chosen: 'target' }, modifyPlayers: [{ ability: -2 }] },
      { ability: 'played', choose: [{ choose: 'player', of: 'each', as: 'target' }], do: [] },
    ];
    expect(found(card('Situation', abilities))).toEqual([]);
    expect(forgotten(card('Situation', abilities))).toEqual([]);
  });

  test('of what was done as the card was played is not known to its other abilities', () => {
    const abilities = [
      { ability: 'played', do: [{ ...draw(2), as: 'drawn' }] },
      { ability: 'may-do', during: ['may-do'], do: [discard({ chosen: 'drawn' })] },
    ];
    expect(found(card('Object', abilities))).toEqual(['dangling-reference /abilities/1/do/0/cards/chosen']);
  });

  test('of one ability is not known to another', () => {
    const mayDo = { ability: 'may-do', during: ['may-do'], do: [discard({ chosen: 'one' })] };
    expect(found(card('Object', [{ ...mayDo, choose: [anAttack('one')] }, mayDo]))).toEqual([
      'dangling-reference /abilities/1/do/0/cards/chosen',
    ]);
  });

  test('given in one of two ways a text can take is not known to the other', () => {
    const either = (otherwise: unknown) => ({
      ...{ do: 'if', condition: { turnOf: 'you' } },
      ...{ effects: [{ do: 'choose', choice: anAttack('one') }], otherwise: [discard(otherwise)] },
    });
    const after = discard({ chosen: 'one' });
    expect(found(playing([], [either('this'), after]))).toEqual([]);
    expect(found(playing([], [either({ chosen: 'one' }), after]))).toEqual([
      'dangling-reference /abilities/0/do/0/otherwise/0/cards/chosen',
    ]);
  });

  test('of what is done later is not known now', () => {
    const later = { do: 'at', phase: 'sweep', of: 'you', effects: [{ ...discard('this'), as: 'gone' }] };
    const asked = { do: 'if', condition: { done: 'gone' }, effects: [draw(1)] };
    expect(found(playing([], [later, asked]))).toEqual([
      'dangling-reference /abilities/0/do/1/condition/done',
    ]);
  });

  test('of an Exertion is asked for its gems, its cards and what was found', () => {
    const effects = [
      soft('thought'),
      draw({ gems: ['Reason'], in: 'thought' }),
      discard({ each: {}, in: { exertion: 'thought' } }),
      { do: 'if', condition: { done: 'thought' }, effects: [] },
    ];
    expect(found(playing([], effects))).toEqual([]);
    expect(found(playing([], [soft('thought'), discard({ chosen: 'thought' })]))).toEqual([
      'dangling-reference /abilities/0/do/1/cards/chosen',
    ]);
  });

  test('of an Attribute Challenge is asked who won, and who found what', () => {
    const lost = { gems: ['Strength'], in: 'contest', by: { winnerOf: 'contest' } };
    const damage = { do: 'damage', players: { loserOf: 'contest' }, amount: lost };
    expect(found(playing([], [contest, damage]))).toEqual([]);
    expect(found(playing([], [contest, draw({ gems: ['Strength'], in: 'contest' })]))).toEqual([
      'dangling-reference /abilities/0/do/1/amount/in',
    ]);
    expect(found(playing([], [soft('thought'), { ...damage, amount: 1 }]))).toEqual([
      'dangling-reference /abilities/0/do/1/players/loserOf',
    ]);
  });

  test('must be that of the right kind of thing', () => {
    const choose = [
      anAttack('one'),
      { choose: 'player', of: 'each', as: 'who' },
      { choose: 'gem', as: 'gem' },
      { choose: 'area', of: ['upper', 'lower'], as: 'where' },
    ];
    const modify = (by: object) => ({ do: 'modify', cards: 'this', by: [by], until: 'end-of-turn' });
    const check = (of: string) => ({
      ...{ do: 'modify-players', players: 'you', until: 'next-attribute-check' },
      by: [{ gemsFound: 1, of: { chosen: of } }],
    });
    const right = [
      { do: 'damage', players: { chosen: 'who' }, amount: { value: 'one' } },
      modify({ coversOnly: { chosen: 'where' } }),
      check('gem'),
    ];
    expect(found(playing(choose, right))).toEqual([]);
    const wrong = [
      { do: 'damage', players: { chosen: 'one' }, amount: { value: 'who' } },
      modify({ coversOnly: { chosen: 'gem' } }),
      check('where'),
      discard({ each: { title: { chosen: 'one' } }, in: 'play' }),
      { ...soft('thought'), gems: { chosen: 'one' } },
      { ...contest, gem: { chosen: 'who' } },
    ];
    expect(found(playing(choose, wrong))).toEqual([
      'dangling-reference /abilities/0/do/0/players/chosen',
      'dangling-reference /abilities/0/do/0/amount/value',
      'dangling-reference /abilities/0/do/1/by/0/coversOnly/chosen',
      'dangling-reference /abilities/0/do/2/by/0/of/chosen',
      'dangling-reference /abilities/0/do/3/cards/each/title/chosen',
      'dangling-reference /abilities/0/do/4/gems/chosen',
      'dangling-reference /abilities/0/do/5/gem/chosen',
    ]);
    expect(lintDefinition(playing(choose, wrong))[0]?.message).toBe(
      '“one” is the name of something else: cards.',
    );
  });

  test('is given once', () => {
    const twice = playing([anAttack('one'), anAttack('one')], [discard({ chosen: 'one' })]);
    expect(found(twice)).toEqual(['duplicate /abilities/0/choose/1/as']);
  });

  test('that nothing reads was probably forgotten', () => {
    expect(forgotten(playing([anAttack('one')], []))).toEqual(['/abilities/0/choose/0/as']);
  });

  test('of a mode is asked for what could be chosen', () => {
    const choose = [{ choose: 'mode', of: ['blocked', 'dodged'], as: 'how' }];
    const asked = (as: string) => ({ do: 'if', condition: { chosen: 'how', as }, effects: [draw(1)] });
    expect(found(playing(choose, [asked('dodged')]))).toEqual([]);
    expect(found(playing(choose, [asked('dodgde')]))).toEqual([
      'wrong-value /abilities/0/do/0/condition/as dodged',
    ]);
  });
});

describe('what is looked at', () => {
  const continuous = (cards: unknown, modify: unknown[]) => ({ ability: 'continuous', cards, modify });

  test('a conjoined card is that of a card played in conjunction with one', () => {
    const played = { ability: 'played', do: [discard('conjoined')] };
    const only = { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } };
    expect(found(card('Edge', [played, only]))).toEqual([]);
    expect(found(card('Edge', [played]))).toEqual(['dangling-reference /abilities/0/do/0/cards']);
  });

  test('a granter is that of an ability that is granted', () => {
    const mayDo = { ability: 'may-do', during: ['may-do'], do: [discard('granter')] };
    const all = { each: { kind: ['situation'] }, in: 'play' };
    expect(found(card('Object', [continuous(all, [{ ability: mayDo }])]))).toEqual([]);
    expect(found(card('Object', [mayDo]))).toEqual(['dangling-reference /abilities/0/do/0/cards']);
  });

  test('each card is that of a filter, of what is done to each or of what changes each', () => {
    const all = { each: {}, in: 'play' };
    const effects = [
      discard({ each: { sharesTitleWith: 'each' }, in: 'play' }),
      { do: 'each-card', cards: all, effects: [draw({ damageOf: 'each' })] },
    ];
    expect(found(playing([], effects))).toEqual([]);
    expect(found(card('Object', [continuous(all, [{ damage: { counters: 'rage', on: 'each' } }])]))).toEqual(
      [],
    );
    expect(found(playing([], [discard('each')]))).toEqual(['dangling-reference /abilities/0/do/0/cards']);
  });

  test('that player is one of several, one who may or must, or one who is changed', () => {
    const must = (by: string) => ({
      ...{ do: 'must', by },
      effects: [{ do: 'lose-ability', players: 'that-player', amount: 1 }],
    });
    expect(found(playing([], [must('each')]))).toEqual([]);
    expect(found(playing([], [must('that-player')]))).toEqual(['dangling-reference /abilities/0/do/0/by']);
    const handSize = { handSize: { product: [-1, { cardsInHand: 'that-player' }] } };
    const changing = { ability: 'continuous', players: 'each', modifyPlayers: [handSize] };
    expect(found(card('Location', [changing]))).toEqual([]);
    expect(found(playing([], [draw({ cardsInHand: { opponentOf: 'that-player' } })]))).toEqual([]);
    expect(found(playing([], [{ do: 'exert', exertion: 'soft', by: 'that-player' }]))).toEqual([
      'dangling-reference /abilities/0/do/0/by',
    ]);
  });
});

describe('an event', () => {
  const triggered = (on: object, effect: object) =>
    card('Situation', [{ ability: 'triggered', on, do: [effect] }]);

  test('is spoken of in what it triggers, what replaces it and what waits for it', () => {
    const abilities = [
      { ability: 'triggered', on: { event: 'discarded' }, do: [draw({ eventAmount: true })] },
      { ability: 'replacement', on: { event: 'disarmed' }, instead: [discard({ event: 'card' })] },
      {
        ability: 'discard-to-use',
        leaves: 'discard',
        on: { event: 'attack-played' },
        do: [{ do: 'avoid', cards: { event: 'card' } }],
      },
      {
        ability: 'may-do',
        during: ['attack'],
        do: [
          {
            ...{ do: 'when', on: { event: 'attack-blocked' }, until: 'end-of-opponents-next-turn' },
            ...{ once: true, effects: [discard({ event: 'source' })] },
          },
          discard({ event: 'source' }),
        ],
      },
    ];
    expect(found(card('Situation', abilities))).toEqual(['dangling-reference /abilities/3/do/1/cards/event']);
  });

  test('has only its own parts', () => {
    expect(found(triggered({ event: 'turn-begun', card: {} }, draw(1)))).toEqual([
      'wrong-value /abilities/0/on/card',
    ]);
    expect(found(triggered({ event: 'turn-begun' }, discard({ event: 'card' })))).toEqual([
      'dangling-reference /abilities/0/do/0/cards/event',
    ]);
    expect(
      found(triggered({ event: ['attack-played', 'discarded'], amount: { atLeast: 2 } }, draw(1))),
    ).toEqual(['wrong-value /abilities/0/on/amount']);
  });

  test('that happened before has only its own parts too', () => {
    const turnOfCard = { event: 'turn-begun', card: { kind: ['attack'] } };
    const ability = {
      ...{ ability: 'played', do: [] },
      if: { happened: { that: turnOfCard, when: 'this-turn' } },
    };
    expect(found(card('Event', [ability]))).toEqual(['wrong-value /abilities/0/if/happened/that/card']);
  });

  test('can be replaced only if something can be put in its place', () => {
    const instead = { ability: 'replacement', on: { event: 'turn-begun' }, instead: [] };
    expect(found(card('Situation', [instead]))).toEqual(['wrong-value /abilities/0/on/event']);
  });

  test('of a filter leaves open what the card was in it', () => {
    const happened = { that: { event: 'discarded', card: {}, source: {} }, when: 'this-turn' };
    expect(found(playing([], [discard({ each: { happened }, in: 'play' })]))).toEqual([
      'wrong-value /abilities/0/do/0/cards/each/happened/that',
    ]);
  });
});

describe('the form of a word', () => {
  test('what changes, and for whom, stand together', () => {
    expect(found(card('Object', [{ ability: 'continuous', cards: 'this' }]))).toEqual([
      'missing /abilities/0/modify',
    ]);
    expect(found(card('Object', [{ ability: 'continuous' }]))).toEqual(['missing /abilities/0']);
  });

  test('for whom it is need not be said where the rules say it', () => {
    const open = [
      { ability: 'continuous', modify: [{ damage: 1 }] },
      { ability: 'continuous', modifyPlayers: [{ handSize: 1 }] },
    ];
    expect(found(card('Location', open))).toEqual([]);
  });

  test('how a card is played says something', () => {
    expect(found(card('Edge', [{ ability: 'playing', kind: 'only' }]))).toEqual(['missing /abilities/0']);
    expect(
      found(card('Edge', [{ ability: 'playing', kind: 'only', during: ['attack'], several: true }])),
    ).toEqual(['missing /abilities/0/inConjunctionWith']);
  });

  test('leave to play says what is out of the ordinary', () => {
    const leave = (more: object) =>
      card('Object', [
        {
          ability: 'continuous',
          players: 'you',
          modifyPlayers: [{ mayPlay: { kind: ['attack'] }, ...more }],
        },
      ]);
    expect(found(leave({ despite: ['disarmed'] }))).toEqual([]);
    expect(found(leave({}))).toEqual(['missing /abilities/0/modifyPlayers/0']);
  });

  test('a range has room, and a check its gems', () => {
    expect(
      found(
        playing([anAttack('some', { number: { atLeast: 3, atMost: 2 } })], [discard({ chosen: 'some' })]),
      ),
    ).toEqual(['wrong-value /abilities/0/choose/0/number']);
    expect(found(playing([], [{ do: 'exert', exertion: 'soft', by: 'you', atLeast: 3 }]))).toEqual([
      'missing /abilities/0/do/0/gems',
    ]);
  });

  test('a mode or area can be chosen once', () => {
    const choose = [{ choose: 'area', of: ['upper', 'upper'], as: 'where' }];
    const covers = {
      do: 'modify',
      cards: 'this',
      by: [{ coversOnly: { chosen: 'where' } }],
      until: 'end-of-turn',
    };
    expect(found(playing(choose, [covers]))).toEqual(['duplicate /abilities/0/choose/0/of/1']);
  });

  test('only cards that are in play are controlled', () => {
    expect(found(playing([], [discard({ each: { controller: 'you' }, in: { hand: 'you' } })]))).toEqual([
      'wrong-value /abilities/0/do/0/cards/each/controller',
    ]);
  });
});

describe('a card of its type', () => {
  test('that is in play from the beginning is never played', () => {
    expect(found(card('Persona', [{ ability: 'played', do: [] }]))).toEqual([
      'wrong-value /abilities/0/ability',
    ]);
  });

  test('that is in play from the beginning may say what has to be so for that, and no more', () => {
    const only = { ability: 'playing', kind: 'only', if: { turnOf: 'you' } } as const;
    expect(found(card('Persona', [only]))).toEqual([]);
    expect(found(card('Persona', [{ ...only, during: ['attack'] }]))).toEqual([
      'wrong-value /abilities/0/ability',
    ]);
  });

  test('that is a Plot has parts, of which it is one', () => {
    for (const type of ['Plot', 'Situation', 'Event'] as const)
      expect(found(card(type, [{ ability: 'plot-part', part: 3, of: 3 }]))).toEqual([]);
    expect(found(card('Plot', [{ ability: 'plot-part', part: 4, of: 3 }]))).toEqual([
      'wrong-value /abilities/0/part',
    ]);
    expect(found(card('Object', [{ ability: 'plot-part', part: 1, of: 3 }]))).toEqual([
      'wrong-value /abilities/0/ability',
    ]);
  });
});

test('words within words without end are not read', () => {
  const deep = Array.from({ length: 30 }).reduce<object>((inner) => ({ not: inner }), {});
  expect(found(playing([], [discard({ each: deep, in: 'play' })]))).toEqual([
    expect.stringMatching(/^too-large \/abilities\/0\/do/),
  ]);
});

describe('what only an attack can do', () => {
  const inConjunction = { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } };
  const more = (cards: string) => ({ ability: 'continuous', cards, modify: [{ damage: 1 }] });

  test('an Event says of what it is played in conjunction with, not of itself', () => {
    expect(found(card('Event', [inConjunction, more('conjoined')]))).toEqual([]);
    expect(found(card('Event', [inConjunction, more('this')]))).toEqual([
      'wrong-value /abilities/1/modify/0/damage',
    ]);
    expect(found(card('Attack', [more('this')]))).toEqual([]);
  });

  test('is not printed on an Event that goes with another card, unless its text says that it is an attack', () => {
    const isOne = { ability: 'is', kind: 'attack' };
    expect(found(card('Event', [inConjunction], { damage: [2] }))).toEqual(['wrong-value /damage']);
    expect(found(card('Event', [inConjunction, isOne], { damage: [2] }))).toEqual([]);
    expect(found(card('Attack', [inConjunction], { damage: [2] }))).toEqual([]);
  });
});

describe('a text about attacks that ends before they are met', () => {
  const shield = (players: string, until: string, from: object = { kind: ['attack'] }) => ({
    ...{ do: 'modify-players', players, by: [{ damageReducedTo: 0, from }], until },
  });
  const waits = (player: string, until: string, event = 'attack-successful') => ({
    ...{ do: 'when', on: { event, player }, until, once: true, effects: [draw(1)] },
  });
  const until = ['wrong-value /abilities/0/do/0/until'];

  test.each([
    [shield('you', 'during-opponents-next-turn')],
    [shield('you', 'end-of-opponents-next-turn')],
    [shield('opponent', 'end-of-turn')],
    [waits('opponent', 'end-of-opponents-next-turn')],
    [waits('opponent', 'during-opponents-next-turn', 'attack-blocked')],
    [waits('you', 'end-of-turn')],
    [waits('you', 'during-your-next-turn', 'attack-dodged')],
  ])('is refused: %j', (effect) => {
    expect(found(playing([], [effect]))).toEqual(until);
  });

  test.each([
    [shield('you', 'end-of-turn')],
    [shield('you', 'end-of-your-next-turn')],
    [shield('you', 'during-opponents-next-turn', { kind: ['event'] })],
    [shield('you', 'during-opponents-next-turn', {})],
    [shield('opponent', 'end-of-opponents-next-turn')],
    [waits('opponent', 'end-of-game')],
    [waits('you', 'end-of-opponents-next-turn')],
    [waits('opponent', 'during-opponents-next-turn', 'attack-played')],
  ])('is not what this is: %j', (effect) => {
    expect(found(playing([], [effect]))).toEqual([]);
  });

  test('is refused only if it never has an effect, in whosever turn it begins', () => {
    const triggered = (effect: object) =>
      found(
        card('Object', [{ ability: 'triggered', on: { event: 'tripped', player: 'you' }, do: [effect] }]),
      );
    expect(triggered(shield('you', 'end-of-opponents-next-turn'))).toEqual([]);
    expect(triggered(shield('you', 'during-opponents-next-turn'))).toEqual(until);
    const later = { do: 'may', by: 'opponent', effects: [shield('you', 'end-of-opponents-next-turn')] };
    expect(found(playing([], [later]))).toEqual([]);
  });
});

describe('damage that depends on what its player did in the turn of the attack', () => {
  const counted = (when: string, player?: string) => ({
    timesHappened: { that: { event: 'played', card: { kind: ['edge'] }, ...(player && { player }) }, when },
  });
  const lies = (played: string) => ({
    count: { each: { title: 'Flurry' }, in: { played, by: 'you' } },
  });
  const attack = (modify: object, more: object = {}) =>
    card('Attack', [{ ability: 'continuous', cards: 'this', modify: [modify], ...more }]);
  const did = (player: string) => ({
    happened: { that: { event: 'tripped', player }, when: 'this-turn' },
  });
  const at = (place: string) => [`wrong-value /abilities/0/${place} your-last-turn`];

  test('is refused if it looks for it in the turn in which the damage is counted', () => {
    const amount = attack({ damage: counted('this-turn', 'you') });
    expect(found(amount)).toEqual(at('modify/0/damage/timesHappened/when'));
    expect(found(attack({ setDamage: lies('this-turn') }))).toEqual(at('modify/0/setDamage/count/in/played'));
    expect(found(attack({ damage: 1 }, { while: did('you') }))).toEqual(at('while/happened/when'));
    const cards = { each: { kind: ['attack'], controller: 'you' }, in: 'play' };
    expect(found(attack({ damage: counted('this-turn', 'you') }, { cards }))).toEqual(
      at('modify/0/damage/timesHappened/when'),
    );
  });

  test('is not refused if it names the turn before, or what the opponent does, or says when it holds', () => {
    expect(found(attack({ damage: counted('your-last-turn', 'you') }))).toEqual([]);
    expect(found(attack({ damage: counted('this-turn', 'opponent') }))).toEqual([]);
    expect(found(attack({ damage: counted('this-turn') }))).toEqual([]);
    expect(found(attack({ damage: lies('your-last-turn') }))).toEqual([]);
    expect(found(attack({ damage: counted('this-turn', 'you') }, { while: { turnOf: 'you' } }))).toEqual([]);
    expect(found(attack({ headShot: 'may' }, { while: did('you') }))).toEqual([]);
    const theirs = { each: { kind: ['attack'], controller: 'opponent' }, in: 'play' };
    expect(found(attack({ damage: counted('this-turn', 'you') }, { cards: theirs }))).toEqual([]);
  });
});

describe('one meaning has one form', () => {
  const kept = (modifier: object) => [
    { ability: 'continuous', players: 'opponent', modifyPlayers: [modifier] },
  ];
  const said = (abilities: object[]) => found(card('Situation', abilities));
  const price = { pay: [{ pay: 'ability', amount: 1 }] };

  test.each([
    [{ cannot: 'play', such: { kind: ['attack'] } }, 'cannot attack'],
    [{ cannot: 'play', such: { kind: ['dirty-trick'] }, from: ['hand'] }, 'cannot attack'],
    [
      { cannot: 'play', such: { any: [{ kind: ['basic-attack'] }, { kind: ['ranged-attack'] }] } },
      'cannot attack',
    ],
    [{ attacksAtMost: 0 }, 'attacksAtMost'],
    [{ cannot: 'attack-several-times' }, 'cannot'],
    [{ cannot: 'exert', for: 'defense' }, 'cannot make-hard-exertions'],
    [{ cannot: 'make-soft-exertions', for: 'illusion' }, 'cannot make-hard-exertions'],
  ])('of what a player cannot do: %j', (modifier, place) => {
    expect(said(kept(modifier))).toEqual([`wrong-value /abilities/0/modifyPlayers/0/${place}`]);
  });

  test.each([
    [{ cannot: 'play' }],
    [{ cannot: 'play', such: { any: [{ kind: ['event'] }, { kind: ['attack'] }] } }],
    [{ cannot: 'play', such: { kind: ['guard'] } }],
    [{ cannot: 'attack', such: { kind: ['dirty-trick'] } }],
    [{ attacksAtMost: 1 }],
    [{ cannot: 'attack-several-times', such: { kind: ['dirty-trick'] } }],
    [{ cannot: 'exert', for: 'weapon' }],
    [{ toPlay: { kind: ['attack'] }, ...price }],
  ])('and this is it: %j', (modifier) => {
    expect(said(kept(modifier))).toEqual([]);
  });

  test('of being prevented from attacks', () => {
    const playing = (condition: object) =>
      said([{ ability: 'playing', kind: 'only', if: { player: 'you', ...condition } }]);
    expect(playing({ prevented: 'play', kind: 'attack' })).toEqual([
      'wrong-value /abilities/0/if/prevented attack',
    ]);
    expect(playing({ prevented: 'attack', kind: 'basic-attack' })).toEqual([]);
    expect(playing({ prevented: 'play', kind: 'edge' })).toEqual([]);
  });

  test('of cards that are not played: of such cards it is said of players, of one card of the card', () => {
    const locked = (cards: unknown, more: object = {}) =>
      said([{ ability: 'continuous', cards, modify: [{ cannot: 'be-played', ...more }] }]);
    const events = { each: { kind: ['event'] }, in: 'anywhere' };
    expect(locked(events)).toEqual(['wrong-value /abilities/0/modify/0/cannot']);
    expect(locked(events, { unlessWith: { title: 'Darius' } })).toEqual([]);
    expect(locked('this')).toEqual([]);
  });
});
