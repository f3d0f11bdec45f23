export function refusalOf(version: string): string | undefined;
