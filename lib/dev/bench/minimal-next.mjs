// The framework's minimal dynamic page: an application of one heading, built by the same version and served by its own
// server.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program, root } from '../run.mjs';
import { findFreePort } from '../../server/testing/free-port.mjs';
import { startProgram, waitUntil } from './processes.mjs';

// In the project's own folder for what is made, so that it finds the same packages.
const folder = path.join(root, 'dist/bench/minimal-next');
const ENVIRONMENT = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js': "export const dynamic = 'force-dynamic';\nexport default function Page() { return <h1>Hello</h1>; }",
};

/** { url, pid, stop() } of its one page. */
export async function startMinimalNext() {
  await build();
  const port = await findFreePort();
  const server = startProgram(
    process.execPath,
    [program('next/dist/bin/next'), 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    { folder, environment: ENVIRONMENT },
  );
  const url = `http://127.0.0.1:${port}/`;
  await waitUntil(server, 'The minimal page', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: server.pid, stop };
}

async function build() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  const builder = startProgram(process.execPath, [program('next/dist/bin/next'), 'build'], {
    folder,
    environment: ENVIRONMENT,
  });
  await builder.ended;
  if (builder.child.exitCode !== 0) throw new Error(`The minimal page could not be built:\n${builder.output()}`);
}
