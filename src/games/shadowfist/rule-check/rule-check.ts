import { z } from 'zod';
import type { CatalogueCard, LawOfMoves } from '../../rule-check.ts';
import { shadowfistFigures } from '../card.ts';
import { saysMoreThanRestrictions } from '../restrictions-in-text.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { ability } from '../vocabulary/abilities.ts';
import { type Definition, definition } from '../vocabulary/definition.ts';
import { type Action, actionSchema } from './actions/actions.ts';
import { shadowfistLaw } from './law.ts';
import { type State, stateSchema } from './state/state.ts';

/** The rule check of Shadowfist, by the Year of the Dragon rules. */
export const shadowfistRuleCheck: LawOfMoves<State, Action, Definition> = {
  ruleset: 'shadowfist.yotd',
  stateSchema,
  actionSchema,
  definitionSchema: definition,
  definitionOf,
  opening: (seats) => ({
    players: seats.map(({ player, deck }) => ({
      id: player,
      power: 0,
      deck: deck.map((card, place) => ({ id: `${player}-${place + 1}`, card })),
    })),
    turn: { player: seats[0]?.player ?? '', phase: 'set-up' },
  }),
  law: shadowfistLaw,
};

const figures = shadowfistFigures.partial();

/**
 * A card of the catalogue as the rule check knows it. What nobody has said in the vocabulary, or no source gives, is
 * an ability that cannot be judged; a card without a type is none that could be played.
 */
function definitionOf(card: CatalogueCard): Definition | undefined {
  const read = figures.safeParse(card.figures);
  if (!read.success || read.data.type === null || read.data.type === undefined) return undefined;
  const {
    type,
    cost = null,
    requires,
    provides,
    fighting = null,
    power = null,
    body = null,
    restrictions,
  } = read.data;
  const abilities = abilitiesOf(card);
  const unknown: Ability[] =
    requires === null || provides === null || restrictions === null
      ? [
          {
            ability: 'unsupported',
            reach: 'anything',
            text: 'No source gives its resources or restrictions.',
          },
        ]
      : [];
  return {
    ...{ title: card.title, subtitle: card.subtitle, type, cost, fighting, power, body, text: card.text },
    ...{ requires: requires ?? [], provides: provides ?? [], restrictions: restrictions ?? [] },
    abilities: [...abilities, ...unknown],
  };
}

function abilitiesOf({ abilities, text }: CatalogueCard): Ability[] {
  if (abilities !== null) return z.array(ability).parse(abilities);
  if (text === null)
    return [{ ability: 'unsupported', reach: 'anything', text: 'No source gives its wording.' }];
  return saysMoreThanRestrictions(text) ? [{ ability: 'unsupported', reach: 'anything', text }] : [];
}
