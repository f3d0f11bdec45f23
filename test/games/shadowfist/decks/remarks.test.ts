import { describe, expect, test } from 'vitest';
import { shadowfistDecks } from '../../../../src/games/shadowfist/decks/law.ts';
import { card, deckOf, formatOf, line, poolOf, validated } from './cast.ts';

const none = formatOf();
const gunman = card('Paper Gunman', { figures: { provides: ['dra'] } });
const cop = card('Paper Cop', { figures: { requires: ['dra'], provides: ['dra'] } });
const master = card('Paper Master', { figures: { requires: ['dra', 'dra', 'chi'], provides: ['chi'] } });
const student = card('Paper Student', { figures: { requires: ['dra', 'dra'], provides: ['chi'] } });

describe('resource conditions', () => {
  test('are met step by step, as each card adds to the pool', () => {
    expect(
      validated(none, line(gunman, 1), line(cop, 1), line(student, 1), line(master, 1)).warnings,
    ).toEqual([]);
  });

  test('that the deck can never meet are a warning, not a breach', () => {
    const report = validated(none, line(gunman, 1), line(master, 2));
    expect(report.legal).toBe(true);
    expect(report.warnings).toEqual([
      {
        severity: 'warning',
        code: 'resources-never-met',
        rule: 'shadowfist.yotd/2.1/resource-conditions',
        message:
          'The deck cannot meet the resource conditions of Paper Master: 2 {dra} (the deck reaches 1), 1 {chi} (the deck reaches 0).',
        cards: [{ slug: 'paper-master', name: 'Paper Master', zone: 'deck', quantity: 2 }],
        figure: null,
      },
    ]);
  });

  test('a card does not help to play itself', () => {
    expect(validated(none, line(cop, 5)).warnings.map(({ code }) => code)).toEqual(['resources-never-met']);
  });

  test('what nobody knows is told', () => {
    const unknown = card('Unheard Of', { figures: { requires: null, provides: null } });
    const { warnings } = validated(none, line(cop, 1), line(unknown, 1));
    expect(warnings.map(({ code, message }) => [code, message])).toEqual([
      [
        'resources-never-met',
        'The deck probably cannot meet the resource conditions of Paper Cop: 1 {dra} (the deck reaches 0). The resources that some cards provide are unknown.',
      ],
      [
        'figure-unknown',
        'Could not fully check the deck: no source gives the type, resource conditions and provided resources of Unheard Of.',
      ],
    ]);
  });
});

describe('printings that differ (9.2)', () => {
  const PLAYED = { law: 'play-as-printed', rule: 'shadowfist.yotd/9.2/play-as-printed' };
  const twice = card('Twice Printed', {
    wording: {
      ...PLAYED,
      differs: true,
      perPrinting: [
        { printing: { set: 'old', number: null }, ...PLAYED, text: 'Old.', figures: {} },
        { printing: { set: 'new', number: null }, ...PLAYED, text: 'New.', figures: {} },
      ],
    },
  });

  test('a list that names none is asked which are meant', () => {
    expect(validated(none, line(twice, 1)).warnings.map(({ code, rule }) => [code, rule])).toEqual([
      ['which-printing', 'shadowfist.yotd/9.2/play-as-printed'],
    ]);
    expect(validated(none, line(twice, 1, 'old')).warnings).toEqual([]);
  });

  test('each card tells by which law it is played', () => {
    const errata = { law: 'most-recent-printing', rule: 'shadowfist.yotd/9.2/most-recent-printing' };
    const changed = card('Paper Pass', { wording: { ...errata, differs: false, perPrinting: [] } });
    const { cards } = validated(none, line(changed, 2), line(twice, 1, 'old'));
    expect(cards.map(({ name, wording }) => [name, wording])).toEqual([
      ['Paper Pass', { ...errata, differs: false, printings: [] }],
      [
        'Twice Printed',
        {
          ...PLAYED,
          differs: true,
          printings: [
            { set: 'old', number: null, ...PLAYED },
            { set: 'new', number: null, ...PLAYED },
          ],
        },
      ],
    ]);
  });
});

test('a card of no type that decks hold is a warning', () => {
  const token = card('Paper Token', { type: 'Token' });
  expect(validated(none, line(token, 1)).warnings.map(({ code, rule }) => [code, rule])).toEqual([
    ['unknown-type', 'shadowfist.yotd/2.1/five-types'],
  ]);
});

describe('advice (8.1)', () => {
  const PROPORTIONS = 'shadowfist.yotd/8.1/starting-proportions';
  const format = shadowfistDecks.formatEntry.parse({
    ...none,
    advice: [
      { advise: 'size', rule: 'shadowfist.yotd/8.1/size-and-speed', faster: 60, slower: 100 },
      { advise: 'share', rule: PROPORTIONS, of: 'foundation-characters', least: 20, most: 20 },
      { advise: 'share', rule: PROPORTIONS, of: 'feng-shui-sites', least: 20, most: 20 },
      { advise: 'share', rule: PROPORTIONS, of: 'damage-dealers', fighting: 6, least: 15, most: 20 },
      { advise: 'share', rule: PROPORTIONS, of: 'power-cards', least: 5, most: 10 },
    ],
  });
  const hill = card('Paper Hill', { type: 'Feng Shui Site', figures: { cost: null, power: 1, body: 8 } });
  const giant = card('Paper Giant', { figures: { fighting: 6 } });
  const mine = card('Paper Mine', { type: 'Site', figures: { power: 2, body: 5 } });
  const trick = card('Paper Trick', { type: 'Event' });
  const share = (...lines: Parameters<typeof deckOf>) =>
    shadowfistDecks
      .ready(format)
      .validate(deckOf(...lines), poolOf())
      .advice.map(({ code, figure }) => [code, figure]);

  test('a deck of the proportions needs none', () => {
    expect(share(line(gunman, 10), line(hill, 10), line(giant, 8), line(mine, 4), line(trick, 18))).toEqual(
      [],
    );
  });

  test('each is given with the deck’s own figure', () => {
    expect(share(line(gunman, 4), line(hill, 20), line(trick, 76))).toEqual([
      ['deck-size', 100],
      ['foundation-characters', 4],
      ['damage-dealers', 0],
      ['power-cards', 0],
    ]);
  });

  test('never makes a deck illegal, and says what it counts', () => {
    const report = shadowfistDecks.ready(format).validate(deckOf(line(trick, 10)), poolOf());
    expect(report.legal).toBe(true);
    expect(report.advice[0]).toEqual({
      severity: 'advice',
      code: 'foundation-characters',
      rule: PROPORTIONS,
      message:
        'The deck has 0 foundation Characters. For a first deck, the rulebook suggests about 20% (2 of 10 cards).',
      cards: [],
      figure: 0,
    });
  });

  test('is held back where unknown figures might meet it', () => {
    const unknown = card('Unheard Of', {
      type: null,
      text: null,
      figures: { requires: null, provides: null, fighting: null },
    });
    expect(share(line(unknown, 10))).toEqual([]);
  });
});
