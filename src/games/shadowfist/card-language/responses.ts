import { equal } from '../../vocabulary/phrases/equal.ts';
import { listed, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { EffectPattern } from '../vocabulary/effect-patterns.ts';
import type { Players } from '../vocabulary/references.ts';
import type { EventPattern } from '../vocabulary/terms.ts';
import * as marked from './marked.ts';
import { anyCard, event, type Named, noun, players, pluralNoun } from './slots.ts';

/** The name of the effect that is answered. */
export const ANSWERED = 'answered';

/** What something is played or generated in response to. */
export type Answered = { readonly to: EffectPattern } | { readonly event: EventPattern };

type Deed = NonNullable<EffectPattern['would']>[number];

/** What an effect would do to cards. */
const TO_CARDS: readonly (readonly [verb: string, deed: Deed])[] = [
  ['damage', 'damage'],
  ['inflict damage on', 'damage'],
  ['smoke', 'smoke'],
  ['toast', 'toast'],
  ['unturn', 'unturn'],
  ['take control of', 'take-control'],
];

const toCards: Kind<Deed> = phrases<Deed>('what an effect would do', () =>
  TO_CARDS.map(([verb, deed]) => words<Deed>(verb, deed)),
);

/** “a Character you control”, “one or more Characters you control”: any of them. */
const someCards: Kind<Named> = phrases<Named>('a card', () => [
  reading('{one}', { one: anyCard }, ({ one }) => one),
  reading('(one or more|any) {many}', { many: pluralNoun }, ({ many }) => many),
]);

const HANDS =
  "((its|their) owner 's hand|their owners hands|their owners 's hands|any players 's hands|any player 's hand|a player 's hand)";

/** What an effect would do to one of these cards. */
function ofCards(deed: Deed, { which, in: place }: Named): EffectPattern | undefined {
  if (place !== 'play') return undefined;
  if (equal(which, { controller: 'you' })) return { would: [deed], against: 'you' };
  return equal(which, {}) ? { would: [deed] } : { would: [deed], to: which };
}

const would = phrases<EffectPattern>(['what an effect would do', marked.effectPatterns], () => [
  words<EffectPattern>('steal Power from you', { would: ['steal-power'], against: 'you' }),
  words<EffectPattern>('steal Power', { would: ['steal-power'] }),
  words<EffectPattern>('look at your hand', { would: ['look-at-hand'], against: 'you' }),
  words<EffectPattern>('(cause|force) you to discard', { would: ['discard'], against: 'you' }),
  words<EffectPattern>('look at your hand or force you to discard [a card]', {
    would: ['look-at-hand', 'discard'],
    against: 'you',
  }),
  words<EffectPattern>('return (a card|one or more cards) to play [from (any|a) smoked pile]', {
    would: ['return-to-play'],
  }),
  words<EffectPattern>(
    "play or return to play (a card|one or more cards) from (any|a|any player 's|a player 's) smoked pile",
    { would: ['play-from-smoked-pile', 'return-to-play'] },
  ),
  reading(`return {to} to ${HANDS}`, { to: someCards }, ({ to }) => ofCards('return-to-hand', to)),
  reading(
    '{deeds} {to}',
    { deeds: listed('what an effect would do', toCards, 'or'), to: someCards },
    ({ deeds, to: { which, in: place } }): EffectPattern | undefined => {
      const isPlain = equal(which, {}) || equal(which, { controller: 'you' });
      if (place !== 'play' || (isPlain && deeds.length === 1)) return undefined;
      if (equal(which, { controller: 'you' })) return { would: [...new Set(deeds)], against: 'you' };
      return { would: [...new Set(deeds)], ...(isPlain ? {} : { to: which }) };
    },
  ),
  ...TO_CARDS.flatMap(([verb, deed]) => [
    words<EffectPattern>(`${verb} a card you control`, { would: [deed], against: 'you' }),
    words<EffectPattern>(`${verb} a card`, { would: [deed] }),
  ]),
]);

/** A card that is played: an Event has no controller before, but a player who plays it. */
function played({ which, in: place }: Named, parts: EffectPattern = {}): EffectPattern | undefined {
  const { controller, ...source } = which;
  if (place !== 'play' || (controller !== undefined && parts.by !== undefined)) return undefined;
  const by: { by?: Players } = controller === undefined ? {} : { by: controller };
  return { kind: 'played-card', source, ...by, ...parts };
}

/** “an Event that targets a Character you control”. */
export const answerable = phrases<EffectPattern>(['an effect to answer', marked.effectPatterns], () => [
  reading('(a|an|any) {which}', { which: noun }, ({ which }) => played(which)),
  reading("(a|an|any) opponent 's {which}", { which: noun }, ({ which }) =>
    played(which, { by: 'every-opponent' }),
  ),
  reading('(a|an|any) {which} played by {by}', { which: noun, by: players }, ({ which, by }) =>
    played(which, { by }),
  ),
  reading(
    '(a|an|any) {which} (that|which) target~ {targets}',
    { which: noun, targets: someCards },
    ({ which, targets }) => targeting(played(which), targets),
  ),
  reading(
    "(a|an|any) opponent 's {which} (that|which) target~ {targets}",
    { which: noun, targets: someCards },
    ({ which, targets }) => targeting(played(which, { by: 'every-opponent' }), targets),
  ),
  reading(
    '(a|an|any) {which} targeting {targets}',
    { which: noun, targets: someCards },
    ({ which, targets }) => targeting(played(which), targets),
  ),
  reading(
    '(a|an|any) {which} that target~ {targets} or [that] would {would}',
    { which: noun, targets: someCards, would },
    ({ which, targets: { which: targets, in: place }, would: deed }): EffectPattern | undefined => {
      const card = played(which);
      return card === undefined || place !== 'play' ? undefined : { ...card, any: [{ targets }, deed] };
    },
  ),
  reading('(a|an|any) {which} that would {would}', { which: noun, would }, ({ which, would: deed }) =>
    played(which, deed),
  ),
  reading(
    '(a|an|any) {which} played by {by} that would {would}',
    { which: noun, by: players, would },
    ({ which, by, would: deed }) => played(which, { by, ...deed }),
  ),
  words<EffectPattern>('(an|any) effect', { kind: 'any' }),
  words<EffectPattern>('(an|any) effect that cancels', { kind: 'any', would: ['cancel'] }),
  words<EffectPattern>('(an|any) effect that redirects damage', { kind: 'any', would: ['redirect'] }),
  words<EffectPattern>('(an|any) effect that changes a target', { kind: 'any', would: ['change-target'] }),
  words<EffectPattern>('(an|any) effect that redirects damage or changes a target', {
    kind: 'any',
    would: ['redirect', 'change-target'],
  }),
  reading('(an|any) effect (that|which) target~ {targets}', { targets: someCards }, ({ targets }) =>
    targeting({ kind: 'any' }, targets),
  ),
  reading(
    '(an|any) effect that would {would}',
    { would },
    (said): EffectPattern => ({
      kind: 'any',
      ...said.would,
    }),
  ),
  reading('(an|any) effect generated by {source}', { source: anyCard }, ({ source }) =>
    source.in === 'play' ? { kind: 'any', source: source.which } : undefined,
  ),
  reading(
    "(an|any) opponent 's effect that would {would}",
    { would },
    (said): EffectPattern => ({
      kind: 'any',
      by: 'every-opponent',
      ...said.would,
    }),
  ),
]);

function targeting(
  pattern: EffectPattern | undefined,
  { which, in: place }: Named,
): EffectPattern | undefined {
  return pattern === undefined || place !== 'play' ? undefined : { ...pattern, targets: which };
}

const gerunds = phrases<EventPattern>('something that happened', () => [
  words<EventPattern>('(a|the) declaration of [an] attack', { event: 'attack-declared' }),
  reading(
    '((a|the) declaration of an attack|an attack declared) (on|against|that targets) {card}',
    { card: anyCard },
    ({ card }): EventPattern | undefined =>
      card.in === 'play' ? { event: 'attack-declared', card: card.which } : undefined,
  ),
  words<EventPattern>('the end of a successful attack you (declared|declare)', {
    event: 'attack-ended',
    player: 'you',
    successful: true,
  }),
  reading('an opponent turning {card}', { card: anyCard }, ({ card }): EventPattern | undefined =>
    card.in === 'play' ? { event: 'turned', card: card.which, by: 'every-opponent' } : undefined,
  ),
  reading('an opponent turning {card} to attack', { card: anyCard }, ({ card }): EventPattern | undefined =>
    card.in === 'play'
      ? { event: 'turned-to-attack', card: card.which, player: 'every-opponent' }
      : undefined,
  ),
]);

/** “in response to an Event”. */
export const inResponse: Kind<Answered> = phrases<Answered>(['a response', marked.answers], () => [
  reading('in response to {to}', { to: answerable }, (one): Answered => one),
  reading('in response to {event}', { event: gerunds }, (one): Answered => one),
  reading('in response to {by} playing {which}', { by: players, which: anyCard }, ({ by, which }) => {
    const to = played(which, { by });
    return to === undefined ? undefined : { to };
  }),
]);

/** “when an opponent burns a Site you control”, before something that a player may do in response. */
export const whenDone: Kind<Answered> = phrases<Answered>(['a response', marked.answers], () => [
  reading("when (an|any) opponent 's effect (would|attempts to) {would}", { would }, (said) => ({
    to: { kind: 'any', by: 'every-opponent', ...said.would } satisfies EffectPattern,
  })),
  reading('when {event}', { event }, ({ event: { on, if: condition } }): Answered | undefined =>
    isPlayed(on) || condition !== undefined ? undefined : { event: on },
  ),
  reading(
    "when an opponent 's effect (would|attempts to) {would}",
    { would },
    (said): Answered => ({ to: { kind: 'any', by: 'every-opponent', ...said.would } }),
  ),
  reading('when {by} play~ {which}', { by: players, which: anyCard }, ({ by, which }) => {
    const to = played(which, { by });
    return to === undefined ? undefined : { to };
  }),
  reading(
    'when {by} play~ {which} that targets {targets}',
    { by: players, which: anyCard, targets: anyCard },
    ({ by, which, targets }) => {
      const to = targeting(played(which, { by }), targets);
      return to === undefined ? undefined : { to };
    },
  ),
]);

/** A card that is played waits in the scene: it is answered as an effect, unless the text asks what it cost. */
function isPlayed({ event: name, cost }: EventPattern): boolean {
  return cost === undefined && [name].flat().includes('played');
}
