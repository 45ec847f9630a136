'use client';

import { useParams, usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { announceNavigation } from '@/lib/i18n/navigation-event';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

export function useLocale(): Locale {
  return toLocale(useParams()?.locale);
}

/** The public path without the locale. */
export function usePathname(): string {
  return splitLocalePath(useNextPathname() ?? '/').path;
}

/** Next's router, whose `push`, `replace` and `prefetch` take public paths without the locale. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo<typeof router>(
    () => ({
      ...router,
      push: (href, options) => {
        const path = toLocalePath(locale, href);
        if (!announceNavigation({ path, isReplacing: false })) router.push(path, options);
      },
      replace: (href, options) => {
        const path = toLocalePath(locale, href);
        if (!announceNavigation({ path, isReplacing: true })) router.replace(path, options);
      },
      prefetch: (href, options) => router.prefetch(toLocalePath(locale, href), options),
    }),
    [router, locale],
  );
}
