import { expect, test } from 'vitest';
import { seededCards } from '../../vocabulary/seeds.ts';
import { strong } from '../acting.ts';
import { afterPlaying, aSite, table } from '../table.ts';
import { play, pool } from './cast.ts';

test('Surprise, Surprise asks nothing of a card that was not drawn', () => {
  const surprises = seededCards().flatMap(({ name, definition }) =>
    name === 'Surprise, Surprise' ? [definition] : [],
  );
  expect(surprises).toHaveLength(1);
  const [surprise] = surprises.map((card) => ({ surprise: card }));
  const given = table({
    ann: { characters: { hero: strong(1) } },
    bob: { edges: { crew: pool('dra') }, front: { tower: aSite() }, hand: surprise ?? {}, deck: 0 },
  });
  const attacked = { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' };
  expect(afterPlaying(given, attacked, play('bob', 'surprise')).question).toBeNull();
});
