import { z } from 'zod';
import { words } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import { type Way, ways } from '../../vocabulary/words.ts';
import { type ModifierWord, modifier } from './modifier-word.ts';

export interface PowerBlow {
  readonly powerBlow: Way;
}

export const powerBlow: ModifierWord<PowerBlow, 'powerBlow'> = modifier({
  description: 'Whether the attack is a Power Blow, may be made one, or cannot be one.',
  keys: () => ({ powerBlow: z.enum(ways) }),
  roles: { powerBlow: {} },
  phrases: () => [
    words('be~ [(now|also)] a Power Blow', { powerBlow: 'is' }),
    words('may be [made] a Power Blow', { powerBlow: 'may' }),
    words(`${forms.cannot} be [made] a Power Blow`, { powerBlow: 'cannot' }),
  ],
});

export interface HeadShot {
  readonly headShot: Way;
}

export const headShot: ModifierWord<HeadShot, 'headShot'> = modifier({
  description: 'Whether the attack is a Head Shot, may be made one, or cannot be one.',
  keys: () => ({ headShot: z.enum(ways) }),
  roles: { headShot: { does: (way) => (way.headShot === 'is' ? ['make-a-head-shot'] : []) } },
  phrases: () => [
    words('be~ [(now|also)] a Head Shot', { headShot: 'is' }),
    words('may be [made] a Head Shot', { headShot: 'may' }),
    words(`${forms.cannot} be [made] a Head Shot`, { headShot: 'cannot' }),
  ],
});

export interface Hidden {
  readonly hidden: 'is' | 'may' | 'cannot';
}

export const hidden: ModifierWord<Hidden, 'hidden'> = modifier({
  description: 'Whether the attack is Hidden, may be played Hidden, or cannot be Hidden.',
  keys: () => ({ hidden: z.enum(['is', 'may', 'cannot']) }),
  roles: { hidden: {} },
  phrases: () => [
    words('be~ [now] Hidden', { hidden: 'is' }),
    words('may be [(played|made)] Hidden', { hidden: 'may' }),
    words(`${forms.cannot} be [(played|made)] Hidden`, { hidden: 'cannot' }),
  ],
});

export interface PowerBlock {
  readonly powerBlock: Way;
}

export const powerBlock: ModifierWord<PowerBlock, 'powerBlock'> = modifier({
  description: 'Whether the block is a Power Block, may be made one, or cannot be one.',
  keys: () => ({ powerBlock: z.enum(ways) }),
  roles: { powerBlock: {} },
  phrases: () => [
    words('be~ [(now|also)] a Power Block', { powerBlock: 'is' }),
    words('may be [made] a Power Block', { powerBlock: 'may' }),
    words(`${forms.cannot} be [made] a Power Block`, { powerBlock: 'cannot' }),
  ],
});
