'use client';

import { useState, type ReactNode } from 'react';

import { usePathname } from '@/lib/i18n/location';

import { toLazyPart } from './lazy-part';
import type { SearchDialogProps } from './search-dialog';
import type { SideMenuProps } from './side-menu';

const SideMenu = toLazyPart(() => import('./side-menu').then((module) => module.SideMenu));
const SearchDialog = toLazyPart(() => import('./search-dialog').then((module) => module.SearchDialog));

interface OpenerProps {
  readonly openLabel: string;
  readonly icon: ReactNode;
}

interface OpenerButtonProps extends OpenerProps {
  /** Left out where what it opens lies over the button. */
  readonly isExpanded?: boolean;
  readonly onOpen: () => void;
}

function OpenerButton({ openLabel, icon, isExpanded, onOpen }: OpenerButtonProps) {
  return (
    <button
      type="button"
      aria-label={openLabel}
      aria-expanded={isExpanded}
      onClick={onOpen}
      className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50"
    >
      {icon}
    </button>
  );
}

/** The hamburger; its menu loads when it is opened. */
export function MobileMenu({ openLabel, icon, ...menu }: Omit<SideMenuProps, 'onOpenChange'> & OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OpenerButton openLabel={openLabel} icon={icon} isExpanded={isOpen} onOpen={() => setIsOpen(true)} />
      {isOpen && <SideMenu {...menu} onOpenChange={setIsOpen} />}
    </>
  );
}

/** The mobile header's search, hidden on the home page (rows S-07, S-09). */
export function SearchButton({ openLabel, icon, ...dialog }: Omit<SearchDialogProps, 'onClose'> & OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (usePathname() === '/') return null;
  return (
    <>
      <OpenerButton openLabel={openLabel} icon={icon} onOpen={() => setIsOpen(true)} />
      {isOpen && <SearchDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}
