import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { attack, choosing, decline, doing, happened, onVictim, playing, use, victim } from '../acting.ts';
import {
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  pile,
  table,
} from '../table.ts';
import { hero } from './cast.ts';

const chosen = (as: string) => ({ choose: 'cards', which: {}, in: 'play', as }) as const;
const damages = (state: ReturnType<typeof table>, ...ids: string[]) =>
  ids.map((id) => state.inPlay.find((one) => one.id === id)?.damage);
const strikes = (amount: number): Effect => ({ do: 'damage', amount, to: victim });
/** Inflicts damage without turning. */
const disciple = hero(5, {
  title: 'Disciple',
  abilities: [{ ability: 'voluntary', choose: [chosen('victim')], do: [strikes(2)] }],
});
/** Redirects to itself what a source inflicts on a card. */
const beach = (more: object = {}) =>
  aFengShuiSite({
    ...{ title: 'Beach', body: 20 },
    abilities: [
      {
        ability: 'voluntary',
        choose: [{ choose: 'damage-source', as: 'source' }, chosen('spared')],
        do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: 'this', ...more }],
      },
    ],
  });
const redirect = (site: string, source: object, spared: string, who = 'ann') =>
  use(who, site, { choose: { source, spared: { cards: [spared] } } });
const strike = (who: string, id: string, at: string) => use(who, id, { choose: { victim: { cards: [at] } } });
const byDisciple = { cards: ['disciple'] };
const passing = (who: string) => ({ do: 'pass', player: who });
const placed = (column: number, row?: 'front') => ({
  ...{ do: 'choose', player: 'ann', value: { position: { column, ...(row === undefined ? {} : { row }) } } },
});

/** Ann's Ting attacks the disciple of Bob. */
const given = (more: { ann?: object; bob?: object } = {}) =>
  table({
    ann: {
      front: { beach: beach(), other: beach() },
      characters: { ting: hero(9, { title: 'Ting' }), cop: hero(9, { title: 'Cop' }) },
      ...more.ann,
    },
    bob: { front: { tower: aSite({ body: 30 }) }, characters: { disciple }, ...more.bob },
  });
const attacked = (more: { ann?: object; bob?: object } = {}) =>
  afterPlaying(given(more), attack('disciple', 'ting'), pass);

