import { nameKey } from '../../title.ts';
import { type BuiltDeck, type Copies, isSpecificTo } from './built-deck.ts';
import type { RuleOf } from './format-rule.ts';

/** Why a card may not simply be included. */
export interface Barrier {
  readonly code: 'other-persona' | 'reserved' | 'signature' | 'other-weapon' | 'generic-immortal';
  readonly rule: string | null;
  readonly because: string;
  /** How many copies may be included all the same. */
  readonly free: number;
}

/** `unknown` where it depends on what no source tells. */
export function barrierTo(
  copies: Copies,
  deck: BuiltDeck,
  rule: RuleOf<'specific-cards'>,
): Barrier | 'unknown' | null {
  return personaBarrier(copies, deck, rule) ?? weaponBarrier(copies, deck, rule);
}

function personaBarrier(
  copies: Copies,
  deck: BuiltDeck,
  rule: RuleOf<'specific-cards'>,
): Barrier | 'unknown' | null {
  const { immortals, mark, card } = copies;
  const factions = rule.factions.filter((faction) => names(copies, faction));
  if (immortals === null && factions.length === 0) return 'unknown';
  const personas = (immortals ?? []).filter((name) => !factions.some((faction) => same(faction, name)));
  // A Reserved card that names a weapon and no Persona is held by its weapon.
  if (personas.length === 0 && factions.length === 0)
    return mark === null || copies.weapon !== null ? null : 'unknown';
  if (isSpecificTo(copies, deck.personaNames)) return null;
  const belongs = mark === 'Reserved' ? false : belongsTo(factions, deck);
  if (belongs === true) return null;
  if (belongs === 'unknown') return 'unknown';
  const whose = `${card.name} is ${mark === null ? '' : `${mark} and `}specific to ${[...personas, ...factions].join(', ')}`;
  const because = `${whose}, and ${played(deck)}`;
  if (deck.personas.length === 0 && rule.genericImmortal !== undefined) {
    const { rule: oneOfEach, reservedRule, signatureRule } = rule.genericImmortal;
    if (mark === 'Signature') return { code: 'signature', rule: signatureRule, because, free: 0 };
    if (mark === 'Reserved') return { code: 'reserved', rule: reservedRule, because, free: 0 };
    const reason = `${whose}, and a Generic Immortal may use one of each card of each Persona`;
    return {
      code: 'generic-immortal',
      rule: oneOfEach,
      because: reason,
      free: personas.length,
    };
  }
  if (mark === 'Signature') return { code: 'signature', rule: rule.signatureRule, because, free: 0 };
  if (mark === 'Reserved') return { code: 'reserved', rule: rule.reservedRule, because, free: 0 };
  return { code: 'other-persona', rule: rule.rule, because, free: 0 };
}

function played({ personas }: BuiltDeck): string {
  if (personas.length === 0) return 'the deck has no Persona';
  return `the Persona is ${personas.map(({ card }) => card.title).join(' with ')}`;
}

/** Whether a Persona of the deck is of one of the Factions; unknown where none of its Factions is told. */
function belongsTo(factions: readonly string[], deck: BuiltDeck): boolean | 'unknown' {
  if (factions.length === 0 || deck.personas.length === 0) return false;
  const told = deck.abilities('faction').map(({ ability }) => ability.faction);
  if (told.length === 0) return 'unknown';
  return factions.some((faction) => told.some((one) => same(one, faction)));
}

function weaponBarrier(
  { weapon, weaponName, card }: Copies,
  { weaponNames }: BuiltDeck,
  { weapons }: RuleOf<'specific-cards'>,
): Barrier | null {
  if (weapons === undefined || weaponName === null || weaponNames.has(weaponName)) return null;
  const because = `${card.name} is specific to ${weapon}, which is not a Weapon of Choice of the deck`;
  return { code: 'other-weapon', rule: weapons.rule, because, free: 0 };
}

function names({ immortals, card }: Copies, faction: string): boolean {
  return [...(immortals ?? []), ...(card.subtitle === null ? [] : [card.subtitle])].some((name) =>
    same(name, faction),
  );
}

function same(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}
