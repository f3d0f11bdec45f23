import { remembered } from '../../../../engine/remembered.ts';
import { restrictionsIn } from '../../restrictions-in-text.ts';
import type { Definition } from '../../vocabulary/definition.ts';

/** A card of one's own also has the restrictions that only its text says (10.1.1). */
export const withRestrictionsOfText = remembered((definition: Definition): Definition => {
  const { text, restrictions } = definition;
  const said = text === null ? [] : restrictionsIn(text).filter((one) => !restrictions.includes(one));
  return said.length === 0 ? definition : { ...definition, restrictions: [...restrictions, ...said] };
});
