import { expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aSpecialAttack,
  aText,
  broken,
  five,
  judged,
  lawOf,
  says,
  table,
} from '../table.ts';
import { end, next, play, preGame, seeded, use } from './cast.ts';

const high = anAttack('upper left');
const notByItsText = ['first-edition/card-anatomy/card-text'];
const prevented = ['handbook-addendum/prevention/forbidden-is-prevented'];

test('Impulse takes the Four Horsemen with the cards beneath them and Hidden Resources that were played on them', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/cards-played-on-controlled-card',
      'highlander.handbook-addendum/controlling-an-opponents-cards-in-play/cards-underneath-controlled-card',
    ],
  },
}, () => {
  const state = table({
    ann: { hand: { impulse: seeded('impulse', { type: 'Event' }) } },
    bob: {
      inPlay: {
        horsemen: seeded('four-horsemen'),
        trip: { card: seeded('trip-duncan-macleod', { type: 'Event' }), under: 'horsemen' },
        hidden: { card: seeded('hidden-resources', { type: 'Situation' }), with: 'horsemen' },
        other: aCard('Object'),
      },
    },
  });
  const taken = afterwards(state, [play('impulse', { choose: { taken: { cards: ['horsemen'] } } })], 'first');
  expect(taken.inPlay.map(({ id, controller }) => [id, controller])).toEqual([
    ['horsemen', 'ann'],
    ['trip', 'ann'],
    ['hidden', 'ann'],
    ['other', 'bob'],
    ['impulse', 'ann'],
  ]);
});

test('The Monkeys in play are counted as the turn ends: one that leaves afterwards costs a card still', {
  meta: { rules: ['highlander.first-edition/glossary/discard-forced-by-opponent'] },
}, () => {
  const monkey = seeded('monkey', { type: 'Situation' });
  const end = { do: 'remove-from-play' as const, cards: { each: { title: 'Monkey' }, in: 'play' as const } };
  const cage = aCard('Object', { abilities: [{ ability: 'may-do', during: ['defense'], do: [end] }] });
  const hand = { one: high, two: high, three: high };
  const state = table(
    { ann: { inPlay: { monkey } }, bob: { hand, inPlay: { other: monkey, cage } } },
    { turn: { phase: 'draw-discard' } },
  );
  const removed = afterwards(state, [{ do: 'end-turn', player: 'ann' }, use('cage', {}, 'bob')], 'first');
  expect(removed.inPlay.map(({ id }) => id)).toEqual(['cage']);
  const lose = (...cards: string[]) => ({
    ...{ do: 'resolve', player: 'bob', obligation: 'o:1' },
    choose: { lost: { cards } },
  });
  expect(judged(removed, [lose('one')], 'first').verdicts).not.toMatchObject([{ outcome: 'legal' }]);
  expect(afterwards(removed, [lose('one', 'two')], 'first').players[1].hand.cards).toHaveLength(1);
});

test('A Discipline works only where a card in play prevents attacks or Special cards', {
  meta: { rulings: ['highlander.handbook-addendum/discipline-all-versions/only-against-cards-in-play'] },
}, () => {
  const attacks = { discipline: seeded('discipline', { type: 'Edge' }) };
  const special = { discipline: seeded('discipline-special', { type: 'Edge' }) };
  const kronos = { kronos: preGame(seeded('kronos-persona')) };
  const talk = seeded('fast-talk-hugh-fitzcairn', { type: 'Event' });
  const state = (hand: object, bob: object, more: object = {}) =>
    table({ ann: { hand: { ...hand }, ...more }, bob: { inPlay: { ...bob } } });
  expect(broken(state(attacks, kronos), play('discipline'), 'first')).toEqual([]);
  expect(broken(state(attacks, {}), play('discipline'), 'first')).toEqual(notByItsText);
  expect(broken(state(special, kronos), play('discipline'), 'first')).toEqual(notByItsText);
  expect(broken(state(attacks, {}, { genericWeapon: 'disarmed' }), play('discipline'), 'first')).toEqual(
    notByItsText,
  );
  expect(broken(state(special, { talk }), play('discipline'), 'first')).toEqual(notByItsText);
});

