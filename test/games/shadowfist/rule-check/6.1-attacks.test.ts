import { describe, expect, test } from 'vitest';
import { attack, decline, names } from './acting.ts';
import { fightingOf } from './figures.ts';
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
  listed,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const join = (who: string, ...attackers: string[]) => ({ do: 'join', player: who, attackers });
const playing = (who: string, id: string, victim?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(victim === undefined ? {} : { choose: { victim: { cards: [victim] } } }),
});

/** An Event that does something to a card. */
const doing = (what: 'smoke' | 'turn' | 'unturn' | 'cease-attacking') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
        do: [{ do: what, cards: { chosen: 'victim' } }],
      },
    ],
  });
const windfall = anEvent({
  abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
});
const hero = aCharacter({ title: 'Hero', fighting: 3 });
const rogue = aCharacter({ title: 'Rogue', fighting: 2 });

const state = table({
  ann: { front: { gate: aSite() }, characters: { hero, squire: aCharacter() } },
  bob: { front: { tower: aSite() }, back: { yard: aSite() }, characters: { rogue } },
});

describe('declaring an attack (6.1, 3.3.3)', () => {
  test('[3.3.3/declaring-an-attack, 6.1/unturned-characters-may-attack, 2.1/characters-attack-and-defend] unturned Characters turn to attack a target', () => {
    const attacked = afterPlaying(state, attack('tower', 'hero', 'squire'));
    expect([card(attacked, 'hero').turned, card(attacked, 'squire').turned]).toEqual([true, true]);
    expect(attacked.attack).toMatchObject({ player: 'ann', defending: 'bob', targets: ['tower'] });
    const tired = table({
      ann: { characters: { hero: { card: hero, turned: true } } },
      bob: { front: { tower: aSite() } },
    });
    expect(broken(tired, attack('tower', 'hero'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(state, attack('tower', 'gate'))).toEqual(['6.1/unturned-characters-may-attack']);
    expect(broken(state, attack('tower', 'nobody'))).toEqual(['6.1/unturned-characters-may-attack']);
    expect(broken(state, attack('nothing', 'hero'))).toEqual(['3.3.3/legal-targets']);
  });

  test('[6.1/unturned-characters-may-attack] only the attacking player’s own', () => {
    expect(broken(state, attack('tower', 'rogue'))).toEqual(['7.4/controller-decides']);
  });

  test('[6.1/attack-needs-a-character] nobody attacks with nobody', () => {
    expect(broken(state, attack('tower'))).toEqual(['6.1/attack-needs-a-character']);
    expect(broken(state, attack('tower', 'squire'))).toEqual([]);
  });

  test('[6.1/states-do-not-turn-with-the-attacker] the States on an attacker do not turn', () => {
    const armed = table({
      ann: { characters: { hero }, states: { sword: { card: aState(), on: 'hero' } } },
      bob: { front: { tower: aSite() } },
    });
    expect(card(afterPlaying(armed, attack('tower', 'hero')), 'sword').turned).toBe(false);
  });

  test('[3.3.3/legal-targets] a target is a Character or a front-row Site of an opponent', () => {
    expect(broken(state, attack('rogue', 'hero'))).toEqual([]);
    expect(broken(state, attack('tower', 'hero'))).toEqual([]);
    expect(broken(state, attack('yard', 'hero'))).toEqual(['3.3.3/legal-targets']);
    expect(broken(state, { ...attack('tower', 'hero', 'squire'), targets: { squire: 'rogue' } })).toEqual([
      '3.3.3/legal-targets',
    ]);
  });

  test('[6.1/no-attack-on-own-cards, 3.3.3/no-attacking-own-cards] nobody attacks a card they control', () => {
    expect(broken(state, attack('gate', 'hero'))).toEqual(['6.1/no-attack-on-own-cards']);
    expect(broken(state, attack('squire', 'hero'))).toEqual(['6.1/no-attack-on-own-cards']);
    expect(broken(state, attack('tower', 'hero'))).toEqual([]);
  });

  test('[6.1/no-retargeting-to-own-cards] nor is one’s attacker turned against one’s own card', () => {
    const lure = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { attacking: true }, in: 'play', as: 'attacker' },
            { choose: 'cards', which: {}, in: 'play', as: 'victim' },
          ],
          do: [{ do: 'change-attack-target', attackers: { chosen: 'attacker' }, to: { chosen: 'victim' } }],
        },
      ],
    });
    const given = afterPlaying(
      {
        ...state,
        players: state.players.map((one) =>
          one.id === 'bob' ? { ...one, hand: [{ id: 'lure', card: lure }] } : one,
        ),
      },
      attack('tower', 'hero'),
    );
    const luring = (victim: string) => ({
      ...playing('bob', 'lure'),
      choose: { attacker: { cards: ['hero'] }, victim: { cards: [victim] } },
    });
    expect(broken(given, luring('gate'))).toEqual(['6.1/no-retargeting-to-own-cards']);
    const lured = afterPlaying(given, luring('rogue'), pass);
    expect(lured.attack?.attackers).toEqual([{ id: 'hero', target: 'rogue', player: 'ann' }]);
  });

  test('[3.3.3/attacking-and-defending-player, 3.3.3/attackers-and-interceptors] who declared it attacks, who controls the target defends', () => {
    expect(afterPlaying(state, attack('rogue', 'hero')).attack).toMatchObject({
      ...{ player: 'ann', defending: 'bob' },
      attackers: [{ id: 'hero', target: 'rogue', player: 'ann' }],
    });
  });

  test('[6.1/one-attack-at-a-time] no other attack is declared before it has ended', () => {
    const attacked = afterPlaying(state, attack('tower', 'hero'));
    expect(broken(attacked, attack('tower', 'squire'))).toEqual([
      '5.3/declaration-opens-a-scene',
      '6.1/one-attack-at-a-time',
    ]);
    const intercepting = afterPlaying(attacked, pass);
    expect(broken(intercepting, attack('tower', 'squire'))).toEqual(['6.1/one-attack-at-a-time']);
    // The Main Shot is not done before, either.
    expect(broken(intercepting, { do: 'end-turn', player: 'ann' })).toEqual(['4.8/declaring-end-of-turn']);
    const over = afterPlaying(intercepting, decline('ann'), decline('bob'), pass);
    expect(over.attack).toBeNull();
    expect(broken(over, attack('tower', 'squire'))).toEqual([]);
  });

  test('[3.3.3/cards-during-attack] during an attack the attacking player plays only Events and States', () => {
    const holding = table({
      ann: {
        power: 5,
        characters: { hero },
        hand: {
          luck: windfall,
          helm: aState(),
          knight: aCharacter(),
          keep: aSite(),
          grove: aFengShuiSite(),
          flag: anEdge(),
        },
      },
      bob: { front: { tower: aSite() } },
    });
    const attacked = afterPlaying(holding, attack('tower', 'hero'), { do: 'pass', player: 'bob' });
    expect(broken(attacked, playing('ann', 'luck'))).toEqual([]);
    expect(broken(attacked, { ...playing('ann', 'helm'), on: 'hero' })).toEqual([]);
    expect(broken(attacked, playing('ann', 'knight'))).toEqual(['3.3.3/cards-during-attack']);
    expect(broken(attacked, { ...playing('ann', 'keep'), at: { column: 0, row: 'front' } })).toEqual([
      '3.3.3/cards-during-attack',
    ]);
    expect(broken(attacked, playing('ann', 'flag'))).toEqual([
      '3.3.3/cards-during-attack',
      '4.3.5/no-edges-during-attack',
    ]);
  });
});

