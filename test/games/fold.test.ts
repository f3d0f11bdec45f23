import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/games/fold.ts';

describe('folding', () => {
  it.each([
    ['SWAT Team', 'swat team'],
    ['Déjà Vu', 'deja vu'],
    ['Æon Flux', 'aeon flux'],
    ['Master’s Head Shot', "master's head shot"],
    ['Hermit´s Hut', "hermit's hut"],
    ['“Monkey” Chang', '"monkey" chang'],
    ['Gun–Toting', 'gun-toting'],
    ['Gun﹘Toting', 'gun-toting'],
    ['  Fox   Pass ', 'fox pass'],
    ['That Which Does Not Kill Me…', 'that which does not kill me...'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing that is folded already', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});
