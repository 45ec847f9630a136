import { readFileSync } from 'node:fs';

import { listMarkedByServer, listSentToBrowsers } from './client-marks.mjs';
import { findCycles, findMutualDomains, listImports, readGraph, type FoundImport } from './import-graph.mjs';
import { findForbidden } from './import-rules.mjs';

const mayValue = (file: string, specifier: string) => findForbidden(file, specifier, false) === null;
const mayType = (file: string, specifier: string) => findForbidden(file, specifier, true) === null;

describe('imports by place', () => {
  it.each([
    ['lib/contract/address.ts', 'zod'],
    ['lib/contract/address.ts', './call'],
    ['lib/domain/order/order-states.ts', '@/lib/contract/enumerations'],
    ['lib/server/schema/orders.ts', '@/lib/contract/enumerations'],
    ['components/order-following/order-words.ts', '@/lib/contract/enumerations'],
    ['lib/funnel/engine.ts', '@/lib/domain/money/money'],
    ['lib/client/browser.ts', '@/lib/contract/addresses'],
    ['lib/server/orders/place.ts', '@/lib/server/ports/database'],
    ['lib/server/orders/place.ts', '@/lib/server/context'],
    ['lib/server/orders/place.ts', '@/lib/server/wallet/index'],
    ['lib/server/orders/place.ts', '@/lib/server/wallet'],
    ['lib/server/orders/place.ts', './rules'],
    ['lib/server/orders/parts/custody/hand-over.ts', '../../../ports/write-together'],
    ['lib/server/adapters/sms.ts', '../ports/sms'],
    ['lib/server/http/edge/listen.ts', 'next'],
    ['components/order/price.tsx', '@/components/ui/button'],
    ['components/order/price.tsx', '@/lib/client/browser'],
    ['app/[locale]/page.tsx', '@/lib/client/server'],
    ['e2e/flows/cleaning.e2e.ts', '@/lib/server/seed/people'],
    ['lib/server/orders/place.test.ts', '@/lib/server/adapters/clock'],
  ])('%s may import %s', (file, specifier) => expect(mayValue(file, specifier)).toBe(true));

  it.each([
    ['lib/contract/address.ts', 'react'],
    ['lib/contract/address.ts', '../domain/money/money'],
    ['components/ui/button.tsx', '@/lib/contract/enumerations'],
    ['lib/domain/money/money.ts', '@/lib/funnel/engine'],
    ['lib/domain/money/money.ts', '@/lib/contract/errors'],
    ['lib/funnel/engine.ts', '@/lib/contract/errors'],
    ['lib/client/browser.ts', '@/lib/server/app'],
    ['lib/server/orders/place.ts', 'next/headers'],
    ['lib/server/orders/place.ts', 'react'],
    ['lib/server/orders/place.ts', '@/lib/server/wallet/store'],
    ['lib/server/orders/place.ts', '@/lib/server/adapters/sms'],
    ['lib/server/orders/place.ts', '@/lib/server/handlers'],
    ['lib/server/orders/bids/write-bid.ts', '../../ports/write-together'],
    ['lib/server/payouts/payout-account.ts', '../ports/write-together'],
    ['lib/server/adapters/sms.ts', '@/lib/server/orders'],
    ['components/ui/button.tsx', '@/components/layout/header'],
    ['components/ui/button.tsx', 'next-intl'],
    ['components/order/price.tsx', '@/components/account/profile'],
    ['components/order/price.tsx', '@/components/alerts/provider-alerts'],
    ['components/order/price.tsx', '@/lib/server/app'],
    ['components/order/price.tsx', '@/lib/contract/errors'],
    ['app/[locale]/page.tsx', '@/lib/server/app'],
    ['middleware.ts', '@/lib/server/config'],
    ['e2e/flows/cleaning.e2e.ts', '@/lib/domain/money/money'],
    ['lib/client/browser.ts', '@/lib/dev/import-rules.mjs'],
  ])('%s may not import %s', (file, specifier) => expect(mayValue(file, specifier)).toBe(false));

  it('lets types of the contract go where its values may not', () => {
    expect(mayType('lib/domain/money/money.ts', '@/lib/contract/errors')).toBe(true);
    expect(mayType('components/order/price.tsx', '@/lib/contract/index')).toBe(true);
    expect(mayType('components/ui/button.tsx', '@/lib/contract/index')).toBe(false);
  });
});

