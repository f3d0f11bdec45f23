import { keptAhead } from '../database/snapshot/built-ahead.ts';
import { cardAbilities } from '../database/snapshot/card-abilities.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import type { Steps } from '../engine/steps.ts';
import { taggedParts } from '../games/ability-tags.ts';
import { libraryOf } from './library.ts';

/** Why a card has a tag. */
export interface Doing {
  readonly tag: string;
  /** The ability of the card that does it, from 0. */
  readonly ability: number;
  /** What of the ability it is, in the vocabulary of the game. */
  readonly part: unknown;
}

/** What the cards of a snapshot do, by their abilities. */
export interface AbilityIndex {
  /** All tags, by the cards that have them. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** The cards that the rule check plays without `unsupported`. */
  readonly playable: readonly string[];
  /** Everything that a card does. */
  readonly of: (card: string) => readonly Doing[];
}

/** By the ids of the cards: plain data, which can be kept in a file. */
interface AbilityData {
  readonly playable: readonly string[];
  readonly doing: readonly (readonly [card: string, doing: readonly Doing[]])[];
}

/** Compiling takes longest: a card a step. */
export const abilityIndexOf = keptAhead({
  part: { name: 'abilities' },
  *make(snapshot: Snapshot): Steps<AbilityData> {
    const playable: string[] = [];
    const doing: (readonly [string, readonly Doing[]])[] = [];
    for (const { card, game } of libraryOf(snapshot).all) {
      yield;
      const { abilities, isPlayable } = cardAbilities(card, game);
      if (isPlayable) playable.push(card.id);
      const found = abilities.flatMap((one, ability) =>
        taggedParts(one).map(({ tag, part }): Doing => ({ tag, ability, part })),
      );
      if (found.length > 0) doing.push([card.id, found]);
    }
    return { playable, doing };
  },
  open({ playable, doing }: AbilityData): AbilityIndex {
    const byCard = new Map(doing);
    const tags = new Map<string, string[]>();
    for (const [card, found] of doing)
      for (const tag of new Set(found.map((one) => one.tag))) tags.set(tag, [...(tags.get(tag) ?? []), card]);
    return { tags, playable, of: (card) => byCard.get(card) ?? [] };
  },
});
