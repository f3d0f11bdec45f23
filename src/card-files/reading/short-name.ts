import { baseName } from './file-name.ts';

/** What a file is called in public: its base name; the sets of OCTGN are all called the same, but for their folders. */
export function shortName(file: string): string {
  const name = baseName(file);
  const folder = baseName(file.slice(0, -name.length - 1));
  return /^set\.xml$/i.test(name) && folder !== '' ? `${folder}/${name}` : name;
}
