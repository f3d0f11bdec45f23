import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { describing } from '../../../../../src/games/highlander/rule-check/rulesets/describing.ts';
import { highlanderSwitches } from '../../../../../src/games/highlander/rule-check/rulesets/rulesets.ts';
import {
  type Switches,
  switchesForm,
} from '../../../../../src/games/highlander/rule-check/rulesets/switches.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import type { Kind, Phase } from '../../../../../src/games/highlander/vocabulary/words.ts';
import {
  aBlock,
  aCard,
  aDirtyTrick,
  aDodge,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  type EditionName,
  five,
  grid,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

/** A house rule that sets one switch otherwise gives another answer to the same question. */
interface Shown<Key extends keyof Switches> {
  readonly values: readonly [Switches[Key], Switches[Key]];
  readonly state: State;
  readonly actions: readonly object[];
  /** Whose other switches hold: Type Two's unless said otherwise. */
  readonly base?: EditionName;
}
type Table = { readonly [Key in keyof Switches]?: Shown<Key> };

const inPhase = (phase: State['turn']['phase'], more: object = {}) => ({ turn: { phase, ...more } });
const deed = (verb: string, more: object = {}) => ({ do: verb, player: 'ann', ...more });
const play = (card: string, more: object = {}) => deed('play', { card, ...more });
const nextPhase = deed('next-phase');
const endTurn = deed('end-turn');

const wink = aCard('Edge');
const left = 'upper left';
const right = 'upper right';
const hand = { wink, edge: aBlock(left), high: aGuard(left), cut: anAttack(left), shot: aRangedAttack(left) };
const vehicle = (title: string) => aCard('Object', { title, subtype: 'Vehicle' });
const hilt = (title: string) => aCard('Object', { title, subtype: 'Hilt' });
const helmet = saying(aCard('Object', { title: 'Helmet' }), { ability: 'is', kind: 'upper-armor' });
const burden = saying(aCard('Object'), says({ players: 'you', modifyPlayers: [{ handSize: -1 }] }));
const bounty = aText(
  'Bounty',
  says({
    players: 'you',
    while: { happened: { that: { event: 'drawn' }, when: 'this-turn' } },
    modifyPlayers: [{ handSize: 3 }],
  }),
);
const idle = (phase: State['turn']['phase'], seat: object = {}, turn: object = {}) =>
  table({ ann: { hand, ...seat }, bob: {} }, inPhase(phase, turn));

const news = aCard('Event', { title: 'News' });
const jewel = aCard('Object', { title: 'Jewel', diamond: true });
const torch = aCard('Object', { title: 'Torch', handIcons: 2 });
const drawOne: Effect = { do: 'draw', players: 'you', amount: 1 };
const mayDo = (...during: Phase[]) => ({ ability: 'may-do' as const, during });
const chore = aText('Chore', { ability: 'must-do', during: ['may-do'], do: [drawOne] });
const exert = (purpose: object, shown = five()) => deed('exert', { for: purpose, shown });
/** An Event that does so. */
const does = (...effects: Effect[]) => saying(aCard('Event'), { ability: 'played', do: effects });
const removes = (kind: Kind) =>
  does({ do: 'remove-from-play', cards: { each: { kind: [kind] }, in: 'play' } });
const forYou = (title: string, ...modifyPlayers: PlayerModifier[]) =>
  aText(title, says({ players: 'you', modifyPlayers }));
const flurry = forYou('Flurry', { additionalAttacks: 1 });
const oracle = aText('Oracle', { ...mayDo('attack'), do: [{ do: 'exert', by: 'you', exertion: 'soft' }] });
const spree = does(
  { do: 'exert', by: 'you', exertion: 'hard', as: 'spree' },
  { do: 'play', by: 'you', which: { kind: ['attack'] }, in: [{ exertion: 'spree' }], number: { atMost: 1 } },
);
const mayBecomeHeadShot = (attack: Definition) =>
  saying(attack, says({ cards: 'this', modify: [{ headShot: 'may-by-hard-exertion' }] }));
const shield = aText(
  'Shield',
  says({
    cards: { each: { kind: ['block'] }, in: 'play' },
    modify: [{ defendsAlso: { kind: ['ranged-attack'] } }],
  }),
);
const despitePrevention: Ability = { ability: 'playing', kind: 'also', despite: ['prevention'] };
const ally = (of: 'Mortal' | 'Immortal') => aCard('Situation', { title: 'Mako', subtype: `${of}: Ally` });
const member = aCard('Situation', { title: 'Gull', subtype: 'Flock Member' });
const weapon = (title: string) => ({ card: aCard('Weapon of Choice', { title }), preGame: true });
const deck = () =>
  Object.fromEntries([...five('d'), ...five('e'), ...five('f')].map(({ id, card }) => [id, card]));
const disarmed = { genericWeapon: 'disarmed' as const };
/** Ann is about to take from Bob the only weapon that he has, with what goes with it. */
const aboutToDisarm = (inPlay: Record<string, Definition>) =>
  table({
    ann: { hand: { trick: does({ do: 'disarm', players: 'opponent' }) } },
    bob: { inPlay: { rapier: weapon('Rapier'), ...inPlay } },
  });
/** Bob has a card in play that takes something of a hand, and does not say whose; Ann's hand is full. */
const burdenedBy = (type: Definition['type']) => ({
  state: table(
    {
      ann: { hand: 15 },
      bob: { inPlay: { burden: saying(aCard(type), says({ modifyPlayers: [{ handSize: -1 }] })) } },
    },
    inPhase('draw-discard'),
  ),
  actions: [endTurn],
});

const shown: Table = {
  concession: {
    values: ['freely', 'before-it-is-resolved'],
    state: attacked({ ann: {}, bob: {} }, { cut: { card: anAttack(left), headShot: true } }),
    actions: [deed('concede')],
  },
  quickenings: {
    values: ['kept', 'forfeited-to-head-shot'],
    state: attacked(
      { ann: { inPlay: { quickening: { card: aCard('Quickening'), preGame: true } } }, bob: {} },
      { cut: { card: anAttack(left), headShot: true } },
    ),
    actions: [nextPhase],
  },
  firstTurn: {
    values: ['die', 'gems'],
    state: table({ ann: {}, bob: {} }, { ...inPhase('before-the-game', { number: 0 }), turnsBefore: [] }),
    actions: [deed('start')],
  },
  turnBegins: {
    values: ['defense-phase', 'may-do-must-do-phase'],
    state: idle('draw-discard'),
    actions: [endTurn],
  },
  somethingEachTurn: {
    values: ['card-or-exertion', 'non-edge-or-exertion'],
    state: idle('attack'),
    actions: [play('wink'), nextPhase],
  },
  unattackedDiscard: {
    values: ['nothing', 'one-defense'],
    state: idle('may-do'),
    actions: [deed('discard', { cards: ['edge'] })],
  },
  zeroAbilityCheck: {
    values: ['only-explicitly-skipped', 'skipped-with-phase'],
    state: idle('defense', { ability: 0, skips: ['attack'], hand: { news: aCard('Event') } }),
    actions: [play('news'), nextPhase],
  },
  abilityGain: {
    values: ['up-to-maximum', 'without-limit'],
    state: table(
      { ann: { hand }, bob: {} },
      { ...inPhase('attack'), pending: [{ id: 'p1', player: 'ann', kind: 'gain', amount: 2 }] },
    ),
    actions: [play('cut'), nextPhase],
  },
  drawCapacity: {
    values: ['card-by-card', 'fixed-first'],
    state: idle('draw-discard', { ability: 9, hand: 8, inPlay: { bounty } }),
    actions: [deed('draw', { number: 1 }), deed('draw', { number: 1 })],
  },
  nothingToShuffle: {
    values: ['zero-ability', 'plays-on'],
    state: idle('attack', { endurance: 5 }),
    actions: [deed('exert', { for: { nothing: true }, shown: five() })],
  },
  handAfterExhaustion: {
    values: ['as-usual', 'held-one-turn'],
    state: idle(
      'draw-discard',
      { hand: 16 },
      {
        events: [
          { event: 'phase-begun', player: 'ann', what: 'draw-discard' },
          { event: 'exhausted', player: 'ann' },
        ],
      },
    ),
    actions: [endTurn],
  },
  exertionKinds: {
    values: ['one-kind', 'hard-and-soft'],
    state: idle('may-do', { genericWeapon: 'disarmed' }),
    actions: [deed('exert', { kind: 'soft', for: { weapon: 'generic', gem: 'Agility' }, shown: five() })],
  },
  exertionEnds: {
    values: ['the-phase', 'play-from-hand'],
    state: idle('attack', {}, { handClosed: true }),
    actions: [deed('forfeit-attack')],
    base: 'first',
  },
  uselessExertion: {
    values: ['never', 'at-will'],
    state: idle('attack'),
    actions: [deed('exert', { for: { nothing: true }, shown: five() })],
  },
  illusions: {
    values: ['by-card-text', 'hard-exertion'],
    state: idle('attack'),
    actions: [
      deed('exert', {
        for: { illusion: true },
        shown: [{ id: 'ghost', card: aCard('Illusion') }, ...five().slice(1)],
      }),
    ],
  },
  hiddenWithoutGuess: {
    values: ['stays-hidden', 'revealed-then-decides'],
    state: attacked({ ann: {}, bob: {} }, { stab: { card: anAttack(left), hidden: true } }),
    actions: [
      deed('declare-exertion', { attack: 'stab' }),
      deed('exert', { for: { defense: 'stab' }, shown: five() }),
    ],
  },
  coverage: {
    values: ['any-square', 'every-square'],
    state: attacked({ ann: { hand }, bob: {} }, { stab: anAttack(left, right) }),
    actions: [play('edge', { against: ['stab'] })],
  },
  unprovokedGuard: {
    values: ['played', 'put-at-beginning'],
    state: idle('may-do'),
    actions: [play('high')],
  },
  identicalEffects: {
    values: ['add-up', 'do-not-stack'],
    state: idle('draw-discard', { hand: 14, inPlay: { one: burden, other: burden } }),
    actions: [endTurn],
  },
  vehicles: {
    values: ['any', 'one'],
    state: idle('attack', { hand: { bike: vehicle('Bike') }, inPlay: { car: vehicle('Car') } }),
    actions: [play('bike')],
  },
  armor: {
    values: ['any', 'one-per-category'],
    state: idle('attack', { hand: { helmet }, inPlay: { hat: helmet } }),
    actions: [play('helmet')],
  },
  hilts: {
    values: ['any', 'one'],
    state: idle('attack', { hand: { gold: hilt('Gold') }, inPlay: { silver: hilt('Silver') } }),
    actions: [play('gold')],
  },
  regainingWeapons: {
    values: ['die', 'gems'],
    state: idle('may-do', { genericWeapon: 'disarmed' }),
    actions: [deed('roll', { weapon: 'generic', die: 1 })],
  },
  rangedWhileDisarmed: {
    values: ['barred', 'allowed'],
    state: idle('attack', { genericWeapon: 'disarmed' }),
    actions: [play('shot')],
  },
  proneCost: {
    values: ['by-card-text', 'same-icon'],
    state: idle('attack', { prone: true }),
    actions: [play('wink')],
  },
  mayDos: {
    values: ['any-time-in-turn', 'in-phase'],
    state: idle('attack', { inPlay: { muse: aText('Muse', { ...mayDo('may-do'), do: [drawOne] }) } }),
    actions: [deed('use', { card: 'muse', ability: 0 })],
  },
  endGame: {
    values: ['nothing', 'no-healing-and-loss'],
    state: table({ ann: { hand: { news } }, bob: {} }, { ...inPhase('attack'), time: 'up' }),
    actions: [play('news'), nextPhase],
  },
  playedAtBeginning: {
    values: ['what-averts', 'edges-and-illusions'],
    state: idle('may-do', { hand: { news }, inPlay: { chore } }),
    actions: [play('news')],
  },
  softExertionsFor: {
    values: ['as-called-for', 'one-per-effect'],
    state: idle('attack', { inPlay: { oracle }, endurance: deck() }),
    actions: [deed('use', { card: 'oracle', ability: 0 }), deed('use', { card: 'oracle', ability: 0 })],
  },
  exertedCardsGo: {
    values: ['to-discard-pile', 'to-discard-pile-in-order'],
    state: idle('attack'),
    actions: [exert({ nothing: true })],
  },
  exertionIsDiscarding: {
    values: ['yes', 'no'],
    state: table({
      ann: { hand: { order: does({ do: 'exert', by: 'opponent', exertion: 'hard' }) } },
      bob: {
        inPlay: {
          calm: aText('Calm', says({ players: 'you', modifyPlayers: [{ cannot: 'be-made-to-discard' }] })),
        },
        endurance: deck(),
      },
    }),
    actions: [play('order')],
  },
  searchForAttack: {
    values: ['at-will', 'none-in-hand'],
    state: idle('attack'),
    actions: [exert({ attack: true })],
  },
  searchForDefense: {
    values: ['at-will', 'none-in-hand'],
    state: attacked({ ann: { hand }, bob: {} }, { stab: anAttack(left) }),
    actions: [exert({ defense: 'stab' })],
  },
  idleSearch: {
    values: ['allowed', 'barred'],
    state: idle('attack', {}, { primaryForfeited: true }),
    actions: [exert({ attack: true })],
  },
  specialAttackFromExertion: {
    values: ['never', 'not-by-search'],
    state: idle('attack', { hand: { spree }, endurance: { kick: aSpecialAttack(left), ...deck() } }),
    actions: [play('spree'), play('kick')],
  },
  powerBlowDamage: {
    values: ['plus-two', 'second-value'],
    state: idle('attack', { hand: { cut: { ...anAttack(left), damage: [1] as [number] } } }),
    actions: [play('cut'), exert({ powerBlow: 'cut' })],
  },
  powerBlowExertion: {
    values: ['in-attack-phase', 'end-of-attack-phase'],
    state: idle('attack', {
      hand: { cut: anAttack(left) },
      inPlay: { flurry, zeal: forYou('Zeal', { additionalHardExertions: 1 }) },
    }),
    actions: [play('cut'), exert({ powerBlow: 'cut' }), exert({ attack: true }, five('y'))],
  },
  primaryAttack: {
    values: ['any-order', 'first'],
    state: idle('attack', {
      hand: { kick: aSpecialAttack(left), cut: anAttack(left) },
      inPlay: { boots: forYou('Boots', { additionalAttacks: 1, such: { kind: ['special-attack'] } }) },
    }),
    actions: [play('kick'), play('cut')],
  },
  exertedAttackStands: {
    values: ['last', 'anywhere'],
    state: idle('attack', { inPlay: { flurry } }),
    actions: [
      play('cut'),
      exert({ attack: true }, [{ id: 'thrust', card: anAttack(left) }, ...five().slice(1)]),
      play('thrust', { place: 0 }),
    ],
  },
  attackAfterBlock: {
    values: ['every-attack', 'first-attack'],
    state: attacked(
      { ann: { hand: { ...hand, low: anAttack('lower left') }, inPlay: { flurry } }, bob: {} },
      { stab: anAttack(left) },
    ),
    actions: [play('edge', { against: ['stab'] }), nextPhase, play('low'), play('cut')],
  },
  limitingDefense: {
    values: ['last-played', 'last-resolved'],
    state: attacked({ ann: { hand }, bob: {} }, { stab: { card: anAttack('lower left'), hidden: true } }),
    actions: [play('edge', { against: ['stab'] }), nextPhase, play('cut')],
  },
  specialAttackPowerBlows: {
    values: ['never', 'if-head-shot-stated'],
    state: idle('attack', { hand: { kick: mayBecomeHeadShot(aSpecialAttack(left)) } }),
    actions: [play('kick'), exert({ powerBlow: 'kick' })],
  },
  rangedPowerBlows: {
    values: ['as-special-attacks', 'never'],
    state: idle('attack', { hand: { shot: mayBecomeHeadShot(aRangedAttack(left)) } }),
    actions: [play('shot'), exert({ powerBlow: 'shot' })],
  },
  rangedAndBlocks: {
    values: ['never', 'if-effect-allows'],
    state: attacked({ ann: { hand, inPlay: { shield } }, bob: {} }, { dart: aRangedAttack(left) }),
    actions: [play('edge', { against: ['dart'] })],
  },
  rangedAndBackAway: {
    values: ['avoids', 'does-not'],
    state: attacked(
      { ann: { hand: { away: { ...aDodge(left), title: 'Back Away' } } }, bob: {} },
      { shot: aRangedAttack(left) },
    ),
    actions: [play('away', { against: ['shot'] })],
  },
  dirtyTricks: {
    values: ['by-card-text', 'by-rule'],
    state: attacked({ ann: { hand }, bob: {} }, { sand: aDirtyTrick(left) }),
    actions: [play('edge', { against: ['sand'] })],
  },
  headShots: {
    values: ['upper', 'upper-power-blows'],
    state: idle('attack', {
      hand: {
        cut: { ...anAttack(left), damage: [2] as [number] },
      },
      inPlay: {
        hint: aText(
          'Hint',
          says({
            cards: { each: { kind: ['attack'], controller: 'you' }, in: 'play' },
            modify: [{ headShot: 'may' }],
          }),
        ),
      },
    }),
    actions: [play('cut'), deed('make', { card: 'cut', into: 'head-shot' })],
    base: 'reference',
  },
  unblockableIsPrevention: {
    values: ['yes', 'no'],
    state: attacked(
      {
        ann: { hand: { edge: saying(aBlock(left), despitePrevention) } },
        bob: {},
      },
      { stab: saying(anAttack(left), says({ cards: 'this', modify: [{ cannot: 'be-blocked' }] })) },
    ),
    actions: [play('edge', { against: ['stab'] })],
  },
  duplicatedWith: {
    values: ['what-modifies-it', 'all-in-conjunction'],
    state: table({
      ann: {
        hand: {
          again: saying(aCard('Event'), {
            ability: 'played',
            choose: [{ choose: 'cards', as: 'model', which: { title: 'Model' }, in: ['play'] }],
            do: [{ do: 'duplicate', card: { chosen: 'model' }, by: 'you' }],
          }),
        },
      },
      bob: {
        inPlay: {
          model: { card: aCard('Event', { title: 'Model' }), enteredIn: 2 },
          along: {
            card: saying(aCard('Edge'), {
              ...{ ability: 'played', do: [{ do: 'damage', players: 'opponent', amount: 1 }] },
            }),
            with: 'model',
            enteredIn: 2,
          },
        },
      },
    }),
    actions: [play('again', { choose: { model: { cards: ['model'] } } })],
  },
  costToPlayIsPrevention: {
    values: ['yes', 'no'],
    state: table({
      ann: {
        hand: {
          retort: saying(aCard('Event'), {
            ...{ ability: 'playing', kind: 'only', if: { prevented: 'play', player: 'you' } },
          }),
        },
      },
      bob: {
        inPlay: {
          toll: aText(
            'Toll',
            says({
              players: 'opponent',
              modifyPlayers: [{ toPlay: { kind: ['edge'] }, pay: [{ pay: 'ability', amount: 1 }] }],
            }),
          ),
        },
      },
    }),
    actions: [play('retort')],
  },
  blockedPowerBlow: {
    values: ['two', 'difference'],
    state: attacked(
      { ann: { hand }, bob: {} },
      { stab: { card: { ...anAttack(left), damage: [2, 5] as [number, number] }, powerBlow: true } },
    ),
    actions: [play('edge', { against: ['stab'] }), nextPhase],
    base: 'reference',
  },
  powerBlocks: {
    values: ['any', 'against-power-blow'],
    state: attacked({ ann: { hand }, bob: {} }, { stab: anAttack(left) }),
    actions: [play('edge', { against: ['stab'] }), exert({ powerBlock: 'edge' })],
  },
  defenseOrder: {
    values: ['any-order', 'in-sequence'],
    state: attacked({ ann: { hand }, bob: {} }, { low: anAttack('lower left'), stab: anAttack(left) }),
    actions: [play('edge', { against: ['stab'] })],
  },
  defenseForSeveral: {
    values: ['any', 'consecutive'],
    state: attacked(
      { ann: { hand: { ...hand, low: aBlock('lower left') } }, bob: {} },
      { one: anAttack(left), two: anAttack('lower left'), three: anAttack(left) },
    ),
    actions: [
      play('edge', { against: ['one'] }),
      play('low', { against: ['two'] }),
      deed('defend', { attack: 'three', with: 'edge' }),
    ],
  },
  severalGuards: {
    values: ['against-several-attacks', 'dropped-first'],
    state: attacked(
      { ann: { hand, inPlay: { wall: { card: aGuard('lower left'), enteredIn: 1 } } }, bob: {} },
      { stab: anAttack(left) },
    ),
    actions: [play('edge', { against: ['stab'] })],
  },
  droppingGuards: {
    values: ['at-will', 'in-own-turn'],
    state: table({ ann: {}, bob: { inPlay: { wall: aGuard(left) } } }),
    actions: [{ do: 'drop', player: 'bob', card: 'wall' }],
  },
  specialAttackOrBlock: {
    values: ['one-at-a-time', 'both'],
    state: idle('attack', {
      hand: { either: aCard('Special Attack/Block', { grid: grid(left) }), purge: removes('block') },
    }),
    actions: [play('either', { as: 'attack' }), play('purge')],
  },
  plots: {
    values: ['situations', 'own-type'],
    state: idle('attack', { hand: { purge: removes('situation') }, inPlay: { tale: aCard('Plot') } }),
    actions: [play('purge')],
  },
  plotParts: {
    values: ['in-succession', 'by-card-text'],
    state: idle('attack', {
      hand: { tale: saying(aCard('Plot'), { ability: 'plot-part', part: 2, of: 2 }) },
    }),
    actions: [play('tale')],
  },
  plotEffectsLast: {
    values: ['while-in-play', 'turn-of-entry'],
    state: idle('draw-discard', {
      hand: 15,
      inPlay: {
        tale: {
          card: saying(
            aCard('Plot'),
            { ability: 'plot-part', part: 1, of: 2 },
            says({ players: 'you', modifyPlayers: [{ handSize: -1 }] }),
          ),
          enteredIn: 1,
        },
      },
    }),
    actions: [endTurn],
  },
  plotsPutIntoPlay: {
    values: ['not-played', 'played'],
    state: idle('attack', {
      hand: {
        bring: does({
          do: 'put-into-play',
          cards: { each: { kind: ['plot'] }, in: { hand: 'you' } },
          by: 'you',
        }),
        tale: aCard('Plot'),
      },
    }),
    actions: [play('bring')],
  },
  plotCopies: {
    values: ['several', 'one-of-each'],
    state: idle('attack', { hand: { tale: aCard('Plot') }, inPlay: { told: aCard('Plot') } }),
    actions: [play('tale')],
  },
  plotEffects: { values: ['by-card-text', 'both-players'], ...burdenedBy('Plot') },
  situationEffects: { values: ['by-card-text', 'both-unless-stated'], ...burdenedBy('Situation') },
  objectEffects: { values: ['by-card-text', 'both-players'], ...burdenedBy('Object') },
  locationEffects: { values: ['by-card-text', 'both-equally'], ...burdenedBy('Location') },
  allyCopies: {
    values: ['several', 'one-of-each'],
    state: idle('attack', { hand: { ally: ally('Mortal') }, inPlay: { friend: ally('Mortal') } }),
    actions: [play('ally')],
  },
  flockMembers: {
    values: ['any', 'one-of-each'],
    state: idle('attack', { hand: { gull: member }, inPlay: { other: member } }),
    actions: [play('gull')],
  },
  immortalAllies: {
    values: ['any', 'not-opponents-persona'],
    state: table({
      ann: { hand: { ally: ally('Immortal') } },
      bob: { inPlay: { mako: { card: aCard('Persona', { title: 'Mako' }), preGame: true } } },
    }),
    actions: [play('ally')],
  },
  diamondIcon: {
    values: ['nothing', 'one-copy'],
    state: idle('attack', { hand: { jewel }, inPlay: { ring: jewel } }),
    actions: [play('jewel')],
  },
  mayDoEdges: {
    values: ['as-any-edge', 'in-phase'],
    state: idle('attack', {
      hand: { dawn: saying(wink, { ability: 'playing', kind: 'only', during: ['may-do'] }) },
    }),
    actions: [play('dawn')],
  },
  discardToUse: {
    values: ['objects-and-situations', 'every-card'],
    state: idle('attack', {
      inPlay: {
        inn: {
          card: saying(aCard('Location'), {
            ...{ ability: 'discard-to-use', leaves: 'discard', do: [drawOne] },
          }),
          enteredIn: 3,
        },
      },
    }),
    actions: [deed('use', { card: 'inn', ability: 0 })],
  },
  trueCounters: {
    values: ['situations-in-play', 'by-card-text'],
    state: table({
      ann: { hand: { news } },
      bob: {
        hand: {
          no: saying(aCard('Event', { title: 'No' }), {
            ...{ ability: 'counter', counters: { kind: ['event'] }, by: 'opponent', from: 'hand' },
            leaves: 'discard',
          }),
        },
        inPlay: {
          ward: aText('Ward', {
            ...{ ability: 'counter', counters: { kind: ['event'] }, by: 'opponent', from: 'play' },
            leaves: 'discard',
          }),
        },
      },
    }),
    actions: [play('news'), { do: 'counter', player: 'bob', card: 'no' }],
  },
  recoveryOnTurnLost: {
    values: ['allowed', 'next-turn'],
    state: idle('may-do', { genericWeapon: 'disarmed', weaponLostIn: 3 }),
    actions: [deed('exert', { kind: 'soft', for: { weapon: 'generic', gem: 'Agility' }, shown: five() })],
  },
  disarmedWeaponChosenBy: {
    values: ['disarmer', 'disarmed'],
    state: table({
      ann: { hand: { trick: does({ do: 'disarm', players: 'opponent' }) } },
      bob: { inPlay: { rapier: weapon('Rapier'), katana: weapon('Katana') } },
    }),
    actions: [play('trick')],
  },
  attacksAsIfDisarmed: {
    values: ['as-text-says', 'not-with-a-weapon'],
    state: idle('attack', {
      hand: { cut: hand.cut },
      inPlay: {
        shield: aText('Shield', says({ players: 'you', modifyPlayers: [{ attacksAsIfDisarmed: true }] })),
      },
    }),
    actions: [play('cut')],
  },
  disarmingTheDisarmed: {
    values: ['allowed', 'barred'],
    state: table({
      ann: { hand: { hammer: does({ do: 'break-a-weapon', players: 'opponent' }) } },
      bob: { genericWeapon: 'disarmed' },
    }),
    actions: [play('hammer')],
  },
  reservedCards: {
    values: ['anyone', 'named-immortal'],
    state: idle('attack', {
      hand: { oath: aCard('Event', { mark: 'Reserved', immortals: ['Connor MacLeod'] }) },
    }),
    actions: [play('oath')],
  },
  weaponSpecificCards: {
    values: ['anyone', 'who-uses-it'],
    state: idle('attack', { hand: { feint: aCard('Event', { weapon: 'Rapier' }) } }),
    actions: [play('feint')],
  },
  weaponCardsWhileDisarmed: {
    values: ['weapon-specific', 'weapon-specific-and-blades'],
    state: idle('attack', { hand: { blade: aCard('Object', { title: 'Broad Blade' }) }, ...disarmed }),
    actions: [play('blade')],
  },
  weaponCardsWhenDisarmed: {
    values: ['stay', 'discarded'],
    state: aboutToDisarm({ feint: aCard('Object', { weapon: 'Rapier' }) }),
    actions: [play('trick')],
  },
  hiltsWhenDisarmed: {
    values: ['stay', 'discarded'],
    state: aboutToDisarm({ gold: hilt('Gold') }),
    actions: [play('trick')],
  },
  weaponsOfChoiceRemoved: {
    values: ['removable', 'never'],
    state: table({
      ann: {
        hand: {
          theft: does({
            do: 'remove-from-game',
            cards: { each: { kind: ['weapon-of-choice'] }, in: 'play' },
          }),
        },
      },
      bob: { inPlay: { rapier: weapon('Rapier') } },
    }),
    actions: [play('theft')],
  },
  handIcons: {
    values: ['any', 'two'],
    state: idle('attack', { hand: { torch }, inPlay: { lamp: torch } }),
    actions: [play('torch')],
  },
  gettingUp: {
    values: ['by-card-text', 'gems'],
    state: idle('may-do', { prone: true }),
    actions: [deed('exert', { kind: 'soft', for: { feet: true, gem: 'Agility' }, shown: five() })],
  },
};

function answered(
  { state, actions, base = 'typeTwo' }: Omit<Shown<never>, 'values'>,
  switched: Partial<Switches>,
) {
  const throughJson: unknown = JSON.parse(JSON.stringify(written(state)));
  const answer = playThrough(lawOf(base, switched), { state: throughJson, actions });
  expect([answer.mistakes, answer.stateViolations]).toEqual([[], []]);
  return { verdicts: answer.verdicts, state: answer.state };
}

test.each(Object.entries(shown))('%s changes an answer', (key, { values: [one, other], ...asked }) => {
  expect(answered(asked, { [key]: one })).not.toEqual(answered(asked, { [key]: other }));
});

/** Code reads a switch from `board.switches`, or from what it has taken apart; a check goes by one. */
const source = join(import.meta.dirname, '../../../../../src/games/highlander/rule-check');
const read = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('rulesets'))
    .flatMap((name) => {
      const text = readFileSync(join(source, name), 'utf8');
      const asked = [...text.matchAll(/switches\.([a-zA-Z]+)/g)].map(([, key = '']) => key);
      const taken = [...text.matchAll(/\{ ([a-zA-Z, ]+) \} = (?:subject\.)?board\.switches/g)];
      const goneBy = [...text.matchAll(/\bby: '([a-zA-Z]+)'/g)].map(([, key = '']) => key);
      return [...asked, ...goneBy, ...taken.flatMap(([, keys = '']) => keys.split(', '))];
    }),
);

test('every switch that a house rule may set is read by the code, and shown to change an answer', () => {
  const settable = Object.keys(highlanderSwitches.form.shape);
  expect(settable.filter((key) => !read.has(key))).toEqual([]);
  expect(settable.filter((key) => !(key in shown))).toEqual([]);
});

test('what only describes is read by nothing, and no house rule sets it', () => {
  const keys = Object.keys(describing);
  expect(keys.filter((key) => read.has(key) || key in shown)).toEqual([]);
  for (const key of keys) expect(highlanderSwitches.form.shape).not.toHaveProperty(key);
  expect([...keys, ...Object.keys(highlanderSwitches.form.shape)].toSorted()).toEqual(
    Object.keys(switchesForm.shape).toSorted(),
  );
});
