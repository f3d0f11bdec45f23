/** Thrown when a phrase refers back to something that the text does not introduce, or sentences do not go together. */
export class Unresolved extends Error {}
