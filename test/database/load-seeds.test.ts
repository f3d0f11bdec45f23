import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadSeeds, SeedError } from '../../src/database/seeding/load-seeds.ts';
import { contentHash, readSeedFiles, type SeedFile } from '../../src/database/seeding/seed-files.ts';
import { type SmallFile, smallContent, tinDragonResists, withChange, withMore } from './small-content.ts';

/** What is wrong with the content, as `file:line: message`. */
function problemsOf(files: readonly SeedFile[]): string[] {
  try {
    loadSeeds(files);
    return [];
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    return error.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  }
}

test('content that is whole has no problems', () => {
  expect(problemsOf(smallContent())).toEqual([]);
  expect(loadSeeds(smallContent()).map(({ game, cards }) => [game.slug, cards.length])).toEqual([
    ['shadowfist', 1],
  ]);
});

describe('a problem names file and line', () => {
  /** What refers to an entry that cannot be read is told as well. */
  const problemsIn = (file: SmallFile, from: string, to: string) =>
    problemsOf(withChange(file, from, to)).filter((problem) => problem.startsWith(`${file}:`));

  test('an unknown key', () => {
    expect(problemsIn('shadowfist/cards/all.yaml', '  cost: 2', '  cots: 2')).toEqual([
      expect.stringMatching(/^shadowfist\/cards\/all\.yaml:2: cost: /),
      'shadowfist/cards/all.yaml:2: Unrecognized key: "cots"',
    ]);
  });

  test('a value that cannot be', () => {
    expect(problemsIn('shadowfist/cards/all.yaml', 'type: Character', 'type: Charakter')).toEqual([
      expect.stringMatching(/^shadowfist\/cards\/all\.yaml:6: type: Invalid option/),
    ]);
  });

  test('YAML that cannot be read', () => {
    expect(problemsIn('shadowfist/sets.yaml', '- {code: standard', '- {code: [}\n- {code: standard')).toEqual(
      [
        expect.stringMatching(/^shadowfist\/sets\.yaml:2: Flow sequence /),
        expect.stringMatching(/^shadowfist\/sets\.yaml:2: Flow map /),
      ],
    );
  });

  test('a key given twice', () => {
    expect(problemsIn('shadowfist/cards/all.yaml', '  cost: 2', '  cost: 2\n  cost: 3')).toEqual([
      expect.stringMatching(/^shadowfist\/cards\/all\.yaml:9: Map keys must be unique/),
    ]);
  });

  test('a file that is no list', () => {
    expect(problemsOf(smallContent({ 'shadowfist/groups.yaml': 'id: x' }))).toEqual([
      'shadowfist/groups.yaml:1: a content file must be a list of entries',
    ]);
  });

  test('a folder that is no game, a file of no kind', () => {
    expect(problemsOf(smallContent({ 'chess/cards/all.yaml': '[]', 'shadowfist/decks.yaml': '[]' }))).toEqual(
      [
        'chess/cards/all.yaml:1: the folder is not a game in the registry',
        'shadowfist/decks.yaml:1: unknown kind of content "decks"; expected cards, sources, rulesets, sets, groups, texts, rulings, rules, glossary, formats, abilities',
      ],
    );
  });

  test('every problem is told at once', () => {
    const files = smallContent({
      'shadowfist/groups.yaml': 'id: x',
      'chess/sets.yaml': '[]',
      'shadowfist/sets.yaml': '- {code: Standard}',
    });
    expect(problemsOf(files).length).toBeGreaterThanOrEqual(3);
    expect(() => loadSeeds(files)).toThrow(/^The content has \d+ problem\(s\):\nchess\/sets\.yaml:1: /);
  });
});

