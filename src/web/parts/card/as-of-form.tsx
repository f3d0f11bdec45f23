import type { Moment } from './moments.ts';

interface AsOfFormProps {
  /** Path of the card in the REST interface. */
  readonly resource: string;
  readonly moments: readonly Moment[];
  /** The time that the page shows; empty for now. */
  readonly asOf: string;
}

/** Chooses the time whose text is shown. A script replaces the list by a slider. */
export function AsOfForm({ resource, moments, asOf }: AsOfFormProps) {
  const isListed = moments.some((moment) => moment.asOf === asOf);
  const all = isListed ? moments : [{ asOf, label: asOf }, ...moments];
  return (
    <div class="as-of no-print" id="as-of" data-as-of={JSON.stringify({ resource, moments: all, asOf })}>
      <form method="get">
        <label for="as-of-list">Show the text as of</label>
        <select id="as-of-list" name="asOf">
          {all.map((moment) => (
            <option key={moment.asOf} value={moment.asOf} selected={moment.asOf === asOf}>
              {moment.label}
            </option>
          ))}
        </select>
        <button type="submit" class="quiet">
          Show
        </button>
      </form>
    </div>
  );
}
