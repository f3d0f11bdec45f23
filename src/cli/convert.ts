import { readFileSync } from 'node:fs';
import { unreadLine, unresolvedLine } from '../decks/deck-summary.ts';
import type { Conversion } from '../decks/decks.ts';
import type { Names } from '../decks/names.ts';
import type { GameSlug } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import { unlimitedWork } from '../work.ts';
import { toldOf } from './told.ts';
import { withDecks } from './with-decks.ts';

export interface ConvertOptions {
  readonly game?: GameSlug;
  readonly to: string;
  readonly names: Names;
  readonly json: boolean;
}

/** Nothing lost; something lost or unresolved; not converted. */
const EXIT = { whole: 0, lessened: 1, notConverted: 2 } as const;

/** Writes the deck list in a file to the standard output in another format; returns the exit code. */
export async function convertCommand(file: string, options: ConvertOptions): Promise<number> {
  const { game, to, names, json } = options;
  try {
    const list = readFileSync(file);
    const conversion = await withDecks((decks) => decks.convert({ list, game, to, names }, unlimitedWork()));
    if (json) console.log(JSON.stringify(conversion, null, 2));
    else {
      process.stdout.write(conversion.text);
      for (const line of notes(conversion)) console.error(line);
    }
    return conversion.lost.length + conversion.unresolved.length === 0 ? EXIT.whole : EXIT.lessened;
  } catch (error) {
    console.error(json && error instanceof Problem ? JSON.stringify(error, null, 2) : toldOf(error));
    return EXIT.notConverted;
  }
}

const notes = ({ from, unresolved, lost, lacking }: Conversion): string[] => [
  ...from.unread.map(unreadLine),
  ...unresolved.map(unresolvedLine),
  ...[...lost, ...lacking].map(({ message }) => message),
];
