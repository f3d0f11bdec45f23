import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { pointerOf } from './card-files/issues.ts';

/** What JSON.parse does not tell of a text. */
export interface JsonPlaces {
  /** The lines on which the wanted values begin, by JSON pointer. */
  readonly lines: ReadonlyMap<string, number>;
  /** Keys that one object has twice: of all but the last nothing would be read. */
  readonly repeated: readonly JsonPlace[];
}

export interface JsonPlace {
  readonly pointer: string;
  readonly line: number;
}

/** The text is no JSON from here on. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
  readonly expected: string;
  readonly line: number;
  /** Counted from 1, as the line is. */
  readonly column: number;
  constructor(expected: string, line: number, column: number) {
    super(`The text is not valid JSON: expected ${expected}.`);
    this.expected = expected;
    this.line = line;
    this.column = column;
  }
}

/** How deep lists and objects may stand in one another: deeper than anything asked, shallower than any stack. */
export const DEEPEST_JSON = 100;

const expectedBy: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  PropertyNameExpected: 'a key in quotes',
  ColonExpected: 'a colon',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'the end of the text',
  UnexpectedEndOfString: 'the end of a string',
  UnexpectedEndOfNumber: 'the rest of a number',
  InvalidUnicode: 'four hexadecimal digits',
  InvalidEscapeCharacter: 'a valid character after the backslash',
  InvalidCharacter: 'an escaped control character',
  InvalidCommentToken: 'JSON without comments',
};

/** Walks through a JSON text; throws NotJson at the first place that is none. */
export function placesIn(text: string, wanted: ReadonlySet<string>, firstLine = 1): JsonPlaces {
  const lines = new Map<string, number>();
  const repeated: JsonPlace[] = [];
  /** What the walk is inside of, outermost first: the keys of an object so far, or a list. */
  const around: (Set<string> | 'list')[] = [];

  const enter = (
    into: Set<string> | 'list',
    line: number,
    column: number,
    path: () => (string | number)[],
  ) => {
    arrive(line, path);
    around.push(into);
    if (around.length > DEEPEST_JSON)
      throw new NotJson(`at most ${DEEPEST_JSON} levels of nesting`, line + firstLine, column + 1);
  };
  const arrive = (line: number, path: () => (string | number)[]) => {
    if (wanted.size === 0) return;
    const pointer = pointerOf(path());
    if (wanted.has(pointer)) lines.set(pointer, line + firstLine);
  };

  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, column, path) => enter(new Set(), line, column, path),
      onObjectProperty: (key, _offset, _length, line, _character, path) => {
        const keys = around.at(-1);
        if (!(keys instanceof Set)) return;
        if (keys.has(key)) repeated.push({ pointer: pointerOf([...path(), key]), line: line + firstLine });
        keys.add(key);
      },
      onObjectEnd: () => around.pop(),
      onArrayBegin: (_offset, _length, line, column, path) => enter('list', line, column, path),
      onArrayEnd: () => around.pop(),
      onLiteralValue: (_value, _offset, _length, line, _character, path) => arrive(line, path),
      onError: (error, _offset, _length, line, column) => {
        throw new NotJson(expectedAt(error, around.at(-1)), line + firstLine, column + 1);
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { lines, repeated };
}

function expectedAt(error: ParseErrorCode, around: Set<string> | 'list' | undefined): string {
  const name = printParseErrorCode(error);
  if (name === 'CommaExpected') return around === 'list' ? 'a comma or ]' : 'a comma or }';
  return expectedBy[name] ?? 'a value';
}