test('Discipline: Special, an Edge, is played by one whom Fast Talk prevents from playing Edge cards', {
  meta: { rulings: ['highlander.handbook-addendum/prevention/example-3-discipline-against-fast-talk'] },
}, () => {
  const state = table({
    bob: { hand: { talk: seeded('fast-talk-hugh-fitzcairn', { type: 'Event', immortals: [] }) } },
    ann: { hand: { discipline: seeded('discipline-special', { type: 'Edge' }), wink: aCard('Edge') } },
  });
  const talked = afterwards(state, [{ ...play('talk'), player: 'bob' }, next('bob'), end('bob')], 'first');
  expect(broken(talked, play('wink'), 'first')).toEqual(prevented);
  expect(broken(talked, play('discipline'), 'first')).toEqual([]);
  expect(broken(afterwards(talked, [play('discipline')], 'first'), play('wink'), 'first')).toEqual([]);
});

test('Whoever gains Ability discards three times as many cards of his Endurance as he gains and Incense of Pain are in play', {
  meta: { rulings: ['highlander.handbook-addendum/incense-of-pain/number-of-cards-discarded'] },
}, () => {
  const incense = seeded('incense-of-pain');
  const left = (inPlay: object, bobs: object = {}) => {
    const treatment = seeded('watcher-treatment', { type: 'Event' });
    const state = table({
      ann: { ability: 10, hand: { treatment }, inPlay: { ...inPlay } },
      bob: { inPlay: { ...bobs } },
    });
    const [ann] = afterwards(state, [play('treatment'), next()], 'first').players;
    return [ann.ability, ann.endurance.unknown];
  };
  expect(left({})).toEqual([12, 30]);
  expect(left({ one: incense })).toEqual([12, 21]);
  expect(left({ one: incense }, { two: incense })).toEqual([12, 18]);
});

test('Kanwulf discards a defense for an attack, and another for another', {
  meta: { rulings: ['highlander.handbook-addendum/kanwulf-and-persona-power/one-aspect-several-times'] },
}, () => {
  const hand = {
    parry: aBlock('upper left'),
    duck: aDodge('upper left'),
    one: high,
    two: high,
    three: high,
    four: high,
  };
  const kanwulf = { persona: preGame(seeded('kanwulf-persona')) };
  const giving = (card: string) => use('persona', { choose: { given: { cards: [card] } } });
  const state = table({ ann: { hand, inPlay: kanwulf }, bob: {} });
  const second = afterwards(state, [giving('parry'), play('one'), play('two')], 'first');
  expect(broken(second, play('three'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
  const third = afterwards(second, [giving('duck'), play('three')], 'first');
  expect(broken(third, play('four'), 'first')).toEqual(['first-edition/attack-phase/one-attack-a-turn']);
});

test('The War Axe leaves Kanwulf a hand free, whatever it needs else', {
  meta: { rulings: ['highlander.handbook-addendum/kanwulf-and-war-axe/one-handed-for-kanwulf'] },
}, () => {
  const dagger = aCard('Object', { handIcons: 1 });
  const holding = (handIcons: number | null, more: object = {}) => {
    const axe = preGame(aCard('Weapon of Choice', { title: 'War Axe', handIcons }));
    return table({ ann: { hand: { dagger }, inPlay: { axe, ...more } }, bob: {} });
  };
  const kanwulf = { persona: preGame(seeded('kanwulf-persona')) };
  for (const icons of [2, null]) expect(broken(holding(icons, kanwulf), play('dagger'), 'first')).toEqual([]);
  expect(broken(holding(2), play('dagger'), 'first')).toEqual(['type-two/hand-icon/no-third-hand']);
});

test('Of several attacks Richie says which his Master’s Attack duplicates as he plays it, of Hidden ones by the name of the card alone', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/masters-attack-richie-and-duplicating-attacks/declare-which-attack',
      'highlander.handbook-addendum/masters-attack-richie-and-duplicating-attacks/hidden-attack-written-down',
    ],
  },
}, () => {
  const masters = seeded('masters-attack-richie-ryan', { type: 'Attack' });
  const low = anAttack('lower right');
  const attacks = { cut: high, stab: low };
  const state = (faceDown: boolean) =>
    table(
      {
        ann: { hand: { masters } },
        bob: {
          inPlay: Object.fromEntries(
            Object.entries(attacks).map(([id, card]) => [
              id,
              { card, as: 'attack' as const, enteredIn: 2, faceDown },
            ]),
          ),
        },
      },
      {
        turnsBefore: [
          {
            player: 'bob',
            events: Object.entries(attacks).flatMap(([card, of]) => [
              { event: 'played' as const, player: 'bob', card, of },
              { event: 'attack-played' as const, player: 'bob', card, of },
            ]),
          },
          { player: 'ann' },
        ],
      },
    );
  for (const faceDown of [false, true]) {
    expect(judged(state(faceDown), [play('masters')], 'first').verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [
          { pointer: '/choose/model/cards', player: 'ann', from: ['cut', 'stab'], least: 1, most: 1 },
        ],
      },
    ]);
    expect(
      broken(state(faceDown), play('masters', { choose: { model: { cards: ['stab'] } } }), 'first'),
    ).toEqual([]);
  }
});

