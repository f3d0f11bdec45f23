import { type CardColumns, type Cells, commonFields, type Finding, type ReadCells } from '../card-columns.ts';
import { figuresOf, notAFigure, numberIn, wordsOrNull } from '../cells.ts';
import { bare } from '../spellings.ts';
import { titleKey, titleSlug } from '../title.ts';
import { highlanderFileFigures } from './file-figures.ts';
import { gemFields, gemsIn } from './gems.ts';
import { gridIn } from './grid.ts';
import { markIn, restrictionIn } from './mark.ts';
import { settle } from './settling.ts';
import { knownHandIcons, knownTypes } from './spellings.ts';

const fields = {
  ...commonFields,
  qualifier: { headings: ['Qualifier'], about: 'What tells it from its namesakes: its type, or its number.' },
  type: { headings: ['Type', 'Card Type'], about: 'Attack, Event, Object, Persona, Pre-Game, ...' },
  subtype: { headings: ['Subtype', 'Sub-type'], about: 'The sub-category in its text.' },
  immortals: {
    headings: ['Immortal', 'Immortals', 'Persona', 'Personas', 'Immortal Specific', 'Persona Specific'],
    about: 'The Personas it is specific to, with ; between them; empty where it is not.',
  },
  weapon: {
    headings: ['Weapon', 'Weapon of Choice', 'Weapon Specific'],
    about: 'The Weapon of Choice it is specific to.',
  },
  mark: {
    headings: ['Mark', 'Reserved/Signature', 'Reserved or Signature', 'R/S'],
    about: 'Reserved (R) or Signature (S); empty where it is neither.',
  },
  reserved: { headings: ['Reserved'], about: 'Whether it is Reserved: yes or no.' },
  signature: { headings: ['Signature'], about: 'Whether it is Signature: yes or no.' },
  restriction: {
    headings: ['Restriction', 'Restriction Number', 'Restriction No', 'Restricted'],
    about: 'The restriction number, which R or S may stand before.',
  },
  handIcons: { headings: ['Hand Icons', 'Hand Icon', 'Hands'], about: '0, 1 or 2; 1H means 1.' },
  grid: {
    headings: ['Grid'],
    about: 'Three rows of three letters, top first: OOO/OXO/OOO; ? where it is not known.',
  },
  gems: { headings: ['Gems', 'Attribute Gems'], about: 'Its Attribute Gems: Agility, 2 Strength.' },
  ...gemFields,
};

/** How Highlander cards stand in tables: one card a title and sub-title, and what tells it from its namesakes. */
export const highlanderColumns: CardColumns = {
  toldApart: (figures) =>
    figures.qualifier == null ? { ...figures, qualifier: figures.type ?? null } : figures,
  inWords: [],
  fields,
  read,
  settle,
  figures: highlanderFileFigures,
  identity: ({ title, subtitle, figures }) =>
    [title, subtitle ?? '', distinctionOf(figures)].map(titleKey).join('\n'),
  namesakes: ({ title, subtitle }) => [title, subtitle ?? ''].map(titleKey).join('\n'),
  slug: ({ title, subtitle, figures }) => titleSlug([title, subtitle ?? '', distinctionOf(figures)]),
};

/** Namesakes are told apart by type; where that is not enough, a qualifier says more. */
function distinctionOf({ qualifier, type }: Readonly<Record<string, unknown>>): string {
  return [qualifier, type].find((word) => typeof word === 'string') ?? '';
}

function read(cells: Cells): ReadCells {
  const findings: Finding[] = [];
  const subtitle = cells.get('subtitle');
  const text = cells.get('text');
  const gems = gemsIn(cells, findings);
  const mark = markIn(cells, findings);
  return {
    card: {
      ...(subtitle === undefined ? {} : { subtitle: wordsOrNull(subtitle) }),
      ...(text === undefined ? {} : { text }),
      figures: {
        ...figuresOf(cells, {
          qualifier: wordsOrNull,
          type: (cell) => knownTypes.get(bare(cell)) ?? wordsOrNull(cell),
          subtype: wordsOrNull,
          immortals: immortalsIn,
          weapon: wordsOrNull,
          restriction: (cell) => restrictionIn(cell, findings),
          handIcons: (cell) => handIconsIn(cell, findings),
          grid: (cell) => (cell === '' ? null : gridIn(cell)),
        }),
        ...(mark === undefined ? {} : { mark }),
        ...(gems === undefined ? {} : { gems }),
      },
    },
    findings,
  };
}

/** An empty cell is a card that any Immortal may play. */
function immortalsIn(cell: string): string[] {
  return cell
    .split(/[;,/|&]/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && bare(name) !== 'generic');
}

function handIconsIn(cell: string, findings: Finding[]): number | null {
  if (cell === '') return null;
  const known = knownHandIcons.get(bare(cell));
  if (known === undefined) findings.push(notAFigure('handIcons', cell, '0, 1 or 2'));
  return numberIn(known ?? '') ?? null;
}
