import { z } from 'zod';
import { formOf, isRecord, requiredOf, type Schema } from './forms.ts';
import { readingOf, readsBy } from './plain-reading.ts';

interface Keyed {
  readonly option: Schema;
  readonly keys: ReadonlySet<string>;
  readonly required: readonly string[];
}

/**
 * A union, most of whose forms are told apart by their keys: an object that can only have one of them is read as that.
 * To try them all, one within another, would take many times as long.
 */
export function toldApart<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options> {
  const union = z.union(options);
  const { _zod: zod } = union;
  const tryAll = zod.parse;
  let forms: ReadonlyMap<string, readonly Keyed[]> | undefined;
  const only = (value: unknown): Schema | undefined => {
    if (!isRecord(value)) return undefined;
    forms ??= byKeys(options);
    return onlyForm(forms, value);
  };
  const read: typeof tryAll = (payload, context) =>
    only(payload.value)?._zod.run(payload, context) ?? tryAll(payload, context);
  zod.parse = read;
  zod.run = read;
  readsBy(union, (tryAllPlainly) => (given) => {
    const form = only(given);
    return form === undefined ? tryAllPlainly(given) : readingOf(form)(given);
  });
  return union;
}

function byKeys(options: readonly Schema[]): ReadonlyMap<string, readonly Keyed[]> {
  const forms = new Map<string, Keyed[]>();
  for (const keyed of options.flatMap((option) => keyedForms(option, option))) {
    for (const key of keyed.keys) forms.set(key, [...(forms.get(key) ?? []), keyed]);
  }
  return forms;
}

/** The objects that an option may be, which may itself be a union. */
function keyedForms(option: Schema, part: Schema): Keyed[] {
  const form = formOf(part);
  if (form.type === 'union') return form.options.flatMap((inner) => keyedForms(option, inner));
  if (form.type !== 'object') return [];
  const required = requiredOf(form).map(([key]) => key);
  return [{ option, keys: new Set(Object.keys(form.shape)), required }];
}

function onlyForm(
  forms: ReadonlyMap<string, readonly Keyed[]>,
  value: Readonly<Record<string, unknown>>,
): Schema | undefined {
  const given = Object.keys(value);
  const [first] = given;
  if (first === undefined) return undefined;
  let only: Schema | undefined;
  for (const { option, keys, required } of forms.get(first) ?? []) {
    if (!given.every((key) => keys.has(key)) || !required.every((key) => Object.hasOwn(value, key))) continue;
    if (only !== undefined && only !== option) return undefined;
    only = option;
  }
  return only;
}
