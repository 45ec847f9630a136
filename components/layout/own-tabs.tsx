import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import './own-tabs.css';

export interface OwnTab {
  readonly key: string;
  /** A public path without locale. */
  readonly path: string;
  readonly icon: IconNode;
  readonly name: string;
  /** A count above the icon. */
  readonly badge?: ReactNode;
}

interface OwnTabsProps {
  readonly locale: Locale;
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly OwnTab[];
  /** The key of the tab that its reader is at. */
  readonly current: string;
}

/** On a phone the four places of a person's own area stay at the bottom of the window, in the reach of a thumb. */
export function OwnTabs({ locale, label, tabs, current }: OwnTabsProps) {
  return (
    <nav
      aria-label={label}
      className="own-tabs z-bar mt-auto border-t border-stone-200 bg-card pb-[env(safe-area-inset-bottom)] desktop:hidden print:hidden"
    >
      <ul className="grid grid-cols-4 narrow:grid-cols-2">
        {tabs.map(({ key, path, icon, name, badge }) => (
          <li key={key}>
            <a
              href={toLocalePath(locale, path)}
              aria-current={key === current ? 'page' : undefined}
              className="relative flex min-h-16 flex-col items-center justify-center gap-1 px-1 text-12 font-medium text-stone-500 before:absolute before:top-0 before:h-1 before:w-10 before:rounded-full aria-[current=page]:font-bold aria-[current=page]:text-enamel-700 aria-[current=page]:before:bg-current forced-colors:aria-[current=page]:underline"
            >
              <span className="relative">
                <Icon icon={icon} size={24} />
                {badge}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
