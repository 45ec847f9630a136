// The scripts that the server itself gives to browsers. The build bundles them for production; in development and in
// tests the server does, as they are then.
const FOLDER = 'lib/browser';

export const BUILT_FOLDER = 'dist/browser';

const PROGRAMS = {
  'held-signs': `${FOLDER}/held-signs/hold.ts`,
  'late-boot': `${FOLDER}/late-boot/boot.ts`,
  'service-worker': `${FOLDER}/service-worker/worker.ts`,
  farewell: `${FOLDER}/service-worker/farewell.ts`,
};

/**
 * Stands in a bundle where the build's id is written in when it is sent: the framework makes that id after the bundle.
 */
export const BUILD_ID_PLACE = 'id-of-the-build';

/** esbuild's options for these of them, each written to BUILT_FOLDER under its name; `root` is the project's folder. */
export const browserBundle = (root, names = Object.keys(PROGRAMS)) => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(names.map((name) => [name, PROGRAMS[name]])),
  outdir: BUILT_FOLDER,
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2020',
  legalComments: 'none',
  logLevel: 'warning',
  define: { BUILD_ID: JSON.stringify(BUILD_ID_PLACE) },
});
