import type { MeaningChange, SentenceChange } from '../database/coverage/meaning-changes.ts';

/** The cards whose meaning has changed, for people, sentence by sentence; if asked for, with what each means now. */
export function meaningSummary(changes: readonly MeaningChange[], withAbilities: boolean): string[] {
  return [
    `Cards with another meaning: ${changes.length}.`,
    ...changes.flatMap(({ card, toldBefore, told, sentences }) => [
      `${card}: ${toldOf(toldBefore, told)}`,
      ...sentences.flatMap(({ text, change, abilities }) => [
        `  ${CHANGES[change]}: ${text}`,
        ...(withAbilities ? abilities.map((one) => `    ${JSON.stringify(one)}`) : []),
      ]),
    ]),
  ];
}

function toldOf(before: string | undefined, now: string | undefined): string {
  if (before === undefined) return 'new card';
  if (now === undefined) return 'not in these files';
  return before === now ? now : `${now}, before ${before}`;
}

const CHANGES: Readonly<Record<SentenceChange['change'], string>> = {
  gained: 'understood now',
  lost: 'no longer understood',
  changed: 'other abilities',
  new: 'new sentence',
};
