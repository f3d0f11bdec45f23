import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import {
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  boardOf,
  broken,
  type EditionName,
  editions,
  five,
  judged,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

const faq = (name: string) => `type-two/faq/corda-reno-${name}`;
const mayDo = (...effects: readonly Effect[]): Ability => ({
  ...{ ability: 'may-do', during: ['may-do'], do: effects },
});
const switching = mayDo({ do: 'switch-personas', players: 'you' });
const drawing = mayDo({ do: 'draw', players: 'you', amount: 1 });
const hitting = mayDo({ do: 'damage', players: 'opponent', amount: 1 });
const persona = (title: string, ...abilities: readonly Ability[]) => ({
  card: aCard('Persona', { title, abilities: [...abilities] }),
  preGame: true,
});
/** The first ability of each is to switch, the second one's own. */
const pair = { corda: persona('Corda', switching, drawing), reno: persona('Reno', switching, hitting) };
const waiting = (more: object = {}) => ({ persona: 'reno', ability: 8, ...more });
const own = (...ids: readonly string[]) => ids.map((id) => ({ id, card: anAttack('upper left') }));

const act = (verb: string, more: object = {}) => ({ do: verb, player: 'ann', ...more });
const use = (card: string, ability: number) => act('use', { card, ability });
const play = (card: string, more: object = {}) => act('play', { card, ...more });
const next = act('next-phase');
const toReno = use('corda', 0);
const toCorda = use('reno', 0);
const ann = ({ players }: State) => players[0];
const sizeOf = ({ cards, unknown }: State['players'][number]['hand']) => cards.length + unknown;
const sizes = (state: State) => {
  const { hand, inactive } = ann(state);
  return [sizeOf(hand), inactive === null ? null : sizeOf(inactive.hand)];
};
const beginning = { turn: { phase: 'may-do' as const } };

describe('which of two Immortals is active', () => {
  const before = { turn: { number: 0, phase: 'before-the-game' as const }, turnsBefore: [] };
  const opening = (seat: object = {}) =>
    table({ ann: { inPlay: pair, ability: 8, ...seat }, bob: {} }, before);
  const start = (more: object = {}) => act('start', more);

  test(`is decided by their player, with both Hands drawn`, {
    meta: {
      rules: ['highlander.type-two/faq/corda-reno-first-active'],
      rulings: ['highlander.type-two/faq/corda-reno-first-active-ruling'],
    },
  }, () => {
    expect(judged(opening(), [start()], 'first').verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [{ pointer: '/active/ann', player: 'ann', from: ['corda', 'reno'], least: 1, most: 1 }],
      },
    ]);
    const begin = (active: string, more: object = {}) =>
      afterwards(opening(), [start({ active: { ann: active }, ...more })], 'first');
    expect(ann(begin('corda'))).toMatchObject({ ability: 8, inactive: { persona: 'reno', ability: 8 } });
    expect(ann(begin('reno')).inactive).toMatchObject({ persona: 'corda', ability: 8 });
    expect(sizes(begin('reno'))).toEqual([8, 8]);
    const hands = { corda: five('c'), reno: five('r') };
    const named = ann(begin('reno', { hands }));
    expect(named.hand).toMatchObject({ cards: five('r').map(({ id }) => ({ id })), unknown: 3 });
    expect(named.inactive?.hand).toMatchObject({ cards: five('c').map(({ id }) => ({ id })), unknown: 3 });
    expect(ann(begin('reno', { hands })).endurance.unknown).toBe(14);
  });

  test('is one of the two, and nobody else has to choose', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-first-active'] },
  }, () => {
    const rule = ['first-edition/what-are-all-these-cards/persona-lets-you-be-immortal'];
    expect(broken(opening(), start({ active: { ann: 'sword' } }), 'first')).toEqual(rule);
    expect(broken(opening(), start({ active: { ann: 'corda', bob: 'reno' } }), 'first')).toEqual(rule);
    const gems = { ann: 'Agility', bob: 'Agility' };
    const shown = { ann: five('a'), bob: five('b') };
    expect(broken(opening(), start({ gems, shown, active: { ann: 'sword' } }))).toEqual([
      faq('first-active'),
    ]);
  });

  test('each has a card for each point of his own Ability', {
    meta: { rules: ['highlander.type-two/beginning-the-game/opening-hand'] },
  }, () => {
    const uneven = opening({ inactive: { persona: 'corda', ability: 3 } });
    const begun = afterwards(uneven, [start({ active: { ann: 'corda' } })], 'first');
    expect(sizes(begun)).toEqual([3, 8]);
    expect(ann(begun).ability).toBe(3);
    const tooMany = start({ active: { ann: 'corda' }, hands: { corda: five('c') } });
    expect(broken(uneven, tooMany, 'first')).toEqual(['first-edition/set-up/draw-fifteen']);
    const whose = start({ active: { ann: 'corda' }, hands: { ann: five('c') } });
    expect(broken(uneven, whose, 'first')).toEqual(['first-edition/set-up/draw-fifteen']);
  });

  test('known cards of the Endurance are in the Hand that is drawn first', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-first-active'] },
  }, () => {
    const known = opening({
      inactive: waiting({ ability: 2 }),
      ability: 2,
      endurance: {
        c1: aCard('Event'),
        c2: aCard('Event'),
        c3: aCard('Event'),
        c4: aCard('Event'),
        c5: aCard('Event'),
      },
    });
    const begun = ann(afterwards(known, [start({ active: { ann: 'corda' } })], 'first'));
    expect(begun.hand.cards.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(begun.inactive?.hand.cards.map(({ id }) => id)).toEqual(['c3', 'c4']);
    const named = start({ active: { ann: 'corda' }, hands: { reno: five().slice(0, 1) } });
    expect(broken(known, named, 'first')).toEqual(['first-edition/set-up/draw-fifteen']);
  });

  test('Hands that a text has lie face up are told, each of them', {
    meta: { rules: ['highlander.type-two/text/game-text'] },
  }, () => {
    const open = says({ players: 'you', modifyPlayers: [{ hand: 'face-up' }] });
    const seat = { ability: 2, inPlay: { ...pair, reno: persona('Reno', switching, open) } };
    const lying = table({ ann: seat, bob: {} }, before);
    const active = { ann: 'reno' };
    expect(judged(lying, [start({ active })], 'first').verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/hands/corda' }, { pointer: '/hands/reno' }] },
    ]);
    const hands = { corda: five('c').slice(0, 2), reno: five('r').slice(0, 2) };
    expect(sizes(afterwards(lying, [start({ active, hands })], 'first'))).toEqual([2, 2]);
  });

  test('a state tells it once the duel has begun', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-first-active'] },
  }, () => {
    const untold = table({ ann: { inPlay: pair }, bob: {} });
    expect(judged(untold, []).stateViolations).toMatchObject([
      { rule: `highlander.${faq('first-active')}`, state: ['/players/0/inactive'] },
    ]);
    const other = table({
      ann: { inPlay: pair, inactive: waiting({ persona: 'mako' }) },
      bob: { inPlay: { mako: persona('Mako') } },
    });
    expect(judged(other, []).stateViolations).toMatchObject([
      { rule: `highlander.${faq('first-active')}`, state: ['/players/0/inactive/persona'] },
    ]);
    const nobody = table({ ann: { inPlay: pair, inactive: waiting({ persona: 'nobody' }) }, bob: {} });
    expect(judged(nobody, []).mistakes).toMatchObject([{ pointer: '/state/players/0/inactive/persona' }]);
  });
});

