import { Lexer, Source, TokenKind } from 'graphql';

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.PAREN_L, TokenKind.BRACKET_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.PAREN_R, TokenKind.BRACKET_R]);

/**
 * Whether the brackets of a document are nested deeper than so much. Told without reading the document, whose reader
 * would run out of stack at a depth that is another on every machine.
 */
export function nestsDeeperThan(document: string, most: number): boolean {
  if (!mayNestDeeperThan(document, most)) return false;
  const lexer = new Lexer(new Source(document));
  let depth = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (opening.has(token.kind)) depth += 1;
      else if (closing.has(token.kind)) depth -= 1;
      if (depth > most) return true;
    }
  } catch {
    // What is no token is a mistake of syntax, which the reader will tell with its place.
    return false;
  }
  return false;
}

/** As many brackets as that there must be, be they within strings or not. */
function mayNestDeeperThan(document: string, most: number): boolean {
  return (document.match(/[{[(]/g)?.length ?? 0) > most;
}
