import { z } from 'zod';
import { definition } from './definition.ts';

/**
 * The JSON Schema (draft 2020-12) of a card definition, its words under their names in `$defs`. What names and events
 * ask of each other no schema can say: that is the lint's.
 */
export function vocabularySchema(): object {
  return {
    title: 'Highlander card definition',
    ...z.toJSONSchema(definition, { io: 'input', target: 'draft-2020-12' }),
  };
}
