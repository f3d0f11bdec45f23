import { phrases, words } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { PlayerRef } from '../vocabulary/references.ts';
import { choiceNowOf, choosingNow, type Mention, mentioning, mentionOf } from './mentions.ts';
import { effect, effects } from './slots.ts';

/** What is said to “you” in these words is not what another player does. */
const SAID_TO_YOU: ReadonlySet<string> = new Set(['you', 'your', 'yours']);

/** Verbs of players: without a subject they are said of the subject before them, and never of “you”. */
const OF_THE_SUBJECT: ReadonlySet<string> = new Set([
  'discards',
  'draws',
  'loses',
  'steals',
  'sacrifices',
  'reveals',
  'smokes',
  'toasts',
  'chooses',
  'shuffles',
  'returns',
  'puts',
  'places',
]);

const further = phrases('and', () => [words('(and|, and|and then|, then|,)', 'and')]);

const deeds: Kind<readonly Effect[]> = kindOf<readonly Effect[]>('what a player does', {
  first: () => effect.first(),
  read: (at, parsing) =>
    effect.read(at, parsing).flatMap(({ end, value }) => [
      { end, value: [value] },
      ...further
        .read(end, parsing)
        .flatMap((after) => deeds.read(after.end, parsing))
        .map((rest) => ({ end: rest.end, value: [value, ...rest.value] })),
    ]),
  render: () => undefined,
});

/** The same, where it says nothing to “you”. */
export function notSaidToYou<Value>(kind: Kind<Value>): Kind<Value> {
  return kindOf<Value>(kind.name, {
    first: () => kind.first(),
    read: (at, parsing) =>
      kind
        .read(at, parsing)
        .filter(({ end }) => parsing.tokens.slice(at, end).every(({ text }) => !SAID_TO_YOU.has(text))),
    render: () => undefined,
  });
}

/** “discards a card”: what a player does who is named before it, as if that player were “you”. */
export const deed: Kind<readonly Effect[]> = kindOf<readonly Effect[]>('what a player does', {
  first: () => effect.first(),
  read: (at, parsing) =>
    deeds
      .read(at, parsing)
      .filter(({ end }) => parsing.tokens.slice(at, end).every(({ text }) => !SAID_TO_YOU.has(text))),
  render: () => undefined,
});

/** The effects that follow another one, unless they are said of a player who is named before it. */
export const furtherEffects: Kind<readonly Effect[]> = kindOf<readonly Effect[]>('effects', {
  first: () => effects.first(),
  read: (at, parsing) =>
    OF_THE_SUBJECT.has(parsing.tokens[at]?.text ?? '') ? [] : effects.read(at, parsing),
  render: (value, before) => effects.render(value, before),
});

/** The effects as another player does them, who then makes the choices. */
export function doneBy(player: PlayerRef, all: readonly Effect[]): readonly Effect[] {
  return all.map((one) => spokenBy(one, player));
}

function spokenBy<Value>(value: Value, player: PlayerRef): Value;
function spokenBy(value: unknown, player: PlayerRef): unknown {
  if (value === 'you') return player;
  if (typeof value !== 'object' || value === null) return value;
  const now = choiceNowOf(value);
  if (now !== undefined) {
    const mention = { ...now.mention, choice: { by: player, ...spokenBy(now.mention.choice, player) } };
    return choosingNow(mention, now.at);
  }
  const said = mentionOf(value);
  if (said !== undefined) return spoken(said.mention, said.at, player);
  if (Array.isArray(value)) return value.map((part: unknown) => spokenBy(part, player));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spokenBy(part, player)]));
}

function spoken(mention: Mention, at: number, player: PlayerRef): unknown {
  if (mention.mention === 'back' && (mention.noun === 'player' || mention.noun === 'whose')) return player;
  if (mention.mention !== 'choice') return mentioning(mention, at);
  const choice = spokenBy(mention.choice, player);
  const isRandom = choice.choose === 'cards' && choice.random === true;
  return mentioning({ mention: 'choice', choice: isRandom ? choice : { by: player, ...choice } }, at);
}
