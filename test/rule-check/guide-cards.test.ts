import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/games/shadowfist/card-language/compile.ts';
import type { Definition } from '../../src/games/shadowfist/vocabulary/definition.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  card,
  pass,
  pile,
  player,
  table,
} from '../games/shadowfist/rule-check/table.ts';

const guide = readFileSync(new URL('../../src/rule-check/GUIDE.md', import.meta.url), 'utf8');
const texts = new Map(
  [...guide.matchAll(/^\| ([^|]+) \| (Character|State|Event|Site) \| `([^`]+)` \|$/gm)].map(
    ([, title = '', type = '', text = '']) => [title, { type, text }],
  ),
);

/** The card as its text makes it. */
function written(
  title: string,
  make: typeof aCharacter,
  more: Parameters<typeof aCharacter>[0] = {},
): Definition {
  const { text = '' } = texts.get(title) ?? {};
  const { type } = make();
  const { told, abilities } = compile({ title, type, text, fighting: more.fighting ?? null, cost: 0 });
  expect([title, told]).toEqual([title, 'whole']);
  return make({ title, ...more, abilities: [...abilities] });
}

const ann = { do: 'play', player: 'ann' };
const mill = aSite();
const bolt = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', target: true, as: 'hit' }],
      do: [{ do: 'damage', amount: 2, to: { chosen: 'hit' } }],
    },
  ],
});

describe('The ten cards of the guide', () => {
  test('There are ten', () => {
    expect(texts.size).toBe(10);
  });

  test('Old Oak takes 1 damage less from each source', () => {
    const oak = written('Old Oak', aCharacter, { fighting: 4 });
    const state = table({ ann: { hand: { bolt }, front: { mill }, characters: { oak } }, bob: {} });
    const later = afterPlaying(state, { ...ann, card: 'bolt', choose: { hit: { cards: ['oak'] } } }, pass);
    expect(card(later, 'oak').damage).toBe(1);
  });

  test('Bell Ringer lets its player draw a card', () => {
    const ringer = written('Bell Ringer', aCharacter);
    const state = table({ ann: { hand: { ringer }, front: { mill } }, bob: {} });
    const later = afterPlaying(state, { ...ann, card: 'ringer', at: { column: 0 } }, pass);
    expect(player(later, 'ann').hand.unknown).toBe(player(state, 'ann').hand.unknown + 1);
  });

  test('Iron Bark makes its subject survive 2 damage', () => {
    const bark = written('Iron Bark', aState);
    const hero = aCharacter({ fighting: 1 });
    const state = table({ ann: { hand: { bark, bolt }, front: { mill }, characters: { hero } }, bob: {} });
    const played = afterPlaying(state, { ...ann, card: 'bark', on: 'hero' }, pass);
    const hit = afterPlaying(played, { ...ann, card: 'bolt', choose: { hit: { cards: ['hero'] } } }, pass);
    expect(card(hit, 'hero').damage).toBe(2);
  });

  test('Hail Stone inflicts 2 damage', () => {
    const stone = written('Hail Stone', anEvent);
    const hero = aCharacter({ fighting: 3 });
    const state = table({ ann: { hand: { stone }, front: { mill }, characters: { hero } }, bob: {} });
    const later = afterPlaying(
      state,
      { ...ann, card: 'stone', choose: { character: { cards: ['hero'] } } },
      pass,
    );
    expect(card(later, 'hero').damage).toBe(2);
  });

  test('Lamp Lighter is sacrificed for 2 Power', () => {
    const lighter = written('Lamp Lighter', aCharacter);
    const state = table({ ann: { front: { mill }, characters: { lighter } }, bob: {} });
    const later = afterPlaying(state, { do: 'use', player: 'ann', card: 'lighter', ability: 0 }, pass);
    expect([player(later, 'ann').power, pile(later, 'ann', 'smoked')]).toEqual([2, ['lighter']]);
  });

  test('Well House heals a Site', () => {
    const house = written('Well House', aSite);
    const state = table({ ann: { front: { house, mill: { card: mill, damage: 3 } } }, bob: {} });
    const using = {
      do: 'use',
      player: 'ann',
      card: 'house',
      ability: 0,
      choose: { site: { cards: ['mill'] } },
    };
    expect(card(afterPlaying(state, using, pass), 'mill').damage).toBe(1);
  });

  test('Oak Warden helps its companions, not itself', () => {
    const warden = written('Oak Warden', aCharacter, { fighting: 2 });
    const oak = aCharacter({ title: 'Oak Bearer', fighting: 2 });
    const seats = { ann: { hand: { bolt }, front: { mill }, characters: { warden, oak } }, bob: {} };
    const hit = (which: string) =>
      afterPlaying(table(seats), { ...ann, card: 'bolt', choose: { hit: { cards: [which] } } }, pass);
    expect(card(hit('oak'), 'oak').damage).toBe(2);
    expect(pile(hit('warden'), 'ann', 'smoked')).toContain('warden');
  });

  test('Rain Priest may steal Power from the opponent who smoked it', () => {
    const priest = written('Rain Priest', aCharacter);
    const state = table({
      ann: { hand: { bolt }, front: { mill }, power: 2 },
      bob: { front: { hall: aSite() }, characters: { priest } },
    });
    const smoked = afterPlaying(
      state,
      { ...ann, card: 'bolt', choose: { hit: { cards: ['priest'] } } },
      pass,
    );
    const asked = JSON.stringify(smoked);
    expect(pile(smoked, 'bob', 'smoked')).toEqual(['priest']);
    expect(asked).toContain('"priest"');
  });

  test('Bone Carver gives the cost of what was sacrificed', () => {
    const carver = written('Bone Carver', anEvent);
    const hero = aCharacter({ cost: 3 });
    const state = table({ ann: { hand: { carver }, front: { mill }, characters: { hero } }, bob: {} });
    const later = afterPlaying(
      state,
      { ...ann, card: 'carver', choose: { character: { cards: ['hero'] } } },
      pass,
    );
    expect(player(later, 'ann').power).toBe(3);
  });

  test('Beggar King is played, and its text is in force', () => {
    const king = written('Beggar King', aCharacter, { fighting: 5 });
    const state = table({ ann: { hand: { king }, front: { mill } }, bob: {} });
    const later = afterPlaying(state, { ...ann, card: 'king', at: { column: 0 } }, pass);
    expect(card(later, 'king').turned).toBe(false);
  });
});
