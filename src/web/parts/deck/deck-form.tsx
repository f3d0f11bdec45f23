import type { DeskProps } from './desk.tsx';

/** The list and the questions about it. Without scripts the form is sent to the page itself. */
export function DeckForm({ games, examples, question, checked, actions }: DeskProps) {
  const { list, game, formats } = question;
  const shownGame = game ?? checked?.game;
  return (
    <form
      class="deck-form"
      action="/decks"
      method="get"
      onSubmit={(event: Event) => {
        event.preventDefault();
        actions?.check();
      }}
      onDragOver={(event) => {
        if (bringsFile(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!bringsFile(event)) return;
        event.preventDefault();
        actions?.open(event.dataTransfer?.files[0]);
      }}
    >
      <label for="deck-list">Deck list</label>
      <textarea
        id="deck-list"
        name="list"
        rows={14}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="deck-list-help"
        placeholder={'5 Fox Pass\n4 Redeemed Gunman\n…'}
        value={list}
        onInput={(event) => actions?.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) actions?.check();
        }}
      />
      <p id="deck-list-help" class="faint small">
        Paste a list in any common format: plain text, LackeyCCG, OCTGN, Cockatrice, Tabletop Simulator,
        untap.in, MTG Arena, Magic Online{actions === undefined ? '.' : ', or drop a file here.'}
      </p>
      <fieldset class="deck-choices">
        <legend>Game</legend>
        {[{ slug: undefined, name: 'Find out from the list' }, ...games].map(({ slug, name }) => (
          <label key={slug ?? ''}>
            <input
              type="radio"
              name="game"
              value={slug ?? ''}
              checked={slug === game}
              onChange={() => actions?.chooseGame(slug)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {games.map(({ slug, name, formats: known }) =>
        known.length < 2 || (actions !== undefined && slug !== shownGame) ? null : (
          <fieldset key={slug} class="deck-choices">
            <legend>
              Formats of {name} <span class="faint">(none chosen: all)</span>
            </legend>
            {known.map((format) => (
              <label key={format.slug}>
                <input
                  type="checkbox"
                  name="format"
                  value={format.slug}
                  checked={formats.includes(format.slug)}
                  onChange={(event) =>
                    actions?.chooseFormats(
                      event.currentTarget.checked
                        ? [...formats, format.slug]
                        : formats.filter((one) => one !== format.slug),
                    )
                  }
                />
                {format.name}
              </label>
            ))}
          </fieldset>
        ),
      )}
      <p class="deck-buttons">
        <button type="submit">Check the deck</button>
        {actions === undefined ? null : (
          <>
            <label class="button quiet file">
              Open a file
              <input
                type="file"
                class="visually-hidden"
                onChange={(event) => {
                  actions.open(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
              />
            </label>
            {actions.undo === undefined ? null : (
              <button type="button" class="quiet" onClick={actions.undo}>
                Undo
              </button>
            )}
          </>
        )}
      </p>
      <p class="small">
        Try an example:{' '}
        {games.map(({ slug, name }, at) => (
          <span key={slug}>
            {at === 0 ? '' : ' · '}
            <a
              href={`/decks?example=${slug}`}
              onClick={(event) => {
                const example = examples[slug];
                if (actions === undefined || example === undefined) return;
                event.preventDefault();
                actions.check(example);
              }}
            >
              {name}
            </a>
          </span>
        ))}
      </p>
    </form>
  );
}

/** Dropped text goes where it is dropped. */
function bringsFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