describe('what an attack is (6.1)', () => {
  test('[6.1/anyone-may-respond-to-the-attack, 5.2/effects-answer-effects-and-declarations] everybody may answer its declaration', () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, hand: { luck: windfall } },
      eve: { hand: { lucky: windfall }, characters: { idle: aCharacter() } },
    });
    const attacked = afterPlaying(given, attack('tower', 'hero'));
    expect(broken(attacked, playing('eve', 'lucky'))).toEqual([]);
    expect(broken(attacked, playing('bob', 'luck'))).toEqual([]);
    expect(broken(attacked, { do: 'heal', player: 'eve', card: 'idle' })).toEqual([
      '5.2/turn-to-heal-in-own-main-shot-only',
      '4.5.3/no-healing-undamaged',
    ]);
  });

  /** Smokes every attacker at the location of a card of its player. */
  const trap = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Site'], controller: 'you' }, in: 'play', as: 'victim' }],
        do: [
          {
            do: 'smoke',
            cards: { each: { type: ['Character'], atLocationOf: { chosen: 'victim' } }, in: 'play' },
          },
        ],
      },
    ],
  });

  test('[6.1/attackers-move-on-declaration, 3.3.3/attackers-move-at-once, 6.1/attack-at-the-targets-location] attackers are at the target’s location before any response', () => {
    const given = table({
      ann: { front: { gate: aSite() }, characters: { hero } },
      bob: { front: { tower: aSite(), keep: aSite() }, hand: { trap, second: trap } },
    });
    const attacked = afterPlaying(given, attack('keep', 'hero'));
    expect(
      afterPlaying(attacked, playing('bob', 'trap', 'tower'), pass).inPlay.map(({ id }) => id),
    ).toContain('hero');
    expect(pile(afterPlaying(attacked, playing('bob', 'trap', 'keep'), pass), 'ann', 'smoked')).toEqual([
      'hero',
    ]);
  });

  test('[6.1/when-an-attack-is-declared, 5.2.2/turns-to-attack-answers-the-declaration, 5.2.2/triggers-come-from-effects-and-declarations] what triggers on the declaration, or on turning to attack, answers it', () => {
    const watch = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'attack-declared' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
        {
          ability: 'triggered',
          on: { event: 'turned-to-attack' },
          do: [{ do: 'gain-power', players: 'you', amount: 2 }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, edges: { watch } },
    });
    const asked = afterPlaying(given, attack('tower', 'hero'));
    expect(asked.question).toMatchObject({ player: 'bob', kind: 'order' });
    const attacked = afterPlaying(asked, {
      do: 'choose',
      player: 'bob',
      value: { cards: asked.question?.from },
    });
    expect(attacked.scene?.items.map(({ kind }) => kind)).toEqual(['triggered', 'triggered']);
    expect(player(afterPlaying(attacked, pass), 'bob').power).toBe(3);
  });

  test('[6.1/during-an-attack] an effect “during an attack” is there while one’s own card is attacked, and not before', () => {
    const guard = aCharacter({
      abilities: [
        {
          ability: 'voluntary',
          when: { attack: { target: { controller: 'you' } } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
        {
          ability: 'voluntary',
          when: { during: 'attack' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { guard } },
      eve: { characters: { other: guard } },
    });
    const use = (who: string, id: string, ability: number) => ({ do: 'use', player: who, card: id, ability });
    for (const ability of [0, 1])
      expect(broken(given, use('bob', 'guard', ability))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const attacked = afterPlaying(given, attack('tower', 'hero'));
    for (const ability of [0, 1]) expect(broken(attacked, use('bob', 'guard', ability))).toEqual([]);
    expect(broken(attacked, use('eve', 'other', 0))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const later = afterPlaying(attacked, pass, decline('eve'), pass);
    expect(broken(later, use('bob', 'guard', 0))).toEqual([]);
  });

  test('[6.1/attackers-follow-a-moving-target, 6.1/following-is-no-change-of-location, 6.1/attack-at-the-targets-location] attackers go where their target goes, which is no change of location', () => {
    const given = table({
      ann: { front: { gate: aSite() }, characters: { hero } },
      bob: { front: { tower: aSite(), keep: aSite() }, characters: { rogue }, hand: { trap, second: trap } },
    });
    const flight = afterPlaying(given, attack('rogue', 'hero'), {
      do: 'change-location',
      player: 'bob',
      card: 'rogue',
      to: 'right',
    });
    expect(events(flight, pass)).toContainEqual({ event: 'location-changed', card: 'rogue', player: 'bob' });
    expect(events(flight, pass)).not.toContainEqual(
      expect.objectContaining({ event: 'location-changed', card: 'hero' }),
    );
    const moved = afterPlaying(flight, pass);
    expect(moved.attack).toMatchObject({ targets: ['rogue'], attackers: [{ id: 'hero' }] });
    expect(afterPlaying(moved, playing('bob', 'trap', 'tower'), pass).inPlay.map(({ id }) => id)).toContain(
      'hero',
    );
    expect(pile(afterPlaying(moved, playing('bob', 'trap', 'keep'), pass), 'ann', 'smoked')).toEqual([
      'hero',
    ]);
  });

  test('[6.1/attack-continues-after-the-target-moved] a Site that ends up in the back row is still attacked', () => {
    const swap = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [
            { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'one' },
            { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'other' },
          ],
          do: [{ do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'other' }], changesTarget: false }],
        },
      ],
    });
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, back: { yard: aSite() }, hand: { swap } },
    });
    const swapped = afterPlaying(
      given,
      attack('tower', 'hero'),
      { ...playing('bob', 'swap'), choose: { one: { cards: ['tower'] }, other: { cards: ['yard'] } } },
      pass,
    );
    expect(card(swapped, 'tower').row).toBe('back');
    const hit = afterPlaying(swapped, decline('ann'), decline('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(3);
    expect(card(hit, 'yard').damage).toBe(0);
  });

  test('[6.1/attackers-cannot-otherwise-change-location] attackers stay until the attack ends', () => {
    const given = table({
      ann: { front: { gate: aSite(), wall: aSite() }, characters: { hero }, hand: { rest: doing('unturn') } },
      bob: { front: { tower: aSite() } },
    });
    const move = { do: 'change-location', player: 'ann', card: 'hero', to: 'right' };
    const attacked = afterPlaying(
      given,
      attack('tower', 'hero'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'rest', 'hero'),
      pass,
    );
    expect(card(attacked, 'hero').turned).toBe(false);
    expect(broken(attacked, move)).toEqual(['6.1/attackers-cannot-otherwise-change-location']);
    expect(broken(afterPlaying(attacked, decline('ann'), decline('bob'), pass), move)).toEqual([]);
  });

  test('[6.1/attacker-continues-to-its-target] an attacker whose target leaves play ceases, and without others the attack ends', () => {
    const given = table({
      ann: { front: { gate: aSite() }, characters: { hero } },
      bob: { front: { tower: aSite(), keep: aSite() }, hand: { doom: doing('smoke') } },
    });
    const attacked = afterPlaying(given, attack('tower', 'hero'), playing('bob', 'doom', 'tower'));
    expect(names(events(attacked, pass))).toContain('ceased-attacking');
    const ended = afterPlaying(attacked, pass);
    expect(ended.attack).toBeNull();
    expect(ended.turn.lastAttack).toBe('unsuccessful');
    expect(card(ended, 'hero')).toMatchObject({ turned: true, column: 0 });
  });

  test('[6.1/attacker-continues-to-its-target, 6.4.1/unintercepted-attackers-do-not-fight] an attacker that is left alone reaches its target', () => {
    const hit = afterPlaying(state, attack('tower', 'hero'), pass, decline('ann'), decline('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(3);
    expect(card(hit, 'hero').damage).toBe(0);
  });

  test('[6.1/interception-alone-stops-nobody] an attacker may fight its way through', () => {
    const through = afterPlaying(
      state,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      { do: 'intercept', player: 'bob', interceptions: { hero: ['rogue'] } },
      pass,
      pass,
      pass,
    );
    expect(pile(through, 'bob', 'smoked')).toEqual(['rogue']);
    expect(card(through, 'tower').damage).toBe(1);
  });

  test('[6.1/declared-attackers-participated] who ceased attacking took part all the same', () => {
    const given = table({
      ann: { characters: { hero, squire: aCharacter() } },
      bob: { front: { tower: aSite() }, hand: { stop: doing('cease-attacking') } },
    });
    const stopped = afterPlaying(
      given,
      attack('tower', 'hero', 'squire'),
      playing('bob', 'stop', 'hero'),
      pass,
    );
    expect(stopped.attack?.attackers.map(({ id }) => id)).toEqual(['squire']);
    expect(stopped.attack?.participants).toEqual(['hero', 'squire']);
    expect(stopped.turn.events).toContainEqual(
      expect.objectContaining({ event: 'turned-to-attack', card: 'hero' }),
    );
  });
});

