import { z } from 'zod';
import type { Chance } from '../../chance.ts';
import { isTried } from '../../tables/leaving-out.ts';
import { fieldsOf } from '../../tables/parts.ts';
import type { Abilities } from '../../tables/tabled-game.ts';
import { SCALES, TOOLS } from './table.ts';

const card = z.object({ id: z.string() });
const zone = z.union([
  z.int().transform((): z.output<typeof card>[] => []),
  z.array(card),
  z.object({ cards: z.array(card) }).transform(({ cards }) => cards),
]);
const inPlay = z.object({
  id: z.string(),
  controller: z.string(),
  column: z.int().nullable().default(null),
  row: z.string().optional(),
  turned: z.boolean().default(false),
  faceDown: z.boolean().default(false),
  damage: z.int().default(0),
  on: z.string().optional(),
});
const attackers = z.array(z.object({ id: z.string(), target: z.string() })).default([]);
const table = z.object({
  players: z.array(z.object({ id: z.string(), hand: zone.default([]), smoked: zone.default([]) })),
  inPlay: z.array(inPlay).default([]),
  turn: z.object({ player: z.string(), phase: z.string() }),
  attack: z.object({ player: z.string(), attackers }).nullable().default(null),
  auction: z.unknown().default(null),
  question: z.unknown().default(null),
});
type InPlay = z.output<typeof inPlay>;

/** A state, the card that is tried, and chance. */
interface Seen extends z.output<typeof table> {
  readonly card: Abilities;
  readonly chance: Chance;
}
type Proposing = (seen: Seen) => readonly object[];

const everyonePasses = { do: 'pass', player: 'everyone' };

/** Actions that may be legal one after the other, mostly such that concern the card that is tried. */
export function proposals(given: unknown, tried: Abilities, chance: Chance): object[] | undefined {
  const seen = { ...table.parse(given), card: tried, chance };
  const { attack, turn, auction, question } = seen;
  if (question !== null || auction !== null) return undefined;
  if (ESTABLISHING.includes(turn.phase)) return establishing(turn.player);
  if (turn.phase !== 'main') return undefined;
  if (attack !== null) return [...attackGoesOn(seen, attack.attackers), everyonePasses];
  const before = chance.between(0, 2) > 0 ? inTurn(seen, 2) : answering(seen);
  if (chance.between(0, isAboutTurns(tried) ? 1 : 5) === 0)
    return [...before, { do: 'end-turn', player: turn.player }, everyonePasses];
  const [declared] = attacking(seen);
  if (declared === undefined) return before;
  const { attackers: ids, target } = declared;
  const attacks = ids.map((id) => ({ id, target }));
  const isAtOnce = chance.between(0, 1) === 0;
  return [...(isAtOnce ? [] : before), declared, ...answering(seen), ...attackGoesOn(seen, attacks)];
}

const ESTABLISHING: readonly string[] = ['start', 'power', 'unturn', 'discard', 'draw'];

/** What a player does in the Establishing Shot; the first action of the Main Shot is declined. */
function establishing(player: string): object[] {
  const shots = [{ do: 'generate-power' }, { do: 'unturn' }, { do: 'discard', cards: [] }, { do: 'draw' }];
  return [...shots.map((shot) => ({ ...shot, player })), everyonePasses];
}

function isAboutTurns({ abilities }: Abilities): boolean {
  return /turn-started|turn-ended|main-shot|generate|end-of-turn/.test(JSON.stringify(abilities));
}

/** One deed after the other, each in a scene of its own. */
function inTurn(seen: Seen, deeds: number): object[] {
  const acts = Array.from({ length: deeds }, () => anything(seen)).filter((act) => act.length > 0);
  return [...acts, measuring(seen)].flatMap((act) => [...act, everyonePasses]);
}

/** Deeds in one scene, by players in turn (5.4), until all pass. */
function answering(seen: Seen): object[] {
  return [...anything(seen), ...anything(seen), ...anything(seen), everyonePasses];
}

/** An attack after its declaration, with what players may do in it. */
function attackGoesOn(seen: Seen, attacks: readonly { id: string; target: string }[]): object[] {
  const { players, inPlay: laid, chance } = seen;
  const defender = laid.find(({ id }) => id === attacks[0]?.target)?.controller;
  const declining = players.map(({ id }) => ({ do: 'decline', player: id }));
  const othersDecline = declining.filter(({ player }) => player !== defender);
  const deed = () => (chance.between(0, 1) === 0 ? anything(seen) : []);
  const joins = chance.between(0, 3) === 0 ? joining(seen) : [];
  const intercepts = chance.between(0, 3) > 0 ? intercepting(seen, attacks) : [];
  return [
    ...[...joins, ...othersDecline, ...deed(), everyonePasses],
    ...[...intercepts, ...declining, ...deed(), everyonePasses],
    ...[...deed(), everyonePasses, ...measuring(seen), everyonePasses, everyonePasses],
  ];
}

const playing: Proposing = ({ players, chance }) => {
  const { id: player, hand } = chance.one(players) ?? { id: '', hand: [] };
  const which = preferred(hand, chance);
  return which === undefined ? [] : [{ do: 'play', player, card: which.id }];
};

const playingTried: Proposing = ({ players, card: { abilities }, chance }) => {
  const held = players.flatMap(({ id: player, hand, smoked }) =>
    [...hand, ...smoked].filter(({ id }) => isTried(id)).map(({ id }) => ({ player, card: id })),
  );
  const one = chance.one(held);
  const ways = placesOf(abilities, 'playing');
  const way = ways.length > 0 && chance.between(0, 1) === 0 ? { way: chance.one(ways) } : {};
  return one === undefined ? [] : [{ do: 'play', ...one, ...way }];
};

