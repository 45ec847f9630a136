import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { createBuiltFiles } from './built-files';

const TEXT = 'const answer = 42;\n'.repeat(200);

describe('files of the build', () => {
  let folder: string;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'built-files-'));
    mkdirSync(join(folder, '.next/static/chunks'), { recursive: true });
    writeFileSync(join(folder, '.next/static/chunks/a.js'), TEXT);
    writeFileSync(join(folder, '.next/static/chunks/a.js.br'), brotliCompressSync(TEXT));
    writeFileSync(join(folder, '.next/secret.json'), '{}');
    const handle = createBuiltFiles(folder, async (request, response) => {
      response.writeHead(404).end(`the framework’s: ${request.url}`);
    });
    server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });

  it('come as the build’s brotli, and are cached for a year', async () => {
    const answer = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'gzip, br' });
    expect(await answer.text()).toBe(TEXT);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
    });
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
  });

  it('come uncompressed to clients without brotli, or for a range', async () => {
    const plain = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, TEXT]);
    const part = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'br', range: 'bytes=0-4' });
    expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, 'const']);
  });

  it('are requested once while a browser has them', async () => {
    const first = await ask('/_next/static/chunks/a.js');
    const etag = `${first.headers.get('etag')}`;
    expect((await ask('/_next/static/chunks/a.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['/_next/static/made-up.js', '/_next/static/..%2fsecret.json', '/faq/'])(
    'leave %s to the framework under its own address',
    async (path) => {
      expect(await (await ask(path)).text()).toBe(`the framework’s: ${path}`);
    },
  );
});
