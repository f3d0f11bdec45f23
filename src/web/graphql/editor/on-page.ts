/** The element of the page that a selector names. */
export function onPage<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no element "${selector}".`);
  return found;
}
