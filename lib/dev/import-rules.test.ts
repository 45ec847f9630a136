import { findCycles, listImports, readGraph } from './import-graph.mjs';
import { findForbidden } from './import-rules.mjs';

const mayValue = (file: string, specifier: string) => findForbidden(file, specifier, false) === null;
const mayType = (file: string, specifier: string) => findForbidden(file, specifier, true) === null;

describe('who may import whom', () => {
  it.each([
    ['lib/contract/address.ts', 'zod'],
    ['lib/contract/address.ts', './call'],
    ['lib/funnel/engine.ts', '@/lib/domain/money'],
    ['lib/client/browser.ts', '@/lib/contract/addresses'],
    ['lib/server/orders/place.ts', '@/lib/server/ports/database'],
    ['lib/server/orders/place.ts', '@/lib/server/context'],
    ['lib/server/orders/place.ts', '@/lib/server/wallet/index'],
    ['lib/server/orders/place.ts', '@/lib/server/wallet'],
    ['lib/server/orders/place.ts', './rules'],
    ['lib/server/adapters/sms.ts', '../ports/sms'],
    ['lib/server/http/listen.ts', 'next'],
    ['components/order/price.tsx', '@/components/ui/button'],
    ['components/order/price.tsx', '@/lib/client/browser'],
    ['app/[locale]/page.tsx', '@/lib/client/server'],
    ['e2e/flows/cleaning.e2e.ts', '@/lib/server/seed/people'],
    ['lib/server/orders/place.test.ts', '@/lib/server/adapters/clock'],
  ])('%s may import %s', (file, specifier) => expect(mayValue(file, specifier)).toBe(true));

  it.each([
    ['lib/contract/address.ts', 'react'],
    ['lib/contract/address.ts', '../domain/money'],
    ['lib/domain/money.ts', '@/lib/funnel/engine'],
    ['lib/domain/money.ts', '@/lib/contract/errors'],
    ['lib/funnel/engine.ts', '@/lib/contract/errors'],
    ['lib/client/browser.ts', '@/lib/server/app'],
    ['lib/server/orders/place.ts', 'next/headers'],
    ['lib/server/orders/place.ts', 'react'],
    ['lib/server/orders/place.ts', '@/lib/server/wallet/store'],
    ['lib/server/orders/place.ts', '@/lib/server/adapters/sms'],
    ['lib/server/orders/place.ts', '@/lib/server/handlers'],
    ['lib/server/adapters/sms.ts', '@/lib/server/orders'],
    ['components/ui/button.tsx', '@/components/layout/header'],
    ['components/ui/button.tsx', 'next-intl'],
    ['components/order/price.tsx', '@/components/account/profile'],
    ['components/order/price.tsx', '@/lib/server/app'],
    ['components/order/price.tsx', '@/lib/contract/errors'],
    ['app/[locale]/page.tsx', '@/lib/server/app'],
    ['middleware.ts', '@/lib/server/config'],
    ['e2e/flows/cleaning.e2e.ts', '@/lib/domain/money'],
    ['lib/client/browser.ts', '@/lib/dev/import-rules.mjs'],
  ])('%s may not import %s', (file, specifier) => expect(mayValue(file, specifier)).toBe(false));

  it('lets types of the contract go where its values may not', () => {
    expect(mayType('lib/domain/money.ts', '@/lib/contract/errors')).toBe(true);
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
});

describe('the repository', () => {
  const graph = readGraph(process.cwd());

  it('has files to look at', () => expect(graph.size).toBeGreaterThan(20));

  it('keeps the import rules in every file', () => {
    const broken = [...graph].flatMap(([file, imports]) =>
      imports.map(({ specifier, isTypeOnly }) => findForbidden(file, specifier, isTypeOnly)).filter(Boolean),
    );
    expect(broken).toEqual([]);
  });

  it('has no import cycle', () => expect(findCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([]));
});
