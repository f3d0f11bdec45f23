import { describe, expect, test } from 'vitest';
import { chance as chanceOf } from '../../../../bench/chance.ts';
import { playThrough } from '../../../../src/engine/play-through.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Choice } from '../../../../src/games/shadowfist/vocabulary/choices.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { filled, oneOf } from './random-plays.ts';
import { aCharacter, aFengShuiSite, anEdge, anEvent, aSite, table } from './table.ts';

/** Games of chance with cards that are not known, and cards that bring them into play. */

const ACTIONS = 30;
const law = shadowfistLaw(() => undefined);

const unsaid = (reach: 'anything' | 'play' | 'use'): Ability => ({
  ...{ ability: 'unsupported', reach, text: `Nobody knows it: ${reach}.` },
});
const unknown = aCharacter({ title: 'Unknown', abilities: [unsaid('anything')] });
const unplayable = aCharacter({ title: 'Unplayable', abilities: [unsaid('play')] });
const partly = aCharacter({ title: 'Partly Known', abilities: [unsaid('use')] });
const veiled = aFengShuiSite({ title: 'Veiled', abilities: [unsaid('anything')] });

const event = (title: string, choose: readonly Choice[], ...effects: readonly Effect[]) =>
  anEvent({ title, abilities: [{ ability: 'event', choose: [...choose], do: [...effects] }] });
const smoked = { each: { type: ['Character'] }, in: { smoked: 'you' } } as const;
const returning = event('Returning', [], { do: 'return-to-play', cards: smoked, by: 'you' });
const calling = event(
  'Calling',
  [{ choose: 'cards', which: { type: ['Character'] }, in: { smoked: 'you' }, as: 'one' }],
  { do: 'return-to-play', cards: { chosen: 'one' }, by: 'you' },
);
const inviting = event('Inviting', [], {
  ...{ do: 'play', by: 'you', which: { type: ['Character'] }, in: { hand: 'you' } },
  ...{ cost: 'none', ignoringResources: true, optional: true },
});
const scattering = event(
  'Scattering',
  [{ choose: 'division', amount: 3, among: { each: { type: ['Character'] }, in: 'play' }, as: 'shares' }],
  { do: 'damage', amount: { share: 'shares' }, to: { chosen: 'shares' } },
);
const unveiling = event('Unveiling', [], { do: 'reveal', cards: { each: { faceDown: true }, in: 'play' } });
const rising = anEdge({
  title: 'Rising',
  abilities: [
    { ability: 'voluntary', immediately: true, do: [{ do: 'return-to-play', cards: smoked, by: 'you' }] },
  ],
});

const seat = (name: string) => ({
  front: { [`${name}-gate`]: aSite(), [`${name}-veil`]: { card: veiled, faceDown: true } },
  edges: { [`${name}-rising`]: rising },
  characters: { [`${name}-hero`]: aCharacter({ fighting: 3 }), [`${name}-part`]: partly },
  hand: {
    [`${name}-returning`]: returning,
    [`${name}-calling`]: calling,
    [`${name}-inviting`]: inviting,
    [`${name}-unveiling`]: unveiling,
    [`${name}-scattering`]: scattering,
    [`${name}-guest`]: unknown,
    [`${name}-odd`]: unplayable,
  },
  smoked: { [`${name}-ash`]: unknown, [`${name}-dust`]: unplayable, [`${name}-bone`]: aCharacter() },
  deck: 9,
});

describe.each([1, 2, 3])('game %d', (game) => {
  test('A listed action is legal, or it has the unknown cards that it may bring into play', () => {
    const chance = chanceOf(game);
    let state: unknown = table({ ann: seat('ann'), bob: seat('bob') });
    let marked = 0;
    for (let action = 0; action < ACTIONS; action += 1) {
      const { legalActions } = playThrough(law, { state, actions: [] }, { legalActions: 'all' });
      const played = (legalActions ?? []).map((one) => {
        const done = filled(one, chance);
        const answer = playThrough(law, JSON.parse(JSON.stringify({ state, actions: [done] })));
        const told = JSON.stringify({ done, verdicts: answer.verdicts, state });
        if (one.unjudged === undefined) expect(answer.outcome, told).toBe('legal');
        else expect(['legal', 'unsupported'], told).toContain(answer.outcome);
        if (answer.outcome === 'unsupported') marked += 1;
        return { one, done, answer };
      });
      const legal = played.filter(({ answer }) => answer.outcome === 'legal');
      if (legal.length === 0) break;
      const chosen = oneOf(
        legal.map(({ one }) => one),
        chance,
      );
      const next = legal.find(({ one }) => one === chosen);
      state = JSON.parse(JSON.stringify(next?.answer.state));
    }
    expect(marked).toBeGreaterThan(0);
  });
});
