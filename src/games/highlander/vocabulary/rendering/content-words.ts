import {
  anyOf,
  type ContentWord,
  type Law,
  numbers,
  verbLaw,
  wordLaw,
  wordsFound,
} from '../../../vocabulary/content-words.ts';
import { gems } from '../../card.ts';

const keywords: readonly string[] = [
  ...['Attack Phase', 'Defense Phase', 'Sweep Phase', 'Draw/Discard Phase', 'May Do/Must Do Phase'],
  ...['Attribute Challenge', 'Attribute Check', 'Power Blow', 'Power Block', 'Head Shot', 'Hidden'],
  ...['Hard Exertion', 'Soft Exertion', 'Exertion', 'Endurance', 'Discard Pile', 'Hand Icon', 'Hand'],
  ...['maximum Ability', 'Ability', 'damage', 'Prone', 'in conjunction', 'in place of', 'additional'],
  ...['from the game', 'from play', 'unmodified'],
];

const types: readonly string[] = [
  ...['Weapon of Choice', 'Special card', 'Special Attack', 'Ranged Attack', 'Basic Attack', 'Basic Block'],
  ...['Dirty Trick', 'Standing Defense', 'Guard', 'Event', 'Situation', 'Object', 'Location', 'Plot', 'Edge'],
  ...['Illusion', 'Ally', 'Allie', 'Watcher', 'hilt', 'dodge', 'block', 'defense', 'attack'],
];

/** The verbs of the rules by their stems, and what cards say instead of them. */
const verbs: Readonly<Record<string, string>> = {
  draw: 'draw',
  discard: 'discard',
  remove: 'remov',
  retrieve: 'retriev',
  shuffle: '(?:re)?shuffl',
  avoid: 'avoid',
  ignore: 'ignor',
  skip: 'skip',
  lose: 'los(?:e|es|ing)\\b',
  gain: 'gain',
  duplicate: 'duplicat',
  prevent: 'prevent',
  break: 'break|broke',
  disarm: 'disarm',
  look: 'look',
  cannot: "cannot|can[’']t|may not",
  must: 'must',
};

/** The laws, in the order in which they take from a text what they find. */
const laws: readonly Law[] = [
  { kind: 'gem', pattern: anyOf(gems.slice(1), 'g') },
  ...keywords.map(wordLaw('keyword')),
  ...types.map((word): Law => ({ kind: 'type', pattern: anyOf([word], 'gi'), word: () => typeOf(word) })),
  ...numbers,
  ...Object.entries(verbs).map(verbLaw),
];

function typeOf(word: string): string {
  return word === 'Allie' ? 'Ally' : word;
}

/** Every word of a text that tells what the card does, as often as it stands there. */
export function contentWordsIn(text: string): ContentWord[] {
  return wordsFound(
    text.replace(/(?<=Hard|Soft)-(?=Exertion)/g, ' ').replace(/(?<=\d)-(?=point)/g, ' '),
    laws,
  );
}
