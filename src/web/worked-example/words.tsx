import type { ComponentChildren } from 'preact';
import { inWords, isThing } from '../board/reading.ts';
import type { Names } from './names.tsx';

/** Keys whose values are players. */
const playerKeys = new Set(['player', 'players', 'by', 'controller', 'owner']);

/** A value of a state, an action or an event, with the names of cards and players. */
export function described(value: unknown, names: Names, key = ''): ComponentChildren {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return named(value, names, key);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    const parts = value.map((one: unknown) => described(one, names, key));
    return joined(parts, value.some(hasSeveralParts) ? '; ' : ', ');
  }
  return isThing(value) ? describedThing(value, names) : String(value);
}

/** Parts in one line, with something between them. */
export function joined(parts: readonly ComponentChildren[], between: string): ComponentChildren {
  return parts.map((part, at) => (at === 0 ? part : [between, part]));
}

const hasSeveralParts = (value: unknown) =>
  Array.isArray(value) ? value.length > 1 : isThing(value) && Object.keys(value).length > 2;

function named(id: string, names: Names, key: string): ComponentChildren {
  const [first, second] = playerKeys.has(key) ? [names.player, names.card] : [names.card, names.player];
  return first(id) ?? second(id) ?? inWords(id);
}

function describedThing(value: Readonly<Record<string, unknown>>, names: Names): ComponentChildren {
  const { id, card, cards, unknown, ...others } = value;
  const whole = names.definition(value);
  if (whole !== undefined && id === undefined) return whole;
  const parts = [
    ...(card === undefined ? [] : [describedCard(id, card, names)]),
    ...(card === undefined && id !== undefined ? [described(id, names)] : []),
    ...(cards === undefined ? [] : [described(cards, names)]),
    ...(unknown === undefined ? [] : [joined([described(unknown, names), 'unknown cards'], ' ')]),
    ...Object.entries(others).map(([key, part]) => entry(key, part, names)),
  ];
  return parts.length === 0 ? 'none' : joined(parts, ', ');
}

/** A key with its value. Some keys are ids: an interception names the interceptor, a hand its player. */
export function entry(key: string, value: unknown, names: Names): ComponentChildren {
  const label = names.player(key) ?? names.card(key) ?? inWords(key);
  return value === true ? label : [label, ' ', described(value, names, key)];
}

/** With an id, `card` defines the card: a slug or a card written out. Without one, `card` is the id. */
function describedCard(id: unknown, card: unknown, names: Names): ComponentChildren {
  return (id === undefined ? undefined : names.definition(card)) ?? described(card, names);
}

/** A JSON Pointer as people read it: `/players/0/power` is “Ann, power”. */
export function placeInWords(pointer: string, names: Names): string {
  const [list = '', index = '', ...others] = pointer.slice(1).split('/');
  const player = list === 'players' ? names.playerAt(Number(index)) : undefined;
  const parts = player === undefined ? [list, index].filter((part) => part !== '').map(inWords) : [player];
  return [...parts, ...others.map(inWords)].join(', ');
}
