import {
  type Phrase,
  phrases,
  pluralWords,
  reading,
  saying,
  words,
} from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import {
  type BackNoun,
  deeds,
  isTarget,
  type Mention,
  mentioning,
  mentionOf,
  mentionsIn,
} from '../mentions.ts';
import { cardRef, playerRef } from '../slots.ts';
import { mentions } from './mentioning.ts';

export const back = (template: string, noun: BackNoun, many = false): Phrase<Mention> =>
  many
    ? pluralWords<Mention>(template, { mention: 'back', noun, many })
    : words<Mention>(template, { mention: 'back', noun, many });

/** “target Character” for a second time. */
export const backTarget = (template: string, noun: BackNoun): Phrase<Mention> =>
  words<Mention>(template, { mention: 'back', noun, many: false, isTarget: true });

export const NOUNS = ['Character', 'Site', 'State', 'Edge', 'Event', 'Vehicle', 'Weapon', 'card'] as const;

/** “the sacrificed Character”. */
export function backDone(template: '{noun}' | '{noun}s' | "{noun} 's"): readonly Phrase<Mention>[] {
  const many = template === '{noun}s';
  return NOUNS.flatMap((noun) =>
    deeds.map((deed) => {
      const mention = { mention: 'back', noun, many, deed } as const;
      const said = `the ${deed} ${template.replace('{noun}', noun)}`;
      return many ? pluralWords<Mention>(said, mention) : words<Mention>(said, mention);
    }),
  );
}

/** “the card you discarded”. */
const backOfYours = (): readonly Phrase<Mention>[] =>
  NOUNS.flatMap((noun) =>
    (['discarded', 'sacrificed', 'toasted', 'smoked', 'revealed'] as const).map((deed) =>
      words<Mention>(`the ${noun} (you|you have) ${deed}`, { mention: 'back', noun, many: false, deed }),
    ),
  );

const backOne: Kind<Mention> = phrases<Mention>('a card mentioned before', () => [
  back('it', 'pronoun'),
  back('(he|she|him|her)', 'person'),
  back('(target|the target|the card)', 'target'),
  ...backDone('{noun}'),
  ...backOfYours(),
  back('(that|the) Character', 'Character'),
  back('(that|the) [Feng Shui] Site', 'Site'),
  back('(that|the) State', 'State'),
  back('(that|the) Edge', 'Edge'),
  back('(that|the) Event', 'Event'),
  back('(that|the) Vehicle', 'Vehicle'),
  back('(that|the) Weapon', 'Weapon'),
  back('that card', 'card'),
  ...(['Character', 'Site'] as const).map((noun) =>
    words<Mention>(`the other ${noun}`, { mention: 'back', noun, many: false, isOther: true }),
  ),
  backTarget('[the] target Character', 'Character'),
  backTarget('target Site', 'Site'),
  backTarget('target State', 'State'),
  backTarget('target Edge', 'Edge'),
  backTarget('target card', 'card'),
  backTarget('target attacker', 'attacker'),
  backTarget('target interceptor', 'interceptor'),
  back('that attacker', 'attacker'),
  back('that interceptor', 'interceptor'),
]);

const backMany: Kind<Mention> = phrases<Mention>('cards mentioned before', () => [
  back('(them|they)', 'pronoun', true),
  ...backDone('{noun}s'),
  ...NOUNS.map((noun) =>
    back(
      `(those|these|all those|all these|all of those|both|both of those|each of those) ${noun}s`,
      noun,
      true,
    ),
  ),
  ...NOUNS.flatMap((noun) => (noun === 'card' ? [] : back(`the ${noun}s`, noun, true))),
  back('(targets|the targets|each target|both targets|all targets)', 'target', true),
]);

/** “cards discarded”, “discarded cards”. */
export const manyDone = mentions(
  'cards to which something was done',
  phrases<Mention>('cards to which something was done', () =>
    NOUNS.flatMap((noun) =>
      deeds.map((deed) =>
        pluralWords<Mention>(`(${noun}s [that were|that you] ${deed}|${deed} ${noun}s)`, {
          mention: 'back',
          noun,
          many: true,
          deed,
        }),
      ),
    ),
  ),
);

