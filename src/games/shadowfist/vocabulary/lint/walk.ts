import { walker } from '../../../vocabulary/walk.ts';
import { nameGivenBy } from '../../words/readings.ts';
import { wordAt } from '../words-in.ts';
import { formMistakes } from './form-mistakes.ts';
import { referenceMistakes } from './reference-mistakes.ts';
import { remembering } from './scope.ts';
import { after, beyond, under, within } from './spoken-of.ts';

export const walk = walker({
  ...{ wordAt, within, under, beyond, after, remembering },
  mistakesIn: (word, path, scope, read) => [
    ...formMistakes(word, path),
    ...referenceMistakes(word, path, scope, read),
  ],
  nameGivenBy: (word) => (word.kind === 'Response' ? undefined : nameGivenBy(word)),
});
