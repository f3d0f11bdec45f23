import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { highlanderTypes } from '../../../../../src/games/highlander/card.ts';
import { type Definition, definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { anAttack, five } from '../table.ts';

/** Cards of the sources, as the seeds have them, for tests of what the sources rule on them. */

const folder = join(import.meta.dirname, '../../../../../seeds/highlander');

const entry = z.looseObject({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  type: z.enum(highlanderTypes).nullable(),
  subtype: z.string().nullable(),
  grid: z.string().nullable(),
  immortals: z.array(z.string()).nullable(),
  handIcons: z.int().nullish(),
});
const does = z.looseObject({ card: z.string(), abilities: z.array(z.unknown()) });

function entriesOf<Entry>(room: string, form: z.ZodType<Entry>): Entry[] {
  return readdirSync(join(folder, room)).flatMap((file) =>
    z.array(form).parse(parse(readFileSync(join(folder, room, file), 'utf8'))),
  );
}

const abilities = new Map(entriesOf('abilities', does).map((one) => [one.card, one.abilities]));
const cards = new Map(entriesOf('cards', entry).map((one) => [one.slug, one]));

/** What no source tells of a card, the test gives: its type, above all. */
export function seeded(slug: string, given: Partial<Definition> = {}): Definition {
  const card = cards.get(slug);
  if (card === undefined) throw new Error(`No seeded card has the slug ${slug}.`);
  const { title, subtitle, type, subtype, grid, immortals, handIcons } = card;
  return definition.parse({
    ...{ title, subtitle, type, subtype, grid, gems: {} },
    ...{ immortals: immortals ?? [], handIcons: handIcons ?? 0 },
    abilities: abilities.get(slug) ?? [],
    ...given,
  });
}

/** In play from before the game. */
export const preGame = (card: Definition) => ({ card, preGame: true });

export const mayDo = { turn: { phase: 'may-do' as const } };
export const [high, low] = [anAttack('upper left'), anAttack('lower left')];

export const play = (card: string, more: object = {}) => ({ do: 'play', player: 'ann', card, ...more });
export const next = (player = 'ann') => ({ do: 'next-phase', player });
export const end = (player = 'ann') => ({ do: 'end-turn', player });
export const use = (card: string, more: object = {}, player = 'ann') => ({
  ...{ do: 'use', player, card, ability: 0, ...more },
});
export const exert = (purpose: object, shown = five()) => ({
  do: 'exert',
  player: 'ann',
  for: purpose,
  shown,
});
