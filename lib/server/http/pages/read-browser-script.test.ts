import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';

import { browserBundle } from '@/lib/browser/browser-scripts.mjs';
import { readBrowserScript } from './read-browser-script';

describe('the server’s scripts for browsers', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'browser-scripts-'));
    await build({ ...browserBundle(process.cwd()), outdir: join(folder, 'dist/browser') });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const inProduction = (directory: string, read: () => unknown) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    jest.spyOn(process, 'cwd').mockReturnValue(directory);
    return read();
  };

  it.each(['held-signs', 'late-boot', 'service-worker', 'farewell'] as const)(
    '%s is the build’s in production, byte by byte the bundle of development and tests',
    (name) => {
      const bundled = readBrowserScript(name);
      expect(bundled.length).toBeGreaterThan(100);
      expect(inProduction(folder, () => readBrowserScript(name))).toBe(bundled);
    },
  );

  it('name the command that makes them where they are missing', () => {
    expect(() => inProduction(join(folder, 'nowhere'), () => readBrowserScript('late-boot'))).toThrow(
      'dist/browser/late-boot.js cannot be read: run npm run build',
    );
  });

  it('leave the bundler out of the server: a production start loads none', async () => {
    const { metafile } = await build({
      entryPoints: ['lib/server/start/start.ts'],
      outdir: folder,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    });
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(imported).toContain('hono');
    expect(imported.filter((name) => /^(esbuild|typescript|playwright|jest)/.test(name))).toEqual([]);
  });
});
