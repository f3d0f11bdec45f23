import { z } from 'zod';
import { cardLine, designatorLine } from './line-forms.ts';

/** The JSON Schema of a line of the bulk files of cards. */
export function bulkCardSchema(): object {
  return { title: 'Card in a bulk file', ...z.toJSONSchema(cardLine, { target: 'draft-2020-12' }) };
}

/** The JSON Schema of a line of the bulk files of designators. */
export function bulkDesignatorSchema(): object {
  return {
    title: 'Designator in a bulk file',
    ...z.toJSONSchema(designatorLine, { target: 'draft-2020-12' }),
  };
}
