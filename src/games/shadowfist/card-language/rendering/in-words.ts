import type { Schema } from '../../../../engine/forms.ts';
import { type Node, nodesBelow } from '../../../vocabulary/nodes.ts';
import type { Rendered } from '../../../vocabulary/phrases/parsing.ts';
import { joined } from '../../../vocabulary/phrases/written.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import { amount, type Condition, condition, type Range } from '../../vocabulary/terms.ts';
import { type Word, wordAt } from '../../vocabulary/words-in.ts';
import { circumstances } from '../costs.ts';
import '../language.ts';
import { mentioning } from '../mentions.ts';
import * as slots from '../slots.ts';

/** A part of a definition in the words of card texts; parts without a phrase are listed key by key, in brackets. */
export function inWords(schema: Schema, value: unknown): string {
  return wordsAt({ schema, value, path: [] });
}

/** “during an attack”, “if you control a Site”. */
export function timeInWords(when: Condition): string {
  const rendered = circumstances.render([{ when: named(when) }]);
  return rendered === undefined ? `if ${inWords(condition, when)}` : joined(rendered.text);
}

/** What stands at a place of a definition. */
export function wordsAt(node: Node): string {
  const word = wordAt(node);
  const rendered = word === null ? undefined : phraseOf(word);
  return rendered === undefined ? keyByKey(node) : joined(rendered.text);
}

function keyByKey(node: Node): string {
  const below = nodesBelow(node);
  const [only] = below;
  if (only !== undefined && only.path.length === node.path.length) return wordsAt(only);
  const { value } = node;
  if (Array.isArray(value)) return below.map(wordsAt).join(', ');
  if (typeof value !== 'object' || value === null) return plain(value);
  return `[${below.map((one) => `${plain(one.path.at(-1))}: ${wordsAt(one)}`).join('; ')}]`;
}

/** `otherwise-than` and `otherwiseThan` as words. */
function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return String(value)
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('-', ' ');
}

function phraseOf({ kind, value }: Word): Rendered | undefined {
  switch (kind) {
    case 'Amount':
      return slots.amount.render(named(value));
    case 'CardRef':
      return slots.cardRef.render(named(value));
    case 'Cards':
      return slots.cards.render(named(value));
    case 'Choice':
      return choiceOf(value);
    case 'Condition':
      return slots.condition.render(named(value)) ?? circumstances.render([{ when: named(value) }]);
    case 'Effect':
      return slots.effects.render([named(value)]);
    case 'EventPattern':
      return slots.event.render({ on: named(value) });
    case 'Filter':
      return slots.anyCard.render({ which: named(value), in: 'play' });
    case 'Modifier':
      return slots.modifiers.render([named(value)]);
    case 'Payment':
      return slots.payment.render(named(value));
    case 'PlayerRef':
      return slots.playerRef.render(named(value));
    case 'Players':
      return slots.players.render(named(value));
    case 'Response':
      return circumstances.render([
        { answer: named('to' in value ? { to: { kind: 'any', ...value.to } } : { event: value.event }) },
      ]);
    default:
      return undefined;
  }
}

/** “a Site you control”, “up to 2 Sites or Edges”, of a choice. */
function choiceOf({ as: _, ...choice }: Choice): Rendered | undefined {
  if (choice.choose !== 'cards' && choice.choose !== 'players') return undefined;
  const { target: __, ...chosen } = choice;
  const mention = mentioning({ mention: 'choice', choice: named(chosen) }, 0);
  if (chosen.choose === 'players') return slots.playerRef.render(mention);
  return slots.cards.render(mention) ?? amongSeveral(chosen);
}

/** A number within bounds, or cards of several kinds, as no card text says them. */
function amongSeveral({
  choose: _,
  which,
  in: place,
  or = [],
  number,
  ...others
}: CardsAsked): Rendered | undefined {
  if (Object.keys(others).length > 0) return undefined;
  const kind = number === undefined ? slots.anyCard : slots.pluralNoun;
  const sets = [{ which, in: place }, ...or].map((one) => kind.render(named(one))?.text);
  if (sets.some((one) => one === undefined)) return undefined;
  const count = number === undefined ? [] : [`${rangeOf(number)} `];
  return { text: [...count, sets.join(' or ')].join(''), many: number !== undefined };
}

type CardsAsked = Omit<Extract<Choice, { choose: 'cards' }>, 'as' | 'target'>;

function rangeOf({ exactly, atLeast, atMost }: Range): string {
  const bounds = [
    ...(exactly === undefined ? [] : [inWords(amount, exactly)]),
    ...(atLeast === undefined ? [] : [`${inWords(amount, atLeast)} or more`]),
    ...(atMost === undefined ? [] : [`up to ${inWords(amount, atMost)}`]),
  ];
  const [first = '', ...rest] = bounds;
  return rest.length === 0 ? first : `${first} (${rest.join(', ')})`;
}

/** The same with names in brackets in place of references, which no text tells apart here. */
function named<Value>(value: Value): Value;
function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => named(one));
  const [entry, ...others] = Object.entries(value);
  if (entry !== undefined && others.length === 0) {
    const [key, name] = entry;
    if (key === 'chosen' && typeof name === 'string') return mentioning({ mention: 'named', name }, 0);
    if (key === 'event' && ROLES.has(name))
      return mentioning({ mention: 'named', name: `${name} of the event` }, 0);
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
}

const ROLES: ReadonlySet<unknown> = new Set(['card', 'source', 'target', 'opposing', 'player', 'by']);
