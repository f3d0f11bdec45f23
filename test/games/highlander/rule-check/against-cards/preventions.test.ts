import { describe, expect, test } from 'vitest';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import {
  aBlock,
  aCard,
  aDodge,
  aGuard,
  anAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

type State = ReturnType<typeof table>;
type Acting = Parameters<typeof broken>[1];

const PREVENTION = 'type-two/prevention/what-it-is';
const high = anAttack('upper left');

/** Bob's Gag says such things of ann. */
const gag = (...modifyPlayers: PlayerModifier[]) =>
  aText('Gag', says({ players: 'opponent', modifyPlayers }));
const gagged = (...said: PlayerModifier[]) => ({ inPlay: { gag: gag(...said) } });
const play = (card: string, more: object = {}): Acting => ({ do: 'play', player: 'ann', card, ...more });

/** What becomes of an action without, and with, something said of ann. */
function both(state: (bob: object) => State, action: Acting, said: PlayerModifier, edition?: EditionName) {
  return [broken(state({}), action, edition), broken(state(gagged(said)), action, edition)];
}

const attacks = (bob: object, more: object = {}) =>
  table({ ann: { hand: { cut: high, stab: anAttack('lower left'), news: aCard('Event') } }, bob }, more);

describe('a player is kept from', () => {
  test('playing such cards, from there', () => {
    const events: PlayerModifier = { cannot: 'play', such: { kind: ['event'] } };
    expect(both(attacks, play('news'), events)).toEqual([[], [PREVENTION]]);
    expect(both(attacks, play('cut'), events)).toEqual([[], []]);
    expect(both(attacks, play('news'), { cannot: 'play', from: ['exertion'] })).toEqual([[], []]);
    expect(both(attacks, play('news'), { cannot: 'play', from: ['hand'], of: 'that-player' })).toEqual([
      [],
      [PREVENTION],
    ]);
  });

  test('attacking, and so from exerting for an attack', () => {
    const exert = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    expect(both(attacks, play('cut'), { cannot: 'attack' })).toEqual([[], [PREVENTION]]);
    expect(both(attacks, exert, { cannot: 'attack' })).toEqual([[], [PREVENTION]]);
    const low: PlayerModifier = { cannot: 'attack', such: { grid: { touches: ['lower'] } } };
    expect(both(attacks, play('stab'), low)).toEqual([[], [PREVENTION]]);
    expect(both(attacks, play('cut'), low)).toEqual([[], []]);
  });

  test('playing any attack, and so from exerting for one', {
    meta: { rules: ['highlander.type-two/attack-phase/no-opportunity-no-attack'] },
  }, () => {
    const exert = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    const kept: PlayerModifier[] = [
      { cannot: 'play' },
      { cannot: 'play', from: ['exertion'] },
      { cannot: 'attack', from: ['exertion'] },
      { cannot: 'play', such: { any: [{ kind: ['event'] }, { kind: ['attack'] }] } },
    ];
    for (const said of kept) expect(both(attacks, exert, said)).toEqual([[], [PREVENTION]]);
    const free: PlayerModifier[] = [
      { cannot: 'play', from: ['hand'] },
      { cannot: 'attack', such: { kind: ['basic-attack'] } },
      { cannot: 'attack', such: { not: { kind: ['dirty-trick'] } } },
    ];
    for (const said of free) expect(both(attacks, exert, said)).toEqual([[], []]);
  });

  test('attacking several times, or more often than so', () => {
    const more: PlayerModifier[] = [{ additionalAttacks: 1 }];
    const twice = (bob: object) =>
      table(
        {
          ann: {
            hand: { stab: anAttack('lower left') },
            inPlay: {
              cut: { card: high, as: 'attack' },
              rage: aText('Rage', says({ players: 'you', modifyPlayers: more })),
            },
          },
          bob,
        },
        {
          attacks: [{ id: 'cut', by: 'ann' }],
          turn: {
            events: [
              { event: 'opportunity-used', player: 'ann', card: 'cut' },
              { event: 'attack-played', player: 'ann', card: 'cut' },
            ],
          },
        },
      );
    expect(both(twice, play('stab'), { cannot: 'attack-several-times', such: { kind: ['attack'] } })).toEqual(
      [[], [PREVENTION]],
    );
    expect(both(twice, play('stab'), { attacksAtMost: 1 })).toEqual([[], [PREVENTION]]);
    expect(both(twice, play('stab'), { attacksAtMost: 2 })).toEqual([[], []]);
  });

  test('playing an attack Hidden', () => {
    const events = [{ event: 'power-blow-made' as const, player: 'bob' }];
    const state = (bob: object) => attacks(bob, { turnsBefore: [{ player: 'bob', events }] });
    expect(both(state, play('cut', { hidden: true }), { cannot: 'play-hidden' })).toEqual([[], [PREVENTION]]);
  });

  test('defending, and from defending several times', () => {
    const hand = { parry: aBlock('upper left'), duck: aDodge('upper left') };
    const state = (bob: object) => attacked({ ann: { hand }, bob }, { cut: high });
    const blocks: PlayerModifier = { cannot: 'defend', such: { kind: ['block'] } };
    expect(both(state, play('parry', { against: ['cut'] }), blocks)).toEqual([[], [PREVENTION]]);
    expect(both(state, play('duck', { against: ['cut'] }), blocks)).toEqual([[], []]);

    const two = (bob: object) => attacked({ ann: { hand }, bob }, { cut: high, stab: high });
    const atOnce = play('parry', { against: ['cut', 'stab'] });
    expect(both(two, atOnce, { cannot: 'defend-several-times' })).toEqual([[], [PREVENTION]]);

    const once = (bob: object) =>
      attacked(
        {
          ann: {
            hand,
            inPlay: { block: { card: aBlock('upper left'), as: 'block' as const, enteredIn: 3 } },
          },
          bob,
        },
        { cut: { card: high, result: 'blocked' }, stab: high },
        {
          defenses: [{ id: 'block', by: 'ann', against: ['cut'] }],
          turn: { events: [{ event: 'defense-played', player: 'ann', card: 'block', target: 'cut' }] },
        },
      );
    const again = { do: 'defend', player: 'ann', attack: 'stab', with: 'block' };
    expect(both(once, again, { cannot: 'defend-several-times' })).toEqual([[], [PREVENTION]]);
    expect(both(once, play('duck', { against: ['stab'] }), { cannot: 'defend-several-times' })).toEqual([
      [],
      [PREVENTION],
    ]);
  });

  test('exerting: at all, so, or for that end', () => {
    const exert = { do: 'exert', player: 'ann', for: { nothing: true }, shown: five() };
    const getUp = {
      do: 'exert',
      player: 'ann',
      kind: 'soft',
      for: { feet: true, gem: 'Agility' },
      shown: five(),
    };
    const prone = (bob: object) => table({ ann: { prone: true }, bob }, { turn: { phase: 'may-do' } });
    expect(both(attacks, exert, { cannot: 'exert' })).toEqual([[], [PREVENTION]]);
    expect(both(attacks, exert, { cannot: 'make-hard-exertions' })).toEqual([[], [PREVENTION]]);
    expect(both(attacks, exert, { cannot: 'make-soft-exertions' })).toEqual([[], []]);
    expect(both(attacks, exert, { cannot: 'make-hard-exertions', for: 'attack' })).toEqual([[], []]);
    expect(both(prone, getUp, { cannot: 'make-soft-exertions', for: 'feet' })).toEqual([[], [PREVENTION]]);
    expect(both(prone, getUp, { cannot: 'regain-feet' })).toEqual([[], [PREVENTION]]);
  });

  test('regaining a weapon', () => {
    const exert = {
      ...{ do: 'exert', player: 'ann', kind: 'soft', shown: five() },
      for: { weapon: 'generic', gem: 'Agility' },
    };
    const state = (bob: object) =>
      table({ ann: { genericWeapon: 'disarmed' }, bob }, { turn: { phase: 'may-do' } });
    expect(both(state, exert, { cannot: 'regain-weapon' })).toEqual([[], [PREVENTION]]);
    const roll = { do: 'roll', player: 'ann', weapon: 'generic', die: 1 };
    const inFirst = (bob: object) =>
      table({ ann: { genericWeapon: 'disarmed' }, bob }, { turn: { phase: 'defense' } });
    expect(both(inFirst, roll, { cannot: 'regain-weapon' }, 'first')).toEqual([
      [],
      ['handbook-addendum/prevention/forbidden-is-prevented'],
    ]);
  });

  test('making Power Blows and Power Blocks', () => {
    const made = (bob: object) =>
      table(
        { ann: { inPlay: { cut: { card: high, as: 'attack' } } }, bob },
        { attacks: [{ id: 'cut', by: 'ann' }] },
      );
    const blow = { do: 'exert', player: 'ann', for: { powerBlow: 'cut' }, shown: five() };
    expect(both(made, blow, { cannot: 'make-power-blows' })).toEqual([[], [PREVENTION]]);

    const blocked = (bob: object) =>
      attacked(
        {
          ann: { inPlay: { parry: { card: aBlock('upper left'), as: 'block' as const, enteredIn: 3 } } },
          bob,
        },
        { cut: { card: high, result: 'blocked', powerBlow: true } },
        { defenses: [{ id: 'parry', by: 'ann', against: ['cut'] }] },
      );
    const block = { do: 'exert', player: 'ann', for: { powerBlock: 'parry' }, shown: five() };
    expect(both(blocked, block, { cannot: 'make-power-blocks' })).toEqual([[], [PREVENTION]]);
  });

  test('drawing, discarding and dropping', () => {
    const drawing = (bob: object) => table({ ann: { hand: 3 }, bob }, { turn: { phase: 'draw-discard' } });
    expect(both(drawing, { do: 'draw', player: 'ann', number: 1 }, { cannot: 'draw' })).toEqual([
      [],
      [PREVENTION],
    ]);
    const over = (bob: object) =>
      table(
        { ann: { ability: 1, hand: { one: high, two: high } }, bob },
        { turn: { phase: 'draw-discard' } },
      );
    const discard = { do: 'discard', player: 'ann', cards: ['one'] };
    expect(both(over, discard, { cannot: 'discard', from: ['hand'], of: 'that-player' })).toEqual([
      [],
      [PREVENTION],
    ]);
    const guarded = (bob: object) => table({ ann: { inPlay: { wall: aGuard('upper left') } }, bob });
    expect(both(guarded, { do: 'drop', player: 'ann', card: 'wall' }, { cannot: 'drop' })).toEqual([
      [],
      [PREVENTION],
    ]);
  });
});

describe('a prevention', () => {
  test('names the card that it comes from', () => {
    const { verdicts } = judged(attacks(gagged({ cannot: 'attack' })), [play('cut')]);
    expect(verdicts).toMatchObject([
      {
        outcome: 'illegal',
        violations: [
          {
            code: 'prevented-from-attacking',
            message: 'ann cannot attack so: Gag prevents it.',
            state: ['/inPlay/0'],
            action: ['/card'],
          },
        ],
      },
    ]);
  });

  test('is nothing to who ignores it', () => {
    const ignores = aText(
      'Glass',
      says({ players: 'you', modifyPlayers: [{ ignoresPrevention: 'attack' }] }),
    );
    const state = (inPlay: object) =>
      table({ ann: { hand: { cut: high }, inPlay: { ...inPlay } }, bob: gagged({ cannot: 'attack' }) });
    expect([broken(state({}), play('cut')), broken(state({ ignores }), play('cut'))]).toEqual([
      [PREVENTION],
      [],
    ]);
  });

  test('is nothing to a card that is played in spite of it, or of the text that it is in', () => {
    const hand = (...cut: Parameters<typeof saying>) => ({ hand: { cut: saying(...cut) } });
    const bob = gagged({ cannot: 'attack' });
    const despite = { ability: 'playing', kind: 'also', despite: ['prevention'] } as const;
    expect(broken(table({ ann: hand(high, despite), bob }), play('cut'))).toEqual([]);
    const leave = (title: string) =>
      aText(
        'Blade',
        says({
          players: 'you',
          modifyPlayers: [{ mayPlay: { kind: ['attack'] }, despite: [{ textOf: { title } }] }],
        }),
      );
    const ann = (title: string) => ({ ...hand(high), inPlay: { blade: leave(title) } });
    expect(broken(table({ ann: ann('Gag'), bob }), play('cut'))).toEqual([]);
    expect(broken(table({ ann: ann('Other'), bob }), play('cut'))).toEqual([PREVENTION]);
  });

  test('is nothing to an Exertion for what may be played in spite of it', {
    meta: {
      rules: [
        'highlander.type-two/attack-phase/no-opportunity-no-attack',
        'highlander.type-two/searching-for-an-attack/why',
      ],
    },
  }, () => {
    const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: five() };
    const leave = (title: string, more: object = {}) =>
      aText(
        'Blade',
        says({
          players: 'you',
          modifyPlayers: [
            {
              ...{ mayPlay: { kind: ['attack'], not: { kind: ['special-attack'] } } },
              ...{ despite: [{ textOf: { title } }], ...more },
            },
          ],
        }),
      );
    for (const gag of [
      gagged({ cannot: 'attack' }),
      gagged({ cannot: 'play', such: { not: { kind: ['edge'] } } }),
    ] as const) {
      const searching = (blade: ReturnType<typeof leave>) =>
        broken(table({ ann: { inPlay: { blade } }, bob: gag }), search);
      expect(searching(leave('Gag'))).toEqual([]);
      expect(searching(leave('Other'))).toContain(PREVENTION);
      expect(searching(leave('Gag', { from: ['hand'] }))).toContain(PREVENTION);
      expect(searching(leave('Gag', { mayPlay: { kind: ['dodge'] } }))).toContain(PREVENTION);
      expect(searching(leave('', { despite: ['prevention'] }))).toEqual([]);
    }
  });

  test('is a condition: by any card, or by such a one', () => {
    const state = (title: string) => {
      const inn = aText('Inn', {
        ...{ ability: 'continuous', players: 'you', modifyPlayers: [{ handSize: 2 }] },
        while: { prevented: 'draw', player: 'you', by: { title } },
      });
      const ann = { hand: 16, inPlay: { inn } };
      return table({ ann, bob: gagged({ cannot: 'draw' }) }, { turn: { phase: 'draw-discard' } });
    };
    const end = { do: 'end-turn', player: 'ann' };
    expect(broken(state('Gag'), end)).toEqual([]);
    expect(broken(state('Other'), end)).toEqual(['type-two/draw-discard-phase/discard-down']);
  });
});