describe('a reference leads to something', () => {
  test.each([
    [
      'shadowfist/rulings/all.yaml',
      'cards: [tin-dragon]',
      'cards: [tin-drogon]',
      'unknown card "tin-drogon"',
    ],
    ['shadowfist/rulings/all.yaml', '[Toughness]', '[Tuffness]', 'unknown term "Tuffness"'],
    ['shadowfist/rulings/all.yaml', '.year-of-the-dragon', '.yotd', 'unknown ruleset "shadowfist.yotd"'],
    [
      'shadowfist/texts/all.yaml',
      'tin-dragon/yotd\n  card: tin-dragon',
      'tin/yotd\n  card: tin',
      'unknown card "tin"',
    ],
    [
      'shadowfist/texts/all.yaml',
      'source: shadowfist.yotd',
      'source: shadowfist.x',
      'unknown source "shadowfist.x"',
    ],
    ['shadowfist/cards/all.yaml', 'set: standard', 'set: standart', 'unknown set "standart"'],
    ['shadowfist/rulesets.yaml', '[shadowfist.yotd]', '[shadowfist.x]', 'unknown source "shadowfist.x"'],
    [
      'shadowfist/sources.yaml',
      'supersedes: []',
      'supersedes: [shadowfist.x]',
      'unknown source "shadowfist.x"',
    ],
    ['shadowfist/glossary/all.yaml', 'see: []', 'see: [Ambush]', 'unknown term "Ambush"'],
  ] as const)('%s: %s', (file, from, to, message) => {
    expect(problemsOf(withChange(file, from, to))).toEqual([`${file}:2: ${message}`]);
  });

  test('a later ruling that supersedes', () => {
    const files = withChange(
      'shadowfist/rulings/all.yaml',
      '  statement:',
      '  supersededBy: shadowfist.yotd/4.2/no-such\n  statement:',
    );
    expect(problemsOf(files)).toEqual([
      'shadowfist/rulings/all.yaml:2: unknown ruling "shadowfist.yotd/4.2/no-such"',
    ]);
  });
});

test('a list of entries is cited with the heading of the entry', () => {
  const twoEntries = smallContent({
    'shadowfist/rules/all.yaml': ['Rust', 'Dents'].map(ruleUnder).join(''),
  });
  expect(problemsOf(twoEntries)).toEqual([
    'shadowfist/rulings/all.yaml:2: section "4.2" is a list of entries; give the entry\'s `heading`',
  ]);
});

const ruleUnder = (heading: string) => `
- id: shadowfist.yotd/4.2/${heading.toLowerCase()}
  section: '4.2'
  heading: ${heading}
  statement: Tin suffers it.
  source: shadowfist.yotd
  held: resolved
`;

describe('nothing stands twice', () => {
  test('an entry', () => {
    const again = '- {code: standard, name: null, order: null, date: null, edition: null}';
    expect(problemsOf(withMore('shadowfist/sets.yaml', again))).toEqual([
      'shadowfist/sets.yaml:3: duplicate set "standard"; first given at shadowfist/sets.yaml:2',
    ]);
  });

  test.each([
    [
      'shadowfist/cards/all.yaml',
      '[{set: standard}]',
      '[{set: standard}, {set: standard}]',
      'printing "standard"',
    ],
    ['shadowfist/rulings/all.yaml', '[tin-dragon]', '[tin-dragon, tin-dragon]', 'card "tin-dragon"'],
    [
      'shadowfist/rulings/all.yaml',
      '[shadowfist.year-of-the-dragon]',
      '[shadowfist.year-of-the-dragon, shadowfist.year-of-the-dragon]',
      'ruleset "shadowfist.year-of-the-dragon"',
    ],
    [
      'shadowfist/rulesets.yaml',
      '[shadowfist.yotd]',
      '[shadowfist.yotd, shadowfist.yotd]',
      'source "shadowfist.yotd"',
    ],
    [
      'shadowfist/texts/all.yaml',
      'appliesTo: all',
      'appliesTo: {printings: [{set: standard}, {set: standard}]}',
      'printing "standard"',
    ],
  ] as const)('%s: %s becomes %s', (file, from, to, what) => {
    expect(problemsOf(withChange(file, from, to))).toEqual([`${file}:2: duplicate ${what}`]);
  });

  test('A ruling cannot have the id of a rule', () => {
    const file = 'shadowfist/rulings/all.yaml';
    expect(problemsOf(withChange(file, '4.2/tin-dragon-rusts', '4.2/rust'))).toEqual([
      `${file}:2: "shadowfist.yotd/4.2/rust" is already the id of a rule`,
    ]);
  });

  test('terms of one source that would have one id', () => {
    const again =
      '- {term: "toughness!", kind: term, definition: x, source: shadowfist.yotd, section: "10", see: []}';
    const third =
      '- {term: "toughness?", kind: term, definition: x, source: shadowfist.yotd, section: "10", see: []}';
    expect(problemsOf(withMore('shadowfist/glossary/all.yaml', `${again}\n${third}`))).toEqual([
      'shadowfist/glossary/all.yaml:4: duplicate term "shadowfist.yotd/toughness-"; first given at shadowfist/glossary/all.yaml:3',
    ]);
  });
});

