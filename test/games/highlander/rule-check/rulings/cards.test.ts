import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../../src/games/highlander/rule-check/state/values.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  aText,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';
import { end, exert, high, low, mayDo, next, play, preGame, seeded, use } from './cast.ts';

test('With the Gladius a Power Blow and a Power Block cost the top card of the Endurance', {
  meta: { rulings: ['highlander.type-two/faq/gladius-discard'] },
}, () => {
  const gladius = preGame(seeded('gladius'));
  const state = table({ ann: { hand: { high }, inPlay: { gladius }, endurance: 30 }, bob: {} });
  const later = afterwards(state, [play('high'), exert({ powerBlow: 'high' })]);
  expect(later.players[0].endurance.unknown).toBe(24);
  const blocking = attacked(
    { ann: { hand: { parry: aBlock('upper left') }, inPlay: { gladius } }, bob: {} },
    { cut: { card: high, powerBlow: true } },
  );
  const blocked = afterwards(blocking, [play('parry', { against: ['cut'] }), exert({ powerBlock: 'parry' })]);
  expect(blocked.players[0].endurance.unknown).toBe(24);
});

test('A Guard played with the Katana Guard has no text', {
  meta: { rulings: ['highlander.type-two/faq/katana-guard-nullifies'] },
}, () => {
  const ward = saying(aGuard('upper left'), says({ players: 'you', modifyPlayers: [{ cannot: 'attack' }] }));
  const state = (inPlay: object, hand: object) =>
    table({ ann: { hand: { ward, high: low, ...hand }, inPlay: { ...inPlay } }, bob: {} }, mayDo);
  const hand = { katana: seeded('katana-guard', { type: 'Edge' }) };
  const alone = afterwards(state({}, hand), [play('ward'), next(), next()]);
  expect(broken(alone, play('high'))).toEqual(['type-two/prevention/what-it-is']);
  const both = afterwards(state({}, hand), [play('ward', { with: [{ card: 'katana' }] }), next(), next()]);
  expect(broken(both, play('high'))).toEqual([]);
});

describe('a Guardian that is discarded to reshuffle the Discard Pile', () => {
  const used = (inPlay: object = {}) =>
    afterwards(
      table(
        {
          ann: {
            inPlay: { kenny: { card: seeded('guardian-kenny-ross', { type: 'Situation' }), enteredIn: 1 } },
            discard: { left: low },
          },
          bob: { hand: 1, inPlay: { ...inPlay } },
        },
        { turn: { phase: 'defense' } },
      ),
      [use('kenny')],
    ).players[0];
  const lies = ({ endurance, discard, removed }: ReturnType<typeof used>) => ({
    endurance: endurance.unknown,
    ...{ discard: discard.cards.map(({ id }) => id), removed: removed.cards.map(({ id }) => id) },
  });

  test('is removed from the game, and not reshuffled', {
    meta: { rules: ['highlander.type-two/text/game-text'] },
  }, () => {
    expect(lies(used())).toEqual({ endurance: 31, discard: [], removed: ['kenny'] });
  });

  test('is discarded and no more where the reshuffle is prevented', {
    meta: { rules: ['highlander.type-two/prevention/what-it-is'] },
  }, () => {
    const alex = { card: seeded('alex-johnson-connor-macleod', { type: 'Situation' }), enteredIn: 2 };
    expect(lies(used({ alex }))).toEqual({ endurance: 30, discard: ['kenny', 'left'], removed: [] });
  });
});

test('Several copies of Cat and Mouse may be in play', {
  meta: { rulings: ['highlander.type-two/faq/cat-and-mouse-multiples'] },
}, () => {
  const cat = seeded('cat-and-mouse-plot');
  expect(broken(table({ ann: { hand: { cat }, inPlay: { other: cat } }, bob: {} }), play('cat'))).toEqual([]);
});

