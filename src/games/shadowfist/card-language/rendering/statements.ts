import { equal } from '../../../vocabulary/phrases/equal.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Condition, EventPattern } from '../../vocabulary/terms.ts';
import { COIN } from '../coins.ts';
import type { Circumstance, Cost } from '../costs.ts';
import { withoutDivisions } from '../divisions.ts';
import { DONE, NOT_DONE, OTHERWISE } from '../going-on.ts';
import { opposite } from '../modifier-parts.ts';
import type { Statement } from '../sentences.ts';
import { withoutWhichever } from '../whichever.ts';
import { type Context, choicesIn, has, type Manner, Unresolver } from './unresolving.ts';
import { restoredX } from './x-restored.ts';

/** How an ability is divided into sentences. */
export interface Division extends Manner {
  /** Choices are made by phrases of their own: “target a Character :: smoke it”. */
  readonly isExplicit: boolean;
  /** Each effect is a sentence of its own. */
  readonly isSplit: boolean;
  /** Conditions stand one by one. */
  readonly isApart: boolean;
}

/** The event that the references of an ability are about: what triggers it, or what it or the playing of its card answers. */
function eventOfText(ability: Ability, all: readonly Ability[]): EventPattern | undefined {
  if ('on' in ability && 'event' in ability.on) return ability.on;
  const own = 'inResponseTo' in ability ? [ability] : all.filter((one) => one.ability === 'playing');
  return own.flatMap((one) => {
    const response = 'inResponseTo' in one ? one.inResponseTo : undefined;
    return response !== undefined && 'event' in response ? response.event : [];
  })[0];
}

/** The target of the attack that a text answers is known when it is mentioned. */
const isOfAttack = (choice: Choice): boolean =>
  choice.choose === 'cards' && choice.which.targetOfAttack === true && choice.target !== true;

type Of<Name extends Ability['ability']> = Extract<Ability, { readonly ability: Name }>;

/** The sentences that say an ability in one manner; none if the language has no such sentences. */
export function statementsOf(
  given: Ability,
  all: readonly Ability[],
  division: Division,
): readonly Statement[] {
  const ability = withoutWhichever(restoredX(withoutDivisions(given)));
  const remembered = all.filter((one) => one.ability === 'entering' && one !== given);
  const context: Context = {
    choices: choicesIn([ability, remembered]),
    on: eventOfText(ability, all),
  };
  const said = new Unresolver(context, division);
  for (const name of choicesIn(remembered).keys()) said.know(name);
  for (const choice of context.choices.values()) if (isOfAttack(choice)) said.know(choice.as);
  switch (ability.ability) {
    case 'continuous':
      return continuousOf(ability, said, division);
    case 'voluntary':
      return voluntaryOf(ability, said, division);
    case 'triggered':
      return triggeredOf(ability, said, division);
    case 'event':
      return eventOf(ability, said, division);
    case 'entering':
      return enteringOf(ability, said, division);
    case 'as-soon-as': {
      const { when, do: effects, immediately } = said.said(ability);
      return immediately === true
        ? [{ says: 'effects', effects: [{ do: 'if', condition: when, effects }] }]
        : [{ says: 'ability', ability: said.said(ability) }];
    }
    case 'playing':
      return playingOf(ability, said, division);
    case 'replacement': {
      const { on, if: condition, optional = false, instead } = said.said(ability);
      return condition === undefined ? [{ says: 'replaced', on, effects: instead, optional }] : [];
    }
    case 'own-cost': {
      const { by, if: condition } = said.said(ability);
      const circumstances = condition === undefined ? [] : [{ when: condition }];
      return [{ says: 'playing', kind: 'also', circumstances, price: { cost: { reducedBy: opposite(by) } } }];
    }
    case 'subject':
      return [{ says: 'subject', ability: said.said(ability), circumstances: [] }];
    case 'x':
      return [{ says: 'x', is: said.said(ability.is) }];
    case 'unsupported':
      return [];
    default:
      return [{ says: 'ability', ability: said.said(ability) }];
  }
}

