import type { Tables } from '../../dealing.ts';
import { proposals } from './proposals.ts';
import { tableFor } from './table.ts';
import { triedCards } from './tried-cards.ts';

export const tables: Tables = { triedCards, tableFor, proposals };
