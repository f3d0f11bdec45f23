/** What is read from a thing that never changes, read once: the same things are judged again and again. */
export function remembered<Thing extends object, Read>(read: (thing: Thing) => Read): (thing: Thing) => Read {
  const known = new WeakMap<Thing, { readonly read: Read }>();
  return (thing) => {
    let told = known.get(thing);
    if (told === undefined) {
      told = { read: read(thing) };
      known.set(thing, told);
    }
    return told.read;
  };
}
