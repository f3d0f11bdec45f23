/** Any JSON. */
export type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/** A part of an ability that can be left out, to see whether anything depends on it. */
export interface Part {
  /** The place of the ability among those of the card, from 0. */
  readonly ability: number;
  /** The way to the part within the ability; empty for the ability as a whole. */
  readonly path: readonly (string | number)[];
  /** What the part is, in the words of the vocabulary. */
  readonly kind: string;
  /** Whether it is done at a moment; else it is true all the time, and may change what is legal. */
  readonly isDone: boolean;
}

/** Lists that hold effects, one done after the other. */
const EFFECTS = ['do', 'instead', 'effects', 'otherwise'] as const;
/** Lists that hold what is changed while something lasts. */
const MODIFIERS = ['modify', 'modifyPlayers', 'by'] as const;

/** The parts of the abilities of a card: each effect, each modifier, or the ability as a whole. */
export function partsOf(abilities: readonly Json[]): Part[] {
  return abilities.flatMap((ability, place) => {
    const fields = fieldsOf(ability);
    const kind = kindOf(fields);
    if (fields.ability === 'unsupported') return [];
    const found = partsIn(fields, []).map(({ path, what, isDone }) => ({
      ability: place,
      path,
      kind: `${kind} > ${what}`,
      isDone,
    }));
    const whole = { ability: place, path: [], kind, isDone: false };
    return found.length === 0 || fields.ability === 'replacement' ? [whole, ...found] : found;
  });
}

interface Found {
  readonly path: readonly (string | number)[];
  readonly what: string;
  readonly isDone: boolean;
  readonly isModifier: boolean;
}

function partsIn(fields: Fields, path: Part['path']): Found[] {
  const effects = entriesOf(fields, EFFECTS).flatMap(({ key, at, entry }): Found[] => {
    const here = [...path, key, at];
    const inner = partsIn(entry, here);
    const isOne = inner.length === 0 || (inner.length === 1 && inner[0]?.isModifier === true);
    return isOne ? [{ path: here, what: nameOf(entry), isDone: true, isModifier: false }] : inner;
  });
  const modifiers = entriesOf(fields, MODIFIERS).map(
    ({ key, at, entry }): Found => ({
      path: [...path, key, at],
      what: nameOf(entry),
      isDone: path.length > 0,
      isModifier: true,
    }),
  );
  return [...effects, ...modifiers];
}

function entriesOf(fields: Fields, keys: readonly string[]) {
  return keys.flatMap((key) => {
    const list = fields[key];
    if (!Array.isArray(list) || !list.every(isFields)) return [];
    return list.map((entry: Fields, at) => ({ key, at, entry }));
  });
}

/** What an effect or a modifier is: an effect names itself, a modifier by its keys. */
function nameOf(one: Fields): string {
  if (typeof one.do === 'string') return one.do;
  return Object.entries(one)
    .map(([key, value]) => (typeof value === 'string' ? `${key} ${value}` : key))
    .join(' ');
}

function kindOf({ ability, special, kind }: Fields): string {
  const more = special ?? kind;
  return typeof more === 'string' ? `${String(ability)} ${more}` : String(ability);
}

/** In the place of an ability without which the others keep their places. */
const NOTHING: Json = { ability: 'does-not-affect', which: { title: 'No card has this title' } };

/** The abilities without a part. */
export function without(abilities: readonly Json[], { ability, path }: Part): Json[] {
  return abilities.map((one, place) => {
    if (place !== ability) return one;
    return path.length === 0 ? NOTHING : leftOut(one, path);
  });
}

/** A value without the entry of a list to which the path leads. */
function leftOut(value: Json, [step, ...rest]: Part['path']): Json {
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, at) => at !== step);
    return value.map((one, at) => (at === step ? leftOut(one, rest) : one));
  }
  const fields = fieldsOf(value);
  const left = leftOut(fields[String(step)], rest);
  const isEmptied = Array.isArray(left) && left.length === 0 && isModifiers(step);
  const { [String(step)]: _, ...others } = fields;
  return isEmptied && step !== 'by' ? others : { ...fields, [String(step)]: left };
}

function isModifiers(step: string | number | undefined): boolean {
  return MODIFIERS.some((key) => key === step);
}

/** The lists of effects on the way to a part, each with what it is without the part. */
export function listsWithout(ability: Json, { path }: Part): [readonly Json[], readonly Json[]][] {
  return path.flatMap((step, at): [readonly Json[], readonly Json[]][] => {
    if (!EFFECTS.some((key) => key === step)) return [];
    const list = at === 0 ? fieldsOf(ability)[String(step)] : valueAt(ability, path.slice(0, at + 1));
    const left = leftOut(list, path.slice(at + 1));
    return Array.isArray(list) && Array.isArray(left) ? [[list, left]] : [];
  });
}

function valueAt(value: Json, path: Part['path']): Json {
  return path.reduce<Json>(
    (inner, step) => (Array.isArray(inner) ? inner[Number(step)] : fieldsOf(inner)[String(step)]),
    value,
  );
}

export function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: Json): Fields {
  return isFields(value) ? value : {};
}
