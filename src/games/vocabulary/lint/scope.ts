/** What a name stands for. */
export interface Named<Means extends string = string> {
  /** What was chosen under it, to what something was done, or whether it was. */
  readonly means: Means;
  /** Of a mode, what could be chosen. */
  readonly modes: readonly string[];
  /** The JSON Pointer to a name that is there to be read; null where it need not be. */
  readonly toBeRead: string | null;
}

/** What can be spoken of at a place, in every game. */
export interface Scope<Means extends string = string, EventPart extends string = string> {
  readonly names: ReadonlyMap<string, Named<Means>>;
  /** The parts of the event that is spoken of; null if none is. */
  readonly event: ReadonlySet<EventPart> | null;
  /** One of several cards, or of several players, is being looked at. */
  readonly each: boolean;
  readonly thatPlayer: boolean;
  /** The text is given to the card by another. */
  readonly granted: boolean;
}

export const nothing: Scope<never, never> = {
  ...{ names: new Map(), event: null, each: false, thatPlayer: false, granted: false },
};

type Names<Means extends string> = Pick<Scope<Means>, 'names'>;

export function withName<Spoken, Means extends string>(
  scope: Spoken & Names<Means>,
  name: string,
  meaning: Named<NoInfer<Means>>,
): Spoken {
  return withNames(scope, [[name, meaning]]);
}

export function withNames<Spoken, Means extends string>(
  scope: Spoken & Names<Means>,
  names: Iterable<readonly [string, Named<NoInfer<Means>>]>,
): Spoken {
  return { ...scope, names: new Map([...scope.names, ...names]) };
}
