import { describe, expect, test } from 'vitest';
import { lintDefinition, lintWarnings } from '../../../../src/games/shadowfist/vocabulary/lint/lint.ts';
import { card } from './cast.ts';

type Cast = ReturnType<typeof card>;

/** The places of all mistakes, each with its code and what was probably meant. */
const found = (cast: Cast) =>
  lintDefinition(cast).map(({ code, pointer, suggestion }) =>
    [code, pointer, ...(suggestion === null ? [] : [suggestion])].join(' '),
  );
const forgotten = (cast: Cast) => lintWarnings(cast).map(({ pointer }) => pointer);

const aCharacter = (as: string, more: object = {}) => ({
  ...{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as },
  ...more,
});
const turned = { pay: 'turn', card: 'this' };
const smoke = (cards: unknown) => ({ do: 'smoke', cards });
const gain = (amount: unknown) => ({ do: 'gain-power', players: 'you', amount });

describe('a name', () => {
  test('of a choice is known to what comes after it', () => {
    const event = (choose: object[], effects: object[]) =>
      card('Event', [{ ability: 'event', choose, do: effects }]);
    expect(found(event([aCharacter('victim')], [smoke({ chosen: 'victim' })]))).toEqual([]);
    expect(found(event([aCharacter('victim')], [smoke({ chosen: 'victin' })]))).toEqual([
      'dangling-reference /abilities/0/do/0/cards/chosen victim',
    ]);
    expect(
      found(event([aCharacter('one', { which: { isNot: { chosen: 'other' } } }), aCharacter('other')], [])),
    ).toEqual(['dangling-reference /abilities/0/choose/0/which/isNot/chosen']);
  });

  test('is not known to the choice itself', () => {
    const itself = { choose: 'cards', which: { isNot: { chosen: 'one' } }, in: 'play', as: 'one' };
    expect(found(card('Event', [{ ability: 'event', choose: [itself], do: [] }]))).toEqual([
      'dangling-reference /abilities/0/choose/0/which/isNot/chosen',
    ]);
  });

  test('of one ability is not known to another', () => {
    const abilities = [
      { ability: 'voluntary', choose: [aCharacter('one')], pay: [turned], do: [smoke({ chosen: 'one' })] },
      { ability: 'voluntary', pay: [turned], do: [smoke({ chosen: 'one' })] },
    ];
    expect(found(card('Site', abilities))).toEqual(['dangling-reference /abilities/1/do/0/cards/chosen']);
  });

  test('chosen when the card enters play is known to all its abilities, wherever they stand', () => {
    const abilities = [
      {
        ability: 'x',
        figure: 'fighting',
        is: { resources: { chosen: 'symbol' }, in: { chosen: 'opponent' } },
      },
      {
        ability: 'entering',
        choose: [
          { choose: 'players', of: 'every-opponent', as: 'opponent' },
          { choose: 'symbol', as: 'symbol' },
        ],
      },
    ];
    expect(found(card('Character', abilities, { fighting: 'X' }))).toEqual([]);
    expect(forgotten(card('Character', abilities, { fighting: 'X' }))).toEqual([]);
  });

  test('given in one of two ways a text can take is not known to the other', () => {
    const choosing = (as: string) => ({ do: 'choose', choice: aCharacter(as) });
    const either = (otherwise: unknown) => [
      { do: 'if', condition: { turnOf: 'you' }, effects: [choosing('one')], otherwise: [smoke(otherwise)] },
      smoke({ chosen: 'one' }),
    ];
    const event = (otherwise: unknown) => card('Event', [{ ability: 'event', do: either(otherwise) }]);
    expect(found(event('this'))).toEqual([]);
    expect(found(event({ chosen: 'one' }))).toEqual([
      'dangling-reference /abilities/0/do/0/otherwise/0/cards/chosen',
    ]);
  });

  test('of what is chosen for a payment is known to what is paid for, and not to what is done instead', () => {
    const must = (otherwise: unknown) => ({
      ...{ do: 'must', by: 'you', choose: [aCharacter('one')] },
      ...{ pay: [{ pay: 'sacrifice', cards: { chosen: 'one' } }], otherwise: [smoke(otherwise)] },
    });
    const event = (otherwise: unknown) => card('Event', [{ ability: 'event', do: [must(otherwise)] }]);
    expect(found(event('this'))).toEqual([]);
    expect(found(event({ chosen: 'one' }))).toEqual([
      'dangling-reference /abilities/0/do/0/otherwise/0/cards/chosen',
    ]);
  });

  test('of what each player chooses is known afterwards', () => {
    const each = {
      ...{ do: 'each-player', players: 'every-player' },
      effects: [{ do: 'choose', choice: aCharacter('theirs', { by: 'that-player' }) }],
    };
    expect(found(card('Event', [{ ability: 'event', do: [each, smoke({ chosen: 'theirs' })] }]))).toEqual([]);
  });

  test('of what is done later is not known now', () => {
    const later = { do: 'at', end: 'end-of-turn', effects: [{ ...smoke('this'), as: 'smoked' }] };
    const event = card('Event', [
      {
        ability: 'event',
        do: [later, { do: 'if', condition: { done: 'smoked' }, effects: [gain(1)] }],
      },
    ]);
    expect(found(event)).toEqual(['dangling-reference /abilities/0/do/1/condition/done']);
  });

  test('must be that of the right kind of thing', () => {
    const event = card('Event', [
      {
        ability: 'event',
        choose: [aCharacter('one'), { choose: 'players', of: 'every-opponent', as: 'other' }],
        do: [
          smoke({ chosen: 'other' }),
          { do: 'steal-power', from: { chosen: 'one' }, to: 'you', amount: { value: 'other' } },
          { do: 'cancel', effect: 'one' },
          { do: 'redirect', source: 'other', from: 'this', to: 'this' },
          { do: 'if', condition: { done: 'one' }, effects: [] },
        ],
      },
    ]);
    expect(found(event)).toEqual([
      'dangling-reference /abilities/0/do/0/cards/chosen',
      'dangling-reference /abilities/0/do/1/from/chosen',
      'dangling-reference /abilities/0/do/1/amount/value',
      'dangling-reference /abilities/0/do/2/effect',
      'dangling-reference /abilities/0/do/3/source',
      'dangling-reference /abilities/0/do/4/condition/done',
    ]);
    expect(lintDefinition(event)[0]?.message).toBe('“other” is the name of something else: players.');
  });

  test('is given once', () => {
    const twice = card('Event', [
      { ability: 'event', choose: [aCharacter('one'), aCharacter('one')], do: [smoke({ chosen: 'one' })] },
    ]);
    expect(found(twice)).toEqual(['duplicate /abilities/0/choose/1/as']);
  });

  test('of cards that are drawn names those cards', () => {
    const draw = { do: 'draw', players: 'you', amount: 1, as: 'drawn' };
    expect(found(card('Event', [{ ability: 'event', do: [draw, smoke({ chosen: 'drawn' })] }]))).toEqual([]);
    const other = { ...smoke('this'), as: 'smoked' };
    expect(found(card('Event', [{ ability: 'event', do: [other, smoke({ chosen: 'smoked' })] }]))).toEqual([
      'dangling-reference /abilities/0/do/1/cards/chosen',
    ]);
  });

  test('of a mode is asked for what could be chosen', () => {
    const event = (as: string) =>
      card('Event', [
        {
          ability: 'event',
          choose: [{ choose: 'mode', of: ['increase', 'decrease'], as: 'change' }],
          do: [{ do: 'if', condition: { chosen: 'change', as }, effects: [gain(1)] }],
        },
      ]);
    expect(found(event('decrease'))).toEqual([]);
    expect(found(event('decraese'))).toEqual(['wrong-value /abilities/0/do/0/condition/as decrease']);
  });

  test('of an effect that is answered is known where it is answered', () => {
    const answering = (effect: string) => ({
      ...{ ability: 'voluntary', inResponseTo: { to: { kind: 'ability' }, as: 'answered' } },
      ...{ pay: [turned], do: [{ do: 'cancel', effect }] },
    });
    expect(found(card('Site', [answering('answered')]))).toEqual([]);
    expect(found(card('Site', [answering('it')]))).toEqual(['dangling-reference /abilities/0/do/0/effect']);
  });

  test('of an effect that an Event is played in response to is known to what the Event does', () => {
    const abilities = [
      { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      { ability: 'playing', kind: 'only', inResponseTo: { to: {}, as: 'answered' } },
    ];
    expect(found(card('Event', abilities))).toEqual([]);
  });
});

describe('X', () => {
  const smokeX = {
    ability: 'event',
    choose: [aCharacter('some', { number: { exactly: { value: 'X' } }, target: true })],
    do: [smoke({ chosen: 'some' })],
  };

  test('is what was paid for a card of cost X', () => {
    expect(found(card('Event', [smokeX], { cost: 'X' }))).toEqual([]);
    expect(found(card('Event', [smokeX], { cost: 2 }))).toEqual([
      'dangling-reference /abilities/0/choose/0/number/exactly/value',
    ]);
  });

  test('of a figure is told by one ability, and not by itself', () => {
    const x = (is: unknown) => ({ ability: 'x', figure: 'fighting', is });
    const gains = { ability: 'triggered', on: { event: 'smoked' }, do: [gain({ value: 'X' })] };
    const character = (...abilities: unknown[]) => card('Character', abilities, { fighting: 'X' });
    expect(found(character(x({ power: 'you' }), gains))).toEqual([]);
    expect(found(character(x({ value: 'X' })))).toEqual(['dangling-reference /abilities/0/is/value']);
    expect(found(character())).toEqual(['missing /fighting']);
    expect(found(character(x(1), x(2)))).toEqual(['duplicate /abilities/1/figure']);
    expect(found(card('Character', [x(1)], { fighting: 3 }))).toEqual(['wrong-value /abilities/0/figure']);
  });
});

describe('an event', () => {
  const triggered = (on: object, effect: object) =>
    card('Character', [{ ability: 'triggered', on, do: [effect] }]);

  test('is spoken of in what it triggers', () => {
    expect(found(triggered({ event: 'smoked' }, smoke({ event: 'source' })))).toEqual([]);
    expect(found(card('Site', [{ ability: 'voluntary', do: [smoke({ event: 'card' })] }]))).toEqual([
      'dangling-reference /abilities/0/do/0/cards/event',
    ]);
  });

  test('is spoken of in what replaces it, waits for it or answers it', () => {
    const seize = { do: 'seize', cards: { event: 'card' } };
    const answered = { event: { event: 'burned-for-victory', card: { type: ['Site'] } } };
    const abilities = [
      { ability: 'replacement', on: { event: 'seized' }, instead: [seize] },
      { ability: 'voluntary', inResponseTo: answered, do: [seize] },
      {
        ability: 'voluntary',
        do: [
          { do: 'when', on: { event: 'seized' }, until: 'end-of-turn', once: true, effects: [seize] },
          seize,
        ],
      },
    ];
    expect(found(card('Edge', abilities))).toEqual(['dangling-reference /abilities/2/do/1/cards/event']);
    const event = [
      { ability: 'playing', kind: 'only', inResponseTo: answered },
      { ability: 'event', do: [seize] },
    ];
    expect(found(card('Event', event))).toEqual([]);
  });

  test('has only its own parts', () => {
    expect(found(triggered({ event: 'turn-started', player: 'you' }, smoke({ event: 'card' })))).toEqual([
      'dangling-reference /abilities/0/do/0/cards/event',
    ]);
    expect(found(triggered({ event: 'turn-started', card: {} }, smoke('this')))).toEqual([
      'wrong-value /abilities/0/on/card',
    ]);
    expect(
      found(triggered({ event: 'damage-inflicted', combat: true }, gain({ eventAmount: true }))),
    ).toEqual([]);
    expect(found(triggered({ event: 'smoked' }, gain({ eventAmount: true })))).toEqual([
      'dangling-reference /abilities/0/do/0/amount',
    ]);
  });

  test('of several kinds has what each of them has', () => {
    const on = { event: ['damage-inflicted', 'toasted'], source: { is: 'this' } };
    expect(found(triggered(on, smoke({ event: 'card' })))).toEqual([]);
    expect(found(triggered({ ...on, combat: true }, smoke('this')))).toEqual([
      'wrong-value /abilities/0/on/combat',
    ]);
  });

  test('of a filter leaves open what the card was in it', () => {
    const thisTurn = { event: 'damage-inflicted', card: {}, source: {} };
    expect(found(triggered({ event: 'smoked', card: { thisTurn } }, smoke('this')))).toEqual([
      'wrong-value /abilities/0/on/card/thisTurn',
    ]);
  });

  test('A filter for the targets of an effect names the effect that is answered', () => {
    const sparing = (chosen: string) =>
      card('Event', [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
        },
        {
          ability: 'event',
          choose: [aCharacter('spared', { which: { targetOfEffect: { chosen } } })],
          do: [smoke({ chosen: 'spared' })],
        },
      ]);
    expect(found(sparing('answered'))).toEqual([]);
    expect(found(sparing('answer'))).toEqual([
      'dangling-reference /abilities/1/choose/0/which/targetOfEffect/chosen answered',
    ]);
  });

  test('A text that looks back asks only about events that the turn remembers', () => {
    const paying = (amount: unknown) => card('Event', [{ ability: 'event', do: [gain(amount)] }]);
    expect(found(paying({ happenedThisTurn: { event: 'combat-ended' } }))).toEqual([]);
    expect(found(paying({ happenedThisTurn: { event: ['combat-ended', 'overcame'] } }))).toEqual([
      'wrong-value /abilities/0/do/0/amount/happenedThisTurn/event',
    ]);
    expect(found(paying({ greatestFigure: 'cost', thisTurn: { event: 'returned-to-hand' } }))).toEqual([
      'wrong-value /abilities/0/do/0/amount/thisTurn/event',
    ]);
    const onlyAfter = (event: string) =>
      card('Event', [
        { ability: 'playing', kind: 'only', when: { happenedThisTurn: { event } } },
        { ability: 'event', do: [gain(1)] },
      ]);
    expect(found(onlyAfter('targeted'))).toEqual([]);
    expect(found(onlyAfter('unturned'))).toEqual(['wrong-value /abilities/0/when/happenedThisTurn/event']);
    for (const key of ['thisTurn', 'thisAttack']) {
      const choosing = (event: string) =>
        card('Event', [
          {
            ability: 'event',
            choose: [aCharacter('victim', { which: { [key]: { event } } })],
            do: [smoke({ chosen: 'victim' })],
          },
        ]);
      expect(found(choosing('turned'))).toEqual([]);
      expect(found(choosing('location-changed'))).toEqual([
        `wrong-value /abilities/0/choose/0/which/${key}/event`,
      ]);
    }
  });
});

