import type { Game } from '../../games/registry.ts';
import { wordingTimeline } from '../../games/wording/timeline.ts';
import type { VersionStatus, Wording } from '../../games/wording/wording.ts';
import type { Card, CardDesignator, CardSet, Source, TextVersion } from './snapshot.ts';
import { wordingsOfCard } from './wording-of-card.ts';

/** What decides the designators of a game's cards. */
export interface DesignatorContext {
  readonly game: Game;
  readonly sources: readonly Source[];
  readonly sets: readonly CardSet[];
  /** Gives equal designators one object: most are those of many cards. */
  readonly share: (designator: CardDesignator) => CardDesignator;
}

/** The card with the designators that it has and had, by its game's law. */
export function withDesignators(card: Card, context: DesignatorContext): Card {
  return { ...card, designators: designatorsOfCard(card, context).map(context.share) };
}

/** A designator, as a card has it at one moment. */
type Held = Pick<CardDesignator, 'word' | 'key' | 'origin' | 'grantedTo' | 'version' | 'rules'>;

/** What a card has from one moment on, and what ended the designators that it had before. */
interface Moment {
  readonly source: string | null;
  readonly held: readonly Held[];
  readonly endedBy: (designator: Held) => string | null;
}

function designatorsOfCard(card: Card, context: DesignatorContext): CardDesignator[] {
  const all: CardDesignator[] = [];
  let open = new Map<string, number>();
  for (const { source, held, endedBy } of momentsOf(card, context)) {
    const before = open;
    open = new Map(
      held.map((designator) => {
        const key = JSON.stringify(designator);
        const place = before.get(key) ?? all.push(since(source, designator)) - 1;
        return [key, place];
      }),
    );
    for (const [key, place] of before) {
      const ended = all[place];
      if (ended !== undefined && !open.has(key)) {
        all[place] = { ...ended, until: source, supersededBy: endedBy(ended) };
      }
    }
  }
  return all;
}

/** Key by key: V8 gives an object that begins with a spread a hidden class of its own, and there are many designators. */
function since(from: string | null, { word, key, origin, grantedTo, version, rules }: Held): CardDesignator {
  return { word, key, origin, grantedTo, version, rules, from, until: null, supersededBy: null };
}

/** Only a card whose names or grants changed is followed through time: the law of wordings is expensive. */
function momentsOf(card: Card, { game, sources, sets }: DesignatorContext): Moment[] {
  if (!card.versions.some(changesDesignators)) {
    const { title, subtitle } = card;
    const held = game.designatorLaw.designatorsOf({ title, subtitle, grants: [] });
    return [{ source: null, held: held.map(ofItself), endedBy: () => null }];
  }
  return wordingTimeline(wordingsOfCard(card, sets), sources, game.wordingLaw).map(
    ({ fromRank, wording }) => ({
      source: sources.find(({ rank }) => rank === fromRank)?.id ?? null,
      held: heldBy(card, wording, game),
      endedBy: ({ origin, version }) =>
        origin === 'granted'
          ? (wording.versions.find(({ id }) => id === version)?.supersededBy ?? null)
          : wording[origin].version,
    }),
  );
}

function changesDesignators({ kind, title, subtitle, grants, grantsOthers }: TextVersion): boolean {
  return (
    ['title', 'subtitle'].includes(kind) ||
    [title, subtitle].some((name) => name !== null) ||
    [grants, grantsOthers].some((given) => given.length > 0)
  );
}

function heldBy({ versions }: Card, wording: Wording, { designatorLaw }: Game): Held[] {
  const { title, subtitle } = wording;
  const inForce = versions.filter(({ id }) =>
    wording.versions.some((standing) => standing.id === id && IN_FORCE.includes(standing.status)),
  );
  const grants = inForce.flatMap(({ id, grants: words }) => words.map((word) => ({ word, version: id })));
  const own = designatorLaw.designatorsOf({ title: title.value, subtitle: subtitle.value, grants });
  return [
    ...own
      .map(ofItself)
      .map((designator) =>
        designator.origin === 'granted'
          ? designator
          : { ...designator, version: wording[designator.origin].version },
      ),
    ...inForce.flatMap(({ id, grantsOthers }) =>
      grantsOthers.flatMap(({ designator, to }) =>
        designatorLaw
          .designatorsOf({ title: '', subtitle: null, grants: [{ word: designator, version: id }] })
          .map((granted) => ({ ...ofItself(granted), grantedTo: to })),
      ),
    ),
  ];
}

const IN_FORCE: readonly VersionStatus[] = ['in-force', 'in-force-on-some'];

function ofItself({ word, key, origin, version, rules }: Omit<Held, 'grantedTo'>): Held {
  return { word, key, origin, grantedTo: null, version, rules };
}
