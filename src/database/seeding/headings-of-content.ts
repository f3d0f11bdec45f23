import { type Headings, headedPlaces, headingsOf } from '../../games/content/headings.ts';
import type { GameContent } from './parse-seeds.ts';

/** The headings of the sections that a game's content cites. */
export function headingsOfContent({ rules, texts }: GameContent): Headings {
  return headingsOf(
    headedPlaces(
      rules.map(({ value }) => value),
      texts.map(({ value }) => value),
    ),
  );
}
