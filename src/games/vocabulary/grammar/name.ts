import { z } from 'zod';

/** A name that a text gives to what it chooses or does. */
export const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'a name is a letter, then letters, digits and hyphens');
