import type { State } from './state.ts';

/** What had to be assumed about a state, because nobody has named some of its cards. */
export function notesOn(state: State): string[] {
  const notes: string[] = [];
  const unseen = state.players.filter(({ smoked }) => smoked.unknown > 0);
  for (const { id } of unseen) {
    notes.push(`Unnamed cards in the smoked pile of ${id} are taken to provide no resources.`);
  }
  return notes;
}
