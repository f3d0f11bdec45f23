import { expect, test } from 'vitest';
import { read } from './given.ts';

const formats = `This is a comment.
<formatdefinitions>
<format>
	<label>Classic &amp; Modern</label>
	<set>first</set>
	<set> second </set>
</format>
not in a block // either
<FORMAT><label>Modern</label><set>second</set><set>second</set></FORMAT>
</formatdefinitions>
`;

test('formats are named lists of sets; what stands outside blocks is a comment', async () => {
  expect(await read('plugin/Formats.txt', formats)).toEqual([
    {
      is: 'formats',
      file: 'plugin/Formats.txt',
      identity: 'formats.txt',
      entries: [
        {
          kind: 'format',
          place: { file: 'plugin/Formats.txt', line: 3, column: null },
          name: 'Classic & Modern',
          sets: ['first', 'second'],
        },
        {
          kind: 'format',
          place: { file: 'plugin/Formats.txt', line: 9, column: null },
          name: 'Modern',
          sets: ['second'],
        },
      ],
      remarks: [],
      rows: 2,
    },
  ]);
});

test('what is not closed ends where the next begins', async () => {
  const file =
    '<formatdefinitions>\n<format><label>A\n<set>first\n<set>second</set>\n<format><label>B</label><set>third';
  expect(await read('formats.txt', file)).toMatchObject([
    {
      entries: [
        { name: 'A', sets: ['first', 'second'] },
        { name: 'B', sets: ['third'] },
      ],
      remarks: [],
    },
  ]);
});

test('a format without a name or without sets is an error', async () => {
  const file = '<formatdefinitions>\n<format><set>first</set></format>\n<format><label>B</label></format>';
  expect(await read('formats.txt', file)).toMatchObject([
    {
      entries: [],
      rows: 2,
      remarks: [
        {
          level: 'error',
          code: 'format/no-name',
          place: { file: 'formats.txt', line: 2, column: null },
          message: 'The format has no name. Add a <label>.',
        },
        {
          level: 'error',
          code: 'format/no-sets',
          place: { file: 'formats.txt', line: 3, column: null },
          message: 'The format "B" has no set. Add a <set> for each set.',
        },
      ],
    },
  ]);
});

test('what a format says beside its name and sets is noted', async () => {
  const file = '<formatdefinitions><format><label>A</label><set>first</set><banned>Tiger</banned></format>';
  expect(await read('formats.txt', file)).toMatchObject([
    {
      entries: [{ name: 'A', sets: ['first'] }],
      remarks: [
        {
          level: 'note',
          code: 'format/unknown-tag',
          place: { file: 'formats.txt', line: 1, column: 'banned' },
          message: '<banned> of the format "A" was not read; only <label> and <set> are supported.',
        },
      ],
    },
  ]);
});
