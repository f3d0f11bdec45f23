/** A deck as its link holds it. */
export interface LinkedDeck {
  /** The list, in any format. */
  readonly list: string;
  /** Slug of the game; undefined: find out from the list. */
  readonly game?: string | undefined;
  /** Slugs of formats; empty for all formats of the game. */
  readonly formats?: readonly string[] | undefined;
}

/** The deck that was found in a link. */
export interface FoundDeck {
  readonly list: string;
  readonly game: string | undefined;
  readonly formats: readonly string[];
}

// The fragment of an address holds the deck: browsers do not send it to the service.
const PACKED = 'z=';
const PLAIN = 't=';

/** Longer links break in mail and chat programs. */
const LONGEST = 6_000;
/** What a fragment may unpack to; a deck list may have no more bytes. */
const MOST_BYTES = 1024 * 1024;

/** The fragment of the deck page's address for a deck, without #; undefined if the list is too long for a link. */
export async function deckFragment({ list, game, formats = [] }: LinkedDeck): Promise<string | undefined> {
  const text = JSON.stringify([list, game ?? '', ...formats]);
  const fragment =
    'CompressionStream' in globalThis
      ? PACKED +
        base64url(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text)))
      : PLAIN + encodeURIComponent(text);
  return fragment.length > LONGEST ? undefined : fragment;
}

/** Whether a fragment holds a deck. */
export const holdsDeck = (fragment: string): boolean => /^(z|t)=/.test(fragment);

/** The deck in a link to the deck page, or in its fragment. Throws a RangeError if it is damaged. */
export async function deckInLink(link: string): Promise<FoundDeck> {
  const fragment = link.slice(link.indexOf('#') + 1).trim();
  if (!holdsDeck(fragment)) throw new RangeError('The link does not hold a deck.');
  const given = valuesIn(await textIn(fragment));
  if (given === undefined) throw damaged();
  const [list = '', game = '', ...formats] = given;
  return { list, game: game === '' ? undefined : game, formats };
}

async function textIn(fragment: string): Promise<string> {
  const written = fragment.slice(PACKED.length);
  try {
    if (fragment.startsWith(PLAIN)) return decodeURIComponent(written);
    const unpacked = await through(new DecompressionStream('deflate-raw'), bytesOf(written));
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch (error) {
    throw error instanceof RangeError ? error : damaged();
  }
}

function valuesIn(text: string): string[] | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) && given.every((value) => typeof value === 'string') ? given : undefined;
  } catch {
    return undefined;
  }
}

const damaged = () => new RangeError('The link is damaged: its deck cannot be read.');

async function through(stream: GenericTransformStream, bytes: Uint8Array): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const [read] = await Promise.all([all(stream.readable), written]);
  return read;
}

async function all(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.length;
    if (size <= MOST_BYTES) continue;
    await reader.cancel();
    throw new RangeError(`The deck of the link has more than ${MOST_BYTES} bytes.`);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  const binary = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
