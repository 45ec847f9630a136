import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import { addServiceWorkerRoute } from './service-worker-routes';
import { makeServiceWorker } from './service-worker-script';

const LARGEST_BYTES = 8000;

function serve(options: Parameters<typeof addServiceWorkerRoute>[1]) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  addServiceWorkerRoute(routes, options);
  return (headers: Record<string, string> = {}) => routes.request('/service-worker.js', { headers });
}

describe('/service-worker.js', () => {
  it('is requested at every visit, and sent again only after a change', async () => {
    const ask = serve({ isOn: false, isDevelopment: false });
    const first = await ask();
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('differs for each build, is small, and keeps its caches under the build’s name', () => {
    const [one, other] = [
      makeServiceWorker('service-worker', 'build-1'),
      makeServiceWorker('service-worker', 'build-2'),
    ];
    expect(one.etag).not.toBe(other.etag);
    expect(one.text).toContain('build-1');
    expect(one.text.length).toBeLessThan(LARGEST_BYTES);
    // A page that is open goes on with the files that it was made with.
    expect(one.text).not.toContain('skipWaiting');
  });

  it('can be switched off: the next worker takes over at once, removes everything and goes', async () => {
    for (const options of [
      { isOn: false, isDevelopment: false },
      { isOn: true, isDevelopment: true },
    ]) {
      const text = await (await serve(options)()).text();
      for (const word of ['skipWaiting', 'unregister', 'caches']) expect(text).toContain(word);
      expect(text).not.toContain('"fetch"');
    }
  });
});
