import { z } from 'zod';
import { type ChangedKind, type ChangeKind, changedKind, changeKind } from '../database/changes/change.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { pageCursorsView, totalCountView as totalCount } from '../pagination.ts';
import { cardName } from './card-view.ts';
import { libraryOf } from './library.ts';
import { gameSlug } from './views.ts';

const fieldChangeView = z
  .strictObject({
    field: z
      .string()
      .meta({ description: 'Path of the field, such as figures.cost or printings.standard.text.' }),
    from: z.unknown().meta({ description: 'Old value; null if the field is new.' }),
    to: z.unknown().meta({ description: 'New value; null if the field was removed.' }),
  })
  .meta({ id: 'FieldChange', description: 'A changed field.' });

export const changeView = z
  .strictObject({
    change: changeKind.meta({ description: 'What happened to the object.' }),
    of: changedKind.meta({ description: 'Kind of the changed object.' }),
    game: gameSlug,
    subject: z.string().meta({
      description: 'Slug of a card or format, code of a set, id of any other object.',
    }),
    name: z
      .string()
      .meta({ description: 'Name of the object; for a ruling, the names of its cards or terms.' }),
    url: z.string().nullable().meta({
      description: 'Current path of the object; null if it has none or was removed.',
    }),
    into: z
      .string()
      .nullable()
      .meta({ description: 'Slug of the card that a merged card became part of; null for other changes.' }),
    fields: z
      .array(fieldChangeView)
      .meta({ description: 'Changed fields; empty unless `change` is updated.' }),
    dataVersion: z.int().meta({ description: 'Data version after the change.' }),
    changedAt: z.iso.datetime().meta({ description: 'Time of the change.' }),
  })
  .meta({ id: 'Change', description: 'A change of one object.' });
export type ChangeView = z.infer<typeof changeView>;

export const changesPage = z
  .strictObject({ items: z.array(changeView), totalCount, ...pageCursorsView })
  .meta({ id: 'ChangePage', description: 'A page of the change log.' });

interface Subject {
  readonly change: ChangeKind;
  readonly of: ChangedKind;
  readonly game: GameSlug;
  readonly subject: string;
}

/** The path of the subject of a change in a snapshot; null if it has none. */
export function urlOf(snapshot: Snapshot, { change, of, game, subject }: Subject): string | null {
  if (change === 'removed') return null;
  switch (of) {
    case 'card': {
      const card = libraryOf(snapshot).bySlug(game, subject);
      return card === undefined ? null : cardName(card).url;
    }
    case 'ruling':
      return lawOf(snapshot).rulings.has(subject) ? `/v1/rulings/${inPath(subject)}` : null;
    case 'rule':
      return lawOf(snapshot).rules.has(subject) ? `/v1/rules/${game}/${inPath(subject)}` : null;
    default:
      return null;
  }
}

/** Ids of rulings and rules, which have paths of their own. */
const lawOf = perSnapshot(({ games }) => ({
  rulings: new Set(games.flatMap(({ rulings }) => rulings.map(({ id }) => id))),
  rules: new Set(games.flatMap(({ rules }) => rules.map(({ id }) => id))),
}));

/** The slashes of an id are slashes of its path. */
function inPath(id: string): string {
  return id.split('/').map(encodeURIComponent).join('/');
}
