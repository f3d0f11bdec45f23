import type { ComponentChildren } from 'preact';
import { capitalised, inWords, isThing, type Thing, textOf, thingsIn } from '../board/reading.ts';
import type { Names } from './names.tsx';
import { described, entry, joined } from './words.tsx';

/** Events as sentences; a key in braces is the value of the event. Other events are described key by key. */
const sentences: Readonly<Record<string, string>> = {
  'ability-changed': 'The Ability of {player} changes by {amount}',
  'about-to-enter-combat': '{card} and {target} are about to fight',
  'attack-declared': '{player} attacks {targets} with {cards}',
  'attack-joined': '{player} joins the attack with {cards}',
  'attack-played': '{player} attacks with {card}',
  'attack-blocked': '{card} is blocked by {source}',
  'attack-dodged': '{card} is dodged by {source}',
  'attack-avoided': '{card} is avoided',
  'attack-succeeded': '{card} is successful',
  'attack-revealed': '{card} is turned over',
  'body-reduced-to-zero': 'The Body of {card} is reduced to zero',
  'burned-for-victory': '{player} burns {card} for victory',
  'burned-for-power': '{player} burns {card} for Power',
  'ceased-attacking': '{card} ceases attacking',
  'ceased-intercepting': '{card} ceases intercepting',
  'combat-ended': 'The combat of {card} and {target} ends',
  'control-changed': '{player} takes control of {card}',
  'control-returned': 'Control of {card} returns to {player}',
  'damage-dealt': '{source} does {amount} damage to {player}',
  'damage-inflicted': '{source} inflicts {amount} damage on {card}',
  'damage-taken': '{player} takes {amount} damage from {source}',
  'defense-played': '{player} defends with {card} against {target}',
  defended: '{player} has defended with {card}',
  discarded: '{player} discards {card}{cards}',
  drawn: 'Cards drawn by {player}: {amount}',
  'enters-play': '{card} enters play',
  'exertion-made': '{player} exerts {amount} cards',
  'game-won': '{player} wins the game',
  generated: 'An effect of {source} is generated',
  'head-shot-made': '{card} is a Head Shot',
  healed: '{card} is healed by {amount}',
  'interception-declared': '{card} intercepts {target}',
  'leaves-play': '{card} leaves play',
  'location-changed': '{card} changes location',
  'main-shot-started': 'The Main Shot of {player} begins',
  'opportunity-used': '{player} uses an opportunity to attack',
  overcame: '{card} overcomes {target}',
  'phase-begun': '{player}: the {what} phase begins',
  'phase-ended': '{player}: the {what} phase ends',
  'phase-skipped': '{player}: the {what} phase is skipped',
  played: '{player} plays {card}',
  'player-eliminated': '{player} is out of the game',
  'power-blow-made': '{card} is a Power Blow',
  'power-gained': '{player} gains {amount} Power',
  'power-generated': '{source} generates {amount} Power for {player}',
  'power-phase-ended': '{player} has generated {amount} Power',
  'power-spent': '{player} pays {amount} Power',
  redirected: '{amount} damage of {source} to {card} is redirected to {target}',
  resolved: '{card} resolves',
  'returned-to-hand': '{card} returns to the hand of {player}',
  revealed: '{card} is revealed',
  sacrificed: '{player} sacrifices {card}',
  'scene-ended': 'The scene ends',
  seized: '{player} seizes {card}',
  smoked: '{card} is smoked',
  'survived-combat': '{card} survives the combat with {target}',
  swept: '{player} sweeps {cards}',
  targeted: '{source} targets {card}',
  toasted: '{card} is toasted',
  'turn-begun': 'The turn of {player} begins',
  'turn-ended': 'The turn of {player} ends',
  'turn-started': 'The turn of {player} begins',
  turned: '{card} turns',
  'turned-to-attack': '{card} turns to attack {target}',
  'turned-to-heal': '{card} turns to heal',
  unturned: '{card} unturns',
};

/** Events that are reported once for each of two cards. */
const mutual: readonly string[] = ['about-to-enter-combat', 'combat-ended'];

/** What happened, in sentences without a full stop. Where two cards do the same to each other, it is said once. */
export function eventSentences(events: readonly unknown[], names: Names): readonly ComponentChildren[] {
  return thingsIn(events)
    .filter((event, at, all) => !all.slice(0, at).some((earlier) => isOtherHalf(event, earlier)))
    .map((event) => eventSentence(event, names));
}

function isOtherHalf(event: Thing, earlier: Thing): boolean {
  return (
    mutual.includes(textOf(event.event)) &&
    event.event === earlier.event &&
    event.card === earlier.target &&
    event.target === earlier.card
  );
}

function eventSentence({ event, ...values }: Thing, names: Names): ComponentChildren {
  const sentence = sentences[textOf(event)];
  if (sentence === undefined || lacks(sentence, values)) return keyByKey(textOf(event), values, names);
  const [start, ...parts] = sentence.split(/\{(\w+)\}/);
  return [start, ...parts.map((part, at) => (at % 2 === 1 ? part : inEvent(part, values, names)))];
}

const inEvent = (key: string, values: Thing, names: Names) =>
  values[key] === undefined ? '' : described(values[key], names, key);

/** A sentence fits if the event has its values; `{card}{cards}` needs one of the two. */
function lacks(sentence: string, values: Thing): boolean {
  const keys = [...sentence.matchAll(/\{(\w+)\}(?:\{(\w+)\})?/g)];
  return keys.some(([, one = '', other = '']) => values[one] === undefined && values[other] === undefined);
}

function keyByKey(event: string, values: Thing, names: Names): ComponentChildren {
  const { effect, ...others } = values;
  const said = Object.entries(others).filter(([, value]) => !isEmpty(value));
  const start = capitalised(inWords(event));
  if (said.length === 0) return start;
  return [
    start,
    ': ',
    joined(
      said.map(([key, value]) => valueInList(key, value, names)),
      ', ',
    ),
  ];
}

const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : value === false);

/** Cards and players need no label. */
function valueInList(key: string, value: unknown, names: Names): ComponentChildren {
  if (['card', 'player'].includes(key) && !isThing(value)) return described(value, names, key);
  return entry(key, value, names);
}
