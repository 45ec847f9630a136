'use client';

import { Menu } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';

import type { SideMenuProps } from './side-menu';

const SideMenu = dynamic(() => import('./side-menu').then((module) => module.SideMenu), { ssr: false });

type MobileMenuProps = Omit<SideMenuProps, 'onOpenChange' | 'words'> & { readonly words: SideMenuProps['words'] & { readonly open: string } };

/** The hamburger; its menu loads when it is opened. */
export function MobileMenu(props: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={props.words.open} aria-expanded={isOpen} onClick={() => setIsOpen(true)} className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50">
        <Icon icon={Menu} size={24} />
      </button>
      {isOpen && <SideMenu {...props} onOpenChange={setIsOpen} />}
    </>
  );
}
