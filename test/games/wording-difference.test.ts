import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DifferencePart, wordDifference } from '../../src/games/wording/difference.ts';

function joined(parts: readonly DifferencePart[], kind: DifferencePart['kind']): string {
  return parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map((part) => part.text)
    .join('');
}

describe('the difference between two wordings', () => {
  it('is told word by word', () => {
    expect(wordDifference('Inflict 3 damage on that Site.', 'Inflict 2 damage on that Site.')).toEqual([
      { kind: 'same', text: 'Inflict ' },
      { kind: 'removed', text: '3' },
      { kind: 'added', text: '2' },
      { kind: 'same', text: ' damage on that Site.' },
    ]);
  });

  it('of a wording with itself is nothing but itself', () => {
    expect(wordDifference('Unique.', 'Unique.')).toEqual([{ kind: 'same', text: 'Unique.' }]);
  });

  it('of two cards without text is empty', () => {
    expect(wordDifference('', '')).toEqual([]);
  });

  it('gives back both wordings', () => {
    const wording = fc.array(fc.constantFrom('Turn', 'to', '**Unique.**', '{mag}', '\n', ' ', ','), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(wording, wording, (a, b) => {
        const [former, latter] = [a.join(' '), b.join(' ')];
        const parts = wordDifference(former, latter);
        expect([joined(parts, 'removed'), joined(parts, 'added')]).toEqual([former, latter]);
      }),
    );
  });
});
