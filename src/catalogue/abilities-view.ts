import { z } from 'zod';
import { abilitiesInForce } from '../database/snapshot/abilities-in-force.ts';
import { told } from '../games/content/abilities.ts';
import { cardName } from './card-view.ts';
import type { ShelvedCard } from './library.ts';
import { cardNameView } from './views.ts';
import { wordingAsOf } from './wording-as-of.ts';

export const abilitiesView = z
  .strictObject({
    card: cardNameView,
    version: z.string().nullable().meta({
      description: 'Id of the wording that says it; null where examples tell of the card, or nobody does.',
    }),
    source: z.string().nullable().meta({
      description: 'Id of the source that issues the wording, or has the examples; null where nobody does.',
    }),
    section: z.string().nullable(),
    heading: z.string().nullable().meta({
      description:
        'The heading of that section, or of the entry in it; null where nobody does, or the source has none.',
    }),
    says: z
      .string()
      .nullable()
      .meta({ description: 'What the examples tell; null where a wording says it, or nobody does.' }),
    told: told.meta({ description: 'Whether that is all it does, or it may do more that no source tells.' }),
    abilities: z.array(z.unknown()).nullable().meta({
      description:
        'In the vocabulary of the game, which /v1/rule-check/schema tells; the `ability` of `use` is a place in this list, from 0. Null where nobody has written it: what needs it is unsupported.',
    }),
  })
  .meta({
    id: 'CardAbilities',
    description: 'What a card does in the wording in force, as moves are judged.',
  });

export type AbilitiesView = z.infer<typeof abilitiesView>;

const UNTOLD = {
  version: null,
  source: null,
  section: null,
  heading: null,
  says: null,
  told: 'in-part',
  abilities: null,
} as const;

export function abilitiesViewOf(shelved: ShelvedCard): AbilitiesView {
  const { version } = wordingAsOf(shelved, undefined).inForce;
  const does = abilitiesInForce(shelved.game, shelved.card, version);
  const card = cardName(shelved);
  return does === undefined ? { card, ...UNTOLD } : { ...does, card, abilities: [...does.abilities] };
}
