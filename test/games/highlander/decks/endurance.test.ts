import { describe, expect, test } from 'vitest';
import { card, figures, inDeck, persona, poolOf, preGame, violations, warnings } from './cast.ts';

describe('the size of the Endurance', () => {
  const rule = { check: 'endurance-size', least: 50, most: 60 } as const;

  test.each([50, 60])('may be %i', (size) => {
    expect(violations(rule, [inDeck(size, card('Rush'))])).toEqual([]);
  });

  test('may be neither less nor more', () => {
    expect(violations(rule, [inDeck(49, card('Rush'))])).toEqual([
      {
        code: 'endurance-too-small',
        rule: null,
        message: 'The Endurance has 49 cards; the minimum is 50.',
        cards: [],
        counted: 49,
        allowed: 50,
      },
    ]);
    expect(figures(violations(rule, [inDeck(61, card('Rush'))]))).toEqual([['endurance-too-large', 61, 60]]);
  });

  test('is counted without Pre-Game cards, wherever the list has them', () => {
    const lines = [
      inDeck(49, card('Rush')),
      inDeck(1, persona('Kurgan')),
      preGame(card('Crystal', { type: 'Crystal' })),
    ];
    expect(figures(violations(rule, lines))).toEqual([['endurance-too-small', 49, 50]]);
  });
});

describe('basic cards', () => {
  const rule = {
    check: 'basic-cards',
    rule: 'a.b/c/attacks',
    attacks: ['Thrust', 'Lower Left Attack'],
    blocks: ['Upper Left Block'],
    blocksRule: 'a.b/c/blocks',
  } as const;
  const thrust = card('Thrust', { type: 'Basic Attack' });
  const low = card('Lower Left Attack', { type: 'Basic Attack' });
  const block = card('Upper Left Block', { type: 'Basic Block' });
  const crystal = card('Crystal', { type: 'Crystal' });

  test('are in the deck, one of each at least', () => {
    expect(violations(rule, [inDeck(1, thrust), inDeck(2, low), inDeck(1, block)])).toEqual([]);
  });

  test('are told where they are missing, attacks and blocks apart', () => {
    expect(violations(rule, [inDeck(3, thrust)], poolOf(low, block))).toEqual([
      {
        code: 'basic-attack-missing',
        rule: 'a.b/c/attacks',
        message: 'The deck must have at least one of each of these cards: Lower Left Attack.',
        cards: [],
        counted: 1,
        allowed: 2,
      },
      {
        code: 'basic-block-missing',
        rule: 'a.b/c/blocks',
        message: 'The deck must have at least one of each of these cards: Upper Left Block.',
        cards: [],
        counted: 0,
        allowed: 1,
      },
    ]);
  });

  const withCrystals = { ...rule, crystals: { rule: 'a.b/c/crystals' } };

  test('are replaced one for one by Crystals, with another defense or attack in their place', () => {
    const lines = [
      inDeck(1, thrust),
      inDeck(1, block),
      inDeck(1, card('Sidestep', { type: 'Dodge' })),
      preGame(crystal),
    ];
    expect(violations(withCrystals, lines)).toEqual([]);
    expect(figures(violations(rule, lines))).toEqual([['basic-attack-missing', 1, 2]]);
  });

  test('are not replaced by more than there are Crystals', () => {
    const dodges = inDeck(2, card('Sidestep', { type: 'Dodge' }));
    expect(figures(violations(withCrystals, [inDeck(1, thrust), dodges, preGame(crystal)]))).toEqual([
      ['basic-block-missing', 0, 1],
    ]);
  });

  test('are not replaced by a Special Attack', () => {
    const special = inDeck(1, card('Whirl', { type: 'Special Attack' }));
    expect(
      figures(violations(withCrystals, [inDeck(1, thrust), inDeck(1, block), special, preGame(crystal)])),
    ).toEqual([['no-substitute-for-basic-card', 0, 1]]);
  });

  test('are replaced perhaps by a card of which no source gives the type', () => {
    const lines = [
      inDeck(1, thrust),
      inDeck(1, block),
      inDeck(1, card('Whirl', { type: null })),
      preGame(crystal),
    ];
    expect(violations(withCrystals, lines)).toEqual([]);
    expect(warnings(withCrystals, lines).map(({ code }) => code)).toEqual(['figure-unknown']);
  });
});

