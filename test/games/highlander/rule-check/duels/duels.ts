import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Chance } from '../../../../../src/cli/playing/chance.ts';
import { Dealer } from '../../../../../src/cli/playing/highlander/dealer.ts';
import { type Catalogue, deckOfChance } from '../../../../../src/cli/playing/highlander/decks.ts';
import { type Ending, randomGame } from '../../../../../src/cli/playing/random-game.ts';
import type { Service } from '../../../../../src/cli/playing/ways-in.ts';
import type { Json } from '../../../../../src/engine/json.ts';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { highlanderCardEntry } from '../../../../../src/games/highlander/card.ts';
import { definitionOfCard } from '../../../../../src/games/highlander/rule-check/definition-of-card.ts';
import { highlanderLaw } from '../../../../../src/games/highlander/rule-check/law.ts';
import { opening } from '../../../../../src/games/highlander/rule-check/opening.ts';
import { rulesetId, rulesetOf } from '../../../../../src/games/highlander/rule-check/rulesets/rulesets.ts';

/** Duels of chance with the seeded cards and invented ones, judged here without a service. */

const folder = join(import.meta.dirname, '../../../../../seeds/highlander');

function entriesOf<Entry>(room: string, form: z.ZodType<Entry>): Entry[] {
  return readdirSync(join(folder, room))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => z.array(form).parse(parse(readFileSync(join(folder, room, file), 'utf8'))));
}

const abilitiesEntry = z.looseObject({
  ...{ card: z.string(), abilities: z.array(z.unknown()), told: z.enum(['whole', 'in-part']) },
});

function seeded(): Catalogue {
  const abilities = new Map(entriesOf('abilities', abilitiesEntry).map((entry) => [entry.card, entry]));
  return new Map(
    entriesOf('cards', highlanderCardEntry).flatMap(({ slug, title, subtitle, ...figures }) => {
      const does = abilities.get(slug);
      const told = does?.told ?? 'in-part';
      const definition = definitionOfCard({
        ...{ slug, title, subtitle, figures, text: null, abilities: does?.abilities ?? null, told },
      });
      return definition === undefined ? [] : [[slug, definition]];
    }),
  );
}

export const catalogue = seeded();

const request = z.object({
  ruleset: rulesetId,
  state: z.unknown(),
  actions: z.array(z.unknown()),
});

/** The law of an edition, with the seeded cards. */
export function lawWithSeeds(edition: z.infer<typeof rulesetId>) {
  return highlanderLaw((slug) => catalogue.get(slug), { edition, switches: rulesetOf(edition) });
}

const service: Service = {
  async ask({ body }) {
    const { ruleset, state, actions } = request.parse(JSON.parse(String(body)));
    const answer = playThrough(lawWithSeeds(ruleset), { state, actions }, { legalActions: 'all' });
    return { status: 200, text: JSON.stringify(answer) };
  },
  close: async () => undefined,
};

/** The state before a duel: of any Personas, or of those that both play. */
export function openingOf(chance: Chance, played?: Parameters<typeof deckOfChance>[2]): Json {
  return opening(['ann', 'bob'].map((player) => ({ player, ...deckOfChance(catalogue, chance, played) })));
}

/** A duel in which both players do anything that is legal, told by its seed. */
export async function duel(
  edition: z.infer<typeof rulesetId>,
  seed: number,
  mostActions: number,
): Promise<Ending> {
  const chance = new Chance(seed);
  const dealt = openingOf(chance);
  const game = {
    game: 'highlander',
    ruleset: edition,
    dealer: new Dealer(dealt),
    opening: dealt,
    mostActions,
  };
  return await randomGame(service, game, chance);
}
