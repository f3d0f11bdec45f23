import { does, done, possessive } from '../../../vocabulary/english.ts';
import { countSaidOf, quantity, signed } from '../../../vocabulary/rendering/amounts.ts';
import { named } from '../../../vocabulary/rendering/calling.ts';
import type { Effect, Token } from '../effects.ts';
import type { Amount } from '../terms.ts';

import { fromPlace } from './places.ts';
import { anyPlayerOf, playerCalled, playersCalled } from './references.ts';
import type { Speech } from './speech.ts';

type Do =
  | ('gain-power' | 'lose-power' | 'steal-power' | 'give-power' | 'generate-power')
  | ('draw' | 'play' | 'put-token')
  | (
      | 'look-at-hand'
      | 'look-at-deck'
      | 'rearrange-deck'
      | 'discard-hand'
      | 'shuffle'
      | 'cut'
      | 'switch-seats'
      | 'swap-rows'
      | 'rearrange-sites'
    );
export type PlayerEffect = Extract<Effect, { readonly do: Do }>;

/** What players do, or what is done to them. */
export function playerEffectSaid(effect: PlayerEffect, speech: Speech): string {
  const player = (ref: Parameters<typeof playerCalled>[0]) => playerCalled(ref, speech);
  switch (effect.do) {
    case 'gain-power':
      return does(playersCalled(effect.players, speech), `gain ${power(effect.amount, speech)}`);
    case 'lose-power':
      return does(playersCalled(effect.players, speech), `lose ${power(effect.amount, speech)}`);
    case 'steal-power':
      return done(
        player(effect.to),
        `steal ${power(effect.amount, speech)} from ${player(effect.from).phrase}`,
      );
    case 'give-power':
      return does(player(effect.from), `give ${power(effect.amount, speech)} to ${player(effect.to).phrase}`);
    case 'generate-power':
      return does(player(effect.player), `generate ${quantity(effect.amount, 'Power', speech)}`);
    case 'draw':
      return done(
        playersCalled(effect.players, speech),
        `draw ${countSaidOf(effect.amount, 'card', speech)}`,
      );
    case 'play':
      return played(effect, speech);
    case 'put-token': {
      const tokens = countSaidOf(effect.number, 'token', speech);
      return done(player(effect.by), `put ${tokens} (${tokenSaid(effect.token, speech)}) into play`);
    }
    case 'look-at-hand':
      return done(player(effect.by), `look at ${possessive(player(effect.of))} hand`);
    case 'look-at-deck': {
      const deck = `${possessive(player(effect.of))} deck`;
      const top = effect.number === 'all' ? '' : `the top ${countSaidOf(effect.number, 'card', speech)} of `;
      if (effect.by === 'every-player') return `reveal ${top}${deck}`;
      return done(playersCalled(effect.by, speech), `look at ${top}${deck}`);
    }
    case 'rearrange-deck': {
      const top = `the top ${countSaidOf(effect.number, 'card', speech)} of ${possessive(player(effect.of))} deck`;
      return done(player(effect.by), `put ${top} in any order`);
    }
    case 'discard-hand':
      return done(
        playersCalled(effect.players, speech),
        `discard ${effect.players === 'you' ? 'your' : 'their'} hand`,
      );
    case 'shuffle':
      return `shuffle ${possessive(playersCalled(effect.deckOf, speech))} deck`;
    case 'cut':
      return `cut ${possessive(playersCalled(effect.deckOf, speech))} deck`;
    case 'swap-rows': {
      const target = effect.changesTarget ? 'may change' : 'does not change';
      const whose = possessive(anyPlayerOf(effect.of, speech));
      return `swap the front-row and back-row Sites at each of ${whose} locations (this ${target} which Site is targeted in an attack)`;
    }
    case 'rearrange-sites': {
      const structure = `${possessive(player(effect.of))} site structure`;
      const into =
        effect.into === 'occupied-places'
          ? 'moving no Site to a place where there was none'
          : 'without changing the number of columns';
      return done(player(effect.by), `rearrange ${structure}, ${into}`);
    }
    case 'switch-seats': {
      const [first, second] = effect.players.map((one) => player(one).phrase);
      return `switch the positions of ${first} and ${second} at the table`;
    }
  }
}

function power(amount: Amount | 'all', speech: Speech): string {
  return amount === 'all' ? 'all Power' : quantity(amount, 'Power', speech);
}

function played(effect: Extract<PlayerEffect, { do: 'play' }>, speech: Speech): string {
  const { by, which, cost, ignoringResources, optional, faceUp } = effect;
  const verb = [
    optional ? 'may play' : 'play',
    `${speech.aCard(which)}${fromPlace(effect.in, speech)}`,
    ...(effect.on === undefined ? [] : [`on ${speech.aCard(effect.on)}`]),
    ...(faceUp === undefined ? [] : [faceUp ? 'face-up' : 'face-down']),
    ...(cost === 'full' ? [] : [costSaid(cost, speech)]),
    ...ignoringSaid(ignoringResources, speech),
  ].join(' ');
  const who = playerCalled(by, speech);
  return optional ? does(who, verb) : done(who, verb);
}

function ignoringSaid(
  ignoring: Extract<PlayerEffect, { do: 'play' }>['ignoringResources'],
  speech: Speech,
): string[] {
  if (typeof ignoring === 'boolean') return ignoring ? ['without regard to resource conditions'] : [];
  const of = ignoring.symbol === undefined ? '' : ` of ${named(ignoring.symbol, speech).phrase}`;
  return [`ignoring ${countSaidOf(ignoring.conditions, 'resource condition', speech)}${of}`];
}

/** “at no cost”, “at -2 cost”. */
export function costSaid(cost: 'none' | { readonly reducedBy: Amount }, speech: Speech): string {
  if (cost === 'none') return 'at no cost';
  const { reducedBy } = cost;
  if (typeof reducedBy === 'number') return `at ${signed(-reducedBy, 'cost', speech)}`;
  return `at ${signed(reducedBy, 'cost', speech).replace('+', '-')}`;
}

/** What would be printed on it. */
function tokenSaid(token: Token, speech: Speech): string {
  const { title, type, cost, fighting, requires = [], abilities = [] } = token;
  return [
    `“${title}”, ${type}, cost ${cost}`,
    ...(fighting === null ? [] : [`Fighting ${fighting}`]),
    ...(requires.length === 0 ? [] : [`requires ${requires.map((symbol) => `{${symbol}}`).join('')}`]),
    ...abilities.map((ability) => `“${speech.ability(ability)}”`),
  ].join(', ');
}
