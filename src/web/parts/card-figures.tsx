import type { ComponentChild } from 'preact';
import type { CardView } from '../../catalogue/views.ts';
import { AttackGrid } from './attack-grid.tsx';
import { SymbolIcon, symbolName } from './symbol.tsx';

type ShadowfistCard = Extract<CardView, { game: 'shadowfist' }>;
type HighlanderCard = Extract<CardView, { game: 'highlander' }>;

/** A figure with its name, as the players of the game call it. */
type Figure = readonly [label: string, value: ComponentChild];

/** The figures of a card in the order in which players read them. A figure that no source gives is shown as unknown. */
export function CardFigures({ card }: { readonly card: CardView }) {
  const figures = card.game === 'shadowfist' ? shadowfistFigures(card) : highlanderFigures(card);
  return (
    <dl class="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What stands under the name: the subtitle or, in its place, the type. */
export function typeLine(card: CardView): string {
  const type = card.type ?? 'Type unknown';
  if (card.game === 'shadowfist') {
    const factions = card.factions.length === 0 ? '' : ` · ${card.factions.join(', ')}`;
    return `${card.subtitle === null ? '' : `${card.subtitle} · `}${type}${factions}`;
  }
  const subtype = card.subtype === null ? '' : ` – ${card.subtype}`;
  const mark = card.mark === null ? '' : ` · ${card.mark}`;
  return `${card.subtitle === null ? '' : `${card.subtitle} · `}${type}${subtype}${mark}`;
}

const unknown = <span class="faint">unknown</span>;

const given = (label: string, value: ComponentChild): Figure => [label, value ?? unknown];

const ifGiven = (label: string, value: ComponentChild): Figure[] =>
  value === null || value === undefined ? [] : [[label, value]];

function shadowfistFigures(card: ShadowfistCard): Figure[] {
  const { type, cost, requires, provides, fighting, power, body, restrictions } = card;
  const isFengShui = type === 'Feng Shui Site';
  return [
    ...(isFengShui ? ifGiven('Cost', cost) : [given('Cost', cost)]),
    ['Needs', <Resources symbols={requires} />],
    ['Provides', <Resources symbols={provides} />],
    ...(type === 'Character' ? [given('Fighting', fighting)] : ifGiven('Fighting', fighting)),
    ...(isFengShui || type === 'Site'
      ? [given('Power', power), given('Body', body)]
      : [...ifGiven('Power', power), ...ifGiven('Body', body)]),
    ...(restrictions === null || restrictions.length === 0
      ? []
      : [given('Restrictions', restrictions.join(', '))]),
  ];
}

/** Resources as players say them: `2 Architects, 1 Magic`. */
function Resources({ symbols }: { readonly symbols: readonly string[] | null }) {
  if (symbols === null) return unknown;
  if (symbols.length === 0) return <>none</>;
  return (
    <>
      {[...new Set(symbols)].map((code) => {
        const count = symbols.filter((one) => one === code).length;
        return (
          <span key={code} class="resource">
            <SymbolIcon code={code} isNamed /> {count} {symbolName(code)}
          </span>
        );
      })}
    </>
  );
}

function highlanderFigures(card: HighlanderCard): Figure[] {
  const { immortals, weapon, restriction, handIcons, grid, gems } = card;
  const gemNames = gems === null ? [] : Object.entries(gems).map(([gem, count]) => `${count} ${gem}`);
  return [
    ...(immortals !== null && immortals.length > 0
      ? [given(immortals.length === 1 ? 'Immortal' : 'Immortals', immortals.join(', '))]
      : []),
    ...ifGiven('Weapon of Choice', weapon),
    given('Restriction number', restriction),
    ...ifGiven('Hand icons', handIcons),
    ...ifGiven('Gems', gems === null ? null : gemNames.join(', ') || 'none'),
    ...(grid === null ? [] : [given('Areas', <AttackGrid grid={grid} />)]),
  ];
}
