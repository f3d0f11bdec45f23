import { type Phrase, words } from '../../vocabulary/phrases/kinds.ts';
import type { Consideration } from '../vocabulary/words.ts';

export const considerationPhrases = (): readonly Phrase<Consideration>[] => [
  words<Consideration>('Prone', 'prone'),
  words<Consideration>('Disarmed', 'disarmed'),
];
