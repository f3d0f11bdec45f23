const ROWS = ['upper', 'middle', 'lower'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;

/** Three rows of three: O is an area that is not covered, ? one of which no source tells, and all else is covered. */
const GRID = /^[A-Z?]{3}\/[A-Z?]{3}\/[A-Z?]{3}$/;

/** The areas of an attack or a defence of Highlander, drawn and said. A grid of another form is shown as written. */
export function AttackGrid({ grid }: { readonly grid: string }) {
  if (!GRID.test(grid)) return <>{grid}</>;
  const areas = [...grid.replaceAll('/', '')];
  return (
    <span class="attack-grid">
      <svg viewBox="0 0 30 30" aria-hidden="true">
        {areas.map((area, at) => (
          <rect
            key={at}
            class={area === 'O' ? 'open' : area === '?' ? 'unknown' : 'covered'}
            x={1 + (at % 3) * 10}
            y={1 + Math.floor(at / 3) * 10}
            width="8"
            height="8"
          />
        ))}
      </svg>
      <span>{inWords(areas)}</span>
    </span>
  );
}

function inWords(areas: readonly string[]): string {
  const covered = areas.flatMap((area, at) => (area === 'O' || area === '?' ? [] : [areaAt(at)]));
  const unknown = areas.filter((area) => area === '?').length;
  const known = covered.length === areas.length ? 'all nine areas' : covered.join(', ') || 'no known area';
  return unknown === 0 ? known : `${known}; ${unknown} of 9 areas unknown`;
}

const areaAt = (at: number): string => `${ROWS[Math.floor(at / 3)]} ${COLUMNS[at % 3]}`;
