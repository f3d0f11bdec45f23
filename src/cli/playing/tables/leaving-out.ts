import { fieldsOf, isFields, type Json, listsWithout, type Part, without } from './parts.ts';

/** A card that is tried, as states name it. */
export interface Tried {
  readonly slug: string;
  readonly abilities: readonly Json[];
}

/** The slug under which a card without a part is known while it is tried. */
export function slugWithout(slug: string, { ability, path }: Part): string {
  return [slug, 'without', ability, ...path].join('-').toLowerCase();
}

/** The abilities under that slug. */
export function abilitiesWithout({ abilities }: Tried, part: Part): Json[] {
  return without(abilities, part);
}

/** A state in which a card lacks a part, also in what its effects have still to do. */
export function stateWithout(state: Json, { slug, abilities }: Tried, part: Part): Json {
  const other = slugWithout(slug, part);
  const lists = listsWithout(abilities[part.ability], part).map(([whole, left]) => ({
    whole: JSON.stringify(whole),
    form: formOf(whole),
    left,
  }));
  const change = (value: Json, isOurs: boolean): Json => {
    if (value === slug) return other;
    if (Array.isArray(value)) {
      const found = isOurs && value.length > 0 && value.every(isEffect) ? leftOf(value) : undefined;
      return found ?? value.map((one) => change(one, isOurs));
    }
    if (!isFields(value)) return value;
    const ours = isOurs || isOfCard(value);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, ours)]));
  };
  // Numbers in effects that wait are fixed: then the list is known by its form.
  const leftOf = (value: readonly Json[]): Json | undefined =>
    (
      lists.find(({ whole }) => whole === JSON.stringify(value)) ??
      lists.find(({ form }) => form === formOf(value))
    )?.left;
  return change(state, false);
}

/** The id of each copy of the card that is tried begins with this. */
export const TRIED = 'tried';

export function isTried(id: Json): boolean {
  return typeof id === 'string' && id.startsWith(TRIED);
}

function isOfCard({ frame, trigger }: Readonly<Record<string, Json>>): boolean {
  return [frame, fieldsOf(trigger).frame].some((one) => isTried(fieldsOf(one).source));
}

function isEffect(value: Json): boolean {
  return typeof fieldsOf(value).do === 'string';
}

/** Which effects a list has, without their numbers and cards. */
function formOf(list: readonly Json[]): string {
  return list
    .map((one) => {
      const { do: verb, ...fields } = fieldsOf(one);
      const inner = Object.values(fields).filter(Array.isArray);
      return `${String(verb)}(${inner.map((each) => (each.every(isEffect) ? formOf(each) : '')).join(',')})`;
    })
    .join(';');
}

/** What of a state a part can change, apart from the effects of the card itself that wait to be done. */
export function essence(state: Json): string {
  const { agenda: _a, question: _q, next: _n, passed: _p, left: _l, notes: _o, ...rest } = fieldsOf(state);
  const { events: _e, unanswered: _u, uses: _s, ...turn } = fieldsOf(rest.turn);
  return JSON.stringify({
    ...rest,
    turn,
    scene: waiting(fieldsOf(rest.scene).items),
    nextScene: waiting(rest.nextScene),
    triggers: waiting(rest.triggers),
  });
}

function waiting(items: Json): Json[] {
  if (!Array.isArray(items)) return [];
  return items.filter((item) => !isTried(fieldsOf(fieldsOf(item).frame).source));
}
