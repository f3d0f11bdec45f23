import { contentFolders } from '../../paths.ts';
import { folderOfParts, type KeptParts, keptParts, nothingKept, readOnly } from './kept-parts.ts';

/** Values that depend on the program alone, such as its JSON Schemas. The build makes and keeps them. */
export const programParts: KeptParts =
  contentFolders.compiled === undefined
    ? nothingKept
    : readOnly(keptParts(folderOfProgramParts(contentFolders.compiled)));

/** The folder of these values in the folder of the compiled content. */
export function folderOfProgramParts(compiled: string): string {
  return folderOfParts(compiled, ['program']);
}
