import { z } from 'zod';
import type { Step, Watcher } from '../watching.ts';
import { type KnownAbility, type KnownCard, notPlayed } from './known-cards.ts';

const counted = z.object({ kind: z.string(), offered: z.int(), used: z.int() });
type Counted = z.output<typeof counted>;
const cardUsage = z.object({
  /** Games in which a player held it, it was in play face up, and it was played; how often it was played. */
  held: z.int(),
  inPlay: z.int(),
  games: z.int(),
  played: z.int(),
  abilities: z.array(counted),
});
type CardUsage = z.output<typeof cardUsage>;

/** How often cards and their abilities were used, as a file keeps it. */
export const usageFile = z.record(z.string(), cardUsage);
export type UsageFile = z.output<typeof usageFile>;

const card = z.object({ id: z.string(), card: z.unknown() });
const zone = z.union([
  z.int().transform((): z.output<typeof card>[] => []),
  z.array(card),
  z.object({ cards: z.array(card) }).transform(({ cards }) => cards),
]);
const table = z.object({
  players: z.array(z.object({ hand: zone.default([]) })),
  inPlay: z.array(card.extend({ faceDown: z.boolean().default(false) })).default([]),
});
const dealt = z.object({ players: z.array(z.object({ deck: zone })) });

/** How an ability shows that it was used. */
const USED_WHEN: Readonly<Record<string, 'in-play' | 'played'>> = {
  special: 'in-play',
  continuous: 'in-play',
  'generates-power': 'in-play',
  'not-cumulative': 'in-play',
  event: 'played',
  'own-cost': 'played',
  'substitutes-resources': 'played',
  'fixed-cost': 'played',
  subject: 'played',
  x: 'played',
  entering: 'played',
  'placed-with-opponent': 'played',
};

/** Counts how often cards and their abilities are used in games. */
export class Usage {
  readonly #cards: readonly KnownCard[];
  readonly #counts: ReadonlyMap<string, CardUsage>;

  constructor(cards: readonly KnownCard[], before: UsageFile = {}) {
    this.#cards = cards;
    this.#counts = new Map(cards.map((known) => [known.slug, begun(known, before[known.slug])]));
  }

  counts(): UsageFile {
    return Object.fromEntries(this.#counts);
  }

  /** Counts what happens in the game that begins so. */
  watch(opening: unknown): Watcher {
    const slugs = new Map(
      dealt.parse(opening).players.flatMap(({ deck }) => deck.map(({ id, card: which }) => [id, which])),
    );
    const cards = new Map(this.#cards.map((known) => [known.slug, known]));
    return new GameUsage((id) => {
      const slug = slugs.get(id);
      const known = typeof slug === 'string' ? cards.get(slug) : undefined;
      const counts = known === undefined ? undefined : this.#counts.get(known.slug);
      return known === undefined || counts === undefined ? undefined : { known, counts };
    });
  }

  /** The cards that were played, and what of the decks never was, with the reason. */
  report(): string[] {
    const cards = this.#cards.map((known) => ({ known, counts: this.#counts.get(known.slug) }));
    const unplayed: string[] = [];
    const unused: string[] = [];
    const used: string[] = [];
    let abilities = 0;
    for (const { known, counts } of cards) {
      if (counts === undefined) continue;
      abilities += counts.abilities.length;
      const why = whyNotPlayed(known, counts);
      if (why !== undefined) unplayed.push(`  ${known.title}: ${why}`);
      for (const [place, ability] of counts.abilities.entries()) {
        const whyNot = whyNotUsed(counts, ability);
        if (whyNot !== undefined)
          unused.push(`  ${known.title}, ability ${place + 1} (${ability.kind}): ${why ?? whyNot}`);
      }
      used.push(`  ${known.title}: ${inWords(counts)}`);
    }
    return [
      `Cards played (${cards.length - unplayed.length} of ${cards.length}):`,
      ...used,
      `Cards never played (${unplayed.length}):`,
      ...unplayed,
      `Abilities never used (${unused.length} of ${abilities}):`,
      ...unused,
    ];
  }
}

interface Found {
  readonly known: KnownCard;
  readonly counts: CardUsage;
}

/** Counts one game. */
class GameUsage implements Watcher {
  readonly #find: (id: string) => Found | undefined;
  readonly #seen = { held: new Set<string>(), inPlay: new Set<string>(), games: new Set<string>() };

  constructor(find: (id: string) => Found | undefined) {
    this.#find = find;
  }

  saw({ action, answer: { state, verdicts, legalActions } }: Step): void {
    const { players, inPlay } = table.parse(state);
    for (const { id } of players.flatMap(({ hand }) => hand)) this.#once('held', id);
    for (const { id, faceDown } of inPlay) if (!faceDown) this.#once('inPlay', id);
    if (action !== undefined) this.#count(action, 'used');
    for (const listed of legalActions) this.#count(listed.action, 'offered');
    for (const { event, card: id, ability } of verdicts.flatMap(({ events }) => events)) {
      if (typeof id !== 'string') continue;
      if (event === 'played') this.#played(id, action?.way);
      if (event === 'triggered' || event === 'replaced') this.#use(id, ability, 'used');
    }
  }

  /** A card counts once a game, however many copies of it there are. */
  #once(what: 'held' | 'inPlay' | 'games', id: string): void {
    const found = this.#find(id);
    if (found === undefined || this.#seen[what].has(found.known.slug)) return;
    this.#seen[what].add(found.known.slug);
    found.counts[what] += 1;
    if (what === 'inPlay') useEach(found, 'in-play');
  }

  #played(id: string, way: unknown): void {
    const found = this.#find(id);
    if (found === undefined) return;
    this.#once('games', id);
    found.counts.played += 1;
    useEach(found, 'played', way);
  }

  /** An effect that a player generates, or another way to play a card. */
  #count({ do: verb, card: id, ability, way }: Step['answer']['state'], what: 'used' | 'offered'): void {
    if (verb === 'use') this.#use(id, ability, what);
    if (verb === 'play' && way !== undefined) this.#use(id, way, what);
  }

