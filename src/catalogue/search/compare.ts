import type { Operator } from './ast.ts';

const equal = (a: number, b: number) => a === b;

export const comparisons: Readonly<Record<Operator, (a: number, b: number) => boolean>> = {
  ':': equal,
  '=': equal,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

export const compareNumbers = (operator: Operator, a: number, b: number): boolean =>
  comparisons[operator](a, b);