describe('the inactive one of two Immortals', () => {
  const state = table(
    {
      ann: {
        ...{ inPlay: pair, ability: 8, hand: { cut: anAttack('upper left') } },
        inactive: waiting({ hand: own('thrust') }),
      },
      bob: {},
    },
    beginning,
  );

  test('has no persona ability to use', {
    meta: {
      rules: ['highlander.type-two/faq/corda-reno-active-ability'],
      rulings: ['highlander.type-two/faq/corda-reno-active-ability-ruling'],
    },
  }, () => {
    expect(broken(state, use('corda', 1))).toEqual([]);
    expect(broken(state, use('reno', 1))).toEqual([faq('active-ability')]);
    const switched = afterwards(state, [toReno]);
    expect(broken(switched, use('reno', 1))).toEqual([]);
    expect(broken(switched, use('corda', 1))).toEqual([faq('active-ability')]);
    const listed = lawOf()
      .legalActions(switched, 'ann', new Budget())
      .flatMap(({ action }) => (Object(action).do === 'use' ? [Object(action).card] : []));
    expect(listed).toEqual(['reno', 'reno']);
  });

  test('what lets the two change places is no illegal move where no source tells it', {
    meta: { rules: ['highlander.type-two/text/game-text'] },
  }, () => {
    const untold: Ability = {
      ability: 'unsupported',
      reach: 'use',
      text: 'It may do more that no source tells.',
    };
    const told = { ...pair, corda: persona('Corda', drawing, untold) };
    const seeded = table({ ann: { inPlay: told, inactive: waiting() }, bob: {} }, beginning);
    expect(judged(seeded, [use('corda', 1)])).toMatchObject({
      outcome: 'unsupported',
      verdicts: [{ outcome: 'unsupported', needs: [{ card: 'Corda', what: untold.text }] }],
    });
    expect(broken(seeded, use('corda', 2))).toEqual(['type-two/text/game-text']);
    expect(broken(seeded, { ...use('corda', 1), player: 'bob' })).toEqual(['type-two/text/game-text']);
    const listed = lawOf().legalActions(seeded, 'ann', new Budget());
    expect(listed.map(({ action }) => action)).toContainEqual(use('corda', 0));
    expect(listed.map(({ action }) => action)).not.toContainEqual(use('corda', 1));
  });

  test('nor does what his Persona says all the time work', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-active-ability'] },
  }, () => {
    const strong = persona('Reno', says({ players: 'you', modifyPlayers: [{ handSize: 2 }] }));
    const quiet = table(
      { ann: { inPlay: { ...pair, reno: strong }, inactive: waiting() }, bob: {} },
      beginning,
    );
    const size = (now: State) =>
      boardOf(now).meanings.reckon(boardOf(now), { maximumHandSize: 'you' }, { player: 'ann', values: {} });
    expect(size(quiet)).toBe(15);
    expect(size(afterwards(quiet, [toReno]))).toBe(10);
  });

  test('plays and discards nothing of his Hand, which nobody mixes with the other', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-active-ability'] },
  }, () => {
    const attacking = afterwards(state, [next, next]);
    expect(broken(attacking, play('cut'))).toEqual([]);
    expect(broken(attacking, play('thrust'))).toEqual([
      'type-two/game-concept-and-goal-of-the-game/hand-holds-the-options',
    ]);
    expect(broken(afterwards(state, [toReno, next, next]), play('thrust'))).toEqual([]);
    const [{ hand, inactive }] = afterwards(state, [toReno]).players;
    expect([hand.cards, inactive?.hand.cards]).toMatchObject([[{ id: 'thrust' }], [{ id: 'cut' }]]);
  });

  test('takes his place again as he left it', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-active-ability'] },
  }, () => {
    const back = afterwards(state, [toReno, toCorda]);
    expect(ann(back)).toEqual(ann(state));
    expect(back.turn.events.filter(({ event }) => event === 'persona-switched')).toMatchObject([
      { player: 'ann', card: 'reno' },
      { player: 'ann', card: 'corda' },
    ]);
  });

  test('who plays one Immortal has nobody to switch to', {
    meta: { rules: ['highlander.type-two/persona-cards/lets-play-persona'] },
  }, () => {
    const alone = table({ ann: { inPlay: { corda: pair.corda } }, bob: {} }, beginning);
    const later = afterwards(alone, [toReno]);
    expect(ann(later)).toEqual(ann(alone));
  });

  test('a Signature card is for the one that it names while he is active', {
    meta: {
      rules: [
        'highlander.type-two/reserved-or-signature-symbol/signature-in-game',
        'highlander.type-two/persona-cards/lets-play-persona',
      ],
    },
  }, () => {
    const signed = anAttack('upper left');
    const hand = { own: { ...signed, mark: 'Signature' as const, immortals: ['Corda'], subtitle: 'Corda' } };
    const attacking = table({ ann: { hand, inPlay: pair, inactive: waiting() }, bob: {} });
    expect(broken(attacking, play('own'))).toEqual([]);
    const renos = table({ ann: { hand, inPlay: pair, inactive: waiting({ persona: 'corda' }) }, bob: {} });
    expect(broken(renos, play('own'))).toEqual(['type-two/reserved-or-signature-symbol/signature-in-game']);
  });

  test('is a Persona of the opponent’s all the same, and nobody’s Ally', {
    meta: { rules: ['highlander.type-two/faq/immortal-ally-not-opponents-persona'] },
  }, () => {
    const facing = (inactive: object | undefined) =>
      table({
        ann: { hand: { ally: aCard('Situation', { title: 'Reno', subtype: 'Immortal Ally' }) } },
        bob: inactive === undefined ? {} : { inPlay: pair, inactive: waiting(inactive) },
      });
    const rule = ['type-two/faq/immortal-ally-not-opponents-persona'];
    expect(broken(facing({}), play('ally'))).toEqual(rule);
    expect(broken(facing({ persona: 'corda' }), play('ally'))).toEqual(rule);
    expect(broken(facing(undefined), play('ally'))).toEqual([]);
  });

  test('is gone with his Hand when his Persona card is removed', {
    meta: { rules: ['highlander.type-two/pre-game-cards/played-before-game'] },
  }, () => {
    const removing = aCard('Event', {
      abilities: [
        {
          ability: 'played',
          do: [{ do: 'remove-from-game', cards: { each: { title: 'Reno' }, in: 'play' } }],
        },
      ],
    });
    const removed = table({
      ann: { hand: { removing }, inPlay: pair, inactive: waiting({ hand: own('thrust') }) },
      bob: {},
    });
    const later = ann(afterwards(removed, [play('removing')]));
    expect(later.inactive).toBeNull();
    expect(later.removed.cards.map(({ id }) => id)).toEqual(['reno']);
    expect(later.discard.cards.map(({ id }) => id)).toContain('thrust');
  });
});

