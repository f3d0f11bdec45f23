import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, names, playing, use } from './acting.ts';
import { bodyOf, fightingOf } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  open,
  pass,
  pile,
  table,
} from './table.ts';

const heal = (who: string, id: string) => ({ do: 'heal', player: who, card: id });

const victim = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
const fire = (amount: number) =>
  anEvent({
    title: 'Fire',
    abilities: [
      { ability: 'event', choose: [victim], do: [{ do: 'damage', amount, to: { chosen: 'victim' } }] },
    ],
  });
const balm = (amount: number | 'all') =>
  anEvent({
    title: 'Balm',
    abilities: [
      { ability: 'event', choose: [victim], do: [{ do: 'heal', cards: { chosen: 'victim' }, amount }] },
    ],
  });
const doing = (what: 'smoke' | 'unturn') =>
  anEvent({
    title: what,
    abilities: [{ ability: 'event', choose: [victim], do: [{ do: what, cards: { chosen: 'victim' } }] }],
  });
const tough = { ability: 'special', special: 'Toughness', amount: 2 } as const;
const hero = (fighting: number, more: Parameters<typeof aCharacter>[0] = {}) =>
  aCharacter({ title: 'Hero', fighting, ...more });

describe('damage (4.5.1)', () => {
  test('[4.5.1/what-inflicts-damage, 4.5.1/damage-on-resolution, 4.5.1/damage-counters, 4.5.1/damage-remains] damage comes on resolution, a counter for each point, and stays', () => {
    const start = table({ ann: { hand: { fire: fire(2) } }, bob: { characters: { hero: hero(5) } } });
    const generated = afterPlaying(start, choosing('ann', 'fire', 'hero'));
    expect(card(generated, 'hero').damage).toBe(0);
    const next = afterPlaying(generated, pass, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.turn.player).toBe('bob');
    expect(card(next, 'hero').damage).toBe(2);
  });

  test('[4.5.1/combat-damage, 4.5.1/combat-damage-otherwise-alike] combat damage counts like any other', () => {
    const start = table({
      ann: { characters: { hero: hero(2) }, hand: { fire: fire(2) } },
      bob: { front: { tower: aSite({ body: 9 }) } },
    });
    const both = afterPlaying(
      start,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      choosing('ann', 'fire', 'tower'),
      pass,
    );
    expect(card(both, 'tower').damage).toBe(4);
    expect(bodyOf(both, 'tower')).toBe(5);
    expect(
      both.turn.events.filter(({ event }) => event === 'damage-inflicted').map(({ combat }) => combat),
    ).toEqual([true, false]);
  });

  test('[4.5.1/reducing-damage, 4.5.1/toughness-for-each-source] a reduction is subtracted as the damage is inflicted', () => {
    const start = table({
      ann: { hand: { fire: fire(3) } },
      bob: { characters: { hero: hero(5, { abilities: [tough] }) } },
    });
    expect(card(afterPlaying(start, choosing('ann', 'fire', 'hero'), pass), 'hero').damage).toBe(1);
  });

  test('[4.5.1/reduction-must-come-first, 4.5.1/inflicted-damage-stands] it must be there before; what has been inflicted is healed, not reduced or redirected', () => {
    const ward = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ special: 'Toughness', amount: 2 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const beach = aSite({
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            { choose: 'damage-source', as: 'source' },
            { ...victim, as: 'spared' },
          ],
          do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: 'this' }],
        },
      ],
    });
    const start = table({
      ann: { hand: { fire: fire(3) } },
      bob: { characters: { hero: hero(5) }, front: { beach }, hand: { ward } },
    });
    const burning = afterPlaying(start, choosing('ann', 'fire', 'hero'));
    const redirect = use('bob', 'beach', {
      choose: { source: { effect: burning.scene?.items[0]?.id }, spared: { cards: ['hero'] } },
    });
    expect(card(afterPlaying(burning, playing('bob', 'ward'), pass), 'hero').damage).toBe(1);
    expect(broken(burning, redirect)).toEqual([]);
    const burned = afterPlaying(burning, pass);
    expect(card(afterPlaying(burned, playing('bob', 'ward'), pass), 'hero').damage).toBe(3);
    expect(broken(burned, redirect)).toEqual(['4.5.2/effect-source-only-in-response']);
  });

  test('[4.5.1/not-below-zero, 4.5.1/excess-does-not-spill] nothing goes below zero, and what is too much is lost', () => {
    const shield = anEdge({
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { type: ['Character'] }, in: 'play' },
          modify: [{ cannot: 'be-smoked' }],
        },
      ],
    });
    const start = table({
      ann: { hand: { fire: fire(9) } },
      bob: { characters: { hero: hero(2), friend: hero(5) }, edges: { shield } },
    });
    const burned = afterPlaying(start, choosing('ann', 'fire', 'hero'), pass);
    expect(fightingOf(burned, 'hero')).toBe(0);
    expect(card(burned, 'friend').damage).toBe(0);
  });

  test('[4.5.1/direct-smoking-is-not-damage, 4.5.1/protection-from-smoking-by-effect] smoking by an effect is one thing, and smoking by its damage another', () => {
    const safe = hero(3, {
      abilities: [
        { ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-smoked', by: { type: ['Event'] } }] },
      ],
    });
    const start = table({
      ann: { hand: { fire: fire(3), smoke: doing('smoke') } },
      bob: { characters: { safe } },
    });
    expect(afterPlaying(start, choosing('ann', 'smoke', 'safe'), pass).inPlay.map(({ id }) => id)).toEqual([
      'safe',
    ]);
    expect(pile(afterPlaying(start, choosing('ann', 'fire', 'safe'), pass), 'bob', 'smoked')).toEqual([
      'safe',
    ]);
    expect(events(afterPlaying(start, choosing('ann', 'fire', 'safe')), pass)).toContainEqual({
      ...{ event: 'smoked', card: 'safe', player: 'bob', by: 'ann', source: 'fire' },
      ...{ sources: ['fire'], players: ['ann'], combat: false },
    });
  });
});

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

  test('[4.5.2/redirection, 4.5.2/sets-a-signpost, 4.5.2/signpost-moves-damage, 4.5.2/set-on-resolution, 4.5.2/original-reduction-does-not-apply, 4.5.2/no-bounce, 4.5.2/response-signpost-duration, 4.5.2/used-once] the damage lands elsewhere and never touches whom it was meant for', () => {
    const generated = afterPlaying(burning, redirect('beach', effect, 'hero'));
    expect(generated.signposts).toEqual([]);
    const burned = afterPlaying(generated, pass);
    expect(damages(burned, 'hero', 'beach')).toEqual([0, 3]);
    expect(burned.signposts).toEqual([]);
  });

  test('[4.5.2/new-recipient-reduction-applies] the new recipient’s own reduction applies', () => {
    expect(damages(afterPlaying(burning, redirect('cliff', effect, 'hero'), pass), 'hero', 'cliff')).toEqual([
      0, 1,
    ]);
  });

  test('[4.5.2/specify-source-and-recipients, 2.3/generation-announces] source and recipients are said on generation', () => {
    expect(open(burning, use('bob', 'beach'))).toEqual(['/choose/source', '/choose/spared']);
    expect(broken(burning, redirect('beach', effect, 'hero'))).toEqual([]);
    expect(broken(burning, redirect('beach', effect, 'nobody'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });

  test('[4.5.2/recipient-in-play] damage is redirected to a card in play', () => {
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

  test('[4.5.2/not-to-the-same-card] not to the card that would take it anyway', () => {
    const onBeach = afterPlaying(spells(), choosing('ann', 'fire', 'beach'));
    const item = { effect: onBeach.scene?.items[0]?.id };
    expect(broken(onBeach, redirect('beach', item, 'beach'))).toEqual(['4.5.2/not-to-the-same-card']);
    expect(broken(onBeach, redirect('cliff', item, 'beach'))).toEqual([]);
  });

  test('[4.5.2/effect-source-only-in-response] damage of an effect only in response to it', () => {
    expect(broken(spells(), redirect('beach', effect, 'hero'))).toEqual([
      '4.5.2/effect-source-only-in-response',
    ]);
    expect(broken(burning, redirect('beach', effect, 'hero'))).toEqual([]);
  });

  test('[4.5.2/combat-source-only-when-involved] a Character’s combat damage only once it is in the attack', () => {
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

  test('[4.5.2/signpost-is-specific] only that source and that recipient: other damage stays as it is', () => {
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

  test('[4.5.2/attack-signpost-duration] one that is set as an attack ends, ends with it', () => {
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

  test('[4.5.2/one-signpost-a-source, 4.5.2/last-signpost-prevails] the last redirection to resolve replaces any before it', () => {
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

  test('[4.5.2/redirecting-card-is-the-source, 4.5.2/redirecting-is-no-effect-or-declaration] the redirecting card is the source, and following the signpost is no effect', () => {
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

  test('[4.5.2/redirected-is-not-combat-damage, 4.5.2/no-taking-sites-by-redirected-damage, 4.5.2/attack-signpost-duration, 4.5.2/unused-signpost-expires] redirected combat damage is none any more: the Site it fells is smoked', () => {
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

  test('[4.5.2/attack-signpost-duration, 4.5.2/unused-signpost-expires] a signpost of an attack stays until its end, used or not', () => {
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

  test('[4.5.2/signpost-is-not-in-play, 4.5.2/recipient-leaving-does-not-cancel, 4.5.2/damage-to-absent-recipient-is-lost, 4.5.2/signpost-cannot-be-canceled] a signpost is no card: it holds when its new recipient leaves, and nothing cancels it', () => {
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

describe('healing (4.5.3)', () => {
  const hurt = (fighting: number, damage: number, abilities: Parameters<typeof aCharacter>[0] = {}) => ({
    card: hero(fighting, abilities),
    damage,
  });

  test('[4.5.3/character-heals-itself, 4.5.3/turning-to-heal-is-an-effect, 4.5.3/announce-healing, 3.3.2/turn-to-heal, 4.5.3/heal-removes-all-damage, 3.3.2/heal-in-own-main-shot] a Character turns to heal in its controller’s Main Shot: it turns at once, and loses all damage on resolution', () => {
    const start = table({
      ann: { characters: { hero: hurt(5, 3) } },
      bob: { characters: { rogue: hurt(5, 3) } },
    });
    const generated = afterPlaying(start, heal('ann', 'hero'));
    expect(card(generated, 'hero')).toMatchObject({ turned: true, damage: 3 });
    expect(events(start, heal('ann', 'hero'))).toContainEqual(
      expect.objectContaining({ event: 'generated', source: 'hero', name: 'heal' }),
    );
    expect(card(afterPlaying(generated, pass), 'hero').damage).toBe(0);
    expect(broken(start, heal('bob', 'rogue'))).toEqual(['5.2/turn-to-heal-in-own-main-shot-only']);
    expect(broken(start, heal('ann', 'rogue'))).toEqual(['4.5.3/character-heals-itself']);
    expect(broken(afterPlaying(generated, pass), heal('ann', 'hero'))).toEqual([
      '4.5.3/no-healing-undamaged',
      '4.2/turned-card-cannot-turn',
    ]);
  });

  test('[4.5.3/only-characters-turn-to-heal] no other card does', () => {
    const start = table({
      ann: { front: { gate: { card: aSite(), damage: 1 } }, characters: { hero: hurt(5, 1) } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'gate'))).toEqual(['4.5.3/only-characters-turn-to-heal']);
    expect(broken(start, heal('ann', 'hero'))).toEqual([]);
  });

  test('[4.5.3/no-healing-undamaged] no effect heals what is not damaged', () => {
    const state = table({
      ann: {
        hand: { salve: balm('all') },
        characters: { hurt: { card: aCharacter({ fighting: 3 }), damage: 1 }, whole: aCharacter() },
      },
      bob: {},
    });
    expect(broken(state, choosing('ann', 'salve', 'whole'))).toEqual(['4.5.3/no-healing-undamaged']);
    expect(broken(state, choosing('ann', 'salve', 'hurt'))).toEqual([]);
  });

  test('[4.5.3/no-healing-undamaged, 4.5.3/heal-only-inflicted-damage] nor one without damage, even if some is to come', () => {
    const start = table({ ann: { characters: { hero: hero(5) } }, bob: { hand: { fire: fire(2) } } });
    expect(broken(start, heal('ann', 'hero'))).toEqual(['4.5.3/no-healing-undamaged']);
    const coming = afterPlaying(start, choosing('bob', 'fire', 'hero'));
    expect(broken(coming, heal('ann', 'hero'))).toEqual(['4.5.3/no-healing-undamaged']);
    expect(broken(afterPlaying(coming, pass), heal('ann', 'hero'))).toEqual([]);
  });

  test('[4.5.3/any-removal-is-healing] removing some damage is healing too', () => {
    const start = table({ ann: { characters: { hero: hurt(5, 3) }, hand: { balm: balm(1) } }, bob: {} });
    const generated = afterPlaying(start, choosing('ann', 'balm', 'hero'));
    expect(events(generated, pass)).toContainEqual({
      event: 'healed',
      card: 'hero',
      amount: 1,
      player: 'ann',
      source: 'balm',
    });
    expect(card(afterPlaying(generated, pass), 'hero').damage).toBe(2);
  });

  test('[4.5.3/attacker-may-heal, 3.3.2/heal-during-attack] an unturned attacker may turn to heal, a turned one not', () => {
    const start = table({
      ann: { characters: { hero: hurt(5, 1) }, hand: { wake: doing('unturn') } },
      bob: { front: { tower: aSite() } },
    });
    const attacked = afterPlaying(start, attack('tower', 'hero'), { do: 'pass', player: 'bob' });
    expect(broken(attacked, heal('ann', 'hero'))).toEqual(['4.2/turned-card-cannot-turn']);
    const awake = afterPlaying(attacked, choosing('ann', 'wake', 'hero'), pass);
    expect(broken(awake, heal('ann', 'hero'))).toEqual([]);
    const healed = afterPlaying(awake, heal('ann', 'hero'), pass);
    expect(healed.attack?.attackers).toHaveLength(1);
    expect(card(healed, 'hero').damage).toBe(0);
  });

  test('[4.5.3/healing-in-response, 4.5.3/healing-after-leaving-play, 4.5.3/no-healing-the-just-smoked] healing in response comes first; before the damage it is too late', () => {
    const start = table({ ann: { characters: { trooper: hurt(4, 2) } }, bob: { hand: { fire: fire(2) } } });
    const saved = afterPlaying(start, choosing('bob', 'fire', 'trooper'), heal('ann', 'trooper'), pass);
    expect(card(saved, 'trooper').damage).toBe(2);
    const lost = afterPlaying(start, heal('ann', 'trooper'), choosing('bob', 'fire', 'trooper'), pass);
    expect(pile(lost, 'ann', 'smoked')).toEqual(['trooper']);
    expect(broken(lost, heal('ann', 'trooper'))).toEqual(['7.2/effects-reach-only-cards-in-play']);
  });

  test('[4.5.3/lost-bonus-keeps-damage, 4.5.3/no-damage-on-the-bonus, 4.5.3/smoked-by-lost-bonus, 4.6/change-of-fighting-is-not-damage] a bonus that ends takes no damage with it', () => {
    const bless = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 3 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { characters: { hero: hero(3), big: hero(9) }, hand: { bless, fire: fire(3), more: fire(3) } },
      bob: {},
    });
    const blessed = afterPlaying(
      start,
      playing('ann', 'bless'),
      pass,
      choosing('ann', 'fire', 'hero'),
      pass,
      choosing('ann', 'more', 'big'),
      pass,
    );
    expect([fightingOf(blessed, 'hero'), fightingOf(blessed, 'big')]).toEqual([3, 9]);
    const ended = afterPlaying(blessed, { do: 'end-turn', player: 'ann' }, pass);
    expect(pile(ended, 'ann', 'smoked')).toContain('hero');
    expect(card(ended, 'big').damage).toBe(3);
    expect(fightingOf(ended, 'big')).toBe(6);
  });

  test('[4.5.3/cannot-be-healed] a card that cannot be healed keeps its damage, unless its text is canceled', () => {
    const cursed = hero(5, {
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-healed' }] }],
    });
    const blank = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ canceled: true }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { characters: { cursed: { card: cursed, damage: 2 } }, hand: { balm: balm('all'), blank } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'cursed'))).toEqual(['4.5.3/cannot-be-healed']);
    expect(card(afterPlaying(start, choosing('ann', 'balm', 'cursed'), pass), 'cursed').damage).toBe(2);
    const blanked = afterPlaying(start, playing('ann', 'blank'), pass);
    expect(broken(blanked, heal('ann', 'cursed'))).toEqual([]);
    expect(card(afterPlaying(blanked, heal('ann', 'cursed'), pass), 'cursed').damage).toBe(0);
  });

  test('[4.5.3/cannot-turn-to-heal] one that cannot turn to heal is healed by other effects', () => {
    const robot = hero(5, {
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'turn-to-heal' }] }],
    });
    const start = table({
      ann: { characters: { robot: { card: robot, damage: 2 } }, hand: { balm: balm('all') } },
      bob: {},
    });
    expect(broken(start, heal('ann', 'robot'))).toEqual(['4.5.3/cannot-turn-to-heal']);
    expect(card(afterPlaying(start, choosing('ann', 'balm', 'robot'), pass), 'robot').damage).toBe(0);
  });
});
