import type { GameView } from '../../../catalogue/views.ts';

/** A time at which the texts of a game may have changed. */
export interface Moment {
  /** The value of `asOf`; empty for now. */
  readonly asOf: string;
  readonly label: string;
}

/** The times that the sources of a game separate: before the first dated source, with each source, and now. */
export function momentsOf({ sources }: GameView): Moment[] {
  const [first] = sources;
  const before = first?.date == null ? [] : [beforeYear(Number(first.date.slice(0, 4)))];
  const issued = sources.map(({ id, title, date }) => ({
    asOf: id,
    label: date === null ? title : `${title}, ${date}`,
  }));
  return [...before, ...issued.slice(0, -1), { asOf: '', label: `Now (${issued.at(-1)?.label ?? ''})` }];
}

function beforeYear(year: number): Moment {
  return { asOf: String(year - 1), label: `Before ${year}` };
}
