import type { ReactNode } from 'react';

import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import type { MenuEntry } from './menu-categories';

interface PlainMenuProps {
  readonly locale: Locale;
  readonly openLabel: string;
  readonly icon: ReactNode;
  readonly links: readonly MenuEntry[];
}

/** The hamburger of a phone that runs no script: the same links, opened by the browser itself. */
export function PlainMenu({ locale, openLabel, icon, links }: PlainMenuProps) {
  return (
    <noscript>
      <details>
        <summary
          aria-label={openLabel}
          className="inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-field hover:bg-enamel-50"
        >
          {icon}
        </summary>
        <nav
          aria-label={openLabel}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-b border-stone-200 bg-card p-2 shadow-float"
        >
          <ul>
            {links.map(({ name, path }) => (
              <li key={path}>
                <a
                  href={toLocalePath(locale, path)}
                  className="flex min-h-touch items-center rounded-field px-3 font-medium hover:bg-enamel-50"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </noscript>
  );
}
