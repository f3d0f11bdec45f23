/** An ability in which the vocabulary of any game says that something cannot be judged. */
export interface Unsaid {
  readonly ability: 'unsupported';
  readonly reach: 'anything';
  readonly text: string;
}

/** Of a text that an ability tells. */
const LONGEST = 2000;

type SaysSomething = (text: string) => boolean;

/** What a card of one's own does. A text that nobody has said in abilities might bear on anything. */
export function toldOrUnsaid<Ability>(
  { text, abilities }: { readonly text: string | null; readonly abilities?: Ability[] },
  saysSomething: SaysSomething,
): (Ability | Unsaid)[] {
  if (abilities !== undefined) return abilities;
  if (text === null || !saysSomething(text)) return [];
  const what = `Its text, for no \`abilities\` say it: ${text}`;
  return [{ ability: 'unsupported', reach: 'anything', text: what.slice(0, LONGEST) }];
}

/** The abilities as they are written: left out where the card without them is the same. */
export function abilitiesToWrite<Ability extends { readonly ability: string }>(
  { text, abilities }: { readonly text: string | null; readonly abilities: readonly Ability[] },
  saysSomething: SaysSomething,
): readonly Ability[] | undefined {
  const [first, ...others] = abilities;
  if (first !== undefined && (first.ability !== 'unsupported' || others.length > 0)) return abilities;
  const untold = toldOrUnsaid({ text }, saysSomething);
  return JSON.stringify(abilities) === JSON.stringify(untold) ? undefined : abilities;
}