describe('reading imports', () => {
  it('tells types from values and finds re-exports and import()', () => {
    const text = [
      `import type { A } from './a';`,
      `import { type B } from './b';`,
      `import { type C, d } from './c';`,
      `export * from './e';`,
      `const f = () => import('./f');`,
      `import './g';`,
      `type H = import('./h').H;`,
    ].join('\n');
    const found = listImports('x.ts', text).map(({ specifier, isTypeOnly, line }) => [specifier, isTypeOnly, line]);
    expect(found).toEqual([
      ['./a', true, 1],
      ['./b', true, 2],
      ['./c', false, 3],
      ['./e', false, 4],
      ['./f', false, 5],
      ['./g', false, 6],
      ['./h', true, 7],
    ]);
  });

  it('finds a cycle and names its files in order', () => {
    const graph = new Map([
      ['a', [{ to: 'b' }]],
      ['b', [{ to: 'c' }]],
      ['c', [{ to: 'b' }, { to: null }]],
    ]);
    expect(findCycles(graph)).toEqual([['b', 'c']]);
  });

  it('finds two domains that import each other, through whatever files', () => {
    const graph = new Map([
      ['lib/server/money/gifts.ts', [{ to: 'lib/server/identity/index.ts' }]],
      [
        'lib/server/identity/account/account.ts',
        [{ to: 'lib/server/money/index.ts' }, { to: 'lib/server/ports/clock.ts' }],
      ],
      ['lib/server/ports/clock.ts', [{ to: 'lib/server/identity/index.ts' }]],
      ['lib/server/messages/notify.ts', [{ to: 'lib/server/identity/index.ts' }]],
      ['lib/server/identity/login/login.test.ts', [{ to: 'lib/server/messages/index.ts' }]],
    ]);
    expect(findMutualDomains(graph)).toEqual(['identity money']);
  });
});

describe('the marked parts that a server part reaches', () => {
  const importOf = (to: string, isTypeOnly = false): FoundImport => ({ to, isTypeOnly, specifier: to, line: 1 });

  it('are looked for through unmarked parts, and not beyond a marked one or a type', () => {
    const graph = new Map([
      ['app/[locale]/page.tsx', [importOf('screen'), importOf('shape', true)]],
      ['screen', [importOf('island')]],
      ['island', [importOf('button')]],
    ]);
    const isMarked = (file: string) => ['island', 'button', 'shape'].includes(file);
    expect([...listMarkedByServer(graph, isMarked)]).toEqual(['island']);
    expect([...listSentToBrowsers(graph, isMarked)].toSorted()).toEqual(['button', 'island']);
  });
});

/** The share of drawn components that go to browsers (0.86 on 2026-11-30): only down. */
const MOST_SENT = 0.87;

describe('the repository', () => {
  const graph = readGraph(process.cwd());

  it('has files to look at', () => expect(graph.size).toBeGreaterThan(20));

  it('keeps the import rules in every file', () => {
    const broken = [...graph].flatMap(([file, imports]) =>
      imports.map(({ specifier, isTypeOnly }) => findForbidden(file, specifier, isTypeOnly)).filter(Boolean),
    );
    expect(broken).toEqual([]);
  });

  it('marks a part with use client where a server part imports it, and nowhere else', () => {
    const isMarked = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
    const components = [...graph.keys()].filter(
      (file) => file.startsWith('components/') && !/\.test\.tsx?$/.test(file),
    );
    const marked = components.filter(isMarked);
    const reached = listMarkedByServer(graph, isMarked);
    expect(reached.size).toBeGreaterThan(20);
    expect(marked.filter((file) => !reached.has(file))).toEqual([]);
    expect(marked.length / components.length).toBeLessThanOrEqual(0.25);
    const drawn = components.filter((file) => file.endsWith('.tsx'));
    const sent = listSentToBrowsers(graph, isMarked);
    expect(drawn.filter((file) => sent.has(file)).length / drawn.length).toBeLessThanOrEqual(MOST_SENT);
  });

  it('keeps the libraries of the desk on its own pages', () => {
    const ofDesk = /^(?:components\/operator\/|app\/\[locale\]\/\(operator\)\/)/;
    const isTest = /\.(?:test|suite)\.tsx?$/;
    const strangers = [...graph].filter(([file]) => !ofDesk.test(file) && !isTest.test(file));
    const reached = strangers.flatMap(([file, imports]) =>
      imports
        .filter(({ specifier, isTypeOnly, to }) =>
          to === null ? /^(?:@tanstack\/|cmdk$)/.test(specifier) : !isTypeOnly && to.startsWith('components/operator/'),
        )
        .map(({ specifier }) => `${file}: ${specifier}`),
    );
    expect(reached).toEqual([]);
  });

  it('has no two domains with mutual imports', () => expect(findMutualDomains(graph)).toEqual([]));

  it('has no import cycle', () => expect(findCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([]));
});
