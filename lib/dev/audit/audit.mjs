// `npm run audit [-- part …] [--only <part of a name>] [--locale de]`: looks at every page of the site in every
// language and prints one table of what is wrong. It ends with 1 when anything was found, and with 2 when something
// could not be looked at.
import { parseArgs } from 'node:util';
import { toSkippedRow } from '../bench/statistics.mjs';
import { toTable } from '../bench/table.mjs';
import { ToolMissing } from '../bench/tools.mjs';
import { ensureBuild } from '../build.mjs';
import { ensureDependencies } from '../dependencies.mjs';
import { ScriptProblem, endWith, root } from '../run.mjs';

const FOUND = 1;
const NOT_CHECKED = 2;

await main().catch(endWith);

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, locale: { type: 'string', multiple: true } },
  });
  process.chdir(root);
  await ensureDependencies();
  const { parts, usualParts } = await import('./parts.mjs');
  const { toFindingLines } = await import('./findings.mjs');
  const { withSite } = await import('./site.mjs');
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
  if (unknown)
    throw new ScriptProblem(`"${unknown}" is no part of the audit. There are: ${Object.keys(parts).join(', ')}.`);
  await ensureBuild();
  const chosen = positionals.length > 0 ? positionals : usualParts;
  const rows = await withSite(async (site) => {
    const found = [];
    for (const name of chosen) found.push(...(await audit(name, () => parts[name](site, values))));
    return found;
  });
  console.log([...toFindingLines(rows), '', toTable(rows)].join('\n'));
  const failed = rows.filter(({ isMet }) => isMet === false).length;
  const skipped = rows.filter(({ value }) => value === null).length;
  console.log(`\n${rows.length} rows, ${failed} with findings, ${skipped} not checked.`);
  // What other programs keep open (a browser) must not keep the audit.
  process.exit(failed > 0 ? FOUND : skipped > 0 ? NOT_CHECKED : 0);
}

async function audit(name, run) {
  const startedAt = performance.now();
  process.stdout.write(`— ${name} …\n`);
  const rows = await run().catch((error) => {
    if (error instanceof ToolMissing) return [toSkippedRow(name, error.message)];
    process.stdout.write(`  ${error.stack ?? error}\n`);
    return [{ ...toSkippedRow(name, `failed: ${error.message.split('\n')[0]}`), isMet: false }];
  });
  process.stdout.write(`  ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  return rows;
}