test('With James Horton Allies are Hunters wherever they are', {
  meta: { rulings: ['highlander.type-two/faq/james-horton-hunters'] },
}, () => {
  const ally = aCard('Situation', { title: 'Joe', subtype: 'Mortal Ally' });
  const purge = saying(aCard('Event'), {
    ability: 'played',
    choose: [
      {
        as: 'prey',
        choose: 'cards',
        which: { kind: ['hunter'] },
        in: ['play', { discardPile: 'opponent' }, { hand: 'you' }],
      },
    ],
    do: [{ do: 'discard', cards: { chosen: 'prey' } }],
  });
  const state = (inPlay: object) =>
    table({ ann: { hand: { purge } }, bob: { inPlay: { joe: ally, ...inPlay }, discard: { dead: ally } } });
  const horton = { horton: preGame(seeded('james-horton-pre-game')) };
  for (const prey of ['joe', 'dead']) {
    expect(broken(state(horton), play('purge', { choose: { prey: { cards: [prey] } } }))).toEqual([]);
    expect(broken(state({}), play('purge', { choose: { prey: { cards: [prey] } } }))).not.toEqual([]);
  }
});

test('Reno lets a second Event be played, and Darius with it', {
  meta: {
    rulings: [
      'highlander.type-two/faq/reno-situation-darius-counts',
      'highlander.type-two/faq/reno-situation-three-events',
    ],
  },
}, () => {
  const reno = seeded('reno-situation');
  const event = (title: string) => aCard('Event', { title });
  const darius = seeded('darius-event');
  const hand = {
    one: event('One'),
    two: event('Two'),
    three: event('Three'),
    darius,
  };
  const state = (inPlay: object) => table({ ann: { hand, inPlay: { ...inPlay } }, bob: {} });
  const both = play('two', { with: [{ card: 'darius' }] });
  expect(broken(afterwards(state({}), [play('one')]), play('two'))).not.toEqual([]);
  const second = afterwards(state({ reno }), [play('one'), both]);
  expect(broken(second, play('three'))).toEqual(['type-two/special-cards/one-per-turn']);
});

test('Darius is played with the card that it let in, and is the Special card of the turn', {
  meta: {
    rulings: ['highlander.type-two/pre-game-cards-that-allow-you-to-include-cards/darius-teacher-benefit'],
  },
}, () => {
  const darius = seeded('darius-event');
  const state = table({ ann: { hand: { darius, high, news: aCard('Event') } }, bob: {} });
  expect(broken(state, play('high', { with: [{ card: 'darius' }] }))).toEqual([]);
  const after = afterwards(state, [play('high', { with: [{ card: 'darius' }] })]);
  expect(broken(after, play('news'))).toEqual(['type-two/special-cards/one-per-turn']);
});

test('Who counters Darius counters what it is played with', {
  meta: { rulings: ['highlander.type-two/faq/darius-event-countering'] },
}, () => {
  const darius = seeded('darius-event');
  const foil = aText('Foil', {
    ability: 'counter',
    counters: { title: 'Darius' },
    by: 'opponent',
    from: 'play',
    leaves: 'discard',
  });
  const hurt = saying(aCard('Situation'), {
    ability: 'played',
    do: [{ do: 'damage', players: 'opponent', amount: 1 }],
  });
  const state = table({ ann: { hand: { darius, hurt } }, bob: { inPlay: { foil } } });
  const later = afterwards(state, [
    play('hurt', { with: [{ card: 'darius' }] }),
    { do: 'counter', player: 'bob', card: 'foil' },
  ]);
  expect([later.inPlay, later.pending]).toEqual([[], []]);
});

test('Under They Also Serve no second Situation, Object, Plot or Location is played, nor one in the place of another', {
  meta: {
    rulings: [
      'highlander.type-two/faq/they-also-serve-one-card',
      'highlander.type-two/faq/they-also-serve-no-switch',
      'highlander.type-two/faq/bumping',
    ],
  },
}, () => {
  const serve = seeded('they-also-serve', { type: 'Situation' });
  const state = (inPlay: object) =>
    table({
      ann: {
        hand: { plot: aCard('Plot'), news: aCard('Event'), place: aCard('Location') },
        inPlay: { ...inPlay },
      },
      bob: { inPlay: { serve } },
    });
  expect(broken(state({}), play('plot'))).toEqual([]);
  expect(broken(state({ o: aCard('Object') }), play('plot'))).not.toEqual([]);
  expect(broken(state({ o: aCard('Location', { title: 'X' }) }), play('place'))).not.toEqual([]);
  expect(broken(state({ o: aCard('Object') }), play('news'))).toEqual([]);
});

