import { type CardColumns, type Cells, commonFields, type Finding, type ReadCells } from '../card-columns.ts';
import { figuresOf, notAFigure, numberIn, wordsOrNull } from '../cells.ts';
import { bare, namesIn } from '../spellings.ts';
import { titleKey, titleSlug } from '../title.ts';
import { shadowfistFileFigures } from './file-figures.ts';
import { settle } from './settling.ts';
import {
  knownFactions,
  knownRestrictions,
  knownSymbols,
  knownTypes,
  noFaction,
  noSymbol,
} from './spellings.ts';

const fields = {
  ...commonFields,
  type: { headings: ['Type', 'Card Type'], about: 'Character, Site, Feng Shui Site, State, Event or Edge.' },
  factions: {
    headings: ['Faction', 'Factions', 'Affiliation'],
    about: 'The factions it belongs to; a talent, Unaligned or Feng Shui Site is none.',
  },
  cost: { headings: ['Cost', 'Power Cost'], about: 'What it costs in Power: a number, X, or empty.' },
  requires: {
    headings: ['Requires', 'Resource Conditions', 'Resource Requirements', 'Conditions', 'Requirements'],
    about: 'Its resource conditions: {dra}{dra}, dra dra, or 2 Dragons.',
  },
  provides: {
    headings: ['Provides', 'Resource Provisions', 'Provisions', 'Resources Provided'],
    about: 'Its resource provisions, written like the conditions.',
  },
  fighting: { headings: ['Fighting', 'Fighting Score'], about: 'Of a Character: a number, X or *.' },
  power: {
    headings: ['Power', 'Power Generated', 'Power Generation'],
    about: 'Of a Site: what it generates.',
  },
  body: { headings: ['Body'], about: 'Of a Site: a number, X or *.' },
  restrictions: {
    headings: ['Restrictions'],
    about: 'Restrictions beside those that its text says.',
  },
} as const;

/** How Shadowfist cards stand in tables: one card a title (8.1 counts copies by title). */
export const shadowfistColumns: CardColumns = {
  toldApart: (figures) => figures,
  inWords: ['restrictions'],
  fields,
  read,
  settle,
  figures: shadowfistFileFigures,
  identity: ({ title }) => titleKey(title),
  namesakes: ({ title }) => titleKey(title),
  slug: ({ title }) => titleSlug([title]),
};

function read(cells: Cells): ReadCells {
  const findings: Finding[] = [];
  const figure = (field: string) => (cell: string) => {
    const value = figureIn(cell);
    if (value === undefined) findings.push(notAFigure(field, cell, 'a whole number, X or *'));
    return value ?? null;
  };
  const figures = figuresOf(cells, {
    type: (cell) => typeOf(cell, cells),
    factions: (cell) => without(noFaction, namesIn(cell, knownFactions)),
    cost: figure('cost'),
    requires: (cell) => without(noSymbol, namesIn(cell, knownSymbols)),
    provides: (cell) => without(noSymbol, namesIn(cell, knownSymbols)),
    fighting: figure('fighting'),
    power: figure('power'),
    body: figure('body'),
    restrictions: (cell) => namesIn(cell, knownRestrictions),
  });
  const subtitle = cells.get('subtitle');
  const text = cells.get('text');
  return {
    card: {
      ...(subtitle === undefined ? {} : { subtitle: wordsOrNull(subtitle) }),
      ...(text === undefined ? {} : { text }),
      figures,
    },
    findings,
  };
}

/** Undefined where the cell is no figure; an empty cell is none, which is not zero. */
function figureIn(cell: string): number | 'X' | '*' | null | undefined {
  if (cell === '') return null;
  if (cell === '*') return '*';
  return cell.toUpperCase() === 'X' ? 'X' : numberIn(cell);
}

/** A Site is a Feng Shui Site where its faction or subtitle says so: tables give both kinds one type. */
function typeOf(cell: string, cells: Cells): string | null {
  const type = knownTypes.get(bare(cell)) ?? wordsOrNull(cell);
  const fengShui =
    namesIn(cells.get('factions') ?? '', knownFactions).some((name) => name.startsWith('Feng Shui')) ||
    /\bfeng shui site\b/i.test(cells.get('subtitle') ?? '');
  return type === 'Site' && fengShui ? 'Feng Shui Site' : type;
}

function without(none: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) => !none.includes(name));
}