describe('signposts (4.5.2)', () => {
  test('a signpost for a Character redirects the next damage that it inflicts, in combat or not, and is then used up', {
    meta: { rules: ['shadowfist.yotd/4.5.2/signpost-moves-damage', 'shadowfist.yotd/4.5.2/used-once'] },
  }, () => {
    const set = afterPlaying(attacked(), redirect('beach', byDisciple, 'ting'), pass);
    const struck = afterPlaying(set, strike('bob', 'disciple', 'ting'), pass);
    expect(damages(struck, 'ting', 'beach')).toEqual([0, 2]);
    expect(struck.signposts).toEqual([]);
    const fought = afterPlaying(struck, decline('bob'), pass);
    expect(damages(fought, 'ting', 'beach')).toEqual([5, 2]);
  });

  test('without other damage before, the signpost redirects the combat damage', {
    meta: { rules: ['shadowfist.yotd/4.5.2/signpost-moves-damage', 'shadowfist.yotd/4.5.2/used-once'] },
  }, () => {
    const set = afterPlaying(attacked(), redirect('beach', byDisciple, 'ting'), pass);
    expect(damages(afterPlaying(set, decline('bob'), pass), 'ting', 'beach')).toEqual([0, 5]);
  });

  test('damage that the Character inflicts on another card does not use the signpost up', {
    meta: { rules: ['shadowfist.yotd/4.5.2/signpost-is-specific', 'shadowfist.yotd/4.5.2/used-once'] },
  }, () => {
    const set = afterPlaying(attacked(), redirect('beach', byDisciple, 'ting'), pass);
    const struck = afterPlaying(set, strike('bob', 'disciple', 'cop'), pass);
    expect(damages(struck, 'cop', 'beach')).toEqual([2, 0]);
    expect(damages(afterPlaying(struck, decline('bob'), pass), 'ting', 'beach')).toEqual([0, 5]);
  });

  test('damage of another Character does not use the signpost up', {
    meta: { rules: ['shadowfist.yotd/4.5.2/signpost-is-specific'] },
  }, () => {
    const twin = hero(1, { ...disciple, title: 'Twin' });
    const set = afterPlaying(
      attacked({ bob: { characters: { disciple, twin } } }),
      redirect('beach', byDisciple, 'ting'),
      pass,
      strike('bob', 'twin', 'ting'),
      pass,
    );
    expect(damages(set, 'ting', 'beach')).toEqual([2, 0]);
    expect(set.signposts).toHaveLength(1);
  });

  test('a signpost that answers the effect of a Character leaves its combat damage alone', {
    meta: {
      rules: ['shadowfist.yotd/4.5.2/used-once', 'shadowfist.yotd/4.5.2/effect-source-only-in-response'],
    },
  }, () => {
    const struck = afterPlaying(attacked(), strike('bob', 'disciple', 'ting'));
    const effect = { effect: struck.scene?.items.at(-1)?.id };
    const spared = afterPlaying(struck, redirect('beach', effect, 'ting'), pass);
    expect(damages(spared, 'ting', 'beach')).toEqual([0, 2]);
    expect(spared.signposts).toEqual([]);
    expect(damages(afterPlaying(spared, decline('bob'), pass), 'ting', 'beach')).toEqual([5, 2]);
  });

  test('damage of zero does not pass a signpost', {
    meta: { rules: ['shadowfist.yotd/4.5.2/used-once'] },
  }, () => {
    const feeble = hero(5, {
      abilities: [{ ability: 'voluntary', choose: [chosen('victim')], do: [strikes(0)] }],
    });
    const struck = afterPlaying(
      attacked({ bob: { characters: { disciple: feeble } } }),
      redirect('beach', byDisciple, 'ting'),
      pass,
      strike('bob', 'disciple', 'ting'),
      pass,
    );
    expect(struck.signposts).toHaveLength(1);
  });

  test('a signpost for an effect of a Character erases the one for the Character', {
    meta: {
      rules: ['shadowfist.yotd/4.5.2/one-signpost-a-source', 'shadowfist.yotd/4.5.2/last-signpost-prevails'],
    },
  }, () => {
    const set = afterPlaying(attacked(), redirect('beach', byDisciple, 'ting'), pass);
    const struck = afterPlaying(set, strike('bob', 'disciple', 'ting'));
    const effect = { effect: struck.scene?.items.at(-1)?.id };
    const spared = afterPlaying(struck, redirect('other', effect, 'ting'), pass);
    expect(damages(spared, 'ting', 'beach', 'other')).toEqual([0, 0, 2]);
    expect(damages(afterPlaying(spared, decline('bob'), pass), 'ting', 'beach', 'other')).toEqual([5, 0, 2]);
  });

  test('what an effect does redirected is damage of the redirecting card', {
    meta: { rules: ['shadowfist.yotd/4.5.2/redirecting-card-is-the-source'] },
  }, () => {
    const set = afterPlaying(
      attacked(),
      redirect('beach', byDisciple, 'ting'),
      pass,
      strike('bob', 'disciple', 'ting'),
    );
    expect(happened(events(set, pass), 'damage-inflicted')).toEqual([
      {
        ...{ event: 'damage-inflicted', card: 'beach', source: 'beach', by: 'ann', player: 'ann' },
        ...{ amount: 2, combat: false },
      },
    ]);
  });

  test('an effect of a Character that has left play since still passes its signpost', {
    meta: { rules: ['shadowfist.yotd/4.5.2/signpost-moves-damage'] },
  }, () => {
    const gone = afterPlaying(
      given({ ann: { hand: { smoke: doing('smoke') } } }),
      attack('tower', 'ting', 'cop'),
      pass,
      { do: 'intercept', player: 'bob', interceptions: { ting: ['disciple'] } },
      pass,
      redirect('beach', byDisciple, 'ting'),
      pass,
      passing('ann'),
      strike('bob', 'disciple', 'ting'),
      choosing('ann', 'smoke', 'disciple'),
      pass,
    );
    expect(pile(gone, 'bob', 'smoked')).toEqual(['disciple']);
    expect(damages(gone, 'ting', 'beach')).toEqual([0, 2]);
  });

  test('damage on several cards at once passes one signpost together', {
    meta: { rules: ['shadowfist.yotd/4.5.2/used-once'] },
  }, () => {
    const shelter = aFengShuiSite({
      title: 'Shelter',
      body: 20,
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'damage-source', as: 'source' }],
          do: [
            {
              ...{ do: 'redirect', source: 'source', to: 'this' },
              from: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
            },
          ],
        },
      ],
    });
    const brawl = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'damage', amount: 2, to: { each: { type: ['Character'] }, in: 'play' } }],
        },
      ],
    });
    const burning = afterPlaying(
      given({ ann: { front: { shelter } }, bob: { hand: { brawl } } }),
      playing('bob', 'brawl'),
    );
    const source = { effect: burning.scene?.items.at(-1)?.id };
    const burned = afterPlaying(burning, use('ann', 'shelter', { choose: { source } }), pass);
    expect(damages(burned, 'ting', 'cop', 'disciple', 'shelter')).toEqual([0, 0, 2, 4]);
  });

  describe('and the cards that they name', () => {
    const home = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
    /** A card leaves play and comes back. */
    const flash = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [chosen('victim')],
          do: [
            { do: 'move', cards: victim, to: 'smoked-pile', of: 'owner' },
            { do: 'return-to-play', cards: victim, by: { ownerOf: victim } },
          ],
        },
      ],
    });
    const set = afterPlaying(
      attacked({ ann: { hand: { flash } } }),
      redirect('beach', byDisciple, 'ting'),
      pass,
    );

    test('damage lands nowhere if the new recipient has left play, even if it is back', {
      meta: {
        rules: ['shadowfist.yotd/4.5.2/damage-to-absent-recipient-is-lost', 'shadowfist.yotd/4.4/no-memory'],
      },
    }, () => {
      const back = afterPlaying(set, choosing('ann', 'flash', 'beach'), pass, placed(1, 'front'));
      expect(card(back, 'beach').enteredThisTurn).toBe(true);
      const struck = afterPlaying(back, strike('bob', 'disciple', 'ting'), pass);
      expect(damages(struck, 'ting', 'beach')).toEqual([0, 0]);
      expect(struck.signposts).toEqual([]);
    });

    test('a new recipient that leaves before the signpost is set spares the original recipient all the same', {
      meta: { rules: ['shadowfist.yotd/4.5.2/recipient-leaving-does-not-cancel'] },
    }, () => {
      const late = afterPlaying(
        attacked({ ann: { hand: { home } } }),
        redirect('beach', byDisciple, 'ting'),
        passing('bob'),
        choosing('ann', 'home', 'beach'),
        pass,
      );
      expect(pile(late, 'ann', 'hand')).toEqual(['beach']);
      expect(damages(afterPlaying(late, decline('bob'), pass), 'ting')).toEqual([0]);
    });

    test('the signpost does not spare the new card that the original recipient comes back as', {
      meta: { rules: ['shadowfist.yotd/4.5.2/signpost-is-specific', 'shadowfist.yotd/4.4/no-memory'] },
    }, () => {
      const other = afterPlaying(
        attacked({ ann: { hand: { flash } } }),
        redirect('beach', byDisciple, 'cop'),
        pass,
        choosing('ann', 'flash', 'cop'),
        pass,
        placed(0),
        strike('bob', 'disciple', 'cop'),
        pass,
      );
      expect(damages(other, 'cop', 'beach')).toEqual([2, 0]);
    });

    test('the signpost does not redirect damage of the new card that its source comes back as', {
      meta: { rules: ['shadowfist.yotd/4.5.2/signpost-is-specific', 'shadowfist.yotd/4.4/no-memory'] },
    }, () => {
      const defended = afterPlaying(
        given({ ann: { hand: { flash } } }),
        attack('tower', 'ting'),
        pass,
        { do: 'intercept', player: 'bob', interceptions: { ting: ['disciple'] } },
        passing('ann'),
        passing('bob'),
        redirect('beach', byDisciple, 'ting'),
        pass,
        choosing('ann', 'flash', 'disciple'),
        pass,
        strike('bob', 'disciple', 'ting'),
        pass,
      );
      expect(damages(defended, 'ting', 'beach')).toEqual([2, 0]);
    });
  });

  test('the damage of an interceptor that an Ambush struck may still be redirected', {
    meta: { rules: ['shadowfist.yotd/4.5.2/combat-source-only-when-involved'] },
  }, () => {
    const sniper = hero(2, {
      abilities: [
        { ability: 'special', special: 'Ambush' },
        { ability: 'special', special: 'Tactics' },
        {
          ability: 'triggered',
          on: { event: 'damage-inflicted', source: { is: 'this' } },
          choose: [{ choose: 'damage-source', as: 'source' }, chosen('elsewhere')],
          do: [{ do: 'redirect', source: 'source', from: 'this', to: { chosen: 'elsewhere' } }],
        },
      ],
    });
    const struck = afterPlaying(
      given({ ann: { characters: { sniper } } }),
      attack('tower', 'sniper'),
      pass,
      { do: 'intercept', player: 'bob', interceptions: { sniper: ['disciple'] } },
      pass,
      pass,
    );
    expect(struck.question).toMatchObject({ player: 'ann', from: ['sniper', 'disciple'] });
    expect(broken(struck, { do: 'choose', player: 'ann', value: byDisciple })).toEqual([]);
  });
});
