import { describe, expect, test } from 'vitest';
import { renderDefinition } from '../../../../src/games/shadowfist/vocabulary/rendering/render-definition.ts';
import { card } from './cast.ts';

const said = (...abilities: unknown[]) => renderDefinition(card('Character', abilities));
const done = (...effects: unknown[]) => renderDefinition(card('Event', [{ ability: 'event', do: effects }]));
const changed = (...modify: unknown[]) => said({ ability: 'continuous', cards: 'this', modify });
const when = (on: object) => said({ ability: 'triggered', on, do: [gain(1)] });
const onlyIf = (condition: object) => said({ ability: 'playing', kind: 'only', when: condition });
const smoke = (cards: unknown) => ({ do: 'smoke', cards });
const all = (each: object, place: unknown = 'play') => ({ each, in: place });
const gain = (amount: unknown) => ({ do: 'gain-power', players: 'you', amount });
const turned = { pay: 'turn', card: 'this' };
const chosen = (which: object, as: string, more: object = {}) => ({
  ...{ choose: 'cards', which, in: 'play', as },
  ...more,
});

describe('at the head of a card stand', () => {
  test('its restrictions', () => {
    const event = card('Event', [{ ability: 'event', do: [gain(5)] }], {
      restrictions: ['Limited', 'Toast It'],
    });
    expect(renderDefinition(event)).toBe('**Limited. Toast It.**\nYou gain 5 Power.');
  });

  test('its special abilities', () => {
    expect(said({ ability: 'special', special: 'Stealth' })).toBe('**Stealth**.');
    const toughness = { ability: 'special', special: 'Toughness', amount: 1 };
    expect(said({ ...toughness, against: { type: ['Character'], designator: 'Cop' } })).toBe(
      '**Toughness: 1** against **Cop** Characters.',
    );
  });
});

