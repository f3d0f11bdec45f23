import { z } from 'zod';
import type { WorkedExample } from '../../rule-check/examples/views.ts';
import { rulingAddress } from '../addresses.ts';
import { Board } from '../board/board.tsx';
import type { Catalogued } from '../board/face.ts';
import { capitalised } from '../board/reading.ts';
import { gameNames } from '../game-names.ts';
import { game, nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Citation } from '../parts/citation.tsx';
import { cataloguedIn } from '../worked-example/catalogued.ts';
import { LessonLinks } from '../worked-example/lesson-links.tsx';
import { lessonOf } from '../worked-example/lessons.ts';
import { MomentSection } from '../worked-example/moment.tsx';
import { momentsOf, type Told } from '../worked-example/moments.ts';
import { namesIn } from '../worked-example/names.tsx';

/** One worked example, all its steps one below the other; the script shows one at a time. */
export function addExamplePage(add: AddPage): void {
  add({
    path: '/examples/:game/:name',
    params: z.object({ game, name: z.string() }),
    query: nothing,
    make({ params, services: { workedExamples, catalogue }, work }) {
      const example = workedExamples.byName(params.game, params.name);
      const played = workedExamples.play(example, work);
      const states = [example.request.state, example.steps, played.map(({ state }) => state)];
      return {
        title: capitalised(example.about),
        description: `A worked example of the rulebook, step by step: ${example.about}.`,
        game: example.game,
        requests: [example.url, `${example.url}/played`],
        islands: ['example-player'],
        body: (
          <Example
            example={example}
            told={momentsOf(example.steps, played)}
            cards={cataloguedIn(states, example.game, catalogue)}
            states={states}
          />
        ),
      };
    },
  });
}

interface ExampleProps {
  readonly example: WorkedExample;
  readonly told: Told;
  readonly cards: Catalogued;
  readonly states: readonly unknown[];
}

function Example({ example, told, cards, states }: ExampleProps) {
  const { id, game, about, citation, rulings, request, result } = example;
  const names = namesIn(states, cards, { linked: false });
  const linked = namesIn(states, cards, { linked: true });
  const lesson = lessonOf(id);
  return (
    <>
      <Breadcrumbs
        above={[
          ['/examples', 'Examples'],
          [`/examples#${game}`, gameNames[game]],
        ]}
        here={citation.section}
      />
      <h1>{capitalised(about)}</h1>
      <p class="faint small">
        <Citation citation={citation} />
      </p>
      {lesson === undefined ? null : <LessonLinks lesson={lesson} label="Lessons" />}
      <div class="example" data-example={id} data-cards={JSON.stringify(cards)}>
        <div class="player" />
        <section class="step" id="step-0">
          <h2>The situation</h2>
          {told.first.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <Board state={request.state} cards={cards} />
        </section>
        <h2 class="moves">The moves</h2>
        {told.moments.map((moment, at) => (
          <MomentSection
            key={moment.verdict.index}
            moment={moment}
            number={at + 1}
            game={game}
            linked={linked}
            names={names}
          />
        ))}
        <section class="result">
          <h2>The result</h2>
          <Board state={result} cards={cards} />
        </section>
        <div class="table" />
      </div>
      {rulings.length === 0 ? null : <Rulings ids={rulings} />}
      {lesson === undefined ? null : <LessonLinks lesson={lesson} label="Other lessons" />}
      <ForPrograms example={example} />
    </>
  );
}

function Rulings({ ids }: { readonly ids: readonly string[] }) {
  return (
    <>
      <h2>Rulings that it shows</h2>
      <ul class="small">
        {ids.map((id) => (
          <li key={id}>
            <a href={rulingAddress(id)}>{id.split('/').at(-1)?.replaceAll('-', ' ')}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the JSON is; the script shows the request here. */
function ForPrograms({ example: { url } }: { readonly example: WorkedExample }) {
  return (
    <details class="for-programs">
      <summary>For programs</summary>
      <p>
        The example as a request to <code>POST /v1/rule-check</code>:{' '}
        <a href={`${url}/request`} rel="nofollow">
          <code>{url}/request</code>
        </a>
        . The answer to each step:{' '}
        <a href={`${url}/played`} rel="nofollow">
          <code>{url}/played</code>
        </a>
        .
      </p>
      <pre data-copy data-load={`${url}/request`} hidden />
    </details>
  );
}