describe('what is looked at', () => {
  const continuous = (cards: unknown, modify: unknown[]) => ({ ability: 'continuous', cards, modify });

  test('a subject is that of a State, and of what a State grants', () => {
    const granting = continuous('subject', [
      { ability: { ability: 'voluntary', pay: [turned], do: [smoke('subject')] } },
    ]);
    expect(found(card('State', [granting]))).toEqual([]);
    expect(found(card('Edge', [granting]))).toEqual([
      'dangling-reference /abilities/0/cards',
      'dangling-reference /abilities/0/modify/0/ability/do/0/cards',
    ]);
  });

  test('a granter is that of an ability that is granted', () => {
    const voluntary = { ability: 'voluntary', do: [smoke('granter')] };
    const all = { each: { type: ['Character'] }, in: 'play' };
    expect(found(card('Edge', [continuous(all, [{ ability: voluntary }])]))).toEqual([]);
    expect(found(card('Edge', [voluntary]))).toEqual(['dangling-reference /abilities/0/do/0/cards']);
  });

  test('each card is that of a filter, of what is done to each or of what changes each', () => {
    const abilities = [
      { ability: 'voluntary', do: [smoke({ each: { sharesTitleWith: 'each' }, in: 'play' })] },
      {
        ability: 'voluntary',
        do: [
          {
            do: 'each-card',
            cards: { each: {}, in: 'play' },
            effects: [gain({ figure: 'cost', of: 'each' })],
          },
        ],
      },
      {
        ability: 'voluntary',
        do: [{ do: 'damage', amount: { figure: 'fighting', of: 'each' }, to: 'this' }],
      },
      continuous({ each: {}, in: 'play' }, [{ fighting: { counters: 'age', on: 'each' } }]),
      { ability: 'voluntary', do: [smoke('each')] },
    ];
    expect(found(card('Edge', abilities))).toEqual(['dangling-reference /abilities/4/do/0/cards']);
  });

  test('that player is one of several that are gone through', () => {
    const more = { compare: [{ power: 'that-player' }, '>', { power: 'you' }] };
    const abilities = [
      {
        ability: 'triggered',
        on: { event: 'smoked' },
        if: { somePlayer: 'every-opponent', such: more },
        do: [],
      },
      { ability: 'voluntary', do: [gain({ countPlayers: 'every-opponent', such: more })] },
      {
        ability: 'voluntary',
        do: [
          {
            do: 'each-player',
            players: 'every-player',
            effects: [gain(1), { do: 'discard-hand', players: 'that-player' }],
          },
        ],
      },
      {
        ability: 'voluntary',
        choose: [{ choose: 'players', of: 'every-opponent', such: more, target: true, as: 'one' }],
        do: [{ do: 'gain-power', players: 'every-player', amount: { handSize: 'that-player' } }],
      },
      { ability: 'triggered', on: { event: 'smoked' }, if: more, do: [] },
    ];
    expect(found(card('Edge', abilities))).toEqual(['dangling-reference /abilities/4/if/compare/0/power']);
  });

  test('no one controls a card out of play', () => {
    const all = (place: unknown) => ({ do: 'toast', cards: { each: { controller: 'you' }, in: place } });
    const event = (place: unknown) => card('Event', [{ ability: 'event', do: [all(place)] }]);
    expect(found(event('play'))).toEqual([]);
    expect(found(event({ smoked: 'you' }))).toEqual(['wrong-value /abilities/0/do/0/cards/each/controller']);
    const choice = {
      ...{ choose: 'cards', which: { controller: 'you' }, in: 'play', target: true, as: 'one' },
      or: [{ which: { controller: 'you' }, in: { hand: 'you' } }],
    };
    expect(found(card('Event', [{ ability: 'event', choose: [choice], do: [] }]))).toEqual([
      'wrong-value /abilities/0/choose/0/or/0/which/controller',
    ]);
  });

  test('every card in play is a set like any other', () => {
    const all = { do: 'toast', cards: { each: {}, in: 'play' } };
    expect(found(card('Event', [{ ability: 'event', do: [all] }]))).toEqual([]);
  });
});

