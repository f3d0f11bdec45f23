import { isDeepStrictEqual } from 'node:util';
import type { GameContent } from '../../src/database/seeding/parse-seeds.ts';
import { type Held, heldBySource } from './held.ts';
import { heldSayings, type Kind, type Sayings, servedSayings } from './sayings.ts';
import type { Served } from './served.ts';

/** What of one kind a source holds, and how much of it is served. */
export interface Tally {
  readonly source: string;
  readonly what: string;
  readonly held: number;
  readonly served: number;
  /** Ids of what is held and not served. */
  readonly missing: readonly string[];
  /** Ids of what is served in other words than it is held in. */
  readonly differing: readonly string[];
}

/** Counts, per source, what the content holds and what is served of it, word for word. */
export function tally(contents: readonly GameContent[], served: readonly Served[]): Tally[] {
  return contents.flatMap((content) => {
    const ofGame = served.find(({ game }) => game.slug === content.game.slug);
    if (ofGame === undefined) throw new Error(`The service does not serve ${content.game.name}.`);
    const sayings = servedSayings(ofGame);
    return heldBySource(content).flatMap((held) => tallySource(held, sayings));
  });
}

function tallySource(held: Held, served: Sayings): Tally[] {
  const said = heldSayings(held);
  const count = (what: string, kind: Kind): Tally => {
    const ids = [...said[kind].keys()];
    const missing = ids.filter((id) => !served[kind].has(id));
    const differing = ids.filter(
      (id) => served[kind].has(id) && !isDeepStrictEqual(said[kind].get(id), served[kind].get(id)),
    );
    return {
      source: held.source,
      what,
      held: ids.length,
      served: ids.length - missing.length,
      missing,
      differing,
    };
  };
  return [
    count('cards named', 'cards'),
    entriesIssued(held, served),
    count('card texts', 'texts'),
    count('rulings', 'rulings'),
    count('rules', 'rules'),
    count('terms', 'terms'),
    count('groups', 'groups'),
  ].filter((row) => row.held > 0);
}

/** One entry of a source's list may be issued for several cards; it is served when it is for each of them. */
function entriesIssued({ game, source, texts }: Held, served: Sayings): Tally {
  const entries = [...new Set(texts.map((text) => text.order))];
  const missing = entries.filter((entry) =>
    texts.some((text) => text.order === entry && !served.texts.has(`${game}/${text.id}`)),
  );
  return {
    source,
    what: 'entries that issue them',
    held: entries.length,
    served: entries.length - missing.length,
    missing: missing.map((entry) => `entry ${entry}`),
    differing: [],
  };
}

/** The same counts over all sources together; a card is counted for each source that names it. */
export function totals(rows: readonly Tally[]): Tally[] {
  return [...new Set(rows.map((row) => row.what))].map((what) => {
    const alike = rows.filter((row) => row.what === what);
    const sum = (count: (row: Tally) => number) => alike.reduce((total, row) => total + count(row), 0);
    return {
      source: 'all sources',
      what,
      held: sum((row) => row.held),
      served: sum((row) => row.served),
      missing: alike.flatMap((row) => row.missing),
      differing: alike.flatMap((row) => row.differing),
    };
  });
}
