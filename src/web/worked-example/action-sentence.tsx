import type { ComponentChildren } from 'preact';
import { inWords, textOf, thingOf } from '../board/reading.ts';
import type { Names } from './names.tsx';
import { described, entry, joined } from './words.tsx';

/** Actions whose sentence is more than a verb with an "s". */
const verbs: Readonly<Record<string, string>> = {
  'change-location': 'moves',
  'declare-exertion': 'declares an Exertion',
  'declare-successful': 'declares a successful attack',
  'decline-power': 'declines to generate Power',
  'end-turn': 'ends the turn',
  exert: 'makes an Exertion',
  'generate-power': 'generates Power',
  'next-phase': 'goes to the next phase',
  pass: 'passes',
  'return-to-main-shot': 'answers whether to return to the Main Shot',
  start: 'starts the game',
  unturn: 'unturns cards',
};

/** Parameters that continue the sentence, with the word that joins them. */
const joiningWords: Readonly<Record<string, string>> = {
  card: '',
  target: '',
  attackers: 'with ',
  against: 'against ',
  with: 'with ',
  on: 'on ',
  to: 'to ',
  except: 'except ',
  value: '',
};

/** An action as a sentence without its full stop. */
export function actionSentence(action: unknown, names: Names): ComponentChildren {
  const { do: verb, player, at, ability, hands, shown, hidden, ...parameters } = thingOf(action);
  const name = textOf(verb);
  const sentence = Object.entries(joiningWords).flatMap(([key, word]) =>
    key in parameters ? [[word, described(parameters[key], names, key)]] : [],
  );
  const rest = Object.entries(parameters)
    .filter(([key]) => !(key in joiningWords))
    .map(([key, value]) => entry(key, value, names));
  const abilityNumber = typeof ability === 'number' && ability > 0 ? [`(ability ${ability + 1})`] : [];
  return joined(
    [
      described(player, names, 'player'),
      verbs[name] ?? thirdPerson(name),
      ...sentence,
      ...abilityNumber,
      ...(hidden === true ? ['as a Hidden attack'] : []),
      ...placeSentence(at),
      ...(rest.length === 0 ? [] : [['(', joined(rest, '; '), ')']]),
    ],
    ' ',
  );
}

/** A place in a site structure. Columns are numbered from 0 in the data. */
function placeSentence(at: unknown): string[] {
  const { column, row } = thingOf(at);
  if (typeof column !== 'number') return [];
  return [typeof row === 'string' ? `in the ${row} row of column ${column + 1}` : `in column ${column + 1}`];
}

function thirdPerson(verb: string): string {
  const [first = '', ...others] = inWords(verb).split(' ');
  return [`${first}s`, ...others].join(' ');
}
