import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { findShortOrderPath, SHORT_LINK_KINDS } from '@/lib/domain/site/order-links';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { noteRoute } from '../../observability';

/**
 * `/o/{task}` and `/w/{task}`, or `/o/en/{task}`: addresses that an SMS has room for. They lead to the order's page,
 * which asks who comes.
 */
export function addShortLinkRoutes(routes: Hono<{ Bindings: HttpBindings }>): void {
  for (const kind of SHORT_LINK_KINDS) {
    routes.get(`/${kind}/*`, (context) => {
      const [, , ...rest] = context.req.path.split('/');
      const number = rest.pop() ?? '';
      const [language = defaultLocale] = rest;
      const locale = isLocale(language) ? language : defaultLocale;
      noteRoute(`/${kind}/{task}`);
      context.header('cache-control', 'private, no-store');
      context.header('x-robots-tag', 'noindex');
      return context.redirect(toLocalePath(locale, findShortOrderPath(kind, number) ?? '/404/'), 302);
    });
  }
}
