import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import { aBlock, aCard, afterwards, anAttack, aText, broken, saying, says, table } from '../table.ts';
import { play, seeded } from './cast.ts';

const focus = seeded('focus', { type: 'Edge' });
const focusing = (card: string) => play('focus', { choose: { ignored: { cards: [card] } } });
const high = anAttack('upper left');
const prevented = ['type-two/prevention/what-it-is'];
const noAttack = (...more: Ability[]) =>
  aText('Truce', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }), ...more);

describe('a Situation under Focus', () => {
  const turnedOn = (which: object) =>
    saying(aCard('Event'), {
      ability: 'played',
      choose: [{ choose: 'cards', as: 'prey', which, in: ['play'] }],
      do: [{ do: 'remove-from-play', cards: { chosen: 'prey' } }],
    });
  const police = seeded('police-remove-situation', { type: 'Event' });
  const state = table({
    ann: { hand: { focus, high, police, byTitle: turnedOn({ title: 'Truce' }) } },
    bob: { inPlay: { truce: noAttack() } },
  });
  const focused = afterwards(state, [focusing('truce')]);

  test('has no text, but its title and its type', {
    meta: { rulings: ['highlander.type-two/faq/focus-situation'] },
  }, () => {
    expect(broken(state, play('high'))).toEqual(prevented);
    expect(broken(focused, play('high'))).toEqual([]);
    expect(broken(focused, play('byTitle', { choose: { prey: { cards: ['truce'] } } }))).toEqual([]);
  });

  test('is removed by what removes Situations', {
    meta: { rulings: ['highlander.type-two/faq/focused-situation-still-affected'] },
  }, () => {
    const removing = play('police', { choose: { removed: { cards: ['truce'] } } });
    expect(afterwards(focused, [removing]).players[1].discard.cards.map(({ id }) => id)).toEqual(['truce']);
  });
});

describe('cards held under a card', () => {
  const held = (holder: ReturnType<typeof aText>) =>
    table({
      ann: {
        hand: { focus, high, police: seeded('police-remove-situation', { type: 'Event' }) },
        inPlay: { mine: { card: aBlock('upper left'), owner: 'ann', under: 'vault' } },
      },
      bob: { inPlay: { vault: holder, theirs: { card: aBlock('lower left'), under: 'vault' } } },
    });

  test('stay there when Focus nullifies it', {
    meta: { rulings: ['highlander.type-two/faq/held-cards-nullified'] },
  }, () => {
    const focused = afterwards(held(noAttack()), [focusing('vault'), play('high')]);
    expect(focused.inPlay.filter(({ under }) => under === 'vault').map(({ id }) => id)).toEqual([
      'mine',
      'theirs',
    ]);
  });

  test('go to the Discard Piles of their owners with it', {
    meta: { rulings: ['highlander.type-two/faq/held-cards-removed'] },
  }, () => {
    const removing = play('police', { choose: { removed: { cards: ['vault'] } } });
    const [ann, bob] = afterwards(held(aText('Vault')), [removing]).players;
    expect(ann.discard.cards.map(({ id }) => id)).toEqual(['mine']);
    expect(bob.discard.cards.map(({ id }) => id).toSorted()).toEqual(['theirs', 'vault']);
  });
});
