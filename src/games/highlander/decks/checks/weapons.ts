import type { CardPool, Finding } from '../../../decks/format.ts';
import { nameKey } from '../../../title.ts';
import type { AbilityInDeck, BuiltDeck, Copies } from '../built-deck.ts';
import {
  type Checked,
  counted,
  found,
  NOTHING,
  named,
  total,
  unknownFigure,
  waysToRemove,
} from '../counting.ts';
import type { AbilityOf } from '../deck-ability.ts';
import type { RuleOf } from '../format-rule.ts';

export function checkPrimaryWeapons(
  { rule, most }: RuleOf<'primary-weapons'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  const primary = deck.weapons.filter((weapon) => offHand(weapon) === undefined);
  const allowed = Math.max(most, ...deck.abilities('primary-weapons').map(({ ability }) => ability.upTo));
  if (total(primary) <= allowed) return NOTHING;
  // The back of a weapon says whether it is an Off-Hand one: a weapon without a known text can be either.
  const described = primary.filter(({ isDescribed }) => isDescribed);
  if (total(described) <= allowed) {
    const unknown = primary.filter(({ isDescribed }) => !isDescribed);
    return found([], unknownFigure(rule, 'the kind (Off-Hand or not)', unknown));
  }
  return found([
    {
      violation: {
        code: 'too-many-primary-weapons',
        rule,
        message: `The deck has ${total(primary)} Primary Weapons of Choice; the limit is ${allowed}.`,
        cards: counted(primary),
        counted: total(primary),
        allowed,
      },
      subject: '',
      undoneBy: { zones: ['pre-game'], copies: 1 },
      repairs: waysToRemove(primary, total(primary) - allowed),
    },
  ]);
}

export function checkOffHandWeapons(rule: RuleOf<'off-hand-weapons'>, deck: BuiltDeck, _: CardPool): Checked {
  const findings: Finding[] = [];
  const unknown: Copies[] = [];
  const told = deck.abilities('hand-icons');
  for (const weapon of deck.weapons) {
    const needs = offHand(weapon);
    if (needs === undefined) continue;
    const others = deck.weapons.filter(
      (other) =>
        other.card.slug !== weapon.card.slug && (needs.with === 'any' || offHand(other) === undefined),
    );
    const fitting = others.filter((other) => !needs.oneHanded || (icons(other, told) ?? 1) === 1);
    if (fitting.length === 0) findings.push(alone(weapon, needs, rule));
    else if (needs.oneHanded && !fitting.some((other) => icons(other, told) === 1)) unknown.push(...fitting);
  }
  return found(findings, unknownFigure(rule.rule, 'the hand icons', unknown));
}

function alone(
  weapon: Copies,
  needs: AbilityOf<'off-hand'>,
  { rule, primaryRule }: RuleOf<'off-hand-weapons'>,
): Finding {
  const kind = `${needs.oneHanded ? 'one-handed ' : ''}${needs.with === 'primary' ? 'Primary ' : ''}`;
  return {
    violation: {
      code: 'off-hand-weapon-alone',
      rule: needs.with === 'primary' ? (primaryRule ?? rule) : rule,
      message: `${weapon.card.name} can be used only together with another ${kind}Weapon of Choice, and the deck has none.`,
      cards: counted([weapon]),
      counted: null,
      allowed: null,
    },
    subject: weapon.card.slug,
    undoneBy: { zones: ['pre-game'], copies: 1 },
    repairs: waysToRemove([weapon], weapon.quantity),
  };
}

export function checkHandIcons({ rule, most }: RuleOf<'hand-icons'>, deck: BuiltDeck, _: CardPool): Checked {
  const told = deck.abilities('hand-icons');
  const ofWeapons = deck.weapons.map((weapon) => ({ weapon, icons: icons(weapon, told) }));
  const unknown = ofWeapons.filter((one) => one.icons === null).map(({ weapon }) => weapon);
  const known = ofWeapons.filter((one) => (one.icons ?? 0) > 0).map(({ weapon }) => weapon);
  const count = ofWeapons.reduce((sum, one) => sum + (one.icons ?? 0) * one.weapon.quantity, 0);
  // A single weapon never has more than two.
  const remarks = total(deck.weapons) > 1 ? unknownFigure(rule, 'the hand icons', unknown) : [];
  if (count <= most) return found([], remarks);
  const violation = {
    code: 'too-many-hand-icons',
    rule,
    message: `${named(counted(known))} have ${count} hand icons together; the limit is ${most}.`,
    cards: counted(known),
    counted: count,
    allowed: most,
  };
  const repairs = known.flatMap((weapon) => waysToRemove([weapon], 1));
  // Only a Persona changes how many hands a weapon takes.
  const undone = deck.personas.length > 0 ? {} : { undoneBy: { zones: ['pre-game'], copies: 1 } };
  return found([{ violation, subject: '', ...undone, repairs }], remarks);
}

/** An Off-Hand weapon takes one hand. For who plays another card a weapon may have other icons than its own. */
function icons(weapon: Copies, all: readonly AbilityInDeck<'hand-icons'>[]): number | null {
  const told = all.find(({ ability }) => nameKey(ability.weapon) === nameKey(weapon.card.title));
  return told?.ability.icons ?? weapon.handIcons ?? (offHand(weapon) === undefined ? null : 1);
}

function offHand({ abilities }: Copies): AbilityOf<'off-hand'> | undefined {
  return abilities.find((ability) => ability.ability === 'off-hand');
}