function continuousOf(
  ability: Of<'continuous'>,
  said: Unresolver,
  { isApart }: Division,
): readonly Statement[] {
  const { while: condition, cards, modify, players, ...rest } = said.said(ability);
  if (cards === undefined || modify === undefined || players !== undefined || 'modifyPlayers' in rest)
    return [{ says: 'ability', ability: said.said(ability) }];
  if (
    isApart &&
    condition !== undefined &&
    'card' in condition &&
    equal(condition.card, cards) &&
    'is' in condition
  )
    return [{ says: 'continuous', cards, modify, whileBeing: condition.is }];
  return [{ says: 'continuous', cards, modify, ...(condition === undefined ? {} : { while: condition }) }];
}

function voluntaryOf(ability: Of<'voluntary'>, said: Unresolver, division: Division): readonly Statement[] {
  const { when, inResponseTo, limit, choose = [], pay = [], do: effects, from, notInResponse } = ability;
  if (ability.by !== undefined) return refusableOf(ability, said);
  if (ability.immediately === true) return [];
  const costs: Cost[] = [
    ...circumstances({ limit, when, from: isImplied(ability) ? undefined : from }, said, division),
    ...said.said(pay).map((one) => ({ pay: one })),
    ...circumstances({ inResponseTo }, said, division),
    ...choicesOf(choose, pay, effects, said, division),
  ];
  const [first = [], ...further] = divided(said.said(named(effects)), division);
  return [
    { says: 'generated', costs, effects: first },
    ...further.map((one): Statement => ({ says: 'effects', effects: one })),
    ...barred(notInResponse, said),
  ];
}

/** “An opponent may pay 1 Power in response to cancel this card”. */
function refusableOf(
  { by, from, pay = [], do: effects }: Of<'voluntary'>,
  said: Unresolver,
): readonly Statement[] {
  const [payment, ...others] = pay;
  const isRefusal = from === 'scene' && equal(effects, [{ do: 'cancel', effect: 'refused' }]);
  if (
    !isRefusal ||
    payment?.pay !== 'power' ||
    others.length > 0 ||
    (typeof by === 'object' && 'every' in by)
  )
    return [];
  if (by === undefined || by === 'every-opponent' || by === 'every-player') return [];
  return [{ says: 'refusable', by: said.said(by), amount: payment.amount }];
}

function triggeredOf(ability: Of<'triggered'>, said: Unresolver, division: Division): readonly Statement[] {
  const { on, together, from, if: when, limit, optional = false, choose = [], pay = [] } = ability;
  if (ability.evenIfGone === true) return [];
  const pattern = said.said(on);
  const costs: Cost[] = [
    ...circumstances({ limit, when, from: isImplied(ability) ? undefined : from }, said, division),
    ...said.said(pay).map((one) => ({ pay: one })),
    ...choicesOf(choose, pay, ability.do, said, division),
  ];
  const [effects = [], ...further] = divided(said.said(named(ability.do)), division);
  return [
    {
      says: 'triggered',
      on: pattern,
      ...(together === true ? { together } : {}),
      ...(ability.immediately === true ? { immediately: true } : {}),
      costs,
      effects,
      optional,
      isSplit: costs.some((cost) => 'pay' in cost || 'choice' in cost),
    },
    ...further.map((one): Statement => ({ says: 'effects', effects: one })),
  ];
}

