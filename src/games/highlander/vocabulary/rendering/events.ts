import { does, indefinite, listed, one } from '../../../vocabulary/english.ts';
import type { EventName } from '../event-names.ts';
import type { EventPattern, Past } from '../terms.ts';
import { phaseCalled } from './conditions.ts';
import { sourcesCalled, turnCalled } from './places.ts';
import { anyPlayerOf } from './references.ts';
import type { Speech } from './speech.ts';

/** What happens: to a card that a player does it with, to a card of a player's, or to a player. */
interface Happening {
  readonly of: 'card' | 'card-of' | 'player';
  readonly verb: string;
}

const card = (verb: string): Happening => ({ of: 'card', verb });
const cardOf = (verb: string): Happening => ({ of: 'card-of', verb });
const player = (verb: string): Happening => ({ of: 'player', verb });

const happenings: { readonly [Name in EventName]: Happening } = {
  'attack-played': card('be played as an attack'),
  'attack-successful': cardOf('be a successful attack'),
  'attack-blocked': cardOf('be blocked'),
  'attack-dodged': cardOf('be dodged'),
  'attack-avoided': cardOf('be avoided'),
  'defense-played': card('be played as a defense'),
  'power-blow-made': card('be made a Power Blow'),
  'power-block-made': card('be made a Power Block'),
  'head-shot-made': card('be made a Head Shot'),
  played: card('be played'),
  'entered-play': card('enter play'),
  'left-play': cardOf('leave play'),
  'removed-from-play': cardOf('be removed from play'),
  'removed-from-game': cardOf('be removed from the game'),
  countered: cardOf('be countered'),
  discarded: card('be discarded'),
  drawn: player('draw cards'),
  retrieved: card('be retrieved'),
  searched: player('search'),
  captured: cardOf('be captured'),
  'control-changed': cardOf('change controllers'),
  dropped: card('be dropped'),
  used: card('be used'),
  'damage-dealt': player('be dealt damage'),
  'damage-taken': player('take damage'),
  'damage-prevented': player('have damage prevented'),
  'ability-lost': player('lose Ability'),
  'ability-gained': player('gain Ability'),
  'exertion-made': player('make an Exertion'),
  exhausted: player('Exhaust'),
  disarmed: cardOf('be disarmed'),
  'weapon-broken': cardOf('be broken'),
  'weapon-regained': card('be regained'),
  tripped: player('be made Prone'),
  'feet-regained': player('regain their feet'),
  'turn-begun': player('begin a turn'),
  'turn-ended': player('end a turn'),
  'phase-begun': player('begin a phase'),
  'phase-ended': player('end a phase'),
};

/** What happens, as a clause that follows “when”: “a Situation you control is discarded by your opponent”. */
export function eventSaid(pattern: EventPattern, speech: Speech): string {
  const clauses = [pattern.event].flat().map((name) => clause(happenings[name], speech, pattern));
  return listed(clauses, 'or') + circumstances(pattern, speech);
}

function clause({ of, verb }: Happening, speech: Speech, pattern: EventPattern): string {
  const who = pattern.player === undefined ? one('a player') : anyPlayerOf(pattern.player, speech);
  if (of === 'player') return does(who, verb);
  const called = speech.aCard(pattern.card ?? {});
  const isTold = pattern.player !== undefined;
  const clause = does(one(isTold && of === 'card-of' ? `${called} of ${who.phrase}` : called), verb);
  return isTold && of === 'card' ? `${clause} by ${who.phrase}` : clause;
}

/** What else is asked of it, of all that is named alike. */
function circumstances(pattern: EventPattern, speech: Speech): string {
  const { source, target, by, amount, phase, exertion, from, forced } = pattern;
  const isOfPlayer = [pattern.event].flat().some((name) => happenings[name].of === 'player');
  const said = [
    ...(pattern.card === undefined || !isOfPlayer ? [] : [`with ${speech.aCard(pattern.card)}`]),
    ...(target === undefined ? [] : [`against ${speech.aCard(target)}`]),
    ...(from === undefined ? [] : [`from ${sourcesCalled(from)}`]),
    ...(source === undefined ? [] : [`through ${speech.aCard(source)}`]),
    ...(forced === undefined ? [] : [forced ? 'being forced' : 'being not forced']),
    ...(by === undefined ? [] : [`because of ${anyPlayerOf(by, speech).phrase}`]),
    ...(amount === undefined ? [] : [`to the number of at least ${speech.amount(amount.atLeast)}`]),
    ...(phase === undefined ? [] : [`in ${indefinite(phaseCalled[phase])}`]),
    ...(exertion === undefined ? [] : [`by a ${exertion === 'hard' ? 'Hard' : 'Soft'} Exertion`]),
  ];
  return said.map((one) => ` ${one}`).join('');
}

/** “on your opponent's last turn: a card is discarded”. */
export function pastSaid({ that, when }: Past, speech: Speech): string {
  return `${turnCalled[when]}: ${speech.happens(that)}`;
}
