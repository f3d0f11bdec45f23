import { Piece } from './piece.tsx';
import { Count, PileRow } from './pile-row.tsx';
import {
  capitalised,
  inWords,
  numberOf,
  pileOf,
  sizeOf,
  type Thing,
  textOf,
  textsIn,
  thingOf,
  thingsIn,
} from './reading.ts';
import type { Table } from './table.ts';

interface ShadowfistBoardProps {
  readonly state: unknown;
  readonly table: Table;
}

/** Each player's site structure with the Characters at its locations, and what is going on. */
export function ShadowfistBoard({ state, table }: ShadowfistBoardProps) {
  const { players, inPlay, turn } = thingOf(state);
  const cards = thingsIn(inPlay);
  return (
    <>
      <TurnLine turn={thingOf(turn)} table={table} />
      <GoingOn state={thingOf(state)} table={table} />
      <div class="seats">
        {thingsIn(players).map((player) => (
          <Seat key={textOf(player.id)} player={player} cards={cards} table={table} />
        ))}
      </div>
    </>
  );
}

const phases: Readonly<Record<string, string>> = {
  'set-up': 'setting up',
  start: 'Establishing Shot',
  power: 'Establishing Shot: Power generation',
  unturn: 'Establishing Shot: unturn',
  discard: 'Establishing Shot: discard',
  draw: 'Establishing Shot: draw',
  main: 'Main Shot',
  ending: 'end of the turn',
  'end-triggers': 'end of the turn',
  over: 'the game is over',
};

function TurnLine({ turn, table }: { readonly turn: Thing; readonly table: Table }) {
  const phase = phases[textOf(turn.phase)] ?? inWords(textOf(turn.phase));
  return (
    <p class="turn-line">
      Turn of <b>{table.nameOf(turn.player)}</b>
      {phase === '' ? null : ` · ${phase}`}
    </p>
  );
}

/** The attack, scene, auction or question at hand, and who has won. */
function GoingOn({ state, table }: { readonly state: Thing; readonly table: Table }) {
  const { attack, scene, auction, question, winner } = state;
  const lines = [
    ...attackLines(thingOf(attack), table),
    ...sceneLines(thingsIn(thingOf(scene).items), table),
    ...auctionLines(thingOf(auction), table),
    ...questionLines(thingOf(question), table),
    ...(typeof winner === 'string' ? [`${table.nameOf(winner)} has won.`] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul class="going-on">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function attackLines({ attackers, chains }: Thing, table: Table): string[] {
  return thingsIn(attackers).map(({ id, target }) => {
    const chain = thingsIn(chains).find(({ attacker }) => attacker === id);
    const interceptors = textsIn(chain?.interceptors).map(table.nameOf);
    const met = interceptors.length === 0 ? '' : `, intercepted by ${interceptors.join(', then ')}`;
    return `Attack: ${table.nameOf(id)} → ${table.nameOf(target)}${met}`;
  });
}

function sceneLines(items: readonly Thing[], table: Table): string[] {
  if (items.length === 0) return [];
  const names = items.map(({ frame, kind }) => {
    const { source, player } = thingOf(frame);
    const what = source === undefined ? table.nameOf(player) : table.nameOf(source);
    return kind === 'card' ? what : `${what} (${inWords(textOf(kind))})`;
  });
  return [`Scene, the last resolves first: ${names.join(' · ')}`];
}

function auctionLines({ cards, bids }: Thing, table: Table): string[] {
  const [card] = textsIn(cards);
  if (card === undefined) return [];
  const said = thingsIn(bids).map(({ player, power }) => `${table.nameOf(player)} ${numberOf(power)}`);
  return [`Auction for ${table.nameOf(card)}${said.length === 0 ? '' : `: ${said.join(', ')}`}`];
}

function questionLines({ player, about }: Thing, table: Table): string[] {
  return player === undefined ? [] : [`${table.nameOf(player)} must choose: ${textOf(about)}`];
}

interface SeatProps {
  readonly player: Thing;
  readonly cards: readonly Thing[];
  readonly table: Table;
}

function Seat({ player, cards, table }: SeatProps) {
  const name = table.nameOf(player.id);
  const here = cards.filter((card) => card.on === undefined && placeOf(card).player === player.id);
  const columns = [...new Set(here.flatMap((card) => placeOf(card).column ?? []))].sort((a, b) => a - b);
  const beside = here.filter((card) => placeOf(card).column === undefined);
  const pieces = (some: readonly Thing[]) =>
    some.map((card) => <PieceWithStates key={textOf(card.id)} card={card} cards={cards} table={table} />);
  const counts = { player, table };
  return (
    <fieldset class="seat">
      <legend class="seat-name">
        {name}
        {player.eliminated === true ? ' (out of the game)' : ''}
      </legend>
      <dl class="counts">
        <Count {...counts} of="power" label="Power" value={numberOf(player.power)} />
        <Count {...counts} of="hand" label="Hand" />
        <Count {...counts} of="deck" label="Deck" />
        <Count {...counts} of="smoked" label="Smoked" />
        {(['toasted', 'burnedForVictory'] as const).map((of) =>
          sizeOf(pileOf(player[of])) === 0 ? null : (
            <Count key={of} {...counts} of={of} label={capitalised(inWords(of))} />
          ),
        )}
      </dl>
      {columns.length === 0 ? null : (
        <ol class="columns" aria-label="Site structure">
          {columns.map((column) => {
            const at = here.filter((card) => placeOf(card).column === column);
            return (
              <li key={column}>
                <ul class="pieces">{pieces(at.filter(({ row }) => row === undefined))}</ul>
                <ul class="pieces sites">
                  {pieces(at.filter(({ row }) => row === 'front'))}
                  {pieces(at.filter(({ row }) => row === 'back'))}
                </ul>
              </li>
            );
          })}
        </ol>
      )}
      {beside.length === 0 ? null : <ul class="pieces beside">{pieces(beside)}</ul>}
      <PileRow player={player} pile="hand" label="Hand" table={table} />
      <PileRow player={player} pile="smoked" label="Smoked" table={table} />
      <PileRow player={player} pile="toasted" label="Toasted" table={table} />
      <PileRow player={player} pile="burnedForVictory" label="Burned for victory" table={table} />
    </fieldset>
  );
}

/** Where a card is: at home, or at the location to which it came to intercept. */
function placeOf({ controller, column, away }: Thing): { player: unknown; column: number | undefined } {
  const guest = thingOf(away);
  const at = guest.player === undefined ? column : guest.column;
  return { player: guest.player ?? controller, column: typeof at === 'number' ? at : undefined };
}

function PieceWithStates({ card, cards, table }: Omit<SeatProps, 'player'> & { readonly card: Thing }) {
  const states = cards.filter(({ on }) => on === card.id);
  const guest = thingOf(card.away).player === undefined ? [] : [`of ${table.nameOf(card.controller)}`];
  return (
    <Piece card={card} table={table} notes={guest}>
      {states.length === 0 ? null : (
        <ul class="pieces">
          {states.map((state) => (
            <PieceWithStates key={textOf(state.id)} card={state} cards={cards} table={table} />
          ))}
        </ul>
      )}
    </Piece>
  );
}
