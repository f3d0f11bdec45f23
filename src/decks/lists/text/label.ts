import type { LabelName } from './reading.ts';

export interface Label {
  readonly label: LabelName;
  readonly value: string;
}

const labels: Readonly<Record<string, LabelName>> = {
  name: 'name',
  'deck name': 'name',
  deckname: 'name',
  deck: 'name',
  title: 'name',
  author: 'author',
  creator: 'author',
  player: 'author',
  by: 'author',
  game: 'game',
  plugin: 'plugin',
  note: 'note',
  notes: 'note',
  cards: 'cards',
  total: 'cards',
  'total cards': 'cards',
  format: 'comment',
  date: 'comment',
  event: 'comment',
  tournament: 'comment',
  record: 'comment',
  source: 'comment',
  link: 'comment',
  url: 'comment',
  posted: 'comment',
  'posted by': 'author',
};

/** `Author: A. Player`, `60 cards`; null for what says nothing of the whole deck. */
export function labelIn(text: string): Label | null {
  const [, total] = /^\(?(?:total:?\s+)?(\d{1,5})\s+cards?(?:\s+total)?\)?$/i.exec(text) ?? [];
  if (total !== undefined) return { label: 'cards', value: total };
  const [, name = '', value = ''] = /^([A-Za-z ]{2,12}?)\s?:\s*(.*)$/.exec(text) ?? [];
  const label = labels[name.toLowerCase()];
  if (label === undefined || (value === '' && label !== 'note')) return null;
  if (label === 'comment') return { label, value: text };
  if (label !== 'cards') return { label, value };
  const [, count] = /^(\d{1,5})(?:\s+cards?)?$/i.exec(value) ?? [];
  return count === undefined ? null : { label, value: count };
}
