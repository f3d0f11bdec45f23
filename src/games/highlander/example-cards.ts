import type { highlanderTypes } from './card.ts';

/** An invented card that shows words of the vocabulary. */
export interface ExampleCard {
  readonly title: string;
  readonly type: (typeof highlanderTypes)[number];
  readonly text: string;
}

const rows: readonly (readonly [ExampleCard['title'], ExampleCard['type'], ExampleCard['text']])[] = [
  ['Ash Harvest', 'Event', 'Draw 2 cards. Your opponent loses 1 Ability.'],
  ['Borrowed Hour', 'Event', 'Skip your attack phase. Gain two Ability.'],
  ['Bramble Hedge', 'Situation', 'You may discard this card to remove a Location from play.'],
  ['Broken Step', 'Event', 'Discard up to 2 cards. Draw the same number of cards.'],
  ['Candle End', 'Event', 'You may discard a card. If you do, draw 2 cards.'],
  ['Cold Forge', 'Event', 'Your opponent must discard 2 defenses from his Hand.'],
  ['Copper Bell', 'Attack', 'If this attack is blocked, draw a card.'],
  ['Drawn Curtain', 'Event', 'Remove the top 2 cards of your Endurance from the game.'],
  ['Even Ground', 'Event', 'Remove all Situations in play from the game.'],
  [
    'Fen Light',
    'Event',
    'You may make a 5 card Hard Exertion. You may play up to 2 Basic Attacks from that Exertion.',
  ],
  ['Grey Dawn', 'Event', 'Play in place of an attack. Draw a card.'],
  ['Hard Bargain', 'Event', 'Both players must make a Soft Exertion for Agility. The winner draws 2 cards.'],
  [
    'Heavy Swing',
    'Event',
    'Play in conjunction with an attack. That attack is now a Power Blow and does 4 damage. That attack cannot be dodged.',
  ],
  ['Last Light', 'Attack', 'You may play this attack even if you are disarmed.'],
  [
    'Leaf Fall',
    'Event',
    'You may only play this card if your opponent played a Power Blow last turn. Play in conjunction with a non-special attack. You may only play one Leaf Fall per turn.',
  ],
];

/** Invented cards over the kinds of sentences that Highlander cards have. */
export const exampleCards: readonly ExampleCard[] = rows.map(([title, type, text]) => ({
  title,
  type,
  text,
}));