describe('an ability', () => {
  test('for which only the card turns', () => {
    expect(said({ ability: 'voluntary', pay: [turned], do: [smoke(all({ damaged: true }))] })).toBe(
      'Turn this card to smoke all damaged cards.',
    );
    expect(said({ ability: 'voluntary', pay: [turned], do: [gain(1)] })).toBe(
      'Turn this card :: You gain 1 Power.',
    );
  });

  test('has left of the double colon what is done on generation (10.3)', () => {
    const choose = [chosen({ type: ['Character'] }, 'victim', { target: true })];
    const pay = [{ pay: 'power', amount: 2 }, turned, { pay: 'sacrifice', cards: { chosen: 'victim' } }];
    expect(said({ ability: 'voluntary', choose, pay, do: [smoke({ chosen: 'victim' })] })).toBe(
      'Turn this card, target a Character, pay 2 Power and sacrifice that Character :: Smoke that Character.',
    );
  });

  test('tells when, how often and by whom it is used', () => {
    const voluntary = { ability: 'voluntary', do: [gain(1)] };
    expect(said({ ...voluntary, when: { turnOf: 'you' }, limit: { times: 1, per: 'turn' } })).toBe(
      'If it is your turn, once per turn, you may gain 1 Power.',
    );
    expect(said({ ...voluntary, by: { controllerOf: 'subject' }, pay: [turned] })).toBe(
      "Subject's controller may turn this card :: You gain 1 Power.",
    );
    expect(said({ ...voluntary, from: 'smoked-pile' })).toBe('From your smoked pile, you may gain 1 Power.');
    expect(said({ ...voluntary, from: 'scene' })).toBe(
      'While this card waits in the scene, you may gain 1 Power.',
    );
    expect(said({ ...voluntary, by: 'every-opponent', pay: [turned] })).toBe(
      'An opponent may turn this card :: You gain 1 Power.',
    );
  });

  test('tells what it answers, and calls it so', () => {
    const to = { source: { type: ['Event'] }, kind: 'played-card', by: 'every-opponent', targets: {} };
    expect(
      said({
        ...{ ability: 'voluntary', inResponseTo: { to, as: 'answered' } },
        ...{ pay: [turned], do: [{ do: 'cancel', effect: 'answered' }] },
      }),
    ).toBe(
      'In response to an effect of playing an Event by an opponent that targets a card, turn this card to cancel that effect.',
    );
  });

  test('that is triggered tells the event and whether it is a choice', () => {
    const on = { event: 'smoked', card: { type: ['Character'], controller: 'you' }, by: 'every-opponent' };
    const triggered = { ability: 'triggered', on, do: [gain({ figure: 'cost', of: { event: 'card' } })] };
    const clause = 'When a Character you control is smoked by an opponent';
    expect(said(triggered)).toBe(`${clause}, you gain Power equal to that Character's cost.`);
    expect(said({ ...triggered, optional: true, if: { turnOf: 'you' } })).toBe(
      `${clause}, if it is your turn, you may gain Power equal to that Character's cost.`,
    );
    expect(said({ ...triggered, evenIfGone: true, immediately: true, do: [gain(1)] })).toBe(
      `${clause}, even if this card has left play :: Immediately: You gain 1 Power.`,
    );
    expect(said({ ...triggered, from: 'smoked-pile', together: true, do: [gain(1)] })).toBe(
      'From your smoked pile, when a Character you control is smoked by an opponent, once for all at the same time, you gain 1 Power.',
    );
  });

  test('of which only part may be done has that part apart', () => {
    const on = { event: 'revealed', card: { is: 'this' } };
    const effect = { do: 'if', condition: { turnOf: 'you' }, effects: [gain(1)] };
    expect(said({ ability: 'triggered', on, if: { turnOf: 'you' }, do: [gain(1)] })).toBe(
      'When this card is revealed, if it is your turn, you gain 1 Power.',
    );
    expect(said({ ability: 'triggered', on, do: [effect] })).toBe(
      'When this card is revealed :: If it is your turn, you gain 1 Power.',
    );
  });

  test('that replaces tells what does not happen', () => {
    const replacement = { ability: 'replacement', on: { event: 'smoked', card: { is: 'this' } } };
    expect(said({ ...replacement, instead: [{ do: 'toast', cards: 'this' }] })).toBe(
      'Instead of this: this card is smoked, toast this card.',
    );
  });

  test('of playing the card tells how', () => {
    const playing = { ability: 'playing', kind: 'also', cost: { reducedBy: 2 }, ignoringResources: true };
    expect(said({ ...playing, faceUp: true, when: { during: 'attack' } })).toBe(
      'You may also play this card at -2 cost without regard to resource conditions face-up if it is during an attack.',
    );
    const inResponseTo = {
      event: { event: ['seized', 'burned-for-victory'], card: { type: ['Site'] }, player: 'you' },
    };
    const instead = { ability: 'playing', kind: 'also', do: [gain(1)], inPlaceOfOwn: true };
    expect(said({ ...instead, pay: [{ pay: 'power', amount: 2 }] })).toBe(
      'You may also play this card; to do so, pay 2 Power; instead, you gain 1 Power.',
    );
    expect(said({ ability: 'playing', kind: 'only', inResponseTo })).toBe(
      'Play only in response to this: a Site you control is seized or burned for victory.',
    );
  });

  test('of the other kinds says what the cards say', () => {
    expect(said({ ability: 'own-cost', by: -1, if: { turnOf: 'you' } })).toBe(
      'This card has -1 cost if it is your turn.',
    );
    expect(said({ ability: 'subject', which: { type: ['Site'], controller: 'you' } })).toBe(
      'Play on a Site you control.',
    );
    expect(said({ ability: 'entering', choose: [{ choose: 'symbol', as: 'type' }] })).toBe(
      'When this card enters play, choose a resource type.',
    );
    expect(said({ ability: 'x', figure: 'fighting', is: { power: 'you' } })).toBe('Fighting X = your Power.');
    expect(said({ ability: 'generates-power', amount: 2 })).toBe('This card generates 2 Power.');
    expect(said({ ability: 'not-cumulative' })).toBe('Not cumulative.');
    expect(said({ ability: 'placed-with-opponent' })).toBe(
      "Place in an opponent's site structure. That opponent controls this card.",
    );
    expect(said({ ability: 'unsupported', reach: 'use', text: 'Sing.' })).toBe(
      '[Not in the vocabulary, and needed to use it: Sing.]',
    );
  });
});

