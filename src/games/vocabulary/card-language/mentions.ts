import { type Kind, kindOf } from '../phrases/parsing.ts';

/** A reference with a placeholder for a name that is known only when the whole text is. */
export interface Mentioning {
  readonly chosen: string;
}

/** What phrases say of cards and players that have no name yet, such as “it” or “two cards from your hand”. */
export interface Mentions<Mention> {
  readonly mentioning: (mention: Mention) => Mentioning;
  /** The mention behind a reference; undefined of a reference that needs none. */
  readonly mentionOf: (ref: object) => Mention | undefined;
  /** The references to what a kind of phrase mentions. */
  readonly references: (name: string, inner: Kind<Mention>) => Kind<Mentioning>;
}

export function mentionsOf<Mention>(): Mentions<Mention> {
  const known = new WeakMap<object, Mention>();

  function mentioning(mention: Mention): Mentioning {
    const ref = { chosen: `#${JSON.stringify(mention)}` };
    known.set(ref, mention);
    return ref;
  }

  return {
    mentioning,
    mentionOf: (ref) => known.get(ref),
    references: (name, inner) =>
      kindOf<Mentioning>(name, {
        first: () => inner.first(),
        read: (at, parsing) =>
          inner.read(at, parsing).map(({ end, value }) => ({ end, value: mentioning(value) })),
        render(ref) {
          const mention = known.get(ref);
          return mention === undefined ? undefined : inner.render(mention);
        },
      }),
  };
}
