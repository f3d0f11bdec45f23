import { describe, expect, it } from 'vitest';
import { buildNameIndex } from '../../src/names/name-index.ts';
import { cast, fist, lander, meant } from './cast.ts';

describe('a name nearly right', () => {
  it.each([
    ['fox pas', 'Fox Pass'],
    ['foxpas', 'Fox Pass'],
    ['fxo pass', 'Fox Pass'],
    ['pass fox', 'Fox Pass'],
    ['walkin corpse', 'Walking Corpses'],
    ['walk ing corpse', 'Walking Corpses'],
    ['the walking corpse', 'Walking Corpses'],
    ['swat', 'SWAT Team'],
    ['1000 corpse', '1,000 Corpses'],
    ['44 kincade', '.44 Kincaid Magnum'],
    ['10000', '$10,000 Man'],
    ['maloc()', 'malloc()'],
    ['monkey chan', '"Monkey" Chang'],
    ['what which does not kill', 'That Which Does Not Kill Me…'],
    ['who is the big man now', "Who's the Big Man Now?!"],
    ['bronze men', '18 Bronze Men'],
  ])('%s means %s', (written, name) => {
    const index = cast(
      'Fox Pass',
      'Snow Fox',
      'Walking Corpses',
      'SWAT Team',
      '1,000 Corpses',
      '.44 Kincaid Magnum',
      '$10,000 Man',
      'malloc()',
      '"Monkey" Chang',
      'That Which Does Not Kill Me…',
      "Who's the Big Man Now?!",
      '18 Bronze Men',
    );
    expect(meant(index.fuzzy(written))).toBe(name);
  });

  it('is Ting Ting for ting: its name is typed whole, and other words only end so', () => {
    const index = cast('Fighting Spirit', "Ting Ting's Gambit", 'Ting Ting', 'Cutting Loose Ends');
    expect(meant(index.fuzzy('ting'))).toBe('Ting Ting');
  });

  it('is the nearer of two that begin so', () => {
    expect(meant(cast('Fox Passage', 'Fox Pass').fuzzy('fox pas'))).toBe('Fox Pass');
  });

  it('is the exact name, whatever else has the word', () => {
    expect(meant(cast('Monk', 'Red Monk', 'Violet Monk').fuzzy('monk'))).toBe('Monk');
  });

  it('may be part of a name with more parts', () => {
    const index = buildNameIndex([
      lander("Master's Head Shot: Duncan", "Master's Head Shot"),
      lander('Head Shot'),
      lander('Darius: Event', 'Darius'),
      lander('Darius: Pre-Game', 'Darius'),
    ]);
    expect(meant(index.fuzzy('master head shot'))).toBe("Master's Head Shot: Duncan");
    expect(meant(index.fuzzy('darius event'))).toBe('Darius: Event');
    expect(meant(index.fuzzy('pregame darus'))).toBe('Darius: Pre-Game');
  });

  it('is a full name before a bare title', () => {
    const index = buildNameIndex([
      lander("Master's Head Shot: Duncan", "Master's Head Shot"),
      lander("Master's Head Shot"),
    ]);
    expect(meant(index.fuzzy('master head shot'))).toBe("Master's Head Shot");
  });

  it('may come with what people add to it, in any order', () => {
    const index = buildNameIndex([
      { ...lander('Head Shot'), additions: ['Event'] },
      { ...lander('Bloodlust: Kurgan', 'Bloodlust'), additions: ['Event'] },
      lander('Darius: Event', 'Darius'),
    ]);
    expect(meant(index.fuzzy('head shot event'))).toBe('Head Shot');
    expect(meant(index.fuzzy('event kurgan bloodlust'))).toBe('Bloodlust: Kurgan');
  });

  it('may have a word short or in full', () => {
    const index = cast('Sergeant Blightman', 'Dr. John Haynes', 'Luck Vs. Skill', 'Fox Pass');
    expect(meant(index.fuzzy('sgt blightmann'))).toBe('Sergeant Blightman');
    expect(meant(index.fuzzy('doctor haynes'))).toBe('Dr. John Haynes');
    expect(meant(index.fuzzy('luck versus skill'))).toBe('Luck Vs. Skill');
  });

  it('may stand among words that no name has', () => {
    expect(meant(cast('Explosives', 'Fox Pass').fuzzy('explosives please'))).toBe('Explosives');
  });

  it('is looked for in one game where that is named', () => {
    const index = buildNameIndex([fist('Walking Corpses'), lander('Walking Stick')]);
    expect(meant(index.fuzzy('walking', 'highlander'))).toBe('Walking Stick');
  });
});

