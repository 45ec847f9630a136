export interface FoundImport {
  specifier: string;
  isTypeOnly: boolean;
  line: number;
  to: string | null;
}
export type ImportGraph = Map<string, FoundImport[]>;
export function listSources(root: string): string[];
export function listImports(file: string, text: string): Omit<FoundImport, 'to'>[];
export function readGraph(root: string): ImportGraph;
export function findMutualDomains(graph: Map<string, Pick<FoundImport, 'to'>[]>): string[];
export function findCycles(graph: Map<string, Pick<FoundImport, 'to'>[]>): string[][];
