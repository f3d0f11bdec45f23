type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Whether two amounts stand to each other as is said. */
export function compared(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
