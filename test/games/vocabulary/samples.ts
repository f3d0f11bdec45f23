import { formOf, type Schema } from '../../../src/engine/forms.ts';

/** Numbers that look like chance and are the same each time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Words that every pattern and length of the vocabulary lets through. */
const words = ['Anvil', 'Bell', 'Crane', 'Drum', 'Ember'];

/** Something that a schema lets through, or nearly: of lists few, and of what may be absent the less the deeper. */
export function sample(schema: Schema, roll: (sides: number) => number, depth = 0): unknown {
  const form = formOf(schema);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[roll(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  switch (form.type) {
    case 'union': {
      const shallow = form.options.filter((option) => depth < 4 || isShallow(option));
      return sample(pick(shallow.length > 0 ? shallow : form.options), roll, depth);
    }
    case 'object': {
      const entries = Object.entries(form.shape).flatMap(([key, part]) => {
        const isThere = part._zod.optin === undefined || roll(2 + depth) === 0;
        return isThere ? [[key, sample(part, roll, depth + 1)] as const] : [];
      });
      return Object.fromEntries(entries);
    }
    case 'array':
      return Array.from({ length: 1 + roll(2) }, () => sample(form.element, roll, depth + 1));
    case 'tuple':
      return form.items.map((item) => sample(item, roll, depth + 1));
    case 'record':
      return { [String(pick(formValues(form.keyType)))]: sample(form.valueType, roll, depth + 1) };
    case 'enum':
    case 'literal':
      return pick(formValues(schema));
    case 'boolean':
      return roll(2) === 0;
    case 'number':
      return 1 + roll(9);
    case 'string':
      return pick(words);
    default:
      throw new Error(`No sample of ${form.type}.`);
  }
}

function formValues(schema: Schema): unknown[] {
  const form = formOf(schema);
  if (form.type === 'enum') return Object.values(form.entries);
  return form.type === 'literal' ? [...form.values] : [];
}

/** What needs nothing deeper than itself. */
function isShallow(schema: Schema): boolean {
  const { type } = formOf(schema);
  return type !== 'object' && type !== 'array' && type !== 'tuple';
}
