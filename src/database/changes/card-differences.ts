import { isDeepStrictEqual } from 'node:util';
import type { CardWordings } from '../../games/wording/card-wordings.ts';
import { wordingInForce } from '../../games/wording/wording-in-force.ts';
import type { Card, CardDesignator, GameSnapshot, Printing, TextVersion } from '../snapshot/snapshot.ts';
import { wordingsOfCard } from '../snapshot/wording-of-card.ts';
import type { FieldChange } from './change.ts';
import { differences } from './differences.ts';

type Told = Readonly<Record<string, unknown>>;

/** What is different of a card: itself, its printings by set and number, its versions by id, and what it says by them. */
export function cardDifferences(
  card: Card,
  game: GameSnapshot,
  laterCard: Card,
  laterGame: GameSnapshot,
): FieldChange[] {
  const heard = heardByLaw(card, game);
  const heardLater = heardByLaw(laterCard, laterGame);
  // The law is far more work than anything else here, and answers the same to the same question.
  if (isDeepStrictEqual(heard, heardLater)) return differences(told(card), told(laterCard));
  return differences(
    { ...told(card), ...said(card, game, heard.wordings) },
    { ...told(laterCard), ...said(laterCard, laterGame, heardLater.wordings) },
  );
}

/** All that what a card says now depends on. */
function heardByLaw(card: Card, { sources, sets }: GameSnapshot) {
  return { wordings: wordingsOfCard(card, sets), figures: card.figures, sources };
}

/** What is in force by the law of the game. */
function said(card: Card, { game, sources }: GameSnapshot, wordings: CardWordings): Told {
  const { inForce, title, subtitle } = wordingInForce(wordings, sources, sources.length, game.wordingLaw);
  // The type is told by itself.
  const { type: _, ...figures } = { ...card.figures, ...inForce.figures };
  return {
    title: title.value,
    subtitle: subtitle.value,
    text: inForce.text,
    errataNumber: inForce.errataNumber,
    figures,
  };
}

function told(card: Card): Told {
  const { slug, name, formerTitles, type, named, note, printings, versions, designators } = card;
  return {
    slug,
    name,
    formerTitles,
    type,
    named,
    note,
    printings: Object.fromEntries(printings.map(toldPrinting)),
    versions: Object.fromEntries(versions.map(toldVersion)),
    designators: Object.fromEntries(designators.map(toldDesignator)),
  };
}

/** Told apart by its normal form, and where one was given several times by the wordings that gave it. */
function toldDesignator({ key, version, ...designator }: CardDesignator): [string, Told] {
  return [version === null ? key : `${key}/${version}`, { ...designator, version }];
}

function toldPrinting({ set, number, ...printing }: Printing): [string, Told] {
  return [number === null ? set.code : `${set.code}/${number}`, printing];
}

/** Its place in the source says nothing by itself: what depends on it is the wording in force. */
function toldVersion({ id, position, source, ...version }: TextVersion): [string, Told] {
  return [id, { ...version, source: source?.id ?? null }];
}
