import { equal } from '../../../vocabulary/phrases/equal.ts';
import { type Phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { anyOf } from '../filters.ts';
import type { Mention } from '../mentions.ts';
import { cardRef, type Named, noun, pairedNoun, players, pluralNoun } from '../slots.ts';
import { anyChosen, oneAmong, oneChosen, oneTarget, restOfSeen, someChosen } from './chosen-cards.ts';
import { back, backDone, backTarget, manyBack, NOUNS, oneBack, THEY, they } from './mentioned-before.ts';
import { byName, mentions, same } from './mentioning.ts';
import { another, otherThan, ownedNoun, ownedPlural, withController, yourPlural } from './owned.ts';
import { targetsPossessive } from './players.ts';

export const cardRefPhrases = (): readonly Phrase<CardRef>[] => [
  words<CardRef>('(this card|#self|this Character|this Site|this State|this Edge|this Event|itself)', 'this'),
  words<CardRef>(
    '(subject|the subject|subject Character|subject Site|subject card|subject Edge|controlling Character)',
    'subject',
  ),
  words<CardRef>(
    "(the target of (its|his|her|this card 's|#self 's) attack|(its|his|her|#self 's|this card 's) target)",
    'its-target',
  ),
  same<CardRef>('{named}', 'named', byName),
  same<CardRef>('{back}', 'back', oneBack),
  same<CardRef>('{chosen}', 'chosen', oneChosen),
];

export const cardPossessivePhrases = (): readonly Phrase<CardRef>[] => [
  same<CardRef>("{named} 's", 'named', byName),
  words<CardRef>("(this|this card 's|#self 's|this Character 's|this Site 's)", 'this'),
  words<CardRef>(
    "(subject 's|subject Character 's|subject Site 's|subject Edge 's|subject State 's|subject card 's)",
    'subject',
  ),
  words<CardRef>("((its|his|her|#self 's|this card 's) target 's)", 'its-target'),
  same<CardRef>('{target}', 'target', mentions('a possessive', targetsPossessive)),
  same<CardRef>(
    '{its}',
    'its',
    mentions(
      'a possessive',
      phrases<Mention>('a possessive', () => [
        back('its', 'pronoun'),
        back('(his|her)', 'person'),
        ...NOUNS.flatMap((noun) => (noun === 'card' ? [] : back(`that ${noun} 's`, noun))),
        back("the Character 's", 'Character'),
        back("the Site 's", 'Site'),
        back("the Unique Character 's", 'Character'),
        ...(['Character', 'Site'] as const).map((noun) =>
          words<Mention>(`the other ${noun} 's`, { mention: 'back', noun, many: false, isOther: true }),
        ),
        back("the Vehicle 's", 'Vehicle'),
        back("the Weapon 's", 'Weapon'),
        ...backDone("{noun} 's"),
        back("(target 's|the target 's)", 'target'),
        backTarget("target Character 's", 'Character'),
        backTarget("target Site 's", 'Site'),
        backTarget("target card 's", 'card'),
        back("that card 's", 'card'),
        back('that', 'card'),
        back("that attacker 's", 'attacker'),
        back("that interceptor 's", 'interceptor'),
        // The title of a card may be plural.
        back('their', 'pronoun', true),
      ]),
    ),
  ),
];

export const anyCardPhrases = (): readonly Phrase<Named>[] => [
  words<Named>('(this card|#self|this Character|this Site)', { which: { is: 'this' }, in: 'play' }),
  words<Named>("(the target of (its|his|her|their|#self 's|this card 's) attack|(its|his|her) target)", {
    which: { is: 'its-target' },
    in: 'play',
  }),
  reading('{back}', { back: oneBack }, ({ back: is }): Named => ({ which: { is }, in: 'play' })),
  reading('{back}', { back: they }, ({ back: is }): Named => ({ which: { is }, in: 'play' })),
  words<Named>('(subject|subject Character|subject Site)', { which: { is: 'subject' }, in: 'play' }),
  reading('{target}', { target: oneTarget }, ({ target: is }): Named => ({ which: { is }, in: 'play' })),
  reading('they', {}, (): Named => ({ which: { is: THEY }, in: 'play' })),
  saying(
    '(a|an|any) {which}',
    { which: ownedNoun },
    ({ which }) => which,
    (which: Named) => ({ which }),
  ),
  saying(
    'another {which}',
    { which: another },
    ({ which }) => which,
    (which: Named) => ({ which }),
  ),
  // What can be attacked (6.1).
  reading(
    'a target controlled by {controller}',
    { controller: players },
    ({ controller }): Named => ({
      which: { type: ['Character', 'Site'], controller },
      in: 'play',
    }),
  ),
  reading("an opponent 's {noun}", { noun }, ({ noun: named }) => withController(named, 'every-opponent')),
  reading('your {noun}', { noun }, ({ noun: named }) => withController(named, 'you')),
  reading('(one|any|any one) of your {many}', { many: pluralNoun }, ({ many }) =>
    withController(many, 'you'),
  ),
  reading('(one|any|any one) of your other {many}', { many: pluralNoun }, ({ many }) => {
    const yours = withController(many, 'you');
    return yours === undefined ? undefined : { ...yours, which: { ...yours.which, isNot: 'this' as const } };
  }),
  reading('{many}', { many: ownedPlural }, ({ many }) => many),
];

/** “that Site and all Characters at its location”. */
export const both: Kind<Cards> = phrases<Cards>('cards', () => [
  reading(
    'your {first} and your {second}',
    { first: yourPlural, second: yourPlural },
    ({ first, second }): Cards | undefined =>
      first.in === 'play' && second.in === 'play'
        ? { each: anyOf([first.which, second.which]) ?? { any: [first.which, second.which] }, in: 'play' }
        : undefined,
  ),
  reading(
    '{one} and (all|each|every) {which}',
    { one: cardRef, which: ownedPlural },
    ({ one, which }): Cards | undefined =>
      which.in === 'play' ? { each: { any: [{ is: one }, which.which] }, in: 'play' } : undefined,
  ),
  reading(
    '(all|each|every) {first} and (all|each|every) {second}',
    { first: ownedPlural, second: ownedPlural },
    ({ first, second }): Cards | undefined =>
      first.in === 'play' && second.in === 'play'
        ? { each: anyOf([first.which, second.which]) ?? { any: [first.which, second.which] }, in: 'play' }
        : undefined,
  ),
]);

export const cardsPhrases = (): readonly Phrase<Cards>[] => [
  reading('(each|all) of your {which}', { which: yourPlural }, ({ which }): Cards => eachOf(which)),
  reading('{both}', { both }, (one) => one.both),
  reading('(each|every|all) other {which}', { which: another }, ({ which }): Cards => eachOf(which)),
  reading(
    '{ref} and subject',
    { ref: cardRef },
    ({ ref }): Cards => ({ each: { any: [{ is: ref }, { is: 'subject' }] }, in: 'play' }),
  ),
  same<Cards>('{ref}', 'ref', cardRef),
  words<Cards>("the target of [the] (subject|subject Character) 's attack", {
    each: { attackedBy: 'subject' },
    in: 'play',
  }),
  same<Cards>('{among}', 'among', oneAmong),
  same<Cards>('{back}', 'back', manyBack),
  same<Cards>('{rest}', 'rest', restOfSeen),
  same<Cards>('{any}', 'any', anyChosen),
  same<Cards>('{some}', 'some', someChosen),
  saying(
    '(all|all the|all of the) {which}',
    { which: ownedPlural },
    ({ which }): Cards => eachOf(which),
    namedIn,
  ),
  reading('(each|every) {which}', { which: ownedNoun }, ({ which }): Cards => eachOf(which)),
  reading('(each|every) {which}', { which: pairedNoun }, ({ which }): Cards => eachOf(which)),
  // A location has one front-row Site (4.3.3).
  reading('the {which}', { which: noun }, ({ which }) => (isOnly(which) ? eachOf(which) : undefined)),
  reading('{which}', { which: ownedPlural }, ({ which }): Cards => eachOf(which)),
  reading('[all] other {which}', { which: otherThan(pluralNoun) }, ({ which }): Cards => eachOf(which)),
];

function isOnly({ which, in: place }: Named): boolean {
  const { atLocationOf, ...rest } = which;
  return place === 'play' && atLocationOf !== undefined && equal(rest, { type: ['Site'], row: 'front' });
}

function eachOf({ which, in: place }: Named): Cards {
  return { each: which, in: place };
}

function namedIn(value: Cards): { which: Named } | undefined {
  return typeof value === 'object' && 'each' in value
    ? { which: { which: value.each, in: value.in } }
    : undefined;
}