describe('copies of a title', () => {
  const rule = {
    check: 'copies-of-title',
    rule: 'a.b/c/six',
    most: 6,
    raised: true,
    signature: { rule: 'a.b/c/sig' },
  } as const;
  const kurgans = card('Back Away', { subtitle: 'Kurgan' });
  const connors = card('Back Away', { subtitle: 'Connor MacLeod' });

  test('are six at most, over all cards of the title', () => {
    expect(violations(rule, [inDeck(3, kurgans), inDeck(3, connors)])).toEqual([]);
    expect(violations(rule, [inDeck(4, kurgans), inDeck(3, connors)])).toEqual([
      {
        code: 'too-many-of-title',
        rule: 'a.b/c/six',
        message: '7 copies of Back Away; the limit for all cards of the title is 6.',
        cards: [
          { slug: 'back-away-kurgan', name: 'Back Away: Kurgan', zone: 'deck', quantity: 4 },
          { slug: 'back-away-connor-macleod', name: 'Back Away: Connor MacLeod', zone: 'deck', quantity: 3 },
        ],
        counted: 7,
        allowed: 6,
      },
    ]);
  });

  const swordsman = persona('Swordsman', {
    deckBuilding: [{ ability: 'exceed-six', cards: { titles: ['Slash'] }, upTo: 12 }],
  });

  test('are as many as the Persona allows', () => {
    expect(violations(rule, [inDeck(12, card('Slash')), preGame(swordsman)])).toEqual([]);
    expect(figures(violations(rule, [inDeck(13, card('Slash')), preGame(swordsman)]))).toEqual([
      ['too-many-of-title', 13, 12],
    ]);
    expect(figures(violations(rule, [inDeck(7, card('Lunge')), preGame(swordsman)]))).toEqual([
      ['too-many-of-title', 7, 6],
    ]);
    expect(
      figures(violations({ ...rule, raised: false }, [inDeck(7, card('Slash')), preGame(swordsman)])),
    ).toEqual([['too-many-of-title', 7, 6]]);
  });

  test('are six at most of Signature cards, whatever the Persona allows', () => {
    const signature = card('Slash', { subtitle: 'Swordsman', mark: 'Signature' });
    expect(
      figures(violations(rule, [inDeck(6, signature), inDeck(6, card('Slash')), preGame(swordsman)])),
    ).toEqual([]);
    expect(figures(violations(rule, [inDeck(7, signature), preGame(swordsman)]))).toEqual([
      ['too-many-signature-of-title', 7, 6],
    ]);
  });

  test('are not judged where no source tells of which titles a Persona allows more', () => {
    const untold = persona('Untold', {
      deckBuilding: [{ ability: 'exceed-six', cards: null, upTo: null, told: 'in-part' }],
    });
    const lines = [inDeck(7, card('Slash')), preGame(untold)];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines)).toEqual([
      {
        kind: 'warning',
        code: 'allowance-unknown',
        rule: 'a.b/c/six',
        message:
          '7 copies of Slash; the limit is 6. A card in the deck allows more of some titles, but no source says which.',
        cards: [{ slug: 'slash', name: 'Slash', zone: 'deck', quantity: 7 }],
        figure: null,
      },
    ]);
  });
});

describe('the restriction number', () => {
  const rule = { check: 'restriction-number', rule: 'a.b/c/number', signatureRule: 'a.b/c/fixed' } as const;
  const two = card('Ambush', { restriction: 2 });
  const raiser = card('Monk', { type: 'Pre-Game', deckBuilding: [{ ability: 'raise-restriction' }] });

  test('is the most copies of that card, not of its title', () => {
    expect(violations(rule, [inDeck(2, two), inDeck(4, card('Ambush', { subtitle: 'At night' }))])).toEqual(
      [],
    );
    expect(violations(rule, [inDeck(3, two)])).toEqual([
      {
        code: 'over-restriction-number',
        rule: 'a.b/c/number',
        message: '3 copies of Ambush; its restriction number allows 2.',
        cards: [{ slug: 'ambush', name: 'Ambush', zone: 'deck', quantity: 3 }],
        counted: 3,
        allowed: 2,
      },
    ]);
  });

  test('is raised by one for one card', () => {
    expect(violations(rule, [inDeck(3, two), preGame(raiser)])).toEqual([]);
    const other = card('Trap', { restriction: 1 });
    expect(figures(violations(rule, [inDeck(3, two), inDeck(2, other), preGame(raiser)]))).toEqual([
      ['over-restriction-number', 2, 1],
    ]);
  });

  test('is not raised for a Signature card', () => {
    const signature = card('Ambush', { restriction: 2, mark: 'Signature' });
    expect(violations(rule, [inDeck(3, signature), preGame(raiser)]).map(({ rule: cited }) => cited)).toEqual(
      ['a.b/c/fixed'],
    );
  });

  test('is raised only for a card that its player may normally include', () => {
    const kurgans = card('Ambush', { restriction: 1, immortals: ['Kurgan'] });
    expect(violations(rule, [inDeck(2, kurgans), preGame(persona('Kurgan')), preGame(raiser)])).toEqual([]);
    expect(
      figures(violations(rule, [inDeck(2, kurgans), preGame(persona('Mako')), preGame(raiser)])),
    ).toEqual([['over-restriction-number', 2, 1]]);
  });

  test('is not lifted by a Persona that allows more of the title', () => {
    const swordsman = persona('Swordsman', {
      deckBuilding: [{ ability: 'exceed-six', cards: { titles: ['Slash'] }, upTo: 12 }],
    });
    const slash = card('Slash', { restriction: 3 });
    expect(figures(violations(rule, [inDeck(4, slash), preGame(swordsman)]))).toEqual([
      ['over-restriction-number', 4, 3],
    ]);
  });

  test('is told as unknown where a second copy could be too many', () => {
    const unknown = card('Feint', { text: null });
    expect(warnings(rule, [inDeck(1, unknown)])).toEqual([]);
    expect(warnings(rule, [inDeck(2, unknown)])).toEqual([
      {
        kind: 'warning',
        code: 'figure-unknown',
        rule: 'a.b/c/number',
        message: 'Could not fully check this rule: no source gives the restriction number of Feint.',
        cards: [{ slug: 'feint', name: 'Feint', zone: 'deck', quantity: 2 }],
        figure: null,
      },
    ]);
  });
});