describe('Hands and Ability of two Immortals', () => {
  const blade = aCard('Object', {
    title: 'Quality Blade',
    abilities: [says({ players: 'you', modifyPlayers: [{ ability: 1 }] })],
  });
  const seat = { inPlay: { ...pair, blade }, ability: 8, hand: 9, inactive: waiting({ hand: 8 }) };
  const state = table({ ann: seat, bob: {} }, beginning);
  const exert = act('exert', { for: { nothing: true }, shown: five() });
  const toDrawing = [next, next, exert, next];
  const draw = (number: number) => act('draw', { number });

  test('who switches keeps a card more than his Ability, and the other draws up to it', {
    meta: {
      rules: [
        'highlander.type-two/faq/corda-reno-quality-blade',
        'highlander.type-two/faq/corda-reno-quality-blade-example',
      ],
      rulings: [
        'highlander.type-two/faq/corda-reno-quality-blade-ruling',
        'highlander.type-two/faq/corda-reno-quality-blade-example-ruling',
      ],
    },
  }, () => {
    const later = afterwards(state, [toReno, ...toDrawing]);
    expect(ann(later).inactive).toMatchObject({ persona: 'corda', ability: 8 });
    expect(sizes(later)).toEqual([8, 9]);
    expect(broken(later, draw(2))).toContain('type-two/draw-discard-phase/draw-up');
    const ended = afterwards(later, [draw(1), act('end-turn')]);
    expect(sizes(ended)).toEqual([9, 9]);
  });

  test('without the card the one who is active then discards down, and the other not', {
    meta: {
      rules: [
        'highlander.type-two/faq/corda-reno-quality-blade-example',
        'highlander.type-two/draw-discard-phase/discard-down',
      ],
    },
  }, () => {
    const { blade: _, ...bare } = seat.inPlay;
    const without = (switches: readonly ReturnType<typeof act>[]) =>
      afterwards(table({ ann: { ...seat, inPlay: bare }, bob: {} }, beginning), [...switches, ...toDrawing]);
    expect(broken(without([]), act('end-turn'))).toEqual(['type-two/draw-discard-phase/discard-down']);
    expect(broken(without([toReno]), act('end-turn'))).toEqual([]);
  });

  test('what waits for Ability Adjustment adjusts the one who is active then', {
    meta: {
      rules: [
        'highlander.type-two/faq/corda-reno-watcher-treatment',
        'highlander.type-two/faq/corda-reno-cards-that-stay',
      ],
      rulings: [
        'highlander.type-two/faq/corda-reno-watcher-treatment-ruling',
        'highlander.type-two/faq/corda-reno-cards-that-stay-ruling',
      ],
    },
  }, () => {
    const pending = [{ id: 'e:1', player: 'ann', kind: 'damage' as const, amount: 3 }];
    const hurt = table({ ann: seat, bob: {} }, { ...beginning, pending, next: 2 });
    const abilities = (later: State) => [ann(later).ability, ann(later).inactive?.ability];
    expect(abilities(afterwards(hurt, toDrawing))).toEqual([5, 8]);
    expect(abilities(afterwards(hurt, [toReno, ...toDrawing]))).toEqual([5, 8]);
    expect(ann(afterwards(hurt, [toReno, ...toDrawing])).inactive?.persona).toBe('corda');
    const healing = table(
      { ann: { ...seat, ability: 6 }, bob: {} },
      { ...beginning, pending: [{ id: 'e:1', player: 'ann', kind: 'gain', amount: 2 }], next: 2 },
    );
    expect(abilities(afterwards(healing, [toReno, ...toDrawing]))).toEqual([10, 6]);
  });

  test('a card like their Flying Machines works for the active one alone', {
    meta: {
      rules: ['highlander.type-two/faq/corda-reno-flying-machines'],
      rulings: ['highlander.type-two/faq/corda-reno-flying-machines-ruling'],
    },
  }, () => {
    const machine = aText('Flying Machine', mayDo({ do: 'draw', players: 'you', amount: 1 }));
    const flying = table({ ann: { ...seat, inPlay: { ...pair, machine } }, bob: {} }, beginning);
    expect(sizes(afterwards(flying, [use('machine', 0)]))).toEqual([10, 8]);
    expect(sizes(afterwards(flying, [toReno, use('machine', 0)]))).toEqual([9, 9]);
  });

  test('what is done to their player is felt by the one who plays on', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-cards-that-stay'] },
  }, () => {
    const tripped = table({ ann: { ...seat, prone: true, proneSince: 1 }, bob: {} }, beginning);
    expect(ann(afterwards(tripped, [toReno])).prone).toBe(true);
  });
});