test('Under Master’s Advantage a Persona has no text, and its own cards are played', {
  meta: {
    rulings: [
      'highlander.type-two/faq/masters-advantage-keeps-name',
      'highlander.type-two/faq/masters-advantage-persona-specific',
      'highlander.type-two/faq/masters-advantage-master-cards',
    ],
  },
}, () => {
  const adv = seeded('masters-advantage-ramirez', { type: 'Situation' });
  const oath = aCard('Event', { title: 'Oath', mark: 'Signature', immortals: ['Annie Devlin'] });
  const state = table({
    ann: {
      hand: { oath, high, low, m: aCard('Event', { title: 'Master Plan', immortals: ['Annie Devlin'] }) },
      inPlay: { persona: preGame(seeded('annie-devlin-persona')) },
    },
    bob: { inPlay: { adv } },
  });
  expect(broken(state, play('oath'))).toEqual([]);
  expect(broken(state, play('m'))).toEqual([]);
  expect(broken(afterwards(state, [play('high')]), play('low'))).not.toEqual([]);
});

test('Against the Short Sword a block is discarded for a block that is not basic', {
  meta: { rulings: ['highlander.type-two/paying-a-cost/short-sword-non-basic-block'] },
}, () => {
  const sword = preGame(seeded('short-sword'));
  const basic = aCard('Basic Block', { grid: 'XOO/OOO/OOO' });
  const state = attacked(
    {
      ann: {
        hand: {
          plain: basic,
          parry: aBlock('upper left'),
          spare: aBlock('lower left'),
          duck: aDodge('upper left'),
        },
      },
      bob: { inPlay: { sword } },
    },
    { cut: high },
  );
  expect(broken(state, play('plain', { against: ['cut'] }))).toEqual([]);
  expect(broken(state, play('duck', { against: ['cut'] }))).toEqual([]);
  expect(
    broken(state, play('parry', { against: ['cut'], choose: { 'sword.price': { cards: ['duck'] } } })),
  ).not.toEqual([]);
  expect(
    broken(state, play('parry', { against: ['cut'], choose: { 'sword.price': { cards: ['parry'] } } })),
  ).not.toEqual([]);
  expect(
    broken(state, play('parry', { against: ['cut'], choose: { 'sword.price': { cards: ['spare'] } } })),
  ).toEqual([]);
});

test('Focus is played without a target', {
  meta: { rulings: ['highlander.type-two/faq/no-target-required'] },
}, () => {
  const focus = seeded('focus', { type: 'Event' });
  const state = table({ ann: { hand: { focus } }, bob: {} });
  expect(broken(state, play('focus'))).toEqual([]);
});

test('Nexus is not discarded in the middle of drawing', {
  meta: { rulings: ['highlander.type-two/faq/nexus-drawing'] },
}, () => {
  const nexus = seeded('nexus', { type: 'Object' });
  const state = table(
    {
      ann: { hand: 3, endurance: 5, discard: 20, inPlay: { nexus: { card: nexus, enteredIn: 1 } } },
      bob: {},
    },
    { turn: { phase: 'draw-discard' } },
  );
  expect(broken(state, use('nexus'))).toEqual([]);
  const drawn = afterwards(state, [{ do: 'draw', player: 'ann', number: 1 }]);
  expect(broken(drawn, use('nexus'))).toEqual(['type-two/faq/drawing-is-immediate']);
});

test('Who is only Considered Prone has not become Prone', {
  meta: { rulings: ['highlander.type-two/faq/considered-is-not-being'] },
}, () => {
  const hunter = seeded('hunter');
  const joy = aText('Joy', {
    ability: 'triggered',
    on: { event: 'tripped' },
    do: [{ do: 'damage', players: 'opponent', amount: 1 }],
  });
  const state = table({ ann: { hand: { hunter }, inPlay: { joy } }, bob: {} });
  expect(afterwards(state, [play('hunter')]).pending).toEqual([]);
});