function eventOf(ability: Of<'event'>, said: Unresolver, division: Division): readonly Statement[] {
  const { choose = [], pay = [], do: effects, notInResponse } = ability;
  if (ability.immediately === true) return [];
  const costs: Cost[] = [
    ...said.said(pay).map((one) => ({ pay: one })),
    ...choicesOf(choose, pay, effects, said, division),
  ];
  const [first = [], ...further] = divided(said.said(named(effects)), division);
  const main: Statement =
    costs.length === 0
      ? { says: 'effects', effects: first }
      : first.length === 0
        ? { says: 'costs', costs }
        : { says: 'generated', costs, effects: first };
  return [
    main,
    ...further.map((one): Statement => ({ says: 'effects', effects: one })),
    ...barred(notInResponse, said),
  ];
}

function enteringOf(
  { choose = [], pay = [], do: effects = [] }: Of<'entering'>,
  said: Unresolver,
  division: Division,
): readonly Statement[] {
  if (pay.length > 0) return [];
  const [only, ...others] = effects;
  const isOptional =
    only?.do === 'may' && only.by === 'you' && others.length === 0 && only.otherwise === undefined;
  const done = isOptional ? only.effects : effects;
  const asked = isOptional ? [...choose, ...(only.choose ?? [])] : choose;
  const paid = isOptional ? (only.pay ?? []) : [];
  const isSplit = isOptional && (only.choose !== undefined || only.pay !== undefined);
  const costs: Cost[] = [
    ...said.said(paid).map((one) => ({ pay: one })),
    ...choicesOf(asked, paid, done, said, isSplit ? { ...division, isExplicit: true } : division),
  ];
  const [first = [], ...further] = divided(said.said(named(done)), division);
  const on = { event: 'enters-play', card: { is: 'this' } } as const;
  return [
    { says: 'triggered', on, costs, effects: first, optional: isOptional, isSplit },
    ...further.map((one): Statement => ({ says: 'effects', effects: one })),
  ];
}

function playingOf(ability: Of<'playing'>, said: Unresolver, division: Division): readonly Statement[] {
  const { kind, when, inResponseTo, limit, cost, ignoringResources, faceUp } = ability;
  if (ability.choose !== undefined || ability.pay !== undefined || ability.do !== undefined) return [];
  const price = said.said({
    ...(cost === undefined ? {} : { cost }),
    ...(ignoringResources === undefined ? {} : { ignoringResources }),
    ...(faceUp === undefined ? {} : { faceUp }),
  });
  return [
    {
      says: 'playing',
      kind,
      circumstances: circumstances({ limit, when, inResponseTo }, said, division),
      price,
    },
  ];
}

type Times = Partial<Pick<Of<'voluntary'>, 'limit' | 'when' | 'inResponseTo' | 'from'>>;

function circumstances(
  { limit, when, inResponseTo, from }: { readonly [Key in keyof Times]: Times[Key] | undefined },
  said: Unresolver,
  { isApart }: Division,
): Circumstance[] {
  const conditions = when === undefined ? [] : isApart && 'all' in when ? when.all : [when];
  const places: Condition[] = from === undefined || from === 'scene' ? [] : [isIn(from)];
  return [
    ...places.map((one) => ({ when: one })),
    ...(limit === undefined ? [] : [{ limit }]),
    ...said.said(conditions).map((one) => ({ when: one })),
    ...(inResponseTo === undefined ? [] : [{ answer: said.said(withoutName(inResponseTo)) }]),
  ];
}

function withoutName(response: NonNullable<Of<'voluntary'>['inResponseTo']>) {
  return 'to' in response ? { to: response.to } : { event: response.event };
}

const isIn = (from: 'hand' | 'smoked-pile'): Condition => ({
  exists: { each: { is: 'this' }, in: from === 'hand' ? { hand: 'you' } : { smoked: 'you' } },
});

/** Where the card is that discards itself, or returns itself to play, goes without saying. */
function isImplied({ pay = [], do: effects, ...rest }: Of<'voluntary'> | Of<'triggered'>): boolean {
  const isDiscarded = 'on' in rest && rest.on.event === 'discarded' && rest.on.card?.is === 'this';
  const isReturning = effects.some((one) => one.do === 'return-to-play' && one.cards === 'this');
  return isDiscarded || (isReturning && !pay.some((one) => 'cards' in one && one.cards === 'this'));
}

