import type { ComponentProps } from 'react';

import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import type { MenuEntry } from './menu-categories';

interface EntryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  readonly locale: Locale;
  readonly entry: MenuEntry;
}

/**
 * A link to a service or what stands under it. One into an order names its cities: elsewhere page-links.tsx says so
 * instead of going there (row V-10).
 */
export function EntryLink({ locale, entry, children = entry.name, ...rest }: EntryLinkProps) {
  const order = entry.orderCities ? { rel: 'nofollow', 'data-order-cities': entry.orderCities.join(' ') } : {};
  return (
    <a href={toLocalePath(locale, entry.path)} {...order} {...rest}>
      {children}
    </a>
  );
}
