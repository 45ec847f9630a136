import { gzipSync } from 'node:zlib';

import { toLateBoot } from './to-late-boot';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

interface Shape {
  readonly head?: string;
  readonly preload?: string;
  readonly startUp?: string;
  readonly marker?: string;
  readonly end?: string;
}

const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/26dv2ky7agios.js"/>';
const START_UP = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/018xbapynps0e.js"],"runtimeModuleIds":[94553]});</script>`;

/**
 * A production build's answer of Next 16.4.6 for the home page, shortened; e2e/flows/late-boot.e2e.ts compares the real
 * one with it.
 */
function toPage({
  head = chunk('018xbapynps0e'),
  preload = PRELOAD,
  startUp = START_UP,
  marker = ' data-boot="late"',
  end = '</body></html>',
}: Shape = {}): string {
  return (
    '<!DOCTYPE html><html lang="fa" dir="rtl"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/>' +
    '<link rel="stylesheet" href="/_next/static/chunks/21ot9wtzf6bp8.css" data-precedence="next"/>' +
    `${preload}${head}${chunk('turbopack-2u1d16houkiyo')}<title>پلاکفن</title>` +
    '<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script></head>' +
    `<body><main${marker}><script type="application/ld+json">{"name":"</p> async"}</script><p>&lt;script src="x"&gt; &amp; دیگر</p></main>` +
    `${startUp}${chunk('26dv2ky7agios')}` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"5:[\\"$\\",\\"p\\"]"])</script>' +
    end
  );
}

const LOADER =
  /<script type="application\/json" id="late-boot">(\[.*?\])<\/script><script>(.*?)<\/script>(?=<link rel="stylesheet")/s;

describe('a page whose framework starts late', () => {
  it('fetches no script by itself, and names the same scripts in the same order', () => {
    const page = toLateBoot(toPage()) ?? '';
    expect(page).not.toMatch(/<script[^>]* async/);
    expect(page).not.toMatch(/<link[^>]* as="script"/);
    expect(JSON.parse(LOADER.exec(page)?.[1] ?? 'null')).toEqual(
      ['018xbapynps0e', 'turbopack-2u1d16houkiyo', '26dv2ky7agios'].map((name) => `/_next/static/chunks/${name}.js`),
    );
  });

  it('is otherwise unchanged', () => {
    const page = toLateBoot(toPage()) ?? '';
    const restored = page.replace(LOADER, '');
    const expected = toPage()
      .replace(PRELOAD, '')
      .replaceAll(/<script src="[^"]+" async=""><\/script>/g, '');
    expect(restored).toBe(expected);
  });

  it('carries one loader for all pages, so that one hash allows it', () => {
    const [, , one] = LOADER.exec(toLateBoot(toPage()) ?? '') ?? [];
    const [, , other] = LOADER.exec(toLateBoot(toPage({ head: chunk('another') })) ?? '') ?? [];
    expect(one).toBe(other);
    expect(gzipSync(one ?? '').length).toBeLessThan(2400);
    expect(one).not.toContain('</');
  });
});

describe('a page that goes out unchanged', () => {
  it.each<[string, Shape]>([
    ['does not ask for a late start', { marker: '' }],
    ['was cut off', { end: '' }],
    [
      'has a script with another attribute',
      { head: '<script src="/_next/static/chunks/a.js" async="" crossorigin=""></script>' },
    ],
    ['has a script that waits', { head: '<script src="/_next/static/chunks/a.js" defer=""></script>' }],
    ['has a script from elsewhere', { head: '<script src="https://elsewhere.example/a.js" async=""></script>' }],
    ['has a module', { head: '<script type="module" src="/_next/static/chunks/a.js" async=""></script>' }],
    ['has no preload of its last script', { preload: '' }],
    ['preloads another script', { preload: PRELOAD.replace('26dv2ky7agios', 'another') }],
    ['has no start-up script', { startUp: '' }],
    ['has a start-up script that calls something else', { startUp: '<script id="_R_">globalThis.start()</script>' }],
    ['does something between start-up and the last script', { startUp: `${START_UP}<script>more()</script>` }],
  ])('%s', (_, shape) => {
    expect(toLateBoot(toPage(shape))).toBeNull();
  });
});