/** “cards you discard”: any number of them. */
export const cardsDiscarded = mentions(
  'cards that are discarded',
  phrases<Mention>('cards that are discarded', () => [
    words<Mention>('cards you discard', {
      mention: 'choice',
      choice: { choose: 'cards', which: {}, in: { hand: 'you' }, number: { atLeast: 0 } },
    }),
  ]),
);

/** “that designator”, “the chosen type”. */
export const chosenDesignator = mentions(
  'a designator chosen before',
  phrases<Mention>('a designator chosen before', () => [
    back('(that|the chosen|the last chosen) designator', 'designator'),
  ]),
);
export const chosenType = mentions(
  'a type chosen before',
  phrases<Mention>('a type chosen before', () => [back('(that|the chosen) [card] type', 'type')]),
);
export const chosenSymbol = mentions(
  'a resource chosen before',
  phrases<Mention>('a resource chosen before', () => [back('(that|the chosen) resource', 'symbol')]),
);
export const namedCard = mentions(
  'a card named before',
  phrases<Mention>('a card named before', () => [back('(that|the named) card', 'title')]),
);

/** The card itself, if its title is plural. */
export const they = mentions(
  'cards mentioned before',
  phrases<Mention>('cards mentioned before', () => [back('them', 'pronoun', true)]),
);
export const oneBack = mentions('a card mentioned before', backOne);
export const manyBack = mentions('cards mentioned before', backMany);
/** A card that a condition can be about: it chooses nothing but a target. */
export const knownCard: Kind<CardRef> = phrases<CardRef>('a card', () => [
  saying(
    '{card}',
    { card: cardRef },
    ({ card }) => {
      const mention = typeof card === 'string' ? undefined : mentionOf(card)?.mention;
      const isChosen = mention?.mention === 'choice' && !isTarget(mention.choice);
      return isChosen ? undefined : card;
    },
    (card: CardRef) => ({ card }),
  ),
]);

/** “It”, of the hand of a player who was mentioned before. */
export const thatHand = mentions(
  'a hand',
  phrases<Mention>('a hand', () => [back('(it|that hand)', 'player')]),
);

/** “The card”, after a card was seen. */
export const knownOrSeen: Kind<CardRef> = phrases<CardRef>('a card', () => [
  reading('{card}', { card: knownCard }, ({ card }) =>
    typeof card === 'object' && isTargetNoun(card) ? undefined : card,
  ),
  reading('{card}', { card: mentions('a card seen before', theCard) }, ({ card }) => card),
]);

const theCard: Kind<Mention> = phrases<Mention>('a card seen before', () => [back('the card', 'card')]);

function isTargetNoun(card: object): boolean {
  const mention = mentionOf(card)?.mention;
  return mention?.mention === 'back' && mention.noun === 'target';
}

/** “his or her” of the player who was mentioned before. */
export const theirs: Kind<PlayerRef> = mentions(
  'a possessive',
  phrases<Mention>('a possessive', () => [back('(his or her|their)', 'player')]),
);

/** A player who is known without a choice: “that player”, “the controller of the target of its attack”. */
export const knownPlayer: Kind<PlayerRef> = phrases<PlayerRef>('a player', () => [
  reading('{player}', { player: playerRef }, ({ player }) => (isKnownPlayer(player) ? player : undefined)),
]);

function isKnownPlayer(player: PlayerRef): boolean {
  if (typeof player === 'string') return player !== 'you' && player !== 'opponent-to-the-left';
  const [mention] = mentionsIn(player);
  return mention?.mention !== 'choice';
}

/** Cards that the same sentence names before or after it. */
export const THEY: CardRef = mentioning({ mention: 'back', noun: 'pronoun', many: true }, 0);

export const isThey = ({ is }: Filter): boolean => is === THEY;
