import { describe, expect, test } from 'vitest';
import type { Amount } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, decline, doing, playing, strong, use } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  judged,
  listed,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const rules = ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] as const;
const sameScene = ['5.2/stated-response-in-the-same-scene'];

/** Inflicts 2 damage on every Character, all at once. */
const storm = anEvent({
  title: 'Storm',
  abilities: [
    {
      ability: 'event',
      do: [{ do: 'damage', amount: 2, to: { each: { type: ['Character'] }, in: 'play' } }],
    },
  ],
});

/** Its cost is reduced by that of the Character that was smoked, which is toasted. */
const heir = aCharacter({
  title: 'Heir',
  cost: 5,
  abilities: [
    {
      ability: 'playing',
      kind: 'also',
      inResponseTo: { event: { event: 'smoked', card: { type: ['Character'] }, player: 'you' } },
      cost: { reducedBy: { figure: 'cost', of: { event: 'card' } } },
      pay: [{ pay: 'toast', cards: { event: 'card' } }],
    },
  ],
});

describe('A text that reads an event is asked which of several events it answers', () => {
  const start = table({
    ann: { hand: { storm } },
    bob: {
      power: 2,
      front: { keep: aSite() },
      characters: {
        lord: aCharacter({ title: 'Lord', cost: 3 }),
        page: aCharacter({ title: 'Page', cost: 1 }),
      },
      hand: { heir },
    },
  });
  const smoked = afterPlaying(start, playing('ann', 'storm'), pass);
  const placeOf = (id: string) =>
    smoked.turn.events.findIndex(({ event, card: of }) => event === 'smoked' && of === id);
  const play = (more: object = {}) => playing('bob', 'heir', { way: 0, at: { column: 0 }, ...more });

  test('An event that the text can answer and that the player has not named stands open', {
    meta: { rules },
  }, () => {
    expect(open(smoked, play())).toEqual(['/event']);
    expect(judged(smoked, play()).verdicts[0]).toMatchObject({
      choices: [
        {
          form: 'number',
          from: [placeOf('lord'), placeOf('page')],
          about: `which event is answered: ${placeOf('lord')} is smoked (Lord (lord)) and ${placeOf('page')} is smoked (Page (page))`,
        },
      ],
    });
  });

  test('The named event decides what the card costs and what pays for it', { meta: { rules } }, () => {
    const played = afterPlaying(smoked, play({ event: placeOf('lord') }), pass);
    expect([player(played, 'bob').power, card(played, 'heir').id]).toEqual([0, 'heir']);
    expect([pile(played, 'bob', 'smoked'), pile(played, 'bob', 'toasted')]).toEqual([['page'], ['lord']]);
    expect(broken(smoked, play({ event: placeOf('page') }))).toEqual(['3.3.2/pay-the-cost']);
  });

  test('Only the events with which the action is legal are listed', () => {
    const offered = listed(smoked, 'bob').filter((action) => JSON.stringify(action).includes('heir'));
    expect(offered).toEqual([play({ event: placeOf('lord') })]);
    for (const action of offered) expect(broken(smoked, action)).toEqual([]);
  });

  test('An event that the text does not answer cannot be named', {
    meta: { rules: ['shadowfist.yotd/5.2/stated-response-in-the-same-scene'] },
  }, () => {
    expect(broken(smoked, play({ event: 0 }))).toEqual(sameScene);
    expect(broken(smoked, play({ event: 99 }))).toEqual(sameScene);
  });
});

