// Holds "who may import whom" and the absence of cycles. Run alone: node lib/dev/check-imports.mjs
import { findCycles, findMutualDomains, readGraph } from './import-graph.mjs';
import { findForbidden } from './import-rules.mjs';
import { root } from './run.mjs';

const graph = readGraph(root);
const forbidden = [...graph].flatMap(([file, imports]) =>
  imports.flatMap(({ specifier, isTypeOnly, line }) => {
    const sentence = findForbidden(file, specifier, isTypeOnly);
    return sentence ? [sentence.replace(file, `${file}:${line}`)] : [];
  }),
);
const cycles = findCycles(graph).map(
  (cycle) => `${[...cycle, cycle[0]].join(' → ')}: a cycle. Move what both need into a file of its own.`,
);
const mutual = findMutualDomains(graph).map(
  (pair) => `lib/server: ${pair.replace(' ', ' and ')} import each other. Move what both need into a third.`,
);
for (const problem of [...forbidden, ...cycles, ...mutual]) console.log(problem);
console.log(`${graph.size} files, ${forbidden.length} forbidden imports, ${cycles.length} cycles`);
process.exitCode = forbidden.length + cycles.length + mutual.length > 0 ? 1 : 0;
