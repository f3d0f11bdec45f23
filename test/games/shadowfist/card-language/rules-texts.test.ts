import { describe, expect, test } from 'vitest';
import { abilitiesOf, character, edge, event, state } from './compiled.ts';

const effectsOf = (card: Parameters<typeof abilitiesOf>[0], text: string): unknown => {
  const ability = abilitiesOf(card, text).at(-1);
  return ability !== null && typeof ability === 'object' && 'do' in ability ? ability.do : undefined;
};
const copy = { do: 'copy', what: ['rules-text'], inPlaceOfOwn: false, until: 'end-of-turn' };
const one = { chosen: 'character' };

describe('Rules texts', () => {
  test.each([
    ['Turn :: This card copies the rules text of target Character until the end of the turn.', one, 'this'],
    [
      "Turn to copy target Character's printed rules text to this card until the end of the turn.",
      one,
      'this',
    ],
    [
      'Turn and target a Character :: Target gains the rules text of this card until the end of the turn.',
      'this',
      one,
    ],
    [
      'Choose a Character in your smoked pile, target a Character, and turn this card :: Copy the printed rules text of the chosen Character to the target Character until the end of the turn.',
      one,
      { chosen: 'character-2' },
    ],
  ])('A rules text is copied in addition to the own text: %s', (text, from, to) => {
    expect(effectsOf(edge, text)).toEqual([{ ...copy, from, to }]);
  });

  test('A bonus and a rules text are gained at once', () => {
    const text =
      'Toast a Character in your smoked pile :: Target Character gains Guts and the rules text of the toasted Character until the end of the turn.';
    expect(effectsOf(event, text)).toEqual([
      { do: 'modify', cards: { chosen: 'character-2' }, by: [{ special: 'Guts' }], until: 'end-of-turn' },
      { ...copy, from: one, to: { chosen: 'character-2' } },
    ]);
  });

  test('What is copied to a card that is blanked stands in the place of its text', () => {
    const text =
      "Turn and maintain and target a Character :: Blank subject's rules text and copy target's rules text onto subject.";
    expect(effectsOf(state, text)).toEqual([
      { ...copy, from: one, to: 'subject', inPlaceOfOwn: true, until: 'while-this-turned' },
    ]);
  });

  test('A rules text is canceled, with the effects in the scene if the text says so', () => {
    const canceled = {
      do: 'modify',
      cards: { chosen: 'site' },
      by: [{ canceled: 'rules-text' }],
      until: 'end-of-turn',
    };
    expect(effectsOf(edge, "Turn to cancel target Site's rules text until the end of the turn.")).toEqual([
      canceled,
    ]);
    const text =
      'Turn and target a Site :: Until the end of the turn, cancel the effects and rules text of target.';
    expect(effectsOf(edge, text)).toEqual([canceled, { do: 'cancel-effects', of: { chosen: 'site' } }]);
  });

  test('The text of a Site is canceled as soon as the Site is targeted in an attack', () => {
    const text =
      'The rules text of any Character targeted by this card in an attack is canceled until the end of the attack.';
    expect(abilitiesOf(character, text)).toEqual([
      {
        ability: 'triggered',
        on: {
          event: ['turned-to-attack', 'attacked-without-turning', 'target-changed'],
          card: { is: 'this' },
          target: { type: ['Character'] },
        },
        do: [
          {
            do: 'modify',
            cards: { event: 'target' },
            by: [{ canceled: 'rules-text' }],
            until: 'end-of-attack',
          },
        ],
        immediately: true,
      },
    ]);
  });

  test('Texts are blank for as long as a card is in play', () => {
    const text = 'The rules text of all Sites you do not control is considered to be blank.';
    expect(abilitiesOf(edge, text)).toEqual([
      {
        ability: 'continuous',
        cards: { each: { type: ['Site'], not: { controller: 'you' } }, in: 'play' },
        modify: [{ blank: true }],
      },
    ]);
  });
});
