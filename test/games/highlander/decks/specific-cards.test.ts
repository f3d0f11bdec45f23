import { describe, expect, test } from 'vitest';
import { card, figures, inDeck, persona, preGame, violations, warnings, weapon } from './cast.ts';

const rule = {
  check: 'specific-cards',
  rule: 'a.b/c/persona',
  reservedRule: 'a.b/c/reserved',
  signatureRule: 'a.b/c/signature',
  weapons: { rule: 'a.b/c/weapon' },
  factions: ['Clan MacLeod'],
  withoutAllowance: { words: ['Watcher', 'Hunter'], rule: 'a.b/c/watcher' },
} as const;
const kurgan = preGame(persona('Kurgan'));

const letsInOne = (told: object = {}) =>
  card('Priest', {
    deckBuilding: [{ ability: 'include', cards: { specificTo: 'persona' }, upTo: 1, ...told }],
  });

describe('cards specific to a Persona', () => {
  test('are of the deck’s own Persona', () => {
    expect(violations(rule, [inDeck(3, card('Rage', { immortals: ['Kurgan'] })), kurgan])).toEqual([]);
    expect(violations(rule, [inDeck(3, card('Rage', { immortals: ['Mako'] })), kurgan])).toEqual([
      {
        code: 'other-persona',
        rule: 'a.b/c/persona',
        message: 'Rage is specific to Mako, and the Persona is Kurgan; no other card allows it.',
        cards: [{ slug: 'rage', name: 'Rage', zone: 'deck', quantity: 3 }],
        counted: 3,
        allowed: 0,
      },
    ]);
  });

  test('may name several, of whom one is enough', () => {
    expect(violations(rule, [inDeck(1, card('Rage', { immortals: ['Mako', 'Kurgan'] })), kurgan])).toEqual(
      [],
    );
  });

  test('need a Persona', () => {
    expect(
      violations(rule, [inDeck(1, card('Rage', { immortals: ['Mako'] }))]).map(({ message }) => message),
    ).toEqual(['Rage is specific to Mako, and the deck has no Persona; no other card allows it.']);
  });

  test('are told where no source gives whom they are specific to', () => {
    const lines = [inDeck(1, card('Rage', { immortals: null })), kurgan];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines).map(({ code, cards }) => [code, cards.length])).toEqual([
      ['figure-unknown', 1],
    ]);
  });

  test('do not include the Quickening of another', () => {
    expect(
      violations(rule, [preGame(card('Quickening', { type: 'Quickening', immortals: ['Mako'] })), kurgan]),
    ).toEqual([]);
  });
});

describe('Reserved and Signature cards', () => {
  const clansman = preGame(
    persona('Connor', { deckBuilding: [{ ability: 'faction', faction: 'Clan MacLeod' }] }),
  );
  const ofTheClan = (mark: string | null) => card('Oath', { subtitle: 'Clan MacLeod', mark });

  test('are cited by the rule of their mark', () => {
    const foreign = (mark: string) => [inDeck(1, card('Rage', { immortals: ['Mako'], mark })), kurgan];
    expect(violations(rule, foreign('Reserved')).map((one) => [one.code, one.rule])).toEqual([
      ['reserved', 'a.b/c/reserved'],
    ]);
    expect(violations(rule, foreign('Signature')).map((one) => [one.code, one.rule])).toEqual([
      ['signature', 'a.b/c/signature'],
    ]);
  });

  test('of a Faction are for its Personas where Signature, and for none where Reserved', () => {
    expect(violations(rule, [inDeck(1, ofTheClan(null)), clansman])).toEqual([]);
    expect(violations(rule, [inDeck(1, ofTheClan('Signature')), clansman])).toEqual([]);
    expect(figures(violations(rule, [inDeck(1, ofTheClan('Reserved')), clansman]))).toEqual([
      ['reserved', 1, 0],
    ]);
  });

  test('of a Faction cannot be judged where no source tells of which the Persona is', () => {
    const lines = [inDeck(1, ofTheClan(null)), kurgan];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines).map(({ code }) => code)).toEqual(['figure-unknown']);
  });
});

describe('cards specific to a weapon', () => {
  const blade = card('Blade', { weapon: 'Gladius' });

  test('need it as a Weapon of Choice', () => {
    expect(violations(rule, [inDeck(1, blade), preGame(weapon('Gladius'))])).toEqual([]);
    expect(figures(violations(rule, [inDeck(1, blade), preGame(weapon('Katana'))]))).toEqual([
      ['other-weapon', 1, 0],
    ]);
  });

  test('are free where the format does not bind them', () => {
    const { weapons: _, ...free } = rule;
    expect(violations(free, [inDeck(1, blade)])).toEqual([]);
  });
});

