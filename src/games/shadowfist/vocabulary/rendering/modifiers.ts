import type { Noun } from '../../../vocabulary/english.ts';
import { limitSaid } from '../../../vocabulary/rendering/abilities.ts';
import { countSaidOf, quantity, signed } from '../../../vocabulary/rendering/amounts.ts';
import { changed } from '../../../vocabulary/rendering/changes.ts';
import type { Modifier } from '../modifiers.ts';
import type { PlayerModifier } from '../player-modifiers.ts';
import type { Players } from '../references.ts';
import type { Filter } from '../terms.ts';
import type { Prohibition } from '../words.ts';
import { anyPlayerOf, cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

type With<Key extends string> = Extract<Modifier, Readonly<Record<Key, unknown>>>;

/** “All Characters you control gain +1 Fighting and have **Guts**”. */
export function modifiedSaid(who: Noun, modifiers: readonly Modifier[], speech: Speech): string {
  return changed(
    who,
    modifiers.map((modifier) => modifierSaid(modifier, speech)),
  );
}

export function playersModifiedSaid(who: Noun, modifiers: readonly PlayerModifier[], speech: Speech): string {
  return changed(
    who,
    modifiers.map((modifier) => playerModifierSaid(modifier, speech)),
  );
}

/** What becomes of a card, as a verb: “gain +2 Fighting”. */
function modifierSaid(modifier: Modifier, speech: Speech): string {
  if ('fighting' in modifier) return `gain ${signed(modifier.fighting, 'Fighting', speech)}`;
  if ('body' in modifier) return `gain ${signed(modifier.body, 'Body', speech)}`;
  if ('power' in modifier) return `generate ${signed(modifier.power, 'Power', speech)}`;
  if ('cost' in modifier) return `have ${signed(modifier.cost, 'cost', speech)}`;
  if ('setFighting' in modifier) return `have ${quantity(modifier.setFighting, 'Fighting', speech)}`;
  if ('special' in modifier) return specialChanged(modifier, speech);
  if ('designator' in modifier) return `gain the designator **${modifier.designator}**`;
  if ('restriction' in modifier) return `gain the restriction **${modifier.restriction}**`;
  if ('provides' in modifier) return provided(modifier, speech);
  if ('cannot' in modifier) return prohibited(modifier, speech);
  if ('must' in modifier) return `must ${modifier.must} if it can`;
  if ('control' in modifier) return `be controlled by ${playerCalled(modifier.control, speech).phrase}`;
  if ('canceled' in modifier)
    return modifier.canceled === true ? 'be canceled' : 'have a canceled rules text';
  if ('blank' in modifier) return 'have a blank rules text';
  if ('ability' in modifier) return `gain “${speech.ability(modifier.ability)}”`;
  if ('rulesTextOf' in modifier) {
    const instead = modifier.inPlaceOfOwn ? ' in place of its own' : '';
    return `gain the rules text of ${cardCalled(modifier.rulesTextOf, speech).phrase}${instead}`;
  }
  if ('notAffectedBy' in modifier)
    return `be not affected by ${immune(modifier.notAffectedBy, modifier.byPlayers, speech)}`;
  if ('notLegalTargetOf' in modifier)
    return `be not a legal target of ${immune(modifier.notLegalTargetOf, modifier.byPlayers, speech)}`;
  if ('notLegalSubject' in modifier)
    return `be not a legal subject of ${modifier.of === undefined ? 'States' : speech.cardsSuch(modifier.of)}`;
  if ('entersPlayTurned' in modifier) return 'enter play turned';
  if ('mayAttackOnOpponentsTurn' in modifier) return "may attack during opponents' turns";
  if ('textNumber' in modifier)
    return `have the number at ${modifier.textNumber} of its text changed by ${speech.amount(modifier.by)}`;
  if ('mayAttackBackRow' in modifier) return 'may attack back-row Sites';
  if ('mayBeAttackedInBackRow' in modifier) return 'may be attacked in the back row';
  if ('interceptedByAtMost' in modifier)
    return `be not intercepted by more than ${speech.amount(modifier.interceptedByAtMost)} Characters`;
  if ('keepsTurned' in modifier) return 'do not unturn in the unturn phase';
  return damageChanged(modifier, speech);
}

function specialChanged(
  { special, amount, against, combat, loses }: With<'special'>,
  speech: Speech,
): string {
  const verb = loses === true ? 'lose' : 'gain';
  return `${verb} ${specialCalled(special, amount, speech)}${againstSaid(against, speech, combat)}`;
}

/** “**Toughness: 1**”, “**Toughness: X** (X = its cost)”. */
export function specialCalled(special: string, amount: With<'special'>['amount'], speech: Speech): string {
  if (amount === undefined) return `**${special}**`;
  if (typeof amount === 'number') return `**${special}: ${amount}**`;
  const said = speech.amount(amount);
  return `**${special}: X**${said === 'X' ? '' : ` (X = ${said})`}`;
}

export function againstSaid(filter: Filter | undefined, speech: Speech, combat?: boolean): string {
  if (combat !== undefined) return ` against ${damageCalled(combat)}${fromSaid(filter, speech)}`;
  return filter === undefined ? '' : ` against ${speech.cardsSuch(filter)}`;
}

function provided({ provides, times }: With<'provides'>, speech: Speech): string {
  if (times === undefined) return `provide a {${provides}} resource`;
  return `provide ${countSaidOf(times, `{${provides}} resource`, speech)}`;
}

function immune(filter: Filter, players: Players | undefined, speech: Speech): string {
  const by = players === undefined ? '' : ` of ${anyPlayerOf(players, speech).phrase}`;
  return `${speech.cardsSuch(filter)}${by}`;
}

const prohibitions: { readonly [Name in Prohibition]: string } = {
  attack: 'attack',
  'turn-to-attack': 'turn to attack',
  'attack-alone': 'be declared as a single attacker',
  join: 'join attacks',
  intercept: 'intercept',
  'be-intercepted': 'be intercepted',
  'be-intercepted-alone': 'be intercepted without a chain',
  'be-intercepted-in-a-chain': 'be intercepted in a chain',
  'be-attacked': 'be attacked',
  turn: 'turn',
  unturn: 'unturn',
  'be-turned': 'be turned',
  'turn-to-heal': 'turn to heal',
  'be-healed': 'be healed',
  'turn-to-change-location': 'turn to change location',
  'change-location': 'change location',
  'be-sacrificed': 'be sacrificed',
  'be-smoked': 'be smoked',
  'be-toasted': 'be toasted',
  'leave-play': 'leave play',
  'be-canceled': 'be canceled',
  'be-taken-control-of': 'be taken control of',
  'be-damaged': 'be damaged',
  'be-redirected-to': 'have damage redirected to it',
  'be-played-in-response': 'be played in response',
  'be-burned-for-victory': 'be burned for victory',
  'be-burned-for-power': 'be burned for Power',
  'be-seized': 'be seized',
  'generate-power': 'generate Power',
  'use-abilities': 'use its abilities',
  'use-special': 'use',
  'be-played-on': 'have States played on it',
  'be-played': 'be played',
};

function prohibited({ cannot, by, of, byPlayers, using }: With<'cannot'>, speech: Speech): string {
  return [
    `cannot ${prohibitions[cannot]}`,
    ...(using === undefined ? [] : [`**${using}**`]),
    ...(of === undefined ? [] : [speech.cardsSuch(of)]),
    ...(by === undefined ? [] : [`by ${speech.cardsSuch(by)}`]),
    ...(byPlayers === undefined ? [] : [`by ${anyPlayerOf(byPlayers, speech).phrase}`]),
  ].join(' ');
}

type OfDamage =
  | With<'damage'>
  | With<'takesNoDamage'>
  | With<'reducesDamage'>
  | With<'takesAtMost'>
  | With<'inflictsNoDamage'>
  | With<'inflictsAtMost'>
  | With<'damageCannotBeReduced'>
  | With<'damageCannotBeRedirected'>
  | With<'damageCannotBeRemoved'>
  | With<'redirectsDamageTo'>
  | With<'alsoInflictsOn'>
  | With<'mayInflict'>;

function damageChanged(modifier: OfDamage, speech: Speech): string {
  if ('takesNoDamage' in modifier) {
    const { combat, from, byPlayers } = modifier.takesNoDamage;
    return `take no ${damageCalled(combat)}${fromSaid(from, speech, byPlayers)}`;
  }
  if ('inflictsNoDamage' in modifier) {
    const { combat, on } = modifier.inflictsNoDamage;
    return `inflict no ${damageCalled(combat)}${on === undefined ? '' : ` on ${speech.cardsSuch(on)}`}`;
  }
  if ('reducesDamage' in modifier) {
    const { combat, from, byPlayers, reducesDamage } = modifier;
    return `have ${damageCalled(combat)} inflicted on it${fromSaid(from, speech, byPlayers)} reduced by ${speech.amount(reducesDamage)}`;
  }
  if ('takesAtMost' in modifier) {
    const { combat, from, byPlayers, takesAtMost } = modifier;
    return `have ${damageCalled(combat)} that one source inflicts on it${fromSaid(from, speech, byPlayers)} reduced to no more than ${speech.amount(takesAtMost)}`;
  }
  if ('damage' in modifier)
    return `inflict ${signed(modifier.damage, 'damage', speech)}${againstSaid(modifier.against, speech)}`;
  if ('redirectsDamageTo' in modifier)
    return `have all damage inflicted on it redirected to ${cardCalled(modifier.redirectsDamageTo, speech).phrase}`;
  if ('alsoInflictsOn' in modifier) {
    const { alsoInflictsOn, damaging } = modifier;
    const inside = speech.speakingOf({ event: 'damage-inflicted', card: damaging });
    return `inflict on ${inside.cards(alsoInflictsOn).phrase} as much combat damage as it inflicts at the same time on ${speech.aCard(damaging)}`;
  }
  if ('mayInflict' in modifier) {
    const { mayInflict, on } = modifier;
    return `may inflict ${quantity(mayInflict, 'combat damage', speech)} instead of its normal damage in combat with ${speech.aCard(on)}`;
  }
  if ('inflictsAtMost' in modifier)
    return `inflict no more than ${quantity(modifier.inflictsAtMost, 'damage', speech)}`;
  if ('damageCannotBeReduced' in modifier)
    return `inflict ${damageCalled(modifier.combat)} that cannot be reduced`;
  if ('damageCannotBeRedirected' in modifier)
    return `inflict ${damageCalled(modifier.combat)} that cannot be redirected`;
  return 'inflict combat damage that cannot be removed but by leaving play';
}

function damageCalled(combat: boolean | undefined): string {
  return combat === undefined ? 'damage' : combat ? 'combat damage' : 'non-combat damage';
}

function fromSaid(filter: Filter | undefined, speech: Speech, players?: Players): string {
  if (players !== undefined) return ` from ${immune(filter ?? {}, players, speech)}`;
  return filter === undefined ? '' : ` from ${speech.cardsSuch(filter)}`;
}

/** What becomes of a player, as a verb. */
function playerModifierSaid(modifier: PlayerModifier, speech: Speech): string {
  if ('discardsMore' in modifier)
    return `may discard ${countSaidOf(modifier.discardsMore, 'more card', speech)} in the Establishing Shot`;
  if ('handSize' in modifier) return `have ${signed(modifier.handSize, 'maximum hand size', speech)}`;
  if ('sitesNeeded' in modifier)
    return `need ${signed(modifier.sitesNeeded, 'Feng Shui Sites', speech)} to win`;
  if ('costOf' in modifier) {
    const { costOf, by, mandatory, limit } = modifier;
    const price = by === 'no-cost' ? 'no cost' : signed(by, 'cost', speech);
    const often = limit === undefined ? '' : ` ${limitSaid(limit)}`;
    const condition = modifier.if === undefined ? '' : ` if ${speech.condition(modifier.if)}`;
    return `${mandatory ? '' : 'may '}play ${playedCards(costOf, modifier, speech)} at ${price}${often}${condition}`;
  }
  if ('ignoresResourceConditionsOf' in modifier)
    return `play ${playedCards(modifier.ignoresResourceConditionsOf, modifier, speech)} without regard to ${modifier.symbol === undefined ? '' : `{${modifier.symbol}} `}resource conditions`;
  if ('cannotPlay' in modifier) {
    const condition = modifier.if === undefined ? '' : ` if ${speech.condition(modifier.if)}`;
    return `cannot play ${playedCards(modifier.cannotPlay, modifier, speech)}${condition}`;
  }
  if ('mayPlay' in modifier)
    return `may also play ${playedCards(modifier.mayPlay, modifier, speech)} if ${speech.condition(modifier.when)}`;
  if ('cannotGeneratePower' in modifier)
    return `cannot generate Power with ${speech.cardsSuch(modifier.cannotGeneratePower)}`;
  if ('gainsPowerWhenSpentBy' in modifier)
    return `gain Power equal to any Power spent by ${playerCalled(modifier.gainsPowerWhenSpentBy, speech).phrase}`;
  return `have the flag “${modifier.flag}”`;
}

/** “Weapons on this card”. */
function playedCards(which: Filter, { on }: { readonly on?: Filter }, speech: Speech): string {
  return `${speech.cardsSuch(which)}${on === undefined ? '' : ` on ${speech.aCard(on)}`}`;
}
