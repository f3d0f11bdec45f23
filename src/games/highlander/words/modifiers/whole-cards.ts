import { z } from 'zod';
import { words } from '../../../vocabulary/phrases/kinds.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type Kind, kinds } from '../../vocabulary/words.ts';
import type { Doing } from '../word.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

/** A card without effect does not make anybody discard. */
const deprives: { does(): readonly Doing[] } = { does: () => ['stop-a-discard'] };

export interface Nullified {
  readonly nullified: true;
}

export const nullified: ModifierWord<Nullified, 'nullified'> = modifier({
  description: 'The card has no effect on any card, player or rule.',
  keys: () => ({ nullified: z.literal(true) }),
  roles: { nullified: deprives },
  phrases: () => [words('(have~ no effect|be~ nullified)', { nullified: true })],
});

export interface IgnoredBy {
  readonly ignoredBy: Players;
}

export const ignoredBy: ModifierWord<IgnoredBy, 'ignoredBy'> = modifier({
  description: 'The card has no effect on these players.',
  keys: ({ players }) => ({ ignoredBy: players }),
  roles: { ignoredBy: deprives },
});

export interface Textless {
  readonly textless: true;
}

export const textless: ModifierWord<Textless, 'textless'> = modifier({
  description: 'The card has no text. It keeps its title, sub-title and type.',
  keys: () => ({ textless: z.literal(true) }),
  roles: { textless: {} },
});

export interface ImmuneTo {
  readonly immuneTo: Filter;
  readonly byPlayers?: Players;
}

export const immuneTo: ModifierWord<ImmuneTo, 'immuneTo'> = modifier({
  description: 'Matching cards do not affect the card; with `byPlayers`, only those of these players.',
  keys: ({ filter, players }) => ({ immuneTo: filter, byPlayers: players.exactOptional() }),
  roles: { immuneTo: deprives },
});

export interface Control {
  readonly control: PlayerRef;
}

export const control: ModifierWord<Control, 'control'> = modifier({
  description: 'This player controls the card.',
  keys: ({ playerRef }) => ({ control: playerRef }),
  roles: { control: {} },
});

export interface OfKind {
  readonly kind: Kind;
  readonly loses?: boolean;
}

export const kind: ModifierWord<OfKind, 'kind'> = modifier({
  description: 'The card is also considered this kind of card; with `loses`, it no longer is one.',
  keys: () => ({ kind: z.enum(kinds), loses: z.boolean().exactOptional() }),
  roles: { kind: {} },
});

export interface HandIcons {
  readonly handIcons: Amount;
}

export const handIcons: ModifierWord<HandIcons, 'handIcons'> = modifier({
  description: 'Adds to the hand icons of the card.',
  keys: ({ amount }) => ({ handIcons: amount }),
  roles: { handIcons: {} },
});

export interface SetHandIcons {
  readonly setHandIcons: Amount;
}

export const setHandIcons: ModifierWord<SetHandIcons, 'setHandIcons'> = modifier({
  description: 'Sets the number of hand icons of the card, to which other cards may add.',
  keys: ({ amount }) => ({ setHandIcons: amount }),
  roles: { setHandIcons: {} },
});

export interface FaceDown {
  readonly faceDown: true;
}

export const faceDown: ModifierWord<FaceDown, 'faceDown'> = modifier({
  description: 'The card lies face down.',
  keys: () => ({ faceDown: z.literal(true) }),
  roles: { faceDown: {} },
});

export interface Duplicates {
  readonly duplicates: CardRef;
  readonly with: readonly ('title' | 'type' | 'grid' | 'damage')[];
}

export const duplicates: ModifierWord<Duplicates, 'duplicates'> = modifier({
  description:
    'The text and effects of another card replace its own, and so do the features listed under `with`.',
  keys: ({ cardRef }) => ({
    duplicates: cardRef,
    with: z.array(z.enum(['title', 'type', 'grid', 'damage'])),
  }),
  roles: { duplicates: { does: () => ['make-a-duplicate'] } },
});

export interface Granted {
  readonly ability: Ability;
}

export const granted: ModifierWord<Granted, 'ability'> = modifier({
  description: 'The card has this ability, too.',
  keys: ({ ability }) => ({ ability }),
  roles: { ability: { grants: true } },
});