describe('an ability', () => {
  const event = { ability: 'event', do: [smoke('this')] };
  const subject = { ability: 'subject', which: { type: ['Character'] } };
  const placed = { ability: 'placed-with-opponent' };
  const guts = { ability: 'special', special: 'Guts' };

  test('of Events belongs to Events, and only what does', () => {
    expect(
      found(
        card('Event', [
          event,
          { ability: 'own-cost', by: -1 },
          { ability: 'playing', kind: 'also', cost: 'none' },
        ]),
      ),
    ).toEqual([]);
    expect(found(card('Edge', [event]))).toEqual(['wrong-value /abilities/0/ability']);
    expect(found(card('Event', [guts, subject, placed]))).toEqual([
      'wrong-value /abilities/0/ability',
      'wrong-value /abilities/1/ability',
      'wrong-value /abilities/2/ability',
    ]);
  });

  test('of an Event may be used from where an Event can be', () => {
    const from = { ability: 'voluntary', from: 'smoked-pile', do: [smoke('this')] };
    expect(found(card('Event', [from]))).toEqual([]);
  });

  test('that names a subject is a State’s', () => {
    expect(found(card('State', [subject]))).toEqual([]);
    expect(found(card('Character', [subject]))).toEqual(['wrong-value /abilities/0/ability']);
  });

  test('that places the card with an opponent is a Site’s', () => {
    expect(found(card('Site', [placed]))).toEqual([]);
    expect(found(card('Feng Shui Site', [placed]))).toEqual([]);
    expect(found(card('Edge', [placed]))).toEqual(['wrong-value /abilities/0/ability']);
  });

  test('with an amount is Toughness, and Toughness has one', () => {
    const special = (...more: object[]) =>
      found(
        card(
          'Character',
          more.map((one) => ({ ability: 'special', ...one })),
        ),
      );
    expect(special({ special: 'Toughness', amount: 1 }, { special: 'Guts' })).toEqual([]);
    expect(special({ special: 'Toughness' }, { special: 'Guts', amount: 1 })).toEqual([
      'missing /abilities/0/amount',
      'wrong-value /abilities/1/amount',
    ]);
  });

  test('that is given or taken has one likewise, but is lost whole', () => {
    const modify = (...by: object[]) =>
      found(card('Character', [{ ability: 'continuous', cards: 'this', modify: by }]));
    expect(modify({ special: 'Toughness', amount: 1 }, { special: 'Toughness', loses: true })).toEqual([]);
    expect(modify({ special: 'Toughness' }, { special: 'Toughness', amount: 1, loses: true })).toEqual([
      'missing /abilities/0/modify/0/amount',
      'wrong-value /abilities/0/modify/1/amount',
    ]);
  });

  test('that is played in another way than usual may do something in place of its own', () => {
    const played = (kind: 'only' | 'also') => {
      const way = { ability: 'playing', kind, do: [{ do: 'end-attack' }], inPlaceOfOwn: true };
      return found(card('Event', [{ ability: 'event', do: [{ do: 'end-attack' }] }, way]));
    };
    expect(played('also')).toEqual([]);
    expect(played('only')).toEqual(['wrong-value /abilities/1/inPlaceOfOwn']);
  });

  test('that is used while the card waits in the scene speaks of what was answered by playing it', () => {
    const used = (from: 'scene' | 'hand') => {
      const by = { controllerOf: { chosen: 'answered' } };
      return found(
        card('Event', [
          { ability: 'playing', kind: 'only', inResponseTo: { to: {}, as: 'answered' } },
          { ability: 'voluntary', from, by, do: [{ do: 'cancel', effect: 'answered' }] },
        ]),
      );
    };
    expect(used('scene')).toEqual([]);
    expect(used('hand')).toHaveLength(2);
  });

  test('that is continuous changes something, for somebody', () => {
    const continuous = (rest: object) => found(card('Edge', [{ ability: 'continuous', ...rest }]));
    const modify = [{ fighting: 1 }];
    const modifyPlayers = [{ handSize: 1 }];
    expect(continuous({ cards: 'this', modify })).toEqual([]);
    expect(continuous({ players: 'you', modifyPlayers })).toEqual([]);
    expect(continuous({ cards: 'this', modify, players: 'you', modifyPlayers })).toEqual([]);
    expect(continuous({})).toEqual(['missing /abilities/0']);
    expect(continuous({ cards: 'this' })).toEqual(['missing /abilities/0/modify']);
    expect(continuous({ modify, players: 'you', modifyPlayers })).toEqual(['missing /abilities/0/cards']);
    expect(continuous({ cards: 'this', modifyPlayers })).toEqual([
      'missing /abilities/0/modify',
      'missing /abilities/0/players',
    ]);
  });

  test('that lasts while the card stays turned is one for which it is turned and maintained', () => {
    const lasting = (pay: string) =>
      found(
        card('Site', [
          {
            ability: 'voluntary',
            pay: [{ pay, card: 'this' }],
            do: [{ do: 'modify', cards: 'this', by: [{ body: 1 }], until: 'while-this-turned' }],
          },
        ]),
      );
    expect(lasting('turn-and-maintain')).toEqual([]);
    expect(lasting('turn')).toEqual(['dangling-reference /abilities/0/do/0/until']);
  });
});

