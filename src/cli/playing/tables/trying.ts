import type { CatalogueCard, Play, RuleCheck } from '../../../games/rule-check.ts';
import { Chance } from '../chance.ts';
import type { Tables, TriedCard } from '../dealing.ts';
import { CardTrial, type Unseen, unplayed, unseenOf } from './card-trial.ts';
import { type Explanations, isExplained } from './explanations.ts';
import { abilitiesWithout, slugWithout } from './leaving-out.ts';
import { partsOf } from './parts.ts';
import { type Failure, playedOn } from './tabled-game.ts';

export interface TriedOn {
  /** How many tables at most are laid for a card. */
  readonly tables: number;
  /** How many times players act on a table. */
  readonly rounds: number;
  readonly seed: number;
  /** What need not be seen. */
  readonly explained?: Explanations;
}

/** A card, what was seen of it, and what failed. */
export interface Trial {
  readonly card: TriedCard;
  readonly watched: CardTrial;
  readonly failures: readonly Failure[];
  /** Tables that could not come about. */
  readonly impossible: number;
  /** What of the card was never seen, and why not is not known. */
  readonly unexplained: readonly string[];
}

/** Tries a card on tables until everything of it was seen. */
export function triedOn(
  card: TriedCard,
  others: readonly TriedCard[],
  { law, ruleset, tables: game }: TriedGame,
  { tables, rounds, seed, explained = [] }: TriedOn,
): Trial {
  const isKnown = (unseen: Unseen) => isExplained(explained, card.slug, unseen);
  const known = new Map([...others, card, ...lackingParts(card)].map((one) => [one.slug, one]));
  const play = playOf(known, law, ruleset);
  const watched = new CardTrial(card, play, isKnown);
  let impossible = 0;
  for (let table = 0; table < tables && !watched.isEnough(); table += 1) {
    const chance = new Chance(seed + table);
    const { state, cards } = game.tableFor(card, others, chance);
    for (const one of cards) known.set(one.slug, one);
    watched.seen.tables += 1;
    if (play({ state, actions: [] }).outcome !== 'legal') impossible += 1;
    else playedOn(state, { game, card, play, watching: watched }, rounds, chance);
  }
  return {
    card,
    watched,
    failures: watched.failures,
    impossible,
    unexplained: unexplainedIn(watched, isKnown),
  };
}

function unexplainedIn({ seen }: CardTrial, isKnown: (unseen: Unseen) => boolean): string[] {
  const { playable, abilities } = seen;
  return [
    ...(playable > 0 || isKnown(unplayed) ? [] : [unplayed.why]),
    ...abilities.flatMap((ability, place) =>
      unseenOf(ability)
        .filter((one) => !isKnown(one))
        .map(({ part, why }) => `ability ${place + 1}, ${part}: ${why}`),
    ),
  ];
}

export interface TriedGame {
  readonly law: RuleCheck;
  readonly ruleset: string;
  readonly tables: Tables;
}

/** The card without each of its parts. */
function lackingParts(card: TriedCard): TriedCard[] {
  return partsOf(card.abilities).map((part) => ({
    ...card,
    slug: slugWithout(card.slug, part),
    abilities: abilitiesWithout(card, part),
  }));
}

/** The rule check over these cards, also those that are added later. */
function playOf(known: ReadonlyMap<string, TriedCard>, law: RuleCheck, id: string): Play {
  const card = (slug: string): CatalogueCard | undefined => {
    const found = known.get(slug);
    return found === undefined ? undefined : { ...found, text: null, told: 'whole' };
  };
  return law.ready({ card, slugs: [] })({ id });
}
