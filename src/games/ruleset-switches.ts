import type { z } from 'zod';

/** A single point on which the rulesets of a game may decide differently. */
export interface Switch {
  readonly key: string;
  /** What it decides, in plain words. */
  readonly decides: string;
  readonly values: readonly SwitchValue[];
  /** Why it decides no play, where rulesets only word it differently; null where it decides some. */
  readonly onlyDescribes: string | null;
}

export interface SwitchValue {
  readonly value: string;
  readonly means: string;
}

/** Why a ruleset decides as it does. */
export type Basis =
  /** A rule of its own documents says so. */
  | { readonly basis: 'rule'; readonly rule: string }
  /** Its documents are silent, and a rule of another ruleset is taken over. */
  | { readonly basis: 'taken-over'; readonly from: string }
  /** Its documents are silent, and that decides it. */
  | { readonly basis: 'silence'; readonly because: string };

export type Decided<Value extends string = string> = Basis & { readonly value: Value };

/** What the rulesets of a game decide, switch by switch. */
export interface RulesetSwitches {
  /** Any setting of the switches that decide moves: what a house rule may set. */
  readonly form: z.ZodObject<Record<string, z.ZodType<string>>>;
  readonly switches: readonly Switch[];
  /** By the id of the ruleset and the key of the switch. */
  readonly rulesets: Readonly<Record<string, Readonly<Record<string, Decided>>>>;
}

/** How two rulesets set a switch. */
export interface Compared {
  readonly switch: Switch;
  readonly a: Decided;
  readonly b: Decided;
}

/** How two rulesets of a game decide, in the order of its switches: where they part ways, and where they do not. */
export function compareRulesets(
  { switches, rulesets }: Pick<RulesetSwitches, 'switches' | 'rulesets'>,
  a: string,
  b: string,
): { readonly differences: readonly Compared[]; readonly agreements: readonly Compared[] } {
  const all = switches.flatMap((one): Compared[] => {
    const [inA, inB] = [rulesets[a]?.[one.key], rulesets[b]?.[one.key]];
    return inA === undefined || inB === undefined ? [] : [{ switch: one, a: inA, b: inB }];
  });
  const isAgreed = (one: Compared) => one.a.value === one.b.value;
  return { differences: all.filter((one) => !isAgreed(one)), agreements: all.filter(isAgreed) };
}
