import type { CardCounts, Coverage } from '../database/coverage/coverage.ts';
import { findGame } from '../games/registry.ts';

/** How much of a pool of cards the rule check plays, for people; `most` of each list are shown. */
export function coverageSummary(coverage: Coverage, most: number): string[] {
  const { cards, playable, sentences, leftOut } = coverage;
  const outcomes = [
    `${number(sentences.compiled)} compiled`,
    `${number(sentences.reminder)} reminders`,
    `${number(sentences.ambiguous)} ambiguous`,
    `${number(sentences.notUnderstood)} not understood`,
  ];
  return [
    `${gameName(coverage)}: the rule check plays ${number(playable)} of ${number(cards)} cards (${percent(playable, cards)}).`,
    ...(leftOut === 0
      ? []
      : [`  ${number(leftOut)} more cards were not checked; "arbiter compile" checks all cards.`]),
    `  ${countsLine(coverage)}.`,
    `  Sentences: ${outcomes.join(', ')}.`,
    ...listed('Most frequent gaps', coverage.gaps, most, gapLine),
    ...listed('Sentences not understood', coverage.notUnderstood, most, sentenceLine),
  ];
}

/** The same by set and by type, as a table. */
export function coverageTable({ bySet, byType, ...all }: Coverage): string[] {
  const rows = [
    { name: 'All', ...all },
    ...bySet.map((one) => ({ ...one, name: `Set ${one.name}` })),
    ...byType.map((one) => ({ ...one, name: `Type ${one.name}` })),
  ].map((row) => [row.name, ...COLUMNS.map(({ of }) => number(row[of])), percent(row.playable, row.cards)]);
  const headings = ['', ...COLUMNS.map(({ heading }) => heading), 'share'];
  const widths = headings.map((_, at) => Math.max(...[headings, ...rows].map((row) => row[at]?.length ?? 0)));
  return [headings, ...rows].map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const COLUMNS: readonly { readonly of: keyof CardCounts; readonly heading: string }[] = [
  { of: 'cards', heading: 'cards' },
  { of: 'playable', heading: 'playable' },
  { of: 'written', heading: 'written' },
  { of: 'whole', heading: 'whole' },
  { of: 'inPart', heading: 'in part' },
  { of: 'nothing', heading: 'nothing' },
  { of: 'unknown', heading: 'unknown' },
];

function countsLine({ written, whole, inPart, nothing, unknown }: CardCounts): string {
  return [
    `Texts understood completely: ${number(whole)}`,
    `in part: ${number(inPart)}`,
    `not at all: ${number(nothing)}`,
    `abilities written: ${number(written)}`,
    `text or type unknown: ${number(unknown)}`,
  ].join(', ');
}

function listed<Item>(
  heading: string,
  items: readonly Item[],
  most: number,
  lineOf: (item: Item) => string,
): string[] {
  if (items.length === 0) return [];
  const left = items.length - most;
  return [
    `  ${heading} (${number(items.length)}):`,
    ...items.slice(0, most).map((item) => `    ${lineOf(item)}`),
    ...(left > 0 ? [`    and ${number(left)} more; use --json to list all.`] : []),
  ];
}

function gapLine({ after, word, cards, onlyGap }: Coverage['gaps'][number]): string {
  const place = after === '' ? 'at the beginning' : `after "${after}"`;
  const what = word === '' ? `the end ${place}` : `"${word}" ${place}`;
  return `${what}: ${cardsHaveIt(cards)}, ${number(onlyGap)} with no other gap`;
}

function sentenceLine({ text, cards, outcome }: Coverage['notUnderstood'][number]): string {
  return `${text} (${cardsHaveIt(cards)}${outcome === 'ambiguous' ? ', ambiguous' : ''})`;
}

function cardsHaveIt(cards: number): string {
  return `${number(cards)} card${cards === 1 ? '' : 's'}`;
}

function gameName({ game }: Coverage): string {
  return findGame(game)?.name ?? game;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

const number = (many: number): string => many.toLocaleString('en');
