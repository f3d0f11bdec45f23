import type { VNode } from 'preact';
import { type KeptRule, keptLines } from './content.ts';

interface Section {
  readonly source: string;
  readonly section: string;
  readonly heading: string;
  readonly rules: KeptRule[];
}

/** The rules of a game, of one source, or of one of its chapters. */
export async function readRules(
  game: string,
  [source, address]: readonly string[],
): Promise<VNode | undefined> {
  const sections = inSections(await keptLines(game, 'rules'));
  const chapter = address?.split('.')[0];
  const shown = sections.filter(
    (one) =>
      (source === undefined || one.source === source) &&
      (chapter === undefined || one.section.split('.')[0] === chapter),
  );
  if (shown.length === 0) return undefined;
  return (
    <>
      <h1>Rules</h1>
      {address === undefined ? <Contents game={game} sections={shown} /> : <Chapter sections={shown} />}
    </>
  );
}

function inSections(rules: readonly KeptRule[]): readonly Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const { section, heading } = rule;
    const { source } = rule.citation;
    const key = `${source}/${section}`;
    const known = sections.get(key);
    if (known === undefined) sections.set(key, { source, section, heading, rules: [rule] });
    else known.rules.push(rule);
  }
  const byNumber = new Intl.Collator('en', { numeric: true });
  return [...sections.values()].sort(
    (a, b) => byNumber.compare(a.source, b.source) || byNumber.compare(a.section, b.section),
  );
}

function Contents({ game, sections }: { readonly game: string; readonly sections: readonly Section[] }) {
  return (
    <ul>
      {sections.map(({ source, section, heading, rules }) => (
        <li key={`${source}/${section}`}>
          <a href={`/rules/${game}/${source}/${section}`}>{titleOf(section, heading)}</a> ({rules.length})
        </li>
      ))}
    </ul>
  );
}

function Chapter({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <>
      {sections.map(({ section, heading, rules }) => (
        <section key={section}>
          <h2>{titleOf(section, heading)}</h2>
          <ul>
            {rules.map(({ id, statement }) => (
              <li key={id} id={id.slice(id.lastIndexOf('/') + 1)}>
                {statement}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Sections without numbers have the slug of their heading. */
function titleOf(section: string, heading: string): string {
  return /^\d/.test(section) ? `${section} ${heading}` : heading;
}
