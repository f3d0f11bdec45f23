/** The last part of a path, of whichever system. */
export function baseName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

/** What stays the same when a file is updated, for one that says nothing of itself. */
export function identityByName(file: string): string {
  return baseName(file).toLowerCase();
}
