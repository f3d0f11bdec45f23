import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { abilitiesOf, site } from '../../card-language/compiled.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEdge, card, pass, pile, player } from '../table.ts';
import { decide, grove, taken } from './cast.ts';

describe('The damage of a Site that is seized', () => {
  const seized = (text: string) => {
    const abilities = abilitiesOf(site, text) as readonly Ability[];
    return afterPlaying(
      taken({}, aFengShuiSite({ power: 2, body: 5, abilities: [...abilities] })),
      decide('seize'),
    );
  };

  test('is removed, also if it can be healed in no other way', {
    meta: { rules: ['shadowfist.yotd/7.4/seized-sites-lose-their-damage'] },
  }, () => {
    expect(card(afterPlaying(taken(), decide('seize')), 'grove')).toMatchObject({
      controller: 'ann',
      damage: 0,
    });
    expect(card(seized('Cannot be healed except when seized.'), 'grove')).toMatchObject({
      ...{ controller: 'ann', damage: 0 },
    });
  });

  test('stays on a Site that cannot be healed, which is smoked because its Body is still zero', {
    meta: { rules: ['shadowfist.yotd/4.5.3/cannot-be-healed'] },
  }, () => {
    expect(pile(seized('Cannot be healed.'), 'bob', 'smoked')).toContain('grove');
  });
});

describe('Who is closer to victory when a Site is damaged', () => {
  const raider = aCharacter({
    fighting: 5,
    abilities: [
      {
        ability: 'triggered',
        on: {
          ...{ event: 'damage-inflicted', card: { type: ['Site'] }, source: { is: 'this' }, combat: true },
          player: { every: 'player', such: { closerToVictory: 'that-player', than: 'you' } },
        },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });

  test('is told by the event, which happened before the Site was taken', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.3/triggers-answer-the-decision',
        'shadowfist.yotd/5.2.2/triggers-checked-after-every-action',
      ],
    },
  }, () => {
    const asked = taken({ ann: { characters: { hero: raider } }, bob: {} }, grove);
    const decided = afterPlaying(asked, decide('burn-for-victory'));
    // The effect joins the scene in response to the decision (6.4.3), and is generated for what was so as it triggered.
    expect(decided.scene?.items.map(({ frame }) => frame.source)).toEqual(['hero']);
    expect(player(afterPlaying(decided, pass), 'ann').power).toBe(1);
  });

  test('is told by the board if the text asks on resolution, when the Site has changed', {
    meta: { rules: ['shadowfist.yotd/6.4.3/site-has-already-changed'] },
  }, () => {
    const watch = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', card: { type: ['Site'] }, combat: true },
          do: [
            {
              do: 'if',
              condition: { closerToVictory: 'defending-player', than: 'you' },
              effects: [{ do: 'gain-power', players: 'you', amount: 3 }],
            },
          ],
        },
      ],
    });
    const asked = taken({ ann: { characters: { hero: aCharacter({ fighting: 5 }) }, edges: { watch } } });
    expect(player(afterPlaying(asked, decide('burn-for-victory'), pass), 'ann').power).toBe(0);
  });
});
