import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, fire, happened, playing, windfall } from '../acting.ts';
import { bodyOf } from '../figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { decide, grove, hero, taken } from './cast.ts';

describe('the fate of a Site (6.4.3, 3.3.3)', () => {
  test('the attacking player decides at once what becomes of a Site at zero', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.3/fate-of-a-site-at-zero',
        'shadowfist.yotd/3.3.3/decision-on-taken-site',
        'shadowfist.yotd/2.1/site-body',
        'shadowfist.yotd/2.1/damage-lowers-body',
      ],
    },
  }, () => {
    const asked = taken({ bob: { hand: { luck: windfall } } });
    expect(bodyOf(asked, 'grove')).toBe(0);
    expect(asked.question).toMatchObject({
      player: 'ann',
      kind: 'mode',
      from: ['smoke', 'seize', 'burn-for-victory', 'burn-for-power'],
    });
    expect(broken(asked, decide('smoke', 'bob'))).toEqual(['6.4.3/fate-of-a-site-at-zero']);
    expect(broken(asked, decide('keep'))).toEqual(['6.4.3/fate-of-a-site-at-zero']);
    expect(broken(asked, playing('bob', 'luck'))).toContain('5.2/no-voluntary-effects-during-resolution');
    expect(broken(asked, { do: 'end-turn', player: 'ann' })).toEqual([
      '6.4.3/fate-of-a-site-at-zero',
      '4.8/declaring-end-of-turn',
    ]);
    expect(broken(asked, decide('seize'))).toEqual([]);
  });

  test('the attacking player decides even if only a joiner’s attacker is left', {
    meta: { rules: ['shadowfist.yotd/3.3.3/attacking-player-takes-site'] },
  }, () => {
    const asked = afterPlaying(
      table({
        ann: { characters: { squire: aCharacter({ title: 'Squire', fighting: 1 }) } },
        bob: { front: { grove }, hand: { bolt: fire(1) } },
        eve: { characters: { thug: hero } },
      }),
      attack('grove', 'squire'),
      pass,
      { do: 'join', player: 'eve', attackers: ['thug'] },
      choosing('bob', 'bolt', 'squire'),
      pass,
      pass,
      decline('eve'),
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(asked.attack?.attackers.map(({ id }) => id)).toEqual(['thug']);
    expect(asked.question?.player).toBe('ann');
  });

  test('smoked, it goes to its owner’s smoked pile', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/smoke-site',
        'shadowfist.yotd/4.4/smoked-on-top',
        'shadowfist.yotd/2.2/smoked-to-owner',
      ],
    },
  }, () => {
    expect(pile(afterPlaying(taken(), decide('smoke')), 'bob', 'smoked')).toEqual(['grove']);
  });

  test('seized, it is healed, unturned and placed anew, with its States and other counters', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/seize-site',
        'shadowfist.yotd/3.3.3/seized-site-keeps-states',
        'shadowfist.yotd/3.3.3/seized-site-keeps-counters',
      ],
    },
  }, () => {
    const asked = afterPlaying(
      table({
        ann: { front: { gate: aSite() }, characters: { hero } },
        bob: {
          front: { grove: { card: grove, turned: true, counters: { lotus: 2 } } },
          states: { moat: { card: aState({ abilities: [{ ability: 'subject', which: {} }] }), on: 'grove' } },
        },
      }),
      attack('grove', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      decide('seize'),
    );
    expect(asked.question).toMatchObject({
      player: 'ann',
      kind: 'position',
      positions: [
        { column: 0, row: 'back' },
        { column: 1, row: 'front' },
      ],
    });
    const placed = afterPlaying(asked, {
      do: 'choose',
      player: 'ann',
      value: { position: { column: 0, row: 'back' } },
    });
    expect(card(placed, 'grove')).toMatchObject({
      owner: 'bob',
      controller: 'ann',
      damage: 0,
      turned: false,
      counters: { lotus: 2 },
      column: 0,
      row: 'back',
    });
    expect(card(placed, 'moat')).toMatchObject({ on: 'grove', controller: 'bob' });
    const placedAt = (position: object) => ({ do: 'choose', player: 'ann', value: { position } });
    expect(broken(asked, placedAt({ column: 3, row: 'front' }))).toEqual([
      '7.4/new-controller-places-the-card',
    ]);
    expect(broken(asked, placedAt({ column: 3 }))).toEqual(['7.4/new-controller-places-the-card']);
    // Of each column only one row is open: it goes without saying.
    expect(afterPlaying(asked, placedAt({ column: 0 }))).toEqual(placed);
    expect(card(afterPlaying(asked, placedAt({ column: 1 })), 'grove')).toMatchObject({ row: 'front' });
  });

  test('those who seized it attack until the attack has ended', {
    meta: { rules: ['shadowfist.yotd/6.4.2/attackers-cease-attacking'] },
  }, () => {
    const seized = afterPlaying(taken(), decide('seize'));
    expect(seized.attack?.attackers).toEqual([{ id: 'hero', target: 'grove', player: 'ann' }]);
    const over = afterPlaying(
      seized,
      { do: 'choose', player: 'ann', value: { position: { column: 1, row: 'front' } } },
      pass,
    );
    expect(over.attack).toBeNull();
  });

  test('and are where it then stands: what combat has triggered finds them there', {
    meta: {
      rules: [
        'shadowfist.yotd/6.1/attackers-follow-a-moving-target',
        'shadowfist.yotd/6.1/attack-at-the-targets-location',
        'shadowfist.yotd/6.4.3/result-takes-place-at-once',
      ],
    },
  }, () => {
    const fierce = aCharacter({
      fighting: 9,
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'combat-ended', card: { is: 'this' } },
          do: [
            {
              ...{ do: 'damage', amount: 1 },
              to: { each: { type: ['Character'], atLocationOf: 'this', isNot: 'this' }, in: 'play' },
            },
          ],
        },
      ],
    });
    const strong = aCharacter({ fighting: 3 });
    const characters = { hero: fierce, porter: { card: strong, column: 0 } };
    const asked = taken({ ann: { characters }, bob: { characters: { guard: { card: strong, column: 0 } } } });
    const harmed = (column: number, row: string) => {
      const placed = { do: 'choose', player: 'ann', value: { position: { column, row } } };
      const over = afterPlaying(asked, decide('seize'), placed, pass);
      return over.inPlay.filter(({ damage }) => damage > 0).map(({ id }) => id);
    };
    expect([harmed(0, 'back'), harmed(1, 'front')]).toEqual([['porter'], []]);
  });

  test('burned for victory, it lies in the attacking player’s pile, out of play, and counts', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/burn-for-victory',
        'shadowfist.yotd/2.2/burned-for-victory-counts',
        'shadowfist.yotd/4.4/burned-for-victory-to-attacking-player',
      ],
    },
  }, () => {
    const groves = Object.fromEntries(
      Array.from({ length: 4 }, (_, n) => [`spring${n}`, aFengShuiSite({ title: `Spring ${n}` })]),
    );
    const three = (front: object) => taken({ ann: { front }, eve: { characters: {} } });
    const burned = afterPlaying(three(groves), decide('burn-for-victory'));
    expect(burned.winner).toBe('ann');
    const early = afterPlaying(taken(), decide('burn-for-victory'));
    expect(pile(early, 'ann', 'burnedForVictory')).toEqual(['grove']);
    expect(early.inPlay.map(({ id }) => id)).not.toContain('grove');
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])(
    'burned for Power among %i players, it gains %i at once and is smoked',
    {
      meta: {
        rules: ['shadowfist.yotd/3.3.3/burn-for-power', 'shadowfist.yotd/6.4.3/result-takes-place-at-once'],
      },
    },
    (number, power) => {
      const others = ['eve', 'dan', 'fay'].slice(0, number - 2);
      const asked = afterPlaying(
        table({
          ann: { characters: { hero } },
          bob: { front: { grove } },
          ...Object.fromEntries(others.map((who) => [who, {}])),
        }),
        attack('grove', 'hero'),
        pass,
        ...others.map(decline),
        ...(others.length > 0 ? [pass] : []),
        ...others.map(decline),
        decline('ann'),
        decline('bob'),
        pass,
      );
      const burned = afterPlaying(asked, decide('burn-for-power'));
      expect(player(burned, 'ann').power).toBe(power);
      expect(pile(burned, 'bob', 'smoked')).toEqual(['grove']);
    },
  );

  test('only Feng Shui Sites are burned', {
    meta: { rules: ['shadowfist.yotd/3.3.3/burn-only-feng-shui-sites'] },
  }, () => {
    const asked = taken({}, aSite({ title: 'Fort', body: 5 }));
    expect(asked.question?.from).toEqual(['smoke', 'seize']);
    expect(broken(asked, decide('burn-for-power'))).toEqual(['3.3.3/burn-only-feng-shui-sites']);
    expect(broken(asked, decide('smoke'))).toEqual([]);
  });

  test('brought to zero by anything else, it is smoked at once', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/site-smoked-by-other-damage',
        'shadowfist.yotd/4.5.1/only-combat-damage-takes-sites',
      ],
    },
  }, () => {
    const burned = afterPlaying(
      table({ ann: { hand: { bolt: fire(5) } }, bob: { front: { grove } } }),
      choosing('ann', 'bolt', 'grove'),
      pass,
    );
    expect(burned.question).toBeNull();
    expect(pile(burned, 'bob', 'smoked')).toEqual(['grove']);
    expect(broken(burned, decide('seize'))).toEqual(['5.2/decisions-at-resolution-only-if-stated']);
    expect(broken(taken(), decide('seize'))).toEqual([]);
  });

  test('also in the midst of an attack', {
    meta: { rules: ['shadowfist.yotd/4.5.1/only-combat-damage-takes-sites'] },
  }, () => {
    const burned = afterPlaying(
      table({ ann: { characters: { hero }, hand: { bolt: fire(5) } }, bob: { front: { grove } } }),
      attack('grove', 'hero'),
      { do: 'pass', player: 'bob' },
      choosing('ann', 'bolt', 'grove'),
      pass,
    );
    expect(burned.question).toBeNull();
    expect(pile(burned, 'bob', 'smoked')).toEqual(['grove']);
    expect(burned.attack).toBeNull();
  });

  const banner = anEdge({
    abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
  });
  const twoSites = (bob: object) =>
    afterPlaying(
      table({
        ann: { characters: { hero, giant: hero }, edges: { banner } },
        bob: { front: { grove, shrine: grove, mill: aSite() }, ...bob },
      }),
      { ...attack('grove', 'hero', 'giant'), targets: { giant: 'shrine' } },
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );

  test('of several Sites at zero the one that lies first is decided on first, and the Characters there are placed before the next', {
    meta: { rules: ['shadowfist.yotd/6.4.3/fate-of-a-site-at-zero'] },
  }, () => {
    const asked = twoSites({ characters: { monk: { card: hero, column: 1 } } });
    expect(asked.question?.about).toBe('what is done with Grove (grove)');
    const burned = afterPlaying(asked, decide('burn-for-victory'));
    expect(burned.question?.about).toBe('what is done with Grove (shrine)');
    const both = afterPlaying(burned, decide('smoke'));
    expect(pile(both, 'ann', 'burnedForVictory')).toEqual(['grove']);
    expect(pile(both, 'bob', 'smoked')).toEqual(['shrine']);
    expect(card(both, 'monk').column).toBe(0);
  });

  test('a Site at zero by other damage at the same moment is reduced to zero but once', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/site-smoked-by-other-damage',
        'shadowfist.yotd/4.5.2/redirected-is-not-combat-damage',
      ],
    },
  }, () => {
    const detour = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'damage-source', as: 'blow' },
            { choose: 'cards', which: { title: 'Pond' }, in: 'play', as: 'pond' },
            { choose: 'cards', which: { title: 'Grove' }, in: 'play', as: 'grove' },
          ],
          do: [{ do: 'redirect', source: 'blow', from: { chosen: 'grove' }, to: { chosen: 'pond' } }],
        },
      ],
    });
    const pond = aFengShuiSite({ title: 'Pond', body: 5 });
    const before = afterPlaying(
      table({
        ann: { characters: { hero, giant: hero } },
        bob: { front: { pond, grove }, hand: { detour } },
      }),
      attack('grove', 'hero', 'giant'),
      playing('bob', 'detour', { choose: { blow: { cards: ['giant'] } } }),
      pass,
      decline('ann'),
      decline('bob'),
    );
    expect(happened(events(before, pass), 'body-reduced-to-zero')).toMatchObject([
      { card: 'pond', combat: false },
      { card: 'grove', combat: true },
    ]);
  });
});
