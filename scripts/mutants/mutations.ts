import ts from 'typescript';

/** A small fault in a source file. */
export interface Mutation {
  readonly path: string;
  readonly line: number;
  /** What kind of fault it is, in words. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** What stands from `start` to `end`, and what replaces it. */
  readonly was: string;
  readonly is: string;
}

const flipped: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** Every fault that one file can get. Types, imports and messages get none. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const replace = (node: ts.Node, kind: string, is: string) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ path, line, kind, start, end: node.end, was: text.slice(start, node.end), is });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = flipped.get(node.operatorToken.kind);
      if (operator !== undefined) replace(node.operatorToken, 'flipped operator', operator);
    } else if (ts.isIfStatement(node)) {
      replace(node.expression, 'removed check', 'false');
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      replace(node, 'removed negation', `(${text.slice(node.operand.getStart(source), node.operand.end)})`);
    } else if (ts.isNumericLiteral(node)) {
      replace(node, 'changed constant', String(Number(node.text) + 1));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      replace(node, 'changed constant', node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isStringLiteral(node) && isRuleId(node.text)) {
      replace(node, 'wrong rule id', `'${node.text}-not'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a literal is the id of a rule, such as `4.8/option-to-return`. */
function isRuleId(text: string): boolean {
  return /^(?:\d+(?:\.\d+)*|[a-z]+(?:-[a-z]+)*)\/[a-z0-9/-]+$/.test(text);
}

/** The text of a file with the fault in it. */
export function applied({ start, end, is }: Mutation, text: string): string {
  return text.slice(0, start) + is + text.slice(end);
}