describe('bounds', () => {
  const event = (number: unknown) =>
    card('Event', [{ ability: 'event', choose: [aCharacter('some', { number, target: true })], do: [] }]);

  test('hold some number', () => {
    expect(found(event({ atLeast: 0, atMost: 4 }))).toEqual([]);
    expect(found(event({ exactly: 2, atLeast: 2 }))).toEqual([]);
    const at = 'wrong-value /abilities/0/choose/0/number';
    expect(found(event({ atLeast: 3, atMost: 2 }))).toEqual([at]);
    expect(found(event({ exactly: 1, atLeast: 2 }))).toEqual([at]);
    expect(found(event({ exactly: 3, atMost: 2 }))).toEqual([at]);
  });

  test('that are reckoned are not known beforehand', () => {
    expect(found(event({ exactly: { power: 'you' }, atLeast: 2, atMost: 3 }))).toEqual([]);
  });

  test('of a number that is chosen hold some number', () => {
    const choice = { choose: 'number', atLeast: 3, atMost: 1, as: 'n' };
    expect(
      found(card('Event', [{ ability: 'event', choose: [choice], do: [gain({ value: 'n' })] }])),
    ).toEqual(['wrong-value /abilities/0/choose/0']);
  });
});

test('a mode can be chosen under one name', () => {
  const choice = { choose: 'mode', of: ['turn', 'smoke', 'turn'], as: 'fate' };
  const done = { do: 'if', condition: { chosen: 'fate', as: 'turn' }, effects: [smoke('this')] };
  expect(found(card('Event', [{ ability: 'event', choose: [choice], do: [done] }]))).toEqual([
    'duplicate /abilities/0/choose/0/of/2',
  ]);
});

