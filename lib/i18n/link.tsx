'use client';

import type { ComponentProps } from 'react';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

type LinkProps = ComponentProps<'a'> & {
  /** A public path without the locale, with its closing slash. */
  href: string;
};

/**
 * A link inside the page's own language, for islands: a plain one, which components/layout/page-links.tsx follows and
 * fetches ahead.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a href={toLocalePath(useLocale(), href)} {...rest}>
      {children}
    </a>
  );
}
