import { stemsOf } from './words.ts';

/**
 * What players of any card game say, and what the rulebooks say for it. Only the question is widened by these; each
 * game's own synonyms are the aliases of its glossary.
 */
const SAYINGS: readonly (readonly [said: string, written: string])[] = [
  ['kill, destroy, die, dies, dead, death', 'smoke; toast; dead; destroy'],
  ['tap, tapped, tapping', 'turn; turned'],
  ['untap, untapped, untapping, ready', 'unturn; unturned'],
  ['summoning sickness', 'turn it was played; enters play unturned'],
  ['graveyard, dead pile', 'smoked pile; discard pile'],
  ['exile, exiled', 'toast; remove from the game'],
  ['mana, gold, money, resources', 'power; resource'],
  ['creature, guy, guys, dude, dudes, minion, unit, ally', 'character'],
  ['spell, instant, sorcery', 'event'],
  ['enchantment, aura, equipment, attachment, attach, attached, gear', 'state; object'],
  ['land, location, base', 'site; feng shui site; location'],
  ['site', 'location'],
  ['burned, burnt, burns down, gone, lost, removed', 'eliminated; leaves play; removed from play; gone'],
  ['block, blocker, blocking', 'intercept; interceptor; defense; block'],
  ['defend, defender, defence, defense', 'defense; defend; block; dodge'],
  ['life, hp, health, hit points', 'body; ability'],
  ['strength, attack value', 'fighting'],
  ['library, stack of cards, draw pile', 'deck; endurance'],
  ['deck', 'deck; endurance'],
  [
    'deck out, run out of cards, out of cards, empty deck, no cards left',
    'exhaust; exhaustion; last card; no cards left',
  ],
  ['steal, stole, steals, take over, capture, conquer', 'take control; seize; control'],
  ['gun, guns, shoot, shot, bow', 'ranged attack'],
  ['knocked down, knocked over, on the ground, fallen', 'prone'],
  ['stand up, get up, standing up', 'unprone; prone; get up'],
  ['unarmed, lose weapon, no weapon', 'disarmed; disarm'],
  ['pick up weapon, rearm', 'rearm; regain; armed'],
  ['mulligan, redraw', 'starting hand; draw; new hand'],
  ['respond, response, counterspell, interrupt', 'respond; response; counter; cancel'],
  ['stack, chain', 'scene; last generated; reverse order'],
  ['copy, copies', 'title; copies; copy'],
  ['banned, forbidden, illegal', 'not allowed; cannot; may not; legal'],
  ['main phase', 'main shot; may do must do phase'],
  ['upkeep, start of turn, beginning of turn, untap step', 'establishing shot; beginning of the turn'],
  ['end step', 'end of turn'],
  ['opening hand, start with, begin with', 'starting hand; begin'],
  ['hand size, hand limit', 'maximum hand; ability; draw discard'],
  ['win, winning, victory', 'win; victory; wins'],
  ['lose, losing, eliminated, knocked out', 'lose; loses; forfeit; eliminated'],
  ['tie, draw game, same time, simultaneous', 'simultaneous; simultaneously; tie'],
  ['summon, cast', 'play; played'],
  ['throw away, get rid of, ditch, pitch', 'discard'],
  ['bounce, return to hand', 'return to hand'],
  ['search, tutor', 'search; look through'],
  ['peek, look at', 'look; reveal; see'],
  ['hurt, wound, wounded, injured', 'damage; damaged'],
  ['double, twice, two times', 'twice; once; two; second'],
  ['behead, decapitate, cut off head', 'head shot'],
  ['minimum, least, fewest, smallest', 'minimum; at least; least'],
  ['maximum, most, limit, biggest', 'maximum; at most; limit; more than'],
  ['flip, flip over, turn over, turn up', 'reveal; face up; turned over'],
  ['hero, persona, immortal', 'persona; immortal'],
  ['free, for free, costless', 'no cost; cost'],
  ['pay, payment, price', 'cost; spend; pay'],
  ['first player, who starts, goes first', 'first turn; begins; first player'],
  ['cheat, cheating', 'conduct; penalty'],
  ['say no, refuse, stop, prevent', 'forbid; decline; refuse; prevent; compel'],
  ['own, my own, mine', 'own; you control; that player controls'],
  ['someone else, opponents, enemy', 'opponent'],
  ['pick, choose, decide, select', 'choose; decide; announce; name'],
  ['two, several, multiple, more than one', 'one; two; several; more than one'],
  ['come out, comes out, comes into play', 'enters play; played'],
  ['hit, hits, hit for', 'attack; inflict; damage; fighting'],
  ['less, weaker, lower', 'lower; reduce; less'],
  ['more, stronger, higher', 'raise; increase; more'],
  ['stay, remain, last, lasts', 'remain; stay; stays in play; lasts'],
  ['forget, forgot, miss', 'forgotten; missed'],
  ['heal, heals, healing, gain life, recover', 'heal; gain ability; ability'],
  ['starting number, starting total', 'maximum ability; starting ability'],
  ['throw off, kick out, push out, knock off, pushed out, thrown off', 'bump; replace; removed from play'],
  ['hand too big, too many cards, extra cards, over the limit', 'hand; discard; draw discard; maximum'],
  ['trade, swap, lend', 'exchange; trade; switch'],
  ['under, underneath, beneath', 'underneath; under; hold; held'],
  ['weapon back, get back', 'rearm; regain'],
  ['used up, spent', 'spend; spent'],
  ['color, colour', 'gem; attribute; faction'],
];

/** By the stems of what is said: what may be written for it. */
export const everydayWords: ReadonlyMap<string, readonly string[]> = new Map(
  SAYINGS.flatMap(([said, written]) =>
    said.split(', ').map((one) => [stemsOf(one).join(' '), written.split('; ')]),
  ),
);

const KINDS_OF_CARDS =
  'site, character, event, state, edge, situation, object, location, attack, block, dodge, plot';

/** By the stem of a word: the stem of what it is a kind of. Rules often speak of that. */
export const widerWords: ReadonlyMap<string, string> = new Map(
  KINDS_OF_CARDS.split(', ').map((kind) => [stemsOf(kind).join(' '), stemsOf('card').join(' ')]),
);