describe('depth', () => {
  const within = (levels: number) => {
    let effect: object = smoke('this');
    for (let level = 0; level < levels; level += 1) {
      effect = { do: 'at', end: 'end-of-turn', effects: [effect] };
    }
    return { ability: 'event', do: [effect] };
  };

  test('of twenty words within each other is enough', () => {
    expect(found(card('Event', [within(18)]))).toEqual([]);
    expect(found(card('Event', [within(19)]))).toEqual([
      `too-large /abilities/0/do/0${'/effects/0'.repeat(19)}`,
    ]);
  });

  test('without end is measured without end', () => {
    const deep = { ...card('Event', []), abilities: [within(50_000)] };
    expect(lintDefinition(deep as Cast)).toHaveLength(1);
    expect(lintWarnings(deep as Cast)).toEqual([]);
  });
});

describe('a name that nothing reads', () => {
  test('is told, but is no mistake', () => {
    const abilities = [
      { ability: 'event', choose: [aCharacter('one')], do: [{ ...smoke({ chosen: 'one' }), as: 'two' }] },
    ];
    expect(found(card('Event', abilities))).toEqual([]);
    expect(forgotten(card('Event', abilities))).toEqual(['/abilities/0/do/0/as']);
    const unread = [{ ability: 'entering', choose: [aCharacter('one')] }];
    expect(forgotten(card('Character', unread))).toEqual(['/abilities/0/choose/0/as']);
  });

  test('is none if it is that of a target', () => {
    const abilities = [{ ability: 'event', choose: [aCharacter('one', { target: true })], do: [gain(1)] }];
    expect(forgotten(card('Event', abilities))).toEqual([]);
  });
});

