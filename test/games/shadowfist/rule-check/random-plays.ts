import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Chance } from '../../../../bench/chance.ts';
import type { ListedAction } from '../../../../src/engine/answer.ts';
import { Budget } from '../../../../src/engine/budget.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import { shadowfistRuleCheck } from '../../../../src/games/shadowfist/rule-check/rule-check.ts';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import {
  cardWritten,
  type Definition,
  definition,
} from '../../../../src/games/shadowfist/vocabulary/definition.ts';

/** Games of chance with the cards of the seeds: what properties are tried on. */

const seeds = join(import.meta.dirname, '../../../../seeds/shadowfist');
const read = (file: string): unknown => parse(readFileSync(join(seeds, file), 'utf8'));
const abilities = new Map(
  ['worked-examples', 'year-of-the-dragon-9.2']
    .flatMap((name) =>
      z
        .array(z.looseObject({ card: z.string(), abilities: z.array(z.unknown()) }))
        .parse(read(`abilities/${name}.yaml`)),
    )
    .map((one) => [one.card, one.abilities]),
);
const known = Object.keys(cardWritten.shape);

/** Every card of the seeds, by slug. */
export const cards: ReadonlyMap<string, Definition> = new Map(
  ['errata', 'named']
    .flatMap((name) => z.array(z.looseObject({ slug: z.string() })).parse(read(`cards/${name}.yaml`)))
    .map((card) => {
      const figures = Object.entries(card).filter(([key, value]) => known.includes(key) && value !== null);
      return [
        card.slug,
        definition.parse({ ...Object.fromEntries(figures), abilities: abilities.get(card.slug) ?? [] }),
      ];
    }),
);

export const law = shadowfistLaw((slug) => cards.get(slug));

/** A budget for listing what a player may do. */
export const plenty = () => new Budget({ steps: 200_000, depth: 60, objects: 6_000 });

/** What all players may do. */
export const everyoneMay = (state: State): ListedAction[] =>
  law.players(state).flatMap((player) => law.legalActions(state, player, plenty()));

const sites = [...cards].filter(([, { type }]) => type === 'Feng Shui Site').map(([slug]) => slug);
const factions = ['arc', 'asc', 'dra', 'han', 'lot', 'mon'] as const;
const talents: readonly string[] = ['chi', 'mag', 'tek'];

/** What a deck of one faction can play, and what it begins with. */
function deckCards(faction: string): { readonly playable: string[]; readonly first: string[] } {
  const own = [...cards].filter(([, { requires }]) =>
    requires.every((symbol) => symbol === faction || talents.includes(symbol)),
  );
  const first = own.filter(
    ([, { type, requires, provides }]) =>
      type === 'Character' && requires.length === 0 && provides.length > 0,
  );
  return { playable: own.map(([slug]) => slug), first: first.map(([slug]) => slug) };
}

/** The state before a game: decks of one faction each, with Sites and Characters to begin with. */
export function opening(players: number, chance: Chance): unknown {
  const seats = Array.from({ length: players }, (_, place) => {
    const { playable, first } = deckCards(chance.pick(factions));
    const pick = (at: number) => chance.pick(at % 4 === 0 ? sites : at % 4 === 1 ? first : playable);
    return { player: `p${place}`, deck: Array.from({ length: 40 }, (_unused, at) => pick(at)) };
  });
  return shadowfistRuleCheck.opening(seats);
}

/** One of those listed, each kind of action as likely as the others: else passing and moving would be all that happens. */
export function oneOf(list: readonly ListedAction[], chance: Chance): ListedAction {
  const verb = chance.pick([...new Set(list.map(verbOf))]);
  return chance.pick(list.filter((one) => verbOf(one) === verb));
}

const named = z.looseObject({ do: z.string() });

function verbOf({ action }: ListedAction): string {
  return named.parse(action).do;
}

/** A listed action, with what it leaves open filled by chance. */
export function filled({ action, open, apart }: ListedAction, chance: Chance): unknown {
  const whole = JSON.parse(JSON.stringify(action));
  const taken = new Set<unknown>();
  const parameters = Object.entries(open ?? {}).toSorted(([, one], [, other]) => other.least - one.least);
  for (const [pointer, { form, from, least, most, amount }] of parameters) {
    if (form === 'known') {
      put(whole, pointer, anyCards(least, chance));
      continue;
    }
    if (form === 'number') {
      put(whole, pointer, least + chance.below(most - least + 1));
      continue;
    }
    const free = apart === true ? from.filter((value) => !taken.has(value)) : from;
    const number = Math.min(free.length, least + chance.below(most - least + 1));
    const chosen = shuffled(free, chance).slice(0, number);
    for (const value of chosen) taken.add(value);
    if (amount !== undefined) put(whole, pointer, divided(from.map(String), amount, chance));
    else if (apart !== true || chosen.length > 0) put(whole, pointer, chosen);
  }
  return whole;
}

function anyCards(number: number, chance: Chance): object[] {
  const mark = chance.below(1_000_000);
  return Array.from({ length: number }, (_, place) => ({
    id: `named-${mark}-${place}`,
    card: chance.pick([...cards.keys()]),
  }));
}

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const rest = [...items];
  const mixed: Item[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(chance.below(rest.length), 1));
  return mixed;
}

function divided(among: readonly string[], amount: number, chance: Chance): Record<string, number> {
  const shares = Object.fromEntries(among.map((id) => [id, 0]));
  for (let one = 0; one < amount; one += 1) {
    const id = chance.pick(among);
    shares[id] = (shares[id] ?? 0) + 1;
  }
  return shares;
}

