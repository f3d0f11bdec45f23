import { z } from 'zod';
import { type ChangedKind, type ChangeKind, changedKind, changeKind } from '../database/changes/change.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { pageCursorsView } from '../pagination.ts';
import { cardName } from './card-view.ts';
import { libraryOf } from './library.ts';
import { gameSlug } from './views.ts';

const fieldChangeView = z
  .strictObject({
    field: z
      .string()
      .meta({ description: 'A path of names, such as figures.cost or printings.standard.text.' }),
    from: z.unknown().meta({ description: 'Any JSON; null where it was not there.' }),
    to: z.unknown().meta({ description: 'Any JSON; null where it is no more.' }),
  })
  .meta({ id: 'FieldChange', description: 'One part that is different.' });

export const changeView = z
  .strictObject({
    change: changeKind,
    of: changedKind.meta({ description: 'What kind of thing it is.' }),
    game: gameSlug,
    subject: z.string().meta({
      description: 'The slug of a card or a format, the code of a set, the id of anything else.',
    }),
    name: z.string().meta({ description: 'What it is called; a ruling by the cards or terms it rules on.' }),
    url: z.string().nullable().meta({
      description: 'Its path, that of the card it leads to now; null where it has none, or no more.',
    }),
    into: z
      .string()
      .nullable()
      .meta({ description: 'The slug of the card that a merged one became part of; else null.' }),
    fields: z.array(fieldChangeView).meta({ description: 'What is different; empty unless updated.' }),
    dataVersion: z.int().meta({ description: 'The data version that it led to.' }),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'Change', description: 'One thing that a change of content did.' });
export type ChangeView = z.infer<typeof changeView>;

export const changesPage = z
  .strictObject({ items: z.array(changeView), totalCount: z.int(), ...pageCursorsView })
  .meta({ id: 'ChangePage' });

interface Subject {
  readonly change: ChangeKind;
  readonly of: ChangedKind;
  readonly game: GameSlug;
  readonly subject: string;
}

/** Where the subject of a change is found in a snapshot; null where it is not. */
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

/** The ids of what has a path of its own beside cards. */
const lawOf = perSnapshot(({ games }) => ({
  rulings: new Set(games.flatMap(({ rulings }) => rulings.map(({ id }) => id))),
  rules: new Set(games.flatMap(({ rules }) => rules.map(({ id }) => id))),
}));

/** The slashes of an id are slashes of its path. */
function inPath(id: string): string {
  return id.split('/').map(encodeURIComponent).join('/');
}
