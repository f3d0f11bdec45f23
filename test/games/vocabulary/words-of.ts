import { formOf, requiredOf, type Schema, valuesOf } from '../../../src/engine/forms.ts';

/**
 * The words that a schema knows: the keys of an object; of several forms each by the key that tells it, and what it
 * may have besides as `form.key`.
 */
export function wordsOf(schema: Schema): string[] {
  const form = formOf(schema);
  if (form.type === 'object') return Object.keys(form.shape);
  if (form.type === 'number') return ['number'];
  if (form.type !== 'union') return valuesOf(schema).map(String);
  const tells = 'discriminator' in form ? String(form.discriminator) : undefined;
  return form.options.flatMap((option) => wordsOfForm(option, tells));
}

function wordsOfForm(schema: Schema, tells: string | undefined): string[] {
  const form = formOf(schema);
  if (form.type !== 'object') return wordsOf(schema);
  const keys = Object.keys(form.shape);
  const named = tells === undefined ? undefined : form.shape[tells];
  if (named !== undefined) {
    const others = keys.filter((key) => key !== tells);
    return valuesOf(named).flatMap((name) => [String(name), ...others.map((key) => `${name}.${key}`)]);
  }
  const required = requiredOf(form).map(([key]) => key);
  const [first = '', ...rest] = required;
  return [
    first,
    ...[...rest, ...keys.filter((key) => !required.includes(key))].map((key) => `${first}.${key}`),
  ];
}