describe('What depends on the event waits until it is named', () => {
  /** Turns to inflict damage on a Character of whoever smoked one. */
  const avenger = anEdge({
    title: 'Avenger',
    abilities: [
      {
        ability: 'voluntary',
        inResponseTo: {
          event: { event: 'smoked', card: { type: ['Character'] }, player: 'you', by: 'every-opponent' },
        },
        choose: [
          {
            choose: 'cards',
            which: { type: ['Character'], controller: { event: 'by' } },
            in: 'play',
            as: 'character',
          },
        ],
        pay: [{ pay: 'turn', card: 'this' }],
        do: [{ do: 'damage', amount: 2, to: { chosen: 'character' } }],
      },
    ],
  });
  const start = table({
    ann: { characters: { giant: strong(9) }, hand: { doom: doing('smoke') } },
    bob: { edges: { avenger }, characters: { hero: aCharacter(), squire: aCharacter() } },
    cat: { characters: { ogre: strong(9) }, hand: { bane: doing('smoke') } },
  });
  const others = ['bob', 'ann'].map((who) => ({ do: 'pass', player: who }));
  const smoked = afterPlaying(
    start,
    playing('ann', 'doom', { choose: { victim: { cards: ['hero'] } } }),
    { do: 'pass', player: 'bob' },
    playing('cat', 'bane', { choose: { victim: { cards: ['squire'] } } }),
    ...others,
    { do: 'pass', player: 'cat' },
  );
  const places = smoked.turn.events.flatMap(({ event }, place) => (event === 'smoked' ? [place] : []));
  const shoot = (victim: string, event?: number) =>
    use('bob', 'avenger', {
      ...(event === undefined ? {} : { event }),
      choose: { character: { cards: [victim] } },
    });

  test('A choice that reads the event is not judged before the event is named', { meta: { rules } }, () => {
    expect(places).toHaveLength(2);
    expect(open(smoked, shoot('giant'))).toEqual(['/event']);
    expect(open(smoked, shoot('ogre'))).toEqual(['/event']);
    expect(judged(smoked, use('bob', 'avenger')).verdicts[0]).toMatchObject({
      choices: [
        { pointer: '/event', from: places },
        { pointer: '/choose/character', from: null },
      ],
    });
  });

  test('A Character of the player who did the other deed cannot be chosen', { meta: { rules } }, () => {
    const [byCat, byAnn] = places;
    expect(broken(smoked, shoot('ogre', byCat))).toEqual([]);
    expect(broken(smoked, shoot('giant', byAnn))).toEqual([]);
    expect(broken(smoked, shoot('giant', byCat))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(card(afterPlaying(smoked, shoot('ogre', byCat), pass), 'ogre').damage).toBe(2);
  });

  test('Each event is listed with the choices that it allows', () => {
    const [byCat, byAnn] = places;
    const offered = listed(smoked, 'bob').filter((action) => JSON.stringify(action).includes('avenger'));
    expect(offered).toEqual([shoot('ogre', byCat), shoot('giant', byAnn)]);
  });
});

describe('Events that are the same to a text need not be told apart', () => {
  test('A text that does not read the event answers any of them', () => {
    const toll = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { event: { event: 'smoked', card: { type: ['Character'] } } },
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const start = table({
      ann: { hand: { storm } },
      bob: { characters: { lord: aCharacter(), page: aCharacter() }, hand: { toll } },
    });
    const smoked = afterPlaying(start, playing('ann', 'storm'), pass);
    expect(player(afterPlaying(smoked, playing('bob', 'toll'), pass), 'bob').power).toBe(1);
  });

  test('A text that reads only the amount does not ask which card was damaged', () => {
    const relief = anEvent({
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { event: { event: 'damage-inflicted', card: { type: ['Character'] } } },
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: { eventAmount: true } }] },
      ],
    });
    const start = table({
      ann: { hand: { storm } },
      bob: { characters: { lord: strong(5), page: strong(5) }, hand: { relief } },
    });
    const struck = afterPlaying(start, playing('ann', 'storm'), pass);
    expect(player(afterPlaying(struck, playing('bob', 'relief'), pass), 'bob').power).toBe(2);
  });
});

