import { does, listed, one } from '../../../vocabulary/english.ts';
import type { EventName } from '../event-names.ts';
import type { EventPattern } from '../terms.ts';
import { anyPlayerOf, controlledBy } from './references.ts';
import type { Speech } from './speech.ts';

/** How something that happens is told: of a card, or of a player. */
interface Happening {
  readonly of: 'card' | 'player';
  readonly verb: string;
  /** What stands before the target. */
  readonly toTarget: string;
  /** A player that is named has the card, or does it. */
  readonly player: 'has' | 'does';
}

const ofCard = (verb: string, toTarget = 'against'): Happening => ({
  ...{ of: 'card', verb, toTarget, player: 'has' },
});
const byPlayer = (verb: string, toTarget = 'against'): Happening => ({
  ...{ of: 'card', verb, toTarget, player: 'does' },
});
const ofPlayer = (verb: string): Happening => ({ of: 'player', verb, toTarget: 'against', player: 'does' });

const DAMAGED = 'have damage inflicted on it';

const happenings: { readonly [Name in EventName]: Happening } = {
  'enters-play': ofCard('enter play'),
  'leaves-play': ofCard('leave play'),
  played: byPlayer('be played'),
  'returned-to-play': ofCard('be returned to play'),
  smoked: ofCard('be smoked'),
  toasted: ofCard('be toasted'),
  sacrificed: ofCard('be sacrificed'),
  discarded: byPlayer('be discarded'),
  drawn: byPlayer('be drawn'),
  'returned-to-hand': ofCard("be returned to its owner's hand"),
  revealed: ofCard('be revealed'),
  turned: ofCard('be turned'),
  unturned: ofCard('be unturned'),
  'turned-to-attack': ofCard('turn to attack', ''),
  'target-changed': ofCard('come to attack', ''),
  'attack-declared': byPlayer('be made the target of an attack', 'of'),
  'attack-joined': byPlayer('join an attack', 'against'),
  'attack-ended': byPlayer('end an attack', 'against'),
  'interception-declared': byPlayer('be declared an interceptor', 'of'),
  'ceased-attacking': ofCard('cease attacking', ''),
  'ceased-intercepting': ofCard('cease intercepting', ''),
  'about-to-enter-combat': ofCard('be about to enter combat', 'with'),
  'combat-ended': ofCard('end combat', 'with'),
  'damage-inflicted': ofCard(DAMAGED, 'in combat with'),
  healed: ofCard('be healed'),
  'turned-to-heal': ofCard('turn to heal'),
  'body-reduced-to-zero': ofCard('have its Body reduced to zero'),
  seized: ofCard('be seized'),
  'burned-for-victory': ofCard('be burned for victory'),
  'burned-for-power': ofCard('be burned for Power'),
  'control-changed': ofCard('change controllers'),
  targeted: ofCard('be targeted'),
  generated: byPlayer('generate an effect'),
  redirected: ofCard('have its damage redirected', 'to'),
  canceled: ofCard('be canceled'),
  'location-changed': ofCard('change location'),
  'power-generated': ofPlayer('generate Power'),
  'power-phase-ended': ofPlayer('end a Power generation phase'),
  'power-gained': ofPlayer('gain Power'),
  'power-spent': ofPlayer('spend Power'),
  'power-stolen': ofPlayer('have Power stolen'),
  'turn-started': ofPlayer('start a turn'),
  'main-shot-started': ofPlayer('start a Main Shot'),
  'turn-ended': ofPlayer('end a turn'),
  overcame: ofCard('overcome', ''),
  'survived-combat': ofCard('survive combat', 'with'),
};

const prices: { readonly [Price in NonNullable<EventPattern['cost']>]: string } = {
  none: 'no',
  reduced: 'reduced',
};

/** What happens, as a clause that follows “when”: “a Site you control is seized by an opponent”. */
export function eventSaid(pattern: EventPattern, speech: Speech): string {
  const names = [pattern.event].flat();
  const passives = names.flatMap((name) => /^be (.*)/.exec(happenings[name].verb)?.[1] ?? []);
  const [first] = names.map((name) => happenings[name]);
  const isAlike = names.every((name) => alike(happenings[name], first));
  if (first !== undefined && isAlike && passives.length === names.length)
    return clause({ ...first, verb: `be ${listed(passives, 'or')}` }, pattern, speech);
  return listed(
    names.map((name) => clause(happenings[name], pattern, speech)),
    'or',
  );
}

function alike(one: Happening, other: Happening | undefined): boolean {
  return one.of === other?.of && one.player === other.player && one.toTarget === other.toTarget;
}

function clause({ of, verb, toTarget, player }: Happening, pattern: EventPattern, speech: Speech): string {
  const isHad = pattern.player !== undefined && player === 'has';
  const card = joined([
    speech.aCard(pattern.card ?? {}),
    isHad ? controlledBy(pattern.player, speech) : '',
    pattern.targets === undefined ? '' : `that targets ${speech.aCard(pattern.targets)}`,
    pattern.targetsPlayer === undefined
      ? ''
      : `that targets ${anyPlayerOf(pattern.targetsPlayer, speech).phrase}`,
  ]);
  const who = pattern.player === undefined ? one('a player') : anyPlayerOf(pattern.player, speech);
  const source = pattern.source === undefined ? '' : speech.aCard(pattern.source);
  const isInflicted = verb === DAMAGED && source !== '';
  const main = isInflicted
    ? `${source} inflicts damage on ${card}`
    : does(of === 'card' ? one(card) : who, verb);
  const isDone = of === 'card' && player === 'does' && pattern.player !== undefined;
  return joined([
    withCombat(main, pattern.combat),
    pattern.target === undefined ? '' : joined([toTarget, speech.aCard(pattern.target)]),
    of === 'player' && (pattern.card ?? pattern.targets ?? pattern.targetsPlayer) !== undefined
      ? `with ${card}`
      : '',
    pattern.using === undefined ? '' : `by using **${pattern.using}**`,
    pattern.from === undefined ? '' : `from the ${pattern.from.replace('-', ' ')}`,
    pattern.cost === undefined ? '' : `at ${prices[pattern.cost]} cost`,
    isInflicted || source === '' ? '' : `by ${source}`,
    isDone ? `by ${who.phrase}` : '',
    pattern.by === undefined
      ? ''
      : `${isDone ? 'because of' : 'by'} ${anyPlayerOf(pattern.by, speech).phrase}`,
    pattern.amount === undefined ? '' : `of at least ${speech.amount(pattern.amount.atLeast)}`,
    pattern.successful === undefined ? '' : pattern.successful ? 'with success' : 'without success',
  ]);
}

/** Combat damage, or other. */
function withCombat(told: string, combat: boolean | undefined): string {
  if (combat === undefined) return told;
  if (!told.includes('damage')) return `${told} ${combat ? 'in' : 'outside'} combat`;
  return told.replace('damage', combat ? 'combat damage' : 'non-combat damage');
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