describe('what a card does', () => {
  const problemsIn = (from: string, to: string) => {
    if (!tinDragonResists.includes(from)) throw new Error(`It does not say ${from}.`);
    return problemsOf(smallContent({ 'shadowfist/abilities/all.yaml': tinDragonResists.replace(from, to) }));
  };

  test('is said in the words of its game', () => {
    const files = smallContent({ 'shadowfist/abilities/all.yaml': tinDragonResists });
    expect(problemsOf(files)).toEqual([]);
    expect(loadSeeds(files)[0]?.abilities[0]).toEqual({
      file: 'shadowfist/abilities/all.yaml',
      line: 2,
      value: {
        card: 'tin-dragon',
        version: 'tin-dragon/yotd',
        source: 'shadowfist.yotd',
        section: '9.2',
        text: 'Toughness 1.',
        says: null,
        told: 'whole',
        abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }],
      },
    });
  });

  test('is said in the words of its own game', () => {
    const ofTheOther = tinDragonResists.replaceAll('shadowfist', 'highlander');
    expect(problemsOf(smallContent({ 'highlander/abilities/all.yaml': ofTheOther }))).toEqual([
      expect.stringMatching(/^highlander\/abilities\/all\.yaml:\d+: abilities\.0\.ability: “special” /),
    ]);
  });

  test('a misspelt word of it is told with its line, and with what was meant', () => {
    expect(problemsIn('special: Toughness', 'special: Tuffness')).toEqual([
      expect.stringMatching(
        /^shadowfist\/abilities\/all\.yaml:10: abilities\.0\.special: “Tuffness” .* Did you mean “Toughness”\?$/,
      ),
    ]);
    expect(problemsIn('amount: 1', 'amont: 1')).toEqual([
      'shadowfist/abilities/all.yaml:10: abilities.0.amont: Unknown key “amont”. Did you mean “amount”?',
    ]);
  });

  test.each([
    ['unknown card "tin"', 'card: tin-dragon\n  version: tin-dragon/yotd', 'card: tin\n  version: tin/yotd'],
    ['unknown source "shadowfist.x"', 'source: shadowfist.yotd', 'source: shadowfist.x'],
    ['unknown text version "tin-dragon/x"', 'version: tin-dragon/yotd', 'version: tin-dragon/x'],
    ['the version is one of the card', 'version: tin-dragon/yotd', 'version: tan-dragon/yotd'],
    ['the text differs from that of "tin-dragon/yotd"', 'text: Toughness 1.', 'text: Toughness 2.'],
    ['text goes with a version', 'text: Toughness 1.', 'text: null'],
    ['says goes without a version', 'says: null', 'says: It resists.'],
  ] as const)('%s', (message, from, to) => {
    expect(problemsIn(from, to)).toContain(`shadowfist/abilities/all.yaml:2: ${message}`);
  });

  test('is said once for a wording', () => {
    const twice = `${tinDragonResists}${tinDragonResists.trimStart()}`;
    expect(problemsOf(smallContent({ 'shadowfist/abilities/all.yaml': twice }))).toEqual([
      'shadowfist/abilities/all.yaml:11: duplicate entry of abilities for "tin-dragon/yotd"; first given at shadowfist/abilities/all.yaml:2',
    ]);
  });
});

test('a source is of its game', () => {
  const files = smallContent({
    'highlander/sources.yaml':
      '- {id: shadowfist.yotd, title: x, issuer: null, date: null, supersedes: [], about: x}',
  });
  expect(problemsOf(files)).toEqual([
    'highlander/sources.yaml:1: "shadowfist.yotd" does not begin with "highlander."',
  ]);
});

describe('the order of the content', () => {
  const source = (id: string) =>
    `- {id: ${id}, title: x, issuer: null, date: null, supersedes: [], about: x}`;
  const rule = (of: string, name: string) =>
    `- {id: ${of}/1/${name}, section: '1', heading: x, statement: x, source: ${of}, held: advice}`;

  test('what sources say stands in their order of issue; within a source, as it is written', () => {
    const [content] = loadSeeds([
      { path: 'highlander/sources.yaml', content: ['highlander.b', 'highlander.a'].map(source).join('\n') },
      {
        path: 'highlander/rules/a.yaml',
        content: [rule('highlander.a', 'z'), rule('highlander.a', 'y')].join('\n'),
      },
      { path: 'highlander/rules/b.yaml', content: rule('highlander.b', 'x') },
    ]);
    expect(content?.rules.map(({ value }) => value.id)).toEqual([
      'highlander.b/1/x',
      'highlander.a/1/z',
      'highlander.a/1/y',
    ]);
  });

  test('files are read by path, chapter 2 before chapter 10', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-seeds-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'shadowfist/rules'), { recursive: true });
    for (const name of ['rules/chapter-10.yaml', 'rules/chapter-2.yaml', 'sets.yaml', 'rules/notes.txt']) {
      writeFileSync(join(folder, 'shadowfist', name), name);
    }
    expect(readSeedFiles(folder)).toEqual([
      { path: 'shadowfist/rules/chapter-2.yaml', content: 'rules/chapter-2.yaml' },
      { path: 'shadowfist/rules/chapter-10.yaml', content: 'rules/chapter-10.yaml' },
      { path: 'shadowfist/sets.yaml', content: 'sets.yaml' },
    ]);
  });
});

