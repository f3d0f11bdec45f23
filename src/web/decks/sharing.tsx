import { useState } from 'preact/hooks';
import type { Conversion } from './answers.ts';
import { httpDeckService, Unanswered } from './http-deck-service.ts';
import { programs } from './in-words.ts';

interface SharingProps {
  readonly list: string;
  readonly game: string;
  /** The name of the deck. */
  readonly name: string | null;
  /** The fragment of the link; undefined if the list is too long for one. */
  readonly link: string | undefined;
}

/** A link to the deck, and the list for other programs. */
export function Sharing({ list, game, name, link }: SharingProps) {
  const [to, setTo] = useState('plain');
  const [isFull, setIsFull] = useState(false);
  const [said, setSaid] = useState<readonly string[]>([]);

  const copy = async (text: string, done: string, otherwise: string) => {
    try {
      await navigator.clipboard.writeText(text);
      return done;
    } catch {
      return otherwise;
    }
  };

  const convert = async (use: (conversion: Conversion) => string | Promise<string>) => {
    try {
      const names = isFull ? 'catalogue' : 'written';
      const conversion = await httpDeckService.convert(list, { to, game, names });
      const { lost, lacking } = conversion;
      setSaid([await use(conversion), ...[...lost, ...lacking].map(({ message }) => message)]);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      setSaid([error.message]);
    }
  };

  return (
    <section class="deck-sharing no-print">
      <h2>Share and convert</h2>
      <p class="deck-buttons">
        <button
          type="button"
          disabled={link === undefined}
          onClick={async () =>
            setSaid([
              await copy(
                `${location.origin}${location.pathname}#${link}`,
                'Copied the link. It holds the whole deck.',
                'The browser does not allow copying. Copy the address of this page instead.',
              ),
            ])
          }
        >
          Copy a link
        </button>
        <button type="button" class="quiet" onClick={() => print()}>
          Print
        </button>
      </p>
      {link === undefined ? (
        <p class="small">This list is too long for a link. Download it, and share the file.</p>
      ) : null}
      <p class="deck-buttons">
        <label for="deck-program">For</label>
        <select id="deck-program" value={to} onChange={(event) => setTo(event.currentTarget.value)}>
          {Object.entries(programs).map(([format, program]) => (
            <option key={format} value={format}>
              {program}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="quiet"
          onClick={() =>
            convert((conversion) => {
              download(conversion, name ?? 'deck');
              return 'Downloaded the list.';
            })
          }
        >
          Download
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() =>
            convert(({ text }) =>
              copy(
                text,
                'Copied the list.',
                'The browser does not allow copying. Download the list instead.',
              ),
            )
          }
        >
          Copy the list
        </button>
      </p>
      <p class="deck-choices">
        <label>
          <input
            type="checkbox"
            checked={isFull}
            onChange={(event) => setIsFull(event.currentTarget.checked)}
          />
          Write the full names of the cards
        </label>
      </p>
      <div role="status" aria-label="Sharing" class="small">
        {said.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </section>
  );
}

function download({ text, mediaType, extension }: Conversion, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  link.download = `${name.replace(/[^\p{Letter}\p{Number} _-]/gu, '').trim() || 'deck'}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