describe('a condition that can never match', () => {
  const triggered = (on: object) => card('Site', [{ ability: 'triggered', on, do: [gain(1)] }]);
  const answering = (event: object) =>
    card('Event', [
      { ability: 'playing', kind: 'only', inResponseTo: { event } },
      { ability: 'event', do: [gain(1)] },
    ]);

  test('about a seized Site is refused where the Site seizes itself.', () => {
    expect(found(triggered({ event: 'seized', card: { is: 'this' }, by: 'you' }))).toEqual([
      'wrong-value /abilities/0/on/by',
    ]);
    expect(found(triggered({ event: 'seized', card: { is: 'this' }, by: 'every-opponent' }))).toEqual([]);
    expect(found(triggered({ event: 'seized', by: 'you' }))).toEqual([]);
  });

  test('about the controller of a card that is out of play is refused.', () => {
    expect(found(triggered({ event: 'discarded', card: { controller: 'you' } }))).toEqual([
      'wrong-value /abilities/0/on/card/controller',
    ]);
    expect(found(triggered({ event: 'smoked', source: { type: ['Event'], controller: 'you' } }))).toEqual([
      'wrong-value /abilities/0/on/source/controller',
    ]);
    expect(found(triggered({ event: 'smoked', source: { type: ['Event'] }, by: 'you' }))).toEqual([]);
  });

  test.each([
    ['burned-for-victory', 'Character'],
    ['seized', 'Edge'],
    ['turned-to-attack', 'Site'],
    ['location-changed', 'Site'],
    ['smoked', 'Event'],
    ['enters-play', 'Event'],
  ])('about %s is refused of a card of the type %s, to which that does not happen.', (event, type) => {
    expect(found(triggered({ event, card: { type: [type] } }))).toEqual([
      'wrong-value /abilities/0/on/card/type',
    ]);
    expect(found(triggered({ event: [event, 'played'], card: { type: [type] } }))).toEqual([]);
  });

  test('about a Site that is burned is not refused, whichever word for it is used.', () => {
    for (const type of ['Site', 'Feng Shui Site', 'Character'])
      expect(
        found(triggered({ event: ['burned-for-power', 'smoked'], card: { type: ['Edge', type] } })),
      ).toEqual([]);
    expect(found(triggered({ event: 'burned-for-power', card: { type: ['Site'] } }))).toEqual([]);
  });

  test('about two controllers of one card is refused.', () => {
    const both = { event: 'smoked', card: { controller: 'you' }, player: 'every-opponent' };
    expect(found(triggered(both))).toEqual(['wrong-value /abilities/0/on/player']);
  });

  test('about a card that has left play before it can be answered is refused, and its controller is not.', () => {
    expect(found(answering({ event: 'burned-for-victory', card: { row: 'front' } }))).toEqual([
      'wrong-value /abilities/0/inResponseTo/event/card/row',
    ]);
    expect(found(answering({ event: 'burned-for-victory', card: { controller: 'you' } }))).toEqual([]);
    expect(found(answering({ event: 'seized', card: { controller: 'you', row: 'front' } }))).toEqual([]);
    expect(found(triggered({ event: 'burned-for-victory', card: { row: 'front' } }))).toEqual([]);
  });
});