test('A Master card that goes with a removed Darius stays for the owner of a Masters Cannot Be Countered, to be played with another Darius', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/removing-cards-from-the-game-and-darius-event/master-card-kept-by-premium',
    ],
  },
}, () => {
  const masters = seeded('masters-attack-duncan-macleod', { type: 'Attack', grid: 'XOO/OOO/OOO' });
  const darius = seeded('darius-event');
  const bob = (inPlay: object) => ({
    inPlay: { persona: preGame(seeded('nakano-persona')), ...inPlay },
    hand: { masters, again: darius },
    discard: { darius },
  });
  const premium = { premium: preGame(seeded('masters-cannot-be-countered', { type: 'Pre-Game' })) };
  const bobs = (inPlay: object) =>
    afterwards(
      table({ ann: { hand: { amnesia: seeded('amnesia', { type: 'Event' }) } }, bob: bob(inPlay) }),
      [play('amnesia', { choose: { forgotten: { cards: ['darius'] } } }), next(), end()],
      'first',
    );
  const taking = (state: ReturnType<typeof bobs>) => ({
    ...{ do: 'resolve', player: 'bob', obligation: state.obligations[0]?.id },
    choose: { brought: { cards: ['masters'] } },
  });
  const bare = bobs({});
  const gone = afterwards(bare, [taking(bare)], 'first').players[1];
  expect(gone.removed.cards.map(({ id }) => id).toSorted()).toEqual(['darius', 'masters']);
  const premiums = bobs(premium);
  const kept = afterwards(premiums, [taking(premiums), next('bob')], 'first');
  expect(kept.players[1].hand.cards.map(({ id }) => id).toSorted()).toEqual(['again', 'masters']);
  expect(kept.players[1].removed.cards.map(({ id }) => id)).toEqual(['darius']);
  const attack = { do: 'play', player: 'bob', card: 'masters' };
  expect(broken(kept, { ...attack, with: [{ card: 'again' }] }, 'first')).toEqual([]);
  expect(broken(kept, attack, 'first')).toEqual(prevented);
});

test('Methos exerts for the Upper attack with which he plays his opponent’s Head Shot', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/immortal-research-methos-and-in-conjunction-cards/other-actions-in-conjunction',
      'highlander.handbook-addendum/immortal-research-methos-and-in-conjunction-cards/example-head-shot-with-exertion',
    ],
  },
}, () => {
  const state = table({
    ann: {
      hand: { research: seeded('immortal-research-methos', { type: 'Edge' }) },
      inPlay: { persona: preGame(aCard('Persona', { title: 'Methos', immortals: ['Methos'] })) },
    },
    bob: { hand: { shot: seeded('head-shot') } },
  });
  const announced = afterwards(state, [play('research'), play('shot', { awaitingExertion: true })], 'first');
  const shown = [{ id: 'found', card: anAttack('upper right') }, ...five().slice(0, 4)];
  const exert = { do: 'exert', player: 'ann', for: { attack: true }, shown };
  const struck = afterwards(announced, [exert, play('found'), next(), end(), next('bob')], 'first');
  expect(struck.winner).toBe('ann');
});

test('What Methos may play of the opponent’s hand is listed with the cards of his own that it goes with', {
  meta: {
    rulings: [
      'highlander.handbook-addendum/immortal-research-methos-and-in-conjunction-cards/other-actions-in-conjunction',
    ],
  },
}, () => {
  const state = table({
    ann: {
      hand: { research: seeded('immortal-research-methos', { type: 'Edge' }), high },
      inPlay: { persona: preGame(aCard('Persona', { title: 'Methos', immortals: ['Methos'] })) },
    },
    bob: { hand: { shot: seeded('head-shot') } },
  });
  const researched = afterwards(state, [play('research')], 'first');
  const listed = lawOf('first')
    .legalActions(researched, 'ann', new Budget())
    .map(({ action }) => action);
  expect(listed).toContainEqual(play('high', { with: [{ card: 'shot' }] }));
});

