import { useState, type ReactNode } from 'react';

import { Accordion } from '@/components/ui/accordion';
import { Drawer } from '@/components/ui/drawer';
import { getDirection } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { EntryLink } from './entry-link';
import { LanguageLinks } from './language-menu';
import type { MenuEntry } from './menu-categories';
import { readMenu, type MenuService } from './read-menu';

export interface SideMenuProps {
  readonly words: {
    readonly close: string;
    readonly title: string;
    readonly services: string;
    readonly seeService: string;
    readonly language: string;
  };
  readonly links: readonly MenuEntry[];
  readonly onOpenChange: (open: boolean) => void;
  /** The provider's link, which depends on the person. */
  readonly children: ReactNode;
}

const linkClassName = 'flex min-h-touch items-center rounded-field px-3 font-medium hover:bg-enamel-50';

/** Dims the page and closes on the dim, on Escape and on any link (row S-10). One category is open at a time. */
export function SideMenu({ words, links, onOpenChange, children }: SideMenuProps) {
  const locale = useLocale();
  const [services] = useState(readMenu);
  const toContent = ({ name, path, entries }: MenuService) => (
    <ul>
      {[{ name: words.seeService.replace('{name}', name), path }, ...entries].map((entry) => (
        <li key={entry.name}>
          <EntryLink locale={locale} entry={entry} className="flex min-h-touch items-center text-14" />
        </li>
      ))}
    </ul>
  );
  return (
    <Drawer open onOpenChange={onOpenChange} title={words.title} closeLabel={words.close}>
      <nav className="flex flex-col gap-1 p-2">
        {links.map((link) => (
          <Link key={link.path} href={link.path} className={linkClassName}>
            {link.name}
          </Link>
        ))}
        {children}
        <p className="px-3 pt-4 text-14 text-stone-500">{words.services}</p>
        <div className="px-3">
          <Accordion
            direction={getDirection(locale)}
            items={services.map((service) => ({ key: service.path, title: service.name, content: toContent(service) }))}
          />
        </div>
      </nav>
      <div className="mt-auto border-t border-stone-200 p-2">
        <p className="px-3 py-2 text-14 text-stone-500">{words.language}</p>
        <LanguageLinks className="grid grid-cols-2" />
      </div>
    </Drawer>
  );
}