describe('allowances', () => {
  const rage = card('Rage', { immortals: ['Mako'] });
  const grin = card('Grin', { immortals: ['Corda'] });

  test('let in as many cards as they say, each copy for itself', () => {
    expect(violations(rule, [kurgan, inDeck(2, letsInOne()), inDeck(1, rage), inDeck(1, grin)])).toEqual([]);
    expect(figures(violations(rule, [kurgan, inDeck(2, letsInOne()), inDeck(3, rage)]))).toEqual([
      ['other-persona', 3, 2],
    ]);
  });

  test('are shared out so that as many cards as can be are let in', () => {
    const narrow = card('Heir', {
      deckBuilding: [{ ability: 'include', cards: { ofPersonas: ['Mako'] }, upTo: 1 }],
    });
    const lines = [kurgan, inDeck(1, letsInOne()), inDeck(1, narrow), inDeck(1, rage), inDeck(1, grin)];
    expect(violations(rule, lines)).toEqual([]);
    expect(violations(rule, lines.toReversed())).toEqual([]);
    const another = card('Howl', { immortals: ['Mako'] });
    const [found] = violations(rule, [...lines, inDeck(1, another)]);
    expect(found?.cards).toEqual([{ slug: 'rage', name: 'Rage', zone: 'deck', quantity: 1 }]);
    expect(violations(rule, [inDeck(1, another), ...lines.toReversed()])).toEqual([found]);
  });

  test('let in one card of each other Persona where they say so', () => {
    const wanderer = preGame(
      persona('Wanderer', {
        deckBuilding: [
          {
            ability: 'include',
            cards: { specificTo: 'persona', except: ['Signature'] },
            upTo: 1,
            each: 'persona',
          },
        ],
      }),
    );
    expect(violations(rule, [wanderer, inDeck(1, rage), inDeck(1, grin)])).toEqual([]);
    expect(figures(violations(rule, [wanderer, inDeck(2, rage), inDeck(1, grin)]))).toEqual([
      ['other-persona', 2, 1],
    ]);
  });

  test('never let in a Signature card', () => {
    const signature = card('Rage', { immortals: ['Mako'], mark: 'Signature' });
    expect(
      violations(rule, [kurgan, inDeck(1, letsInOne()), inDeck(1, signature)]).map(({ message }) => message),
    ).toEqual([
      'Rage is Signature and specific to Mako, and the Persona is Kurgan; no card can allow a Signature card.',
    ]);
  });

  test('never let in a Watcher or Hunter card', () => {
    const watcher = card('Watcher', { subtitle: 'Dossier', immortals: ['Mako'] });
    expect(
      violations(rule, [kurgan, inDeck(1, letsInOne()), inDeck(1, watcher)]).map(({ rule: cited }) => cited),
    ).toEqual(['a.b/c/watcher']);
  });

  test('that no source tells whole neither pass nor fail what they may let in', () => {
    const untold = letsInOne({ cards: null, upTo: null, told: 'in-part' });
    const lines = [kurgan, inDeck(1, untold), inDeck(2, rage)];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines).map(({ code, cards }) => [code, cards[0]?.quantity])).toEqual([
      ['allowance-unknown', 2],
    ]);
  });

  test('that are told in part let in no more cards than is told', () => {
    const inPart = letsInOne({ told: 'in-part' });
    const blade = card('Blade', { weapon: 'Gladius' });
    expect(violations(rule, [kurgan, inDeck(1, inPart), inDeck(1, blade)])).toEqual([]);
    expect(figures(violations(rule, [kurgan, inDeck(1, inPart), inDeck(1, blade), inDeck(1, rage)]))).toEqual(
      [['other-weapon', 1, 0]],
    );
  });
});

describe('a Generic Immortal', () => {
  const generic = {
    check: 'specific-cards',
    rule: 'a.b/c/persona',
    genericImmortal: {
      rule: 'a.b/c/one',
      reservedRule: 'a.b/c/no-reserved',
      signatureRule: 'a.b/c/no-signature',
    },
  } as const;

  test('uses one of each card of each Persona', () => {
    const blow = card('Power Blow', { immortals: ['Connor MacLeod'] });
    const away = card('Back Away', { immortals: ['Connor MacLeod'] });
    expect(violations(generic, [inDeck(1, blow), inDeck(1, away)])).toEqual([]);
    expect(violations(generic, [inDeck(2, blow), inDeck(1, away)])).toEqual([
      {
        code: 'generic-immortal',
        rule: 'a.b/c/one',
        message:
          'Power Blow is specific to Connor MacLeod, and a Generic Immortal may use one of each card of each Persona; no other card allows it.',
        cards: [{ slug: 'power-blow', name: 'Power Blow', zone: 'deck', quantity: 2 }],
        counted: 2,
        allowed: 1,
      },
    ]);
  });

  test('uses no Reserved and no Signature cards', () => {
    const of = (mark: string) => [inDeck(1, card('Rage', { immortals: ['Mako'], mark }))];
    expect(violations(generic, of('Reserved')).map((one) => one.rule)).toEqual(['a.b/c/no-reserved']);
    expect(violations(generic, of('Signature')).map((one) => one.rule)).toEqual(['a.b/c/no-signature']);
  });
});

describe('what the text of a card requires', () => {
  const hilt = card('Hilt', { deckBuilding: [{ ability: 'requires-weapon', weapon: 'English Longsword' }] });

  test('is held', () => {
    const requirements = { check: 'card-requirements' } as const;
    expect(violations(requirements, [inDeck(1, hilt), preGame(weapon('English Longsword'))])).toEqual([]);
    expect(figures(violations(requirements, [inDeck(1, hilt), preGame(weapon('Katana'))]))).toEqual([
      ['card-requires-weapon', 1, 0],
    ]);
  });
});

test('several Personas are told of, but for those that are played together', () => {
  const pair = (name: string, other: string) =>
    preGame(persona(name, { deckBuilding: [{ ability: 'played-with', persona: other }] }));
  expect(warnings(rule, [pair('Corda', 'Reno'), pair('Reno', 'Corda')])).toEqual([]);
  expect(warnings(rule, [kurgan, pair('Corda', 'Reno')]).map(({ code }) => code)).toEqual([
    'several-personas',
  ]);
});
