import { linter } from '../../../vocabulary/lint/lint.ts';
import { abilitiesOf } from '../words-in.ts';
import { cardMistakes } from './card-mistakes.ts';
import { spokenOf } from './spoken-of-by-card.ts';
import { walk } from './walk.ts';

export const { lintDefinition, lintWarnings } = linter({ cardMistakes, abilitiesOf, spokenOf, walk });
