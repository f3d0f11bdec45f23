import { describe, expect, it } from 'vitest';
import { loadSeeds, SeedError } from '../../src/database/seeding/load-seeds.ts';
import type { SeedProblem } from '../../src/database/seeding/parse-seeds.ts';

/** The smallest content without a fault; a file given replaces or joins it. */
const sound: Readonly<Record<string, string>> = {
  'shadowfist/sources.yaml': `
- id: shadowfist.leaflet
  title: Leaflet
  issuer: null
  date: '1999'
  supersedes: []
  about: Invented.
`,
  'shadowfist/rulesets.yaml': `
- {id: shadowfist.leaflet, name: Leaflet, sources: [shadowfist.leaflet], about: Invented.}
`,
  'shadowfist/cards/invented.yaml': `
- slug: paper-tiger
  title: Paper Tiger
  formerTitles: []
  subtitle: null
  type: Character
  factions: []
  cost: 2
  requires: null
  provides: null
  fighting: 3
  power: null
  body: null
  restrictions: null
  printings: []
  named: [{source: shadowfist.leaflet, section: '1'}]
`,
  'shadowfist/rules/chapter-1.yaml': `
- id: shadowfist.leaflet/1/one-turn
  section: '1'
  heading: Turns
  statement: Invented.
  source: shadowfist.leaflet
  held: checked
`,
};

function problemsWith(files: Readonly<Record<string, string>>): readonly SeedProblem[] {
  const given = { ...sound, ...files };
  try {
    loadSeeds(
      Object.entries(given).map(([path, content]) => ({ path, content: content.replace(/^\n/, '') })),
    );
  } catch (error) {
    if (error instanceof SeedError) return error.problems;
    throw error;
  }
  return [];
}

const text = (changes = '') => `
- id: paper-tiger/leaflet
  card: paper-tiger
  kind: functional
  text: Turn to smoke target State.
  errataNumber: null
  source: shadowfist.leaflet
  section: '1'
  order: 1
  appliesTo: all
${changes}`;

const ruling = (cards: string, more = '') => `
- id: shadowfist.leaflet/1/tiger
  kind: ruling
  statement: Invented.
  source: shadowfist.leaflet
  section: '1'
  cards: [${cards}]
  terms: []
  rulesets: [shadowfist.leaflet]
${more}`;

