import { fold } from '../../games/fold.ts';
import type { KnownValue } from './context.ts';
import { called, type Meaning } from './meanings.ts';

/** The types that are kinds of another type, by what the rules call them. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  // shadowfist.yotd/2.1/two-kinds-of-site
  site: ['feng shui site'],
  // highlander.first-edition/defense-phase/attacks-are-red-or-gold
  attack: ['basic attack', 'special attack', 'ranged attack', 'special attack/block'],
  // highlander.first-edition/ranged-attacks/ranged-is-special-attack
  'special attack': ['ranged attack', 'special attack/block'],
  // highlander.first-edition/guards-and-other-standing-defenses/guards-are-blocks
  // highlander.handbook-addendum/special-attack-or-block/played-as-one-of-them
  block: ['basic block', 'guard', 'special attack/block'],
};

/** The type so called and those that are kinds of it: a Feng Shui Site is a Site. */
export const calledOrKindOf: Meaning = (written, known) => {
  const kinds = (type: KnownValue) => kindsOf[fold(type.value)] ?? [];
  const meant = called(written, known);
  return known.filter(
    (type) =>
      meant.includes(type) ||
      meant.some((broad) => broad.game === type.game && kinds(broad).includes(fold(type.value))),
  );
};
