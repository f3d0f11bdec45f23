/** A part of an ability that does something, by the word for it: `draws`, `takes-control`. */
export interface TaggedPart {
  readonly tag: string;
  /** The effect, or what a card gains, as the vocabulary of its game writes it. */
  readonly part: unknown;
}

/** Effects that only join others, or that say in their parts what is done. */
const JOINING = new Set(
  'may must if at when whether choose each-card each-player remember reckon unsupported'.split(' '),
);
/** Effects by which cards or players gain something. */
const GIVING = new Set(['modify', 'modify-players']);
/** The effect of which only the place says what is done. */
const MOVING = 'move';

/** Everything that an ability does, read off its own words, so that a new word has its tag at once. */
export function taggedParts(ability: unknown): TaggedPart[] {
  const found: TaggedPart[] = [];
  collect(ability, found);
  return found;
}

function collect(value: unknown, found: TaggedPart[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const tag of tagsOf(value)) found.push({ tag, part: value });
  for (const gained of gainedIn(value)) found.push(...tagsOfGained(gained));
  for (const inside of Object.values(value)) collect(inside, found);
}

function tagsOf(value: object): string[] {
  // Whoever chooses among the cards of a deck searches it.
  if ('choose' in value && value.choose === 'cards' && 'in' in value)
    return isDeck(value.in) ? ['searches'] : [];
  const verb = 'do' in value && typeof value.do === 'string' ? value.do : undefined;
  if (verb === undefined || JOINING.has(verb) || GIVING.has(verb)) return [];
  const to = verb === MOVING && 'to' in value && typeof value.to === 'string' ? `-to-${value.to}` : '';
  return [`${inThirdPerson(verb)}${to}`];
}

const isDeck = (place: unknown): boolean => /"(?:deck|endurance)"/.test(JSON.stringify(place));

/** What cards or players gain: one object for each, whose first key says what. */
function gainedIn(value: object): unknown[] {
  if ('do' in value && typeof value.do === 'string')
    return GIVING.has(value.do) && 'by' in value ? [value.by].flat() : [];
  return [
    ...('modify' in value ? [value.modify].flat() : []),
    ...('modifyPlayers' in value ? [value.modifyPlayers].flat() : []),
  ];
}

/** `takesNoDamage` is `takes-no-damage`, `cannot: attack` is `cannot-attack`, and `fighting` is `changes-fighting`. */
function tagsOfGained(gained: unknown): TaggedPart[] {
  const [first] = typeof gained === 'object' && gained !== null ? Object.entries(gained) : [];
  if (first === undefined) return [];
  const [key, value] = first;
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const whats = key === 'cannot' ? [value].flat().filter((what) => typeof what === 'string') : [];
  const isVerb = /^(?:[a-z]+[^s]s|cannot|may|must|not)(?:-|$)/.test(name);
  const tags =
    whats.length === 0 ? [isVerb ? name : `changes-${name}`] : whats.map((what) => `${name}-${what}`);
  return tags.map((tag) => ({ tag, part: gained }));
}

/** `take-control` is `takes-control`, and `cancel-and-smoke` is `cancels-and-smokes`. */
function inThirdPerson(verbs: string): string {
  return verbs
    .split('-and-')
    .map((verb) => verb.replace(/^[a-z]+/, thirdPerson))
    .join('-and-');
}

function thirdPerson(verb: string): string {
  if (/(?:ss|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  if (verb.endsWith('s')) return verb;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
