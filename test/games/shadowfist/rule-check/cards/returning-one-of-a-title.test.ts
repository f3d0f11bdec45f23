import { describe, expect, test } from 'vitest';
import { attack, onVictim, playing, strong, use } from '../acting.ts';
import { aCharacter, aFengShuiSite, afterPlaying, aSite, listed, pass, pile, table } from '../table.ts';
import { abilitiesOf } from './cast.ts';

const rules = ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] as const;
const copyOf = (title: string) => aCharacter({ title, provides: ['mon'], abilities: abilitiesOf(title) });
const choosing = (who: string, id: string) => ({ do: 'choose', player: who, value: { cards: [id] } });

describe('A text that returns one card of its own title', () => {
  const brigade = copyOf("Heaven's Brigade");
  const start = table({
    ann: { smoked: { first: brigade, second: brigade } },
    bob: { front: { grove: aFengShuiSite() } },
  });

  test('The copy that has the text may return another copy', { meta: { rules } }, () => {
    const [ability] = listed(start, 'ann').filter((action) => JSON.stringify(action).includes('first'));
    expect(ability).toMatchObject({ do: 'use', card: 'first' });
    const asked = afterPlaying(start, ability, pass);
    expect(asked.question).toMatchObject({ player: 'ann', from: ['first', 'second'] });
    const returned = afterPlaying(asked, choosing('ann', 'second'));
    expect(returned.inPlay.map(({ id }) => id)).toContain('second');
    expect(pile(returned, 'ann', 'smoked')).toEqual(['first']);
  });

  test('All copies together may do that once a turn', { meta: { rules } }, () => {
    const returned = afterPlaying(
      start,
      use('ann', 'first', { ability: 0 }),
      pass,
      choosing('ann', 'second'),
    );
    expect(listed(returned, 'ann').filter((action) => JSON.stringify(action).includes('first'))).toEqual([]);
  });
});

describe('A text that returns exactly one card of its own title', () => {
  const warrior = copyOf('Maiden Warrior');
  const banish = onVictim({ do: 'toast', cards: { chosen: 'victim' } }, { smoked: 'every-player' });

  test('One copy returns, also if the copy that has the text has left the pile', { meta: { rules } }, () => {
    const start = table({
      ann: { characters: { fighter: strong(3) }, hand: { banish } },
      bob: {
        front: { tower: aSite({ provides: ['mon'] }) },
        smoked: { first: warrior, second: warrior },
      },
    });
    const attacked = afterPlaying(start, attack('tower', 'fighter'));
    const ordered = { do: 'choose', player: 'bob', value: { cards: attacked.question?.from ?? [] } };
    const yes = { do: 'choose', player: 'bob', value: { mode: 'yes' } };
    const generated = afterPlaying(attacked, ordered, yes);
    expect([generated.scene?.items.length, generated.question]).toEqual([1, null]);
    expect(afterPlaying(generated, pass).question).toMatchObject({ from: ['first', 'second'] });
    const answered = afterPlaying(
      generated,
      { do: 'pass', player: 'bob' },
      playing('ann', 'banish', { choose: { victim: { cards: ['first'] } } }),
      pass,
    );
    expect(answered.inPlay.map(({ id }) => id)).toContain('second');
    expect(pile(answered, 'bob', 'smoked')).toEqual([]);
  });
});
