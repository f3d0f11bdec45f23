import * as spoken from '../../../vocabulary/rendering/spoken-text.ts';
import type { Meanings } from '../meanings.ts';
import type { EventPattern, Filter } from '../terms.ts';

/** How each family of words is said. */
export interface Sayings extends spoken.Sayings<Meanings, Speech> {
  readonly predicate: (filter: Filter, speech: Speech) => string;
}

/** What a text can speak of, by the names of choices, of what is drawn and of effects that are answered; and how. */
export class Speech extends spoken.SpokenText<Meanings, Speech, Sayings> {
  protected override own(): Speech {
    return this;
  }

  override speakingOf(event: EventPattern | null): Speech {
    return new Speech(this.say, this.called, event);
  }

  /** What a card is: “turned”, “a Cop Character you control”. */
  predicate(filter: Filter): string {
    return this.say.predicate(filter, this);
  }
}
