import { isDeepStrictEqual } from 'node:util';
import { fold } from '../../games/fold.ts';
import type { Game } from '../../games/registry.ts';
import { wordingTimeline } from '../../games/wording/timeline.ts';
import type { Prisma } from '../generated/client.ts';
import { jsonObject } from '../json-object.ts';
import { searchedValues } from '../searched-values.ts';
import type { Card, CardSet, Source } from '../snapshot/snapshot.ts';
import { wordingsOfCard } from '../snapshot/wording-of-card.ts';

/** What the content knows of a card beside itself. */
export interface CardContext {
  readonly game: Game;
  readonly sources: readonly Source[];
  readonly sets: readonly CardSet[];
  /** Names of the groups it belongs to. */
  readonly groups: readonly string[];
  readonly hasRuling: boolean;
}

/** The row of a card, with the columns by which it is searched. */
export function cardRow(card: Card, { game, groups, hasRuling }: CardContext): Prisma.CardCreateManyInput {
  const { figures } = card;
  return {
    id: card.id,
    gameSlug: game.slug,
    slug: card.slug,
    name: card.name,
    title: card.title,
    formerTitles: [...card.formerTitles],
    subtitle: card.subtitle,
    type: card.type,
    figures: jsonObject.parse(figures),
    named: card.named.map((place) => ({ ...place })),
    note: card.note,
    foldedName: fold(card.name),
    cost: numberOf(figures.cost),
    fighting: numberOf(figures.fighting),
    body: numberOf(figures.body),
    power: numberOf(figures.power),
    restriction: numberOf(figures.restriction),
    ...searchedValues(card, groups),
    hasRuling,
  };
}

/** The searchable wordings of a card over time, by its game's law. Neighbouring spans with equal values are one row. */
export function wordingRows(
  card: Card,
  { game, sources, sets }: CardContext,
): Prisma.CardWordingCreateManyInput[] {
  const foldedName = fold([card.name, ...card.formerTitles].join(' / '));
  const rows: Prisma.CardWordingCreateManyInput[] = [];
  for (const { fromRank, untilRank, wording } of wordingTimeline(
    wordingsOfCard(card, sets),
    sources,
    game.wordingLaw,
  )) {
    const searched = {
      text: wording.inForce.text,
      errataNumber: wording.errataNumber,
      hasErrata: wording.hasErrata,
      foldedName,
      foldedSubtitle: fold(wording.subtitle.value ?? ''),
      foldedText: fold(wording.inForce.text ?? ''),
    };
    const last = rows.at(-1);
    const isAlike = last !== undefined && isDeepStrictEqual(last, { ...last, ...searched });
    if (isAlike) rows.splice(-1, 1, { ...last, untilRank });
    else rows.push({ cardId: card.id, fromRank, untilRank, ...searched });
  }
  return rows;
}

function numberOf(figure: unknown): number | null {
  return typeof figure === 'number' ? figure : null;
}
