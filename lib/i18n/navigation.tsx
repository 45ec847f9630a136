'use client';

import NextLink from 'next/link';
import { useParams, usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation';
import { useMemo, type ComponentProps } from 'react';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & {
  /** A public path without the locale, with its closing slash. */
  href: string;
};

/** The locale of the page. */
export function useLocale(): Locale {
  return toLocale(useParams()?.locale);
}

/** A link inside the page's own language. */
export function Link({ href, ...rest }: LinkProps) {
  return <NextLink href={toLocalePath(useLocale(), href)} {...rest} />;
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
      push: (href, options) => router.push(toLocalePath(locale, href), options),
      replace: (href, options) => router.replace(toLocalePath(locale, href), options),
      prefetch: (href, options) => router.prefetch(toLocalePath(locale, href), options),
    }),
    [router, locale],
  );
}
