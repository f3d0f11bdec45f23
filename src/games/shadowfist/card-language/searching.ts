import { phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { PlayerRef } from '../vocabulary/references.ts';
import type { Place, Range } from '../vocabulary/terms.ts';
import { choiceNowOf, choosingNow, type Mention, mentioning } from './mentions.ts';
import { amount, type Named, noun, playerPossessive, pluralNoun } from './slots.ts';

/** What is sought: so many of these cards. */
interface Sought {
  readonly named: Named;
  readonly number?: Range;
}

const sought: Kind<Sought> = phrases<Sought>('cards to find', () => [
  reading('(a|an|one|any|any one) {named}', { named: noun }, (one) => one),
  reading('up to {atMost} {named}', { atMost: amount, named: pluralNoun }, ({ atMost, named }) => ({
    named,
    number: { atMost },
  })),
  reading('{exactly} {named}', { exactly: amount, named: pluralNoun }, ({ exactly, named }) => ({
    named,
    number: { exactly },
  })),
]);

/** Whose deck is searched, for what, and what is done with it at once. */
interface Search {
  readonly of: PlayerRef;
  readonly what: Sought;
  readonly withPile?: true;
  readonly toasting?: true;
}

const SEARCH = '(search|search through|look through)';

const search: Kind<Search> = phrases<Search>('a search', () => [
  reading(`${SEARCH} {of} deck for {what}`, { of: playerPossessive, what: sought }, (one) => one),
  reading(
    `${SEARCH} {of} deck (or|and) smoked pile for {what}`,
    { of: playerPossessive, what: sought },
    (one): Search => ({ ...one, withPile: true }),
  ),
  reading(
    `${SEARCH} {of} deck and (select|choose|set aside) {what} [of your choice]`,
    { of: playerPossessive, what: sought },
    (one) => one,
  ),
  reading(
    `${SEARCH} {of} deck and toast {what} [of your choice]`,
    { of: playerPossessive, what: sought },
    (one): Search => ({ ...one, toasting: true }),
  ),
]);

type ChoiceMention = Extract<Mention, { readonly mention: 'choice' }>;

function mentionOf({ of, what: { named, number }, withPile }: Search): ChoiceMention | undefined {
  const { which, in: place } = named;
  if (place !== 'play' || which.controller !== undefined) return undefined;
  const pile: Place = { smoked: of };
  return {
    mention: 'choice',
    choice: {
      choose: 'cards',
      which,
      in: { deck: of },
      ...(withPile === undefined ? {} : { or: [{ which, in: pile }] }),
      ...(number === undefined ? {} : { number }),
    },
  };
}

/** “search your deck for a Site”: the whole deck is seen, and what is found is chosen then. */
export const searching: Kind<readonly Effect[]> = kindOf<readonly Effect[]>('a search', {
  first: () => search.first(),
  read: (at, parsing) =>
    search.read(at, parsing).flatMap(({ end, value }) => {
      const mention = mentionOf(value);
      if (mention === undefined) return [];
      const many = 'number' in mention.choice;
      const found = mentioning({ mention: 'back', noun: 'pronoun', many }, at + 1);
      const looking: Effect = { do: 'look-at-deck', of: value.of, by: 'you', number: 'all' };
      const toasting: readonly Effect[] = value.toasting === undefined ? [] : [{ do: 'toast', cards: found }];
      return [{ end, value: [looking, choosingNow(mention, at), ...toasting] }];
    }),
  render([looking, found, toasting, ...others], before) {
    if (looking?.do !== 'look-at-deck' || found === undefined || others.length > 0) return undefined;
    const choice = choiceNowOf(found)?.mention.choice;
    if (choice?.choose !== 'cards') return undefined;
    const { which, or, number } = choice;
    const rendered = search.render(
      {
        of: looking.of,
        what: { named: { which, in: 'play' }, ...(number === undefined ? {} : { number }) },
        ...(or === undefined ? {} : { withPile: true }),
        ...(toasting === undefined ? {} : { toasting: true }),
      },
      before,
    );
    return rendered === undefined ? undefined : { ...rendered, many: before ?? true };
  },
  marked: (marks) => [
    [{ do: 'look-at-deck', of: { chosen: marks.whole() }, by: 'you', number: 'all' }, { do: marks.whole() }],
    [
      { do: 'look-at-deck', of: { chosen: marks.whole() }, by: 'you', number: 'all' },
      { do: marks.whole() },
      { do: 'toast', cards: marks.text() },
    ],
  ],
});
