import ts from 'typescript';

/** Far more turns than any loop of the rules takes. */
const MOST_TURNS = 10_000_000;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The same source with a limit on each loop, so that a fault cannot make a test run for ever. */
export function withLoopLimits(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) insertions.push(...limitOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((limited, { at, text: added }) => limited.slice(0, at) + added + limited.slice(at), text);
}

function limitOf(loop: ts.IterationStatement, source: ts.SourceFile): Insertion[] {
  const count = `turns${loop.pos}`;
  const check = `if (++${count} > ${MOST_TURNS}) throw new Error('This loop does not end.');`;
  const outer = ts.isLabeledStatement(loop.parent) ? loop.parent : loop;
  const { statement } = loop;
  return [
    { at: outer.getStart(source), text: `{ let ${count} = 0; ` },
    { at: outer.end, text: ' }' },
    ...(ts.isBlock(statement)
      ? [{ at: statement.getStart(source) + 1, text: ` ${check}` }]
      : [
          { at: statement.getStart(source), text: `{ ${check} ` },
          { at: statement.end, text: ' }' },
        ]),
  ];
}
