import { phrases, terminal, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { specialAbilities } from '../vocabulary/words.ts';

type Symbol = (typeof symbols)[number];

export const symbol: Kind<Symbol> = terminal<Symbol>(
  'a resource symbol',
  'symbol',
  (written) => symbols.find((one) => `{${one}}` === written.toLowerCase()),
  (one) => `{${one}}`,
);

/** `<Demon>`, as the cards print it in bold. */
export const designator: Kind<string> = terminal<string>(
  'a designator',
  'designator',
  (written) => written.slice(1, -1),
  (one) => `<${one}>`,
);

/** Capitalised words that are not designators. */
const NOT_DESIGNATORS: ReadonlySet<string> = new Set([
  ...restrictions,
  ...specialAbilities,
  ...shadowfistTypes,
  ...['Feng', 'Shui', 'Toast', 'X', 'Main', 'Shot', 'Power', 'Fighting', 'Body', 'Establishing'],
  ...[
    'All',
    'Any',
    'A',
    'An',
    'Each',
    'Every',
    'Other',
    'Another',
    'Target',
    'Your',
    'Opponents',
    'One',
    'Two',
  ],
  ...['This', 'That', 'The', 'Subject', 'Turn', 'Unturned', 'Turned', 'Damaged', 'Attacking', 'Intercepting'],
  ...[
    'Characters',
    'Sites',
    'States',
    'Edges',
    'Events',
    'Card',
    'Cards',
    'Non',
    'Both',
    'Choose',
    'Play',
    'No',
  ],
]);

/** A designator as the rulebook prints it: a capitalised word before a noun. */
export const designatorWord: Kind<string> = terminal<string>(
  'a designator',
  'word',
  (written) => (/^[A-Z][a-z]+$/.test(written) && !NOT_DESIGNATORS.has(written) ? written : undefined),
  () => undefined,
);

type Special = Exclude<(typeof specialAbilities)[number], 'Toughness'>;

/** A special ability without an amount (10.1.2). */
export const special: Kind<Special> = phrases('a special ability', () =>
  specialAbilities.flatMap((one) => (one === 'Toughness' ? [] : [words<Special>(one, one)])),
);
