import { createRequire } from 'node:module';
import { Battle, Teams } from '@pkmn/sim';

/** boardgame.io publishes its parts as CommonJS only. */
interface Boardgame {
  InitializeGame(given: { game: unknown; numPlayers: number }): unknown;
  CreateGameReducer(given: { game: unknown }): (state: unknown, action: unknown) => unknown;
}

const { InitializeGame, CreateGameReducer }: Boardgame = createRequire(import.meta.url)(
  'boardgame.io/internal',
);

/**
 * boardgame.io: the smallest game that has as many cards, each with as many fields as ours, and a move that turns one
 * of them. It knows no rules; what is measured is its own handling of a state.
 */
export function boardgame(cards: number): { state: string; move(state: string, times: number): string } {
  const game = {
    setup: () => ({
      cards: Array.from({ length: cards }, (_, place) => ({
        ...{ id: `card-${place}`, card: 'maverick-cop', owner: '0', controller: '0', zone: 'play' },
        ...{ turned: false, damage: 0, column: place % 6 },
      })),
    }),
    moves: {
      turn: ({ G }: { G: { cards: { turned: boolean }[] } }, place: number) => {
        const card = G.cards[place];
        if (card !== undefined) card.turned = !card.turned;
      },
    },
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  const move = { type: 'MAKE_MOVE', payload: { type: 'turn', args: [7], playerID: '0' } };
  return {
    state: JSON.stringify(InitializeGame({ game, numPlayers: 2 })),
    move: (state, times) => {
      let now: unknown = JSON.parse(state);
      for (let time = 0; time < times; time += 1) now = reduce(now, move);
      return JSON.stringify(now);
    },
  };
}

/** Six Pokémon in Showdown's packed notation: name, species, item, ability, moves, nature, effort and the rest. */
const packedTeam = [
  'Garchomp||rockyhelmet|roughskin|earthquake,dragonclaw,stoneedge,swordsdance|Jolly|,252,,,4,252|||||',
  'Rotom-Wash||leftovers|levitate|voltswitch,hydropump,willowisp,painsplit|Bold|252,,212,,,44|||||',
  'Scizor||choiceband|technician|bulletpunch,uturn,knockoff,closecombat|Adamant|248,252,,,8,|||||',
  'Gengar||lifeorb|cursedbody|shadowball,sludgebomb,focusblast,nastyplot|Timid|,,,252,4,252|||||',
  'Clodsire||blacksludge|unaware|earthquake,recover,toxic,stealthrock|Careful|252,,4,,252,|||||',
  'Dragonite||heavydutyboots|multiscale|dragondance,extremespeed,earthquake,roost|Adamant|,252,,,4,252|||||',
].join(']');

/** Pokémon Showdown's simulator: a battle is read, one choice is made by each side, and it is written again. */
export function showdown(): { state: string; choose(state: string): string } {
  const team = Teams.unpack(packedTeam);
  if (team === null) throw new Error('The team cannot be read.');
  const battle = new Battle({
    formatid: 'gen9customgame' as ConstructorParameters<typeof Battle>[0]['formatid'],
    seed: '1,2,3,4',
    p1: { name: 'Ann', team },
    p2: { name: 'Bob', team },
  });
  battle.makeChoices('default', 'default');
  return {
    state: JSON.stringify(battle.toJSON()),
    choose: (state) => {
      const now = Battle.fromJSON(state);
      now.makeChoices('default', 'default');
      return JSON.stringify(now.toJSON());
    },
  };
}
