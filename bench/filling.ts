/** What a catalogue that is measured holds. */
export type Filling =
  /** Its own content. */
  | { readonly by: 'seeds' }
  /** Its own content, and invented cards up to about so many. */
  | { readonly by: 'invention'; readonly cards: number }
  /** Its own content, and what the files of a folder bring. */
  | { readonly by: 'files'; readonly folder: string };

export function nameOf(filling: Filling): string {
  switch (filling.by) {
    case 'seeds':
      return 'its own cards';
    case 'invention':
      return `${filling.cards} cards`;
    case 'files':
      return 'the cards of files';
  }
}