describe('the weapon of two Immortals', () => {
  const sword = (status: 'held' | 'disarmed' | 'broken' = 'held') => ({
    card: aCard('Weapon of Choice', { title: 'Sword', handIcons: 1 }),
    ...{ preGame: true, weapon: status, lostIn: status === 'held' ? null : 2, faceDown: status !== 'held' },
  });
  const hand = { cut: anAttack('upper left') };
  const seat = { hand, inactive: waiting({ hand: own('thrust') }) };
  const disarm = aCard('Event', {
    abilities: [{ ability: 'played', do: [{ do: 'disarm', players: 'opponent' }] }],
  });
  const disarmed = ['type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block'];

  test.each([
    ['the generic weapon', {}, { genericWeapon: 'disarmed' as const, weaponLostIn: 2 }],
    ['a Weapon of Choice', { sword: sword('disarmed') }, {}],
  ])(
    '%s is lost to the one who was disarmed, and the other attacks',
    {
      meta: {
        rules: ['highlander.type-two/faq/corda-reno-weapon-status'],
        rulings: ['highlander.type-two/faq/corda-reno-weapon-status-ruling'],
      },
    },
    (_, weapons, more) => {
      const state = table({ ann: { ...seat, ...more, inPlay: { ...pair, ...weapons } }, bob: {} }, beginning);
      const attacking = [next, next];
      expect(broken(afterwards(state, attacking), play('cut'))).toEqual(disarmed);
      expect(broken(afterwards(state, [toReno, ...attacking]), play('thrust'))).toEqual([]);
      expect(broken(afterwards(state, [toReno, toCorda, ...attacking]), play('cut'))).toEqual(disarmed);
      expect(afterwards(state, [toReno, toCorda])).toMatchObject({
        players: state.players,
        inPlay: state.inPlay,
      });
    },
  );

  test('each is disarmed for himself', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-weapon-status'] },
  }, () => {
    const twice = (by: string) =>
      table(
        {
          bob: { hand: { disarm } },
          ann: {
            inPlay: { ...pair, sword: sword() },
            inactive: waiting({ weaponsLost: [{ weapon: by, status: 'broken', lostIn: 2 }] }),
          },
        },
        { turn: { number: 5 } },
      );
    const later = afterwards(twice('sword'), [{ do: 'play', player: 'bob', card: 'disarm' }]);
    expect(later.inPlay.find(({ id }) => id === 'sword')).toMatchObject({ weapon: 'disarmed', lostIn: 5 });
    expect(later.players[1].inactive?.weaponsLost).toEqual([
      { weapon: 'sword', status: 'broken', lostIn: 2 },
    ]);
    expect(judged(twice('axe'), []).mistakes).toMatchObject([
      { pointer: '/state/players/1/inactive/weaponsLost/0/weapon' },
    ]);
  });

  test('is one for both, and leaves them one hand between them', {
    meta: {
      rules: [
        'highlander.type-two/faq/corda-reno-shared-weapon',
        'highlander.type-two/faq/corda-reno-hand-icons',
      ],
      rulings: [
        'highlander.type-two/faq/corda-reno-hand-icons-ruling',
        'highlander.type-two/faq/corda-reno-shared-weapon-ruling',
      ],
    },
  }, () => {
    const shield = aCard('Object', { title: 'Shield', handIcons: 2 });
    const state = table(
      {
        ann: {
          hand: { shield },
          inPlay: { ...pair, sword: sword() },
          inactive: waiting({ hand: [{ id: 'other', card: shield }] }),
        },
        bob: {},
      },
      beginning,
    );
    const rule = ['type-two/hand-icon/no-third-hand'];
    expect(broken(afterwards(state, [next, next]), play('shield'))).toEqual(rule);
    expect(broken(afterwards(state, [toReno, next, next]), play('other'))).toEqual(rule);
  });

  test('a weapon that has left play is nobody’s loss', {
    meta: { rules: ['highlander.type-two/faq/corda-reno-weapon-status'] },
  }, () => {
    const sweep = aCard('Event', {
      abilities: [
        {
          ability: 'played',
          do: [{ do: 'remove-from-play', cards: { each: { title: 'Sword' }, in: 'play' } }],
        },
      ],
    });
    const weaponsLost = [{ weapon: 'sword', status: 'disarmed' as const }];
    const spare = { ...sword(), preGame: false };
    const state = table({
      ann: { hand: { sweep }, inPlay: { ...pair, sword: spare }, inactive: waiting({ weaponsLost }) },
      bob: {},
    });
    const later = afterwards(state, [play('sweep')]);
    expect([later.inPlay.some(({ id }) => id === 'sword'), ann(later).inactive?.weaponsLost]).toEqual([
      false,
      [],
    ]);
  });
});

