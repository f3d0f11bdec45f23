import type { CardDesignator } from '../database/snapshot/snapshot.ts';
import type { DesignatorView, GrantedDesignatorView } from './designator-views.ts';
import type { ShelvedCard } from './library.ts';

/** The designators of a card that hold at the rank of a moment, or now; those that it gives other cards among them. */
export function designatorsAt(shelved: ShelvedCard, rank: number | 'now'): readonly CardDesignator[] {
  const { designators } = shelved.card;
  if (rank === 'now') return designators.filter(({ until }) => until === null);
  return designators.filter(({ from, until }) => {
    const end = until === null ? Number.POSITIVE_INFINITY : rankOf(shelved, until);
    return (from === null ? 0 : rankOf(shelved, from)) <= rank && rank < end;
  });
}

/** One that the card has itself. */
export function isOwn({ grantedTo }: CardDesignator): boolean {
  return grantedTo === null;
}

export function designatorViewOf(shelved: ShelvedCard, designator: CardDesignator): DesignatorView {
  const { word, key, origin } = designator;
  return { word, key, origin, ...spanOf(shelved, designator) };
}

/** As a view, if it is one that the card gives other cards. */
export function grantedViews(shelved: ShelvedCard, designator: CardDesignator): GrantedDesignatorView[] {
  const { word, key, grantedTo } = designator;
  return grantedTo === null ? [] : [{ designator: word, key, to: grantedTo, ...spanOf(shelved, designator) }];
}

function spanOf({ card, game }: ShelvedCard, { version, rules, from, until, supersededBy }: CardDesignator) {
  const issueOf = (id: string | null) => {
    const source = game.sources.find((one) => one.id === id);
    return source === undefined ? null : { source: source.id, date: source.date };
  };
  return {
    version,
    source: card.versions.find(({ id }) => id === version)?.source?.id ?? null,
    rules: [...rules],
    from: issueOf(from),
    until: issueOf(until),
    supersededBy,
  };
}

function rankOf({ game }: ShelvedCard, source: string): number {
  return game.sources.find(({ id }) => id === source)?.rank ?? 0;
}
