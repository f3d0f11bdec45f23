import { z } from 'zod';
import { words } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import { type Area, areas } from '../../vocabulary/words.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

const someAreas = () => z.array(z.enum(areas)).min(1);

export interface CoversAlso {
  readonly coversAlso: readonly Area[];
}

export const coversAlso: ModifierWord<CoversAlso, 'coversAlso'> = modifier({
  description: 'The attack also hits these areas, or the defense also covers them.',
  keys: () => ({ coversAlso: someAreas() }),
  roles: { coversAlso: {} },
});

export interface CoversNot {
  readonly coversNot: readonly Area[];
}

export const coversNot: ModifierWord<CoversNot, 'coversNot'> = modifier({
  description: 'The card does not hit or cover these areas.',
  keys: () => ({ coversNot: someAreas() }),
  roles: { coversNot: {} },
});

export interface CoversOnly {
  readonly coversOnly: readonly Area[] | { readonly chosen: string };
}

export const coversOnly: ModifierWord<CoversOnly, 'coversOnly'> = modifier({
  description: 'The card hits or covers only these areas, or only the chosen area.',
  keys: ({ chosen }) => ({ coversOnly: z.union([someAreas(), chosen]) }),
  roles: { coversOnly: {} },
});

export interface DefendsAlso {
  readonly defendsAlso: Filter;
}

export const defendsAlso: ModifierWord<DefendsAlso, 'defendsAlso'> = modifier({
  description: 'The defense may be played against matching attacks, against which it otherwise could not.',
  keys: ({ filter }) => ({ defendsAlso: filter }),
  roles: { defendsAlso: {} },
});

export interface DefendsOnly {
  readonly defendsOnly: Filter;
}

export const defendsOnly: ModifierWord<DefendsOnly, 'defendsOnly'> = modifier({
  description: 'The defense may be played only against matching attacks.',
  keys: ({ filter }) => ({ defendsOnly: filter }),
  roles: { defendsOnly: {} },
});

export interface DefendsOneAttack {
  readonly defendsOneAttack: true;
}

export const defendsOneAttack: ModifierWord<DefendsOneAttack, 'defendsOneAttack'> = modifier({
  description: 'The defense works against only one attack at a time.',
  keys: () => ({ defendsOneAttack: z.literal(true) }),
  roles: { defendsOneAttack: {} },
  phrases: () => [
    words(`(will not|${forms.cannot}) (avoid|defend against) multiple attacks`, { defendsOneAttack: true }),
  ],
});

export interface LeavesAreasOpen {
  readonly leavesAreasOpen: true;
}

export const leavesAreasOpen: ModifierWord<LeavesAreasOpen, 'leavesAreasOpen'> = modifier({
  description: 'After the defense, attacks may go to the areas that it covers.',
  keys: () => ({ leavesAreasOpen: z.literal(true) }),
  roles: { leavesAreasOpen: {} },
});

export interface StaysInPlay {
  readonly staysInPlay: 'as-guard' | 'always';
}

export const staysInPlay: ModifierWord<StaysInPlay, 'staysInPlay'> = modifier({
  description: 'The defense is not swept: always, or as a Guard if its player says so when it is played.',
  keys: () => ({ staysInPlay: z.enum(['as-guard', 'always']) }),
  roles: { staysInPlay: {} },
  phrases: () => [
    words('remain~ in play', { staysInPlay: 'always' }),
    // A Guard is a Standing Defense.
    words('may remain in play as a Guard [and (is|are) considered to be a Standing Defense]', {
      staysInPlay: 'as-guard',
    }),
  ],
});
