import { programHash } from '../database/generated/program-hash.ts';

/** Names what the compilers of all games understand: of two programs with the same version, both understand the same. */
export const compilerVersion = programHash.slice(0, 12);