describe('a name that may be several', () => {
  it('is each of those that have the word', () => {
    const index = cast('Violet Monk', 'Fox Pass', 'Red Monk');
    expect(meant(index.fuzzy('monk'))).toEqual({ either: ['Red Monk', 'Violet Monk'] });
  });

  it('is each of those that share the title', () => {
    const index = buildNameIndex([lander('Darius: Pre-Game', 'Darius'), lander('Darius: Event', 'Darius')]);
    expect(index.fuzzy('darius')).toEqual({
      kind: 'ambiguous',
      candidates: [
        {
          entry: { id: 'Darius: Event', game: 'highlander', name: 'Darius: Event' },
          score: 1,
          matched: 'Darius: Event',
        },
        {
          entry: { id: 'Darius: Pre-Game', game: 'highlander', name: 'Darius: Pre-Game' },
          score: 1,
          matched: 'Darius: Pre-Game',
        },
      ],
    });
    expect(meant(index.fuzzy('darus'))).toEqual({ either: ['Darius: Event', 'Darius: Pre-Game'] });
  });

  it('is each of those that are one letter away', () => {
    expect(meant(cast('Fire Monk', 'Dire Monk').fuzzy('tire monk'))).toEqual({
      either: ['Dire Monk', 'Fire Monk'],
    });
  });

  it('names twenty at most', () => {
    const index = cast(...Array.from({ length: 60 }, (_, number) => `Monk ${number + 100}`));
    const answer = index.fuzzy('monk');
    expect(answer.kind === 'ambiguous' && answer.candidates.length).toBe(20);
  });
});

describe('a name that means nothing', () => {
  it('comes back with the nearest names', () => {
    expect(meant(cast('Red Monk', 'Golden Mile', 'Fox Pass').fuzzy('golden monk'))).toEqual({
      perhaps: ['Golden Mile', 'Red Monk'],
    });
  });

  it.each(['', '  ', '!!!', '…', 'zzzz qqqq', 'q'.repeat(200)])('has no near names: "%s"', (written) => {
    expect(cast('Fox Pass', 'Red Monk').fuzzy(written)).toEqual({ kind: 'none', suggestions: [] });
  });

  it('is not taken for the card of another persona', () => {
    const index = buildNameIndex([
      lander('Battle Rage: Annie Devlin', 'Battle Rage'),
      { ...lander('Quickening: Kurgan', 'Quickening'), additions: ['Quickening'] },
    ]);
    expect(meant(index.fuzzy('battle rage kurgan'))).toEqual({
      perhaps: ['Battle Rage: Annie Devlin', 'Quickening: Kurgan'],
    });
  });

  it('is not a name of which only a part was typed, and an addition to it', () => {
    const index = buildNameIndex([
      { ...lander('Master Swordsman'), additions: ['Special Attack/Block'] },
      lander('Upper Left Block'),
    ]);
    expect(index.fuzzy("master's block").kind).toBe('none');
  });

  it('is not found for one word among junk', () => {
    expect(cast('Fox Pass').fuzzy('fox qwertz asdfgh yxcvbn').kind).toBe('none');
  });

  it('is not found among no names at all', () => {
    expect(buildNameIndex([]).fuzzy('fox')).toEqual({ kind: 'none', suggestions: [] });
  });
});