describe('a card is described', () => {
  const filtered = (filter: object) => done(smoke(all(filter))).replace(/^Smoke all (.*)\.$/, '$1');

  test.each([
    [{}, 'cards'],
    [{ type: ['Character', 'Site'] }, 'Characters and Sites'],
    [
      { type: ['Character'], designator: 'Cop', turned: true, controller: 'you' },
      'turned **Cop** Characters you control',
    ],
    [{ belongsTo: 'mag' }, '{mag} cards'],
    [
      { powerGenerating: true, controller: 'every-opponent' },
      'Power-generating Sites controlled by an opponent',
    ],
    [{ type: ['Site'], not: { type: ['Feng Shui Site'] } }, 'Sites that are not Feng Shui Sites'],
    [
      { figure: { cost: { atMost: 3 }, fighting: { exactly: 2 } } },
      'cards with Fighting 2 and cost 3 or less',
    ],
    [{ printed: { conditions: { atLeast: 1 } } }, 'cards with printed 1 or more resource conditions'],
    [
      { any: [{ type: ['Edge'] }, { restriction: 'Unique' }], isNot: 'this' },
      'cards other than this card that are either Edges or Unique cards',
    ],
    [
      { type: ['Character'], atLocationOf: 'subject', hasState: { restriction: 'Weapon' } },
      'Characters at the location of subject that are the subject of a Weapon card',
    ],
    [
      { thisTurn: { event: 'damage-inflicted', card: { type: ['Site'] } } },
      'cards by which this happened this turn (it inflicts damage on a Site)',
    ],
    [
      { thisTurn: { event: 'smoked', source: { is: 'this' } } },
      'cards to which this happened this turn (it is smoked by this card)',
    ],
  ])('%j', (filter, text) => {
    expect(filtered(filter)).toBe(text);
  });

  test('by its name, if it must still lie somewhere', () => {
    expect(done(smoke(all({ is: 'subject' })))).toBe('Smoke subject (if it is in play).');
  });

  test('by the pile it lies in, unless it is in play', () => {
    expect(done({ do: 'toast', cards: all({ type: ['Event'] }, { smoked: 'every-opponent' }) })).toBe(
      "Toast all Events in an opponent's smoked pile.",
    );
  });
});

