import { walker } from '../../../vocabulary/walk.ts';
import { wordAt } from '../words-in.ts';
import { formMistakes } from './form-mistakes.ts';
import { otherSpellings } from './one-spelling.ts';
import { referenceMistakes } from './reference-mistakes.ts';
import { remembering } from './scope.ts';
import { after, beyond, under, within } from './spoken-of.ts';

export const walk = walker({
  ...{ wordAt, within, under, beyond, after, remembering },
  mistakesIn: (word, path, scope, read) => [
    ...formMistakes(word, path),
    ...otherSpellings(word, path),
    ...referenceMistakes(word, path, scope, read),
  ],
  nameGivenBy: (word) => (word.kind === 'Choice' || word.kind === 'Effect' ? word.value.as : undefined),
});
