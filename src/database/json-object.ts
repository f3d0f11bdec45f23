import { z } from 'zod';

/** What a JSON column takes: an object that means the same before and after. */
export const jsonObject = z.record(z.string(), z.json());
