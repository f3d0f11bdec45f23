import { does, listed, type Noun, sentence, you } from '../../../vocabulary/english.ts';
import {
  continuousSaid,
  limitSaid,
  replacementSaid,
  unsupportedSaid,
} from '../../../vocabulary/rendering/abilities.ts';
import { quantity, signed } from '../../../vocabulary/rendering/amounts.ts';
import type { Ability } from '../abilities.ts';
import { figureCalled } from './amounts.ts';
import { responseSaid } from './effect-patterns.ts';
import { before } from './gates.ts';
import { againstSaid, modifiedSaid, playersModifiedSaid, specialCalled } from './modifiers.ts';
import { costSaid } from './player-effects.ts';
import { anyPlayerOf, playersCalled } from './references.ts';
import { resolved } from './resolution.ts';
import type { Speech } from './speech.ts';

type Of<Kind extends Ability['ability']> = Extract<Ability, { readonly ability: Kind }>;

/** One ability, as whole sentences. */
export function abilitySaid(ability: Ability, speech: Speech): string {
  switch (ability.ability) {
    case 'special': {
      const special = specialCalled(ability.special, ability.amount, speech);
      return sentence(`${special}${againstSaid(ability.against, speech, ability.combat)}`);
    }
    case 'continuous':
      return changesSaid(ability, speech);
    case 'voluntary':
      return voluntarySaid(ability, speech);
    case 'triggered':
      return triggeredSaid(ability, speech);
    case 'replacement':
      return replacementSaid(ability, speech);
    case 'event':
      return resolved([], generation(ability, speech, you), ability, speech);
    case 'playing':
      return playingSaid(ability, speech);
    case 'own-cost': {
      const condition = ability.if === undefined ? '' : ` if ${speech.condition(ability.if)}`;
      return sentence(`this card has ${signed(ability.by, 'cost', speech)}${condition}`);
    }
    case 'substitutes-resources':
      return substitutingSaid(ability, speech);
    case 'fixed-cost':
      return "Nothing reduces this card's cost, and it is paid also when this card returns to play.";
    case 'subject':
      return sentence(`play on ${speech.aCard(ability.which)}`);
    case 'entering':
      return enteringSaid(ability, speech);
    case 'placed-with-opponent':
      return "Place in an opponent's site structure. That opponent controls this card.";
    case 'x':
      return sentence(`${figureCalled[ability.figure]} X = ${speech.amount(ability.is)}`);
    case 'generates-power':
      return generatingSaid(ability, speech);
    case 'does-not-affect':
      return sentence(`this card does not affect ${speech.cardsSuch(ability.which)}`);
    case 'not-cumulative':
      return 'Not cumulative.';
    case 'unsupported':
      return unsupportedSaid(ability);
  }
}

function changesSaid(ability: Of<'continuous'>, speech: Speech): string {
  const { cards, modify = [], players, modifyPlayers = [] } = ability;
  const changes = [
    ...(cards === undefined ? [] : [modifiedSaid(speech.cards(cards), modify, speech)]),
    ...(players === undefined
      ? []
      : [playersModifiedSaid(playersCalled(players, speech), modifyPlayers, speech)]),
  ];
  return continuousSaid(ability, changes, speech);
}

function voluntarySaid(ability: Of<'voluntary'>, speech: Speech): string {
  const { by, when, inResponseTo, limit, from } = ability;
  const circumstances = [
    ...(from === undefined ? [] : [whileIn(from)]),
    ...(when === undefined ? [] : [`if ${speech.condition(when)}`]),
    ...(inResponseTo === undefined ? [] : [responseSaid(inResponseTo, speech)]),
    ...(limit === undefined ? [] : [limitSaid(limit)]),
  ];
  const within = answering(inResponseTo, speech);
  const user = anyPlayerOf(by ?? 'you', speech);
  const left = generation(ability, within, user);
  const isTold = by === undefined && left !== '';
  const who = isTold ? '' : does(user, 'may');
  return resolved(circumstances, spaced(who, left), ability, within);
}