describe('a Head Shot against two Immortals', () => {
  const shot = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ headShot: 'is' }] }));
  const seat = {
    ...{ inPlay: pair, ability: 3, hand: { parry: aCard('Event') }, genericWeapon: 'disarmed' as const },
    inactive: waiting({ hand: own('thrust') }),
  };
  const shots = (more: object = {}) =>
    attacked({ ann: { ...seat, ...more }, bob: {} }, { one: shot, two: shot });

  test('takes one head, and the other Immortal plays on; the last head wins', {
    meta: {
      rules: ['highlander.type-two/faq/corda-reno-head-shot-win'],
      rulings: ['highlander.type-two/faq/corda-reno-head-shot-win-ruling'],
    },
  }, () => {
    const one = attacked({ ann: seat, bob: {} }, { one: shot });
    const later = afterwards(one, [next]);
    expect(later.winner).toBeNull();
    expect(ann(later)).toMatchObject({ ability: 8, genericWeapon: 'held', inactive: null });
    expect(ann(later).hand.cards.map(({ id }) => id)).toEqual(['thrust']);
    expect(ann(later).discard.cards.map(({ id }) => id)).toEqual(['parry']);
    expect(ann(later).removed.cards.map(({ id }) => id)).toEqual(['corda']);
    expect(later.pending).toEqual([]);
    expect(later.turn.events.find(({ event }) => event === 'head-taken')).toMatchObject({
      ...{ player: 'ann', by: 'bob', card: 'corda' },
    });
    expect(broken(later, play('thrust'))).toEqual([]);
    expect(afterwards(shots(), [next]).winner).toBe('bob');
    expect(
      afterwards(
        attacked({ ann: { ...seat, inactive: null, inPlay: { corda: pair.corda } }, bob: {} }, { one: shot }),
        [next],
      ).winner,
    ).toBe('bob');
  });

  test.each(Object.keys(editions) as EditionName[])(
    'so by %s',
    { meta: { rules: ['highlander.type-two/faq/corda-reno-head-shot-win'] } },
    (edition) => {
      const one = attacked({ ann: seat, bob: {} }, { one: shot });
      const later = afterwards(one, [next], edition);
      expect([later.winner, ann(later).inactive]).toEqual([null, null]);
    },
  );

  test('who comes to his Attack Phase without Ability has lost for both', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/zero-ability-loses'] },
  }, () => {
    const spent = table({ ann: { ...seat, ability: 0 }, bob: {} }, { turn: { phase: 'defense' } });
    expect(afterwards(spent, [next]).winner).toBe('bob');
    expect(
      afterwards(table({ ann: { ...seat, ability: 0 }, bob: {} }, beginning), [toReno, next, next]).winner,
    ).toBeNull();
  });
});
