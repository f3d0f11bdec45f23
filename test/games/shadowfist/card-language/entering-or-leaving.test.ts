import { describe, expect, test } from 'vitest';
import { compileText } from '../../../../src/games/shadowfist/text-compiler.ts';
import { definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { choosing, doing, playing } from '../rule-check/acting.ts';
import { afterPlaying, aSite, card, pass, player, table } from '../rule-check/table.ts';

const rules = ['shadowfist.yotd/10.2/when-a-card-enters-play'] as const;

const saying = (type: 'Character' | 'Edge', text: string) => {
  const { told, abilities } = compileText({ title: 'Herald', text, type, subtitle: null, figures: {} });
  expect(told).toBe('whole');
  return definition.parse({
    title: 'Herald',
    type,
    cost: 0,
    fighting: type === 'Character' ? 1 : null,
    abilities,
  });
};

describe('A card that does something when it enters or leaves play', () => {
  const text = "When this card enters or leaves play, inflict 1 damage on all opponents' Sites.";

  test('It does that on generation as it enters, and by a triggered effect as it leaves', {
    meta: { rules },
  }, () => {
    const start = table({
      ann: { front: { gate: aSite() }, hand: { herald: saying('Character', text), doom: doing('smoke') } },
      bob: { front: { tower: aSite() } },
    });
    const generated = afterPlaying(start, playing('ann', 'herald', { at: { column: 0 } }));
    expect([generated.scene?.items.length, card(generated, 'tower').damage]).toEqual([1, 1]);
    const smoked = afterPlaying(generated, pass, choosing('ann', 'doom', 'herald'), pass);
    expect([smoked.scene?.items.length, card(smoked, 'tower').damage]).toEqual([1, 1]);
    expect(card(afterPlaying(smoked, pass), 'tower').damage).toBe(2);
  });

  test('It means the same by the entry as a text about the entry alone', { meta: { rules } }, () => {
    const gains = (when: string) => saying('Edge', `When this card ${when} play, gain 1 Power.`);
    const [both, alone] = [gains('enters or leaves'), gains('enters')];
    expect(both.abilities[0]).toEqual(alone.abilities[0]);
    const start = table({ ann: { hand: { both, alone } }, bob: {} });
    for (const id of ['both', 'alone'])
      expect(player(afterPlaying(start, playing('ann', id)), 'ann').power).toBe(1);
  });

  test('A text about other cards still waits for both events', () => {
    const { abilities } = saying('Edge', 'When a Character enters or leaves play, draw a card.');
    expect(abilities).toMatchObject([
      { ability: 'triggered', on: { event: ['enters-play', 'leaves-play'] } },
    ]);
  });
});