function triggeredSaid(ability: Of<'triggered'>, speech: Speech): string {
  const { on, evenIfGone, together, from, limit, optional } = ability;
  const within = speech.speakingOf(on);
  const trigger = [
    ...(from === undefined ? [] : [whileIn(from)]),
    `when ${speech.happens(on)}`,
    ...(together === true ? ['once for all at the same time'] : []),
    ...(evenIfGone === true ? ['even if this card has left play'] : []),
    ...(ability.if === undefined ? [] : [`if ${within.condition(ability.if)}`]),
    ...(limit === undefined ? [] : [limitSaid(limit)]),
  ];
  const left = generation(ability, within, you);
  return resolved(trigger, spaced(optional === true ? 'you may' : '', left), ability, within);
}

function whileIn(from: NonNullable<Of<'voluntary'>['from']>): string {
  if (from === 'scene') return 'while this card waits in the scene';
  return `from your ${from === 'hand' ? 'hand' : 'smoked pile'}`;
}

function playingSaid(ability: Of<'playing'>, speech: Speech): string {
  const { kind, when, inResponseTo, cost, ignoringResources, faceUp, limit } = ability;
  const how = [
    ...(cost === undefined ? [] : [costSaid(cost, speech)]),
    ...(ignoringResources === true ? ['without regard to resource conditions'] : []),
    ...(faceUp === undefined ? [] : [faceUp ? 'face-up' : 'face-down']),
    ...(when === undefined ? [] : [`if ${speech.condition(when)}`]),
    ...(inResponseTo === undefined ? [] : [responseSaid(inResponseTo, speech)]),
    ...(limit === undefined ? [] : [limitSaid(limit)]),
  ].map((one) => ` ${one}`);
  const within = answering(inResponseTo, speech);
  const price = before(ability, within).map((said) => `; to do so, ${said}`);
  const isInstead = ability.inPlaceOfOwn === true;
  const isDone = ability.do !== undefined || isInstead;
  const then = `${isInstead ? 'instead' : 'then'}${ability.immediately === true ? ', immediately' : ''}`;
  const effects = isDone ? `; ${then}, ${within.effects(ability.do ?? [])}` : '';
  return sentence(
    `${kind === 'only' ? 'play only' : 'you may also play this card'}${how.join('')}${price.join('')}${effects}`,
  );
}

function generatingSaid(
  { amount, onOpponentsTurns, if: condition }: Of<'generates-power'>,
  speech: Speech,
): string {
  const when = onOpponentsTurns === true ? " during each player's Establishing Shot" : '';
  const holds = condition === undefined ? '' : ` if ${speech.condition(condition)}`;
  return sentence(`this card generates ${quantity(amount, 'Power', speech)}${when}${holds}`);
}

function substitutingSaid(
  { resources, requires, on, if: condition }: Of<'substitutes-resources'>,
  speech: Speech,
): string {
  const what = requires === undefined ? 'each resource condition of this card' : `{${requires}}`;
  const where = on === undefined ? '' : ` on ${speech.aCard(on)}`;
  const when = requires === undefined && on === undefined ? '' : ` when playing this card${where}`;
  const holds = condition === undefined ? '' : ` if ${speech.condition(condition)}`;
  const symbols = listed(
    resources.map((one) => `{${one}}`),
    'or',
  );
  return sentence(`you may substitute ${symbols} for ${what}${when}${holds}`);
}

function enteringSaid(ability: Of<'entering'>, speech: Speech): string {
  const deeds = [
    ...before(ability, speech),
    ...(ability.do === undefined ? [] : [speech.effects(ability.do)]),
  ];
  return sentence(`when this card enters play, ${deeds.join(' :: ')}`);
}

/** What is done on generation, left of the double colon (10.3). */
function generation(ability: Of<'voluntary' | 'triggered' | 'event'>, speech: Speech, by: Noun): string {
  const barred = 'notInResponse' in ability ? ability.notInResponse : undefined;
  const said = [
    ...before(ability, speech, by),
    ...(barred?.playing === undefined
      ? []
      : [`${speech.cardsSuch(barred.playing)} cannot be played in response`]),
    ...(barred?.turning === undefined
      ? []
      : [`${speech.cards(barred.turning).phrase} cannot be turned in response`]),
  ];
  return said.map((one, at) => (at === 0 ? one : sentence(one).replace(/\.$/, ''))).join('. ');
}

function answering(response: Of<'voluntary'>['inResponseTo'], speech: Speech): Speech {
  return response !== undefined && 'event' in response ? speech.speakingOf(response.event) : speech;
}

function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
