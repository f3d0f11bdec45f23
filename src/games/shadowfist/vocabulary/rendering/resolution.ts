import { sentence } from '../../../vocabulary/english.ts';
import type { Effect } from '../effects.ts';
import { effectSaid } from './effects.ts';
import type { Speech } from './speech.ts';

interface Resolution {
  readonly do: readonly Effect[];
  readonly immediately?: boolean;
}

/** When; then, left of the double colon, what is done on generation, and right of it what on resolution (10.3). */
export function resolved(
  when: readonly string[],
  left: string,
  { do: effects, immediately }: Resolution,
  speech: Speech,
): string {
  const single = immediately === true ? null : inOneSentence(left, effects, speech);
  if (single !== null) return sentence([...when, single].join(', '));
  const before = [...when, ...(left === '' ? [] : [left])].join(', ');
  return [
    ...(before === '' ? [] : [`${sentence(before).slice(0, -1)} ::`]),
    ...(immediately === true ? ['Immediately:'] : []),
    ...(effects.length === 0
      ? ['Do nothing.']
      : effects.map((effect) => sentence(effectSaid(effect, speech)))),
  ].join(' ');
}

/** One thing for which the card turns or nothing is done, as cards say it; null for what needs more. */
function inOneSentence(left: string, effects: readonly Effect[], speech: Speech): string | null {
  const [effect, ...others] = effects;
  if (effect === undefined || others.length > 0 || 'effects' in effect) return null;
  const said = effectSaid(effect, speech);
  if (left === '') return said;
  const isCommand = COMMANDS.has(said.split(' ').at(0) ?? '');
  if (TURNING.test(left)) return isCommand ? `${left} to ${said}` : null;
  if (left !== 'you may') return null;
  return isCommand ? `you may ${said}` : said.startsWith('you ') ? `you may ${said.slice(4)}` : null;
}

const TURNING = /^turn (?:and maintain )?this card$/;

/** What a text tells its player to do begins with one of these, and what others do with who they are. */
const COMMANDS: ReadonlySet<string> = new Set([
  ...['burn', 'cancel', 'change', 'copy', 'cut', 'discard', 'draw', 'heal', 'inflict', 'look', 'move'],
  ...['place', 'play', 'put', 'redirect', 'remove', 'return', 'reveal', 'sacrifice', 'seize', 'shuffle'],
  ...['smoke', 'steal', 'swap', 'switch', 'take', 'toast', 'turn', 'unturn'],
]);
