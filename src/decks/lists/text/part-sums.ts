import type { Draft } from '../draft.ts';
import { DECK, UNTOLD } from '../zone-names.ts';
import { keep } from './keep.ts';
import { placeOf, type Reading } from './reading.ts';

type Total = Extract<Reading, { is: 'label' }>;

/** Tells the sum of the whole list from sums of its parts: `= 8 cards` under a group says nothing of the whole. */
export class PartSums {
  #all = 0;
  #deck = 0;
  #zone = 0;
  #group = 0;
  readonly #fitting: Total[] = [];

  /** Whether the line is the sum of the cards above it; such lines are kept at the end. */
  takes(reading: Reading, zone: string): boolean {
    if (reading.is === 'card') this.#add(reading.card.quantity, reading.zone ?? zone, zone);
    if (reading.is === 'zone') this.#zone = 0;
    if (reading.is === 'zone' || reading.is === 'heading') this.#group = 0;
    if (reading.is !== 'label' || reading.label !== 'cards') return false;
    const sums = [this.#group, this.#zone, this.#all];
    this.#group = 0;
    const fits = this.#all > 0 && sums.includes(Number(reading.value));
    if (fits) this.#fitting.push(reading);
    return fits;
  }

  finish(draft: Draft): void {
    for (const total of this.#fitting) {
      if ([this.#all, this.#deck].includes(Number(total.value))) keep(total, UNTOLD, draft);
      else draft.comment(total.written, placeOf(total));
    }
  }

  #add(quantity: number, own: string, zone: string): void {
    this.#all += quantity;
    if (own === UNTOLD || own === DECK) this.#deck += quantity;
    if (own !== zone) return;
    this.#zone += quantity;
    this.#group += quantity;
  }
}
