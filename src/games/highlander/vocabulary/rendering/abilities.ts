import { does, indefinite, listed, one, sentence, you } from '../../../vocabulary/english.ts';
import { continuousSaid, replacementSaid, unsupportedSaid } from '../../../vocabulary/rendering/abilities.ts';
import type { Ability } from '../abilities.ts';
import type { Effect } from '../effects.ts';
import type { Phase } from '../words.ts';
import { before } from './choices.ts';
import { phaseCalled } from './conditions.ts';
import { effectSaid } from './effects.ts';
import { isGate } from './gates.ts';
import { kindCalled } from './kinds.ts';
import { modifiedSaid, playersModifiedSaid } from './lasting.ts';
import { limitSaid } from './limits.ts';
import { sourcesCalled } from './places.ts';
import { hindranceCalled, opportunityCalled } from './preventions.ts';
import { anyPlayerOf, playersCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Of<Kind extends Ability['ability']> = Extract<Ability, { readonly ability: Kind }>;

/** One ability, as whole sentences. */
export function abilitySaid(ability: Ability, speech: Speech): string {
  switch (ability.ability) {
    case 'playing':
      return playingSaid(ability, speech);
    case 'played': {
      const condition = ability.if === undefined ? [] : [`if ${speech.condition(ability.if)}`];
      return resolved(condition, '', before(ability, speech), ability.do, speech);
    }
    case 'continuous':
      return changesSaid(ability, speech);
    case 'may-do':
    case 'must-do':
      return doingSaid(ability, speech);
    case 'discard-to-use':
      return usingUpSaid(ability, speech);
    case 'counter':
      return counteringSaid(ability, speech);
    case 'triggered':
      return triggeredSaid(ability, speech);
    case 'replacement':
      return replacementSaid(ability, speech);
    case 'is':
      return sentence(`this is ${indefinite(kindCalled(ability.kind))}`);
    case 'plot-part':
      return sentence(`this is part ${ability.part} of a Sequence Plot of ${ability.of}`);
    case 'cumulative':
      return 'This card is cumulative.';
    case 'unsupported':
      return unsupportedSaid(ability);
  }
}

function playingSaid(ability: Of<'playing'>, speech: Speech): string {
  const { inConjunctionWith: other, several, inPlaceOf, as, from, during, despite = [], limit } = ability;
  const how = [
    ...(other === undefined
      ? []
      : [
          several === true
            ? `in conjunction with any number of ${speech.cardsSuch(other)}`
            : `in conjunction with ${speech.aCard(other)}`,
        ]),
    ...(inPlaceOf === undefined ? [] : [opportunityCalled[inPlaceOf]]),
    ...(ability.asAdditionalAttack === true ? ['as an additional attack'] : []),
    ...(as === undefined ? [] : [`as ${indefinite(kindCalled(as))}`]),
    ...(from === undefined ? [] : [`from ${sourcesCalled(from)}`]),
    ...(during === undefined ? [] : [phasesSaid(during)]),
    ...despite.map((one) => hindranceCalled[one]),
    ...(limit === undefined ? [] : [limitSaid(limit)]),
    ...(ability.if === undefined ? [] : [`if ${speech.condition(ability.if)}`]),
  ].map((one) => ` ${one}`);
  const price = before(ability, speech).map((said) => `; to do so, ${said}`);
  const play = ability.kind === 'only' ? 'play only' : 'you may also play this card';
  return sentence(`${play}${how.join('')}${price.join('')}`);
}

/** “during your Defense Phase or Attack Phase”. */
function phasesSaid(phases: readonly Phase[]): string {
  return `during your ${listed(
    phases.map((phase) => phaseCalled[phase]),
    'or',
  )}`;
}

/** What a text is about that does not say so. */
const ITSELF = one('this card, or the one it is played with,');
const AFFECTED = one('each player whom such a card affects');

function changesSaid(ability: Of<'continuous'>, speech: Speech): string {
  const { cards, modify = [], players, modifyPlayers = [] } = ability;
  const changes = [
    ...(modify.length === 0
      ? []
      : [modifiedSaid(cards === undefined ? ITSELF : speech.cards(cards), modify, speech)]),
    ...(modifyPlayers.length === 0
      ? []
      : [
          playersModifiedSaid(
            players === undefined ? AFFECTED : playersCalled(players, speech),
            modifyPlayers,
            speech,
          ),
        ]),
  ];
  return continuousSaid(ability, changes, speech);
}

function doingSaid(ability: Of<'may-do' | 'must-do'>, speech: Speech): string {
  const by = ability.by === undefined ? you : playersCalled(ability.by, speech);
  const when = [
    phasesSaid(ability.during),
    ...(ability.limit === undefined ? [] : [limitSaid(ability.limit)]),
    ...(ability.if === undefined ? [] : [`if ${speech.condition(ability.if)}`]),
  ];
  const must = does(by, ability.ability === 'may-do' ? 'may' : 'must');
  return resolved(when, must, before(ability, speech, by), ability.do, speech);
}

function usingUpSaid(ability: Of<'discard-to-use'>, speech: Speech): string {
  const { on } = ability;
  const within = on === undefined ? speech : speech.speakingOf(on);
  const leaving =
    ability.leaves === 'discard' ? 'discard this card from play' : 'remove this card from the game';
  const when = [
    ...(on === undefined ? [] : [`when ${speech.happens(on)}`]),
    ...(ability.if === undefined ? [] : [`if ${within.condition(ability.if)}`]),
  ];
  const price = listed([leaving, ...before(ability, within)], 'and');
  return resolved(when, 'you may', [price], ability.do, within);
}

function counteringSaid(ability: Of<'counter'>, speech: Speech): string {
  const { counters, by, from, leaves, pay } = ability;
  const condition = ability.if === undefined ? '' : `if ${speech.condition(ability.if)}, `;
  const leaving = leaves === 'discard' ? 'discard this card' : 'remove this card from the game';
  const price = pay === undefined ? [] : before({ pay }, speech).map((said) => ` and ${said}`);
  return sentence(
    `${condition}${leaving} from ${from === 'play' ? 'play' : 'your Hand'}${price.join('')} to counter ${speech.aCard(counters)} as it is played by ${anyPlayerOf(by, speech).phrase}`,
  );
}

function triggeredSaid(ability: Of<'triggered'>, speech: Speech): string {
  const { on, limit, optional, onceForAllCopies } = ability;
  const within = speech.speakingOf(on);
  const when = [
    `when ${speech.happens(on)}`,
    ...(ability.if === undefined ? [] : [`if ${within.condition(ability.if)}`]),
    ...(limit === undefined ? [] : [limitSaid(limit)]),
    ...(onceForAllCopies === true ? ['once for all copies'] : []),
  ];
  return resolved(when, optional === true ? 'you may' : '', before(ability, within), ability.do, within);
}

/** When, who may or must, and what is chosen and paid; then, right of the double colon, what is done. */
function resolved(
  when: readonly string[],
  who: string,
  left: readonly string[],
  effects: readonly Effect[],
  speech: Speech,
): string {
  const [price] = left;
  const single = price === undefined ? inOneSentence(who, effects, speech) : null;
  if (single !== null) return sentence([...when, single].join(', '));
  const asked = price ?? (who === '' ? '' : 'do this');
  const head = [...when, `${who} ${asked}`.trim()].filter((one) => one !== '').join(', ');
  const said =
    effects.length === 0
      ? 'Do nothing.'
      : effects.map((effect) => sentence(effectSaid(effect, speech))).join(' ');
  return head === '' ? said : `${sentence(head).slice(0, -1)} :: ${said}`;
}

/** One thing for which nothing is chosen or paid, as cards say it; null for what needs more. */
function inOneSentence(who: string, effects: readonly Effect[], speech: Speech): string | null {
  const [effect, ...others] = effects;
  if (effect === undefined || others.length > 0 || isGate(effect)) return null;
  const said = effectSaid(effect, speech);
  if (who === '') return said;
  if (COMMANDS.has(said.split(' ').at(0) ?? '')) return `${who} ${said}`;
  return who === 'you may' && said.startsWith('you ') ? `you may ${said.slice(4)}` : null;
}

/** What a text tells its player to do begins with one of these, and what others do with who they are. */
const COMMANDS: ReadonlySet<string> = new Set([
  ...['avoid', 'break', 'counter', 'disarm', 'discard', 'draw', 'drop', 'duplicate', 'look', 'make', 'place'],
  ...['play', 'prevent', 'put', 'regain', 'remove', 'retrieve', 'reveal', 'shuffle', 'skip', 'take', 'trade'],
]);
