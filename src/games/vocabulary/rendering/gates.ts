/** A text that says whether something is so, and what is done. */
interface Saying<Condition, Effect> {
  condition(condition: Condition): string;
  effects(effects: readonly Effect[]): string;
}

/** What is done if something is so, and what if not. */
export function ifSaid<Condition, Effect>(
  gate: {
    readonly condition: Condition;
    readonly effects: readonly Effect[];
    readonly otherwise?: readonly Effect[];
  },
  speech: Saying<Condition, Effect>,
): string {
  return `if ${speech.condition(gate.condition)}, ${speech.effects(gate.effects)}${otherwise(gate, speech)}`;
}

export function otherwise<Effect>(
  gate: { readonly otherwise?: readonly Effect[] },
  speech: Pick<Saying<never, Effect>, 'effects'>,
): string {
  return gate.otherwise === undefined ? '' : `; otherwise, ${speech.effects(gate.otherwise)}`;
}

/** A text that says what happens, and what is done about it. */
interface Waiting<Pattern, Effect> {
  happens(pattern: Pattern): string;
  speakingOf(event: Pattern): { effects(effects: readonly Effect[]): string };
}

/** What is done each time, or the next time, that something happens. */
export function whenSaid<Pattern, Effect>(
  gate: { readonly on: Pattern; readonly once: boolean; readonly effects: readonly Effect[] },
  lasting: string,
  speech: Waiting<Pattern, Effect>,
): string {
  const often = gate.once ? 'the next time' : 'whenever';
  const effects = speech.speakingOf(gate.on).effects(gate.effects);
  return `${lasting}, ${often} ${speech.happens(gate.on)}, ${effects}`;
}