function put(whole: Record<string, unknown>, pointer: string, value: unknown): void {
  const steps = pointer.slice(1).split('/');
  const last = steps.pop() ?? '';
  let here: Record<string, unknown> = whole;
  for (const step of steps) here = z.record(z.string(), z.unknown()).parse(here[step]);
  const holder = steps.reduce<Record<string, unknown>>(
    (place, step) => place[step] as Record<string, unknown>,
    whole,
  );
  holder[last] = value;
}

/** Whether an action is one of those that are listed, or leaves out what goes without saying of but one of them. */
export function isListed(list: readonly ListedAction[], action: unknown): boolean {
  return (
    list.some((one) => covers(one, action)) || list.filter((one) => says(one.action, action)).length === 1
  );
}

/** Whether one says all that the other says. */
function says(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  return Object.entries(other).every(([key, part]) => says(Reflect.get(one, key), part));
}

function covers({ action, open }: ListedAction, taken: unknown): boolean {
  if (open === undefined) return same(action, taken);
  const template = JSON.parse(JSON.stringify(action));
  const rest = JSON.parse(JSON.stringify(taken));
  for (const [pointer, { form, from, least, most }] of Object.entries(open)) {
    const value = takenOut(rest, pointer);
    takenOut(template, pointer);
    if (value === undefined) continue;
    if (form === 'known') continue;
    if (form === 'number') {
      if (Number(value) < least || Number(value) > most) return false;
      continue;
    }
    const chosen = Array.isArray(value) ? value : Object.keys(z.record(z.string(), z.unknown()).parse(value));
    if (!chosen.every((one) => from.includes(one))) return false;
  }
  return same(template, rest);
}

function takenOut(whole: Record<string, unknown>, pointer: string): unknown {
  const steps = pointer.slice(1).split('/');
  const last = steps.pop() ?? '';
  let here: unknown = whole;
  for (const step of steps)
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
  if (typeof here !== 'object' || here === null) return undefined;
  const value: unknown = Reflect.get(here, last);
  Reflect.deleteProperty(here, last);
  return value;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, inOrder(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Any action at all, of ids that there are: most of them are not legal. */
export function wildAction(state: State, chance: Chance): unknown {
  const players = state.players.map(({ id }) => id);
  const inPlay = state.inPlay.map(({ id }) => id);
  const player = chance.pick(players);
  const card = inPlay.length > 0 ? chance.pick(inPlay) : 'nothing';
  const other = inPlay.length > 0 ? chance.pick(inPlay) : 'nothing';
  const hand = state.players.flatMap(({ hand: { cards: held } }) => held.map(({ id }) => id));
  const column = chance.below(4);
  return chance.pick([
    { do: 'pass', player },
    { do: 'heal', player, card },
    { do: 'reveal', player, card },
    { do: 'change-location', player, card, to: chance.pick(['left', 'right', 'attack']) },
    { do: 'attack', player, attackers: [card], target: other },
    {
      do: 'attack',
      player,
      attackers: [...new Set([card, other])],
      target: chance.pick(inPlay.length > 0 ? inPlay : ['nothing']),
    },
    { do: 'join', player, attackers: [card] },
    { do: 'intercept', player, interceptions: { [card]: [other] } },
    { do: 'decline', player },
    { do: 'use', player, card, ability: chance.below(3) },
    { do: 'use', player, card, ability: chance.below(3), choose: { target: { cards: [other] } } },
    { do: 'play', player, card: hand.length > 0 ? chance.pick(hand) : 'nothing' },
    { do: 'play', player, card: hand.length > 0 ? chance.pick(hand) : 'nothing', at: { column } },
    {
      do: 'play',
      player,
      card: hand.length > 0 ? chance.pick(hand) : 'nothing',
      at: { column, row: chance.pick(['front', 'back']) },
    },
    { do: 'play', player, card: hand.length > 0 ? chance.pick(hand) : 'nothing', on: card },
    {
      do: 'play',
      player,
      card: hand.length > 0 ? chance.pick(hand) : 'nothing',
      choose: { target: { cards: [card] } },
    },
    { do: 'end-turn', player },
    { do: 'generate-power', player },
    { do: 'draw', player },
    { do: 'discard', player, cards: hand.length > 0 ? [chance.pick(hand)] : [] },
    { do: 'tactics', player, attacker: card },
    { do: 'stealth', player, attacker: card, interceptor: other },
    { do: 'bid', player, power: 1 + chance.below(4) },
    { do: 'return-to-main-shot', player, returns: true },
    { do: 'choose', player, value: { cards: [card] } },
    { do: 'choose', player, value: { mode: chance.pick(['yes', 'no', 'seize', 'smoke']) } },
  ]);
}

/** What chance shows of a pile that nobody has named: any cards. */
export function dealtByChance({ question, next }: State, chance: Chance): unknown {
  if (question?.kind !== 'chance' || question.from.length > 0) return undefined;
  const known = Array.from({ length: question.least }, (_, place) => ({
    id: `dealt-${next}-${place}`,
    card: chance.pick([...cards.keys()]),
  }));
  return { do: 'choose', player: question.player, value: { known } };
}

/** How many cards there are, wherever they lie. */
export function cardsIn(state: State): number {
  return (
    state.inPlay.length +
    state.players.reduce(
      (sum, { hand, deck, smoked, toasted, burnedForVictory }) =>
        sum +
        [hand, deck, smoked, toasted, burnedForVictory].reduce(
          (all, zone) => all + zone.cards.length + zone.unknown,
          0,
        ),
      0,
    )
  );
}
