/** Tables for requests that mean ill: as plain JSON, as a stranger would send them. */

export interface Hostile {
  readonly state: unknown;
  readonly actions: readonly unknown[];
  readonly options?: { readonly legalActions?: string; readonly continue?: boolean };
}

type Words = Readonly<Record<string, unknown>>;

interface Held {
  readonly id: string;
  readonly card: unknown;
}

/** So many of one kind, each with its place in its id. */
export const many = <Kind extends Words>(
  number: number,
  name: string,
  kind: (place: number) => Kind,
): (Kind & { readonly id: string })[] =>
  Array.from({ length: number }, (_, place) => ({ id: `${name}-${place}`, ...kind(place) }));

export const repeated = <Value>(number: number, value: Value): Value[] =>
  Array.from({ length: number }, () => value);

/** A word within itself, so many times. */
export function nested<Word>(times: number, innermost: Word, around: (inner: Word) => Word): Word {
  return times === 0 ? innermost : nested(times - 1, around(innermost), around);
}

export const aCharacter = (more: Words = {}) => ({
  ...{ title: 'A Character', type: 'Character', cost: 0, fighting: 1 },
  ...more,
});
export const anEdge = (...abilities: readonly unknown[]) => ({
  ...{ title: 'An Edge', type: 'Edge', cost: 0, abilities },
});

/** Ann's in play, unless told otherwise. */
export const anns = (card: unknown, more: Words = {}) => ({ card, owner: 'ann', controller: 'ann', ...more });
export const bobs = (card: unknown, more: Words = {}) => ({ card, owner: 'bob', controller: 'bob', ...more });

/** It is Ann's Main Shot. */
export function table(
  inPlay: readonly unknown[],
  { hand = [], power = 0, ...more }: { hand?: readonly Held[]; power?: number } & Words = {},
): Words {
  return {
    players: [
      { id: 'ann', power, hand, deck: 30 },
      { id: 'bob', power, deck: 30 },
    ],
    inPlay,
    turn: { player: 'ann', phase: 'main' },
    ...more,
  };
}

export const pass = { do: 'pass', player: 'everyone' };

/** Ann uses an Edge that does this, among these other cards. */
export function does(
  effects: readonly unknown[],
  inPlay: readonly unknown[] = [],
  more: Words = {},
): Hostile {
  const engine = { id: 'engine', ...anns(anEdge({ ability: 'voluntary', do: effects })) };
  return {
    state: table([engine, ...inPlay], more),
    actions: [{ do: 'use', player: 'ann', card: 'engine', ability: 0 }, pass],
  };
}

/** Ann ends her turn among these cards. */
export const endsTurn = (inPlay: readonly unknown[], more: Words = {}): Hostile => ({
  state: table(inPlay, more),
  actions: [{ do: 'end-turn', player: 'ann' }, pass],
});

/** All that may be done among these cards is listed. */
export const lists = (inPlay: readonly unknown[], more: Words = {}): Hostile => ({
  state: table(inPlay, more),
  actions: [],
  options: { legalActions: 'all' },
});

export const gain = (amount: unknown, players = 'you') => ({ do: 'gain-power', players, amount });
export const everyCharacter = { each: { type: ['Character'] }, in: 'play' };
export const everyCard = { each: {}, in: 'play' };
