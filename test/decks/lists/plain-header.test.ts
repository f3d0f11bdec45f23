import { describe, expect, it } from 'vitest';
import { linesOf, read, remarked } from './list-cast.ts';

const about = (text: string) => {
  const { name, author, notes, game, plugin, told, comments } = read(text).list;
  return { name, author, notes, game, plugin, told, comments: comments.map((comment) => comment.text) };
};

const nothing = { name: null, author: null, notes: null, game: null, plugin: null, told: null, comments: [] };

describe('what stands above the cards', () => {
  it('is the name of the deck, its author and how many cards there are', () => {
    const text = 'Paper Panic\nby A. Player (2 cards) [posted 1 May 2001]\n\n2 Loud Noise';
    expect(about(text)).toEqual({
      ...nothing,
      name: 'Paper Panic',
      author: 'A. Player',
      notes: '[posted 1 May 2001]',
      told: 2,
    });
    expect(linesOf(text)).toEqual(['2 Loud Noise']);
    expect(read(text).remarks).toEqual([
      {
        code: 'list/header',
        message:
          'The lines above the cards are read as the name of the deck, its author. Write a quantity before a line to make it a card.',
        place: { line: 1, column: 1, pointer: null },
      },
    ]);
  });

  it('may be a name alone', () => {
    expect(about('Paper Panic\n2 Loud Noise')).toEqual({ ...nothing, name: 'Paper Panic' });
    expect(about('Paper Panic (2 cards)\n2 Loud Noise')).toEqual({
      ...nothing,
      name: 'Paper Panic',
      told: 2,
    });
  });

  it('may be a name and notes, if a blank line follows', () => {
    expect(about('Paper Panic\nWon twice.\nLost once.\n\n2 Loud Noise')).toEqual({
      ...nothing,
      name: 'Paper Panic',
      notes: 'Won twice.\nLost once.',
    });
    expect(linesOf('Paper Panic\nBrass Band\n2 Loud Noise')).toEqual([
      '1 Paper Panic',
      '1 Brass Band',
      '2 Loud Noise',
    ]);
  });

  it('Among lines without quantities the first line is not a name, as it may be a card', () => {
    expect(linesOf('Brass Band\nLoud Noise')).toEqual(['1 Brass Band', '1 Loud Noise']);
  });

  it('The title of a card is not a name, and a remark says so', () => {
    expect(linesOf('Paper Tiger\n\n2 Loud Noise')).toEqual(['1 Paper Tiger', '2 Loud Noise']);
    expect(remarked('Paper Tiger\n\n2 Loud Noise')).toEqual([['line/name-or-card', 1]]);
  });

  it('is a name though a card is called so, if its author follows', () => {
    expect(about('Paper Tiger\nby A. Player\n\n2 Loud Noise').name).toBe('Paper Tiger');
  });
});

describe('labels', () => {
  it('say the same wherever they stand', () => {
    const text = `Deck name: Paper Panic
Author: A. Player
Game: Shadowfist
Note: Won twice.
Note:
Note: Lost once.
2 Loud Noise
Total: 2 cards`;
    expect(about(text)).toEqual({
      name: 'Paper Panic',
      author: 'A. Player',
      notes: 'Won twice.\n\nLost once.',
      game: 'shadowfist',
      plugin: null,
      told: 2,
      comments: [],
    });
  });

  it('The header may be in comments', () => {
    expect(about('// NAME : Paper Panic\n// CREATOR : A. Player\n2 Loud Noise')).toEqual({
      ...nothing,
      name: 'Paper Panic',
      author: 'A. Player',
    });
  });

  it('keep a game that is not known', () => {
    expect(about('Game: Mahjong\n2 Loud Noise')).toEqual({ ...nothing, plugin: 'Mahjong' });
    expect(remarked('Game: Mahjong\n2 Loud Noise')).toEqual([['list/unknown-game', 1]]);
  });

  it('keep what is said twice as a comment', () => {
    expect(about('Name: One\nName: Two\n2 Loud Noise')).toEqual({
      ...nothing,
      name: 'One',
      comments: ['name: Two'],
    });
  });

  it('tell a count that is another', () => {
    expect(remarked('2 Loud Noise\n60 cards')).toEqual([['list/count-differs', null]]);
    expect(remarked('2 Loud Noise\n1 Sideboard\n1 Wen Li\n2 cards')).toEqual([]);
  });
});

describe('comments', () => {
  it.each(['// not sure', '# not sure', '; not sure', '-- not sure'])('%s', (comment) => {
    expect(about(`${comment}\n2 Loud Noise`)).toEqual({ ...nothing, comments: ['not sure'] });
  });

  it('are kept with their places', () => {
    expect(read('2 Loud Noise\n  // not sure').list.comments).toEqual([
      { text: 'not sure', place: { line: 2, column: 3, pointer: null } },
    ]);
  });

  it('are not lines that only part others', () => {
    expect(about('-----\n2 Loud Noise\n* * *')).toEqual(nothing);
  });
});