test('Of the opponent’s hand Methos plays one card, and none of it in conjunction with that', {
  meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
}, () => {
  const state = table({
    ann: {
      hand: { research: seeded('immortal-research-methos', { type: 'Edge' }), high },
      inPlay: { persona: preGame(aCard('Persona', { title: 'Methos', immortals: ['Methos'] })) },
    },
    bob: { hand: { shot: seeded('head-shot'), cut: anAttack('upper right') } },
  });
  const researched = afterwards(state, [play('research')], 'first');
  const shooting = (card: string) => judged(researched, [play(card, { with: [{ card: 'shot' }] })], 'first');
  expect(shooting('high').verdicts).toMatchObject([{ outcome: 'legal' }]);
  expect(shooting('cut').verdicts).toMatchObject([
    { violations: [{ code: 'more-than-a-text-lets', action: ['/with'], need: { most: 1 }, have: 2 }] },
  ]);
});

test('The additional attack of a Combination may be Hidden if it is not the first, and is no Special Attack', {
  meta: { rules: ['highlander.first-edition/special-attacks/not-hidden'] },
}, () => {
  const hand = {
    ...{ combination: seeded('combination'), high, low: anAttack('lower left') },
    kick: aSpecialAttack('lower right'),
  };
  const state = afterwards(table({ ann: { hand }, bob: {} }), [play('combination')], 'first');
  const hidden = { hidden: true };
  const noLeave = ['first-edition/hidden-attacks/when-attacks-may-be-hidden'];
  expect(broken(state, play('low', hidden), 'first')).toEqual(noLeave);
  const second = afterwards(state, [play('high')], 'first');
  expect(broken(second, play('low', hidden), 'first')).toEqual([]);
  expect(broken(second, play('kick', hidden), 'first')).toEqual([
    ...noLeave,
    'first-edition/special-attacks/not-hidden',
  ]);
  expect(broken(second, play('kick'), 'first')).toEqual([]);
});

test("At the beginning of each turn Master's Tactician duplicates the Situation that is chosen then", {
  meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
}, () => {
  const fury = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
  const calm = aText('Calm', says({ players: 'you', modifyPlayers: [{ additionalSpecialCards: 1 }] }));
  const state = table(
    {
      ann: {
        hand: { high, low: anAttack('lower left'), wink: aCard('Edge') },
        inPlay: { tactician: seeded('masters-tactician-xavier-st-cloud') },
      },
      bob: { hand: { nod: aCard('Edge') }, inPlay: { fury, calm } },
    },
    { turn: { phase: 'defense' } },
  );
  const choosing = (copied: string) => use('tactician', { choose: { copied: { cards: [copied] } } });
  const furious = afterwards(state, [choosing('fury'), next('ann'), play('high')], 'first');
  expect(broken(furious, play('low'), 'first')).toEqual([]);
  const bobs = [next('bob'), { ...play('nod'), player: 'bob' }, next('bob'), end('bob')];
  const again = afterwards(furious, [next('ann'), end('ann'), ...bobs], 'first');
  expect(broken(again, next('ann'), 'first')).toEqual(notByItsText);
  const calmed = afterwards(again, [choosing('calm'), next('ann'), play('low')], 'first');
  expect(calmed.attacks.map(({ id }) => id)).toEqual(['low']);
});

test('From under each 9mm one attack is played, by using that copy, and nothing else after it', {
  meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
}, () => {
  const pistol = { card: seeded('9mm-kinman', { type: 'Object' }), enteredIn: 1 };
  const under = (holder: string) => ({ card: anAttack('lower left'), under: holder });
  const state = table({
    ann: {
      hand: { high },
      inPlay: { one: pistol, two: pistol, a: under('one'), b: under('one'), c: under('two') },
      genericWeapon: 'disarmed',
    },
    bob: {},
  });
  const [hint] = judged(state, [play('a')], 'first').verdicts;
  expect(hint).toMatchObject({
    violations: [
      { message: expect.stringContaining('It lies under one, which may first have to be used (`use`).') },
    ],
  });
  const shoot = (card: string, from: string) => [use(from, { ability: 1 }), play(card)];
  const shot = afterwards(state, [...shoot('a', 'one'), ...shoot('c', 'two')], 'first');
  expect(shot.attacks.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(broken(shot, use('one', { ability: 1 }), 'first')).not.toEqual([]);
  expect(broken(shot, play('high'), 'first')).toContain(prevented[0]);
});