test('An Immortal Ally is not played who is the opponent’s Persona', {
  meta: { rulings: ['highlander.type-two/faq/immortal-ally-same-title'] },
}, () => {
  const ally = aCard('Situation', { title: 'Kern', subtype: 'Immortal Ally' });
  const state = table({ ann: { hand: { ally } }, bob: { inPlay: { p: preGame(seeded('kern-persona')) } } });
  expect(broken(state, play('ally'))).toEqual(['type-two/faq/immortal-ally-not-opponents-persona']);
});

test('Vengeance is played if the opponent removed an Ally in the last turn', {
  meta: { rulings: ['highlander.type-two/faq/colin-macleod-unique-ally'] },
}, () => {
  const vengeance = seeded('vengeance-colin-macleod');
  const persona = preGame(seeded('colin-macleod-persona'));
  const ally = aCard('Situation', { title: 'Tessa', subtype: 'Mortal Ally' });
  const removed: GameEvent = {
    ...{ event: 'removed-from-play', card: 'tessa', of: ally, player: 'ann', by: 'bob' },
  };
  const after = (...events: GameEvent[]) =>
    table(
      { ann: { hand: { vengeance, high }, inPlay: { persona } }, bob: {} },
      { turnsBefore: [{ player: 'bob', events }, { player: 'ann' }] },
    );
  const together = play('high', { with: [{ card: 'vengeance' }] });
  expect(broken(after(), together)).toEqual(['type-two/text/game-text']);
  expect(broken(after(removed), together)).toEqual([]);
  for (const event of ['discarded', 'removed-from-game'] as const) {
    expect(broken(after({ ...removed, event, from: 'play' }), together)).toEqual([]);
    expect(broken(after({ ...removed, event, from: 'hand' }), together)).toEqual(['type-two/text/game-text']);
  }
});

test('Holy Ground is played without an attack, too; it avoids all attacks at once and skips the Attack Phase', {
  meta: {
    rulings: [
      'highlander.type-two/faq/holy-ground-unprovoked',
      'highlander.type-two/immediate-effect/police-holy-ground',
    ],
  },
}, () => {
  const holy = seeded('holy-ground');
  expect(
    broken(table({ ann: { hand: { holy } }, bob: {} }, { turn: { phase: 'defense' } }), play('holy')),
  ).toEqual([]);
  const state = attacked({ ann: { hand: { holy, high }, endurance: 20 }, bob: {} }, { cut: high });
  const later = afterwards(state, [play('holy'), next()]);
  expect(later.turn.phase).toBe('draw-discard');
  expect(later.players[0].ability).toBe(15);
  expect(later.players[0].removed.unknown).toBe(3);
});

test('Under Master’s Advantage Xavier plays no more Poison Gas than its number, until he shuffles his Discard Pile', {
  meta: {
    rulings: [
      'highlander.type-two/faq/masters-advantage-restriction-number',
      'highlander.type-two/faq/masters-advantage-poison-gas',
    ],
  },
}, () => {
  const advantage = seeded('masters-advantage-ramirez', { type: 'Situation' });
  const gas = seeded('poison-gas');
  const xavier = preGame(seeded('xavier-st-cloud-persona'));
  const manyInPlay = says({
    players: 'you',
    modifyPlayers: [{ inPlayAtMost: 'any', such: { title: 'Poison Gas' } }],
  });
  const discarded = (number: number) =>
    Object.fromEntries(Array.from({ length: number }, (_, at) => [`old${at}`, gas]));
  const state = (number: number, bobs: object, shown = gas) =>
    table({
      ann: {
        hand: { gas: shown },
        inPlay: { xavier, lab: aText('Lab', manyInPlay), one: gas, two: gas },
        discard: discarded(number),
      },
      bob: { inPlay: { ...bobs } },
    });
  const refused = ['type-two/prevention/what-it-is'];
  expect(broken(state(4, { advantage }), play('gas'))).toEqual(refused);
  expect(broken(state(3, { advantage }), play('gas'))).toEqual([]);
  expect(broken(state(4, {}), play('gas'))).toEqual([]);
  const restricted = { ...gas, restriction: 7 };
  expect(broken(state(4, { advantage }, restricted), play('gas'))).toEqual([]);
  const shuffled = saying(aCard('Edge'), {
    ...{ ability: 'played', do: [{ do: 'shuffle-discard-pile', players: 'you' }] },
  });
  const again = table({
    ann: {
      hand: { gas, shuffled },
      inPlay: { lab: aText('Lab', manyInPlay), one: gas, two: gas },
      discard: discarded(4),
    },
    bob: { inPlay: { advantage } },
  });
  expect(broken(again, play('gas'))).toEqual(refused);
  expect(broken(afterwards(again, [play('shuffled')]), play('gas'))).toEqual([]);
});