describe('joining an attack (6.2, 3.3.3)', () => {
  const three = table({
    ann: { characters: { hero } },
    bob: { front: { tower: aSite(), keep: aSite() }, characters: { rogue } },
    eve: { front: { mill: aSite() }, characters: { thief: aCharacter(), thug: aCharacter() } },
    dan: { characters: { monk: aCharacter() } },
  });
  const attacked = afterPlaying(three, attack('tower', 'hero'), pass);

  test('[3.3.3/joining-an-attack] all but the defending player may join, clockwise from the attacking player’s left', () => {
    expect(attacked.attack).toMatchObject({ step: 'joining', toJoin: ['eve', 'dan'] });
    expect(broken(attacked, join('dan', 'monk'))).toEqual(['3.3.3/joining-an-attack']);
    expect(broken(attacked, join('ann', 'hero'))).toContain('3.3.3/joining-an-attack');
    expect(broken(attacked, join('bob', 'rogue'))).toEqual([
      '3.3.3/joining-an-attack',
      '6.2/joiners-cannot-attack-own-cards',
    ]);
    expect(broken(attacked, join('eve', 'thief'))).toEqual([]);
  });

  test('[3.3.3/joining-is-free-choice, 3.3.3/one-chance-to-join] each decides alone, and once', () => {
    expect(broken(attacked, { ...decline('eve'), player: 'ann' })).toEqual(['3.3.3/one-chance-to-intercept']);
    const declined = afterPlaying(attacked, decline('eve'));
    expect(declined.attack?.toJoin).toEqual(['dan']);
    expect(broken(declined, join('eve', 'thief'))).toEqual(['3.3.3/one-chance-to-join']);
    expect(broken(declined, join('dan', 'monk'))).toEqual([]);
    const past = afterPlaying(declined, decline('dan'), pass);
    expect(broken(past, join('dan', 'monk'))).toEqual(['3.3.3/one-chance-to-join']);
  });

  test('[3.3.3/join-by-turning, 3.3.3/joiners-move-at-once] to join is to turn at least one Character, which is at the target’s location at once', () => {
    expect(broken(attacked, join('eve'))).toEqual(['3.3.3/join-by-turning']);
    const joined = afterPlaying(attacked, join('eve', 'thief'));
    expect(card(joined, 'thief').turned).toBe(true);
    expect(joined.attack?.attackers).toContainEqual({ id: 'thief', target: 'tower', player: 'eve' });
    const tired = {
      ...attacked,
      inPlay: attacked.inPlay.map((one) => (one.id === 'thief' ? { ...one, turned: true } : one)),
    };
    expect(broken(tired, join('eve', 'thief'))).toEqual(['4.2/turned-card-cannot-turn']);
  });

  test('[6.2/joining-is-turning-to-attack, 6.2/joining-is-not-declaring-an-attack, 6.2/joining-is-not-turning-to-change-location, 4.7/attack-move-is-not-changing-location] joining is turning to attack, neither declaring an attack nor changing location', () => {
    const told = names(events(attacked, join('eve', 'thief')));
    expect(told).toEqual(['attack-joined', 'turned', 'turned-to-attack']);
  });

  test('[6.2/joiners-attack-the-current-target] joiners attack whatever is the target by then', () => {
    const lure = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'victim' }],
          do: [
            {
              do: 'change-attack-target',
              attackers: { each: { attacking: true }, in: 'play' },
              to: { chosen: 'victim' },
            },
          ],
        },
      ],
    });
    const given = {
      ...three,
      players: three.players.map((one) =>
        one.id === 'bob' ? { ...one, hand: [{ id: 'lure', card: lure }] } : one,
      ),
    };
    const changed = afterPlaying(given, attack('tower', 'hero'), playing('bob', 'lure', 'keep'), pass);
    const joined = afterPlaying(changed, join('eve', 'thief'));
    expect(joined.attack?.attackers).toEqual([
      { id: 'hero', target: 'keep', player: 'ann' },
      { id: 'thief', target: 'keep', player: 'eve' },
    ]);
  });

  describe('on several targets', () => {
    const several = (target: string, other: string) => {
      const banner = anEdge({
        abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
      });
      const given = table({
        ann: { characters: { hero, squire: aCharacter() }, edges: { banner } },
        bob: { front: { tower: aSite(), keep: aSite() } },
        eve: { front: { mill: aSite() }, characters: { thief: aCharacter(), thug: aCharacter() } },
      });
      return afterPlaying(
        given,
        { ...attack(target, 'hero', 'squire'), targets: { squire: other }, defending: 'bob' },
        pass,
      );
    };

    test('[6.2/joiners-choose-among-targets, 6.2/joiners-may-be-divided] joiners choose among the targets, and may be divided', () => {
      const attackedBoth = several('tower', 'keep');
      const joined = afterPlaying(attackedBoth, {
        ...join('eve', 'thief', 'thug'),
        targets: { thief: 'tower', thug: 'keep' },
      });
      expect(joined.attack?.attackers.slice(2)).toEqual([
        { id: 'thief', target: 'tower', player: 'eve' },
        { id: 'thug', target: 'keep', player: 'eve' },
      ]);
      expect(broken(attackedBoth, { ...join('eve', 'thief'), targets: { thief: 'mill' } })).toEqual([
        '6.2/joiners-cannot-attack-own-cards',
        '6.2/joiners-attack-the-current-target',
      ]);
    });

    test('[6.2/joiners-choose-among-targets] which target each attacks must be said, unless but one is not their own', () => {
      const attackedBoth = several('tower', 'keep');
      const some = { ...join('eve', 'thief', 'thug'), targets: { thief: 'keep' } };
      expect(open(attackedBoth, join('eve', 'thief', 'thug'))).toEqual(['/targets/thief', '/targets/thug']);
      expect(open(attackedBoth, some)).toEqual(['/targets/thug']);
      expect(
        listed(attackedBoth, 'eve').filter((action) => JSON.stringify(action).includes('"join"')),
      ).toEqual(
        [
          { thief: 'tower', thug: 'tower' },
          { thief: 'tower', thug: 'keep' },
          { thief: 'keep', thug: 'tower' },
          { thief: 'keep', thug: 'keep' },
        ].map((targets) => ({ ...join('eve'), targets })),
      );
      const alsoHers = afterPlaying(several('tower', 'mill'), decline('bob'), join('eve', 'thug'));
      expect(alsoHers.attack?.attackers.at(-1)).toEqual({ id: 'thug', target: 'tower', player: 'eve' });
    });

    test('[6.2/joiners-cannot-attack-own-cards] not a card of their own player', () => {
      const attackedBoth = several('tower', 'mill');
      expect(attackedBoth.attack?.toJoin).toEqual(['bob', 'eve']);
      const eves = afterPlaying(attackedBoth, decline('bob'));
      expect(broken(eves, { ...join('eve', 'thief'), targets: { thief: 'mill' } })).toEqual([
        '6.2/joiners-cannot-attack-own-cards',
      ]);
      expect(broken(eves, { ...join('eve', 'thief'), targets: { thief: 'tower' } })).toEqual([]);
    });

    test('[3.3.3/legal-targets] every division of the attackers among the targets is listed', () => {
      const banner = anEdge({
        abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
      });
      const given = table({
        ann: { characters: { hero, squire: aCharacter() }, edges: { banner } },
        bob: { front: { tower: aSite() } },
        eve: { front: { mill: aSite() } },
      });
      const attacks = (state: unknown) =>
        listed(state, 'ann').filter((one) => JSON.stringify(one).includes('"attack"'));
      const both = (target: string, other: string, defending: string) => ({
        ...{ ...attack(target, 'hero', 'squire'), targets: { squire: other }, defending },
      });
      expect(attacks(given)).toEqual([
        attack('tower'),
        attack('mill'),
        both('tower', 'mill', 'bob'),
        both('tower', 'mill', 'eve'),
        both('mill', 'tower', 'eve'),
        both('mill', 'tower', 'bob'),
      ]);
      for (const one of attacks(given).slice(2)) expect(broken(given, one)).toEqual([]);
      const without = table({
        ...{ ann: { characters: { hero, squire: aCharacter() } } },
        bob: { front: { tower: aSite(), keep: aSite() } },
      });
      expect(attacks(without)).toEqual([attack('tower'), attack('keep')]);
    });

    test('[6.3/attacking-player-names-the-defending-player] the attacking player names who counts as the defending player', () => {
      const banner = anEdge({
        abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
      });
      const given = table({
        ann: { characters: { hero, squire: aCharacter() }, edges: { banner } },
        bob: { front: { tower: aSite() } },
        eve: { front: { mill: aSite() } },
      });
      const both = { ...attack('tower', 'hero', 'squire'), targets: { squire: 'mill' } };
      const named = afterPlaying(given, { ...both, defending: 'eve' });
      expect(named.attack).toMatchObject({ defending: 'eve', toIntercept: ['ann', 'bob', 'eve'] });
      expect(open(given, both)).toEqual(['/defending']);
      expect(broken(given, { ...both, defending: 'ann' })).toEqual([
        '6.3/attacking-player-names-the-defending-player',
      ]);
    });
  });

  test('[6.2/attack-ends-without-attackers] without attackers the attack ends as soon as all have joined or declined', () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, hand: { stop: doing('cease-attacking') } },
      eve: { characters: { thief: aCharacter() } },
    });
    const stopped = afterPlaying(given, attack('tower', 'hero'), playing('bob', 'stop', 'hero'), pass);
    expect(stopped.attack).toMatchObject({ attackers: [], step: 'joining', toJoin: ['eve'] });
    expect(afterPlaying(stopped, decline('eve')).attack).toBeNull();
    expect(afterPlaying(stopped, join('eve', 'thief'), pass).attack).toMatchObject({
      attackers: [{ id: 'thief' }],
    });
  });
});

describe('bonuses while attacking (5.2.3)', () => {
  test('[5.2.3/bonus-while-attacking] begin with the declaration and end with the attack', () => {
    const berserk = aCharacter({
      fighting: 1,
      abilities: [
        {
          ability: 'continuous',
          while: { card: 'this', is: { attacking: true } },
          cards: 'this',
          modify: [{ fighting: 4 }],
        },
      ],
    });
    const given = table({ ann: { characters: { berserk } }, bob: { front: { tower: aSite({ body: 9 }) } } });
    const attacked = afterPlaying(given, attack('tower', 'berserk'));
    expect(fightingOf(attacked, 'berserk')).toBe(5);
    const over = afterPlaying(attacked, pass, decline('ann'), decline('bob'), pass);
    expect(card(over, 'tower').damage).toBe(5);
    expect(fightingOf(over, 'berserk')).toBe(1);
  });
});
