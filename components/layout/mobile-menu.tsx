'use client';

import { useState, type ReactNode } from 'react';

import { toLazyPart } from './lazy-part';
import type { SideMenuProps } from './side-menu';

const SideMenu = toLazyPart(() => import('./side-menu').then((module) => module.SideMenu));

interface MobileMenuProps extends Omit<SideMenuProps, 'onOpenChange'> {
  readonly openLabel: string;
  readonly icon: ReactNode;
}

/** The hamburger; its menu loads when it is opened. */
export function MobileMenu({ openLabel, icon, ...menu }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50"
      >
        {icon}
      </button>
      {isOpen && <SideMenu {...menu} onOpenChange={setIsOpen} />}
    </>
  );
}
