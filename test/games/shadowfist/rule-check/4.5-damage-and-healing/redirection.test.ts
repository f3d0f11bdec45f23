import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, fire, names, playing, use } from '../acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  events,
  open,
  pass,
  pile,
  table,
} from '../table.ts';
import { hero, tough } from './cast.ts';

describe('redirection (4.5.2)', () => {
  const redirecting = {
    ability: 'voluntary',
    choose: [
      { choose: 'damage-source', as: 'source' },
      { choose: 'cards', which: {}, in: 'play', as: 'spared' },
    ],
    do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: 'this' }],
  } as const;
  const beach = aFengShuiSite({ title: 'Beach', body: 5, abilities: [redirecting] });
  const cliff = aSite({ title: 'Cliff', body: 9, abilities: [redirecting, tough] });
  const redirect = (site: string, source: object, spared: string, who = 'bob') =>
    use(who, site, { choose: { source, spared: { cards: [spared] } } });
  const spells = (more: object = {}) =>
    table({
      ann: {
        hand: { fire: fire(3), again: fire(2), smoke: doing('smoke') },
        characters: { knight: hero(3) },
      },
      bob: {
        characters: { hero: hero(6, { abilities: [tough] }), friend: hero(6) },
        front: { tower: aSite({ body: 9 }), beach, cliff },
        ...more,
      },
    });
  const burning = afterPlaying(spells(), choosing('ann', 'fire', 'hero'));
  const effect = { effect: burning.scene?.items[0]?.id };
  const damages = (state: ReturnType<typeof table>, ...ids: string[]) =>
    ids.map((id) => state.inPlay.find((one) => one.id === id)?.damage);

  test('the damage lands elsewhere and never touches whom it was meant for', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.2/redirection',
        'shadowfist.yotd/4.5.2/sets-a-signpost',
        'shadowfist.yotd/4.5.2/signpost-moves-damage',
        'shadowfist.yotd/4.5.2/set-on-resolution',
        'shadowfist.yotd/4.5.2/original-reduction-does-not-apply',
        'shadowfist.yotd/4.5.2/no-bounce',
        'shadowfist.yotd/4.5.2/response-signpost-duration',
        'shadowfist.yotd/4.5.2/used-once',
      ],
    },
  }, () => {
    const generated = afterPlaying(burning, redirect('beach', effect, 'hero'));
    expect(generated.signposts).toEqual([]);
    const burned = afterPlaying(generated, pass);
    expect(damages(burned, 'hero', 'beach')).toEqual([0, 3]);
    expect(burned.signposts).toEqual([]);
  });

  test('the new recipient’s own reduction applies', {
    meta: { rules: ['shadowfist.yotd/4.5.2/new-recipient-reduction-applies'] },
  }, () => {
    expect(damages(afterPlaying(burning, redirect('cliff', effect, 'hero'), pass), 'hero', 'cliff')).toEqual([
      0, 1,
    ]);
  });

  test('source and recipients are said on generation', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.2/specify-source-and-recipients',
        'shadowfist.yotd/2.3/generation-announces',
      ],
    },
  }, () => {
    const twice = afterPlaying(burning, { do: 'pass', player: 'bob' }, choosing('ann', 'again', 'hero'));
    expect(open(twice, use('bob', 'beach'))).toEqual(['/choose/source', '/choose/spared']);
    expect(broken(burning, redirect('beach', effect, 'hero'))).toEqual([]);
    expect(broken(burning, redirect('beach', effect, 'nobody'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });

  test('damage is redirected to a card in play', {
    meta: { rules: ['shadowfist.yotd/4.5.2/recipient-in-play'] },
  }, () => {
    const juggler = aCharacter({
      fighting: 9,
      abilities: [
        {
          ...redirecting,
          choose: [...redirecting.choose, { choose: 'cards', which: {}, in: 'play', as: 'other' }],
          do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: { chosen: 'other' } }],
        },
      ],
    });
    const given = afterPlaying(
      table({
        ann: { hand: { fire: fire(3) } },
        bob: { characters: { juggler, hero: hero(6), friend: hero(6) }, smoked: { ghost: hero(6) } },
      }),
      choosing('ann', 'fire', 'hero'),
    );
    const to = (other: string) =>
      use('bob', 'juggler', {
        choose: {
          source: { effect: given.scene?.items[0]?.id },
          spared: { cards: ['hero'] },
          other: { cards: [other] },
        },
      });
    expect(broken(given, to('ghost'))).toEqual([
      '4.5.2/recipient-in-play',
      '7.2/effects-reach-only-cards-in-play',
    ]);
    expect(broken(given, to('friend'))).toEqual([]);
    expect(broken(given, to('hero'))).toEqual(['4.5.2/not-to-the-same-card']);
  });

  test('not to the card that would take it anyway', {
    meta: { rules: ['shadowfist.yotd/4.5.2/not-to-the-same-card'] },
  }, () => {
    const onBeach = afterPlaying(spells(), choosing('ann', 'fire', 'beach'));
    const item = { effect: onBeach.scene?.items[0]?.id };
    expect(broken(onBeach, redirect('beach', item, 'beach'))).toEqual(['4.5.2/not-to-the-same-card']);
    expect(broken(onBeach, redirect('cliff', item, 'beach'))).toEqual([]);
  });

  test('damage of an effect only in response to it', {
    meta: { rules: ['shadowfist.yotd/4.5.2/effect-source-only-in-response'] },
  }, () => {
    expect(broken(spells(), redirect('beach', effect, 'hero'))).toEqual([
      '4.5.2/effect-source-only-in-response',
    ]);
    expect(broken(burning, redirect('beach', effect, 'hero'))).toEqual([]);
  });

  test('an Event of an opponent is a source of damage that an opponent controls', {
    meta: { rules: ['shadowfist.yotd/10.2/by-an-opponent'] },
  }, () => {
    const wary = (controller: string) =>
      aSite({
        title: 'Wary',
        body: 9,
        abilities: [
          {
            ...redirecting,
            choose: [
              { choose: 'damage-source', as: 'source', which: { controller, not: { type: ['Character'] } } },
              redirecting.choose[1],
            ],
          },
        ],
      });
    const given = afterPlaying(
      spells({ back: { theirs: wary('every-opponent'), ours: wary('you') } }),
      choosing('ann', 'fire', 'hero'),
    );
    const source = { effect: given.scene?.items[0]?.id };
    expect(broken(given, redirect('theirs', source, 'hero'))).toEqual([]);
    expect(broken(given, redirect('ours', source, 'hero'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });

  test('a Character’s combat damage only once it is in the attack', {
    meta: { rules: ['shadowfist.yotd/4.5.2/combat-source-only-when-involved'] },
  }, () => {
    const knight = { cards: ['knight'] };
    expect(broken(spells(), redirect('beach', knight, 'tower'))).toEqual([
      '4.5.2/combat-source-only-when-involved',
    ]);
    const attacked = afterPlaying(spells(), attack('tower', 'knight'));
    expect(broken(attacked, redirect('beach', knight, 'tower'))).toEqual([]);
    const onHero = afterPlaying(spells(), attack('hero', 'knight'));
    expect(broken(onHero, redirect('beach', { cards: ['hero'] }, 'knight'))).toEqual([]);
    expect(broken(onHero, redirect('beach', { cards: ['friend'] }, 'knight'))).toEqual([
      '4.5.2/combat-source-only-when-involved',
    ]);
    const due = afterPlaying(attacked, pass, decline('ann'));
    expect(broken(due, redirect('beach', { cards: ['hero'] }, 'knight'))).toEqual([
      '4.5.2/combat-source-only-when-involved',
    ]);
    const declared = afterPlaying(
      due,
      { do: 'intercept', player: 'bob', interceptions: { knight: ['hero'] } },
      { do: 'pass', player: 'ann' },
    );
    expect(declared.attack?.chains).toHaveLength(1);
    expect(broken(declared, redirect('beach', { cards: ['hero'] }, 'knight'))).toEqual([]);
  });

  test('only that source and that recipient: other damage stays as it is', {
    meta: { rules: ['shadowfist.yotd/4.5.2/signpost-is-specific'] },
  }, () => {
    const twofold = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'damage',
              amount: 3,
              to: { each: { type: ['Character'], controller: 'every-opponent' }, in: 'play' },
            },
          ],
        },
      ],
    });
    const given = table({
      ann: { hand: { twofold, fire: fire(1) } },
      bob: { characters: { hero: hero(6), friend: hero(6) }, front: { beach } },
    });
    const blast = afterPlaying(given, playing('ann', 'twofold'));
    const spared = afterPlaying(
      blast,
      redirect('beach', { effect: blast.scene?.items[0]?.id }, 'hero'),
      choosing('ann', 'fire', 'hero'),
      pass,
    );
    expect(damages(spared, 'hero', 'friend', 'beach')).toEqual([1, 3, 3]);
  });

  test('one that is set as an attack ends, ends with it', {
    meta: { rules: ['shadowfist.yotd/4.5.2/attack-signpost-duration'] },
  }, () => {
    const blessing = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'modify', cards: { chosen: 'victim' }, by: [{ fighting: 1 }], until: 'end-of-attack' }],
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        },
      ],
    });
    const given = table({
      ann: { characters: { knight: hero(1) }, hand: { blessing } },
      bob: { front: { tower: aSite({ body: 9 }), beach } },
    });
    const ending = afterPlaying(
      given,
      choosing('ann', 'blessing', 'knight'),
      pass,
      attack('tower', 'knight'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(ending.attack?.step).toBe('ending');
    const over = afterPlaying(ending, redirect('beach', { cards: ['knight'] }, 'tower'), pass);
    expect(over).toMatchObject({ attack: null, signposts: [] });
    expect(broken(over, { do: 'end-turn', player: 'ann' })).toEqual([]);
  });

  test('the last redirection to resolve replaces any before it', {
    meta: {
      rules: ['shadowfist.yotd/4.5.2/one-signpost-a-source', 'shadowfist.yotd/4.5.2/last-signpost-prevails'],
    },
  }, () => {
    const twice = afterPlaying(
      burning,
      redirect('cliff', effect, 'hero'),
      { do: 'pass', player: 'ann' },
      redirect('beach', effect, 'hero'),
    );
    const [, , third] = twice.scene?.items ?? [];
    expect(third?.frame.source).toBe('beach');
    const burned = afterPlaying(twice, pass);
    expect(damages(burned, 'hero', 'cliff', 'beach')).toEqual([0, 1, 0]);
  });

  test('the redirecting card is the source, and following the signpost is no effect', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.2/redirecting-card-is-the-source',
        'shadowfist.yotd/4.5.2/redirecting-is-no-effect-or-declaration',
      ],
    },
  }, () => {
    const told = events(afterPlaying(burning, redirect('beach', effect, 'hero')), pass);
    expect(told).toContainEqual(
      expect.objectContaining({
        event: 'damage-inflicted',
        card: 'beach',
        source: 'beach',
        by: 'bob',
        combat: false,
      }),
    );
    expect(names(told).filter((name) => name === 'generated')).toEqual([]);
  });

  test('redirected combat damage is none any more: the Site it fells is smoked', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.2/redirected-is-not-combat-damage',
        'shadowfist.yotd/4.5.2/no-taking-sites-by-redirected-damage',
        'shadowfist.yotd/4.5.2/attack-signpost-duration',
        'shadowfist.yotd/4.5.2/unused-signpost-expires',
      ],
    },
  }, () => {
    const strong = table({
      ann: { characters: { knight: hero(5) } },
      bob: { front: { tower: aSite({ body: 9 }), beach } },
    });
    const felled = afterPlaying(
      strong,
      attack('tower', 'knight'),
      redirect('beach', { cards: ['knight'] }, 'tower'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(pile(felled, 'bob', 'smoked')).toEqual(['beach']);
    expect(broken(felled, { do: 'choose', player: 'ann', value: { mode: 'seize' } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    const fair = afterPlaying(strong, attack('beach', 'knight'), pass, decline('ann'), decline('bob'), pass);
    expect(broken(fair, { do: 'choose', player: 'ann', value: { mode: 'seize' } })).toEqual([]);
  });

  test('a signpost of an attack stays until its end, used or not', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.2/attack-signpost-duration',
        'shadowfist.yotd/4.5.2/unused-signpost-expires',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { knight: hero(3), squire: hero(1) } },
      bob: { characters: { guard: hero(1) }, front: { tower: aSite({ body: 9 }), beach } },
    });
    const set = afterPlaying(
      given,
      attack('tower', 'knight', 'squire'),
      redirect('beach', { cards: ['knight'] }, 'guard'),
      pass,
    );
    expect(set.signposts).toHaveLength(1);
    const over = afterPlaying(set, decline('ann'), decline('bob'), pass);
    expect(over.attack).toBeNull();
    expect(over.signposts).toEqual([]);
  });

  test('a signpost is no card: it holds when its new recipient leaves, and nothing cancels it', {
    meta: {
      rules: [
        'shadowfist.yotd/4.5.2/signpost-is-not-in-play',
        'shadowfist.yotd/4.5.2/recipient-leaving-does-not-cancel',
        'shadowfist.yotd/4.5.2/damage-to-absent-recipient-is-lost',
        'shadowfist.yotd/4.5.2/signpost-cannot-be-canceled',
      ],
    },
  }, () => {
    const no = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', inResponseTo: { to: { kind: 'ability' }, as: 'answered' } },
        { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
      ],
    });
    const given = table({
      ann: { characters: { knight: hero(3) }, hand: { smoke: doing('smoke'), no } },
      bob: { front: { tower: aSite({ body: 9 }), beach } },
    });
    const generated = afterPlaying(
      given,
      attack('tower', 'knight'),
      redirect('beach', { cards: ['knight'] }, 'tower'),
    );
    expect(broken(generated, playing('ann', 'no'))).toEqual([]);
    const set = afterPlaying(generated, pass);
    expect(broken(set, playing('ann', 'no'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    expect(set.inPlay.map(({ id }) => id).toSorted()).toEqual(['beach', 'knight', 'tower']);
    const gone = afterPlaying(
      set,
      choosing('ann', 'smoke', 'beach'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect(damages(gone, 'tower')).toEqual([0]);
    expect(gone.turn.lastAttack).toBe('unsuccessful');
  });
});
