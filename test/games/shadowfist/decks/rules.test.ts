import { describe, expect, test } from 'vitest';
import { shadowfistDecks } from '../../../../src/games/shadowfist/decks/law.ts';
import { card, FIVE_COPIES, formatOf, inWords, line, validated } from './cast.ts';

const paperTiger = card('Paper Tiger');
const tinMonks = card('18 Tin Monks');

describe('copies of a title (8.1, 9.2)', () => {
  const format = formatOf(FIVE_COPIES);

  test('a deck may hold five cards of a title, and be of any size', () => {
    expect(validated(format, line(paperTiger, 5)).legal).toBe(true);
    const many = Array.from({ length: 60 }, (_, n) => line(card(`Tiger ${n}`), 5));
    expect(validated(format, ...many).legal).toBe(true);
    expect(validated(format, line(paperTiger, 1)).legal).toBe(true);
  });

  test('six are one too many', () => {
    const report = validated(format, line(paperTiger, 6), line(tinMonks, 5));
    expect(report.legal).toBe(false);
    const fix = {
      changes: [
        {
          change: 'remove',
          slug: 'paper-tiger',
          zone: 'deck',
          quantity: 1,
          printing: null,
          name: 'Paper Tiger',
        },
      ],
      copies: 1,
      message: 'Remove 1 × Paper Tiger.',
    };
    expect(report.violations).toEqual([
      {
        code: 'too-many-of-title',
        rule: 'shadowfist.yotd/8.1/five-copies',
        severity: 'violation',
        message: '6 copies of Paper Tiger; the limit is 5.',
        cards: [{ slug: 'paper-tiger', name: 'Paper Tiger', zone: 'deck', quantity: 6 }],
        counted: 6,
        allowed: 5,
        fixes: [fix],
      },
    ]);
    expect(report.fixes).toEqual([fix]);
    expect(report.fixesComplete).toBe(true);
  });

  test('copies count together over all lines and printings', () => {
    const report = validated(format, line(paperTiger, 3, 'old'), line(paperTiger, 3, 'new'));
    expect(report.violations.map(({ counted }) => counted)).toEqual([6]);
    expect(inWords(report)).toEqual(['Remove 1 × Paper Tiger (new).', 'Remove 1 × Paper Tiger (old).']);
  });

  test('versions that are played as printed may be mixed, but not be more than five together (the example of Draco)', {
    meta: { rules: ['shadowfist.yotd/10.3/play-as-printed-counts-to-five'] },
  }, () => {
    const draco = card('Twice Printed', {
      wording: {
        law: 'play-as-printed',
        rule: 'shadowfist.yotd/9.2/play-as-printed',
        differs: true,
        perPrinting: [],
      },
    });
    expect(validated(format, line(draco, 2, 'old'), line(draco, 3, 'new')).legal).toBe(true);
    const { violations } = validated(format, line(draco, 3, 'old'), line(draco, 3, 'new'));
    expect(violations.map(({ rule }) => rule)).toEqual(['shadowfist.yotd/9.2/five-copies-across-versions']);
  });

  test.each([
    'No Max. +1 Fighting.',
    '**No Max.** Turn to heal.',
    'Unique. No Max. (You may have more than 5 copies of this card in a deck.)',
    'There is no limit to the number of Paper Tigers you can have in your deck.',
  ])('a card may say that there is no maximum: %s', (text) => {
    expect(validated(format, line(card('Paper Tiger', { text }), 12)).legal).toBe(true);
  });

  test.each([
    'No Maximum Security here.',
    'There is no limit to the damage in your deck.',
    'Discard any number of cards.',
  ])('other words leave the limit: %s', (text) => {
    expect(validated(format, line(card('Paper Tiger', { text }), 6)).legal).toBe(false);
  });
});

