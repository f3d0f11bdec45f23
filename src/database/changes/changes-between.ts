import { isDeepStrictEqual } from 'node:util';
import type { GameSnapshot } from '../snapshot/snapshot.ts';
import type { ChangeKind, ContentChange } from './change.ts';
import {
  type Content,
  cards,
  formats,
  groups,
  type Kind,
  rules,
  rulesets,
  rulings,
  sets,
  sources,
  terms,
} from './kinds.ts';

/**
 * What became of a game's content: first that on which other things rest, each kind in the order of the content, what
 * is gone at its end. `merges` are former slugs of cards with the slugs of those that they became part of.
 */
export function changesBetween(
  before: GameSnapshot,
  after: GameSnapshot,
  merges: ReadonlyMap<string, string>,
): ContentChange[] {
  const [from, to] = [contentOf(before), contentOf(after)];
  return [
    ...changesOf(sources, from, to),
    ...changesOf(rulesets, from, to),
    ...changesOf(sets, from, to),
    ...changesOf(cards, from, to).map((change) => merged(change, merges)),
    ...changesOf(groups, from, to),
    ...changesOf(rulings, from, to),
    ...changesOf(rules, from, to),
    ...changesOf(terms, from, to),
    ...changesOf(formats, from, to),
  ];
}

function contentOf(game: GameSnapshot): Content {
  return { game, cards: new Map(game.cards.map((card) => [card.id, card])) };
}

function changesOf<Thing>(kind: Kind<Thing>, from: Content, to: Content): ContentChange[] {
  const former = new Map(kind.all(from.game).map((thing) => [kind.key(thing), thing]));
  const kept = kind.all(to.game).flatMap((thing): ContentChange[] => {
    const key = kind.key(thing);
    const known = former.get(key);
    former.delete(key);
    if (known === undefined) return [changed(kind, 'created', thing, to)];
    // Most of a large content is as it was; comparing parts by name is more work.
    if (isDeepStrictEqual(known, thing)) return [];
    const fields = kind.differences(known, from, thing, to);
    return fields.length === 0 ? [] : [{ ...changed(kind, 'updated', thing, to), fields }];
  });
  const gone = [...former.values()].map((thing) => changed(kind, 'removed', thing, from));
  return [...kept, ...gone];
}

function changed<Thing>(
  kind: Kind<Thing>,
  change: ChangeKind,
  thing: Thing,
  content: Content,
): ContentChange {
  return {
    change,
    game: content.game.game.slug,
    of: kind.of,
    subject: kind.subject(thing),
    name: kind.name(thing, content),
    into: null,
    fields: [],
  };
}

function merged(change: ContentChange, merges: ReadonlyMap<string, string>): ContentChange {
  const into = merges.get(change.subject);
  return change.change === 'removed' && into !== undefined ? { ...change, change: 'merged', into } : change;
}
