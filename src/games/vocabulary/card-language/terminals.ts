import { phrases, saying, terminal, words } from '../phrases/kinds.ts';
import type { Kind, Rendered } from '../phrases/parsing.ts';

/** A title in quotation marks. */
export const title: Kind<string> = terminal<string>(
  'a title',
  'title',
  // “Other than “Old Oak.””: the mark belongs to the sentence.
  (written) => written.slice(1, -1).replace(/[.,]$/, ''),
  (one) => `“${one}”`,
  (marks) => [marks.text()],
);

const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

const figures = terminal<number>(
  'a number',
  'number',
  (written) => (Number(written) <= 99 ? Number(written) : undefined),
  (one) => (Number.isInteger(one) && one >= 0 ? String(one) : undefined),
  (marks) => [marks.number()],
);

/** A number in figures or words. */
export const number: Kind<number> = withNumber(
  phrases<number>(['a number', (marks) => [marks.number()]], () => [
    saying(
      '{figures}',
      { figures },
      ({ figures: value }) => value,
      (value: number) => ({ figures: value }),
    ),
    ...COUNTS.map((word, value) => words<number>(word, value)),
  ]),
);

/** A verb after “1” is singular, after any other number plural. */
function withNumber(kind: Kind<number>): Kind<number> {
  return {
    ...kind,
    render(value): Rendered | undefined {
      const rendered = kind.render(value);
      return rendered === undefined ? undefined : { text: rendered.text, many: value !== 1 };
    },
  };
}
