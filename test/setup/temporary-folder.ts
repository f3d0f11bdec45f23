import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a temporary folder that every user may enter: under root, PostgreSQL runs as another user in a folder below it. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `arbiter-${purpose}-`));
  chmodSync(folder, 0o711);
  return folder;
}
