import type { BuildOptions } from 'esbuild';

/** See browser-scripts.mjs. */
export type BrowserScript = 'held-signs' | 'late-boot' | 'service-worker' | 'farewell';
declare const BUILT_FOLDER: string;
declare const BUILD_ID_PLACE: string;
export { BUILT_FOLDER, BUILD_ID_PLACE };
export function browserBundle(root: string, names?: readonly BrowserScript[]): BuildOptions;
