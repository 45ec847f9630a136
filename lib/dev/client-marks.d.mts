import type { ImportGraph } from './import-graph.mjs';

export function listMarkedByServer(graph: ImportGraph, isMarked: (file: string) => boolean): Set<string>;
export function listSentToBrowsers(graph: ImportGraph, isMarked: (file: string) => boolean): Set<string>;
