import type { Bindings, CardElsewhere, Frame, Value } from '../values.ts';

export function copyElsewhere({ id, card, owner }: CardElsewhere): CardElsewhere {
  return owner === undefined ? { id, card } : { id, card, owner };
}

export function copyBindings(bindings: Bindings): Bindings {
  const copy: Bindings = {};
  for (const name in bindings) {
    const value = bindings[name];
    if (value !== undefined) copy[name] = copyValue(value);
  }
  return copy;
}

function copyValue(value: Value): Value {
  if ('cards' in value) return { cards: [...value.cards] };
  if ('players' in value) return { players: [...value.players] };
  if ('known' in value) return { known: value.known.map(copyElsewhere) };
  if ('division' in value) return { division: { ...value.division } };
  if ('position' in value) return { position: { ...value.position } };
  return { ...value };
}

function copyLocations(locations: NonNullable<Frame['locations']>): NonNullable<Frame['locations']> {
  const copy: NonNullable<Frame['locations']> = {};
  for (const name in locations) copy[name] = (locations[name] ?? []).map((one) => ({ ...one }));
  return copy;
}

/** The event in it has happened and stays as it is. */
export function copyFrame(frame: Frame): Frame {
  const copy = { ...frame, values: copyBindings(frame.values) };
  if (frame.locations !== undefined) copy.locations = copyLocations(frame.locations);
  if (frame.done !== undefined) copy.done = [...frame.done];
  if (frame.gone !== undefined) copy.gone = [...frame.gone];
  if (frame.alsoBy !== undefined) copy.alsoBy = [...frame.alsoBy];
  return copy;
}
