import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { type Cost, costs } from './costs.ts';
import { notSaidToYou } from './done-by.ts';
import type { Statement } from './sentences.ts';
import { effects, simpleAmount } from './slots.ts';

/** Who may use an ability of another player's card. */
export type Users = 'every-player' | 'every-opponent';

const users: Kind<Users> = phrases<Users>('players', () => [
  words<Users>('(any|an) opponent', 'every-opponent'),
  words<Users>('(any|a) player', 'every-player'),
]);

const theirCosts = notSaidToYou(costs);
const theirEffects = notSaidToYou(effects);

const used = (by: Users, asked: readonly Cost[], done: readonly Effect[]): Statement | undefined =>
  asked.some((cost) => 'pay' in cost) ? { says: 'generated', costs: asked, effects: done, by } : undefined;

/** “Any opponent may pay 1 Power to unturn this card”. */
export const byOthersPhrases = (): readonly Phrase<Statement>[] => [
  reading(
    '{by} may {costs} (to|::) {effects}',
    { by: users, costs: theirCosts, effects: theirEffects },
    (one) => used(one.by, one.costs, one.effects),
  ),
  reading(
    '(any|an) opponent may pay you {amount} Power (to|::) {effects}',
    { amount: simpleAmount, effects: theirEffects },
    ({ amount, effects: done }) =>
      used('every-opponent', [{ pay: { pay: 'give-power', to: { controllerOf: 'this' }, amount } }], done),
  ),
];
