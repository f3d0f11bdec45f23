import type { Board, Seen } from './board.ts';
import { inFigures } from './numbers-in-text.ts';
import { textsOf } from './texts.ts';

/** A number written in figures on a card, costs apart (9.2). */
export interface NumberOn {
  /** A figure, or its place in the text: a JSON Pointer into the abilities in force. */
  readonly name: string;
  /** Without its sign: of “-2 cost” and “+2 Fighting” alike it is 2. */
  readonly size: number;
}

/** Damage leaves what is written on the card as it is (4.6). */
export function numbersOn(board: Board, card: Seen): NumberOn[] {
  const figures = (['fighting', 'body', 'power'] as const).flatMap((name) => {
    const now = board.meanings.figure(board, name, card);
    if (now === null || typeof card.definition[name] !== 'number') return [];
    return [{ name, size: name === 'power' ? now : now + (card.inPlay?.damage ?? 0) }];
  });
  return [...figures, ...numbersInText(board, card)];
}

function numbersInText(board: Board, { definition, inPlay }: Seen): NumberOn[] {
  const texts = inPlay === undefined ? [] : textsOf(board, inPlay).map(({ ability }) => ability);
  const abilities = texts.length === 0 ? definition.abilities : texts.slice(0, definition.abilities.length);
  const printed = definition.abilities.flatMap((ability, place) => [...writtenIn(ability, `/${place}`)]);
  return inFigures(definition, printed).flatMap((name) => {
    const now = [...writtenIn(abilities, '')].find(([one]) => one === name)?.[1];
    return now === undefined ? [] : [{ name, size: Math.abs(now) }];
  });
}

/** What a card costs, or what is paid, is no number that is changed; nor is how often something may be done. */
const costs: ReadonlySet<string> = new Set(['cost', 'costOf', 'limit', 'reducedBy']);

function* writtenIn(part: unknown, at: string): Iterable<readonly [string, number]> {
  if (typeof part === 'number' && part !== 0) yield [at, part];
  if (typeof part !== 'object' || part === null || isCost(part)) return;
  for (const [key, inner] of Object.entries(part)) {
    if (!costs.has(key)) yield* writtenIn(inner, `${at}/${key}`);
  }
}

function isCost(part: object): boolean {
  if ('costOf' in part) return true;
  const isOfPower = 'pay' in part && (part.pay === 'power' || part.pay === 'give-power');
  return isOfPower || ('ability' in part && part.ability === 'own-cost');
}
