import { sentence } from '../english.ts';

/** A text that says what happens, whether something is so, and what is done. */
interface Saying<Pattern, Condition, Effect> {
  happens(pattern: Pattern): string;
  condition(condition: Condition): string;
  effects(effects: readonly Effect[]): string;
  speakingOf(event: Pattern): Saying<Pattern, Condition, Effect>;
}

/** What changes, for as long as a condition holds. */
export function continuousSaid<Condition>(
  ability: { readonly while?: Condition },
  changes: readonly string[],
  speech: { condition(condition: Condition): string },
): string {
  const condition = ability.while === undefined ? '' : `while ${speech.condition(ability.while)}, `;
  return sentence(`${condition}${changes.join(', and ')}`);
}

interface Replacement<Pattern, Condition, Effect> {
  readonly on: Pattern;
  readonly if?: Condition;
  readonly optional?: boolean;
  readonly instead: readonly Effect[];
}

export function replacementSaid<Pattern, Condition, Effect>(
  { on, optional, instead, ...ability }: Replacement<Pattern, Condition, Effect>,
  speech: Saying<Pattern, Condition, Effect>,
): string {
  const within = speech.speakingOf(on);
  const condition = ability.if === undefined ? '' : `, if ${within.condition(ability.if)}`;
  const may = optional === true ? 'you may ' : '';
  return sentence(`instead of this: ${speech.happens(on)}${condition}, ${may}${within.effects(instead)}`);
}

/** The words of a card that no data tell. */
export function unsupportedSaid({
  reach,
  text,
}: {
  readonly reach: keyof typeof reaches;
  readonly text: string;
}): string {
  return `[Not in the vocabulary, and ${reaches[reach]}: ${text}]`;
}

const reaches = {
  use: 'needed to use it',
  play: 'needed to play it',
  anything: 'perhaps needed for anything',
} as const;

/** “twice per turn”. */
export function limitSaid({ times, per }: { readonly times: number; readonly per: string }): string {
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
  return `${often} per ${per}`;
}