describe('a choice', () => {
  const choosing = (choice: object, ...effects: unknown[]) =>
    renderDefinition(card('Event', [{ ability: 'event', choose: [choice], do: effects }]));

  test('says target only of a target (4.3.6)', () => {
    const site = chosen({ type: ['Site'] }, 'site');
    expect(choosing({ ...site, target: true }, smoke({ chosen: 'site' }))).toBe(
      'Target a Site :: Smoke that Site.',
    );
    expect(choosing(site, smoke({ chosen: 'site' }))).toBe('Choose a Site :: Smoke that Site.');
  });

  test('of several tells how many, and speaks of them together', () => {
    const some = chosen({ type: ['Site'] }, 'sites', {
      number: { atMost: 2 },
      sharing: 'title',
      random: true,
    });
    expect(choosing(some, smoke({ chosen: 'sites' }))).toBe(
      'Choose at random up to 2 Sites, all with the same title :: Smoke those Sites.',
    );
  });

  test('names its cards where others are called the same', () => {
    const choose = [
      chosen({ type: ['Site'] }, 'one'),
      chosen({ type: ['Site'], isNot: { chosen: 'one' } }, 'two'),
    ];
    const swap = { do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'two' }], changesTarget: true };
    expect(renderDefinition(card('Event', [{ ability: 'event', choose, do: [swap] }]))).toBe(
      'Choose a Site [one] and choose a Site [two] other than the Site [one] :: Swap the positions of the Site [one] and the Site [two] (this may change which Site is targeted in an attack).',
    );
  });

  test('names them where an event is about the same kind of card', () => {
    const on = { event: 'smoked', card: { type: ['Site'] } };
    const triggered = { ability: 'triggered', on, choose: [chosen({ type: ['Site'] }, 'other')] };
    expect(
      said({
        ...triggered,
        do: [{ do: 'damage', amount: { figure: 'body', of: { event: 'card' } }, to: { chosen: 'other' } }],
      }),
    ).toBe(
      "When a Site is smoked, choose a Site [other] :: Inflict damage equal to that Site's Body on the Site [other].",
    );
  });

  test('of a player, a number, a mode or a source', () => {
    const poorer = { compare: [{ power: 'that-player' }, '<', { power: 'you' }] };
    expect(choosing({ choose: 'players', of: 'every-opponent', such: poorer, as: 'one' })).toBe(
      "Choose an opponent such that the player's Power is less than your Power :: Do nothing.",
    );
    expect(
      choosing({ choose: 'number', atLeast: 1, atMost: { power: 'you' }, as: 'n' }, gain({ value: 'n' })),
    ).toBe('Choose a number from 1 to your Power :: You gain Power equal to that number.');
    expect(
      choosing(
        { choose: 'mode', of: ['keep', 'toast'], as: 'fate' },
        { do: 'if', condition: { chosen: 'fate', as: 'toast' }, effects: [{ do: 'toast', cards: 'this' }] },
      ),
    ).toBe('Choose [fate]: “keep” or “toast” :: If [fate] is “toast”, toast this card.');
    expect(
      choosing(
        { choose: 'damage-source', which: { attacking: true }, as: 'source' },
        { do: 'redirect', source: 'source', from: 'subject', to: 'this' },
      ),
    ).toBe(
      'Choose a source of damage that is an attacking card :: Redirect the damage inflicted by that source on subject to this card.',
    );
  });
});

