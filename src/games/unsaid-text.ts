/** An ability in which the vocabulary of any game says that something cannot be judged. */
export interface Unsaid {
  readonly ability: 'unsupported';
  readonly reach: 'anything';
  readonly text: string;
}

/** Of a text that an ability tells. */
const LONGEST = 2000;

type SaysSomething = (text: string) => boolean;

interface Worded {
  readonly text: string | null;
}

/** What a card of one's own does. A text that nobody has said in abilities might bear on anything. */
export function toldOrUnsaid<Ability>(
  { text, abilities }: Worded & { readonly abilities?: Ability[] },
  saysSomething: SaysSomething,
): (Ability | Unsaid)[] {
  if (abilities !== undefined) return abilities;
  if (text === null || !saysSomething(text)) return [];
  const what = `Its text, for no \`abilities\` say it: ${text}`;
  return [{ ability: 'unsupported', reach: 'anything', text: what.slice(0, LONGEST) }];
}

interface Able<Ability> extends Worded {
  readonly abilities: readonly Ability[];
}

/** The text of a card of one's own whose abilities only say that nobody wrote them; null for any other card. */
export function textWithoutAbilities<Ability extends { readonly ability: string }>(
  card: Able<Ability>,
  saysSomething: SaysSomething,
): string | null {
  return card.abilities.length > 0 && abilitiesToWrite(card, saysSomething) === undefined ? card.text : null;
}

/** The abilities as they are written: left out where the card without them is the same. */
export function abilitiesToWrite<Ability extends { readonly ability: string }>(
  { text, abilities }: Able<Ability>,
  saysSomething: SaysSomething,
): readonly Ability[] | undefined {
  const [first, ...others] = abilities;
  if (first !== undefined && (first.ability !== 'unsupported' || others.length > 0)) return abilities;
  const untold = toldOrUnsaid({ text }, saysSomething);
  return JSON.stringify(abilities) === JSON.stringify(untold) ? undefined : abilities;
}