const usingTried: Proposing = ({ players, inPlay: laid, card: { abilities }, chance }) => {
  const elsewhere = players.flatMap(({ id: controller, hand, smoked }) =>
    [...hand, ...smoked].map(({ id }) => ({ id, controller })),
  );
  const one = chance.one([...laid, ...elsewhere].filter(({ id }) => isTried(id)));
  const ability = chance.one(placesOf(abilities, 'voluntary'));
  if (one === undefined || ability === undefined) return [];
  const player = chance.between(0, 4) === 0 ? chance.one(players)?.id : one.controller;
  return [{ do: 'use', player, card: one.id, ability }];
};

function placesOf(abilities: readonly unknown[], kind: string): number[] {
  return abilities.flatMap((ability, place) => (fieldsOf(ability).ability === kind ? [place] : []));
}

/** So many abilities of a companion may be tried. */
const ABILITIES = 4;

const usingTool: Proposing = ({ inPlay: laid, chance }) => {
  const tools = chance.one(laid.filter(({ id }) => id.endsWith(TOOLS)));
  const ability = chance.between(0, ABILITIES - 1);
  return tools === undefined ? [] : [{ do: 'use', player: tools.controller, card: tools.id, ability }];
};

const usingToolOnTried: Proposing = (seen) => {
  const target = concerned(seen);
  if (target === undefined) return [];
  return usingTool(seen).map((use) => ({ ...use, choose: { one: { cards: [target.id] } } }));
};

const measuring: Proposing = (seen) => {
  const { inPlay: laid, chance } = seen;
  const by = laid.find(({ id }) => id.endsWith(SCALES));
  const target = chance.between(0, 1) === 0 ? concerned(seen) : chance.one(laid);
  if (by === undefined || target === undefined) return [];
  const choose = { one: { cards: [target.id] } };
  const ability = chance.between(0, ABILITIES - 1) % 3;
  return [{ do: 'use', player: by.controller, card: by.id, ability, choose }];
};

/** The card that is tried, or what it is on. */
function concerned({ inPlay: laid, chance }: Seen): InPlay | undefined {
  const tried = chance.one(laid.filter(({ id }) => isTried(id)));
  const on = laid.find(({ id }) => id === tried?.on);
  return on !== undefined && chance.between(0, 1) === 0 ? on : tried;
}

function attacking({ inPlay: laid, turn: { player }, chance }: Seen) {
  const ready = characters(laid).filter(({ controller, turned }) => controller === player && !turned);
  const first = preferred(ready, chance);
  const others = ready.filter(({ id }) => id !== first?.id && chance.between(0, 3) === 0);
  const theirs = laid.filter(
    ({ controller, row, column }) => controller !== player && column !== null && row !== 'back',
  );
  const sites = theirs.filter(({ row }) => row !== undefined);
  const target = preferred(chance.between(0, 4) > 0 ? sites : theirs, chance);
  if (first === undefined || target === undefined) return [];
  const ids = [first, ...others].map(({ id }) => id);
  return [{ do: 'attack', player, attackers: ids, target: target.id }];
}

const joining: Proposing = ({ inPlay: laid, chance }) => {
  const one = preferred(
    characters(laid).filter(({ turned }) => !turned),
    chance,
  );
  return one === undefined ? [] : [{ do: 'join', player: one.controller, attackers: [one.id] }];
};

/** Somebody at the location of the target intercepts. */
function intercepting(
  { inPlay: laid, chance }: Seen,
  attacks: readonly { id: string; target: string }[],
): object[] {
  const attacker = preferred(attacks, chance);
  const target = laid.find(({ id }) => id === attacker?.target);
  if (attacker === undefined || target === undefined) return [];
  const there = characters(laid).filter(
    ({ id, controller, column }) =>
      controller === target.controller && column === target.column && id !== target.id,
  );
  const one = preferred(there, chance);
  return one === undefined
    ? []
    : [{ do: 'intercept', player: one.controller, interceptions: { [attacker.id]: [one.id] } }];
}

function characters(laid: readonly InPlay[]): InPlay[] {
  return laid.filter(({ column, row }) => column !== null && row === undefined);
}

const moving: Proposing = ({ inPlay: laid, chance }) => {
  const one = preferred(
    characters(laid).filter(({ turned }) => !turned),
    chance,
  );
  const to = chance.one(['left', 'right', 'attack']);
  return one === undefined ? [] : [{ do: 'change-location', player: one.controller, card: one.id, to }];
};

const healing: Proposing = ({ inPlay: laid, chance }) => {
  const one = preferred(
    characters(laid).filter(({ damage }) => damage > 0),
    chance,
  );
  return one === undefined ? [] : [{ do: 'heal', player: one.controller, card: one.id }];
};

const revealing: Proposing = ({ inPlay: laid, chance }) => {
  const one = preferred(
    laid.filter(({ faceDown }) => faceDown),
    chance,
  );
  return one === undefined ? [] : [{ do: 'reveal', player: one.controller, card: one.id }];
};

const anything: Proposing = (seen) => (seen.chance.one(usual) ?? usingTool)(seen);

const usual: readonly Proposing[] = [
  ...[playingTried, playingTried, playingTried, usingTried, usingTried, usingTried],
  ...[usingTool, usingTool, usingTool, usingToolOnTried, usingToolOnTried],
  ...[playing, playing, moving, healing, revealing],
];

/** One of these: mostly the one that is tried, if it is among them. */
function preferred<One extends { readonly id: string }>(
  from: readonly One[],
  chance: Chance,
): One | undefined {
  const tried = from.find(({ id }) => isTried(id));
  return tried !== undefined && chance.between(0, 2) > 0 ? tried : chance.one(from);
}
