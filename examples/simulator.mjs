// Plays a short game of Shadowfist against itself: node examples/simulator.mjs [address] [seed] [actions]
// The service keeps nothing: each request sends the state of the last answer and the next action.
import { setTimeout } from 'node:timers/promises';

const [address = 'http://127.0.0.1:4000', seed = '1', most = '400'] = process.argv.slice(2);

/** Repeatable chance (mulberry32): the same seed plays the same game. */
let dice = Number(seed);
function below(limit) {
  dice = (dice + 0x6d2b79f5) | 0;
  let mixed = Math.imul(dice ^ (dice >>> 15), 1 | dice);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

/** Invented cards: a card in a request needs its figures and its text or abilities only. */
const cards = [
  { title: 'Quiet Orchard', type: 'Feng Shui Site', power: 1, body: 4 },
  { title: 'Rice Monk', type: 'Character', cost: 0, fighting: 2, provides: ['dra'] },
  { title: 'Clay Giant', type: 'Character', cost: 2, fighting: 6, requires: ['dra'] },
];

function deckOf(player) {
  const copies = cards.flatMap((card) => Array(10).fill({ ...card, abilities: [] }));
  const deck = copies.map((card, index) => ({ id: `${player}-${index}`, card }));
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

async function check(state, actions) {
  const reply = await fetch(`${address}/v1/rule-check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'shadowfist', state, actions, options: { legalActions: true } }),
  });
  if (reply.status === 429 || reply.status === 503) {
    await setTimeout(1000 * Number(reply.headers.get('retry-after') ?? 1));
    return check(state, actions);
  }
  if (!reply.ok) throw new Error((await reply.json()).detail);
  return reply.json();
}

/** Turns a listed action into one that can be sent: chooses a value for each open parameter. */
function completed({ action, open = {} }) {
  const chosen = structuredClone(action);
  for (const [pointer, { form, from = [], least = 1, most: limit = least, amount }] of Object.entries(open)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop();
    const parent = keys.reduce((value, key) => (value[key] ??= {}), chosen);
    if (form === 'list') parent[last] = from.slice(0, action.do === 'attack' ? limit : least);
    else if (form === 'value') parent[last] = from[below(from.length)];
    else if (form === 'division') parent[last] = { [from[0]]: amount };
    else parent[last] = least;
  }
  return chosen;
}

/** What the players like best comes first. */
const wishes = ['generate-power', 'play', 'attack', 'choose', 'reveal', 'unturn', 'draw', 'pass', 'end-turn'];

function pick(legalActions) {
  const rankOf = ({ action }) => (wishes.includes(action.do) ? wishes.indexOf(action.do) : wishes.length);
  const best = Math.min(...legalActions.map(rankOf));
  const choices = legalActions.filter((listed) => rankOf(listed) === best);
  return completed(choices[below(choices.length)]);
}

function players() {
  return ['ann', 'bob'].map((id) => ({ id, power: 0, deck: deckOf(id) }));
}

let answer = await check({ players: players(), turn: { player: 'ann', phase: 'set-up' } }, []);
let count = 0;
while (answer.legalActions.length > 0 && count < Number(most)) {
  const action = pick(answer.legalActions);
  answer = await check(answer.state, [action]);
  if (answer.outcome !== 'legal') throw new Error(JSON.stringify([action, answer.verdicts]));
  count += 1;
  const events = new Set(answer.verdicts[0].events.map(({ event }) => event));
  console.log(count, action.player, action.do, action.card ?? action.target ?? '', [...events].join(', '));
}
console.log(answer.awaits.length === 0 ? answer.notes.join(' ') : `Stopped after ${count} actions.`);
