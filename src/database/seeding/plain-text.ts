/** A wording without its marks of emphasis. */
export function plainText(marked: string): string {
  return marked.replaceAll('**', '');
}
