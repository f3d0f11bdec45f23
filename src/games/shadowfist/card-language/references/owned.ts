import { type Phrase, phrases, reading, saying } from '../../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../../vocabulary/phrases/parsing.ts';
import type { Players } from '../../vocabulary/references.ts';
import * as marked from '../marked.ts';
import { mentioning, mentionOf } from '../mentions.ts';
import { type Named, noun, pluralNoun } from '../slots.ts';

/** The cards of a noun, other than one that the text has in mind. */
export function otherThan(kind: Kind<Named>): Kind<Named> {
  return kindOf<Named>(kind.name, {
    first: () => kind.first(),
    read: (at, parsing) =>
      kind.read(at, parsing).flatMap(({ end, value: { which, in: place } }) => {
        if (which.isNot !== undefined) return [];
        const isNot = mentioning({ mention: 'other' }, at);
        return [{ end, value: { which: { ...which, isNot }, in: place } }];
      }),
    render({ which: { isNot, ...which }, in: place }) {
      const isOther = typeof isNot === 'object' && mentionOf(isNot)?.mention.mention === 'other';
      return isOther ? kind.render({ which, in: place }) : undefined;
    },
    marked: (marks) => [
      {
        which: { title: marks.whole(), isNot: marked.mark({ mention: 'other' }, marks.whole()) },
        in: 'play',
      },
    ],
  });
}

export const another = otherThan(noun);

/** “opponent's Character”, “your Sites”: whose they are stands before the noun. */
function owned(which: Kind<Named>): Kind<Named> {
  const by = (template: string, controller: Players): Phrase<Named> =>
    reading(template, { which }, ({ which: named }) => withController(named, controller));
  return phrases<Named>(which.name, () => [
    saying(
      '{which}',
      { which },
      ({ which: named }) => named,
      (named: Named) => ({ which: named }),
    ),
    by("(opponent|opponents) 's {which}", 'every-opponent'),
    by('your {which}', 'you'),
  ]);
}

export function withController(named: Named, controller: Players): Named | undefined {
  return named.which.controller === undefined
    ? { ...named, which: { ...named.which, controller } }
    : undefined;
}

/** “opponent's Character”. */
export const ownedNoun = owned(noun);
/** “opponents' Characters”. */
export const ownedPlural = owned(pluralNoun);

/** “an opponent's Character”: the opponent owns nothing but the noun. */
export const opposing: Kind<Named> = withOwner(noun, 'every-opponent');
export const yourPlural: Kind<Named> = withOwner(pluralNoun, 'you');

function withOwner(kind: Kind<Named>, controller: Players): Kind<Named> {
  return phrases<Named>(kind.name, () => [
    reading('{which}', { which: kind }, ({ which }) => withController(which, controller)),
  ]);
}