describe('For an Illusion that it let in Darius', {
  meta: { rulings: ['highlander.type-two/faq/illusions-allowance-before-exertion'] },
}, () => {
  const vision = aCard('Illusion', { title: 'Vision', immortals: ['Garrick'] });
  const darius = seeded('darius-event');
  const searching = (purpose: object, found = vision) =>
    exert(
      purpose,
      five().map((one, at) => (at === 0 ? { ...one, card: found } : one)),
    );
  const state = table({ ann: { hand: { darius, high } }, bob: {} });
  const first = play('darius', { awaitingExertion: true });

  test.each([
    ['an Illusion', [], { illusion: true }],
    ['an attack', [], { attack: true }],
    ['nothing', [], { nothing: true }],
    ['a Power Blow', [play('high')], { powerBlow: 'high' }],
  ])('is played before an Exertion for %s, and goes with the Illusion found', (_, before, purpose) => {
    const later = afterwards(state, [...before, first, searching(purpose), play('x1')]);
    expect(later.inPlay.find(({ id }) => id === 'darius')).toMatchObject({ with: 'x1' });
    expect(later.awaitingExertion).toEqual([]);
  });

  test('is not played after it', () => {
    const searched = afterwards(state, [searching({ illusion: true })]);
    expect(broken(searched, play('x1', { with: [{ card: 'darius' }] }))).toEqual([
      'type-two/hard-exertions/no-more-from-hand',
    ]);
  });

  test('is lost if the Exertion holds none', () => {
    const none = afterwards(state, [first, searching({ illusion: true }, aCard('Event'))]);
    expect(none.inPlay).toEqual([]);
    expect(none.players[0].discard.cards.map(({ id }) => id)).toContain('darius');
  });

  test('is followed by that Exertion, and by no other card', () => {
    expect(broken(afterwards(state, [first]), play('high'))).toEqual([
      'type-two/searching-for-an-attack/conjunction-card-first',
    ]);
  });
});

test('Holy Ground that is played in the Attack Phase ends it, once all that it says is done', {
  meta: { rules: ['highlander.type-two/text/game-text'] },
}, () => {
  const holy = seeded('holy-ground');
  const state = table({ ann: { hand: { holy, high }, endurance: 20 }, bob: {} });
  const later = afterwards(state, [play('holy')]);
  expect(later.turn.phase).toBe('draw-discard');
  expect(later.players[0]).toMatchObject({ skips: [], removed: { unknown: 3 } });
  expect(afterwards(later, [end()]).turn.player).toBe('bob');
});

test('Yuk-Hsui Chun draws at the beginning of the Draw/Discard Phase, not after one has drawn or discarded', {
  meta: {
    rules: [
      'highlander.first-edition/card-anatomy/card-text',
      'highlander.type-two/draw-discard-phase/effects-first',
    ],
  },
}, () => {
  const yuk = preGame(seeded('yuk-hsui-chun'));
  const state = (ability: number, hand: number) =>
    table({ ann: { ability, hand, inPlay: { yuk } }, bob: { hand: 9 } }, { turn: { phase: 'draw-discard' } });
  const draws = { do: 'draw', player: 'ann', number: 2 };
  expect(afterwards(state(5, 3), [use('yuk')], 'first').players[0].hand.unknown).toBe(9);
  const tooLate = ['first-edition/card-anatomy/card-text'];
  expect(broken(afterwards(state(5, 3), [draws], 'first'), use('yuk'), 'first')).toEqual(tooLate);
  const drawn = afterwards(state(5, 3), [draws]);
  expect(broken(drawn, use('yuk'))).toEqual(['type-two/draw-discard-phase/effects-first']);
});
