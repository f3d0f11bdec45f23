import { knownBy, type Spellings } from '../spellings.ts';
import type { factions, restrictions, shadowfistTypes, symbols } from './card.ts';

type Faction = (typeof factions)[number];
type Symbol = (typeof symbols)[number];

/** A plural or a typing slip is no spelling: what is not here is kept as written and told. */
const factionSpellings: Spellings<Faction> = [
  ['Architects', 'Architects of the Flesh', 'arc'],
  ['Ascended', 'asc'],
  ['Dragons', 'Dragon', 'dra'],
  ['Four Monarchs', '4 Monarchs', 'Monarchs', 'mon'],
  ['Guiding Hand', 'han'],
  ['Jammers', 'Jammer', 'jam'],
  ['Lotus', 'Eaters of the Lotus', 'lot'],
  ['Purists', 'Purist', 'pur'],
  ['Seven Masters', '7 Masters', 'sev'],
  ['Syndicate', 'syn'],
];

/** What stands in the place of a faction on cards that have none. */
export const noFaction = [
  'Chi',
  'Magic',
  'High Tech',
  'Tech',
  'Unaligned',
  'Neutral',
  'None',
  'Feng Shui',
  'Feng Shui Site',
] as const;

const symbolSpellings: Spellings<Symbol> = [
  ['arc', 'Architects', 'Architects of the Flesh'],
  ['asc', 'Ascended'],
  ['dra', 'Dragons', 'Dragon'],
  ['mon', 'Four Monarchs', 'Monarchs'],
  ['han', 'Guiding Hand'],
  ['jam', 'Jammers', 'Jammer'],
  ['lot', 'Lotus', 'Eaters of the Lotus'],
  ['pur', 'Purists', 'Purist'],
  ['sev', 'Seven Masters'],
  ['syn', 'Syndicate'],
  ['chi'],
  ['mag', 'Magic'],
  ['tek', 'Tech', 'High Tech'],
];

export const noSymbol = ['None', '0'] as const;

const typeSpellings: Spellings<(typeof shadowfistTypes)[number]> = [
  ['Character'],
  ['Site'],
  ['Feng Shui Site', 'FSS'],
  ['State'],
  ['Event'],
  ['Edge'],
];

const restrictionSpellings: Spellings<(typeof restrictions)[number]> = [
  ['Limited'],
  ['One-Shot'],
  ['Schtick'],
  ['Toast It'],
  ['Uncopyable'],
  ['Unique'],
  ['Vehicle'],
  ['Weapon'],
];

export const knownTypes = knownBy(typeSpellings);
export const knownRestrictions = knownBy(restrictionSpellings);
export const knownFactions = knownBy<Faction | (typeof noFaction)[number]>([
  ...factionSpellings,
  ...noFaction.map((none) => [none] as const),
]);
/** What else each resource symbol is called. */
export const symbolNames: ReadonlyMap<string, readonly string[]> = new Map(
  symbolSpellings.map(([symbol, ...names]) => [symbol, names]),
);
export const knownSymbols = knownBy<Symbol | (typeof noSymbol)[number]>([
  ...symbolSpellings,
  ...noSymbol.map((none) => [none] as const),
]);