describe('what is done', () => {
  const card = all({ type: ['Character'] });

  test.each([
    [{ do: 'cease-attacking', cards: card }, 'All Characters cease attacking.'],
    [{ do: 'move', cards: 'this', to: 'hand', of: 'owner' }, "Return this card to its owner's hand."],
    [{ do: 'move', cards: card, to: 'hand', of: 'owner' }, "Return all Characters to their owners' hands."],
    [
      { do: 'move', cards: 'this', to: 'deck-bottom', of: 'you' },
      'Put this card on the bottom of your deck.',
    ],
    [
      { do: 'return-to-play', cards: 'this', by: 'current-player', turned: true, at: 'subject' },
      'The current player returns this card to play turned at the location of subject.',
    ],
    [
      { do: 'damage', amount: 3, to: card, source: 'this', combat: true },
      'This card inflicts 3 combat damage on all Characters.',
    ],
    [{ do: 'heal', cards: 'this', amount: 'all' }, 'Heal this card.'],
    [
      { do: 'counters', name: 'age', number: 1, on: 'this', remove: true },
      'Remove 1 age counter from this card.',
    ],
    [
      { do: 'change-location', cards: 'this', to: 'chosen-by-controller' },
      'Move this card to a location that its controller chooses.',
    ],
    [
      { do: 'put-state', cards: 'this', on: 'chosen-by-you' },
      'Place this card on a legal subject that you choose.',
    ],
    [{ do: 'burn-for-victory', cards: 'this', by: 'you' }, 'Burn this card for victory.'],
    [{ do: 'gain-power', players: 'every-player', amount: 5 }, 'Each player gains 5 Power.'],
    [{ do: 'lose-power', players: 'every-opponent', amount: 'all' }, 'Each opponent loses all Power.'],
    [
      { do: 'steal-power', from: 'current-player', to: 'you', amount: 2 },
      'Steal 2 Power from the current player.',
    ],
    [{ do: 'draw', players: 'you', amount: 1 }, 'Draw 1 card.'],
    [
      {
        do: 'play',
        by: 'you',
        which: { type: ['Character'] },
        in: { smoked: 'you' },
        cost: 'none',
        ignoringResources: true,
        optional: true,
      },
      'You may play a Character from your smoked pile at no cost without regard to resource conditions.',
    ],
    [
      { do: 'look-at-deck', of: 'current-player', by: 'you', number: 3 },
      "Look at the top 3 cards of the current player's deck.",
    ],
    [{ do: 'look-at-deck', of: 'you', by: 'every-player', number: 'all' }, 'Reveal your deck.'],
    [
      { do: 'rearrange-sites', of: 'current-player', by: 'you', into: 'same-columns' },
      "Rearrange the current player's site structure, without changing the number of columns.",
    ],
    [
      { do: 'rearrange-sites', of: 'you', by: 'you', into: 'occupied-places' },
      'Rearrange your site structure, moving no Site to a place where there was none.',
    ],
    [{ do: 'discard-hand', players: 'every-player' }, 'Each player discards their hand.'],
    [
      { do: 'take-control', cards: card, by: 'you', until: 'while-in-play' },
      'Take control of all Characters until they leave play.',
    ],
    [
      {
        do: 'modify',
        cards: 'this',
        by: [{ canceled: true }],
        until: 'end-of-turn',
        while: { during: 'attack' },
      },
      'While it is during an attack, this card is canceled until the end of the turn.',
    ],
    [
      {
        do: 'copy',
        what: ['fighting', 'rules-text'],
        from: 'subject',
        to: 'this',
        inPlaceOfOwn: true,
        until: 'end-of-turn',
      },
      'Copy the printed Fighting and rules text of subject to this card, in place of its own, until the end of the turn.',
    ],
    [
      { do: 'change-number', of: 'subject', by: -1, until: 'end-of-turn' },
      'Change a number on subject by -1 until the end of the turn.',
    ],
    [{ do: 'end-attack' }, 'The attack ends.'],
    [{ do: 'unsupported', text: 'Sing.' }, '[not in the vocabulary: Sing.].'],
  ])('%j', (effect, text) => {
    expect(done(effect)).toBe(text);
  });

  test('under a condition stands in brackets if it is more than one thing', () => {
    const condition = { exists: all({ type: ['Edge'] }) };
    expect(done({ do: 'if', condition, effects: [gain(1), smoke('this')], otherwise: [gain(2)] })).toBe(
      'If there is an Edge, (you gain 1 Power; smoke this card); otherwise, you gain 2 Power.',
    );
  });

  test('if a player wishes, and pays', () => {
    const may = {
      ...{ do: 'may', by: 'current-player', choose: [chosen({ type: ['Site'] }, 'site')] },
      ...{ pay: [{ pay: 'power', amount: 1 }], effects: [smoke({ chosen: 'site' })], otherwise: [gain(1)] },
    };
    expect(done(may)).toBe(
      'The current player may choose a Site and pay 1 Power :: smoke that Site; otherwise, you gain 1 Power.',
    );
    expect(done({ ...may, do: 'must' })).toBe(
      'The current player must choose a Site and pay 1 Power :: smoke that Site; otherwise, you gain 1 Power.',
    );
  });

  test('for each, or later', () => {
    expect(done({ do: 'each-card', cards: card, effects: [smoke('each')] })).toBe(
      'For each of all Characters, smoke it.',
    );
    const later = {
      do: 'when',
      on: { event: 'turned', card: { type: ['Site'] } },
      until: 'end-of-turn',
      once: true,
    };
    expect(done({ ...later, effects: [smoke({ event: 'card' })] })).toBe(
      'Until the end of the turn, the next time a Site is turned, smoke that Site.',
    );
    expect(done({ do: 'at', end: 'end-of-combat', effects: [gain(1)] })).toBe(
      'At the end of combat, you gain 1 Power.',
    );
  });

  test('is asked after by its name', () => {
    const sacrifice = { do: 'sacrifice', cards: 'this', as: 'offer' };
    expect(done(sacrifice, { do: 'if', condition: { done: 'offer' }, effects: [gain(1)] })).toBe(
      'Sacrifice this card [offer]. If [offer] was successful, you gain 1 Power.',
    );
  });
});

