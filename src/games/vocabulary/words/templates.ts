/** What is needed of a word to list its phrases. */
interface Listed {
  readonly roles: object;
  readonly phrases?: () => readonly { readonly template: string }[];
}

/** Finds how card texts say a word of a kind, as templates of phrases. */
export function templatesByKind(
  words: Readonly<Record<string, readonly Listed[]>>,
): (kind: string, name: string) => readonly string[] {
  return (kind, name) => {
    const word = words[kind]?.find(({ roles }) => Object.hasOwn(roles, name));
    return word?.phrases?.().map(({ template }) => template) ?? [];
  };
}
