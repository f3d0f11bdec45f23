import type { GameSlug } from '../games/registry.ts';
import type { RulingView } from '../rulings/views.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';
import { everything } from './per-content.ts';

/** Rulings that can be read alone: they answer a question and are in force. */
export function rulingsToShow(
  services: Services,
  game: GameSlug | undefined,
  work: Work,
): readonly RulingView[] {
  return services.rulings
    .search({ game }, everything, work)
    .items.filter(({ question, status }) => question !== null && status === 'in-force');
}
