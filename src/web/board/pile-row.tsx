import { CardName } from './card-name.tsx';
import { pileOf, sizeOf, type Thing, textOf } from './reading.ts';
import type { Table } from './table.ts';

interface PileRowProps {
  readonly player: Thing;
  /** The key of the pile in the state. */
  readonly pile: string;
  readonly label: string;
  readonly table: Table;
}

/** A pile of a player that has known cards, by name. */
export function PileRow({ player, pile, label, table }: PileRowProps) {
  const { cards, unknown } = pileOf(player[pile]);
  if (cards.length === 0) return null;
  return (
    <p class="pile">
      {label}:{' '}
      {cards.map(({ id, card }, at) => (
        <span key={textOf(id)} class={table.isNew(`card:${textOf(id)}`) ? 'new' : undefined}>
          {at === 0 ? '' : ', '}
          <CardName face={table.face(card)} />
        </span>
      ))}
      {unknown === 0 ? '' : ` and ${unknown} unknown`}
    </p>
  );
}

interface CountProps {
  readonly player: Thing;
  readonly of: string;
  readonly label: string;
  readonly table: Table;
  /** A number that is not a pile, or what it is where the state does not say. */
  readonly value?: number;
}

/** One figure of a player: Power, or how many cards a pile has. */
export function Count({ player, of, label, table, value }: CountProps) {
  const number = value ?? sizeOf(pileOf(player[of]));
  return (
    <div class={table.isNew(`${textOf(player.id)}:${of}`) ? 'new' : undefined}>
      <dt>{label}</dt>
      <dd>{number}</dd>
    </div>
  );
}
