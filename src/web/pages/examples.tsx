import type { WorkedExampleHead } from '../../rule-check/examples/views.ts';
import { exampleAddress } from '../addresses.ts';
import { capitalised } from '../board/reading.ts';
import { grouped } from '../grouped.ts';
import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { courses } from '../worked-example/lessons.ts';

/** All worked examples by game, source and section, with the lessons on top. */
export function addExamplesPage(add: AddPage): void {
  add({
    path: '/examples',
    params: nothing,
    query: nothing,
    make({ services: { workedExamples, catalogue } }) {
      const { items } = workedExamples.search({}, { limit: Number.MAX_SAFE_INTEGER });
      return {
        title: 'Worked examples',
        description:
          'The examples of the rulebooks of Shadowfist and Highlander: The Card Game, played step by step with a verdict for each move.',
        requests: ['/v1/rule-check/examples'],
        body: (
          <div class="examples">
            <h1>Worked examples</h1>
            <p>
              The examples of the rulebooks, move by move: what happens, what would not be legal, and which
              rule says so.
            </p>
            <h2>Lessons</h2>
            <Lessons />
            {catalogue.games().games.map(({ slug, name }) => (
              <section key={slug} data-game={slug}>
                <h2 id={slug}>{name}</h2>
                <BySource examples={items.filter(({ game }) => game === slug)} />
              </section>
            ))}
          </div>
        ),
      };
    },
  });
}

function Lessons() {
  return (
    <ul class="courses">
      {courses.map(({ game, title, about, lessons }) => (
        <li key={title} data-game={game}>
          <h3>{title}</h3>
          <p>{about}</p>
          <a class="button" href={exampleAddress(lessons[0] ?? '')}>
            Start: {lessons.length} lessons
          </a>
        </li>
      ))}
    </ul>
  );
}

function BySource({ examples }: { readonly examples: readonly WorkedExampleHead[] }) {
  return (
    <>
      {[...grouped(examples, ({ source }) => source)].map(([source, ofSource]) => (
        <section key={source}>
          <h3>{ofSource[0]?.citation.title}</h3>
          <dl>
            {[...grouped(ofSource, chapterOf)].map(([chapter, ofChapter]) => (
              <div key={chapter}>
                <dt>{chapter}</dt>
                {ofChapter.map(({ id, about }) => (
                  <dd key={id}>
                    <a href={exampleAddress(id)}>{capitalised(about)}</a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** The section, with its heading if that says more. */
function chapterOf({ section, heading }: WorkedExampleHead): string {
  return heading === null || heading === section ? section : `${section} ${heading}`;
}
