import { describe, expect, test } from 'vitest';
import { inDeck, persona, preGame } from './cast.ts';
import { basicAttacks, basicBlocks, decksBy } from './published.ts';

const { known, printings, judged, brokenBy } = decksBy('first-edition', 'first');
const connor = (masters: number) =>
  preGame(
    persona('Connor', { gems: {}, printings, deckBuilding: [{ ability: 'master-cards', upTo: masters }] }),
  );
const of = (name: string, title: string, quantity = 1, told: object = {}) =>
  inDeck(quantity, known(title, { subtitle: name, immortals: [name], ...told }));
const generic: [] = [];

const FIFTY = 'highlander.first-edition/minimum-deck-size/fifty-cards';
const EVERY_ATTACK = 'highlander.first-edition/minimum-deck-size/every-basic-attack';
const EVERY_DEFENSE = 'highlander.first-edition/minimum-deck-size/every-basic-defense';
const SIX = 'highlander.first-edition/restricted-cards/six-of-one-title';
const NUMBER = 'highlander.first-edition/restricted-cards/restriction-number-is-maximum';
const ONE_OF_EACH = 'highlander.first-edition/generic-immortals/one-of-each-persona-card';

describe('the size of a deck, and what every deck holds', () => {
  test('fifty cards at least', {
    meta: { rules: ['highlander.first-edition/minimum-deck-size/fifty-cards'] },
  }, () => {
    expect(brokenBy(generic, [], 50)).toEqual([]);
    expect(brokenBy(generic, [], 49)).toEqual([FIFTY]);
  });

  test.each(basicAttacks)(
    'each Basic Attack: %s',
    {
      meta: {
        rules: ['highlander.first-edition/minimum-deck-size/every-basic-attack'],
        rulings: ['highlander.first-edition/building-your-deck/nine-basic-attacks-required'],
      },
    },
    (title) => {
      expect(brokenBy(generic, [title])).toEqual([EVERY_ATTACK]);
    },
  );

  test.each(basicBlocks)(
    'each basic defense: %s',
    {
      meta: {
        rules: ['highlander.first-edition/minimum-deck-size/every-basic-defense'],
        rulings: ['highlander.first-edition/building-your-deck/six-basic-defenses-required'],
      },
    },
    (title) => {
      expect(brokenBy(generic, [title])).toEqual([EVERY_DEFENSE]);
    },
  );
});

describe('cards of one title', () => {
  const police = (quantity: number, picture: string, restriction: number | null = null) =>
    inDeck(quantity, known('Police', { slug: `police-${picture}`, restriction }));

  test('are six in all, whatever their pictures', {
    meta: { rules: ['highlander.first-edition/restricted-cards/title-limit-joins-all-pictures'] },
  }, () => {
    expect(brokenBy([police(3, 'arrest'), police(3, 'questions')])).toEqual([]);
    expect(brokenBy([police(4, 'arrest'), police(3, 'questions')])).toEqual([SIX]);
  });

  test('are each a card of its own: a Restriction number binds the one that bears it', {
    meta: { rules: ['highlander.first-edition/restricted-cards/pictures-tell-cards-apart'] },
  }, () => {
    expect(brokenBy([police(2, 'arrest', 2), police(4, 'questions')])).toEqual([]);
    expect(brokenBy([police(3, 'arrest', 2), police(3, 'questions')])).toEqual([NUMBER]);
  });

  test('are six of all Immortals together', {
    meta: { rules: ['highlander.first-edition/generic-immortals/six-limit-across-personas'] },
  }, () => {
    const backAways = ['Connor', 'Kurgan', 'Mako', 'Nakano', 'Ramirez', 'Luther', 'Khan'];
    const six = backAways.slice(1).map((name) => of(name, 'Back Away'));
    expect(brokenBy(six)).toEqual([]);
    expect(brokenBy(backAways.map((name) => of(name, 'Back Away')))).toEqual([SIX]);
  });
});

describe('a Generic Immortal', () => {
  test('has one of each card of each Immortal', {
    meta: { rules: ['highlander.first-edition/building-your-deck/specific-cards-without-persona'] },
  }, () => {
    expect(brokenBy([of('Connor', 'Back Away'), of('Connor', 'Power Blow')])).toEqual([]);
    expect(brokenBy([of('Connor', 'Back Away', 2)])).toEqual([ONE_OF_EACH]);
  });

  test('has neither Reserved nor Signature cards', {
    meta: {
      rules: [
        'highlander.first-edition/generic-immortals/no-reserved-cards',
        'highlander.handbook-addendum/signature-cards/only-named-immortal-includes',
      ],
    },
  }, () => {
    expect(brokenBy([of('Connor', 'Rage', 1, { mark: 'Reserved' })])).toEqual([
      'highlander.first-edition/generic-immortals/no-reserved-cards',
    ]);
    expect(brokenBy([of('Connor', 'Rage', 1, { mark: 'Signature' })])).toEqual([
      'highlander.handbook-addendum/signature-cards/only-named-immortal-includes',
    ]);
  });

  test('has no Master cards', {
    meta: { rules: ['highlander.first-edition/master-cards/no-persona-no-masters'] },
  }, () => {
    expect(brokenBy([inDeck(1, known("Master's Lunge"))])).toEqual([
      'highlander.first-edition/master-cards/no-persona-no-masters',
    ]);
    expect(brokenBy([inDeck(1, known('Mastery'))])).toEqual([]);
  });
});

describe('a Persona', () => {
  test('has Reserved cards of its own', {
    meta: { rules: ['highlander.first-edition/card-anatomy/reserved-only-for-named-immortal'] },
  }, () => {
    expect(brokenBy([connor(0), of('Connor', 'Rage', 3, { mark: 'Reserved' })])).toEqual([]);
    expect(brokenBy([connor(0), of('Kurgan', 'Rage', 1, { mark: 'Reserved' })])).toEqual([
      'highlander.first-edition/card-anatomy/reserved-only-for-named-immortal',
    ]);
  });

  test('has as many Master cards as its card says', {
    meta: {
      rules: [
        'highlander.first-edition/master-cards/number-of-masters-on-persona',
        'highlander.first-edition/master-cards/master-in-title',
      ],
    },
  }, () => {
    const masters = (quantity: number) => inDeck(quantity, known("Master's Lunge"));
    expect(brokenBy([connor(2), masters(2), inDeck(1, known('Mastery'))])).toEqual([]);
    expect(brokenBy([connor(2), masters(3)])).toEqual([
      'highlander.first-edition/master-cards/number-of-masters-on-persona',
    ]);
  });

  test('is not shuffled into the deck', {
    meta: { rules: ['highlander.first-edition/glossary/pre-game-never-shuffled'] },
  }, () => {
    const shuffled = inDeck(1, known('Connor', { type: 'Persona', immortals: ['Connor'] }));
    expect(brokenBy([shuffled], [], 51)).toContain(
      'highlander.first-edition/glossary/pre-game-never-shuffled',
    );
  });
});

test('A card of another edition is told of: no source says who printed it', {
  meta: { rules: ['highlander.handbook-addendum/illegal-cards/only-thunder-castle-cards'] },
}, () => {
  const printedIn = (edition: 'first' | 'second') => {
    const relic = inDeck(1, known('Relic', { printings: [{ set: 'some', number: null, edition }] }));
    const { violations, warnings } = judged([relic]);
    return [violations, warnings.map(({ rule }) => rule)];
  };
  expect(printedIn('first')).toEqual([[], []]);
  expect(printedIn('second')).toEqual([
    [],
    ['highlander.handbook-addendum/illegal-cards/only-thunder-castle-cards'],
  ]);
});