describe('A text that another effect plays is asked as well', () => {
  test('The player of a card that an effect plays names the event', { meta: { rules } }, () => {
    const relic = anEvent({
      title: 'Relic',
      abilities: [
        {
          ability: 'playing',
          kind: 'only',
          inResponseTo: { event: { event: 'smoked', card: { type: ['Character'] } } },
        },
        {
          ability: 'event',
          do: [{ do: 'gain-power', players: 'you', amount: { figure: 'cost', of: { event: 'card' } } }],
        },
      ],
    });
    const shrine = aSite({
      abilities: [
        {
          ability: 'voluntary',
          do: [
            {
              do: 'play',
              by: 'you',
              which: { type: ['Event'] },
              in: { hand: 'you' },
              cost: 'none',
              ignoringResources: true,
              optional: false,
            },
          ],
        },
      ],
    });
    const start = table({
      ann: { hand: { storm } },
      bob: {
        front: { shrine },
        characters: { lord: aCharacter({ cost: 3 }), page: aCharacter({ cost: 1 }) },
        hand: { relic },
      },
    });
    const asked = afterPlaying(start, playing('ann', 'storm'), pass, use('bob', 'shrine'), pass);
    expect(asked.question).toMatchObject({ player: 'bob', kind: 'number' });
    const [lord] = asked.question?.from ?? [];
    const gained = afterPlaying(asked, { do: 'choose', player: 'bob', value: { number: Number(lord) } });
    expect(player(gained, 'bob').power).toBe(3);
  });
});

describe('Of several players who did something together a text reads those that it describes', () => {
  const trickster = aCharacter({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { is: 'this' }, by: 'every-opponent' },
        do: [{ do: 'steal-power', from: { event: 'by' }, to: 'you', amount: 1 }],
      },
    ],
  });

  test('Power is stolen from each opponent who smoked the card together with others', {
    meta: { rules: ['shadowfist.yotd/5.2.3/all-that-fulfill-get-the-effect'] },
  }, () => {
    const start = table({
      ann: { power: 2, characters: { fighter: strong(2) } },
      bob: { characters: { trickster } },
      cat: { power: 2, characters: { ally: strong(2) } },
    });
    const ended = afterPlaying(
      start,
      attack('trickster', 'fighter'),
      pass,
      { do: 'join', player: 'cat', attackers: ['ally'] },
      pass,
      pass,
      decline('cat'),
      decline('ann'),
      decline('bob'),
      pass,
      { do: 'choose', player: 'bob', value: { division: { fighter: 1 } } },
      pass,
    );
    expect(['ann', 'bob', 'cat'].map((who) => player(ended, who).power)).toEqual([1, 2, 1]);
  });
});

describe('A text that is triggered once by what happens together', () => {
  /** Whatever is damaged is smoked, however many inflict the damage. */
  const plague = anEdge({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'damage-inflicted', card: { type: ['Character'] } },
        together: true,
        do: [{ do: 'smoke', cards: { event: 'card' } }],
      },
    ],
  });

  test('It is triggered for each card that it speaks of', () => {
    const start = table({
      ann: { edges: { plague }, hand: { storm } },
      bob: { characters: { lord: strong(5), page: strong(5) } },
    });
    const struck = afterPlaying(start, playing('ann', 'storm'), pass);
    expect(struck.scene?.items).toHaveLength(2);
    expect(pile(afterPlaying(struck, pass), 'bob', 'smoked')).toEqual(['lord', 'page']);
  });
});

describe('A triggered effect that may be used only once', () => {
  const tribute = (amount: Amount) =>
    anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'smoked', card: { type: ['Character'] } },
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'gain-power', players: 'you', amount }],
        },
      ],
    });
  const smoked = (amount: Amount) =>
    afterPlaying(
      table({
        ann: { edges: { tribute: tribute(amount) }, hand: { storm } },
        bob: { characters: { lord: aCharacter({ cost: 3 }), page: aCharacter({ cost: 1 }) } },
      }),
      playing('ann', 'storm'),
      pass,
    );

  test('Its player decides which of several events uses it up', {
    meta: { rules: ['shadowfist.yotd/5.2.2/own-triggers-in-own-order'] },
  }, () => {
    const asked = smoked({ figure: 'cost', of: { event: 'card' } });
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'order' });
    const [lord = '', page = ''] = asked.question?.from ?? [];
    const gained = (...cards: string[]) =>
      player(afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards } }, pass), 'ann').power;
    expect([gained(lord, page), gained(page, lord)]).toEqual([3, 1]);
  });

  test('Nothing is asked if its text does not read the event', () => {
    const generated = smoked(2);
    expect([generated.question, generated.scene?.items.length]).toEqual([null, 1]);
  });
});