/** The choices that no later phrase can make where it names what is chosen. */
function choicesOf(
  choose: readonly Choice[],
  pay: unknown,
  within: unknown,
  said: Unresolver,
  { isExplicit }: Division,
): Cost[] {
  return choose.flatMap((choice): Cost[] => {
    if (equal(choice, COIN)) return [{ coin: choice }];
    if (choice.choose === 'damage-source') return [];
    if (isOfAttack(choice) || has(pay, { chosen: choice.as })) return [];
    if (isOfAttack(choice) || has(pay, { chosen: choice.as })) return [];
    if (!isExplicit && has(within, { chosen: choice.as })) return [];
    const mention = said.choosing(choice);
    return mention === undefined ? [] : [{ choice: mention }];
  });
}

function barred(notInResponse: Of<'event'>['notInResponse'], said: Unresolver): Statement[] {
  if (notInResponse === undefined) return [];
  const { playing, turning } = said.said(notInResponse);
  if (turning !== undefined && typeof turning !== 'string' && 'each' in turning) return [];
  const what = {
    ...(playing === undefined ? {} : { playing }),
    ...(turning === undefined ? {} : { turning }),
  };
  return [{ says: 'not-in-response', ...what }];
}

/** “If you do so” and “otherwise” in place of names. */
function named(effects: readonly Effect[]): readonly Effect[] {
  return effects.map((effect, at) => {
    const before = at > 0 ? nameOf(effects[at - 1]) : undefined;
    if (effect.do !== 'if' || before === undefined) return withoutUsedName(effect, effects[at + 1]);
    if (equal(effect.condition, { done: before })) return { ...effect, condition: DONE };
    return equal(effect.condition, { not: { done: before } }) ? { ...effect, condition: NOT_DONE } : effect;
  });
}

function nameOf(effect: Effect | undefined): string | undefined {
  if (effect === undefined) return undefined;
  return effect.do === 'may' ? (effect.as ?? nameOf(effect.effects.at(-1))) : effect.as;
}

function withoutUsedName(effect: Effect, next: Effect | undefined): Effect {
  const name = nameOf(effect);
  if (name === undefined || next?.do !== 'if') return effect;
  if (!equal(next.condition, { done: name }) && !equal(next.condition, { not: { done: name } }))
    return effect;
  return withoutName_(effect);
}

function withoutName_({ as: _, ...effect }: Effect): Effect {
  if (effect.do !== 'may') return effect;
  const last = effect.effects.at(-1);
  return last === undefined
    ? effect
    : { ...effect, effects: [...effect.effects.slice(0, -1), withoutName_(last)] };
}

/** The effects of each sentence: “if you do”, and what is done otherwise, begin one of their own. */
function divided(effects: readonly Effect[], { isSplit }: Division): readonly (readonly Effect[])[] {
  const sentences: Effect[][] = [];
  for (const effect of effects) {
    const isOfLast =
      effect.do === 'if' && (equal(effect.condition, DONE) || equal(effect.condition, NOT_DONE));
    const [main, otherwise] = isSplit ? withoutOtherwise(effect) : [effect];
    const last = sentences.at(-1);
    const isFound = effect.do === 'choose' && last?.at(-1)?.do === 'look-at-deck';
    if (last === undefined || (isSplit && !isFound) || isOfLast) sentences.push([main]);
    else last.push(main);
    if (otherwise !== undefined) sentences.push([otherwise]);
  }
  return sentences;
}

function withoutOtherwise(effect: Effect): readonly [Effect, Effect?] {
  if ((effect.do !== 'if' && effect.do !== 'may') || effect.otherwise === undefined) return [effect];
  const { otherwise, ...main } = effect;
  return [main, { do: 'if', condition: OTHERWISE, effects: otherwise }];
}