describe('content that is wrong is refused, with file and line:', () => {
  it('nothing is wrong with the content that these tests start from', () => {
    expect(problemsWith({})).toEqual([]);
    expect(problemsWith({ 'shadowfist/texts/leaflet.yaml': text() })).toEqual([]);
  });

  it('an unknown key', () => {
    expect(problemsWith({ 'shadowfist/texts/leaflet.yaml': text('  remark: x\n') })).toEqual([
      { file: 'shadowfist/texts/leaflet.yaml', line: 1, message: 'Unrecognized key: "remark"' },
    ]);
  });

  it('a key that is missing', () => {
    const without = text().replace('  order: 1\n', '');
    expect(problemsWith({ 'shadowfist/texts/leaflet.yaml': without })).toEqual([
      {
        file: 'shadowfist/texts/leaflet.yaml',
        line: 1,
        message: 'order: Invalid input: expected number, received undefined',
      },
    ]);
  });

  it('a value that is no such value, at its own line', () => {
    expect(
      problemsWith({ 'shadowfist/texts/leaflet.yaml': text().replace('functional', 'mistake') }),
    ).toMatchObject([
      {
        file: 'shadowfist/texts/leaflet.yaml',
        line: 3,
        message: expect.stringMatching(/^kind: .*"functional"/),
      },
    ]);
  });

  it('a figure that the game does not have', () => {
    expect(problemsWith({ 'shadowfist/texts/leaflet.yaml': text('  figures: {gems: 2}\n') })).toMatchObject([
      { file: 'shadowfist/texts/leaflet.yaml', line: 1, message: expect.stringContaining('gems') },
    ]);
  });

  it.each([
    ['a card', 'shadowfist/rulings/1.yaml', ruling('paper-lion'), 'unknown card "paper-lion"'],
    [
      'a term',
      'shadowfist/rulings/1.yaml',
      ruling('paper-tiger').replace('terms: []', 'terms: [roar]'),
      'unknown term "roar"',
    ],
    [
      'a ruleset',
      'shadowfist/rulings/1.yaml',
      ruling('paper-tiger').replace('[shadowfist.leaflet]', '[shadowfist.poster]'),
      'unknown ruleset "shadowfist.poster"',
    ],
    [
      'a later ruling',
      'shadowfist/rulings/1.yaml',
      ruling('paper-tiger', '  supersededBy: shadowfist.leaflet/1/lion\n'),
      'unknown ruling "shadowfist.leaflet/1/lion"',
    ],
    [
      'a source',
      'shadowfist/texts/leaflet.yaml',
      text().replace('shadowfist.leaflet', 'shadowfist.poster'),
      'unknown source "shadowfist.poster"',
    ],
    [
      'a set',
      'shadowfist/texts/leaflet.yaml',
      text().replace('appliesTo: all', 'appliesTo: {printings: [{set: reprint}]}'),
      'unknown set "reprint"',
    ],
  ])('a reference to %s that is not there', (_what, file, content, message) => {
    expect(problemsWith({ [file]: content })).toEqual([{ file, line: 1, message }]);
  });

  it.each([
    [
      'rule',
      'shadowfist/rules/chapter-2.yaml',
      sound['shadowfist/rules/chapter-1.yaml'] ?? '',
      'shadowfist.leaflet/1/one-turn',
      'shadowfist/rules/chapter-1.yaml:1',
    ],
    [
      'card',
      'shadowfist/cards/other.yaml',
      sound['shadowfist/cards/invented.yaml'] ?? '',
      'paper-tiger',
      'shadowfist/cards/invented.yaml:1',
    ],
  ])('a %s that stands there twice', (what, file, content, id, first) => {
    expect(problemsWith({ [file]: content })).toEqual([
      { file, line: 1, message: `duplicate ${what} "${id}"; first given at ${first}` },
    ]);
  });

  it('an id that does not tell its source and section', () => {
    const rule = (sound['shadowfist/rules/chapter-1.yaml'] ?? '').replace("section: '1'", "section: '2'");
    expect(problemsWith({ 'shadowfist/rules/chapter-1.yaml': rule })).toEqual([
      { file: 'shadowfist/rules/chapter-1.yaml', line: 1, message: 'the id is <source>/<section>/<name>' },
    ]);
  });

  it('YAML that cannot be read', () => {
    expect(problemsWith({ 'shadowfist/sets.yaml': '- code: reprint\n  name: "Reprint\n' })).toMatchObject([
      { file: 'shadowfist/sets.yaml', line: expect.any(Number), message: expect.stringMatching(/quote/i) },
    ]);
  });

  it('a key given twice', () => {
    expect(
      problemsWith({ 'shadowfist/sets.yaml': '- code: reprint\n  name: null\n  name: null\n' }),
    ).toMatchObject([{ file: 'shadowfist/sets.yaml', line: 3, message: expect.stringMatching(/unique/i) }]);
  });

  it('a file that is no list', () => {
    expect(problemsWith({ 'shadowfist/sets.yaml': 'code: reprint\n' })).toEqual([
      { file: 'shadowfist/sets.yaml', line: 1, message: 'a content file must be a list of entries' },
    ]);
  });

  it('a kind of file that there is not', () => {
    expect(problemsWith({ 'shadowfist/decks.yaml': '- x\n' })).toMatchObject([
      {
        file: 'shadowfist/decks.yaml',
        line: 1,
        message: expect.stringMatching(/^unknown kind of content "decks"/),
      },
    ]);
  });

  it('a game that there is not', () => {
    expect(problemsWith({ 'checkers/sets.yaml': '[]\n' })).toEqual([
      { file: 'checkers/sets.yaml', line: 1, message: 'the folder is not a game in the registry' },
    ]);
  });

  it('every fault at once', () => {
    const wrong = {
      'shadowfist/decks.yaml': '- x\n',
      'shadowfist/rulings/1.yaml': ruling('paper-lion, paper-wolf'),
    };
    expect(problemsWith(wrong)).toHaveLength(3);
  });
});