describe('the sets of a format', () => {
  const reprinted = card('Reprinted', {
    printings: [
      { set: 'old', number: null, edition: null },
      { set: 'new', number: null, edition: null },
    ],
  });

  test('a card that none of them has is left out, all copies of it', () => {
    const report = validated(
      formatOf({ check: 'sets', sets: ['new'] }),
      line(reprinted, 2),
      line(paperTiger, 3),
    );
    expect(report.violations.map(({ code, cards, rule }) => [code, cards[0]?.slug, rule])).toEqual([
      ['not-in-sets', 'paper-tiger', null],
    ]);
    expect(inWords(report)).toEqual(['Remove 3 × Paper Tiger.']);
  });

  test('a copy from elsewhere of a card that they have is a warning', () => {
    const report = validated(formatOf({ check: 'sets', sets: ['new'] }), line(reprinted, 2, 'old'));
    expect(report.legal).toBe(true);
    expect(report.warnings.map(({ code }) => code)).toEqual(['other-printing']);
  });

  test('unless the format counts printings', () => {
    const format = formatOf({ check: 'sets', sets: ['new'], of: 'printing' });
    expect(validated(format, line(reprinted, 2, 'new')).legal).toBe(true);
    expect(validated(format, line(reprinted, 2)).legal).toBe(true);
    const report = validated(format, line(reprinted, 2, 'old'));
    expect(report.violations.map(({ code }) => code)).toEqual(['printing-not-in-sets']);
    expect(inWords(report)).toEqual(['Remove 2 × Reprinted (old).']);
  });

  test('a card whose sets no source gives is neither let in nor kept out', () => {
    const report = validated(
      formatOf({ check: 'sets', sets: ['new'] }),
      line(card('Unheard Of', { printings: [] }), 1),
    );
    expect(report.legal).toBe(true);
    expect(report.warnings.map(({ code, cards }) => [code, cards[0]?.name])).toEqual([
      ['figure-unknown', 'Unheard Of'],
    ]);
  });
});

describe('rules of a format of one’s own', () => {
  test('a smallest size is reached by more of what is in the deck', () => {
    const format = formatOf(FIVE_COPIES, { check: 'deck-size', least: 10, most: 12 });
    expect(validated(format, line(paperTiger, 5), line(tinMonks, 5)).legal).toBe(true);
    const report = validated(format, line(paperTiger, 5), line(tinMonks, 4));
    expect(report.violations.map(({ code, counted, allowed }) => [code, counted, allowed])).toEqual([
      ['too-few-cards', 9, 10],
    ]);
    expect(inWords(report)).toEqual(['Add 1 × 18 Tin Monks.']);
  });

  test('a largest size is reached by leaving cards out', () => {
    const format = formatOf({ check: 'deck-size', most: 3 });
    expect(validated(format, line(paperTiger, 3)).legal).toBe(true);
    const report = validated(format, line(paperTiger, 3), line(tinMonks, 2));
    expect(report.violations.map(({ code }) => code)).toEqual(['too-many-cards']);
    expect(inWords(report)).toEqual(['Remove 2 × 18 Tin Monks.', 'Remove 2 × Paper Tiger.']);
  });

  test('cards may be banned, or fewer', () => {
    const format = formatOf(
      { check: 'copies-of-cards', cards: ['paper-tiger'], most: 0 },
      { check: 'copies-of-cards', cards: ['18-tin-monks'], most: 1 },
    );
    expect(validated(format, line(tinMonks, 1)).legal).toBe(true);
    const report = validated(format, line(paperTiger, 1), line(tinMonks, 2));
    expect(report.violations.map(({ code, message }) => [code, message])).toEqual([
      ['banned-card', 'Paper Tiger is banned.'],
      ['too-many-of-card', '2 copies of 18 Tin Monks; the limit is 1.'],
    ]);
    expect(inWords(report)).toEqual(['Remove 1 × 18 Tin Monks and 1 × Paper Tiger.']);
  });

  test('cards of a type may be asked for', () => {
    const format = formatOf({ check: 'cards-of-type', types: ['Feng Shui Site'], least: 2, most: 3 });
    const site = card('Paper Hill', { type: 'Feng Shui Site' });
    expect(validated(format, line(site, 2)).legal).toBe(true);
    expect(inWords(validated(format, line(site, 1)))).toEqual(['Add 1 × Paper Hill.']);
    expect(inWords(validated(format, line(site, 5)))).toEqual(['Remove 2 × Paper Hill.']);
    expect(validated(format, line(site, 1), line(card('Unheard Of', { type: null }), 1)).legal).toBe(true);
    expect(validated(format, line(paperTiger, 1)).violations.map(({ fixes }) => fixes)).toEqual([[]]);
  });

  test.each([
    [{ check: 'copies-of-title' }, 'rules.0.most'],
    [{ check: 'copies-of-title', most: -1 }, 'rules.0.most'],
    [{ check: 'copies-of-title', most: 5, mots: 5 }, 'rules.0'],
    [{ check: 'copies', most: 5 }, 'rules.0.check'],
    [{ check: 'deck-size' }, 'rules.0'],
    [{ check: 'deck-size', least: 5, most: 4 }, 'rules.0'],
    [{ check: 'sets', sets: [] }, 'rules.0.sets'],
    [{ check: 'cards-of-type', types: ['Sites'], most: 1 }, 'rules.0.types.0'],
  ])('a rule is read strictly: %j', (rule, at) => {
    const read = shadowfistDecks.formatEntry.safeParse({
      slug: 'own',
      name: 'Own',
      ruleset: null,
      about: 'Own.',
      rules: [rule],
    });
    expect(read.error?.issues.map(({ path }) => path.join('.'))).toContain(at);
  });
});