test('the hash of the content moves with each change, and only then', () => {
  const hash = contentHash(smallContent());
  expect(contentHash(smallContent())).toBe(hash);
  expect(contentHash(withChange('shadowfist/texts/all.yaml', 'Toughness 1.', 'Toughness 2.'))).not.toBe(hash);
  expect(contentHash(smallContent({ 'shadowfist/groups.yaml': '[]' }))).not.toBe(hash);
});

describe('abilities by the hash of a text', () => {
  const clayMonk = `
- title: Clay Monk
  type: Character
  textHash: 0123456789abcdef
  told: whole
  abilities:
    - {ability: special, special: Guts}
`;
  const file = 'shadowfist/abilities/by-text.yaml';
  const problemsIn = (content: string) => problemsOf(smallContent({ [file]: content }));

  test('They are loaded beside the abilities of versions, and need no card', () => {
    expect(problemsIn(clayMonk)).toEqual([]);
    const [content] = loadSeeds(
      smallContent({ [file]: clayMonk, 'shadowfist/abilities/all.yaml': tinDragonResists }),
    );
    expect([content?.abilities.length, content?.abilitiesByText.length]).toEqual([1, 1]);
  });

  test.each(['0123456789ABCDEF', '0123', 'no hash'])('The hash "%s" has the wrong form', (hash) => {
    expect(problemsIn(clayMonk.replace('0123456789abcdef', `'${hash}'`))).toEqual([
      expect.stringContaining(`${file}:4: textHash: `),
    ]);
  });

  test('The same title with the same hash is reported with the place of the first', () => {
    expect(problemsIn(`${clayMonk}${clayMonk.replace('Clay Monk', 'CLAY  MONK!')}`)).toEqual([
      `${file}:9: duplicate abilities of "CLAY  MONK!" for the text 0123456789abcdef; first given at ${file}:2`,
    ]);
  });

  test('A type that the game does not have is reported', () => {
    expect(problemsIn(clayMonk.replace('Character', 'Robot'))).toEqual([
      expect.stringContaining(`${file}:2: type: "Robot" is not a card type; expected Character, `),
    ]);
  });
});

describe('the vocabulary checks the abilities of the seeds', () => {
  const guts = '{ability: special, special: Guts}';
  const unknownName = '{ability: voluntary, do: [{do: unturn, cards: {chosen: nobody}}]}';
  const byText = (type: string, ability: string) => `
- title: Clay Monk
  type: ${type}
  textHash: 0123456789abcdef
  told: whole
  abilities:
    - ${guts}
    - ${ability}
`;

  test('A name that nothing has is reported with its place in the abilities', () => {
    expect(
      problemsOf(smallContent({ 'shadowfist/abilities/all.yaml': byText('Character', unknownName) })),
    ).toEqual([
      expect.stringMatching(/^shadowfist\/abilities\/all\.yaml:2: \/abilities\/1\/do\/0\/cards.*nobody/),
    ]);
  });

  test('An ability that a card of its type cannot have is reported', () => {
    expect(problemsOf(smallContent({ 'shadowfist/abilities/all.yaml': byText('Event', guts) }))).toHaveLength(
      2,
    );
  });

  test('The abilities of versions are checked, also if figures of the card are unknown', () => {
    const content = {
      'shadowfist/abilities/all.yaml': tinDragonResists.replace('    - {', `    - ${unknownName}\n    - {`),
    };
    const files = withChange('shadowfist/cards/all.yaml', 'requires: [dra]', 'requires: null');
    const problems = problemsOf([
      ...files,
      { path: 'shadowfist/abilities/all.yaml', content: content['shadowfist/abilities/all.yaml'] },
    ]);
    expect(problems).toEqual([
      expect.stringContaining('shadowfist/abilities/all.yaml:2: /abilities/0/do/0/cards'),
    ]);
  });
});
