export function readIds(text: string): string[];
export function findProved(ids: string[], texts: string[]): Set<string>;
