import { headingsOfContent } from './headings-of-content.ts';
import type { GameContent, Placed, SeedProblem } from './parse-seeds.ts';

interface Citing {
  readonly source: string;
  readonly section: string;
  readonly heading?: string | undefined;
}

/** Reports what cites a list of entries, such as an FAQ, without the heading of the entry. */
export function checkHeadings(content: GameContent): SeedProblem[] {
  const headings = headingsOfContent(content);
  const citing: readonly Placed<Citing>[] = [...content.rulings, ...content.groups, ...content.glossary];
  return citing
    .filter(({ value: { source, section, heading } }) => {
      const [part = section] = section.split(', ');
      return heading === undefined && headings.areOfEntries(source, part);
    })
    .map(({ file, line, value: { section } }) => ({
      file,
      line,
      message: `section "${section}" is a list of entries; give the entry's \`heading\``,
    }));
}
