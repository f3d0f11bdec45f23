import type { Mend } from './mend.ts';

const run = 'heading and wording run together on one line';

function heading(text: string, next: string): Mend {
  return { torn: `${text} ${next}`, whole: `${text}\n\n${next}`, why: run };
}

/** Where the copy of the Type Two Rulebook is torn. */
export const typeTwoTears: readonly Mend[] = [
  heading('Upper Center Attack (promo)', 'If you do not play'),
  heading('Gladius – Event (HSFV-179)', 'Play in conjunction'),
  heading('Immortal Ally (HS3-140)', 'You may discard'),
  heading('000/X00/000 (HS3-233)', 'This attack does'),
  heading('000/00X/000 (HS3-234)', 'This attack does'),
  heading('00X/00X/00X (HS3-245)', 'If this attack'),
  heading('X00/X00/X00 (HS3-246)', 'If this attack'),
  {
    torn: 'Object: Ally you have in play. **Annie**- ',
    whole: 'Object: Ally you have in play.\n\nAnnie - ',
    why: 'two entries run together on one line',
  },
];

/** Words before a colon or dash that head no section. */
export const notHeadings: ReadonlySet<string> = new Set([
  'Highlander', // the name of the game, with its own colon
  'After constructing your deck, you will need a couple of other items',
  'The following styles are currently sanctioned for Type Two format play',
  'Player A', // in worked examples
  'Player B',
  'End Result',
]);