describe('a token', () => {
  test('tells what would be printed on it', () => {
    const token = { title: 'Ghost', type: 'Character', cost: 0, fighting: 2 };
    expect(done({ do: 'put-token', by: 'you', number: 1, token })).toBe(
      'Put 1 token (“Ghost”, Character, cost 0, Fighting 2) into play.',
    );
  });
});

describe('what changes', () => {
  test.each([
    [[{ fighting: 2 }, { special: 'Guts' }], 'gains +2 Fighting and gains **Guts**'],
    [[{ body: -1 }], 'gains -1 Body'],
    [[{ damage: 5, against: { type: ['Site'] } }], 'inflicts +5 damage against Sites'],
    [[{ fighting: { count: all({ type: ['Edge'] }) } }], 'gains +X Fighting (X = the number of Edges)'],
    [[{ special: 'Toughness', loses: true }], 'loses **Toughness**'],
    [[{ cannot: 'be-intercepted', by: { turned: true } }], 'cannot be intercepted by turned cards'],
    [
      [{ takesNoDamage: { combat: false, from: { type: ['Event'] } } }],
      'takes no non-combat damage from Events',
    ],
    [
      [{ notAffectedBy: { type: ['Event'] }, byPlayers: 'every-opponent' }],
      'is not affected by Events of an opponent',
    ],
    [[{ keepsTurned: true }], 'does not unturn in the unturn phase'],
    [[{ blank: true }], 'has a blank rules text'],
    [[{ inflictsAtMost: 1 }], 'inflicts no more than 1 damage'],
  ])('%j', (modify, text) => {
    expect(changed(...modify)).toBe(`This card ${text}.`);
  });

  test('by a whole ability that is granted', () => {
    const ability = { ability: 'voluntary', pay: [turned], do: [smoke('granter')] };
    expect(changed({ ability })).toBe('This card gains “Turn this card to smoke the card that grants this.”');
  });

  test('for players', () => {
    const modifyPlayers = [
      { costOf: { designator: 'Orange' }, by: -1, mandatory: true },
      { costOf: { belongsTo: 'mag' }, by: -1, mandatory: false, limit: { times: 1, per: 'turn' } },
      { cannotPlay: { type: ['Event'] }, if: { during: 'attack' } },
      { handSize: -1 },
    ];
    expect(said({ ability: 'continuous', players: 'every-player', modifyPlayers })).toBe(
      'Each player plays **Orange** cards at -1 cost, may play {mag} cards at -1 cost once per turn, cannot play Events if it is during an attack and has -1 maximum hand size.',
    );
  });

  test('while a condition is true', () => {
    const condition = { card: 'this', is: { attacking: true, turned: false } };
    expect(said({ ability: 'continuous', while: condition, cards: 'this', modify: [{ fighting: 1 }] })).toBe(
      'While this card is unturned and attacking, this card gains +1 Fighting.',
    );
  });
});