  #use(id: unknown, place: unknown, what: 'used' | 'offered'): void {
    const counts = typeof id === 'string' ? this.#find(id)?.counts : undefined;
    const ability = typeof place === 'number' ? counts?.abilities[place] : undefined;
    if (ability !== undefined) ability[what] += 1;
  }
}

function useEach({ known, counts }: Found, when: 'in-play' | 'played', way?: unknown): void {
  const inPlace = typeof way === 'number' && known.abilities[way]?.inPlaceOfOwn === true;
  for (const [place, ability] of known.abilities.entries()) {
    const count = counts.abilities[place];
    if (count === undefined || shownBy(known, ability) !== when) continue;
    if (ability.ability === 'event' && inPlace) continue;
    count.used += 1;
  }
}

function shownBy({ type }: KnownCard, { ability: kind, kind: way }: KnownAbility): string | undefined {
  if (kind === 'playing') return way === 'only' ? 'played' : undefined;
  if (type === 'Event' && USED_WHEN[kind] !== undefined) return 'played';
  return USED_WHEN[kind];
}

/** The counts so far, of abilities only if the card still has the same ones. */
function begun({ abilities }: KnownCard, before: CardUsage | undefined): CardUsage {
  const kinds = abilities.map(kindOf);
  const none = kinds.map((kind): Counted => ({ kind, offered: 0, used: 0 }));
  const { held = 0, inPlay = 0, games = 0, played = 0 } = before ?? {};
  const isSame =
    before?.abilities.length === kinds.length &&
    before.abilities.every(({ kind }, place) => kind === kinds[place]);
  return {
    held,
    inPlay,
    games,
    played,
    abilities: isSame ? before.abilities.map((one) => ({ ...one })) : none,
  };
}

function kindOf({ ability: kind, special, kind: way }: KnownAbility): string {
  const more = special ?? way;
  return typeof more === 'string' ? `${kind} ${more}` : kind;
}

function whyNotPlayed(known: KnownCard, { played, held, inPlay }: CardUsage): string | undefined {
  if (played > 0) return undefined;
  const [gap] = notPlayed(known);
  if (gap !== undefined) return `the rule check does not play ${gap}`;
  if (held === 0) return 'no player has held it';
  return `held in ${held} games, in play in ${inPlay}, never played`;
}

function whyNotUsed({ inPlay, played }: CardUsage, { kind, offered, used }: Counted): string | undefined {
  if (used > 0) return undefined;
  if (kind === 'unsupported') return 'the rule check does not play it';
  if (offered > 0) return `legal in ${offered} states, never chosen`;
  const where = `played ${played} times, in play in ${inPlay} games`;
  if (kind === 'voluntary' || kind === 'playing also') return `${where}, never legal`;
  if (kind === 'triggered' || kind === 'replacement') return `${where}, its event has not happened`;
  return where;
}

function inWords({ held, games, played, abilities }: CardUsage): string {
  const each = abilities.map(({ kind, used }, place) => `; ability ${place + 1} (${kind}) ${used}`);
  return `held in ${held} games, played ${played} times in ${games} games${each.join('')}`;
}
