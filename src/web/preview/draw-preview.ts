import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { paths } from '../../paths.ts';

/** The outermost element of a picture; satori reads those inside it from its properties. */
export interface Layout {
  readonly type: 'div';
  readonly props: object;
}

/** Draws a layout as a PNG picture. */
export type DrawPreview = (
  layout: Layout,
  size: { readonly width: number; readonly height: number },
) => Promise<Buffer>;

const FONTS = [
  { name: 'Serif', weight: 400, file: 'source-serif-4-latin-400-normal.woff' },
  { name: 'Serif', weight: 600, file: 'source-serif-4-latin-600-normal.woff' },
  { name: 'Sans', weight: 400, file: 'source-sans-3-latin-400-normal.woff' },
  { name: 'Sans', weight: 600, file: 'source-sans-3-latin-600-normal.woff' },
] as const;

/** Loads the libraries and fonts, which most threads never need. */
export async function loadDrawing(): Promise<DrawPreview> {
  const [{ default: satori }, { initWasm, Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-wasm'),
  ]);
  await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fonts = await Promise.all(
    FONTS.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(join(paths.webAssets, 'fonts', file)),
    })),
  );
  return async ({ type, props }, size) => {
    const svg = await satori({ type, props, key: null }, { ...size, fonts });
    return Buffer.from(new Resvg(svg).render().asPng());
  };
}