describe('a condition', () => {
  test.each([
    [{ not: { exists: all({ type: ['Site'], controller: 'you' }) } }, 'there is no Site you control'],
    [{ not: { turnOf: 'you' } }, 'it is not your turn'],
    [
      { not: { all: [{ turnOf: 'you' }, { during: 'combat' }] } },
      'it is not so that (it is your turn and it is during combat)',
    ],
    [
      { any: [{ turnOf: 'you' }, { during: 'auction' }] },
      'either it is your turn or it is during an auction',
    ],
    [
      { attack: { target: { controller: 'you' }, declaredBy: 'every-opponent' } },
      'there is an attack against a card you control declared by an opponent',
    ],
    [
      { somePlayer: 'every-opponent', such: { closerToVictory: 'that-player', than: 'you' } },
      'there is an opponent such that the player is closer to victory than you',
    ],
    [
      { happenedThisTurn: { event: 'drawn', player: 'you' }, atLeast: 2 },
      'this happened this turn at least 2 times: a card is drawn by you',
    ],
    [{ opponent: 'current-player', of: 'you' }, 'the current player is an opponent of you'],
  ])('%j', (condition, text) => {
    expect(onlyIf(condition)).toBe(`Play only if ${text}.`);
  });
});

describe('an event', () => {
  test.each([
    [
      { event: 'damage-inflicted', source: { is: 'this' }, card: { type: ['Site'] }, combat: true },
      'this card inflicts combat damage on a Site',
    ],
    [
      { event: 'damage-inflicted', card: { is: 'this' }, amount: { atLeast: 3 } },
      'this card has damage inflicted on it of at least 3',
    ],
    [{ event: 'turn-started', player: 'you' }, 'you start a turn'],
    [
      {
        event: 'played',
        card: { type: ['Event'] },
        player: 'every-opponent',
        targets: { controller: 'you' },
      },
      'an Event that targets a card you control is played by an opponent',
    ],
    [
      { event: 'played', card: { is: 'this' }, from: 'hand', targetsPlayer: 'you' },
      'this card that targets you is played from the hand',
    ],
    [
      { event: 'combat-ended', card: { is: 'this', intercepting: true }, target: {} },
      'this card (being intercepting) ends combat with a card',
    ],
    [
      { event: ['enters-play', 'smoked'], card: { type: ['Site'] } },
      'a Site enters play or a Site is smoked',
    ],
  ])('%j', (on, text) => {
    expect(when(on)).toBe(`When ${text}, you gain 1 Power.`);
  });
});

describe('a number', () => {
  test('of cards that were chosen', () => {
    const choose = [chosen({ type: ['Site'] }, 'sites', { number: { atMost: 3 } })];
    expect(
      renderDefinition(card('Event', [{ ability: 'event', choose, do: [gain({ value: 'sites' })] }])),
    ).toBe('Choose up to 3 Sites :: You gain Power equal to the number of those Sites.');
  });

  test.each([
    [{ count: all({}, { burnedForVictory: 'you' }) }, 'the number of cards in your burned-for-victory pile'],
    [{ countPlayers: 'every-player' }, 'the number of players in the game'],
    [{ resources: 'mag', in: 'you' }, 'the number of {mag} resources in your pool'],
    [{ symbolsOn: 'this' }, 'the number of resources that this card requires and provides'],
    [
      { symbolsOn: 'this', which: 'faction', among: 'provisions' },
      'the number of faction resources that this card provides',
    ],
    [
      { symbolsOn: 'this', which: 'mag', among: 'conditions' },
      'the number of {mag} resources that this card requires',
    ],
    [
      { difference: [{ sum: [{ power: 'you' }, 2] }, { half: { handSize: 'you' }, round: 'down' }] },
      '(your Power plus 2) minus (half of your maximum hand size, rounded down)',
    ],
    [
      { least: [{ total: 'fighting', of: all({ type: ['Character'] }) }, 3] },
      'the least of the total Fighting of all Characters and 3',
    ],
    [{ damageToSmoke: 'each', by: 'this' }, 'the combat damage by this card required to smoke it'],
  ])('%j', (amount, text) => {
    expect(done(gain(amount))).toBe(`You gain Power equal to ${text}.`);
  });
});
