import { title as quoted } from '../../vocabulary/card-language/terminals.ts';
import { type Phrase, phrases, reading, several, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind as PhraseKind } from '../../vocabulary/phrases/parsing.ts';
import type { Filter } from '../vocabulary/filters.ts';
import { kindCalled, kindOfCards } from '../vocabulary/rendering/kinds.ts';
import { areas, kinds } from '../vocabulary/words.ts';
import { forms } from './forms.ts';
import { noun, player } from './slots.ts';
import { otherTitle, titleWords } from './terminals.ts';

/** The title of the card that has the text, as “a second copy of it” would say. */
export const OWN_TITLE = '#self';

/** Both filters in one; undefined if they do not go together. */
function joined(one: Filter, other: Filter): Filter | undefined {
  const { kind = [], ...rest } = one;
  const { kind: others = [], ...more } = other;
  if (Object.keys(rest).some((key) => key in more)) return undefined;
  const all = [...kind, ...others];
  return { ...(all.length > 0 ? { kind: all } : {}), ...rest, ...more };
}

function allJoined(filters: readonly Filter[]): Filter | undefined {
  return filters.reduce<Filter | undefined>((one, other) => one && joined(one, other), {});
}

const adjective = phrases<Filter>('an adjective', () => [
  ...kinds.flatMap((kind) => {
    const [, stem] = /^(.*) card$/.exec(kindCalled(kind)) ?? [];
    return stem === undefined || kind === 'special-card' ? [] : [words<Filter>(stem, { kind: [kind] })];
  }),
  words<Filter>('Weapon of Choice', { kind: ['weapon-specific'] }),
  words<Filter>('Immortal Specific', { kind: ['persona-specific'] }),
  words<Filter>('non-Special', { not: { kind: ['special-attack'] } }),
  words<Filter>('non-ranged', { not: { kind: ['ranged-attack'] } }),
  words<Filter>('non-Signature', { not: { mark: 'Signature' } }),
  words<Filter>('non-Reserved', { not: { mark: 'Reserved' } }),
  words<Filter>('Signature', { mark: 'Signature' }),
  words<Filter>('Reserved', { mark: 'Reserved' }),
  words<Filter>('Restricted', { restricted: true }),
  words<Filter>('Hidden', { hidden: true }),
  words<Filter>('one-handed [\\( 1 Hand Icon \\)]', { handIcons: { exactly: 1 } }),
  words<Filter>('two-handed [\\( 2 Hand Icons \\)]', { handIcons: { exactly: 2 } }),
  ...areas.map((area) => words<Filter>(area.replace('-', ' '), { grid: { touches: [area] } })),
  reading('{title}', { title: otherTitle }, ({ title }): Filter => ({ title })),
]);

const adjectives = several('adjectives', adjective);

const headOfOne = phrases<Filter>('a kind of card', () => [
  ...kinds.map((kind) => words<Filter>(kindCalled(kind), { kind: [kind] })),
  words<Filter>('card', {}),
  words<Filter>('Master card', { titleWord: 'Master' }),
  words<Filter>('#self', { title: OWN_TITLE }),
  reading('{title}', { title: otherTitle }, ({ title }): Filter => ({ title })),
]);

const headOfMany = phrases<Filter>('a kind of cards', () => [
  ...kinds.map((kind) => words<Filter>(kindOfCards({ kind: [kind] }), { kind: [kind] })),
  words<Filter>('cards', {}),
  words<Filter>('Master cards', { titleWord: 'Master' }),
  words<Filter>('#self', { title: OWN_TITLE }),
]);

const after = phrases<Filter>('what a card is like', () => [
  words<Filter>(`that ${forms.cannot} be a Power Blow`, { canBePowerBlow: false }),
  reading(
    '(that has|that have|with) [the word] {word} in (the|its|their) (title|titles)',
    { word: quoted },
    ({ word }): Filter => ({ titleWord: word }),
  ),
  reading(
    '(that has|that have|with) [the (word|words)] {word} in (the|its|their) (title|titles)',
    { word: titleWords },
    ({ word }): Filter => ({ titleWord: word }),
  ),
  reading(
    '{controller} (play~|control~)',
    { controller: player },
    ({ controller }): Filter => ({ controller }),
  ),
]);

const afters = several('what a card is like', after);

function nounPhrasesOf(head: PhraseKind<Filter>): readonly Phrase<Filter>[] {
  return [
    reading('{head}', { head }, ({ head: one }): Filter => one),
    reading('{adjectives} {head}', { adjectives, head }, (one) => allJoined([...one.adjectives, one.head])),
    reading('{head} {afters}', { head, afters }, (one) => allJoined([one.head, ...one.afters])),
    reading('{adjectives} {head} {afters}', { adjectives, head, afters }, (one) =>
      allJoined([...one.adjectives, one.head, ...one.afters]),
    ),
  ];
}

export const nounPhrases = (): readonly Phrase<Filter>[] => nounPhrasesOf(headOfOne);
export const pluralNounPhrases = (): readonly Phrase<Filter>[] => nounPhrasesOf(headOfMany);

export const aNounPhrases = (): readonly Phrase<Filter>[] => [
  reading('(a|an|any) {noun}', { noun }, ({ noun: one }): Filter => one),
];
