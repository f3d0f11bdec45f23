import type * as esbuild from 'esbuild';

export function buildPackages(
  bundler: Pick<typeof esbuild, 'build'>,
  folder: string,
  names?: readonly ('client' | 'decks' | 'rule-check')[],
): Promise<void>;
export function buildTypes(folder?: string): Promise<void>;
