import { describe, expect, it } from 'vitest';
import { cast } from './cast.ts';

const suggested = (names: string[], written: string, limit?: number) =>
  cast(...names)
    .suggest(written, undefined, limit)
    .map(({ entry }) => entry.name);

describe('suggestions', () => {
  it('are the nearest names, best first', () => {
    expect(suggested(['Fox Passage', 'Red Monk', 'Fox Pass'], 'fox pas')).toEqual([
      'Fox Pass',
      'Fox Passage',
    ]);
  });

  it('are also given for what is too far off to be found', () => {
    expect(suggested(['Golden Mile'], 'golden monk')).toEqual(['Golden Mile']);
  });

  it('come in order of their names where they are equally near', () => {
    expect(suggested(['Violet Monk', 'Orange Monk', 'Yellow Monk'], 'monk')).toEqual([
      'Orange Monk',
      'Violet Monk',
      'Yellow Monk',
    ]);
  });

  it('are five unless more are asked for', () => {
    const monks = Array.from({ length: 30 }, (_, number) => `Monk ${number + 10}`);
    expect(suggested(monks, 'monk')).toHaveLength(5);
    expect(suggested(monks, 'monk', 12)).toHaveLength(12);
  });

  it('are none where nothing is near', () => {
    expect(suggested(['Fox Pass'], 'zzzz')).toEqual([]);
  });
});
