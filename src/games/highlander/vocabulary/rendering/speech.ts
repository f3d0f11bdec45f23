import * as spoken from '../../../vocabulary/rendering/spoken-text.ts';
import type { Meanings } from '../meanings.ts';
import type { EventPattern, Past } from '../terms.ts';

/** How each family of words is said. */
export interface Sayings extends spoken.Sayings<Meanings, Speech> {
  readonly past: (past: Past, speech: Speech) => string;
}

/** What a text can speak of, by the names of choices, of Exertions and of what was done; and how. */
export class Speech extends spoken.SpokenText<Meanings, Speech, Sayings> {
  protected override own(): Speech {
    return this;
  }

  override speakingOf(event: EventPattern | null): Speech {
    return new Speech(this.say, this.called, event);
  }

  /** “on your opponent's last turn: a card is discarded”. */
  past(past: Past): string {
    return this.say.past(past, this);
  }
}
