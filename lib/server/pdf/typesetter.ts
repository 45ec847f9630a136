import { join } from 'node:path';

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = join(process.cwd(), 'node_modules/vazirmatn/fonts/ttf');
const WEIGHTS = ['Regular', 'Bold'];
/** Documents after which the typesetter's unused results are deleted. */
const UNUSED_DOCUMENTS = 10;

let compiler: Promise<NodeCompiler> | undefined;

/** The typesetter is loaded with the first document and blocks the process while it works (decision 0123). */
export async function withTypesetter<Result>(work: (typesetter: NodeCompiler) => Result): Promise<Result> {
  compiler ??= loadCompiler();
  const typesetter = await compiler;
  try {
    return work(typesetter);
  } finally {
    typesetter.evictCache(UNUSED_DOCUMENTS);
  }
}

async function loadCompiler(): Promise<NodeCompiler> {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontPaths = WEIGHTS.map((weight) => join(FONTS, `Vazirmatn-${weight}.ttf`));
  return typst.NodeCompiler.create({ fontArgs: [{ fontPaths }] });
}
