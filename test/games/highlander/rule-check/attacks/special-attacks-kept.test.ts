import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { all, play } from '../deeds.ts';
import {
  aCard,
  aDirtyTrick,
  afterwards,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  broken,
  type EditionName,
  saying,
  says,
  table,
} from '../table.ts';

/** A text lets attacks be what Special Attacks may not be: it means those only if it stands on one, or speaks of them. */

const letting = (kind: Kind, modifier: Modifier) =>
  aText(
    'Might',
    says({ cards: { each: { kind: [kind], controller: 'you' }, in: 'play' }, modify: [modifier] }),
  );
const edge = (kind: Kind, modifier: Modifier): Definition =>
  saying(
    aCard('Edge', { title: 'Mighty' }),
    { ability: 'playing', kind: 'only', inConjunctionWith: { kind: [kind] } },
    says({ cards: 'conjoined', modify: [modifier] }),
  );

const shot = aRangedAttack('upper left');
const kick = aSpecialAttack('upper left');

const noPowerBlow = {
  first: 'first-edition/special-attacks/no-power-blow',
  typeTwo: 'type-two/special-attacks/no-power-blow',
  reference: 'reference/special-attacks/no-power-blow-or-head-shot',
} as const;
const notHidden = {
  first: [
    'first-edition/hidden-attacks/when-attacks-may-be-hidden',
    'first-edition/special-attacks/not-hidden',
  ],
  typeTwo: ['type-two/power-blows/opponent-may-hide', 'type-two/special-attacks/not-hidden'],
  reference: ['reference/attacking/hide-after-power-blow', 'reference/hidden-attacks/no-special-attacks'],
} as const;

describe.each(all)('in the edition %s', (edition: EditionName) => {
  const made = (card: Definition, might: Definition) => {
    const state = table({ ann: { hand: { card }, inPlay: { might } }, bob: {} });
    const later = afterwards(state, [play('card')], edition);
    return broken(later, { do: 'make', player: 'ann', card: 'card', into: 'power-blow' }, edition);
  };

  test('a text that lets attacks be Power Blows means no Special Attack', () => {
    expect(made(kick, letting('attack', { powerBlow: 'may' }))).not.toEqual([]);
    expect(made(anAttack('upper left'), letting('attack', { powerBlow: 'may' }))).toEqual([]);
  });

  test('one that speaks of Special Attacks means them', () => {
    expect(made(kick, letting('special-attack', { powerBlow: 'may' }))).toEqual([]);
  });

  test('what its own text lets it be it may be', () => {
    expect(
      made(saying(kick, says({ cards: 'this', modify: [{ powerBlow: 'may' }] })), aText('Nothing')),
    ).toEqual([]);
  });

  const withEdge = (card: Definition, mighty: Definition, more: object = {}) =>
    broken(
      table({ ann: { hand: { card, mighty } }, bob: {} }),
      play('card', { with: [{ card: 'mighty' }], ...more }),
      edition,
    );

  test('A card that makes attacks Power Blows is not played with one', {
    meta: { rules: [`highlander.${noPowerBlow[edition]}`] },
  }, () => {
    expect(withEdge(kick, edge('attack', { powerBlow: 'is' }))).toEqual([noPowerBlow[edition]]);
    expect(withEdge(kick, edge('special-attack', { powerBlow: 'is' }))).toEqual([]);
  });

  test('A text that lets attacks be Hidden hides no Special Attack', {
    meta: { rules: [`highlander.${notHidden[edition][1]}`] },
  }, () => {
    const hidden = (card: Definition, mighty: Definition) => withEdge(card, mighty, { hidden: true });
    expect(hidden(kick, edge('attack', { hidden: 'may' }))).toEqual(notHidden[edition]);
    expect(hidden(shot, edge('attack', { hidden: 'is' }))).toEqual(notHidden[edition]);
    expect(hidden(kick, edge('special-attack', { hidden: 'may' }))).toEqual([]);
    expect(hidden(anAttack('upper left'), edge('attack', { hidden: 'may' }))).toEqual([]);
  });
});

test('A card that makes attacks Power Blows is not played with a Dirty Trick', {
  meta: { rules: ['highlander.type-two/dirty-tricks/no-power-blow'] },
}, () => {
  const hand = { card: aDirtyTrick('upper left'), mighty: edge('attack', { powerBlow: 'is' }) };
  const state = table({ ann: { hand }, bob: {} });
  expect(broken(state, play('card', { with: [{ card: 'mighty' }] }))).toEqual([
    'type-two/dirty-tricks/no-power-blow',
  ]);
});

describe('a Special Attack that states that it can be made a Head Shot', () => {
  const stating = (card: Definition) => saying(card, says({ cards: 'this', modify: [{ headShot: 'may' }] }));
  const withMight = (card: Definition, edition: EditionName) => {
    const hand = { card: stating(card), mighty: edge('attack', { powerBlow: 'is' }) };
    const state = table({ ann: { hand }, bob: {} });
    return broken(state, play('card', { with: [{ card: 'mighty' }] }), edition);
  };

  test('May be made a Power Blow in Type Two, by a card that speaks of attacks, too', {
    meta: { rules: ['highlander.type-two/special-attacks/head-shot-implies-power-blow'] },
  }, () => {
    expect(withMight(kick, 'typeTwo')).toEqual([]);
    expect(withMight(shot, 'typeTwo')).toEqual([]);
    expect(withMight(aDirtyTrick('upper left'), 'typeTwo')).toEqual(['type-two/dirty-tricks/no-power-blow']);
    expect(withMight(kick, 'first')).toEqual([noPowerBlow.first]);
    expect(withMight(kick, 'reference')).toEqual([noPowerBlow.reference]);
  });
});
