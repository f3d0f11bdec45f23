export type { Choice } from '../words/choices/choices.ts';
