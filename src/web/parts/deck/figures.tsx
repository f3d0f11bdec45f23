import { balanceOf, numberOf, type Tally, tallyOf } from '../../decks/statistics.ts';

interface FiguresProps {
  readonly game: string;
  readonly statistics: Readonly<Record<string, unknown>>;
}

/** The figures of a deck as small plots. Each plot is a table or has its figures in words. */
export function Figures({ game, statistics }: FiguresProps) {
  return (
    <section class="deck-figures">
      <h2>The deck in figures</h2>
      {game === 'shadowfist' ? <ShadowfistFigures statistics={statistics} /> : null}
      {game === 'highlander' ? <HighlanderFigures statistics={statistics} /> : null}
    </section>
  );
}

function ShadowfistFigures({ statistics }: Pick<FiguresProps, 'statistics'>) {
  const { costs, types, factions, provides, requires, fighting } = statistics;
  const needed = new Map(tallyOf(requires));
  const given = new Map(tallyOf(provides));
  const symbols = [...new Set([...given.keys(), ...needed.keys()])];
  return (
    <>
      <Facts
        facts={[
          ['Cards', numberOf(statistics.cards)],
          ['Titles', numberOf(statistics.titles)],
          ['Feng Shui Sites', numberOf(statistics.fengShuiSites)],
          ['Foundation Characters', numberOf(statistics.foundationCharacters)],
          ['Average cost', numberOf(statistics.averageCost)],
        ]}
      />
      <div class="deck-plots">
        <Columns title="Cost" rows={byNumber(tallyOf(costs))} />
        <Columns title="Fighting of Characters" rows={byNumber(tallyOf(fighting))} />
        <Bars title="Types" rows={tallyOf(types)} />
        <Bars title="Factions" rows={tallyOf(factions)} />
        {symbols.length === 0 ? null : (
          <table class="deck-resources">
            <caption>Resources</caption>
            <thead>
              <tr>
                <th scope="col">Resource</th>
                <th scope="col">Cards provide</th>
                <th scope="col">A card needs up to</th>
              </tr>
            </thead>
            <tbody>
              {symbols.map((symbol) => (
                <tr key={symbol}>
                  <th scope="row">{resources[symbol] ?? symbol}</th>
                  <td>{given.get(symbol) ?? 0}</td>
                  <td>{needed.get(symbol) ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}

/** Names of the resource symbols. */
const resources: Readonly<Record<string, string>> = {
  arc: 'Architects',
  asc: 'Ascended',
  dra: 'Dragons',
  mon: 'Four Monarchs',
  han: 'Guiding Hand',
  jam: 'Jammers',
  lot: 'Lotus',
  pur: 'Purists',
  sev: 'Seven Masters',
  syn: 'Syndicate',
  chi: 'Chi',
  mag: 'Magic',
  tek: 'Tech',
};

function HighlanderFigures({ statistics }: Pick<FiguresProps, 'statistics'>) {
  const { attacks, defenses, others } = balanceOf(tallyOf(statistics.types));
  return (
    <>
      <Facts
        facts={[
          ['Endurance', numberOf(statistics.endurance)],
          ['Pre-Game cards', numberOf(statistics.preGame)],
          ['Attacks', attacks],
          ['Defenses', defenses],
        ]}
      />
      <div class="deck-plots">
        <Bars
          title="Attack and defense"
          rows={[
            ['Attacks', attacks],
            ['Defenses', defenses],
            ['Other cards', others],
          ]}
        />
        <Bars title="Types in the Endurance" rows={tallyOf(statistics.types)} />
      </div>
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, number | null])[] }) {
  return (
    <dl class="deck-facts">
      {facts.map(([name, figure]) =>
        figure === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface PlotProps {
  readonly title: string;
  readonly rows: Tally;
}

/** Horizontal bars in a table. */
function Bars({ title, rows }: PlotProps) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  if (rows.length === 0) return null;
  return (
    <table class="bar-plot">
      <caption>{title}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name === 'unknown' ? 'Unknown' : name}</th>
            <td>{count}</td>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="10" rx="1" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const COLUMN = 24;
const HEIGHT = 72;

/** Columns by number, such as a cost curve. */
function Columns({ title, rows }: PlotProps) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  if (rows.length === 0) return null;
  return (
    <figure class="column-plot">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${rows.length * COLUMN} ${HEIGHT + 32}`}
        role="img"
        aria-label={`${title}: ${rows.map(([name, count]) => `${count} of ${name}`).join(', ')}`}
      >
        {rows.map(([name, count], at) => {
          const height = (HEIGHT * count) / most;
          const middle = at * COLUMN + COLUMN / 2;
          return (
            <g key={name}>
              <text x={middle} y={HEIGHT - height + 11} text-anchor="middle">
                {count === 0 ? '' : count}
              </text>
              <rect x={at * COLUMN + 3} y={HEIGHT - height + 15} width={COLUMN - 6} height={height} rx="2" />
              <text x={middle} y={HEIGHT + 28} text-anchor="middle" class="axis">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Every number from 0 to the largest, then figures that are not numbers. */
function byNumber(tally: Tally): Tally {
  const counts = new Map(tally);
  const numbers = tally.map(([name]) => Number(name)).filter((number) => Number.isInteger(number));
  if (numbers.length === 0) return tally;
  const all = Array.from({ length: Math.max(...numbers) + 1 }, (_, number) => String(number));
  const rest = tally.filter(([name]) => !all.includes(name));
  return [
    ...all.map((name) => [name, counts.get(name) ?? 0] as const),
    ...rest.map(([name, count]) => [name === 'none' ? '–' : name, count] as const),
  ];
}
