import type { DeckQuestion } from './answers.ts';

// The fragment of the address holds the deck: it is never sent to the service.
const PACKED = 'z=';
const PLAIN = 't=';

/** Longer links break in mail and chat programs. */
const LONGEST = 6000;

/** The fragment for a question, without #; undefined if the list is too long for a link. */
export async function fragmentOf({ list, game, formats }: DeckQuestion): Promise<string | undefined> {
  const text = JSON.stringify([list, game ?? '', ...formats]);
  const fragment =
    'CompressionStream' in window
      ? PACKED + base64url(await through(new CompressionStream('deflate-raw'), new Blob([text])))
      : PLAIN + encodeURIComponent(text);
  return fragment.length > LONGEST ? undefined : fragment;
}

/** Whether a fragment holds a deck. */
export const holdsDeck = (fragment: string): boolean => /^(z|t)=/.test(fragment);

/** The question of a fragment. Throws if it is damaged. */
export async function questionIn(fragment: string): Promise<DeckQuestion> {
  const written = fragment.slice(PACKED.length);
  const text = fragment.startsWith(PACKED)
    ? new TextDecoder().decode(
        await through(new DecompressionStream('deflate-raw'), new Blob([bytesOf(written)])),
      )
    : decodeURIComponent(written);
  const given: unknown = JSON.parse(text);
  if (!Array.isArray(given)) throw new Error('The fragment does not hold a deck.');
  const [list = '', game = '', ...formats] = given.map(String);
  return { list, game: game === '' ? undefined : game, formats };
}

async function through(stream: GenericTransformStream, blob: Blob): Promise<ArrayBuffer> {
  return new Response(blob.stream().pipeThrough(stream as ReadableWritablePair)).arrayBuffer();
}

function base64url(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  const binary = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
