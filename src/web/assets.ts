import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { paths } from '../paths.ts';

const manifestFile = z.record(z.string(), z.object({ url: z.string() }));

/** The addresses of styles, fonts and scripts, by the names of their sources. */
export type Assets = (name: string) => { readonly url: string };

/** The folder of the files under /assets; their names change with their content. */
export const assetFolder = join(paths.webAssets, 'assets');

export function readAssets(): Assets {
  const manifest = manifestFile.parse(
    JSON.parse(readFileSync(join(paths.webAssets, 'manifest.json'), 'utf8')),
  );
  return (name) => {
    const asset = manifest[name];
    if (asset === undefined) throw new Error(`The pages have no asset "${name}"; run \`npm run generate\`.`);
    return asset;
  };
}
