import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Moment } from '../parts/card/moments.ts';
import { CardText } from '../parts/card-text.tsx';

interface AsOfProps {
  readonly resource: string;
  readonly moments: readonly Moment[];
  readonly asOf: string;
}

interface Told {
  readonly markedText: string | null;
  readonly message: string | null;
}

/** A slider over time that shows the text then at once; the button opens the whole page as of then. */
function AsOf({ resource, moments, asOf }: AsOfProps) {
  const [at, setAt] = useState(moments.findIndex((moment) => moment.asOf === asOf));
  const [told, setTold] = useState<Told | undefined>();
  const moment = moments[at];
  const chosen = moment?.asOf ?? '';
  useEffect(() => {
    if (chosen === asOf) return setTold(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const query = chosen === '' ? '' : `?${new URLSearchParams({ asOf: chosen })}`;
      fetch(resource + query, { signal: stop.signal })
        .then(async (reply) => setTold(reply.ok ? await reply.json() : undefined))
        .catch(() => setTold(undefined));
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [chosen]);
  return (
    <form method="get">
      <label for="as-of-slider">Show the text as of</label>
      <input
        id="as-of-slider"
        type="range"
        min={0}
        max={moments.length - 1}
        step={1}
        value={at}
        aria-valuetext={moment?.label}
        onInput={(event) => setAt(event.currentTarget.valueAsNumber)}
      />
      <output for="as-of-slider">
        <strong>{moment?.label}</strong>
        {told === undefined ? null : told.markedText === null ? (
          <p>{told.message}</p>
        ) : (
          <CardText text={told.markedText} />
        )}
      </output>
      {chosen === '' ? null : <input type="hidden" name="asOf" value={chosen} />}
      <button type="submit" class="quiet" disabled={chosen === asOf}>
        Show this page as of then
      </button>
    </form>
  );
}

const place = document.getElementById('as-of');
const given = place?.dataset.asOf;
if (place !== null && given !== undefined) {
  place.textContent = '';
  render(<AsOf {...JSON.parse(given)} />, place);
}
