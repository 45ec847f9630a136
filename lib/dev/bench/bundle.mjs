// Bundles programs of the bench that run the product's own parts.
import path from 'node:path';
import { serverBundle } from '../build.mjs';
import { root } from '../run.mjs';

/** The path of a program, bundled as the server is. */
export async function bundleProgram(entry) {
  const esbuild = await import('esbuild');
  // Inside the project, because packages stay outside the bundle and are looked for from here upwards.
  const outfile = path.join(root, 'dist/bench', path.basename(entry).replace(/\.ts$/, '.mjs'));
  await esbuild.build(serverBundle(outfile, path.join('lib/dev/bench', entry)));
  return outfile;
}

/**
 * The server's own start with one of its modules replaced: what imports it gets the bench's version, which wraps it.
 */
export async function bundleServerWith(name, modulePath, replacement) {
  const esbuild = await import('esbuild');
  const outfile = path.join(root, 'dist/bench', `${name}.mjs`);
  const wrapped = path.join(root, modulePath);
  const wrapping = path.join(root, 'lib/dev/bench', replacement);
  const replace = {
    name: 'replace',
    setup: ({ onResolve }) =>
      onResolve(
        { filter: new RegExp(`/${path.basename(modulePath, '.ts')}$`) },
        ({ path: specifier, resolveDir, importer }) => {
          const isIt =
            specifier.startsWith('.') && `${path.join(resolveDir, specifier)}.ts` === wrapped && importer !== wrapping;
          return isIt ? { path: wrapping } : undefined;
        },
      ),
  };
  await esbuild.build({ ...serverBundle(outfile), plugins: [replace] });
  return outfile;
}
