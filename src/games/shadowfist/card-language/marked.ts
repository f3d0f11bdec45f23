import type { Marks } from '../../vocabulary/phrases/marks.ts';
import { marking } from './mentions.ts';

export { marking as mark } from './mentions.ts';

/** Marks that stand for any value of a kind of phrase. */
type Marked = (marks: Marks) => readonly unknown[];

export const texts: Marked = (marks) => [marks.text()];

export const amounts: Marked = (marks) => [{ value: marks.whole() }, marks.number()];

/** A card or player that needs no mention, one that was mentioned before, and one that is chosen. */
export const mentioned: Marked = (marks) => [
  marking({ mention: 'back', noun: 'pronoun', many: false }, marks.whole()),
  marking({ mention: 'back', noun: 'target', many: true }, marks.whole()),
  marking({ mention: 'choice', choice: { choose: 'cards', which: {}, in: 'play' } }, marks.whole()),
];

export const cardRefs: Marked = (marks) => [{ chosen: marks.whole() }, ...mentioned(marks)];
export const playerRefs: Marked = cardRefs;
export const somePlayers: Marked = (marks) => [{ chosen: marks.whole() }];
export const someCards: Marked = (marks) => [
  ...cardRefs(marks),
  { each: { title: marks.whole() }, in: 'play' },
  { each: { title: marks.whole() }, in: { statesOn: marks.whole() } },
];

export const filters: Marked = (marks) => [
  { title: marks.whole() },
  { title: marks.whole(), controller: { chosen: marks.whole() } },
];

/** Cards in play, and anywhere else. */
export const named: Marked = (marks) => [
  { which: { title: marks.whole() }, in: 'play' },
  { which: { title: marks.whole() }, in: { statesOn: marks.whole() } },
  { which: { title: marks.whole(), controller: { chosen: marks.whole() } }, in: 'play' },
  { which: { title: marks.whole(), on: { title: marks.whole() } }, in: 'play' },
];

export const conditions: Marked = (marks) => [{ done: marks.whole() }];
export const happened: Marked = (marks) => [
  { on: { event: marks.whole() } },
  { on: { event: marks.whole() }, together: true },
  { on: { event: marks.whole() }, if: { done: marks.whole() } },
];
export const changes: Marked = (marks) => [[{ special: marks.some() }]];
export const oneOf: Marked = (marks) => [{ do: marks.whole() }];
export const several: Marked = (marks) => [[{ do: marks.some() }]];
export const payments: Marked = (marks) => [{ pay: marks.whole() }];
export const oneChange: Marked = (marks) => [{ special: marks.whole() }];
export const limits: Marked = (marks) => [{ times: marks.whole() }];
export const events: Marked = (marks) => [{ event: marks.whole() }];
export const ranges: Marked = (marks) => [{ exactly: marks.whole() }];
export const effectPatterns: Marked = (marks) => [{ kind: marks.whole() }];
export const answers: Marked = (marks) => [
  { to: { kind: marks.whole() } },
  { event: { event: marks.whole() } },
];
export const circumstances: Marked = (marks) => [
  [{ when: { done: marks.whole() } }],
  [{ when: { done: marks.some() } }],
  [{ when: { done: marks.some() } }, { limit: { times: marks.whole() } }, { when: { done: marks.some() } }],
  [{ answer: { to: { kind: marks.some() } } }],
];
const MAINTAINING = { pay: 'turn-and-maintain', card: 'this' };

export const costs: Marked = (marks) => [
  ...circumstances(marks),
  [{ pay: { pay: marks.some() } }],
  [{ pay: { pay: marks.some() } }, { pay: MAINTAINING }, { pay: { pay: marks.some() } }],
  [{ pay: { pay: 'turn', card: 'this' } }, { choice: { chosen: marks.some() } }],
  [{ choice: { chosen: marks.some() } }],
  [{ coin: { as: marks.some() } }],
];

/** With and without resource conditions and abilities, since the token has them beside others. */
export const figuresOfToken: Marked = (marks) => {
  const always = () => ({ cost: marks.number(), fighting: marks.number() });
  const requires = () => ({ requires: [marks.text().replace('⟨', '⟨+')] });
  const abilities = () => ({ abilities: [{ ability: marks.some() }] });
  return [
    always(),
    { ...always(), ...requires() },
    { ...always(), ...abilities() },
    { ...always(), ...requires(), ...abilities() },
  ];
};
