import type * as esbuild from 'esbuild';

export const inputs: readonly string[];
export function build(): Promise<void>;
export function buildIfStale(): Promise<void>;
export function buildLibrary(bundler: Pick<typeof esbuild, 'build'>, folder: string): Promise<string[]>;
export function buildTypes(folder?: string): void;
