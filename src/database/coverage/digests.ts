import { createHash } from 'node:crypto';
import { cardText } from '../../games/compiled-abilities.ts';
import type { CompiledSentence } from '../../games/compiled-text.ts';
import { catalogueCard } from '../snapshot/catalogue-card.ts';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import { isImported } from './coverage.ts';

/** What a sentence of a card compiles to. */
export interface SentenceMeaning {
  readonly text: string;
  readonly outcome: CompiledSentence['outcome'];
  readonly abilities: readonly unknown[];
}

/** What the text of a card compiles to. */
export interface CardMeaning {
  readonly card: string;
  readonly told: string;
  readonly digest: string;
  readonly sentences: readonly SentenceMeaning[];
}

/** The meaning of the text of each card that files bring, in the order of their slugs. */
export function cardMeanings(game: GameSnapshot): CardMeaning[] {
  const { compiler, types } = game.game;
  return game.cards
    .filter(isImported)
    .flatMap((card): CardMeaning[] => {
      const written = cardText(catalogueCard(card, game), types);
      if (written === null) return [];
      const { told, abilities, sentences } = compiler.compile(written);
      return [
        {
          card: card.slug,
          told,
          digest: digestOf(abilities),
          sentences: sentences.map((one) => ({
            text: one.text,
            outcome: one.outcome,
            abilities: one.outcome === 'compiled' ? one.abilities.map((at) => abilities[at]) : [],
          })),
        },
      ];
    })
    .sort((one, other) => (one.card < other.card ? -1 : 1));
}

/** A meaning as one line without any word of the text: `clay-monk whole 6bdb75acb2a9 1f3a90c2:5e07d3b1`. */
export function digestLine({ card, told, digest, sentences }: CardMeaning): string {
  return [card, told, digest, ...sentences.map((one) => `${textDigest(one)}:${meaningDigest(one)}`)].join(
    ' ',
  );
}

export function textDigest({ text }: SentenceMeaning): string {
  return digestOf(text).slice(0, SHORT);
}

/** The outcome of a sentence; a digest of its abilities if it has any. */
export function meaningDigest({ outcome, abilities }: SentenceMeaning): string {
  return outcome === 'compiled' ? digestOf(abilities).slice(0, SHORT) : outcome;
}

const SHORT = 8;

/** The order of keys makes no difference. */
function digestOf(value: unknown): string {
  const ordered = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(ordered).digest('hex').slice(0, 12);
}
