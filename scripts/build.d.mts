import type * as esbuild from 'esbuild';

export function build(): Promise<void>;
export function buildIfStale(): Promise<void>;
export function buildLibrary(bundler: Pick<typeof esbuild, 'build'>, folder: string): Promise<string[]>;
export function buildTypes(folder?: string): void;
