'use client';

import { Menu } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';

import { LanguageLinks } from './language-menu';

const Drawer = dynamic(() => import('@/components/ui/drawer').then((module) => module.Drawer), { ssr: false });

interface MobileMenuProps {
  readonly words: { readonly open: string; readonly close: string; readonly title: string; readonly language: string };
  readonly links: readonly { readonly label: string; readonly path: string }[];
  /** The provider's link, which depends on the person. */
  readonly children: ReactNode;
}

/** The hamburger and its side menu (row S-10); the menu loads when it is opened. */
export function MobileMenu({ words, links, children }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={words.open} aria-expanded={isOpen} onClick={() => setIsOpen(true)} className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50">
        <Icon icon={Menu} size={24} />
      </button>
      {isOpen && (
        <Drawer open onOpenChange={setIsOpen} title={words.title} closeLabel={words.close}>
          <nav className="flex flex-col gap-1 p-2">
            {links.map((link) => (
              <Link key={link.path} href={link.path} className="flex min-h-touch items-center rounded-field px-3 font-medium hover:bg-enamel-50">
                {link.label}
              </Link>
            ))}
            {children}
          </nav>
          <div className="mt-auto border-t border-stone-200 p-2">
            <p className="px-3 py-2 text-14 text-stone-500">{words.language}</p>
            <LanguageLinks className="grid grid-cols-2" />
          </div>
        </Drawer>
      )}
    </>
  );
}
