import type { ComponentChildren } from 'preact';
import { AttackGrid } from '../parts/attack-grid.tsx';
import { CardName } from './card-name.tsx';
import { inWords, numberOf, type Thing, textOf, thingOf } from './reading.ts';
import type { Table } from './table.ts';

interface PieceProps {
  readonly card: Thing;
  readonly table: Table;
  /** What else is said of it. */
  readonly notes?: readonly string[];
  /** Cards on it or under it. */
  readonly children?: ComponentChildren;
}

/** A card in play: its name and figures, and its condition in words. */
export function Piece({ card, table, notes = [], children }: PieceProps) {
  const face = table.face(card.card);
  const said = [...conditionsOf(card, table), ...notes];
  const kinds = ['piece', ...(card.turned === true ? ['turned'] : []), ...(isHidden(card) ? ['hidden'] : [])];
  if (table.isNew(`card:${textOf(card.id)}`)) kinds.push('new');
  return (
    <li class={kinds.join(' ')}>
      {face.grid ? <AttackGrid grid={face.grid} /> : null}
      <b>
        <CardName face={face} />
      </b>
      {face.figures ? <span>{face.figures}</span> : null}
      {said.map((note) => (
        <em key={note}>{note}</em>
      ))}
      {children}
    </li>
  );
}

const isHidden = (card: Thing) => card.faceDown === true;

function conditionsOf(card: Thing, table: Table): string[] {
  const { damage, unresolved, controller, owner, counters, turned, weapon } = card;
  const said: string[] = [];
  if (turned === true) said.push('turned');
  if (isHidden(card)) said.push('face down');
  if (numberOf(damage) > 0) said.push(`${numberOf(damage)} damage`);
  if (unresolved === true) said.push('not resolved yet');
  if (typeof weapon === 'string' && weapon !== 'held') said.push(weapon);
  if (owner !== controller) said.push(`belongs to ${table.nameOf(owner)}`);
  for (const [name, number] of Object.entries(thingOf(counters))) said.push(`${inWords(name)}: ${number}`);
  return said;
}
