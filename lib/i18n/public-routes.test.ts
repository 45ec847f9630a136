import { readdirSync } from 'node:fs';
import path from 'node:path';

import { internalRoutes, isGuardedRoute, isPublicRoute, publicRoutes } from '@/lib/i18n/public-routes';

/** Served before the framework is asked, or by an internal page under another address. */
const WITHOUT_PAGE = ['/404/', '/dev/outbox/'];

/** `(site)/services/[seopath]/page.tsx` → `/services/{seopath}/`. */
function toRoute(file: string): string {
  const parts = path
    .dirname(file)
    .split(path.sep)
    .filter((part) => part !== '.' && !part.startsWith('('));
  return `/${parts.map((part) => `${part.replace(/^\[(\w+)\]$/, '{$1}')}/`).join('')}`;
}

function readPageRoutes(): string[] {
  const files = readdirSync(path.resolve('app/[locale]'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => path.basename(file) === 'page.tsx').map(toRoute);
}

describe('publicRoutes', () => {
  it('has an entry for every page, and a page for every entry', () => {
    const internal: string[] = Object.values(internalRoutes);
    const pages = readPageRoutes().filter((route) => !internal.some((hidden) => route.startsWith(hidden)));
    const expected = publicRoutes.filter((route) => !WITHOUT_PAGE.includes(route));
    expect(pages.sort()).toEqual([...expected].sort());
  });

  it('keeps the internal pages out of the public addresses', () => {
    for (const route of Object.values(internalRoutes)) expect(isPublicRoute(route)).toBe(false);
  });
});

describe('isGuardedRoute', () => {
  it('asks for the login in three areas, but not for task review', () => {
    for (const route of ['/my-order-list/', '/user-profile/info/', '/pelakman/dashboard/'])
      expect(isGuardedRoute(route)).toBe(true);
    for (const route of ['/my-order-list/taskreview/7/', '/services/pelakman/', '/'])
      expect(isGuardedRoute(route)).toBe(false);
  });
});
