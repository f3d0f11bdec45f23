/** The names in a converted list: those of the list, or the full names of the catalogue. */
export const NAMES = ['written', 'catalogue'] as const;
export type Names = (typeof NAMES)[number];
