import type { Finding, SettledCard, WrittenCard } from '../card-columns.ts';
import { unknownValue } from '../cells.ts';
import { subtitleBeyondType } from '../subtitle.ts';
import { gems, highlanderTypes, marks } from './card.ts';
import { isGrid } from './grid.ts';

/** What was written of a Highlander card, as the game has it. Any type may have any figure. */
export function settle(card: WrittenCard): SettledCard {
  const { subtitle, figures } = card;
  return {
    ...card,
    ...(subtitle === undefined ? {} : { subtitle: subtitleBeyondType(subtitle, figures.type) }),
    attributes: {},
    findings: strangersIn(figures),
  };
}

function strangersIn({ type, mark, grid, gems: counted }: WrittenCard['figures']): Finding[] {
  const among = (field: string, what: string, words: readonly unknown[], known: readonly string[]) =>
    words.flatMap((word) =>
      typeof word !== 'string' || known.includes(word) ? [] : [unknownValue(field, what, word, known)],
    );
  return [
    ...among('type', 'type', [type], highlanderTypes),
    ...among('mark', 'mark', [mark], marks),
    ...among('grid', 'grid', typeof grid === 'string' && !isGrid(grid) ? [grid] : [], []),
    ...among('gems', 'gem', Object.keys(counted ?? {}), gems),
  ];
}
