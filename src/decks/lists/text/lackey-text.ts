import { onLine } from '../deck-list.ts';
import type { Draft } from '../draft.ts';
import { oneLine } from '../words.ts';
import { UNTOLD } from '../zone-names.ts';

/** LackeyCCG's own text: a tab behind each quantity, so that titles need not be known; `Zone:` above each other zone. */
export function readLackeyText(lines: readonly string[], draft: Draft): void {
  let zone = UNTOLD;
  for (const [index, line] of lines.entries()) {
    const place = onLine(index + 1, 1);
    const [, quantity, title] = /^(\d+)\t(.*)$/.exec(line) ?? [];
    if (quantity !== undefined && title !== undefined) {
      draft.line(zone, { quantity, title, written: oneLine(line), place });
    } else if (line.trim() !== '') zone = line.trim().replace(/:$/, '');
  }
}
