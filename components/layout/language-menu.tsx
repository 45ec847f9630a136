'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Dropdown } from '@/components/layout/dropdown';
import { localeNames, locales, type Locale } from '@/lib/i18n/locales';
import { useLocale, usePathname } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

/**
 * The order's step stands in the query, which the server's page does not know. Before the press, so that a new tab has
 * it as well.
 */
function keepQuery({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void {
  currentTarget.search = window.location.search;
}

/** Leads to this page in the other languages. A whole load: language and direction belong to the document. */
export function LanguageLinks({ className }: { className?: string }) {
  const current = useLocale();
  const path = usePathname();
  return (
    <ul className={className}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={toLocalePath(locale, path)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onPointerDown={keepQuery}
            onClick={keepQuery}
            className={classNames(
              'flex min-h-touch items-center rounded-field px-3 hover:bg-enamel-50',
              locale === current && 'font-bold text-enamel-700',
            )}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LanguageMenu({ label, icon }: { label: string; icon: ReactNode }) {
  const locale: Locale = useLocale();
  return (
    <Dropdown
      className="relative"
      accessibleLabel={`${label}: ${localeNames[locale]}`}
      label={
        <>
          {icon}
          <span lang={locale}>{localeNames[locale]}</span>
        </>
      }
      panelClassName="end-0 top-full mt-2 w-40 p-2"
    >
      <LanguageLinks />
    </Dropdown>
  );
}
