type Sources = Record<string, { size: number; mtimeMs: number }>;
export function listBuildSources(root: string): Sources;
export function findChanged(root: string, stampFile: string): string[] | null;
export function writeStamp(root: string, stampFile: string, sources: Sources): void;
