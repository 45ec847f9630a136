import type { Finding } from './findings.mjs';
import type { PageFacts } from './page-facts.mjs';

/** Letters that a search engine shows. */
export declare const LONGEST_TITLE: number;
export declare const DESCRIPTION_LENGTH: { readonly shortest: number; readonly longest: number };
export function findStructureProblems(
  facts: PageFacts,
  expected: { readonly path: string; readonly locale: string; readonly direction: string },
): string[];
export function findContentProblems(facts: PageFacts): string[];
export function findMetadataProblems(
  facts: PageFacts,
  page: { readonly address: string; readonly locales: readonly string[]; readonly isIndexed: boolean },
): string[];
export function findPlaceProblems(
  facts: PageFacts,
  page: { readonly plain: string; readonly isIndexed: boolean },
): string[];
export function findShared(
  pages: readonly { readonly path: string; readonly locale: string; readonly facts: PageFacts }[],
): Finding[];
export function findOneWayAlternates(
  pages: ReadonlyMap<string, { readonly locale: string; readonly facts: PageFacts }>,
): Finding[];
export function findOrphans(
  pages: readonly { readonly path: string; readonly plain: string; readonly from: ReadonlySet<string> }[],
): Finding[];
export function findUnnamed(
  pages: readonly { readonly path: string; readonly plain: string; readonly from: ReadonlySet<string> }[],
  toPlain: (path: string) => string,
): Finding[];
