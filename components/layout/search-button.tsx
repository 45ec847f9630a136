'use client';

import { useState, type ReactNode } from 'react';

import { usePathname } from '@/lib/i18n/location';

import { toLazyPart } from './lazy-part';
import type { SearchDialogProps } from './search-dialog';

const SearchDialog = toLazyPart(() => import('./search-dialog').then((module) => module.SearchDialog));

interface SearchButtonProps extends Omit<SearchDialogProps, 'onClose'> {
  readonly openLabel: string;
  readonly icon: ReactNode;
}

/** The mobile header's search, hidden on the home page (rows S-07, S-09). */
export function SearchButton({ openLabel, icon, ...dialog }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (usePathname() === '/') return null;
  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50"
      >
        {icon}
      </button>
      {isOpen && <SearchDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}
