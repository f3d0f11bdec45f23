import { builtAhead } from '../database/snapshot/built-ahead.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import { A_STEP, type Steps } from '../engine/steps.ts';
import { fold } from '../games/fold.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Work } from '../work.ts';
import { abilityIndexOf } from './ability-index.ts';
import { libraryOf } from './library.ts';
import type { CardFacts, ResourcesOfCard } from './search/card-facts.ts';
import type { KnownValue } from './search/context.ts';

/** The slugs of the cards that a format forbids, whatever else a deck has. */
export type Forbidden = (
  snapshot: Snapshot,
  game: GameSlug,
  format: string,
  work: Work,
) => ReadonlySet<string>;

interface Facts {
  readonly resources: Readonly<Record<'requires' | 'provides', ResourcesOfCard[]>>;
  readonly figures: Map<string, Map<string, number>>;
  /** By figure and symbol. */
  readonly symbols: Map<string, string[]>;
  readonly years: Map<string, number[]>;
  /** By the folded rarity, with the name that was first given. */
  readonly rarities: Map<
    string,
    { readonly name: string; readonly game: GameSlug; readonly cards: string[] }
  >;
  readonly reprints: string[];
}

/** Where files have the rarity of a printing. */
const RARITY = 'rarity';
/** Units of work of a card that is looked through. */
const LOOK_THROUGH = 0.05;

const readFacts = builtAhead(function* (snapshot: Snapshot): Steps<Facts> {
  const facts: Facts = {
    resources: { requires: [], provides: [] },
    figures: new Map(),
    symbols: new Map(),
    years: new Map(),
    rarities: new Map(),
    reprints: [],
  };
  for (const [place, { card, game }] of libraryOf(snapshot).all.entries()) {
    if (place % A_STEP === 0) yield;
    for (const of of ['requires', 'provides'] as const) {
      const counts = countsIn(card.figures[of]);
      if (counts !== undefined) facts.resources[of].push({ card: card.id, counts });
    }
    for (const [figure, value] of Object.entries(card.figures)) {
      if (typeof value === 'number') valueIn(facts.figures, figure, () => new Map()).set(card.id, value);
      else if (typeof value === 'string' && value.length === 1)
        valueIn(facts.symbols, `${figure} ${fold(value)}`, () => []).push(card.id);
    }
    const years = card.printings.flatMap(({ set: { date } }) =>
      date === null ? [] : [Number(date.slice(0, 4))],
    );
    if (years.length > 0) facts.years.set(card.id, [...new Set(years)]);
    for (const rarity of new Set(card.printings.flatMap(({ attributes }) => raritiesIn(attributes)))) {
      const made = () => ({ name: rarity, game: game.game.slug, cards: [] });
      valueIn(facts.rarities, `${game.game.slug} ${fold(rarity)}`, made).cards.push(card.id);
    }
    if (new Set(card.printings.map(({ set }) => set.code)).size > 1) facts.reprints.push(card.id);
  }
  return facts;
});

/** Reads what most searches do not ask for before somebody does. */
export async function prepareFacts(snapshot: Snapshot): Promise<void> {
  await readFacts.ahead(snapshot);
  await abilityIndexOf.ahead(snapshot);
}

/** The facts of a snapshot; each is looked through when it is asked for. */
export function cardFacts(snapshot: Snapshot, forbidden: Forbidden, work: Work): CardFacts {
  const facts = () => {
    work.spend(libraryOf(snapshot).all.length * LOOK_THROUGH);
    return readFacts(snapshot);
  };
  return {
    resources: (of) => facts().resources[of],
    resourceNames: () =>
      snapshot.games.flatMap(({ game }) =>
        Array.from(
          game.resourceNames,
          ([value, aliases]): KnownValue => ({ game: game.slug, value, aliases }),
        ),
      ),
    figures: (figure) => facts().figures.get(figure) ?? new Map<string, number>(),
    withSymbol: (figure, symbol) => facts().symbols.get(`${figure} ${fold(symbol)}`) ?? [],
    years: () => facts().years,
    rarities: () => [...facts().rarities.values()].map(({ name, game }) => ({ game, value: name })),
    withRarity: (rarity) =>
      [...facts().rarities.values()].flatMap(({ name, cards }) => (fold(name) === fold(rarity) ? cards : [])),
    reprints: () => facts().reprints,
    formats: () =>
      snapshot.games.flatMap(({ game, formats }) =>
        formats.map(({ slug, name }): KnownValue => ({ game: game.slug, value: slug, aliases: [name] })),
      ),
    inFormat: (game, format, isLegal) => {
      const cards = snapshot.games.find((one) => one.game.slug === game)?.cards ?? [];
      work.spend(cards.length * LOOK_THROUGH);
      const slugs = forbidden(snapshot, game, format, work);
      return cards.flatMap(({ id, slug }) => (slugs.has(slug) === isLegal ? [] : [id]));
    },
    tags: () => tagsOf(snapshot),
    doing: (tag) => abilityIndexOf(snapshot).tags.get(tag) ?? [],
    playable: () => abilityIndexOf(snapshot).playable,
  };
}

/** Each tag, for each game whose cards have it. */
const tagsOf = perSnapshot((snapshot): readonly KnownValue[] => {
  const { byId } = libraryOf(snapshot);
  return [...abilityIndexOf(snapshot).tags].flatMap(([value, cards]) => {
    const games = new Set(cards.flatMap((card) => byId.get(card)?.game.game.slug ?? []));
    return Array.from(games, (game) => ({ game, value }));
  });
});

function countsIn(figure: unknown): ReadonlyMap<string, number> | undefined {
  if (!Array.isArray(figure)) return undefined;
  const counts = new Map<string, number>();
  for (const one of figure) if (typeof one === 'string') counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function raritiesIn(attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([heading, value]) =>
    fold(heading).trim() === RARITY && value.trim() !== '' ? [value.trim()] : [],
  );
}

function valueIn<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key) ?? make();
  values.set(key, known);
  return known;
}
