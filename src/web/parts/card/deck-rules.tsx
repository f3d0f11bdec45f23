import type { ComponentChild } from 'preact';
import type { CardView, GameView } from '../../../catalogue/views.ts';
import type { RuleView } from '../../../rulings/views.ts';
import { withQuery } from '../../addresses.ts';
import { RuleLink } from '../rule-link.tsx';

interface DeckRulesProps {
  readonly card: CardView;
  readonly game: GameView;
  readonly rule: (id: string) => RuleView;
}

/** What limits the card in a deck, and what it changes there itself. Empty for a card of which nothing is known. */
export function deckRules({ card, game, rule }: DeckRulesProps): ComponentChild[] {
  return [...limits(card, game, rule), ...restrictions(card), ...groupLimits(card, game), ...changes(card)];
}

/** Cards that stand beside the Endurance: its limits do not count them. */
const BESIDE_THE_DECK: readonly (string | null)[] = [
  ...['Persona', 'Weapon of Choice', 'Pre-Game', 'Quickening', 'Premium', 'Watcher', 'Crystal', null],
];

/** The most copies by each rule, with the formats that have the rule. */
function limits(card: CardView, { formats }: GameView, rule: DeckRulesProps['rule']): ComponentChild[] {
  const restriction = card.game === 'highlander' ? card.restriction : null;
  const byRule = new Map<string, { readonly most: number; readonly formats: string[] }>();
  for (const { name, rules } of formats)
    for (const one of rules) {
      const most = mostCopies(one, card, restriction);
      if (most === null || one.rule === null) continue;
      const known = byRule.get(one.rule);
      if (known === undefined) byRule.set(one.rule, { most, formats: [name] });
      else known.formats.push(name);
    }
  return [...byRule].map(([id, { most, formats }]) => (
    <>
      {most === 0 ? 'Not allowed' : `At most ${most} in a deck`} ({formats.join(', ')}):{' '}
      <RuleLink rule={rule(id)} />
    </>
  ));
}

type FormatRule = GameView['formats'][number]['rules'][number];

function mostCopies(rule: FormatRule, card: CardView, restriction: number | null): number | null {
  const most = typeof rule.most === 'number' ? rule.most : null;
  switch (rule.check) {
    case 'copies-of-title':
      return restriction === null && !BESIDE_THE_DECK.includes(card.type) ? most : null;
    case 'restriction-number':
      return restriction;
    case 'copies-of-cards':
      return Array.isArray(rule.cards) && rule.cards.includes(card.slug) ? most : null;
    default:
      return null;
  }
}

function restrictions(card: CardView): ComponentChild[] {
  if (card.game !== 'shadowfist') return [];
  return (card.restrictions ?? []).map((name) => (
    <a href={withQuery('/glossary/shadowfist', { q: name })}>{name}</a>
  ));
}

function groupLimits(card: CardView, { groups }: GameView): ComponentChild[] {
  return card.groups.map(({ id, name, place }) => {
    const limit = groups.find((group) => group.id === id)?.limit ?? null;
    return (
      <>
        <a href={withQuery('/cards', { game: card.game, q: `is:"${name}"` })}>{name}</a>
        {place === null ? null : ` (${place})`}
        {limit === null ? null : `: ${limit}`}
      </>
    );
  });
}

type DeckAbility = NonNullable<Extract<CardView, { game: 'highlander' }>['deckBuilding']>[number];

function changes(card: CardView): ComponentChild[] {
  return card.game === 'highlander' ? (card.deckBuilding ?? []).map(changeInWords) : [];
}

function changeInWords(ability: DeckAbility): string {
  switch (ability.ability) {
    case 'include':
      return 'It lets its player include cards that are not allowed otherwise.';
    case 'exceed-six':
      return `It allows more cards of a title${ability.upTo === null ? '' : `: up to ${ability.upTo}`}.`;
    case 'multiply-allowed':
      return `It allows ${ability.by} times the usual number of a card.`;
    case 'raise-restriction':
      return 'It raises the Restriction number of one card by one.';
    case 'master-cards':
      return `It allows up to ${ability.upTo} Master cards.`;
    case 'requires-weapon':
      return `It may be included only with the Weapon of Choice ${ability.weapon}.`;
    case 'off-hand':
      return 'It is a Weapon of Choice that is used beside another.';
    case 'primary-weapons':
      return `It allows up to ${ability.upTo} Primary Weapons of Choice.`;
    case 'hand-icons':
      return `${ability.weapon} has ${ability.icons} hand icons with it.`;
    case 'add-gems':
      return `It adds ${ability.by} to ${ability.gem}.`;
    case 'alter-gems':
      return 'Its player may alter gem assignments before building the deck.';
    case 'faction':
      return `It belongs to the faction ${ability.faction}.`;
    case 'played-with':
      return `It is played together with ${ability.persona}.`;
  }
}
