export const inputs: readonly string[];
export function build(): Promise<void>;
export function buildIfStale(): Promise<void>;
