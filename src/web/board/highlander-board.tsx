import { Piece } from './piece.tsx';
import { Count, PileRow } from './pile-row.tsx';
import { inWords, numberOf, type Thing, textOf, textsIn, thingOf, thingsIn } from './reading.ts';
import type { Table } from './table.ts';

interface HighlanderBoardProps {
  readonly state: unknown;
  readonly table: Table;
}

/** Both players with their Ability and their cards in play, and the attacks and defenses between them. */
export function HighlanderBoard({ state, table }: HighlanderBoardProps) {
  const { players, inPlay, turn, attacks, defenses, pending, winner } = thingOf(state);
  const cards = thingsIn(inPlay);
  const fight = { attacks: thingsIn(attacks), defenses: thingsIn(defenses) };
  const inFight = new Set([...fight.attacks, ...fight.defenses].map(({ id }) => id));
  const { player, phase } = thingOf(turn);
  return (
    <>
      <p class="turn-line">
        {phase === 'before-the-game' ? 'Before the game' : null}
        {phase === 'before-the-game' ? null : (
          <>
            Turn of <b>{table.nameOf(player)}</b> · {phases[textOf(phase)] ?? inWords(textOf(phase))}
          </>
        )}
      </p>
      {typeof winner === 'string' ? <p class="going-on">{table.nameOf(winner)} has won.</p> : null}
      <Fight {...fight} cards={cards} table={table} />
      <Pending changes={thingsIn(pending)} table={table} />
      <div class="seats">
        {thingsIn(players).map((one) => (
          <Seat
            key={textOf(one.id)}
            player={one}
            cards={cards.filter(({ controller, id }) => controller === one.id && !inFight.has(id))}
            all={cards}
            table={table}
          />
        ))}
      </div>
    </>
  );
}

const phases: Readonly<Record<string, string>> = {
  'may-do': 'May Do/Must Do Phase',
  defense: 'Defense Phase',
  attack: 'Attack Phase',
  'draw-discard': 'Draw/Discard Phase',
};

const results: Readonly<Record<string, string>> = {
  pending: 'not decided yet',
  successful: 'successful',
};

interface FightProps {
  readonly attacks: readonly Thing[];
  readonly defenses: readonly Thing[];
  readonly cards: readonly Thing[];
  readonly table: Table;
}

/** Each attack with its defenses; then defenses without an attack that is still on. */
function Fight({ attacks, defenses, cards, table }: FightProps) {
  if (attacks.length + defenses.length === 0) return null;
  const cardOf = (id: unknown) => cards.find((card) => card.id === id) ?? { id, card: table.nameOf(id) };
  const defense = (one: Thing) => (
    <Piece
      key={textOf(one.id)}
      card={cardOf(one.id)}
      table={table}
      notes={[`defense of ${table.nameOf(one.by)}`, ...(one.powerBlock === true ? ['Power Block'] : [])]}
    />
  );
  const isMet = ({ against }: Thing) => attacks.some(({ id }) => textsIn(against).includes(textOf(id)));
  const others = defenses.filter((one) => !isMet(one));
  return (
    <ol class="fight" aria-label="Attacks and defenses">
      {attacks.map((attack) => (
        <li key={textOf(attack.id)} class={table.isNew(`attack:${textOf(attack.id)}`) ? 'new' : undefined}>
          <ul class="pieces">
            <Piece card={cardOf(attack.id)} table={table} notes={attackNotes(attack, table)} />
            {defenses.filter(({ against }) => textsIn(against).includes(textOf(attack.id))).map(defense)}
          </ul>
        </li>
      ))}
      {others.length === 0 ? null : (
        <li>
          <ul class="pieces">{others.map(defense)}</ul>
        </li>
      )}
    </ol>
  );
}

function attackNotes({ by, result, is, powerBlow, headShot, hidden }: Thing, table: Table): string[] {
  const kinds = textsIn(is);
  return [
    `attack of ${table.nameOf(by)}`,
    ...(powerBlow === true || kinds.includes('power-blow') ? ['Power Blow'] : []),
    ...(headShot === true || kinds.includes('head-shot') ? ['Head Shot'] : []),
    ...(hidden === true ? ['Hidden'] : []),
    results[textOf(result) || 'pending'] ?? textOf(result),
  ];
}

function Pending({ changes, table }: { readonly changes: readonly Thing[]; readonly table: Table }) {
  if (changes.length === 0) return null;
  return (
    <ul class="going-on">
      {changes.map(({ id, player, kind, amount, source }) => (
        <li key={textOf(id)} class={table.isNew(`pending:${textOf(id)}`) ? 'new' : undefined}>
          To come: {numberOf(amount)} {kind === 'damage' ? 'damage to' : `${textOf(kind)} of Ability for`}{' '}
          {table.nameOf(player)}
          {source === undefined ? '' : ` from ${table.nameOf(source)}`}
        </li>
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly player: Thing;
  readonly cards: readonly Thing[];
  readonly all: readonly Thing[];
  readonly table: Table;
}

const FULL_ABILITY = 15;

function Seat({ player, cards, all, table }: SeatProps) {
  const { id, ability, prone, genericWeapon } = player;
  const name = table.nameOf(id);
  const counts = { player, table };
  const isCovered = ({ with: on, under }: Thing) => all.some((one) => one.id === (on ?? under));
  return (
    <fieldset class="seat">
      <legend class="seat-name">
        {name}
        {prone === true ? ' (Prone)' : ''}
        {typeof genericWeapon === 'string' && genericWeapon !== 'held' ? ` (${genericWeapon})` : ''}
      </legend>
      <Ability score={numberOf(ability, FULL_ABILITY)} />
      <dl class="counts">
        <Count {...counts} of="ability" label="Ability" value={numberOf(ability, FULL_ABILITY)} />
        <Count {...counts} of="hand" label="Hand" />
        <Count {...counts} of="endurance" label="Endurance" />
        <Count {...counts} of="discard" label="Discard" />
      </dl>
      {cards.length === 0 ? null : (
        <ul class="pieces beside">
          {cards
            .filter((card) => !isCovered(card))
            .map((card) => (
              <PieceWithOthers key={textOf(card.id)} card={card} all={all} table={table} />
            ))}
        </ul>
      )}
      <PileRow player={player} pile="hand" label="Hand" table={table} />
      <PileRow player={player} pile="discard" label="Discard pile" table={table} />
      <PileRow player={player} pile="removed" label="Removed from the game" table={table} />
    </fieldset>
  );
}

/** Ability as a bar; its number is among the figures. */
function Ability({ score }: { readonly score: number }) {
  const width = Math.max(0, Math.min(FULL_ABILITY, score)) * 10;
  return (
    <svg class="ability" viewBox="0 0 150 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="150" height="6" />
      <rect class="left" width={width} height="6" />
    </svg>
  );
}

function PieceWithOthers({
  card,
  all,
  table,
}: Omit<SeatProps, 'player' | 'cards'> & { readonly card: Thing }) {
  const others = all.filter((one) => one.with === card.id || one.under === card.id);
  return (
    <Piece card={card} table={table}>
      {others.length === 0 ? null : (
        <ul class="pieces">
          {others.map((one) => (
            <Piece
              key={textOf(one.id)}
              card={one}
              table={table}
              notes={[one.under === card.id ? 'captured' : 'played with it']}
            />
          ))}
        </ul>
      )}
    </Piece>
  );
}
