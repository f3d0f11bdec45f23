import type { CardColumns, Field, Fields } from '../../games/card-columns.ts';
import { headingKey } from './heading.ts';

export const tableKinds = ['printings', 'sets', 'sources', 'errata', 'rulings', 'formats'] as const;
export type TableKind = (typeof tableKinds)[number];

const card: Field = { headings: ['Card', 'Card Name', 'Name', 'Title'], about: 'The card, by name or slug.' };
const source: Field = { headings: ['Source', 'Document'], about: 'Title or id of the document.' };
const section: Field = { headings: ['Section', 'Page'], about: 'Section of the document.' };
const date: Field = {
  headings: ['Date', 'Released', 'Release Date', 'Issued', 'Published', 'Year'],
  about: 'YYYY, YYYY-MM or YYYY-MM-DD.',
};

/** What the tables hold that are not of printings: alike in every game. */
const commonKinds: Readonly<Record<Exclude<TableKind, 'printings'>, Fields>> = {
  sets: {
    code: { headings: ['Code', 'Set Code', 'Set', 'Abbreviation'], about: 'Names the set in other tables.' },
    name: { headings: ['Name', 'Set Name', 'Title'], about: 'As it is printed or spoken of.' },
    order: { headings: ['Order', 'Print Order', 'Release Order'], about: 'Place in the order of printing.' },
    date,
    edition: { headings: ['Edition'], about: 'first or second, in a game that has editions.' },
  },
  sources: {
    title: { headings: ['Title', 'Name', ...source.headings], about: 'The title of the document.' },
    issuer: { headings: ['Issuer', 'Issued By', 'Publisher', 'Author'], about: 'Who issued it.' },
    date,
    about: { headings: ['About', 'Description', 'Summary'], about: 'What it is, in a sentence.' },
  },
  errata: {
    card,
    text: { headings: ['Text', 'New Text', 'Errata Text', 'Wording', 'Errata'], about: 'The wording.' },
    change: {
      headings: ['Change', 'Kind', 'Errata Kind'],
      about: 'What it changes; functional where it is not said.',
    },
    errataNumber: {
      headings: ['Errata Number', 'Errata No', 'Number', 'No'],
      about: 'The number by which it supersedes others.',
    },
    source,
    section,
  },
  rulings: {
    cards: {
      ...card,
      headings: ['Cards', 'Card Names', ...card.headings],
      about: 'The cards, with ; between them.',
    },
    question: { headings: ['Question', 'Q'], about: 'What was asked.' },
    statement: {
      headings: ['Ruling', 'Statement', 'Answer', 'Decision', 'A'],
      about: 'What was decided.',
    },
    source,
    section,
    date,
    issuer: { headings: ['Issuer', 'Issued By', 'Ruled By', 'Judge', 'By'], about: 'Who decided it.' },
  },
  formats: {
    name: { headings: ['Format', 'Name', 'Label'], about: 'Name of the format.' },
    sets: {
      headings: ['Sets', 'Set Codes', 'Set'],
      about: 'Codes or names of its sets, with ; between them.',
    },
  },
};

/** The fields without which a row of the kind says nothing. */
export const neededFields: Readonly<Record<TableKind, readonly string[]>> = {
  printings: ['title', 'set'],
  sets: ['code'],
  sources: ['title'],
  errata: ['card', 'text', 'source'],
  rulings: ['cards', 'statement', 'source'],
  formats: ['name', 'sets'],
};

/** What a table of the kind can hold. */
export function fieldsOf(kind: TableKind, columns: CardColumns): Fields {
  return kind === 'printings' ? columns.fields : commonKinds[kind];
}

/** Which kind a table is of, by its headings: the telling ones of each, else printings. */
export function kindOfTable(headings: readonly string[], columns: CardColumns): TableKind {
  const keys = new Set(headings.map(headingKey));
  const has = (kind: TableKind, field: string) => spells(fieldsOf(kind, columns)[field], keys);
  const sayAll = (fields: Fields) => {
    const known = keysOf(fields);
    return [...keys].every((key) => known.has(key));
  };
  const ofPrintings = () => {
    const known = keysOf(commonKinds.sets);
    const telling = [...keysOf(columns.fields)].filter((key) => !known.has(key));
    return telling.some((key) => keys.has(key));
  };

  if (has('rulings', 'statement') && has('rulings', 'cards')) return 'rulings';
  if (['sets', 'setcodes', 'format'].some((key) => keys.has(key)) && has('formats', 'sets')) return 'formats';
  if (has('printings', 'set') || has('sets', 'code')) {
    const dated = has('sets', 'order') || has('sets', 'date');
    const coded = keys.has('code') && !ofPrintings();
    return coded || (dated && sayAll(commonKinds.sets)) ? 'sets' : 'printings';
  }
  if (has('errata', 'card') && has('errata', 'text') && has('errata', 'source')) return 'errata';
  return has('sources', 'issuer') || has('sources', 'about') ? 'sources' : 'printings';
}

function spells(field: Field | undefined, keys: ReadonlySet<string>): boolean {
  return field?.headings.some((heading) => keys.has(headingKey(heading))) ?? false;
}

function keysOf(fields: Fields): Set<string> {
  return new Set(Object.values(fields).flatMap(({ headings }) => headings.map(headingKey)));
}