describe('a card', () => {
  test('cannot be played if it is said so: by anybody, by those players, or from there', () => {
    const locked = (byPlayers: 'you' | 'opponent') =>
      aText(
        'Lock',
        says({
          cards: { each: { kind: ['event'] }, in: 'anywhere' },
          modify: [{ cannot: 'be-played', byPlayers, unlessWith: { title: 'Key' } }],
        }),
      );
    const state = (lock: ReturnType<typeof locked>) => attacks({ inPlay: { lock } });
    expect(broken(state(locked('opponent')), play('news'))).toEqual([PREVENTION]);
    expect(broken(state(locked('you')), play('news'))).toEqual([]);
  });

  test('cannot be declared successful, or Power Blocked, if it says so', () => {
    const sly = saying(
      high,
      says({ cards: 'this', modify: [{ cannot: 'be-declared-successful' }, { cannot: 'be-power-blocked' }] }),
    );
    const state = attacked(
      { ann: { inPlay: { parry: { card: aBlock('upper left'), as: 'block', enteredIn: 3 } } }, bob: {} },
      { cut: { card: sly, result: 'blocked', powerBlow: true }, stab: sly },
      { defenses: [{ id: 'parry', by: 'ann', against: ['cut'] }] },
    );
    expect(broken(state, { do: 'declare-successful', player: 'ann', attack: 'stab' })).toEqual([PREVENTION]);
    const block = { do: 'exert', player: 'ann', for: { powerBlock: 'parry' }, shown: five() };
    expect(broken(state, block)).toEqual([PREVENTION]);
  });
});
