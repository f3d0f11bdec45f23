export type { Modifier } from '../words/modifiers/modifiers.ts';
